"""Hostile messages and requests: made from the real ones by breaking them, seeded, without end.

`attack` throws them at a server while somebody plays there, and checks that each is refused with a code or harmlessly accepted, that no
answer is an error of ours, and that the one who plays is not disturbed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from carteblanche.core.luck import KeyedLuck
from carteblanche.testing.clients import Client, Server
from carteblanche.wire.messages import FromClient

STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1 << 31, 1 << 63, 1 << 64, 10**400, 0.5, -0.0, 1e308, "", " ", "a", "\x00", "\u202e", "\ud83d\ude00",
    "x" * 300, "../../etc/passwd", "<script>alert(1)</script>", "'; DROP TABLE rooms; --", "%s%n", "constructor", "__proto__",
    [], [[]], [None] * 50, {}, {"kind": "play"}, {"": ""}, {"a": {"b": {"c": {"d": []}}}},
)  # fmt: skip
"""Values that have broken other programs."""

MOST_GROWTH: Final = 100_000
"""So many kB more than before an attack would be a leak: what a running server takes for its caches is far less."""

PATHS: Final = (
    "/", "/api/me", "/api/me/claim", "/api/me/device", "/api/me/token", "/api/me/scores", "/api/games", "/api/rooms",
    "/api/door", "/api/admin",
    "/api/rooms/x/log", "/api/rooms/x/moves", "/api/rooms/x/replay", "/api/admin/people/x", "/api/admin/rooms/x", "/t/x", "/assets/x",
    "/metrics", "/health", "/api/schema/openapi.json", "/nowhere",
)  # fmt: skip


@dataclass(frozen=True)
class Attack:
    """What was thrown and what came back."""

    games: int = 0
    """How many thousands of messages."""
    thrown: int = 0
    """Messages and requests in all."""
    refused: int = 0

    def __add__(self, other: Attack) -> Attack:
        return Attack(self.games + other.games, self.thrown + other.thrown, self.refused + other.refused)

    def __str__(self) -> str:
        return f"{self.thrown} hostile messages and requests, {self.refused} refused with a code, nobody disturbed"


def messages(luck: KeyedLuck) -> Iterator[str]:
    """Broken messages: right kinds with strange fields, fields missing or too many, cut off, or not JSON at all."""
    kinds = get_args(FromClient)
    while True:
        kind = luck.pick(kinds)
        message: dict[str, Any] = {"kind": str(kind.__struct_config__.tag)}
        for field in msgspec.structs.fields(kind):
            if luck.below(6):
                message[field.encode_name] = luck.pick(STRANGE)
        if luck.below(3):
            message["ref"] = f"r{luck.below(1000)}"
        if not luck.below(8):
            message[luck.pick(("extra", "seat", "person", "__class__"))] = luck.pick(STRANGE)
        text = json.dumps(message)
        match luck.below(12):
            case 0:
                yield text[: luck.below(len(text))]
            case 1:
                yield "".join(chr(1 + luck.below(0x2FF)) for _ in range(luck.below(200)))
            case 2:
                yield "[" * luck.below(4000)
            case 3:
                yield luck.pick(("null", "NaN", "1e999", '"text"', "{}", "[]", text * 20))
            case _:
                yield text


def requests(luck: KeyedLuck) -> Iterator[tuple[str, str, bytes]]:
    while True:
        method = luck.pick(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"))
        path = luck.pick(PATHS) + luck.pick(("", "?n=-1", "?n=x&eyes=9", "?eyes=all", "/..", "%00", "?" + "a" * 500))
        body = luck.pick((b"", b"{", b"\xff\xfe", b"[]", b"null", json.dumps(luck.pick(STRANGE)).encode()))
        if luck.below(2):
            fields = ("name", "game", "chairs", "config", "bots", "open", "code", "password")
            made = {luck.pick(fields): luck.pick(STRANGE) for _ in range(luck.below(5))}
            body = json.dumps(made).encode()
        yield method, path, body


async def attack(server: Server, seed: int, count: int) -> Attack:
    """So many hostile messages and a tenth as many requests, at a room where somebody else plays."""
    luck = KeyedLuck.seeded(seed, "hostile")
    owner, guest = server.person("Owner"), server.person("Guest")
    room = server.open(owner, "blockers", 2)
    victim, attacker = Client(server, room, owner), Client(server, room, guest)
    refused, before = 0, _memory(server)
    source = messages(luck)
    async with victim.connection() as own:
        left = count
        while left > 0:
            some = [next(source) for _ in range(min(40, left))]
            left -= len(some)
            refused += await _throw(attacker, some)
            ref = await victim.send(own, "ping")
            if (await victim.answer(own, ref))["kind"] != "pong":
                raise AssertionError("somebody else was disturbed")
    for (method, path, body), _ in zip(requests(luck), range(count // 10), strict=False):
        refused += await asyncio.to_thread(_request, server, method, path, body)
    if _memory(server) > before + MOST_GROWTH:
        raise AssertionError(f"the server grew from {before} to {_memory(server)} kB")
    return Attack(count // 1000, count + count // 10, refused)


def _memory(server: Server) -> int:
    """How much memory the server holds, in kB; 0 where the machine does not say."""
    try:
        said = Path(f"/proc/{server.pid}/status").read_text()
    except OSError:
        return 0
    return int(said.split("VmRSS:")[1].split()[0])


async def _throw(attacker: Client, some: list[str]) -> int:
    """Sends these and a ping behind them, and reads until the ping is answered: everything before it was."""
    refused = 0
    try:
        async with attacker.connection() as socket:
            for text in some:
                await socket.send(text)
            ref = await attacker.send(socket, "ping")
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 300))
                if message["kind"] == "refused":
                    if not message["code"]:
                        raise AssertionError("a refusal without a code")
                    refused += 1
                if message.get("ref") == ref:
                    return refused
    except ConnectionClosed:
        return refused


def _request(server: Server, method: str, path: str, body: bytes) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=300)
    try:
        connection.request(method, path.replace(" ", "%20"), body, {"content-type": "application/json"})
        answer = connection.getresponse()
        answer.read()
    finally:
        connection.close()
    if answer.status >= 500:
        raise AssertionError(f"{method} {path} {body!r}: {answer.status}")
    return int(answer.status >= 400)


def batch(seeds: range) -> Attack:
    """As many messages as there are seeds, times a thousand."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-hostile-") as folder:
        server = Server(Path(folder), "--no-limits")
        server.start()
        try:
            found = asyncio.run(attack(server, seeds.start, 1000 * len(seeds)))
        finally:
            server.stop()
        if "Traceback" in (Path(folder) / "serve.log").read_text():
            raise AssertionError((Path(folder) / "serve.log").read_text()[-2000:])
        return found
