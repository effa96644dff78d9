"""A real server in a process of its own, and people who play at it: for tests, kill tests and load.

A client speaks only the wire: it takes part in the deal, plays something proper whenever it is asked, comes back when the connection
breaks, and sends again what was not acknowledged, under the same name.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import os
import secrets
import signal
import socket
import string
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from carteblanche.core.luck import KeyedLuck, commit
from drivers import coverage

START_PATIENCE = 600.0
"""Seconds: on a busy machine a start has taken more than three minutes. One that fails is noticed at once."""
POLL = 0.02


class Server:
    """A house on a port and a folder of its own. It can be killed and started again."""

    patience = 150.0
    """Seconds to wait for an answer."""
    host = "127.0.0.1"
    """Where it listens."""
    prefix: tuple[str, ...] = ()
    """What its program is called with."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self._flags = flags
        self.environment: dict[str, str] = {}
        """More that its process is told."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        measures = os.environ.get(coverage.FOLDER)
        python = coverage.python(f"server-{uuid4()}", measures) if measures else [sys.executable]
        command = [*self.prefix, *python, "-m", "carteblanche", "serve", "--no-browser", "--port", str(self.port)]
        with (self.folder / "serve.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603  # our own interpreter, our own words
                [*command, "--bot-pause", "0", "--no-words", *self._flags],
                env=dict(os.environ, CARTEBLANCHE_DATA=str(self.folder), **self.environment),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START_PATIENCE
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                self.ask("GET", "/health")
                return
            ended = self._process.poll()
            if ended is not None or time.monotonic() > until:
                how = f"does not answer after {START_PATIENCE:.0f} s" if ended is None else f"ended with status {ended}"
                raise RuntimeError(f"the server {how}:\n" + (self.folder / "serve.log").read_text()[-2000:])
            time.sleep(POLL)  # it has enough to do without us

    def live_alone(self) -> None:
        """As if on a machine of its own: other nodes cannot pass connections on to it."""
        self.environment["TMPDIR"] = str(self.folder)

    def kill(self) -> None:
        """As a power cut would: no farewell, nothing flushed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(START_PATIENCE)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def ask(
        self, method: str, path: str, data: Any = None, *, raw: bytes | None = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """One HTTP request: status, body, headers. `raw` is sent as it is."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=self.patience)
        try:
            body = raw if data is None else json.dumps(data)
            named = {key.replace("_", "-"): value for key, value in headers.items()}
            connection.request(
                method, quote(path, safe=string.punctuation), body, {"content-type": "application/json", **named}
            )
            answer = connection.getresponse()
            said = answer.read()
            got = {key.lower(): value for key, value in answer.getheaders()}
            with contextlib.suppress(ValueError):
                return answer.status, json.loads(said), got
            return answer.status, said, got
        finally:
            connection.close()

    def person(self, name: str, forwarded: str = "") -> str:
        """The cookie of somebody new, for whose address a trusted proxy between would say that it forwards."""
        named: dict[str, Any] = {"x_forwarded_for": forwarded} if forwarded else {}
        status, _, got = self.ask("POST", "/api/me", {"name": name}, **named)
        assert status == 200
        return got["set-cookie"].split(";")[0]

    @property
    def host_token(self) -> str:
        """The token of whoever runs the house, as it was printed at the last start."""
        return (self.folder / "serve.log").read_text().split("/admin#")[-1].split()[0]

    def admin(self, method: str, path: str, data: Any = None) -> Any:
        """Asks as whoever runs the house."""
        status, body, _ = self.ask(method, path, data, authorization=f"Bearer {self.host_token}")
        assert status < 300, body
        return body

    def open(self, cookie: str, game: str, chairs: int, bots: list[str | None] | None = None, **config: Any) -> str:
        wanted = {"game": game, "chairs": chairs, "bots": bots or [], "config": config}
        status, room, _ = self.ask("POST", "/api/rooms", wanted, cookie=cookie)
        assert status == 201, room
        return str(room["id"])


class Client:
    """Somebody at one room, over many connections."""

    def __init__(self, server: Server, room: str, cookie: str, seed: int = 0) -> None:
        self.server = server
        self.room = room
        self.cookie = cookie
        self.address: str | None = None
        """Which of this machine's addresses it comes from, if that matters."""
        self.forwarded = ""
        """For which address a trusted proxy between would say that it forwards."""
        self.calm = False
        """Whether it takes part in the deal alone, and acts only when told to."""
        self.update: dict[str, Any] | None = None
        self.about: dict[str, Any] = {}
        """The last `room` message."""
        self.accepted: dict[str, int] = {}
        self.refused: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.on_update: Callable[[dict[str, Any]], None] = lambda _update: None
        self.pause = 0.0
        """Seconds after a break before it comes back."""
        self.breaks: Counter[str] = Counter()
        """By why: how often its connection broke."""
        self.farewell = ""
        """Why the server closes the connection, if it has said so."""
        self._number = hashlib.sha256(f"{cookie} {room}".encode()).hexdigest()[:32]
        self._luck = KeyedLuck.seeded(seed, "client")
        self._pending: dict[str, dict[str, Any]] = {}
        self._answered: int = -1
        self._sent = 0

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["table"]["phase"] == "over"

    def connection(self, **headers: str) -> connect:
        named = {"cookie": self.cookie, **headers} if self.cookie else headers
        if self.forwarded:
            named["x-forwarded-for"] = self.forwarded
        address = f"ws://{self.server.host}:{self.server.port}/socket/{self.room}"
        local: dict[str, Any] = {} if self.address is None else {"local_addr": (self.address, 0)}
        return connect(
            address, additional_headers=named, ping_interval=None, open_timeout=30, close_timeout=1, proxy=None, **local
        )

    async def send(self, socket: ClientConnection, kind: str, **fields: Any) -> str:
        """Sends one message under a new name, and remembers it until it is answered."""
        self._sent += 1
        ref = f"{secrets.token_hex(4)}.{self._sent}"
        self._pending[ref] = {"kind": kind, "ref": ref, **fields}
        await socket.send(json.dumps(self._pending[ref]))
        return ref

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends one message on a connection of its own and waits for its answer."""
        async with self.connection() as socket:
            ref = await self.send(socket, kind, **fields)
            return await self.answer(socket, ref)

    async def act(self, **action: Any) -> dict[str, Any]:
        """Plays this now."""
        await self.do("ping")
        assert self.update is not None
        return await self.do("play", seen=self.update["n"], action=action)

    async def insist(self, kind: str, **fields: Any) -> None:
        """Does this once, through all breaks: until it is accepted, or refused because it was done already."""
        while True:
            try:
                answer = await self.do(kind, **fields)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0)
                continue
            if answer["kind"] == "accepted" or answer["code"] in ("started-already", "chair-taken"):
                return
            raise RuntimeError(f"{kind} was refused: {answer['code']}")

    async def answer(self, socket: ClientConnection, ref: str) -> dict[str, Any]:
        """The answer to this message."""
        while True:
            message = json.loads(await socket.recv())
            await self.hear(socket, message)
            if message.get("ref") == ref:
                found: dict[str, Any] = message
                return found

    async def play(self, until: Callable[[Client], bool]) -> None:
        """Plays whatever is proper, through all breaks, until this holds."""
        while not until(self):
            try:
                async with self.connection() as socket:
                    for message in list(self._pending.values()):
                        await socket.send(json.dumps(message))
                    await self.listen(socket, until)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                self.breaks[self.farewell or f"{type(error).__name__} {error}"[:60]] += 1
                self.farewell = ""
                await asyncio.sleep(self.pause)

    async def listen(self, socket: ClientConnection, until: Callable[[Client], bool]) -> None:
        """Hears what comes until this holds. A connection that ends raises `ConnectionClosed`."""
        while not until(self):
            await self.hear(socket, json.loads(await socket.recv()))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Takes a message in and does what it asks for."""
        self.heard.append(message)
        match message["kind"]:
            case "room":
                self.about = message
            case "accepted":
                self._pending.pop(message["ref"], None)
                self.accepted[message["ref"]] = message["n"]
            case "refused":
                self._pending.pop(message["ref"], None)
                self.refused.append(message)
            case "farewell":
                self.farewell = message["why"]
            case "probe":
                await socket.send(json.dumps({"kind": "probed", "ref": message["ref"]}))
            case "update":
                self.update = message
                self.on_update(message)
                await self._answer(socket, message)
            case _:
                pass

    async def _answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        table, seat = message["table"], message["seat"]
        n = int(message["n"])
        if n == self._answered:
            return
        if seat is not None and seat in table["awaited"]:
            self._answered = n
            if table["phase"] == "committing":
                await self.send(socket, "commit", commitment=commit(bytes.fromhex(self._number)))
            else:
                await self.send(socket, "number", number=self._number)
        elif message["options"] and not self.calm:
            self._answered = n
            await self.send(socket, "play", seen=n, action=self._luck.pick(message["options"]))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
