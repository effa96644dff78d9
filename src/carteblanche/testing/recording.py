"""Whole games played through a table in virtual time, in which everything happens that can: for the archive of released versions.

People and bots act, clocks fall, alarms ring, proposals are made, agreed, refused and forgotten, chairs are covered and given back,
somebody leaves; in a race, several reach for the same. The driver draws all of it from luck of its own, so a recording can be looked
at again, but an archived log does not depend on that: it is replayed, never played anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal
from carteblanche.core.luck import KeyedLuck, Luck, commit
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.table.log import Chair, Header, Proposal
from carteblanche.table.racing import RacingTable
from carteblanche.table.table import Table

Chosen: TypeAlias = Callable[[Any, Any, Luck], Any]
"""What somebody does, in this game and with this view."""

TRIPS: Final = (0, 30, 90, 400)
"""Round trips to the people of a race, in milliseconds."""


class Recording(NamedTuple):
    """A game to be recorded. `bots`: how many of the chairs, the last ones, have bots; `act`: what is done, by default any option;
    `ends`: whether it is played out, given up by consent, or somebody leaves before the end; `lexicon`: the language of its word list;
    `deck`: its cards, as a header keeps them.
    """

    game: str
    name: str
    seats: int
    config: dict[str, Any] = {}
    bots: int = 0
    pace: Pace | None = None
    ends: Literal["", "abort", "leave"] = ""
    act: Chosen | None = None
    lexicon: str | None = None
    longest: int = 250
    """After so many entries nothing but the game happens any more."""
    seed: int = 1
    deck: dict[str, Any] | None = None


def record_game(recording: Recording, resources: Mapping[str, Any] | None = None, lexicon: str | None = None) -> Table:
    """The table at which this game was played to its end. `lexicon`: the hash of the word list among the resources."""
    return _Driver(recording, resources or {}, lexicon).run()


class _Driver:
    def __init__(self, recording: Recording, resources: Mapping[str, Any], lexicon: str | None) -> None:
        title = f"{recording.game} {recording.name}"
        secret = hashlib.sha256(f"{title} {recording.seed}".encode()).hexdigest()
        self._recording = recording
        self._luck = KeyedLuck.seeded(recording.seed, title)
        version = catalogue.newest(recording.game)
        game = catalogue.open(recording.game, version, resources)
        people = recording.seats - recording.bots
        levels = list(game.BOTS)
        chairs = tuple(
            Chair("human", "") if seat < people else Chair("bot", "", levels[seat % len(levels)])
            for seat in range(recording.seats)
        )
        header = Header(
            game=recording.game,
            rules=version,
            config=recording.config,
            chairs=chairs,
            commitment=commit(bytes.fromhex(secret)),
            pace=recording.pace,
            lexicon=lexicon,
            deck=recording.deck,
        )
        self._table = Table(header, secret, game)
        self._racing = None if game.race is None else RacingTable(self._table)
        self._now = Millis(0)

    def run(self) -> Table:
        table = self._table
        numbers = {seat: f"{seat + 1:02x}" * 8 for seat in table.seating.seated}
        for seat, number in numbers.items():
            table.commit(seat, commit(bytes.fromhex(number)))
        for seat, number in numbers.items():
            table.show_number(seat, number)
        table.begin_deal()
        if self._racing is not None:
            for chair in range(table.seats):
                self._racing.record_round_trip(self._now, Seat(chair), Millis(TRIPS[chair % len(TRIPS)]))
        while table.phase != "over":
            if len(table.entries) > self._recording.longest:
                self._go_on()
            else:
                self._happen()
        if table.outcome is not None and table.seating.people:
            table.propose(table.at, table.seating.people[0], "rematch", "rematch")
        return table

    # What happens

    def _happen(self) -> None:
        table, luck = self._table, self._luck
        people, covered = table.seating.people, table.seating.covered
        late = len(table.entries) > self._recording.longest // 2
        chance = luck.below(100)
        if table.phase == "paused":
            table.resume(table.at, luck.pick(people or (Seat(0),)), self._name())
        elif table.view(None).proposal is not None:
            self._answer()
        elif late and self._recording.ends == "abort":
            self._propose("abort")
        elif late and self._recording.ends == "leave" and not table.seating.left:
            table.leave(self._moment(), luck.pick(people), self._name())
        elif chance < 5 and people:
            self._propose("undo" if table.game.TURNS and luck.below(4) else "pause")
        elif chance < 6 and len(people) > 1:
            self._propose("abort")
        elif chance < 7 and len(people) > 1:
            table.cover(self._moment(), luck.pick(people))
        elif chance < 13 and covered:
            table.give_back(self._moment(), luck.pick(covered))
        elif chance < 17:
            self._wait()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Somebody acts, or time does if nobody can."""
        table = self._table
        if table.phase == "paused":
            table.resume(table.at, table.seating.people[0], self._name())
        elif table.view(None).proposal is not None:
            self._answer()
        elif not self._find_acting():
            self._wait()
        elif self._racing is None:
            self._play()
        else:
            self._reach(self._racing)

    def _find_acting(self) -> bool:
        """Whether anybody can act, and does: where there is nothing to choose, time may do it."""
        table = self._table
        prompts = table.game.prompts(table.state)
        forced = all(len(prompt.kinds) == 1 for prompt in prompts.values()) and bool(table.game.alarms(table.state))
        return bool(prompts) and not (forced and self._luck.below(2))

    def _name(self) -> str:
        return f"act {len(self._table.entries)}"

    def _moment(self) -> Millis:
        """A little later, but not so late that something else would happen first."""
        if self._racing is not None:
            later = self._now + self._luck.below(700)
            self._release(later)
        else:
            later, due = self._now + self._luck.below(3000), self._table.due()
            later = later if due is None else max(self._now, min(later, due))
        self._now = max(Millis(later), self._table.at)
        return self._now

    def _wait(self) -> None:
        """Time does the next thing."""
        due = self._table.due() if self._racing is None else self._racing.due()
        if due is None:
            return
        self._now = max(self._now, due)
        if self._racing is None:
            self._table.tick(due)
        else:
            self._racing.release(self._now)

    # Consent

    def _propose(self, proposal: Proposal) -> None:
        moment = self._moment()
        if self._table.phase != "playing":
            return
        try:
            self._table.propose(moment, self._luck.pick(self._table.seating.people), proposal, self._name())
        except Illegal:
            return
        if self._racing is not None:
            self._racing.release(self._now)

    def _answer(self) -> None:
        table, luck = self._table, self._luck
        motion = table.view(None).proposal
        assert motion is not None
        asked = [vote.seat for vote in motion.votes if not vote.cast]
        able = [seat for seat in asked if seat in table.seating.people]
        if not able or not luck.below(5):
            self._wait()
            return
        abort = motion.proposal == "abort"
        yes = self._recording.ends == "abort" if abort else bool(luck.below(4))
        moment = self._moment()
        if table.view(None).proposal is not None:
            try:
                table.answer(moment, able[0], self._name(), yes=yes)
            except Illegal:
                self._wait()  # what was to be undone has been revealed meanwhile: nobody can agree any more
        if self._racing is not None:
            self._racing.release(self._now)

    # Acts

    def _choose(self, seat: Seat) -> Any:
        game, luck = self._table.game, self._luck
        view = game.view(self._table.state, seat)
        action = None if self._recording.act is None else self._recording.act(game, view, luck)
        if action is not None:
            return action
        options = game.options(view)
        return options.sample(luck) if len(options) else game.default(view, luck)

    def _play(self) -> None:
        table, moment = self._table, self._moment()
        if table.tick(Millis(moment - 1)):
            return
        seat = self._luck.pick(list(table.game.prompts(table.state)))
        action = self._choose(seat)
        table.play(moment, seat, action, self._name(), by="bot" if table.is_bot(seat) else "player")

    def _reach(self, racing: RacingTable) -> None:
        """One to three act at nearly the same time, by what they saw before."""
        table, luck = self._table, self._luck
        prompted = luck.shuffle(table.game.prompts(table.state))[: 1 + luck.below(3)]
        acts = [
            (seat, self._choose(seat))
            for seat in prompted
            if len(table.game.options(table.game.view(table.state, seat)))
        ]
        if not acts:
            self._wait()
            return
        self._moment()
        for number, (seat, action) in enumerate(acts):
            if table.phase == "playing" and seat in table.game.prompts(table.state):
                by: Literal["bot", "player"] = "bot" if table.is_bot(seat) else "player"
                racing.offer(self._now, seat, action, f"{self._name()}.{number}", by)
            self._now = Millis(self._now + luck.below(20))
        self._release(self._now + 2 * max(TRIPS))

    def _release(self, until: int) -> None:
        """Whatever is due up to this moment is settled."""
        assert self._racing is not None
        while (due := self._racing.due()) is not None and due <= until and self._table.phase != "over":
            self._now = max(self._now, due)
            self._racing.release(due)
        self._now = max(self._now, Millis(until))
