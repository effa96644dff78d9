"""Blitz over long lines: whole matches of bots at a real table with its arbiter, in virtual time, with lag and jitter on the way.

What a player sees is as old as the line is long, and what a player does arrives as much later. The server pings and measures; a player may
delay the answers, to look farther away. Everything is seeded: the same lines and seeds give the same log.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from carteblanche.core.luck import KeyedLuck, Luck, commit
from carteblanche.core.pieces import State
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blitz.bots import Plan, Racer
from carteblanche.games.blitz.motion import SKILLS
from carteblanche.games.blitz.state import Config
from carteblanche.table.log import Chair, Entry, Header, Missed, Played
from carteblanche.table.racing import RacingTable, Settled
from carteblanche.table.table import Table

PINGS: Final = 1000
"""The server pings so often, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Connection:
    """How far away a player is: the round trip, how much a way varies on average, and by how much answers to pings are delayed."""

    ping: int = 20
    jitter: int = 0
    delays: int = 0

    def way(self, luck: Luck) -> int:
        """One way, this time: half the round trip and something on top of it that is mostly small."""
        extra = -self.jitter * math.log(1 - luck.below(1000) / 1000) if self.jitter else 0
        return self.ping // 2 + round(extra)

    def trip(self, luck: Luck) -> Millis:
        """What the server measures."""
        return Millis(self.way(luck) + self.way(luck) + self.delays)


@dataclass(slots=True)
class _Client:
    """A player's end of a line."""

    racer: Racer
    line: Connection
    luck: Luck
    state: Any = None
    plan: Plan | None = None
    waits: str = ""
    """The act whose answer is on the way."""
    sent: int = 0
    last_seen: int = 0
    last_arrival: int = 0


@dataclass(slots=True)
class SimulatedTable:
    """A table, its players and what is on the way between them."""

    racing: RacingTable
    clients: list[_Client]
    now: int = 0
    _events: list[tuple[int, int, Callable[[], None]]] = field(
        default_factory=list[tuple[int, int, Callable[[], None]]]
    )
    _count: int = 0

    def run(self, most: int) -> None:
        """Until it is over, or for so many milliseconds."""
        for seat, client in enumerate(self.clients):
            for _ in range(10):
                self.racing.record_round_trip(Millis(0), Seat(seat), client.line.trip(client.luck))
            self._at(PINGS, partial(self._ping, seat))
        self._broadcast()
        while self.racing.table.phase != "over" and self.now < most:
            due = self.racing.due()
            if self._events and (due is None or self._events[0][0] <= due):
                self.now, _, event = heapq.heappop(self._events)
                event()
                if self._events and self._events[0][0] == self.now:
                    continue
            else:
                assert due is not None
                self.now = max(self.now, due)
            self._released(self.racing.release(Millis(self.now)))

    def _at(self, moment: int, event: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._events, (moment, self._count, event))

    def _ping(self, seat: int) -> None:
        client = self.clients[seat]
        self.racing.record_round_trip(Millis(self.now), Seat(seat), client.line.trip(client.luck))
        self._at(self.now + PINGS, partial(self._ping, seat))

    def _released(self, settled: list[Settled]) -> None:
        if any(one.entries for one in settled):
            self._broadcast()
        for one in settled:
            if one.seat is not None:
                client = self.clients[one.seat]
                self._at(max(client.last_seen, self.now), partial(self._answered, one.seat, one.ref))

    def _broadcast(self) -> None:
        for seat, client in enumerate(self.clients):
            client.last_seen = max(client.last_seen, self.now + client.line.way(client.luck))
            self._at(client.last_seen, partial(self._seen, seat, self.racing.table.state))

    def _seen(self, seat: int, state: State | None) -> None:
        client = self.clients[seat]
        client.state = state
        if client.plan is None and not client.waits:
            self._think(seat)

    def _answered(self, seat: int, act: str) -> None:
        client = self.clients[seat]
        if client.waits == act:
            client.waits = ""
            self._think(seat)

    def _think(self, seat: int) -> None:
        client = self.clients[seat]
        view = self.racing.table.game.view(client.state, Seat(seat))
        client.plan = client.racer.plan(view, Millis(self.now), client.luck)
        if client.plan is not None:
            self._at(client.plan.lands, partial(self._lands, seat, client.plan))

    def _lands(self, seat: int, plan: Plan) -> None:
        client = self.clients[seat]
        if client.plan is not plan:
            return
        client.plan = None
        if not client.racer.is_still_valid(self.racing.table.game.view(client.state, Seat(seat)), plan):
            self._think(seat)
            return
        client.sent += 1
        client.waits = f"{seat}-{client.sent}"
        client.last_arrival = max(client.last_arrival, self.now + client.line.way(client.luck))
        self._at(client.last_arrival, partial(self._arrives, seat, plan, client.waits))

    def _arrives(self, seat: int, plan: Plan, act: str) -> None:
        known = self.racing.offer(Millis(self.now), Seat(seat), plan.action, act, "bot")
        if known is not None:
            self._released([known])


def simulate(
    levels: Sequence[str], lines: Sequence[Connection], seed: int, config: Config | None = None
) -> SimulatedTable:
    """A table at which bots of these levels sit at the ends of these lines."""
    secret = KeyedLuck.seeded(seed, "secret")
    drawn = bytes(secret.below(256) for _ in range(16))
    chairs = tuple(Chair("bot", f"bot {seat}", level) for seat, level in enumerate(levels))
    header = Header("blitz", 1, msgspec.to_builtins(config or Config()), chairs, commit(drawn))
    table = Table(header, drawn.hex())
    table.begin_deal()
    clients = [
        _Client(Racer(SKILLS[level]), line, KeyedLuck.seeded(seed, f"client {seat}"))
        for seat, (level, line) in enumerate(zip(levels, lines, strict=True))
    ]
    return SimulatedTable(RacingTable(table), clients)


@dataclass(frozen=True, slots=True)
class Contests:
    """By seat: how many contested cards it got, and for how many it came too late."""

    won: tuple[int, ...]
    late: tuple[int, ...]

    def share(self, seat: int) -> float:
        return self.won[seat] / ((self.won[seat] + self.late[seat]) or 1)


def contests(entries: Sequence[Entry], seats: int) -> Contests:
    """Counted from a log: every card that came too late, against the one that lies there instead."""
    won, late = [0] * seats, [0] * seats
    holds: dict[tuple[str, str], Seat] = {}
    for entry in entries:
        event = entry.event
        if isinstance(event, Played) and event.action["kind"] == "centre":
            holds[event.action["stack"], event.action["card"]] = event.seat
        elif isinstance(event, Missed) and event.code == "stack-moved-on":
            late[event.seat] += 1
            winner = holds.get((event.action["stack"], event.action["card"]))
            if winner is not None and winner != event.seat:
                won[winner] += 1
    return Contests(tuple(won), tuple(late))
