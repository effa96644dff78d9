"""Nodes of one house are killed, stopped, cut off from the database and restarted again and again, while people play at all of them.

The two people of every table sit at different nodes. After each trouble play has to go on at other nodes while the trouble lasts. Then, as
after a kill of a single server (`kills.py`): what was acknowledged is there, once, where it was said to be, read past the servers.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from drivers.server import networks, services
from drivers.server.clients import Client, Server
from drivers.server.kills import Company, Lost, Watchful, check, check_logs
from drivers.server.networks import Network
from drivers.server.proxies import Proxy
from drivers.server.records import Records

Trouble: TypeAlias = Literal["kill", "stop", "cut", "restart"]
TROUBLES: Final[tuple[Trouble, ...]] = ("kill", "stop", "cut", "restart")
NODES: Final = 3
MOST_ACTS: Final = 40
"""Between two troubles the players of a table get at most so many acts acknowledged."""
GOES_ON: Final = 3
"""So many acts of every table are acknowledged while a trouble lasts."""
PING, DEAD = 2.5, 8.0
"""Seconds of silence after which a client asks whether anybody is there, and goes elsewhere, as browsers do."""
SOON, BROKEN = 0.25, 3.5
"""Seconds before it connects again after that, or when its table has moved, and when a connection broke."""
AGAIN: Final = 0.05
"""Seconds before something else is tried again."""
PATIENCE: Final = 300.0
"""Seconds after which play that does not go on counts as stopped for good: much longer than it takes, for machines that are busy."""


@dataclass(frozen=True)
class Troubles:
    """What a number of troubles showed."""

    games: int = 0
    """How many troubles."""
    acknowledged: int = 0
    entries: int = 0
    kill: int = 0
    stop: int = 0
    cut: int = 0
    restart: int = 0
    """The longest that a table waited for its next act around such a trouble, in milliseconds."""

    def __add__(self, other: Troubles) -> Troubles:
        return Troubles(
            self.games + other.games,
            self.acknowledged + other.acknowledged,
            self.entries + other.entries,
            *(max(getattr(self, trouble), getattr(other, trouble)) for trouble in TROUBLES),
        )

    def __str__(self) -> str:
        return (
            f"{self.games} troubles, {self.acknowledged} acts acknowledged, {self.entries} entries, nothing lost or doubled; "
            f"a table waited at the most {', '.join(f'{getattr(self, one) / 1000:.1f} s ({one})' for one in TROUBLES)}"
        )


class Node(Server):
    """A server that gives up asking a node that is stopped. It can be cut off: in a network of ours from everything, by its cable, and else
    from its database, by a proxy.
    """

    patience = 12.0

    def __init__(self, folder: Path, database: str, network: Network | None, *flags: str) -> None:
        self.cable = None if network is None else network.add()
        self.proxy = Proxy(urlsplit(database).port or 0)
        self._database = database
        if network is not None and self.cable is not None:
            self.prefix, self.host = self.cable.prefix, self.cable.address
            self._database = database.replace("127.0.0.1", network.address)
            flags = ("--host", self.host, *flags)
        super().__init__(folder, "--no-limits", *flags)
        if network is not None:
            self.live_alone()

    async def open(self) -> None:  # type: ignore[override]  # another door
        if self.cable is None:
            await self.proxy.start()
            self._database = self.proxy.address(self._database)
        self.environment["CARTEBLANCHE_DATABASE"] = self._database
        await asyncio.to_thread(self.start)

    async def suffer(self, trouble: Trouble) -> None:
        match trouble:
            case "kill":
                self.kill()
            case "stop":
                os.kill(self.pid, signal.SIGSTOP)
            case "cut" if self.cable is not None:
                await asyncio.to_thread(self.cable.pull)
            case "cut":
                self.proxy.cut()
            case "restart":
                await asyncio.to_thread(self.stop)

    async def recover(self, trouble: Trouble) -> None:
        match trouble:
            case "kill" | "restart":
                await asyncio.to_thread(self.start)
            case "stop":
                os.kill(self.pid, signal.SIGCONT)
            case "cut" if self.cable is not None:
                await asyncio.to_thread(self.cable.mend)
            case "cut":
                self.proxy.mend()

    async def close(self) -> None:
        self.kill()
        await self.proxy.stop()


class Traveller(Watchful):
    """Somebody who goes to another node when one does not answer."""

    def __init__(self, nodes: Sequence[Server], first: int, *args: Any) -> None:
        self._nodes = nodes
        self._turn = first
        super().__init__(nodes[0], *args)

    def connection(self, **headers: str) -> connect:
        self.server = self._nodes[self._turn % len(self._nodes)]
        self._turn += 1  # if it breaks, the next one
        found = super().connection(**headers)
        found.open_timeout = DEAD
        return found

    async def play(self, until: Callable[[Client], bool]) -> None:
        while not until(self):
            try:
                async with self.connection() as socket:
                    for message in list(self._pending.values()):
                        await socket.send(json.dumps(message))
                    silent = 0.0
                    while not until(self) and silent < DEAD:
                        patience = min(PING, DEAD - silent)
                        try:
                            async with asyncio.timeout(patience):
                                raw = await socket.recv()
                        except TimeoutError:
                            silent += patience
                            await socket.send('{"kind": "ping", "ref": "there"}')
                            continue
                        silent = 0.0
                        await self.hear(socket, json.loads(raw))
                    if silent >= DEAD:
                        socket.transport.abort()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                silent = 0.0
            if not until(self):
                last = self.heard[-1] if self.heard else {}
                soon = silent >= DEAD or last.get("why") == "moved"
                await asyncio.sleep(SOON if soon else BROKEN)

    async def insist(self, kind: str, **fields: Any) -> None:
        while True:
            try:
                async with asyncio.timeout(DEAD):
                    answer = await self.do(kind, **fields)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(AGAIN)
                continue
            if answer["kind"] == "accepted" or answer["code"] in ("started-already", "chair-taken"):
                return
            if answer["code"] != "not-saved":
                raise RuntimeError(f"{kind} was refused: {answer['code']}")


class Travellers(Company):
    """Two people, each at another node to begin with, at one table after the other."""

    def __init__(self, nodes: Sequence[Server], game: str, seed: int) -> None:
        self.nodes = nodes
        self.seen: float | None = None
        """When the last update of this table came."""
        self._turn = seed
        super().__init__(nodes[0], game, seed)

    def _create_person(self, room: str, number: int, on_seen: Callable[[], None]) -> Watchful:
        first = self.seed + number
        return Traveller(self.nodes, first, room, self.cookies[number], self.seed + len(self.rooms), on_seen)

    def _opened(self, chairs: int) -> str:
        self.change_server()
        self.seen = None
        level = next(iter(catalogue.open(self.game).BOTS))
        wanted = {"game": self.game, "chairs": chairs, "bots": [None, None, level][:chairs]}
        try:
            status, room, _ = self.server.ask("POST", "/api/rooms", wanted, cookie=self.cookies[0])
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        if status != 201:
            raise OSError(f"not opened: {status}")
        return str(room["id"])

    def change_server(self) -> None:
        self._turn += 1
        self.server = self.nodes[self._turn % len(self.nodes)]

    @property
    def acknowledged(self) -> int:
        return sum(len(one.accepted) for one in self.everybody)


class Story:
    """One house with its nodes and its people."""

    def __init__(
        self,
        folder: Path,
        database: str,
        games: Sequence[str],
        seed: int,
        *flags: str,
        count: int = NODES,
        network: Network | None = None,
    ) -> None:
        self.nodes = [Node(_make(folder / f"node-{number}"), database, network, *flags) for number in range(count)]
        self.records = Records(database)
        self.luck = KeyedLuck.seeded(seed, "troubles")
        self.slowest: dict[Trouble, float] = dict.fromkeys(TROUBLES, 0.0)
        """By trouble: the longest that a table waited."""
        self._trouble: Trouble = TROUBLES[0]
        self.companies: list[Travellers] = []
        self._games = games
        self._seed = seed

    async def run(self, troubles: Sequence[Trouble]) -> Troubles:
        try:
            await asyncio.gather(*(node.open() for node in self.nodes))
            self.companies = await asyncio.to_thread(self._invite)
            acknowledged = 0
            for trouble in troubles:
                acknowledged = await self._live_through(trouble)
            entries = check_logs(self.records, [room for company in self.companies for room in company.rooms])
            return Troubles(len(troubles), acknowledged, entries, *(int(1000 * self.slowest[one]) for one in TROUBLES))
        finally:
            for node in self.nodes:
                await node.close()

    def _invite(self) -> list[Travellers]:
        return [Travellers(self.nodes, game, self._seed + number) for number, game in enumerate(self._games)]

    async def _live_through(self, trouble: Trouble) -> int:
        """Lets everybody play for a while, brings trouble to one node, lets them go on, mends it, and looks."""
        self._trouble = trouble
        stop, node = asyncio.Event(), self.nodes[self.luck.below(len(self.nodes))]
        playing = [asyncio.create_task(self._play(company, stop)) for company in self.companies]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._until_more(playing, 1 + self.luck.below(MOST_ACTS))
                suffering = asyncio.create_task(node.suffer(trouble))
                await self._until_more(playing, GOES_ON)
                await suffering
        except TimeoutError:
            raise Lost(f"play did not go on after a {trouble}") from None
        finally:
            stop.set()
        await node.recover(trouble)
        await asyncio.gather(*playing)
        return await asyncio.to_thread(check, self.records, self.companies)

    async def _play(self, company: Travellers, stop: asyncio.Event) -> None:
        def on_seen() -> None:
            now = time.monotonic()
            if company.seen is not None and not stop.is_set():
                self.slowest[self._trouble] = max(self.slowest[self._trouble], now - company.seen)
            company.seen = now

        company.seen = None
        for one in company.people:
            one.on_seen = on_seen
        company.change_server()
        await company.play(stop, on_seen)

    async def _until_more(self, playing: Sequence[asyncio.Task[None]], acts: int) -> None:
        """Until every table has so many more acts acknowledged."""
        wanted = {company: company.acknowledged + acts for company in self.companies}
        while any(company.acknowledged < wanted[company] for company in self.companies):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(AGAIN)


def _make(folder: Path) -> Path:
    folder.mkdir()
    return folder


def batch(seeds: range) -> Troubles:
    """As many troubles as there are seeds, at all games: where a network of ours is permitted half of them in one."""
    half = (seeds.start + seeds.stop) // 2
    with ExitStack() as stack:
        try:
            made = stack.enter_context(networks.network())
        except services.Unavailable as why:
            sys.stderr.write(f"nodes are cut off from their database alone: {why}\n")
            return live_through(seeds, None)
        return live_through(range(seeds.start, half), None) + live_through(range(half, seeds.stop), made)


def live_through(seeds: range, network: Network | None) -> Troubles:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="carteblanche-nodes-")))
        beside = "" if network is None else network.address
        database = stack.enter_context(services.postgres(beside=beside)).create_database()
        redis = stack.enter_context(services.redis(beside or "127.0.0.1"))
        story = Story(folder, database, catalogue.NAMES, seeds.start, "--redis", redis, network=network)
        return asyncio.run(story.run([TROUBLES[seed % len(TROUBLES)] for seed in seeds]))
