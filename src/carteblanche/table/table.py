"""One running game, without I/O.

A table is told what somebody does and what time it is, and answers with the entries that this adds to its log, or raises `Illegal`. It
never reads a clock, a file or a random source. Whoever runs it makes the entries durable before anybody is sent anything of them.

An alarm that is due before an act rings before it, at its own moment; an act at the very moment of an alarm comes first. What follows by
itself (the deal when all numbers are shown, a bot on the chair after three fallen clocks, the closing when there is an outcome) is an entry
of its own. How an event changes the table is in `table.fold`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.luck import RecordedLuck
from carteblanche.core.pieces import State
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Millis, Seat, kind
from carteblanche.table import deal
from carteblanche.table.fold import Fold
from carteblanche.table.log import (
    Answered,
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

FALLS_BEFORE_COVER: Final = 3
"""After so many fallen clocks in a row a bot takes the chair."""
ONLY_REPLAYS: Final = "a table without its secret can only replay"


class Table(Fold):
    def __init__(
        self, header: Header, secret: str | None = None, game: AnyGame | None = None, state: State | None = None
    ) -> None:
        """A table before its deal, or, for scenarios and puzzles, in a given state. Without its secret it can only replay."""
        super().__init__(header, game, state)
        self._secret = secret
        self._key: bytes | None = None

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

    # What people do. `ref` is the sender's own id for what they do: the same `ref` twice is the same act.

    def commit(self, seat: Seat, commitment: str) -> list[Entry]:
        return self._record(self.at, Committed(seat, commitment))

    def show_number(self, seat: Seat, number: str) -> list[Entry]:
        return self._record(self.at, Numbered(seat, number))

    def begin_deal(self) -> list[Entry]:
        """Deals, if nobody has to be waited for."""
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
        if by == "player" and (seat, ref) in self.entry_by_ref:
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
        """Plays an action that an arbiter has put in order; the arbiter also lets alarms ring. If the rules refuse it with a code of
        `lost`, somebody was quicker, and that becomes an entry too.
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
        """A bot plays for this seat from now on, until its person is back."""
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
            moment, what = min(alarms, key=lambda pair: pair[0])
            if moment > at:
                break
            if isinstance(what, int):
                entries += self._record(max(moment, self.at), *self._make_clock_move(what))
            else:
                entries += self._record(max(moment, self.at), what)
        return entries

    def _alarms(self) -> list[tuple[Millis, Event | Seat]]:
        """Every moment at which something happens by itself, and what; a seat: its clock falls."""
        found: list[tuple[Millis, Event | Seat]] = []
        if self._pending is not None and self.phase != "paused":
            found.append((self._pending.until, Expired()))
        if self.phase == "playing":
            found += [(alarm.at, Rang(alarm)) for alarm in self.game.alarms(self.state)]
            if self._clock is not None and (fall := self._clock.next_fall()) is not None:
                found.append(fall)
        return found

    def _make_clock_move(self, seat: Seat) -> tuple[Played, Message]:
        """What is played for this seat, whose clock has fallen, as an event and as the action itself."""
        if self._secret is None:
            raise ValueError(ONLY_REPLAYS)
        n = len(self.entries)
        action: Message = self.game.default(self.game.view(self.state, seat), deal.bot_luck(self._secret, n, seat))
        return Played(seat, msgspec.to_builtins(action), f"clock {n}", "clock"), action

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
            raise ValueError(ONLY_REPLAYS)
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


def make_rematch_header(header: Header, commitment: str, opened: str = "") -> Header:
    """The header of a rematch: the same people and options, everybody one chair on."""
    chairs = (*header.chairs[1:], header.chairs[0])
    return msgspec.structs.replace(header, chairs=chairs, commitment=commitment, opened=opened)
