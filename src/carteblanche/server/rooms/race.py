"""A race at a live table: acts wait for their turn in the arbiter's order, lag is measured, bots move hands that everybody sees."""

from __future__ import annotations

import asyncio
import itertools
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Millis, Seat
from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.live import LiveTable
from carteblanche.store.store import StoreFailed
from carteblanche.table.racing import RacingTable, Settled
from carteblanche.wire.to_client import Accepted, Hand, Probe, Refused

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

PROBES: Final = 2.0
"""Seconds between two measurements of somebody's lag."""
REACH: Final = 500
"""Milliseconds that a person's hand is shown on its way."""
RANDOM_LEVEL: Final = 0.6
"""Seconds at least between two acts of a bot that has no hand of its own."""
RANDOM_PAUSES: Final = 7
"""Such a bot pauses this many times as long as in other games: fast random moves would beat a child."""


class LiveRace:
    """What a room does differently while its game is a race. All methods but those of hands are called with the room's lock held."""

    def __init__(self, room: Room, live: LiveTable, racing: RacingTable) -> None:
        self._room = room
        self._live = live
        self._racing = racing
        self._connections: dict[tuple[Seat, str], Connection] = {}
        self._probes: dict[str, tuple[Connection, float]] = {}
        self._probed = 0.0
        self._numbers = itertools.count()
        self._changed = asyncio.Event()
        self._hands: list[asyncio.Task[None]] = []

    def update_connected(self) -> None:
        """Who is there now: people with a connection, and bots."""
        now, table = self._live.now(), self._live.table
        present = {self._room.document.seat_of(connection.person) for connection in self._room.connections}
        for seat in [Seat(number) for number in range(table.seats)]:
            there = seat in present or table.is_bot(seat)
            if there and seat not in self._racing.connected:
                self._racing.connect(now, seat)
            elif not there:
                self._racing.disconnect(seat)

    async def offer(self, connection: Connection, seat: Seat, action: msgspec.Struct, ref: str) -> None:
        """An act has arrived: it is answered when its turn has come."""
        self._connections[seat, ref] = connection
        settled = self._racing.offer(self._live.now(), seat, action, ref)
        if settled is not None:
            self._answer(settled)
        await self.settle()
        if self._racing.arbiter.is_waiting(seat, ref):
            self._room.runner.wake()  # its turn may come before anything else happens

    async def settle(self) -> None:
        """Carries out what is due, makes it durable, sends updates and answers."""
        released = self._racing.release(self._live.now())
        await self._room.save([entry for settled in released for entry in settled.entries])
        for settled in released:
            self._answer(settled)
        if released:
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()

    def _answer(self, settled: Settled) -> None:
        if settled.seat is None:
            return
        connection = self._connections.pop((settled.seat, settled.ref), None)
        if connection is None:
            return
        if settled.refused is None:
            n = self._live.table.entry_by_ref.get((settled.seat, settled.ref), -1)
            connection.send(Accepted(settled.ref, n))
        else:
            connection.send(Refused(settled.ref, settled.refused.code, dict(settled.refused.details)))

    def due(self) -> Millis | None:
        return self._racing.due()

    # Lag

    def probe(self) -> float:
        """Sends the next round of probes if it is time. Seconds until then."""
        now = time.monotonic()
        if now - self._probed >= PROBES:
            self._probed = now
            self._probes = {ref: sent for ref, sent in self._probes.items() if now - sent[1] < 10 * PROBES}
            for connection in self._room.connections:
                if self._room.document.seat_of(connection.person) is not None:
                    ref = f"probe-{next(self._numbers)}"
                    self._probes[ref] = (connection, now)
                    connection.send(Probe(ref))
        return max(0.0, self._probed + PROBES - now)

    def record_probe(self, connection: Connection, ref: str) -> None:
        sent = self._probes.pop(ref, None)
        seat = self._room.document.seat_of(connection.person)
        if sent is None or sent[0] is not connection or seat is None:
            raise Illegal("no-such-probe")
        trip = Millis(int((time.monotonic() - sent[1]) * 1000))
        self._racing.record_round_trip(self._live.now(), seat, trip)

    # Hands

    def reach(self, connection: Connection, seat: Seat, action: msgspec.Struct) -> None:
        """Shows the others that a person's hand is on its way, within limits."""
        race = self._live.table.game.race
        if race is None or self._room.house.limits.wait("hands", connection.id):
            return
        source, target = race.path(seat, action)
        if source:
            now = self._live.now()
            self._send_hand(Hand(seat, source, target, now, Millis(now + REACH)), connection)

    def _send_hand(self, hand: Hand, but: Connection | None = None) -> None:
        for connection in self._room.connections:
            if connection is not but:
                connection.send(hand)

    def start_hands(self) -> None:
        if not self._hands:
            seats = [Seat(seat) for seat in range(self._live.table.seats)]
            self._hands = [
                supervise("hand", partial(self._run_hand, seat), self._recover, seat=str(seat), room=self._room.id)
                for seat in seats
            ]

    async def stop_hands(self) -> None:
        """But for the one that asks for it, if it is a hand."""
        await end(*self._hands)
        self._hands = []

    async def _recover(self, error: Exception) -> bool:
        """The table that is read back has hands of its own."""
        await self._room.recover(error)
        return False

    async def _run_hand(self, seat: Seat) -> None:
        """The hand of the bot on this chair, whenever there is one."""
        table = self._live.table
        while table.phase != "over":
            changed = self._changed
            try:
                acted = self._may_act(seat) and await self._plan_and_act(seat)
            except StoreFailed:
                return  # the table has been read back, and has other hands
            if not acted:
                await self._wait_for(changed)

    def _may_act(self, seat: Seat) -> bool:
        table = self._live.table
        attended = bool(self._room.connections)
        return attended and table.phase == "playing" and table.is_bot(seat) and seat in table.game.prompts(table.state)

    async def _wait_for(self, changed: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(1.0):
                await changed.wait()
        except TimeoutError:
            return

    async def _plan_and_act(self, seat: Seat) -> bool:
        """One plan and its act. Whether there was anything to do."""
        live, room, table = self._live, self._room, self._live.table
        n, level = len(table.entries), table.level(seat)
        bot = table.game.BOTS[level](table.game)
        view = table.game.view(table.state, seat)
        key = live.bot_key(seat, n * 1000 + next(self._numbers))
        if not hasattr(bot, "plan"):
            action = await room.house.bots.choose(table, level, view, key)
            await asyncio.sleep(max(RANDOM_LEVEL, RANDOM_PAUSES * room.house.bot_pause))
        else:
            plan = await room.house.bots.plan(table, level, view, live.now(), key)
            if plan is None:
                return False
            action = msgspec.json.decode(plan.action, type=table.game.ACTION)
            self._send_hand(Hand(seat, plan.source, plan.target, plan.begins, plan.lands))
            left = live.seconds_to(plan.lands)
            await asyncio.sleep(1.0 if left is None else left)
        async with room.lock:
            if (
                room.live is live
                and self._may_act(seat)
                and action in table.game.options(table.game.view(table.state, seat))
            ):
                self._racing.offer(live.now(), seat, action, f"hand {next(self._numbers)} {n}", "bot")
                await self.settle()
        return True
