"""Eight weeks of a house in virtual time: every day it is opened, people play, leave tables behind, and it is closed for the night.

What a start costs, what the process holds in memory and what lies on the disk is written down every day. Of people who go on coming no
trace may grow beyond what the policy keeps.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import gc
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import update

from carteblanche.core.luck import KeyedLuck
from carteblanche.server.app import create_house
from carteblanche.server.jobs.backups import Backups
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.clearing import clear_rooms
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.store import schema
from carteblanche.store.store import Store
from drivers.server.guests import Guest, deal

DAYS: Final = 56
FIRST: Final = dt.date(2026, 1, 1)
POLICY: Final = {"gathering": 2, "playing": 7, "over": 14}
"""Days for which rooms are kept, by phase."""
BACKUPS: Final = 5
GAMES: Final = ("blockers", "blank")
SLACK: Final = 1.25
"""By how much the last weeks may exceed the first ones in which the policy was at work."""


@dataclass(frozen=True)
class Day:
    start: float
    """Processor time of opening the house, in seconds."""
    memory: int
    """What the process holds in the evening, in KiB."""
    disk: int
    """The database and its backups, in bytes."""
    rooms: int


@dataclass(frozen=True)
class Weeks:
    """What a number of weeks were: what the last fortnight had, in percent of the first in which the policy was at work."""

    games: int = 0
    """How many houses."""
    start: int = 0
    memory: int = 0
    disk: int = 0
    rooms: int = 0

    def __add__(self, other: Weeks) -> Weeks:
        return Weeks(
            self.games + other.games,
            max(self.start, other.start),
            max(self.memory, other.memory),
            max(self.disk, other.disk),
            max(self.rooms, other.rooms),
        )

    def __str__(self) -> str:
        return (
            f"{self.games} houses over {DAYS} days; the last fortnight in percent of the third and fourth week, at the most: "
            f"a start {self.start}, memory {self.memory}, disk {self.disk}, rooms {self.rooms}"
        )


class Grown(AssertionError):
    """Something grows for ever."""


async def live(folder: Path, days: int, tables: int, seed: int = 0, policy: Mapping[str, int] = POLICY) -> list[Day]:
    """So many days with so many games finished on each, as many left in the middle, and as many never begun."""
    luck = KeyedLuck.seeded(seed, "weeks")
    database = folder / "house.sqlite"
    backups = Backups(database, folder / "backups", hours=24, keep=BACKUPS)
    found: list[Day] = []
    for number in range(days):
        date = FIRST + dt.timedelta(number)
        begun = time.process_time()
        async with Store.open(database) as store:
            house = create_house(store, Limits(lifted=True))
            await house.start()
            start = time.process_time() - begun
            await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_person("ben", "Ben"))
            for _ in range(tables):
                await _spend(house, luck, date)
            await clear_rooms(house, policy, date.isoformat())
            await asyncio.to_thread(backups.make, dt.datetime.combine(date, dt.time(23), dt.UTC))
            rooms = len(await store.read_rooms(*POLICY))
            await house.stop()
        gc.collect()
        kept = [database, *backups.list_made()]
        found.append(Day(start, _read_memory(), sum(file.stat().st_size for file in kept), rooms))
    return found


async def _spend(house: House, luck: KeyedLuck, date: dt.date) -> None:
    """One game to its end, one that is left in the middle, one that nobody begins."""
    chairs = [Seated("human", "Ada", None, "ada"), Seated("human", "Ben", None, "ben")]
    game = luck.pick(GAMES)
    for most in (10_000, 8, 0):
        room = await house.open_room(game, {"two": "basic"} if game == "blockers" else {}, "ada", chairs)
        if most:
            await _play(room, most, luck)
        for connection in list(room.connections):
            await room.disconnect(connection)
        await house.check_connections(time.monotonic() + 3600)
        changed = update(schema.rooms).where(schema.rooms.c.id == room.id).values(touched=date.isoformat())
        await house.store.write((changed, None))


async def _play(room: Room, most: int, luck: KeyedLuck) -> None:
    """At most so many acts, whoever may; what else there is to be done in a game is left."""
    guests = await deal(room, time.monotonic())
    for _ in range(most):
        asked = [(guest, update) for guest in guests if (update := guest.last("update"))["options"]]
        if not asked or asked[0][1]["table"]["phase"] == "over":
            return
        guest, seen = luck.pick(asked)
        await guest.say("play", seen=seen["n"], action=luck.pick(seen["options"]))
        _forget(guests)


def _forget(guests: tuple[Guest, ...]) -> None:
    for guest in guests:
        newest: dict[str, dict[str, Any]] = {message["kind"]: message for message in guest.socket.received}
        guest.socket.received[:] = newest.values()


def _read_memory() -> int:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def check(days: list[Day]) -> Weeks:
    """`Grown` if the last fortnight exceeds the one in which the policy had first kept all it keeps."""
    full = max(POLICY.values()) + 1
    first, last = days[full : full + 14], days[-14:]
    grown: list[int] = []
    for name in ("start", "memory", "disk", "rooms"):
        before, after = (median(getattr(day, name) for day in part) for part in (first, last))
        grown.append(round(100 * after / before))
        if after > SLACK * before:
            raise Grown(f"in the weeks {name} has grown from {before:,.4g} to {after:,.4g}")
    return Weeks(1, *grown)


def batch(seeds: range) -> Weeks:
    total = Weeks()
    for seed in seeds:
        with TemporaryDirectory() as folder:
            total += check(asyncio.run(live(Path(folder), DAYS, 4, seed)))
    return total
