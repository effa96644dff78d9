"""A log being read: the table as it stands after the entries that were folded into it.

Folding is the one way in which a table changes. `Table` turns something new into an event and folds it with luck that is being recorded; a
replay folds the same events with the luck that was recorded. So a replay cannot differ from the game as it was played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, assert_never

import msgspec

from carteblanche.core.clocks import Clock
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import Luck, ReplayedLuck, ScriptedLuck
from carteblanche.core.pieces import State
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Millis, Outcome, Seat, Viewer, from_plain
from carteblanche.games import catalogue
from carteblanche.table import deal
from carteblanche.table.log import (
    Answered,
    Chair,
    Closed,
    Committed,
    Covered,
    Dealt,
    Entry,
    Event,
    Expired,
    Header,
    Left,
    Missed,
    Numbered,
    Played,
    Proposal,
    Proposed,
    Rang,
    Resumed,
    Returned,
)
from carteblanche.table.proposals import PendingProposal
from carteblanche.table.seating import Seating
from carteblanche.table.undo import History
from carteblanche.table.view import Phase, TableView

_WITH_REF: Final = (Played, Missed, Proposed, Answered, Resumed, Left)
"""The events that carry their sender's `ref`."""


def open_game(header: Header, resources: Mapping[str, Any] | None = None) -> AnyGame:
    """The game of this header with what it needs from outside. If its lexicon is not among that, what the words were taken for is known
    from the log alone: then it can be replayed, not played on.
    """
    game = catalogue.open(header.game, header.rules, resources)
    if header.lexicon is not None and getattr(game, "lexicon", None) != header.lexicon:
        return catalogue.open(header.game, header.rules, {**(resources or {}), "lexicon": None})
    return game


class Fold:
    def __init__(self, header: Header, game: AnyGame | None = None, state: State | None = None) -> None:
        """A table before its deal, or, for scenarios and puzzles, in a given state."""
        self.header = header
        self.game: AnyGame = game or open_game(header)
        self.seats = len(header.chairs)
        if self.seats not in self.game.SEATS:
            few, many = self.game.SEATS[0], self.game.SEATS[-1]
            raise Unreadable(f"{header.game} is for {few} to {many} players, not {self.seats}", "chairs")
        try:
            self._config = msgspec.convert(header.config, self.game.CONFIG)
        except msgspec.ValidationError as error:
            raise Unreadable(str(error), "config") from None
        self.entries: list[Entry] = []
        self.state: State | None = state
        self.at = Millis(0)
        self.phase: Phase = "committing" if state is None else "playing"
        self.seating = Seating(header)
        self.marks: tuple[str, ...] = ()
        self.outcome: Outcome | None = None
        self.aborted = False
        self.rematch = False
        self.entry_by_ref: dict[tuple[Seat, str], int] = {}
        """By seat and the sender's `ref` for an act: the entry it became."""
        self._every = tuple(map(Seat, range(self.seats)))
        self._numbers = deal.Numbers(self.seating.seated)
        self._commitments = (header.commitment, *[""] * self.seats)
        self._shown = ("",) * self.seats
        self._history = History()
        self._pending: PendingProposal | None = None
        self._falls = [0] * self.seats
        self._moved = -1
        self._clock = Clock.start(header.pace, self.seats) if header.pace is not None and self.game.TURNS else None
        if state is not None:
            self._run_clock()

    def fold(self, entry: Entry, checked: ReplayedLuck | None = None) -> None:
        """Folds one recorded entry, with the luck that it keeps, or with one that compares."""
        luck = checked or ScriptedLuck(entry.luck)
        where = f"entry {entry.n}"
        if entry.n != len(self.entries):
            raise Unreadable(f"entry {len(self.entries)} was expected", where)
        try:
            self._apply(entry.at, entry.event, luck)
        except Illegal as error:
            raise Unreadable(f"the rules do not allow this: {error}", where) from None
        except msgspec.ValidationError as error:
            raise Unreadable(str(error), where) from None
        if luck.left:
            raise Unreadable("more luck is written down than was drawn", where)
        self.entries.append(entry)

    # What is seen

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot acts for this chair now."""
        return seat not in self.seating.people

    def level(self, seat: Seat) -> str:
        """The level of the bot on this chair."""
        return self.header.chairs[seat].level or self.header.stand_in or list(self.game.BOTS)[-1]

    def view(self, viewer: Viewer, now: Millis | None = None, chairs: tuple[Chair, ...] | None = None) -> TableView:
        """What this viewer may know, as it stands now (by default: at the last entry). The log has no names of people: `chairs` has."""
        now = self.at if now is None else now
        return TableView(
            n=len(self.entries),
            at=now,
            game=None if self.state is None else self.game.view(self.state, viewer),
            chairs=self.header.chairs if chairs is None else chairs,
            covered=self.seating.covered,
            left=self.seating.left,
            phase=self.phase,
            awaited=self._numbers.awaited() if self.phase in ("committing", "numbering") else (),
            proposal=None if self._pending is None else self._pending.shown(viewer),
            proposals=self._list_proposals(),
            clock=None if self._clock is None else self._clock.at(self._clock.since if self.phase == "over" else now),
            running=() if self._clock is None else self._clock.running,
            marks=self.marks,
            outcome=self.outcome,
            rematch=self.rematch,
            commitments=self._commitments,
            numbers=self._shown,
        )

    # Folding

    def _apply(self, at: Millis, event: Event, luck: Luck, action: Message | None = None) -> None:
        """Folds one event. Raises before anything has changed."""
        if at < self.at:
            raise Unreadable(f"time went back from {self.at} to {at}")
        match event:
            case Committed() | Numbered():
                self._fold_number(event)
            case Dealt():
                if self.state is not None:
                    raise Illegal("dealt-already")
                self.state = self.game.setup(self._config, self.seats, luck)
                self.phase = "playing"
                self._finish_step(at)
            case Played() | Rang():
                self._fold_step(at, event, luck, action)
            case Missed():
                self._fold_miss(at, event, action)
            case Proposed() | Answered() | Expired():
                self._fold_proposal(at, event, luck)
            case Resumed(seat):
                if self.phase != "paused":
                    raise Illegal("not-paused")
                self.seating.expect_person(seat)
                self.phase = "playing"
            case Left() | Covered() | Returned():
                self._fold_seating(event)
            case Closed(secret, _):
                self._fold_end(at, secret)
            case _:
                assert_never(event)
        if isinstance(event, _WITH_REF):
            self.entry_by_ref[event.seat, event.ref] = len(self.entries)
        self.at = at

    def _fold_number(self, event: Committed | Numbered) -> None:
        if self.phase not in ("committing", "numbering"):
            raise Illegal("not-awaited", seat=event.seat, phase=self.phase)
        match event:
            case Committed(seat, commitment):
                self._numbers.commit(seat, commitment)
            case Numbered(seat, number):
                self._numbers.show(seat, number)
            case _:
                assert_never(event)
        promised, shown = self._numbers.commitments, self._numbers.shown
        self.phase = "numbering" if self._numbers.all_committed() else "committing"
        self._commitments = (self.header.commitment, *[promised.get(seat, "") for seat in self._every])
        if self._numbers.all_shown():
            self._shown = tuple([shown.get(seat, "") for seat in self._every])

    def _expect_playing(self) -> State:
        if self.phase != "playing" or self.state is None:
            raise Illegal("game-over" if self.phase == "over" else f"not-while-{self.phase}")
        return self.state

    def _compute_step(
        self, state: State, at: Millis, event: Played | Missed | Rang, luck: Luck, action: Message | None = None
    ) -> State:
        """The state that a step of the game leads to. An action from a log is read here; one that is being played was read at the edge."""
        match event:
            case Played(seat, written) | Missed(seat, written):
                after: State = self.game.play(state, at, seat, action or from_plain(written, self.game.ACTION), luck)
            case Rang(alarm) if alarm in self.game.alarms(state):
                after = self.game.ring(state, alarm, luck)
            case Rang(alarm):
                raise Illegal("no-such-alarm", alarm=alarm.name)
            case _:
                assert_never(event)
        return after

    def _repeat_step(self, state: State, n: int) -> State:
        entry = self.entries[n]
        assert isinstance(entry.event, Played | Rang), "nothing else is in the history"
        return self._compute_step(state, entry.at, entry.event, ScriptedLuck(entry.luck))

    def _fold_step(self, at: Millis, event: Played | Rang, luck: Luck, action: Message | None) -> None:
        before = self._expect_playing()
        self.state = self._compute_step(before, at, event, luck, action)
        match event:
            case Played(seat, _, _, by):
                self._history.add(seat, len(self.entries), before)
                self._falls[seat] = self._falls[seat] + 1 if by == "clock" else 0
                if by == "clock" and self._clock is not None:
                    self._clock = self._clock.refilled(seat, at)
            case Rang():
                self._history.add(None, len(self.entries), before)
            case _:
                assert_never(event)
        self._finish_step(at)

    def _fold_miss(self, at: Millis, event: Missed, action: Message | None) -> None:
        """Nothing changes; the rules must refuse the action with the code that is written down."""
        try:
            self._compute_step(self._expect_playing(), at, event, ScriptedLuck(()), action)
        except Illegal as refused:
            if refused.code == event.code:
                return
        raise Unreadable(f"the rules do not refuse this with {event.code}")

    def _finish_step(self, at: Millis) -> None:
        """After a step of the game."""
        self._moved = len(self.entries)
        self.at = at
        if (found := self.game.outcome(self.state)) is not None:
            self.outcome = self.seating.rank_leavers_last(found)
        self._run_clock()

    def _run_clock(self) -> None:
        if self._clock is not None:
            running = () if self.outcome else tuple(self.game.prompts(self.state))
            self._clock = self._clock.turn(running, self.at)

    def _fold_end(self, at: Millis, secret: str) -> None:
        if self.phase == "over":
            raise Illegal("closed-already")
        if not deal.matches_commitment(secret, self.header.commitment):
            raise Illegal("not-what-was-committed")
        self.aborted = self.outcome is None
        self.phase = "over"
        self._pending = None
        if self._clock is not None:
            self._clock = self._clock.turn(self._clock.running, at)

    def _mark(self, mark: str) -> None:
        if mark not in self.marks:
            self.marks = (*self.marks, mark)

    def _fold_seating(self, event: Left | Covered | Returned) -> None:
        if self.phase == "over":
            raise Illegal("game-over")
        match event:
            case Left(seat):
                self.seating.leave(seat)
                self._mark("left")
                self._pending = None
                self.aborted = self.state is None or not self.seating.people
                self.outcome = None if self.aborted else self.seating.outcome_if_resigned()
            case Covered(seat):
                self.seating.cover(seat)
                self._mark("covered")
            case Returned(seat):
                self.seating.give_back(seat)
                self._falls[seat] = 0
            case _:
                assert_never(event)

    # Proposals

    def _fold_proposal(self, at: Millis, event: Proposed | Answered | Expired, luck: Luck) -> None:
        if isinstance(event, Proposed):
            pending = self._make_proposal(at, event)
        elif self._pending is None:
            raise Illegal("nothing-proposed")
        elif isinstance(event, Expired) or (event.seat == self._pending.seat and not event.yes):
            self._pending = None  # nobody answered, or whoever asked has taken it back
            return
        else:
            pending = self._pending.answered(event.seat, yes=event.yes)
        if pending.agreed:
            self._carry_out(pending, luck)
        self._pending = None if pending.agreed or pending.refused else pending

    def _list_proposals(self) -> tuple[Proposal, ...]:
        if self.phase == "over":
            return ("rematch",)
        if self.phase != "playing":
            return ("abort",)
        return ("undo", "pause", "abort") if self.game.TURNS else ("pause", "abort")

    def _make_proposal(self, at: Millis, event: Proposed) -> PendingProposal:
        self.seating.expect_person(event.seat)
        if self._pending is not None:
            raise Illegal("proposal-open", proposal=self._pending.proposal)
        if (event.proposal == "rematch") != (self.phase == "over"):
            raise Illegal("game-over" if self.phase == "over" else "not-over")
        if event.proposal == "pause":
            self._expect_playing()
        if event.proposal == "undo":
            self._find_undoable(event.seat)
        return PendingProposal.open(event.proposal, event.seat, at, self.seating.people)

    def _carry_out(self, pending: PendingProposal, luck: Luck) -> None:
        match pending.proposal:
            case "undo":
                step = self._find_undoable(pending.seat)
                if self.seating.people == (pending.seat,):
                    self._mark("undone")
                self.state = self._history.take_back(step, self._expect_playing(), self._repeat_step, luck)
                self._moved = len(self.entries)
                self._run_clock()
            case "pause":
                self.phase = "paused"
            case "abort":
                self.aborted = True
            case "rematch":
                self.rematch = True
            case _:
                assert_never(pending.proposal)

    def _find_undoable(self, seat: Seat) -> int:
        """The step that this seat could take back, or `Illegal`."""
        state = self._expect_playing()
        if not self.game.TURNS:
            raise Illegal("no-undo-in-a-race")
        return self._history.find_undoable(seat, state, self._repeat_step, alone=self.seating.people == (seat,))
