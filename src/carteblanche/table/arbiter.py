"""Who was first: puts the acts of a race into a fair order, without I/O.

Acts arrive over lines of different length. An act's *effective time* is its arrival less what the server measured of its sender's
lag, never more than the cap. The arbiter holds an act back while one of an earlier effective time could still arrive for what it touches,
and hands the acts out in the order of their effective times; equal times go by a seat priority that rotates from round to round.

- What an act touches, and who else could act there, says the game (`core.rules.Race`). Where nobody could, an act is handed out at
  once; one that touches everything, such as the one that ends a round, waits for everybody.
- An act waits only for seats that are connected, and for each only as long as that seat's own lag: what arrives from a seat later than
  now has an effective time of at least now less its lag. So on short lines nobody waits, and nobody ever waits longer than
  the cap and the millisecond in which it ends.
- A seat's *horizon*, the earliest effective time that an act of it could still get, never goes back. When a seat's lag grows,
  the larger one comes into force only as time passes, so what was handed out stays in order.
- A seat's own acts keep their order, and acts of a sort that needs spacing get an effective time that far after the last one.
- An alarm counts as an act of its moment that touches everything and comes after the acts of that moment; it rings at its moment
  plus the cap. Acts of a later effective time wait for it.

The arbiter is told the time and the state and keeps only what waits. `release` hands out one thing, which must be carried out before it
is asked again, since what acts touch depends on the state. The same acts at the same times lead to the same order. All acts that arrive in
a millisecond are offered before it is released.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.errors import Illegal
from carteblanche.core.rules import AnyGame, Race
from carteblanche.core.values import Millis, Seat
from carteblanche.table.log import Judged

MOST_HELD: Final = 16
"""So many acts of a seat may wait; more are refused."""
CONTEST: Final = Millis(1000)
"""An act that comes at most so much later than the one that took what it wanted was in the same contest."""

Touched: TypeAlias = "frozenset[str] | None"
By: TypeAlias = Literal["player", "bot"]


class Held(NamedTuple):
    """An act that waits."""

    effective: Millis
    order: int
    """The order of arrival among all acts: a seat's own acts of the same effective time stay in it."""
    arrival: Millis
    seat: Seat
    action: Any
    ref: str
    by: By


class Released(NamedTuple):
    """An act whose turn it is, and how that came about. `shared`: whether somebody else could have acted there."""

    held: Held
    touched: Touched
    shared: bool
    judged: Judged


class Ring(NamedTuple):
    """The turn of the alarms of this moment."""

    moment: Millis


class Arbiter:
    def __init__(self, game: AnyGame, seats: int) -> None:
        if game.race is None:
            raise ValueError(f"{game.NAME} is not a race")
        self._game = game
        self._race: Race = game.race
        self._seats = seats
        self._held: list[Held] = []
        self._order = 0
        self._lags: dict[Seat, Millis] = {}
        """Of the seats that are connected."""
        self._floors: dict[Seat, Millis] = {}
        """By seat: the earliest effective time that its next act can have, whatever its lag."""
        self._spaced: dict[Seat, Millis] = {}
        """By seat: from when on the next act that needs spacing may take effect."""
        self._won: dict[str, Millis] = {}
        """By what was touched: the effective time of the last act there that was carried out."""

    def connect(self, now: Millis, seat: Seat, lag: Millis) -> None:
        """This seat is there, and so far away. A change of its lag does not bring back what is past."""
        self._raise_floor(seat, self.horizon(now, seat) if seat in self._lags else Millis(0))
        self._lags[seat] = lag

    def disconnect(self, seat: Seat) -> None:
        """Nobody waits for this seat any more."""
        self._lags.pop(seat, None)

    def horizon(self, now: Millis, seat: Seat) -> Millis:
        """No act of this seat that arrives now or later will have an effective time before this."""
        return max(Millis(now - self._lags.get(seat, Millis(0))), self._floors.get(seat, Millis(0)))

    def offer(self, state: Any, now: Millis, seat: Seat, action: Any, ref: str, by: By = "player") -> Held:
        """An act has arrived. `Illegal` if too many of this seat's wait already."""
        if sum(held.seat == seat for held in self._held) >= MOST_HELD:
            raise Illegal("too-many-acts", most=MOST_HELD)
        effective = self.horizon(now, seat)
        if spacing := self._race.spacing(state, action):
            effective = max(effective, self._spaced.get(seat, Millis(0)))
            self._spaced[seat] = Millis(effective + spacing)
        self._raise_floor(seat, effective)
        held = Held(effective, self._order, now, seat, action, ref, by)
        self._order += 1
        self._held.append(held)
        return held

    def is_waiting(self, seat: Seat, ref: str) -> bool:
        """Whether this act has arrived and still waits."""
        return any(held.seat == seat and held.ref == ref for held in self._held)

    def due(self, state: Any, alarm: Millis | None = None) -> Millis | None:
        """When `release` will hand out something, if nothing else arrives."""
        moments = [self._earliest_release(state, held, touched) for held, touched in self._list_unblocked(state, alarm)]
        if alarm is not None and all(held.effective > alarm for held in self._held):
            moments.append(Millis(alarm + self._race.cap(state)))
        return min(moments, default=None)

    def release(self, state: Any, now: Millis, alarm: Millis | None = None) -> Released | Ring | None:
        """What is to be carried out next, of what may be carried out now. `alarm`: when the next alarm falls due."""
        for held, touched in self._list_unblocked(state, alarm):
            if self._earliest_release(state, held, touched) <= now:
                self._held.remove(held)
                shared = any(True for _ in self._race.rivals(state, held.seat, touched))
                judged = Judged(held.arrival, held.effective, self._decide_verdict(state, held, touched))
                return Released(held, touched, shared, judged)
        if alarm is None or now < alarm + self._race.cap(state) or any(held.effective <= alarm for held in self._held):
            return None
        return Ring(alarm)

    def _list_unblocked(self, state: Any, alarm: Millis | None) -> Iterator[tuple[Held, Touched]]:
        """In their order, the acts before which no other that waits has to be carried out."""
        first = self._race.priority_seat(state)
        before: list[Touched] = []
        behind: Counter[Seat] = Counter()
        for held in sorted(self._held, key=lambda one: self._sort_key(one, first)):
            if alarm is not None and held.effective > alarm:
                return
            touched = self._race.touches(state, held.seat, held.action, behind[held.seat])
            if not behind[held.seat] and not any(_overlap(touched, other) for other in before):
                yield held, touched
            behind[held.seat] += 1
            before.append(touched)

    def drain(self) -> list[Held]:
        """Everything that waits, in its order, and nothing waits any more: when table time stands still."""
        held, self._held = sorted(self._held), []
        return held

    def note_carried_out(self, released: Released) -> None:
        """The rules have accepted it: from now on others may come too late for what it touched."""
        for name in ("",) if released.touched is None else released.touched:
            self._won[name] = released.held.effective

    def is_contested(self, released: Released) -> bool:
        """Whether somebody else took something of this a moment before."""
        names: Iterable[str] = self._won if released.touched is None else ("", *released.touched)
        effective = released.held.effective
        return any(effective - self._won[name] <= CONTEST for name in names if name in self._won)

    def _raise_floor(self, seat: Seat, moment: Millis) -> None:
        self._floors[seat] = max(moment, self._floors.get(seat, Millis(0)))

    def _sort_key(self, held: Held, first: Seat) -> tuple[int, int, int]:
        return held.effective, (held.seat - first) % self._seats, held.order

    def _earliest_release(self, state: Any, held: Held, touched: Touched) -> Millis:
        """From when on nothing earlier can arrive for what this act touches."""
        moment = held.effective
        prompts: Mapping[Seat, Any] = self._game.prompts(state)
        first = self._race.priority_seat(state)
        rank = (held.seat - first) % self._seats
        for seat in self._race.rivals(state, held.seat, touched):
            if seat in self._lags and seat in prompts and seat != held.seat:
                ahead = (seat - first) % self._seats < rank
                if self._floors.get(seat, Millis(0)) < held.effective + ahead:
                    moment = max(moment, Millis(held.effective + self._lags[seat] + ahead))
        return moment

    def _decide_verdict(self, state: Any, held: Held, touched: Touched) -> Literal["alone", "first", "tie"]:
        """Whether others wait for the same, and whether one of them came at the same time."""
        others = [other for other in self._held if other.seat != held.seat]
        rivals = [
            other for other in others if _overlap(touched, self._race.touches(state, other.seat, other.action, 0))
        ]
        if any(other.effective == held.effective for other in rivals):
            return "tie"
        return "first" if rivals else "alone"


def _overlap(one: Touched, other: Touched) -> bool:
    return one is None or other is None or not one.isdisjoint(other)
