"""What happens at a table by itself: due alarms ring, bots act, a stuck deal is completed, absent players are covered. Nothing happens
while nobody is connected.

One task a room, started with its table and ended with its game; a rematch that is proposed then starts it again until that is answered or
lapses.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

from carteblanche.core.luck import commit
from carteblanche.core.values import Seat, kind
from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.rooms.race import PROBES
from carteblanche.store.store import StoreFailed
from carteblanche.table.table import Table

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

DEAL_PATIENCE: Final = 10.0
"""Seconds to wait for people's numbers before the deal."""
AWAY: Final = 30.0
"""Seconds after somebody's last message after which a bot covers their chair, if the host wants it so."""
QUIET: Final = "decline"
"""The kind of action that does nothing: a bot does not pause before it."""


class Runner:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._numbers: dict[Seat, str] = {}
        self._resting = False
        """Whether it waits for nothing but being woken."""
        self._gone: dict[Seat, float] = {}
        """By seat whose person is not connected: since when."""

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = supervise("table", self._run, self._room.recover, room=self._room.id)

    async def stop(self) -> None:
        await end(self._task)

    def wake(self) -> None:
        """Something has changed: look again."""
        self._woken.set()

    def wake_after_action(self) -> None:
        """Somebody has acted: look again, unless only people can act next and no alarm is set."""
        live = self._room.live
        if (
            not self._resting
            or live is None
            or live.table.phase != "playing"
            or len(live.table.seating.people) < live.table.seats
            or live.table.due() is not None
        ):
            self._woken.set()
            if live is not None and _may_happen(live.table) and not self._room.asleep:
                self.start()

    async def _run(self) -> None:
        began = time.monotonic()
        while (live := self._room.live) is not None and _may_happen(live.table):
            self._woken.clear()
            if not self._room.connections:
                await self._wait(None)
                began = time.monotonic()
                continue
            try:
                async with self._room.lock:
                    if (race := self._room.race) is not None:
                        await race.settle()
                    else:
                        await self._room.save(live.table.tick(live.now()))
                    if live.table.phase in ("committing", "numbering") and time.monotonic() - began > DEAL_PATIENCE:
                        began = time.monotonic()
                        await self.complete_deal(live.table)
                    wait = await self.cover_absent(time.monotonic())
                if race is not None:
                    race.start_hands()
                elif await self._bot_acts():
                    continue
            except StoreFailed:
                await self._wait(1.0)
                continue
            due = live.table.due() if race is None else race.due()
            if race is not None and live.table.phase != "over":  # while a rematch is open nobody races
                wait = min(race.probe(), PROBES if wait is None else wait)
            if due is not None and (left := live.seconds_to(due)) is not None:
                wait = left if wait is None else min(wait, left)
            if live.table.phase in ("committing", "numbering"):
                wait = DEAL_PATIENCE
            await self._wait(wait)

    async def _wait(self, seconds: float | None) -> None:
        self._resting = seconds is None
        try:
            async with asyncio.timeout(seconds):  # wait_for would swallow a cancellation that comes at the same moment
                await self._woken.wait()
        except TimeoutError:
            return
        finally:
            self._resting = False

    async def complete_deal(self, table: Table) -> None:
        """Whoever is not there to commit to a number gets one from the house. If somebody committed and does not show their number, the
        table is abandoned.
        """
        patient = table.phase == "committing"
        if table.phase == "committing":
            for seat in table.view(None).awaited:
                self._numbers[seat] = secrets.token_hex(16)
                await self._room.save(table.commit(seat, commit(bytes.fromhex(self._numbers[seat]))))
        for seat in table.view(None).awaited:
            if seat in self._numbers:
                await self._room.save(table.show_number(seat, self._numbers[seat]))
            elif not patient:
                await self._room.save(table.abandon())
                return

    def note_lost(self, seat: Seat, heard: float) -> None:
        """A connection of this seat was lost, whose last message came at `heard`: its person counts as gone from then on."""
        self._gone.setdefault(seat, heard)

    def gone_for(self, seat: Seat) -> int | None:
        """For how many seconds the person of this seat has been gone, if they were seen here and are."""
        since = self._gone.get(seat)
        return None if since is None else max(0, int(time.monotonic() - since))

    async def cover_absent(self, now: float) -> float | None:
        """Lets bots cover players who have been gone for long, and ends that when they are back. Seconds until the next check."""
        room, live = self._room, self._room.live
        if live is None or live.table.phase != "playing":
            return None
        present = {connection.person for connection in room.connections}
        wait: float | None = None
        for seat in live.table.seating.seated:
            if room.document.player_of(seat) in present:
                self._gone.pop(seat, None)
                if seat in live.table.seating.covered:
                    await room.save(live.table.give_back(live.now(), seat))
            elif room.document.away == "cover" and not live.table.is_bot(seat):
                left = self._gone.setdefault(seat, now) + room.house.cover_after - now
                if left <= 0:
                    await room.save(live.table.cover(live.now(), seat))
                else:
                    wait = left if wait is None else min(wait, left)
        return wait

    async def _bot_acts(self) -> bool:
        """Lets the first bot that is prompted act. Says whether one did."""
        room, live = self._room, self._room.live
        if live is None or live.table.phase != "playing":
            return False
        table, game = live.table, room.game
        seat = next((seat for seat in game.prompts(table.state) if table.is_bot(seat)), None)
        if seat is None:
            return False
        n, began = len(table.entries), time.monotonic()
        view = game.view(table.state, seat)
        action = await room.house.bots.choose(table, table.level(seat), view, live.bot_key(seat, n))
        pause = 0.0 if kind(action) == QUIET else room.house.bot_pause
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        async with room.lock:
            if len(table.entries) == n and room.live is live:
                await room.save(table.play(live.now(), seat, action, f"bot {n}", n, "bot"))
        return True


def _may_happen(table: Table) -> bool:
    """Whether anything may still happen by itself: after the game only a proposal can lapse."""
    return table.phase != "over" or table.due() is not None
