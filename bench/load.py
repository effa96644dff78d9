"""Load for our server: so many tables of Blockers! over real sockets, in closed loop or at human pace.

`python -m bench.load JSON`, one line of JSON as the answer; bench/peers/load.mjs is its twin for boardgame.io. A player acts as soon as an
update shows options (or `pace` seconds later, about); a delay is the time from sending an action to the arrival of the update
at each other player. A table whose game is over opens the next room.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias, cast

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from carteblanche.core.luck import commit

PING = 12.0
"""Seconds after which somebody who only looks on says so."""
AT_ONCE = 25
"""So many tables are set up at the same time."""


class Task(msgspec.Struct):
    port: int
    pid: int
    tables: int
    players: int
    warmup: float
    seconds: float
    pace: float = 0.0
    """Seconds that a player thinks, on average; 0: closed loop."""


class Answer(msgspec.Struct):
    actions: int
    rate: float
    p50: float
    p99: float
    """Milliseconds."""
    cpu: float
    """Seconds of processor time that the server used meanwhile."""
    refused: int


class Chair(msgspec.Struct):
    player: str


class Room(msgspec.Struct, tag_field="kind", tag="room"):
    started: bool
    chairs: list[Chair]


class TableView(msgspec.Struct):
    phase: str
    awaited: list[int]


class Update(msgspec.Struct, tag_field="kind", tag="update"):
    n: int
    seat: int
    table: TableView
    options: list[msgspec.Raw] | None


class Accepted(msgspec.Struct, tag_field="kind", tag="accepted"):
    ref: str


class Refused(msgspec.Struct, tag_field="kind", tag="refused"):
    code: str


class Pong(msgspec.Struct, tag_field="kind", tag="pong"):
    ref: str


class Farewell(msgspec.Struct, tag_field="kind", tag="farewell"):
    why: str


Told: TypeAlias = Room | Update | Accepted | Refused | Pong | Farewell
"""What this driver reads of what the server says: enough to act on, so that it stays cheap beside the server."""
_read = cast("msgspec.json.Decoder[Told]", msgspec.json.Decoder(Told)).decode
_write = msgspec.json.encode


class Figures:
    def __init__(self) -> None:
        self.measuring = False
        self.actions = 0
        self.refused = 0
        self.delays: list[float] = []


def used(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


class Table:
    def __init__(self, task: Task, figures: Figures, http: httpx.AsyncClient, gate: asyncio.Event) -> None:
        self.task, self.figures, self.http, self.gate = task, figures, http, gate
        self.dealt = asyncio.Event()
        self.sent = (-1, 0.0, -1)
        """What was played last: the update it answers, when, by whom."""
        self.cookies: list[str] = []

    async def live(self) -> None:
        """One game after the other."""
        for number in range(self.task.players):
            answer = await self.http.post("/api/me", json={"name": f"Player {number}"})
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
        while True:
            body = {"game": "blockers", "chairs": self.task.players}
            answer = await self.http.post("/api/rooms", json=body, headers={"cookie": self.cookies[0]})
            room = answer.json()["id"]
            await asyncio.gather(*(self.sit(room, seat) for seat in range(self.task.players)))

    async def sit(self, room: str, seat: int) -> None:
        """One player of one game, until it is over."""
        uri = f"ws://127.0.0.1:{self.task.port}/socket/{room}"
        headers = {"cookie": self.cookies[seat]}
        async with connect(uri, additional_headers=headers, compression=None, max_queue=None) as socket:
            pinging = asyncio.create_task(_ping(socket)) if self.task.pace else None
            try:
                await self.play(socket, seat)
            finally:
                if pinging is not None:
                    pinging.cancel()

    async def play(self, socket: ClientConnection, seat: int) -> None:
        number = secrets.token_hex(16)
        if seat:
            await _send(socket, "sit", chair=seat)
        acting: asyncio.Task[None] | None = None
        starting = False
        said: set[str] = set()
        async for raw in socket:
            match _read(raw):
                case Room(started=False, chairs=chairs) if seat == 0 and not starting:
                    if all(chair.player == "human" for chair in chairs):
                        starting = True
                        await _send(socket, "start")
                case Accepted(ref=ref) if ref[0] == "p":
                    self.figures.actions += self.figures.measuring
                case Refused():
                    self.figures.refused += 1
                case Update() as update:
                    self.note(update, seat)
                    phase = update.table.phase
                    if phase == "over":
                        return
                    if seat in update.table.awaited and phase not in said:
                        said.add(phase)
                        if phase == "committing":
                            await _send(socket, "commit", commitment=commit(bytes.fromhex(number)))
                        else:
                            await _send(socket, "number", number=number)
                    if phase == "playing":
                        self.dealt.set()
                    if update.options:
                        acting = asyncio.create_task(self.act(socket, seat, update))
                case _:
                    pass
        if acting is not None:
            await acting

    def note(self, update: Update, seat: int) -> None:
        n, at, by = self.sent
        if self.figures.measuring and update.n > n >= 0 and seat != by:
            self.figures.delays.append(perf_counter() - at)

    async def act(self, socket: ClientConnection, seat: int, update: Update) -> None:
        if not self.gate.is_set():
            await self.gate.wait()
            await asyncio.sleep(think(self.task.pace))
        elif self.task.pace:
            await asyncio.sleep(think(self.task.pace))
        assert update.options
        self.sent = (update.n, perf_counter(), seat)
        await socket.send(
            _write({"kind": "play", "ref": f"p{update.n}", "seen": update.n, "action": random.choice(update.options)}),
            text=True,
        )


def think(pace: float) -> float:
    return pace * (0.5 + random.expovariate(2.0))


async def _send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(_write({"kind": kind, "ref": kind, **fields}), text=True)


async def _ping(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(PING)
            await _send(socket, "ping")


async def _dealt(tables: list[Table]) -> None:
    for table in tables:
        await table.dealt.wait()


async def load(task: Task) -> Answer:
    figures, gate = Figures(), asyncio.Event()
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one client for many people: it must remember none
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{task.port}", timeout=60, cookies=nobody) as http:
        tables = [Table(task, figures, http, gate) for _ in range(task.tables)]
        living: list[asyncio.Task[None]] = []
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            living += [asyncio.create_task(table.live()) for table in some]
            ready = asyncio.create_task(_dealt(some))
            await asyncio.wait([ready, *living], return_when=asyncio.FIRST_COMPLETED)
            for ended in living:
                if ended.done():
                    ended.result()
        gate.set()
        await asyncio.sleep(task.warmup)
        figures.measuring, began, before = True, perf_counter(), used(task.pid)
        await asyncio.sleep(task.seconds)
        figures.measuring, elapsed, cpu = False, perf_counter() - began, used(task.pid) - before
        for one in living:
            if one.done():
                one.result()
            one.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    delays = sorted(figures.delays) or [0.0]
    p50, p99 = (delays[min(len(delays) - 1, int(share * len(delays)))] * 1000 for share in (0.5, 0.99))
    return Answer(figures.actions, figures.actions / elapsed, p50, p99, cpu, figures.refused)


if __name__ == "__main__":
    print(_write(asyncio.run(load(msgspec.json.decode(sys.argv[1], type=Task)))).decode())
