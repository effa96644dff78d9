"""Hostile messages and requests: made from the real ones by breaking them, seeded, without end.

`attack` throws them at a server, as somebody who looks on at a table and as somebody who plays at tables of their own, hangs up in the
middle of opening sockets, and checks that each is refused with a code or harmlessly accepted, that no answer is an error of ours, and that
others are not disturbed.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import struct
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.wire.from_client import FromClient
from drivers.server.clients import Client, Server

STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1 << 31, 1 << 63, 1 << 64, 10**400, 0.5, -0.0, 1e308, "", " ", "a", "\x00", "\u202e", "\ud83d\ude00",
    "x" * 300, "../../etc/passwd", "<script>alert(1)</script>", "'; DROP TABLE rooms; --", "%s%n", "constructor", "__proto__",
    [], [[]], [None] * 50, {}, {"kind": "play"}, {"": ""}, {"a": {"b": {"c": {"d": []}}}},
)  # fmt: skip
"""Values that have broken other programs."""

LIKELY: Final[tuple[Any, ...]] = (
    1, 2, 3, "A1", "E5", "h8", "yellow 1", "red 1", "R4b", "rule 1", "new", "draw", ["R4b", "R4b"], [0, 1], ["A", "?"], {"A1": "Q"},
)  # fmt: skip
"""Values that some field of some game may have."""

AT_ONCE: Final = 40
"""So many messages are sent behind each other, and then it is seen whether the server is well."""

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


def messages(luck: KeyedLuck, game: str = "blockers", options: Sequence[Any] = ()) -> Iterator[str]:
    """Broken messages: right kinds with strange fields, fields missing or too many, cut off, or not JSON at all."""
    kinds, actions = get_args(FromClient), get_args(catalogue.open(game).ACTION)
    while True:
        kind = luck.pick(kinds)
        message: dict[str, Any] = {"kind": str(kind.__struct_config__.tag)}
        for field in msgspec.structs.fields(kind):
            if luck.below(6):
                message[field.encode_name] = luck.pick(STRANGE)
        if "action" in message and luck.below(4):
            message["action"] = _action(luck, actions, options)
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


def _action(luck: KeyedLuck, kinds: Sequence[Any], options: Sequence[Any]) -> dict[str, Any]:
    """Something to do at a game: an option with one thing changed, or one of the kinds with fields that may or may not make sense."""
    if options and luck.below(2):
        changed = dict(luck.pick(options))
        changed[luck.pick(list(changed))] = luck.pick((*LIKELY, *STRANGE))
        return changed
    kind = luck.pick(kinds)
    fields = {field.encode_name: luck.pick((*LIKELY, *STRANGE)) for field in msgspec.structs.fields(kind)}
    return {"kind": str(kind.__struct_config__.tag), **fields}


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
    """So many hostile messages and a tenth as many requests, at a room where somebody else plays and at own tables of all games."""
    luck = KeyedLuck.seeded(seed, "hostile")
    owner, guest = server.person("Owner"), server.person("Guest")
    room = server.open(owner, "blockers", 2)
    victim, attacker = Client(server, room, owner), Client(server, room, guest)
    refused, before, hung_up = 0, _memory(server), 0
    own: dict[str, Client] = {}
    async with victim.connection() as line:
        for first in range(0, count, AT_ONCE):
            game = luck.pick(catalogue.NAMES)
            thrower = attacker
            if luck.below(2):
                if game not in own or own[game].over:
                    own[game] = await _table(server, guest, game, seed)
                thrower = own[game]
            options = thrower.update["options"] if thrower.update else ()
            source = messages(luck, game, options or ())
            refused += await _throw(thrower, [next(source) for _ in range(min(AT_ONCE, count - first))])
            await asyncio.to_thread(_hang_up, server, luck)
            hung_up += 1
            ref = await victim.send(line, "ping")
            if (await victim.answer(line, ref))["kind"] != "pong":
                raise AssertionError("somebody else was disturbed")
    for (method, path, body), _ in zip(requests(luck), range(count // 10), strict=False):
        refused += await asyncio.to_thread(_request, server, method, path, body)
    if _memory(server) > before + MOST_GROWTH:
        raise AssertionError(f"the server grew from {before} to {_memory(server)} kB")
    return Attack(count // 1000, count + count // 10 + hung_up, refused)


async def _table(server: Server, cookie: str, game: str, seed: int) -> Client:
    """A table of this person's own, with a bot, where the game has begun."""
    level = next(iter(catalogue.open(game).BOTS))
    player = Client(server, await asyncio.to_thread(server.open, cookie, game, 2, [None, level]), cookie, seed)
    player.calm = True
    await player.do("start")
    await player.play(lambda one: one.update is not None and one.update["table"]["phase"] == "playing")
    return player


def _hang_up(server: Server, luck: KeyedLuck) -> None:
    """Begins to open a socket and is gone, at once or in the middle of a word."""
    words = (
        f"GET /socket/{luck.pick(('x', 'nowhere', 'a' * 40))} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=300) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.sendall(words[: luck.pick((luck.below(len(words)), len(words)))])


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
        async with attacker.connection() as line:
            for text in some:
                await line.send(text)
            ref = await attacker.send(line, "ping")
            while True:
                message = json.loads(await asyncio.wait_for(line.recv(), 300))
                if message["kind"] == "refused":
                    if not message["code"]:
                        raise AssertionError("a refusal without a code")
                    refused += 1
                if message["kind"] == "update":
                    attacker.update = message
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
