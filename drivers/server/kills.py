"""The kill test: people play every game while the server is killed again and again, at moments that nobody chose.

After each kill and at the end: what was acknowledged is there, once, where it was said to be; what somebody saw at update n they see
again at update n; every log's chain and rules hold.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.table import log
from carteblanche.table.table import Table
from drivers.server.clients import Client, Server

MOST_ACTS: Final = 40
"""Between two kills the players get at most so many acts acknowledged."""


@dataclass(frozen=True)
class Kills:
    """What a number of kills showed."""

    games: int = 0
    """How many kills."""
    acknowledged: int = 0
    entries: int = 0

    def __add__(self, other: Kills) -> Kills:
        return Kills(self.games + other.games, self.acknowledged + other.acknowledged, self.entries + other.entries)

    def __str__(self) -> str:
        return f"{self.games} kills, {self.acknowledged} acts acknowledged, {self.entries} entries, nothing lost or doubled"


class Lost(AssertionError):
    """The promise was broken."""


class Company:
    """Two people at one room after the other, with a bot where there is a chair for it."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.seed = seed
        self.cookies = [server.person(f"{game} {number}") for number in range(2)]
        self.people: list[_Watchful] = []
        self.rooms: list[str] = []

    async def play(self, stop: asyncio.Event, on_seen: Callable[[], None]) -> None:
        """Plays until somebody says stop, through all kills."""
        while not stop.is_set():
            if not self.people or all(one.over for one in self.people):
                await self._sit_down(on_seen)
            await asyncio.gather(*(one.play(lambda c: c.over or stop.is_set()) for one in self.people))

    async def _sit_down(self, on_seen: Callable[[], None]) -> None:
        seats = catalogue.open(self.game).SEATS
        chairs = 3 if 3 in seats else 2
        room = await self._until_it_works(self._opened, chairs)
        self.rooms.append(room)
        self.people = [
            _Watchful(self.server, room, cookie, self.seed + len(self.rooms), on_seen) for cookie in self.cookies
        ]
        await self.people[1].insist("sit", chair=1)
        await self.people[0].insist("start")

    def _opened(self, chairs: int) -> str:
        level = next(iter(catalogue.open(self.game).BOTS))
        return self.server.open(self.cookies[0], self.game, chairs, [None, None, level][:chairs])

    async def _until_it_works(self, ask: Callable[[int], str], chairs: int) -> str:
        while True:
            try:
                return await asyncio.to_thread(ask, chairs)
            except (OSError, json.JSONDecodeError):
                await asyncio.sleep(0)


class _Watchful(Client):
    """A client that compares what it sees again with what it saw."""

    def __init__(self, server: Server, room: str, cookie: str, seed: int, on_seen: Callable[[], None]) -> None:
        super().__init__(server, room, cookie, seed)
        self.on_seen = on_seen
        self._seen: dict[int, Any] = {}
        self.on_update = self._compare

    def _compare(self, update: dict[str, Any]) -> None:
        shown = {key: update["table"][key] for key in ("game", "phase", "outcome", "marks", "proposal", "left")}
        before = self._seen.setdefault(update["n"], shown)
        if before != shown:
            raise Lost(f"{self.room}: update {update['n']} is not what it was")
        self.on_seen()


def check(folder: Path, companies: Sequence[Company]) -> int:
    """Whether all that was acknowledged is there, once. Returns how much that was."""
    counted = 0
    with closing(sqlite3.connect(f"file:{folder / 'house.sqlite'}?mode=ro", uri=True)) as house:
        for client in (client for company in companies for client in company.people):
            rows = house.execute("SELECT n, line FROM entries WHERE room = ? ORDER BY n", (client.room,)).fetchall()
            acts = [json.loads(line)["entry"]["event"].get("act") for n, line in rows if n > 0]
            for ref, n in client.accepted.items():
                if n < 0:
                    continue
                counted += 1
                if acts.count(ref) != 1 or acts[n] != ref:
                    raise Lost(
                        f"{client.room}: act {ref} was acknowledged as entry {n} and is there {acts.count(ref)} times"
                    )
    return counted


def check_logs(folder: Path, rooms: Sequence[str]) -> int:
    """Whether every log holds. Returns how many entries there are."""
    counted = 0
    with closing(sqlite3.connect(f"file:{folder / 'house.sqlite'}?mode=ro", uri=True)) as house:
        for room in rooms:
            rows = house.execute("SELECT line FROM entries WHERE room = ? ORDER BY n", (room,)).fetchall()
            if rows:
                header, entries = log.read(row[0] for row in rows)
                counted += len(Table.replay(header, entries).entries)
    return counted


def run(
    folder: Path, games: Sequence[str], kills: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> tuple[int, int]:
    """So many kills. Returns how many acts were acknowledged and how many entries there are."""
    server = Server(folder, "--no-limits")
    server.start()
    luck = KeyedLuck.seeded(seed, "kills")
    companies = [Company(server, game, seed + number) for number, game in enumerate(games)]

    async def one_kill() -> int:
        """Lets everybody play for a while, pulls the plug, starts again, and looks."""
        stop, left = asyncio.Event(), 1 + luck.below(MOST_ACTS * len(companies))
        restarts: list[asyncio.Task[None]] = []

        def on_seen() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                server.kill()
                stop.set()
                restarts.append(asyncio.create_task(asyncio.to_thread(server.start)))

        for one in (one for company in companies for one in company.people):
            one.on_seen = on_seen
        await asyncio.gather(*(company.play(stop, on_seen) for company in companies))
        await asyncio.gather(*restarts)
        return check(folder, companies)

    async def story() -> int:
        acknowledged = 0
        for number in range(kills):
            acknowledged = await one_kill()
            progress(number + 1)
        return acknowledged

    try:
        acknowledged = asyncio.run(story())
        return acknowledged, check_logs(folder, [room for company in companies for room in company.rooms])
    finally:
        server.stop()


def batch(seeds: range) -> Kills:
    """As many kills as there are seeds, at all games."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-kills-") as folder:
        acknowledged, entries = run(Path(folder), catalogue.NAMES, len(seeds), seeds.start)
    return Kills(len(seeds), acknowledged, entries)
