"""A table and its arbiter: how a race is run.

Whoever runs it offers what arrives, asks when something is due, and releases what is due at that moment. Every act that was offered
comes back exactly once, settled: with the entries that it added, or with why it was refused. The same `ref` twice is the same act and gets
the same answer.

While table time stands still nothing waits: what arrives then, or waits when it begins to stand, is settled at once.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Millis, Seat
from carteblanche.table.arbiter import Arbiter, By, Held, Released, Ring
from carteblanche.table.lag import Lag
from carteblanche.table.log import Entry, Judged, Missed
from carteblanche.table.table import Table

REMEMBERED: Final = 512
"""So many refusals are remembered, to answer a repeated act like the first."""


class Settled(NamedTuple):
    """What became of an act, or of an alarm (`seat` is `None`)."""

    seat: Seat | None
    ref: str
    entries: list[Entry]
    refused: Illegal | None = None
    judged: Judged | None = None


class RacingTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.arbiter = Arbiter(table.game, table.seats)
        race = table.game.race
        assert race is not None
        self._race = race
        self._now = table.at
        self._lags: dict[Seat, Lag] = {}
        self._refusals: dict[tuple[Seat, str], Illegal] = {}

    # Who is there, and how far away

    def connect(self, now: Millis, seat: Seat) -> None:
        """Somebody is there to act for this seat, a person or a bot. Until a round trip is measured nothing is taken off."""
        self._lags[seat] = Lag()
        self.arbiter.connect(now, seat, Millis(0))

    def record_round_trip(self, now: Millis, seat: Seat, trip: Millis) -> None:
        """An answer to a ping of the server came back after so long."""
        self._lags[seat] = self._lags.get(seat, Lag()).after(trip)
        self.arbiter.connect(now, seat, self._lags[seat].share(self._cap()))

    def disconnect(self, seat: Seat) -> None:
        self._lags.pop(seat, None)
        self.arbiter.disconnect(seat)

    @property
    def connected(self) -> frozenset[Seat]:
        return frozenset(self._lags)

    # What happens

    def offer(self, now: Millis, seat: Seat, action: Any, ref: str, by: By = "player") -> Settled | None:
        """An act has arrived. The answer, if it is known already: of a repeated act, of one too many, and where time stands."""
        self._now = max(now, self._now)
        known = self._find_answer(seat, ref)
        if known is not None or self.arbiter.is_waiting(seat, ref):
            return known
        if not self._is_running():
            return self._settle_without_order(self._now, Held(self._now, 0, self._now, seat, action, ref, by))
        try:
            self.arbiter.offer(self.table.state, self._now, seat, action, ref, by)
        except Illegal as refused:
            return Settled(seat, ref, [], refused)
        return None

    def due(self) -> Millis | None:
        """When to release next, never in the past; `None` while nothing waits and no alarm is set."""
        alarm = self.table.due()
        due = self.arbiter.due(self.table.state, alarm) if self._is_running() else alarm
        return None if due is None else max(due, self._now)

    def release(self, now: Millis) -> list[Settled]:
        """Everything that is due at this moment, carried out in its order."""
        self._now = now = max(now, self._now)
        found: list[Settled] = []
        while self._is_running():
            released = self.arbiter.release(self.table.state, now, self.table.due())
            if released is None:
                return found
            if isinstance(released, Ring):
                found.append(Settled(None, "", self.table.tick(released.moment)))
            else:
                found.append(self._settle(now, released))
        found += [self._settle_without_order(now, held) for held in self.arbiter.drain()]
        if entries := self.table.tick(now):
            found.append(Settled(None, "", entries))
        return found

    def _is_running(self) -> bool:
        return self.table.phase == "playing"

    def _cap(self) -> Millis:
        return Millis(0) if self.table.state is None else self._race.cap(self.table.state)

    def _settle(self, now: Millis, released: Released) -> Settled:
        held, table = released.held, self.table
        judged = released.judged if released.shared else None
        lost = self._race.LOST if self.arbiter.is_contested(released) else frozenset[str]()
        at = max(now, table.at)
        entries, refused = table.play_in_order(at, held.seat, held.action, held.ref, held.by, judged, lost)
        if refused is None:
            self.arbiter.note_carried_out(released)
        else:
            self._remember(held, refused)
            judged = None if judged is None else Judged(judged.arrival, judged.effective, "late")
        return Settled(held.seat, held.ref, entries, refused, judged)

    def _settle_without_order(self, now: Millis, held: Held) -> Settled:
        at = max(now, self.table.at)
        entries, refused = self.table.play_in_order(at, held.seat, held.action, held.ref, held.by, None)
        if refused is not None:
            self._remember(held, refused)
        return Settled(held.seat, held.ref, entries, refused)

    def _remember(self, held: Held, refused: Illegal) -> None:
        self._refusals[held.seat, held.ref] = refused
        while len(self._refusals) > REMEMBERED:
            self._refusals.pop(next(iter(self._refusals)))

    def _find_answer(self, seat: Seat, ref: str) -> Settled | None:
        """The answer that this act got the first time."""
        if (refused := self._refusals.get((seat, ref))) is not None:
            return Settled(seat, ref, [], refused)
        n = self.table.entry_by_ref.get((seat, ref))
        if n is None:
            return None
        event = self.table.entries[n].event
        return Settled(seat, ref, [], Illegal(event.code) if isinstance(event, Missed) else None)
