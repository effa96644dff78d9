"""Those who attack, in a process of their own: `python -m drivers.server.attackers PORT ROOM SEED ROUNDS` prints what was thrown.

They come from several addresses at once, throw frames of every kind, broken messages at tables of others and of their own, and requests at
every route, and hang up in the middle of opening sockets. Limits are theirs to run into: what is refused is counted.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import struct
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from drivers.server.clients import Client, Server
from drivers.server.floods import KINDS, flood
from drivers.server.thrown import PATHS, messages, requests

AT_ONCE: Final = 40
"""So many messages are sent behind each other."""
SOCKETS: Final = 8
FRAMES: Final = (500, 1200)
"""In a round one socket floods with so many frames: all of them may come, or more than may."""
REQUESTS: Final = 80
HANDSHAKES: Final = 10
TOGETHER: Final = 4
"""So many attack at a time."""
ADDRESSES: Final = 40


class Attacker:
    """One of those who attack, with an address of their own where the machine has several."""

    def __init__(self, server: Server, room: str, seed: int, paths: list[str]) -> None:
        self._server, self._room, self._paths = server, room, paths
        self._luck = KeyedLuck.seeded(seed, "hostile")
        self._address = _find_address(seed)
        self._own: dict[str, Client] = {}
        self._cookie = ""
        self.counts: Counter[str] = Counter()

    async def round(self) -> None:
        """About a thousand messages, frames and requests."""
        luck, counts = self._luck, self.counts
        if not self._cookie:
            status, _, headers = await asyncio.to_thread(self._ask, "POST", "/api/me", b'{"name": "Mallory"}')
            self._cookie = headers.get("set-cookie", "").split(";")[0] if status == 200 else ""
        for _ in range(SOCKETS):
            await self._throw()
        kind, frames = luck.pick(tuple(KINDS)), luck.pick(FRAMES)
        counts[f"{kind} frames"] += frames
        counts["sockets opened"] += await asyncio.to_thread(
            flood, self._server, self._room, kind, frames, self._address
        )
        source = requests(luck, self._paths, self._room)
        for _ in range(REQUESTS):
            method, path, body = next(source)
            counts["requests"] += 1
            status, _, _ = await asyncio.to_thread(self._ask, method, path, body)
            counts["refused"] += status >= 400
        for _ in range(HANDSHAKES):
            counts["handshakes"] += 1
            await asyncio.to_thread(self._hang_up)

    async def _throw(self) -> None:
        """Broken messages at the table of somebody else or at one of their own, and a ping behind them: everything before it was read."""
        luck = self._luck
        game = luck.pick(catalogue.NAMES)
        thrower = await self._find_table(game) if luck.below(2) else Client(self._server, self._room, self._cookie)
        thrower.address = self._address
        source = messages(luck, game, (thrower.update or {}).get("options") or ())
        self.counts["messages"] += AT_ONCE
        try:
            async with thrower.connection() as line:
                for _ in range(AT_ONCE):
                    await line.send(next(source))
                ref = await thrower.send(line, "ping")
                while True:
                    message = json.loads(await asyncio.wait_for(line.recv(), 120))
                    if message["kind"] == "refused":
                        if not message["code"]:
                            raise AssertionError("a refusal without a code")
                        self.counts["refused"] += 1
                    if message["kind"] == "update":
                        thrower.update = message
                    if message.get("ref") == ref:
                        return
        except (ConnectionClosed, InvalidHandshake, ConnectionError):
            self.counts["hung up on"] += 1

    async def _find_table(self, game: str) -> Client:
        """A table of their own, with a bot; begun by the first who comes."""
        if game not in self._own or self._own[game].over:
            level = next(iter(catalogue.open(game).BOTS))
            wanted = {"game": game, "chairs": 2, "bots": [None, level]}
            status, room, _ = await asyncio.to_thread(self._ask, "POST", "/api/rooms", json.dumps(wanted).encode())
            if status != 201:
                return Client(self._server, self._room, self._cookie)
            client = Client(self._server, room["id"], self._cookie)
            client.address, client.calm = self._address, True
            self._own[game] = client
            try:
                await client.do("start")
            except (ConnectionClosed, InvalidHandshake, ConnectionError):
                self.counts["hung up on"] += 1
        return self._own[game]

    def _ask(self, method: str, path: str, body: bytes) -> tuple[int, Any, dict[str, str]]:
        """One request; a refused connection is as good as a refusal. An error of ours ends the attack."""
        headers = {"content-type": "application/json", "cookie": self._cookie}
        connection = http.client.HTTPConnection(
            "127.0.0.1", self._server.port, timeout=120, source_address=(self._address, 0)
        )
        try:
            connection.request(method, path.replace(" ", "%20"), body, headers)
            answer = connection.getresponse()
            said = answer.read()
        except (ConnectionError, http.client.HTTPException):
            return 429, None, {}
        finally:
            connection.close()
        if answer.status >= 500 and answer.status != 503:
            raise AssertionError(f"{method} {path} {body!r}: {answer.status}")
        whole = json.loads(said) if answer.status == 201 else None
        return answer.status, whole, {key.lower(): value for key, value in answer.getheaders()}

    def _hang_up(self) -> None:
        """Begins to open a socket and is gone, at once or in the middle of a word."""
        words = (
            f"GET /socket/{self._luck.pick(('x', self._room, 'a' * 40))} HTTP/1.1\r\nHost: 127.0.0.1:{self._server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        place = ("127.0.0.1", self._server.port)
        with socket.create_connection(place, timeout=120, source_address=(self._address, 0)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            try:
                line.sendall(words[: self._luck.pick((self._luck.below(len(words)), len(words)))])
            except ConnectionError:
                self.counts["hung up on"] += 1


def _find_address(seed: int) -> str:
    """One of many addresses of this machine, where it has many: Linux answers to all of 127.0.0.0/8."""
    wanted = f"127.0.1.{1 + seed % ADDRESSES}"
    with socket.socket() as probe:
        try:
            probe.bind((wanted, 0))
        except OSError:
            return "127.0.0.1"
    return wanted


async def attack(server: Server, room: str, seed: int, rounds: int) -> Counter[str]:
    """So many rounds, several at a time."""
    found = json.loads(await asyncio.to_thread(_read_schema, server))
    paths = [*PATHS, *found["paths"]]
    left = iter(range(rounds))

    async def one(number: int) -> Counter[str]:
        attackers = [Attacker(server, room, seed * TOGETHER + number + 10 * each, paths) for each in range(4)]
        for at in left:
            await attackers[at % len(attackers)].round()
        return sum((attacker.counts for attacker in attackers), Counter[str]())

    return sum(await asyncio.gather(*map(one, range(TOGETHER))), Counter[str]())


def _read_schema(server: Server) -> str:
    return json.dumps(server.ask("GET", "/api/schema/openapi.json")[1])


def main() -> None:
    port, room, seed, rounds = sys.argv[1:]
    server = Server(Path())
    server.port = int(port)
    print(json.dumps(asyncio.run(attack(server, room, int(seed), int(rounds)))))  # noqa: T201  # the answer


if __name__ == "__main__":
    main()
