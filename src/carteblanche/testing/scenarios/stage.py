"""A table set up from a case, with luck that can be written down beforehand and time that passes when told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import KeyedLuck, RecordedLuck, ScriptedLuck, commit
from carteblanche.core.pieces import State
from carteblanche.core.rules import AnyGame, Impossible
from carteblanche.core.values import Message, Millis, Outcome, Seat, Viewer
from carteblanche.table import deal
from carteblanche.table.log import Chair, Entry, Event, Header, Proposal
from carteblanche.table.racing import RacingTable, Settled
from carteblanche.table.table import Table
from carteblanche.testing.scenarios.matching import Names
from carteblanche.testing.scenarios.model import Case, Done, File, duration

SECRET: Final = "5c" * 16
"""Scenarios have nothing to hide: the same luck every time, where a case writes none down."""


class ScriptedTable(Table):
    """A table that takes the luck of a step from a script, if there is one."""

    script: ScriptedLuck | None = None

    def _write(self, at: Millis, event: Event, action: Message | None = None) -> Entry:
        if self.script is None:
            return super()._write(at, event, action)
        luck = RecordedLuck(self.script)
        self._apply(at, event, luck, action)
        entry = Entry(len(self.entries), at, event, tuple(luck.drawn), deal.entry_salt(SECRET, len(self.entries)))
        self.entries.append(entry)
        return entry


class Stage:
    """One case being played."""

    def __init__(self, game: AnyGame, players: Sequence[str], state: State, config: Any, pace: Pace | None) -> None:
        self.game = game
        self.players = list(players)
        chairs = tuple(Chair("human", name) for name in players)
        commitment = commit(bytes.fromhex(SECRET))
        header = Header(game.NAME, game.VERSION, msgspec.to_builtins(config), chairs, commitment, pace)
        self.table = ScriptedTable(header, SECRET, game, state)
        layout = state.pieces.layout
        self.names = Names(players, layout.places, layout.names, *layout.cells)
        self.now = Millis(0)
        self.acts = 0
        self.race: Arrivals | None = None

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome or self.game.outcome(self.table.state)

    def seat(self, name: str, where: str) -> Seat:
        if name not in self.players:
            raise Unreadable(f"there is no player {name[:40]!r}, there are {', '.join(self.players)}", where)
        return Seat(self.players.index(name))

    def viewer(self, name: str, where: str) -> Viewer:
        return None if name == "watcher" else self.seat(name, where)

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.table.state, viewer)

    def action(self, text: str) -> Any:
        """An action in notation. Where a seat's number is meant, the player's name will do."""
        try:
            return self.game.notation.read(text)
        except Unreadable:
            seats = {name: str(seat) for seat, name in enumerate(self.players)}
            numbered = " ".join(seats.get(word, word) for word in text.split(" "))
            if numbered == text:
                raise
            return self.game.notation.read(numbered)

    def take(self, done: Done, where: str) -> None:
        """Does what a step says. `Illegal` if it is refused."""
        if done.step.at is not None:
            self.now = duration(done.step.at, where)
        if self.now < self.table.at:
            raise Unreadable(f"time does not go back: it is {self.table.at} ms already", where)
        self.table.script = None if done.step.luck is None else ScriptedLuck(done.step.luck)
        try:
            self._take(done, where)
            if self.table.script is not None and self.table.script.left:
                raise Unreadable(
                    f"luck was asked for {self.table.script.left} numbers fewer than are written down", where
                )
        finally:
            self.table.script = None

    def _take(self, done: Done, where: str) -> None:
        table = self.table
        if done.verb == "wait":
            self._wait(duration(done.who, where))
            return
        seat, ref = self.seat(done.who, where), done.step.id or f"step {self.acts}"
        self.acts += 1
        match done.verb:
            case "act":
                table.play(self.now, seat, self.action(done.text), ref, done.step.seen)
            case "undo" | "pause" | "abort" | "rematch":
                proposal: Proposal = done.verb
                table.propose(self.now, seat, proposal, ref)
            case "agree" | "decline":
                table.answer(self.now, seat, ref, yes=done.verb == "agree")
            case "resume":
                table.resume(self.now, seat, ref)
            case "leave":
                table.leave(self.now, seat, ref)
            case "cover":
                table.cover(self.now, seat)
            case _:
                table.give_back(self.now, seat)

    def _wait(self, span: Millis) -> None:
        """Time passes, and everything rings that is due. Table time stands while the table is paused."""
        if self.table.phase != "paused":
            self.now = Millis(self.now + span)
            self.table.tick(self.now)


class Arrivals:
    """Acts on their way through the arbiter of a race, and what became of them."""

    def __init__(self, stage: Stage, lags: Mapping[str, str], where: str) -> None:
        self._stage = stage
        self._race = RacingTable(stage.table)
        self._settled: dict[tuple[Seat, str], tuple[Millis, Settled]] = {}
        self.sent: list[tuple[Done, Seat, str]] = []
        for name in stage.players:
            seat, lag = stage.seat(name, where), lags.get(name, "0 ms")
            if lag != "away":
                self._race.record_round_trip(stage.now, seat, Millis(2 * duration(lag, where)))

    def arrive(self, done: Done, where: str) -> None:
        """One act arrives; what is due before is released before."""
        stage, moment = self._stage, duration(done.step.arrives or "", where)
        if moment < stage.now:
            raise Unreadable(f"time does not go back: it is {stage.now} ms already", where)
        self._release(Millis(moment - 1))
        stage.now = moment
        seat, ref = stage.seat(done.who, where), done.step.id or f"step {stage.acts}"
        stage.acts += 1
        self.sent.append((done, seat, ref))
        self._note(moment, [self._race.offer(moment, seat, stage.action(done.text), ref)])

    def look(self) -> None:
        """Whatever is due at this very moment is released, so that it can be looked at."""
        self._note(self._stage.now, self._race.release(self._stage.now))

    def settle(self) -> list[tuple[Done, Millis, Settled]]:
        """Nothing more arrives: time passes until all that did is settled."""
        while any(self._race.arbiter.is_waiting(seat, ref) for _, seat, ref in self.sent):
            due = self._race.due()
            assert due is not None
            self._release(max(due, self._stage.now))
        found = [(done, *self._settled[seat, ref]) for done, seat, ref in self.sent]
        self.sent = []
        return found

    def _release(self, until: Millis) -> None:
        while (due := self._race.due()) is not None and due <= until:
            self._stage.now = max(self._stage.now, due)
            self._note(self._stage.now, self._race.release(self._stage.now))

    def _note(self, now: Millis, settled: Sequence[Settled | None]) -> None:
        for one in settled:
            if one is not None and one.seat is not None:
                self._settled.setdefault((one.seat, one.ref), (now, one))


def set_up(game: AnyGame, file: File, case: Case, where: str) -> Stage:
    """The table as the case describes it. `Impossible` if the position cannot be; `Unreadable` if it makes no sense."""
    players = case.players or file.players
    if len(players) not in game.SEATS:
        raise Impossible([f"{game.NAME} is for {game.SEATS[0]} to {game.SEATS[-1]} players, not {len(players)}"])
    pace, dealt = case.pace or file.pace, case.deal or (file.deal if case.position is None else None)
    clock = None if pace is None else Pace(duration(pace.initial, where), duration(pace.increment, where))
    try:
        if dealt is not None:
            config: Any = msgspec.convert(dealt.config, game.CONFIG, strict=False)
            luck = KeyedLuck.seeded(dealt.seed) if dealt.luck is None else ScriptedLuck(dealt.luck)
            state = game.setup(config, len(players), luck)
            if isinstance(luck, ScriptedLuck) and luck.left:
                raise Unreadable(f"the deal asked luck for {luck.left} numbers fewer than are written down", where)
        else:
            words = {**(file.position or {}), **(case.position or {})}
            given: Any = msgspec.convert(words, game.GIVEN, strict=False)
            config = getattr(given, "config", None) or game.CONFIG()
            state = game.position(given, players)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{'position' if dealt is None else 'deal'}: {error}", where) from None
    stage = Stage(game, players, state, config, clock)
    if game.race is not None:
        stage.race = Arrivals(stage, case.lags, where)
    return stage


def find_refusal(stage: Stage, done: Done, where: str) -> Illegal | None:
    """Does what a step says; why it was refused, if it was."""
    try:
        stage.take(done, where)
    except Illegal as illegal:
        return illegal
    return None
