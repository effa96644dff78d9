"""A thousand tables with four people each, half of them handed over between two nodes, at the pace of people.

Every game that ends is followed by another. People send what browsers do: who hears nothing asks whether anybody is there. Each table's
people come from an address of their own, and all limits are on. What is measured: how long an act takes until it is acknowledged, what the
nodes hold in memory as time passes, and their processor time. At the end every act was answered, and each that was acknowledged stands in
the log, once, where it was said to be.

`./run test --long tables` is the whole; `.venv/bin/python -m drivers.server.tables TABLES SECONDS` another size of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from drivers.server.clients import Client, Server
from drivers.server.kills import Lost
from drivers.server.records import Records
from drivers.server.services import House, find_memory, find_spent, open_nodes

TABLES: Final = 1000
COMPANY: Final = 4
SECONDS: Final = 600.0
THINKING: Final = 5.0
"""Seconds that a person takes for an act, on average."""
AT_ONCE: Final = 60
"""So many tables sit down at the same time."""
SAMPLE: Final = 10.0
"""Seconds between two looks at the memory."""
PING, DEAD = 2.5, 8.0
"""Seconds of silence after which somebody asks whether anybody is there, and after which they connect again, as browsers do."""
GRACE: Final = 30.0
"""Seconds in which the last acts have to be answered."""
AGAIN: Final = 0.25
"""Seconds before somebody whose connection broke comes back."""
CREATED, NOT_NOW = 201, 503
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


class Player(Client):
    """Somebody who thinks before every act."""

    def __init__(self, server: Server, room: str, cookie: str, seed: int, game: str, evening: Evening) -> None:
        super().__init__(server, room, cookie, seed)
        self.game = game
        self.pause = AGAIN
        self._evening = evening
        self._pace = KeyedLuck.seeded(seed, "pace")
        self._since: dict[str, float] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._heard = self._asked = 0.0
        """When something came, and when it last asked whether anybody is there."""

    @property
    def waits(self) -> bool:
        """Whether something that it sent is not answered."""
        return bool(self._pending)

    async def listen(self, socket: ClientConnection, until: Callable[[Client], bool]) -> None:
        self._socket, self._heard = socket, time.monotonic()
        try:
            while not until(self):
                raw = await socket.recv(decode=False)
                self._heard = time.monotonic()
                await self.hear(socket, msgspec.json.decode(raw))
        finally:
            self._socket = None

    async def ask_if_silent(self, now: float) -> None:
        """Asks whether anybody is there, after a while of silence; drops the connection after a long one."""
        if self._socket is None or now - max(self._heard, self._asked) < PING:
            return
        if now - self._heard > DEAD:
            self.farewell = "silent"
            self._socket.transport.abort()
            return
        self._asked = now
        with suppress(ConnectionClosed):
            await self._socket.send('{"kind": "ping", "ref": "there"}')

    async def send(self, socket: ClientConnection, kind: str, **fields: Any) -> str:
        began = time.monotonic()
        ref = await super().send(socket, kind, **fields)
        if kind == "play":
            self._since[ref] = began
        return ref

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        began = self._since.pop(message.get("ref", ""), None)
        if began is not None and message["kind"] == "accepted":
            self._evening.delays.setdefault(self.game, []).append(time.monotonic() - began)
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
        self.delays: dict[str, list[float]] = {}
        """By game: how long each act took until it was acknowledged."""
        self.players: list[Player] = []
        self.rooms = 0
        self._there: set[Player] = set()
        """Those whose game is not over."""
        self._house = house
        self._count = tables
        self._seed = seed
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._sitting = 0
        self._all_sit = asyncio.Event()

    async def spend(self, seconds: float) -> Tables:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(AT_ONCE))
        processes = [*(node.pid for node in self._house.nodes), *self._house.others]
        tasks = [asyncio.create_task(self._play(table), name=f"table {table}") for table in range(self._count)]
        tasks.append(asyncio.create_task(self._look_after_silence(), name="silence"))
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
        spent, passed = find_spent(processes) - spent, time.monotonic() - began
        for game, took in sorted(self.delays.items()):
            _say(f"{game}: {len(took)} acts, acknowledged after {' / '.join(map(str, _find_shares(took)))} ms")
        refused = Counter(str(one["code"]) for player in self.players for one in player.refused)
        breaks = sum((one.breaks for one in self.players), Counter[str]())
        _say(
            f"refused: {dict(refused)}; connections broken: {dict(breaks)}; load of the machine {os.getloadavg()[0]:.1f}"
        )
        delays = [one for took in self.delays.values() for one in took]
        await self._end(tasks)
        await asyncio.to_thread(self._check)
        if not delays:
            raise Lost("nothing was acknowledged")
        p50, p99, slowest = _find_shares(delays)
        first, middle, last = (round(held / 1024) for held in (memory[0], memory[len(memory) // 2], memory[-1]))
        return Tables(
            1,
            self._count,
            sum(len(one.accepted) for one in self.players),
            sum(len(one.refused) for one in self.players),
            self.rooms,
            breaks.total(),
            p50,
            p99,
            slowest,
            first,
            middle,
            last,
            round(100 * spent / passed),
        )

    async def _look_after_silence(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            for one in list(self._there):
                await one.ask_if_silent(time.monotonic())

    def _look(self, seconds: float) -> int:
        held = [find_memory(node.pid) for node in self._house.nodes]
        acts, each = sum(map(len, self.delays.values())), " + ".join(str(one >> 10) for one in held)
        _say(f"{seconds:4.0f} s: {acts} acts, {self.rooms} rooms, {each} MiB")
        return sum(held)

    async def _play(self, table: int) -> None:
        first, people = True, list[Player]()
        cookies: list[str] = []
        while not self.over:
            async with self._turn:
                if first:
                    cookies = [await asyncio.to_thread(self._meet, table, chair) for chair in range(COMPANY)]
                people = await self._sit_down(table, cookies)
            if first:
                first = False
                self._sitting += 1
                if self._sitting == self._count:
                    self._all_sit.set()
            self._there.update(people)
            await asyncio.gather(*(one.play(_is_done) for one in people))
            self._there.difference_update(people)

    def _meet(self, table: int, chair: int) -> str:
        """The cookie of somebody new."""
        node = self._house.nodes[(table + chair) % len(self._house.nodes)]
        return node.person(f"Person {table} {chair}", _find_address(table))

    async def _open(self, node: Server, cookie: str, game: str) -> str:
        """A new room, however often that has to be asked for."""
        wanted = {"game": game, "chairs": COMPANY}
        while True:
            status, room, _ = await asyncio.to_thread(node.ask, "POST", "/api/rooms", wanted, cookie=cookie)
            if status == CREATED:
                return str(room["id"])
            if status != NOT_NOW:
                raise Lost(f"no room was opened: {room}")
            await asyncio.sleep(AGAIN)

    async def _sit_down(self, table: int, cookies: Sequence[str]) -> list[Player]:
        """A new room, at the node of the first of them."""
        nodes, seed = self._house.nodes, self._seed + table * 1000 + self.rooms
        games = catalogue.NAMES
        game = games[table % len(games)]
        room = await self._open(nodes[table % len(nodes)], cookies[0], game)
        self.rooms += 1
        people = [
            Player(nodes[(table + chair) % len(nodes)], room, cookie, seed + chair, game, self)
            for chair, cookie in enumerate(cookies)
        ]
        for one in people:
            one.forwarded = _find_address(table)
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


def _find_address(table: int) -> str:
    """Where the people of a table are at home."""
    return f"10.1.{table >> 8}.{table & 255}"


def _find_shares(delays: Sequence[float]) -> tuple[int, int, int]:
    """The median, what one in a hundred exceeds, and the longest, in milliseconds."""
    took = sorted(delays)
    p50, p99, slowest = (int(1000 * took[int((len(took) - 1) * part)]) for part in (0.5, 0.99, 1))
    return p50, p99, slowest


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
    limits = ("--most-sockets", str(COMPANY * tables + ROOMS), "--trusted-proxy", "127.0.0.1")
    with open_nodes(2, *limits) as house:
        return uvloop.run(Evening(house, tables, seed).spend(seconds))


def batch(seeds: range) -> Tables:
    """One time for each seed."""
    total = Tables()
    for seed in seeds:
        total += spend(TABLES, SECONDS, seed)
    return total


if __name__ == "__main__":
    _say(str(spend(int(sys.argv[1]), float(sys.argv[2]), 1)))
