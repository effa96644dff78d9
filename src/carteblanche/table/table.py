"""One running game, without I/O.

A table is told what somebody does and what time it is, and answers with the entries that this adds to its log, or raises `Illegal`. It
never reads a clock, a file or a random source. Whoever runs it writes the entries down before telling anybody of them.

There is one path for living and for replaying. Something new is first turned into an event; `_apply` folds the event into the table with
luck that is being recorded; then it is an entry. A replay folds the same events with the luck that was recorded. So
a replay cannot differ from the game as it was played, and the fold of the log is the table.

The order of things: an alarm that is due before an act rings before it, at its own moment; an act at the very moment of an
alarm comes first. What follows by itself (the deal when all numbers are shown, a bot on the chair after three fallen clocks, the closing
when there is an outcome) is an entry of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, assert_never

import msgspec

from carteblanche.core.clocks import Clock
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import Luck, RecordedLuck, ReplayedLuck, ScriptedLuck
from carteblanche.core.pieces import State
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Millis, Outcome, Seat, Viewer, from_plain, kind
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
    Judged,
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
FALLS_BEFORE_COVER: Final = 3
"""After so many fallen clocks in a row a bot takes the chair."""


def open_game(header: Header, resources: Mapping[str, Any] | None = None) -> AnyGame:
    """The game of this header with what it needs from outside. If its lexicon is not among that, what the words were taken for is known
    from the log alone: then it can be replayed, not played on.
    """
    game = catalogue.open(header.game, header.rules, resources)
    if header.lexicon is not None and getattr(game, "lexicon", None) != header.lexicon:
        return catalogue.open(header.game, header.rules, {**(resources or {}), "lexicon": None})
    return game


class Table:
    def __init__(
        self, header: Header, secret: str | None = None, game: AnyGame | None = None, state: State | None = None
    ) -> None:
        """A table before its deal, or, for scenarios and puzzles, in a given state. Without its secret it can only replay."""
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
        self._secret = secret
        self._key: bytes | None = None
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

    @classmethod
    def replay(
        cls, header: Header, entries: Iterable[Entry], secret: str | None = None, game: AnyGame | None = None
    ) -> Table:
        """The table that this log folds to. With its secret it can go on being played."""
        table = cls(header, secret, game)
        for entry in entries:
            table.fold(entry)
        if secret is not None and table._numbers.all_shown():
            table._key = deal.derive_key(secret, table._numbers.shown)
        return table

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

    # What people do. `ref` is the sender's own id for what they do: the same `ref` twice is the same act.

    def commit(self, seat: Seat, commitment: str) -> list[Entry]:
        return self._record(self.at, Committed(seat, commitment))

    def show_number(self, seat: Seat, number: str) -> list[Entry]:
        return self._record(self.at, Numbered(seat, number))

    def begin_deal(self) -> list[Entry]:
        """Goes on to the deal if nobody has to be waited for."""
        return self._record_consequences(self.at)

    def play(
        self,
        at: Millis,
        seat: Seat,
        action: Message,
        ref: str,
        seen: int | None = None,
        by: Literal["player", "bot"] = "player",
    ) -> list[Entry]:
        """A game's action, as it was read by its type at the edge: nobody reads it again. `seen` is the number of the view that its
        sender had.
        """
        entries = self.tick(Millis(at - 1))
        if (seat, ref) in self.entry_by_ref:
            return entries
        if seen is not None and seen <= self._moved and kind(action) in self.game.FRESH:
            raise Illegal("stale", seen=seen, now=len(self.entries))
        return entries + self._record(at, Played(seat, msgspec.to_builtins(action), ref, by), action)

    def play_in_order(
        self,
        at: Millis,
        seat: Seat,
        action: Message,
        ref: str,
        by: Literal["player", "bot"],
        judged: Judged | None,
        lost: frozenset[str] = frozenset(),
    ) -> tuple[list[Entry], Illegal | None]:
        """A game's action whose turn it is in the order of an arbiter, who also sees to the alarms. If the rules refuse it with
        a code of `lost`, somebody was quicker, and that is an entry too.
        """
        plain = msgspec.to_builtins(action)
        try:
            return self._record(at, Played(seat, plain, ref, by, judged or msgspec.UNSET), action), None
        except Illegal as refused:
            if judged is None or refused.code not in lost:
                return [], refused
            late = Judged(judged.arrival, judged.effective, "late")
            return self._record(at, Missed(seat, plain, ref, refused.code, late, by), action), refused

    def propose(self, at: Millis, seat: Seat, proposal: Proposal, ref: str) -> list[Entry]:
        return self._record_unless_repeated(at, seat, ref, Proposed(seat, proposal, ref))

    def answer(self, at: Millis, seat: Seat, ref: str, *, yes: bool) -> list[Entry]:
        return self._record_unless_repeated(at, seat, ref, Answered(seat, yes, ref))

    def resume(self, at: Millis, seat: Seat, ref: str) -> list[Entry]:
        return self._record_unless_repeated(at, seat, ref, Resumed(seat, ref))

    def leave(self, at: Millis, seat: Seat, ref: str) -> list[Entry]:
        return self._record_unless_repeated(at, seat, ref, Left(seat, ref))

    def cover(self, at: Millis, seat: Seat) -> list[Entry]:
        """A bot keeps the chair warm."""
        return self._record_unless_repeated(at, seat, "", Covered(seat))

    def give_back(self, at: Millis, seat: Seat) -> list[Entry]:
        return self._record_unless_repeated(at, seat, "", Returned(seat))

    def abandon(self) -> list[Entry]:
        """The house gives the table up: nobody wins, and the secret is shown."""
        self.aborted = True
        return self._record_consequences(self.at)

    # What time does

    def due(self) -> Millis | None:
        """When something will happen by itself, if nobody does anything; `None` while nothing will."""
        alarms = self._alarms()
        return min(moment for moment, _ in alarms) if alarms else None

    def tick(self, at: Millis) -> list[Entry]:
        """Lets everything ring that is due up to and including this moment, each at its own."""
        entries: list[Entry] = []
        while alarms := self._alarms():
            moment, event = min(alarms, key=lambda pair: pair[0])
            if moment > at:
                break
            if event is not None:
                entries += self._record(max(moment, self.at), event)
            else:
                entries += self._record(max(moment, self.at), *self._make_clock_move())
        return entries

    def _alarms(self) -> list[tuple[Millis, Event | None]]:
        """Every moment at which something happens by itself, and what; `None`: a clock falls."""
        found: list[tuple[Millis, Event | None]] = []
        if self._pending is not None and self.phase != "paused":
            found.append((self._pending.until, Expired()))
        if self.phase == "playing":
            found += [(alarm.at, Rang(alarm)) for alarm in self.game.alarms(self.state)]
            if self._clock is not None and (fall := self._clock.next_fall()) is not None:
                found.append((fall[0], None))
        return found

    def _make_clock_move(self) -> tuple[Played, Message]:
        """What is played for the seat whose clock has fallen, as an event and as the action itself."""
        fall = None if self._clock is None else self._clock.next_fall()
        if fall is None or self._secret is None:
            raise ValueError("no clock has fallen here")
        seat, n = fall[1], len(self.entries)
        action: Message = self.game.default(self.game.view(self.state, seat), deal.bot_luck(self._secret, n, seat))
        return Played(seat, msgspec.to_builtins(action), f"clock {n}", "clock"), action

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
            clock=None if self._clock is None else self._clock.at(now),
            running=() if self._clock is None else self._clock.running,
            marks=self.marks,
            outcome=self.outcome,
            rematch=self.rematch,
            commitments=self._commitments,
            numbers=self._shown,
        )

    # Writing down

    def _record_unless_repeated(self, at: Millis, seat: Seat, ref: str, event: Event) -> list[Entry]:
        entries = self.tick(Millis(at - 1))
        if ref and (seat, ref) in self.entry_by_ref:
            return entries
        return entries + self._record(at, event)

    def _record(self, at: Millis, event: Event, action: Message | None = None) -> list[Entry]:
        """Something new happens: fold it, write it down, and let follow what follows by itself. `action`: the one that the event writes
        down, where it was read already.
        """
        return [self._write(at, event, action), *self._record_consequences(at)]

    def _write(self, at: Millis, event: Event, action: Message | None = None) -> Entry:
        if self._secret is None:
            raise ValueError("a table without its secret can only replay")
        n = len(self.entries)
        luck = RecordedLuck(deal.entry_luck(self._key or bytes.fromhex(self._secret), n))
        self._apply(at, event, luck, action)
        entry = Entry(n, at, event, tuple(luck.drawn), deal.entry_salt(self._secret, n))
        self.entries.append(entry)
        return entry

    def _record_consequences(self, at: Millis) -> list[Entry]:
        entries: list[Entry] = []
        if self.state is None and self._numbers.all_shown() and not self.aborted and self._secret is not None:
            self._key = deal.derive_key(self._secret, self._numbers.shown)
            entries.append(self._write(at, Dealt()))
        finished = self.outcome is not None or self.aborted
        if not finished:
            if max(self._falls) >= FALLS_BEFORE_COVER:
                tired = [seat for seat in self.seating.people if self._falls[seat] >= FALLS_BEFORE_COVER]
                entries += [self._write(at, Covered(seat)) for seat in tired]
        elif self.phase != "over" and self._secret is not None:
            entries.append(self._write(at, Closed(self._secret, self.outcome)))
        return entries

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
                if self.phase == "over":
                    raise Illegal("closed-already")
                if not deal.matches_commitment(secret, self.header.commitment):
                    raise Illegal("not-what-was-committed")
                self.aborted = self.outcome is None
                self.phase = "over"
                self._pending = None
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

    def _compute_step(self, state: State, at: Millis, event: Event, luck: Luck, action: Message | None = None) -> State:
        """The state that a step of the game leads to. An action from a log is read here; one that is being played was read at the edge."""
        match event:
            case Played(seat, written) | Missed(seat, written):
                after: State = self.game.play(state, at, seat, action or from_plain(written, self.game.ACTION), luck)
            case Rang(alarm) if alarm in self.game.alarms(state):
                after = self.game.ring(state, alarm, luck)
            case Rang(alarm):
                raise Illegal("no-such-alarm", alarm=alarm.name)
            case _:
                raise ValueError(f"{kind(event)} is no step of the game")
        return after

    def _repeat_step(self, state: State, n: int) -> State:
        entry = self.entries[n]
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
        elif isinstance(event, Expired):
            self._pending = None
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


def make_rematch_header(header: Header, commitment: str, opened: str = "") -> Header:
    """The header of a rematch: the same people and options, everybody one chair on."""
    chairs = (*header.chairs[1:], header.chairs[0])
    return msgspec.structs.replace(header, chairs=chairs, commitment=commitment, opened=opened)
