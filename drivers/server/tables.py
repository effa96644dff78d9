"""A thousand tables with four people each, half of them handed over between two nodes, at the pace of people.

Every game that ends is followed by another. What is measured: how long an act takes until it is acknowledged, what the nodes hold in
memory as time passes, and their processor time. At the end every act was answered, and each that was acknowledged stands in the log, once,
where it was said to be.

`./run test --long tables` is the whole; `.venv/bin/python -m drivers.server.tables TABLES SECONDS` another size of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from drivers.server import services
from drivers.server.clients import Client, Server
from drivers.server.kills import Lost
from drivers.server.records import Records

TABLES: Final = 1000
COMPANY: Final = 4
SECONDS: Final = 600.0
THINKING: Final = 5.0
"""Seconds that a person takes for an act, on average."""
AT_ONCE: Final = 20
"""So many tables sit down at the same time."""
SAMPLE: Final = 10.0
"""Seconds between two looks at the memory."""
GRACE: Final = 30.0
"""Seconds in which the last acts have to be answered."""
AGAIN: Final = 0.25
"""Seconds before somebody whose connection broke comes back."""
FILES: Final = 3 * COMPANY
"""Files that a table needs at the most in one process: its people, and those who are handed over twice."""
ROOMS: Final = 50
"""The logs of so many rooms are looked at at once."""


@dataclass(frozen=True)
class Tables:
    """What a number of such times showed."""

    games: int = 0
    """How many times."""
    tables: int = 0
    acknowledged: int = 0
    refused: int = 0
    rooms: int = 0
    breaks: int = 0
    """How many connections broke."""
    p50: int = 0
    p99: int = 0
    slowest: int = 0
    """Until an act was acknowledged, in milliseconds; of several times the worst."""
    first: int = 0
    middle: int = 0
    last: int = 0
    """What both nodes held in memory once all tables sat, in the middle and at the end, in MiB."""
    busy: int = 0
    """How much of one core nodes and services used, in percent."""

    def __add__(self, other: Tables) -> Tables:
        sums = {"games", "acknowledged", "refused", "rooms", "breaks"}
        return Tables(
            **{
                name: value + mine if name in sums else max(value, mine)
                for (name, value), mine in zip(asdict(other).items(), asdict(self).values(), strict=True)
            }
        )

    def __str__(self) -> str:
        return (
            f"{self.tables} tables with {self.tables * COMPANY} sockets at two nodes: {self.acknowledged} acts acknowledged in "
            f"{self.rooms} rooms, none lost or doubled, {self.refused} refused, {self.breaks} connections broken; acknowledged "
            f"after {self.p50} ms (p50), {self.p99} ms (p99), {self.slowest} ms (the slowest); memory of both nodes "
            f"{self.first}, {self.middle}, {self.last} MiB at the beginning, in the middle and at the end; "
            f"{self.busy} % of one core, the driver not counted"
        )


class House(NamedTuple):
    nodes: Sequence[Server]
    others: Sequence[int]
    """The processes of PostgreSQL and Redis."""
    database: str


@contextmanager
def open_nodes(count: int) -> Generator[House]:
    """Nodes of one house on a durable PostgreSQL and a Redis. `Unavailable` if these cannot be had."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="carteblanche-house-")))
        postgres = stack.enter_context(services.postgres(durable=True))
        redis = stack.enter_context(services.redis())
        database, nodes = postgres.create_database(), list[Server]()
        for number in range(count):
            (folder / f"node-{number}").mkdir()
            node = Server(folder / f"node-{number}", "--no-limits", "--redis", redis)
            node.environment["CARTEBLANCHE_DATABASE"] = database
            node.start()
            stack.callback(node.stop)
            nodes.append(node)
        port = redis.rpartition(":")[2].partition("/")[0]
        yield House(nodes, [*_find(f"port={postgres.port}"), *_find(f"127.0.0.1:{port}")], database)


def _find(word: str) -> list[int]:
    """Services whose command line has this word in it."""
    found: list[int] = []
    for one in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = one.read_text().replace("\0", " ")
        except OSError:
            continue
        if word in words and words.lstrip().partition(" ")[0].rpartition("/")[2] in ("postgres", "redis-server"):
            found.append(int(one.parent.name))
    return found


def find_spent(roots: Sequence[int]) -> float:
    """Seconds of processor time of these processes and all that they have started and that still run."""
    parents: dict[int, int] = {}
    times: dict[int, int] = {}
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = one.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(one.parent.name)
        parents[number], times[number] = int(fields[1]), int(fields[11]) + int(fields[12])

    def counts(number: int) -> bool:
        while number not in roots:
            number = parents.get(number, 0)
            if number <= 1:
                return False
        return True

    return sum(time for number, time in times.items() if counts(number)) / os.sysconf("SC_CLK_TCK")


def find_memory(pid: int) -> int:
    """What a process holds in memory, in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])


class Player(Client):
    """Somebody who thinks before every act."""

    def __init__(self, server: Server, room: str, cookie: str, seed: int, evening: Evening) -> None:
        super().__init__(server, room, cookie, seed)
        self.pause = AGAIN
        self._evening = evening
        self._pace = KeyedLuck.seeded(seed, "pace")
        self._since: dict[str, float] = {}
        self._thinking: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether something that it sent is not answered."""
        return bool(self._pending)

    async def send(self, socket: ClientConnection, kind: str, **fields: Any) -> str:
        began = time.monotonic()
        ref = await super().send(socket, kind, **fields)
        if kind == "play":
            self._since[ref] = began
        return ref

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        began = self._since.pop(message.get("ref", ""), None)
        if began is not None and message["kind"] == "accepted":
            self._evening.delays.append(time.monotonic() - began)
        await super().hear(socket, message)
        self.heard.clear()

    async def _answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Thinks while it goes on listening, and then acts by what it saw last."""
        if not message["options"]:
            await super()._answer(socket, message)
        elif self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think(socket), name=f"think {self.room}")

    async def _think(self, socket: ClientConnection) -> None:
        await asyncio.sleep(THINKING * (0.5 + self._pace.below(1000) / 1000))
        if self.update is not None and self.update["options"] and not self._evening.over:
            with suppress(OSError, ConnectionClosed):  # then it is sent again on the next connection
                await super()._answer(socket, self.update)


class Evening:
    """All tables of one house."""

    def __init__(self, house: House, tables: int, seed: int) -> None:
        self.over = False
        self.delays: list[float] = []
        self.players: list[Player] = []
        self.rooms = 0
        self._house = house
        self._count = tables
        self._seed = seed
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._sitting = 0
        self._all_sit = asyncio.Event()

    async def spend(self, seconds: float) -> Tables:
        processes = [*(node.pid for node in self._house.nodes), *self._house.others]
        tasks = [asyncio.create_task(self._play(table), name=f"table {table}") for table in range(self._count)]
        watching = asyncio.create_task(self._all_sit.wait())
        await asyncio.wait((watching, *tasks), return_when=asyncio.FIRST_COMPLETED)
        _expect_well(tasks)
        _say(f"{self._count} tables sit")
        self.delays.clear()
        spent, began, memory = find_spent(processes), time.monotonic(), [self._look(0)]
        while (passed := time.monotonic() - began) < seconds:
            await asyncio.sleep(min(SAMPLE, seconds - passed))
            _expect_well(tasks)
            memory.append(self._look(time.monotonic() - began))
        spent, passed, delays = find_spent(processes) - spent, time.monotonic() - began, sorted(self.delays)
        await self._end(tasks)
        await asyncio.to_thread(self._check)
        if not delays:
            raise Lost("nothing was acknowledged")
        p50, p99, slowest = (int(1000 * delays[int((len(delays) - 1) * part)]) for part in (0.5, 0.99, 1))
        first, middle, last = (round(held / 1024) for held in (memory[0], memory[len(memory) // 2], memory[-1]))
        return Tables(
            1,
            self._count,
            sum(len(one.accepted) for one in self.players),
            sum(len(one.refused) for one in self.players),
            self.rooms,
            sum(one.breaks for one in self.players),
            p50,
            p99,
            slowest,
            first,
            middle,
            last,
            round(100 * spent / passed),
        )

    def _look(self, seconds: float) -> int:
        held = [find_memory(node.pid) for node in self._house.nodes]
        _say(
            f"{seconds:4.0f} s: {len(self.delays)} acts, {self.rooms} rooms, {' + '.join(str(one >> 10) for one in held)} MiB"
        )
        return sum(held)

    async def _play(self, table: int) -> None:
        first, people = True, list[Player]()
        nodes = self._house.nodes
        cookies: list[str] = []
        while not self.over:
            async with self._turn:
                if first:
                    cookies = [
                        await asyncio.to_thread(nodes[(table + chair) % len(nodes)].person, f"Person {table} {chair}")
                        for chair in range(COMPANY)
                    ]
                people = await self._sit_down(table, cookies)
            if first:
                first = False
                self._sitting += 1
                if self._sitting == self._count:
                    self._all_sit.set()
            await asyncio.gather(*(one.play(_is_done) for one in people))

    async def _sit_down(self, table: int, cookies: Sequence[str]) -> list[Player]:
        """A new room, at the node of the first of them."""
        nodes, seed = self._house.nodes, self._seed + table * 1000 + self.rooms
        games = catalogue.NAMES
        game = games[table % len(games)]
        room = await asyncio.to_thread(nodes[table % len(nodes)].open, cookies[0], game, COMPANY)
        self.rooms += 1
        people = [
            Player(nodes[(table + chair) % len(nodes)], room, cookie, seed + chair, self)
            for chair, cookie in enumerate(cookies)
        ]
        for chair, one in enumerate(people[1:], 1):
            await one.insist("sit", chair=chair)
        await people[0].insist("start")
        self.players += people
        return people

    async def _end(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        """Nobody begins anything more; what is under way is answered."""
        self.over = True
        until = time.monotonic() + GRACE
        while any(one.waits for one in self.players) and time.monotonic() < until:  # noqa: ASYNC110  # people set no event
            await asyncio.sleep(AGAIN)
        waiting = sum(one.waits for one in self.players)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if waiting:
            raise Lost(f"what {waiting} people did was not answered within {GRACE:.0f} s")

    def _check(self) -> None:
        """Whether every act that was acknowledged is in the log, once, where it was said to be."""
        by_room: dict[str, list[Player]] = {}
        for one in self.players:
            by_room.setdefault(one.room, []).append(one)
        rooms, records = list(by_room), Records(self._house.database)
        query = "SELECT room, n, line FROM entries WHERE room = ANY(?) AND n > 0"
        for first in range(0, len(rooms), ROOMS):
            there: Counter[tuple[str, str]] = Counter()
            places: dict[tuple[str, str], int] = {}
            for room, n, line in records.read(query, rooms[first : first + ROOMS]):
                act = room, json.loads(line)["entry"]["event"].get("act") or ""
                there[act] += 1
                places[act] = n - 1
            for room in rooms[first : first + ROOMS]:
                for one in by_room[room]:
                    for ref, n in one.accepted.items():
                        if n >= 0 and (there[room, ref] != 1 or places[room, ref] != n):
                            raise Lost(
                                f"{room}: act {ref}, acknowledged as entry {n}, is there {there[room, ref]} times"
                            )


def _is_done(one: Client) -> bool:
    """Whether the game is over, and all that somebody did in it answered."""
    return one.over and not (isinstance(one, Player) and one.waits)


def _expect_well(tasks: Sequence[asyncio.Task[None]]) -> None:
    """No table may end, whatever it met."""
    for task in tasks:
        if task.done():
            task.result()


def _say(what: str) -> None:
    sys.stderr.write(f"{what}\n")


def spend(tables: int, seconds: float, seed: int) -> Tables:
    """So many tables for so long, after all of them sat down."""
    wanted = FILES * tables + 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard not in (-1, resource.RLIM_INFINITY) and hard < wanted:
        raise SystemExit(f"{tables} tables need {wanted} open files, and there may be {hard}: ulimit -n {wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted) if soft >= 0 else soft, hard))
    with open_nodes(2) as house:
        return asyncio.run(Evening(house, tables, seed).spend(seconds))


def batch(seeds: range) -> Tables:
    """One time for each seed."""
    total = Tables()
    for seed in seeds:
        total += spend(TABLES, SECONDS, seed)
    return total


if __name__ == "__main__":
    _say(str(spend(int(sys.argv[1]), float(sys.argv[2]), 1)))
