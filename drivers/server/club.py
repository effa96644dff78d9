"""A club's evening: forty people behind one address, a house with a password and all limits, ten tables, a restart in the middle.

Everybody comes in as a browser does, sits down with three others and plays at a person's pace, which may be sped up. Nobody may be told
to wait, asked for the password again or thrown out, and nobody's name may be forgotten.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from drivers.server.clients import Client, Server

PEOPLE: Final = 40
COMPANY: Final = 4
PASSWORD: Final = "the same for everybody"  # noqa: S105  # of a house that lasts for an evening
THINKING: Final = 5.0
"""Seconds that a person takes for an act, on average."""
EVENING: Final = 7200.0
SPED_UP: Final = 10.0
TALK: Final = 15
"""One act in so many is followed by a word."""
UNWELCOME: Final = frozenset({"locked", "muted", "no-name", "only-watching", "too-busy", "too-often", "unreadable"})
"""Refusals that have nothing to do with a game: in a race others may have been faster."""
_ASSET: Final = re.compile(r'(?:src|href)="(/assets/[^"]+)"')


@dataclass(frozen=True)
class Evening:
    """What a number of evenings were."""

    games: int = 0
    """How many evenings."""
    acts: int = 0
    words: int = 0
    rooms: int = 0
    requests: int = 0

    def __add__(self, other: Evening) -> Evening:
        return Evening(
            self.games + other.games,
            self.acts + other.acts,
            self.words + other.words,
            self.rooms + other.rooms,
            self.requests + other.requests,
        )

    def __str__(self) -> str:
        return (
            f"{self.games} evenings of {PEOPLE} people: {self.acts} acts and {self.words} words in {self.rooms} rooms, "
            f"{self.requests} requests, nobody refused or asked again"
        )


class Disturbed(AssertionError):
    """Somebody who only wanted to play was refused something."""


@dataclass
class Member:
    """Somebody of the club, with the cookies of their browser."""

    name: str
    cookie: str = ""
    requests: int = 0
    clients: list[Visitor] = field(default_factory=list["Visitor"])

    async def ask(self, server: Server, method: str, path: str, data: Any = None) -> Any:
        status, body, got = await asyncio.to_thread(partial(server.ask, method, path, data, cookie=self.cookie))
        self.requests += 1
        if status >= 300:
            raise Disturbed(f"{self.name}: {method} {path} was answered with {status} {body}")
        if "set-cookie" in got:
            self.cookie = "; ".join(filter(None, (self.cookie, got["set-cookie"].split(";")[0])))
        return body

    async def come_in(self, server: Server) -> None:
        """As a browser does it: the page and what it is made of, the password, a name, what there is to play."""
        page = await self.ask(server, "GET", "/")
        for asset in _ASSET.findall(page.decode()):
            await self.ask(server, "GET", asset)
        await self.ask(server, "POST", "/api/door", {"password": PASSWORD})
        await self.ask(server, "POST", "/api/me", {"name": self.name})
        await self.look_around(server)
        await self.ask(server, "POST", "/api/me/device", {})

    async def look_around(self, server: Server) -> None:
        await self.ask(server, "GET", "/")
        known = await self.ask(server, "GET", "/api/me")
        if known["name"] != self.name:
            raise Disturbed(f"{self.name} is called {known['name']!r}")
        await self.ask(server, "GET", "/api/games")
        await self.ask(server, "GET", "/api/rooms")


class Visitor(Client):
    """A member at one table, who thinks before every act and talks now and then."""

    def __init__(self, server: Server, room: str, member: Member, seed: int, thinking: float) -> None:
        super().__init__(server, room, member.cookie, seed)
        self._member = member
        self._thinking = thinking
        self._pace = KeyedLuck.seeded(seed, member.name)
        self.acts = self.words = 0

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["kind"] == "refused" and message["code"] in UNWELCOME:
            raise Disturbed(f"{self._member.name} was refused: {message}")
        if message["kind"] == "farewell" and message["why"] != "stopping":
            raise Disturbed(f"{self._member.name} was sent away: {message}")
        if message["kind"] == "accepted":
            self.acts += 1
        await super().hear(socket, message)
        self.heard.clear()

    async def _answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["options"]:
            await asyncio.sleep(self._thinking * (0.5 + self._pace.below(1000) / 1000))
            if self._pace.below(TALK) == 0:
                self.words += 1
                await self.send(socket, "say", text=f"word {self.words} of {self._member.name}")
        await super()._answer(socket, message)


class Company:
    """Four members at one room after the other."""

    def __init__(self, server: Server, members: list[Member], game: str, seed: int, thinking: float) -> None:
        self._server = server
        self._members = members
        self._game = game
        self._seed = seed
        self._thinking = thinking
        self.rooms = 0
        self.visitors: list[Visitor] = []

    async def play(self, acts: int) -> None:
        """Plays until so many acts of theirs were accepted."""
        goal = self._count() + acts
        while self._count() < goal:
            if not self.visitors or all(one.over for one in self.visitors):
                await self._sit_down()
            await asyncio.gather(*(one.play(lambda one: one.over or self._count() >= goal) for one in self.visitors))

    def _count(self) -> int:
        return sum(one.acts for member in self._members for one in member.clients)

    async def _sit_down(self) -> None:
        host, *others = self._members
        wanted: dict[str, Any] = {"game": self._game, "chairs": COMPANY, "bots": [], "config": {}}
        room = (await host.ask(self._server, "POST", "/api/rooms", wanted))["id"]
        self.rooms += 1
        self.visitors = []
        for chair, member in enumerate(self._members):
            visitor = Visitor(self._server, room, member, self._seed + self.rooms, self._thinking)
            member.clients.append(visitor)
            self.visitors.append(visitor)
            if member in others:
                await visitor.insist("sit", chair=chair)
        await self.visitors[0].insist("start")


async def spend(server: Server, acts: int, thinking: float, seed: int) -> Evening:
    """So many acts at every table, half of them before the house is opened anew."""
    members = [Member(f"Member {number}") for number in range(PEOPLE)]
    await asyncio.gather(*(member.come_in(server) for member in members))
    games = catalogue.NAMES
    tables = [
        Company(server, members[first : first + COMPANY], games[first // COMPANY % len(games)], seed + first, thinking)
        for first in range(0, PEOPLE, COMPANY)
    ]
    await asyncio.gather(*(table.play(acts // 2) for table in tables))
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    await asyncio.gather(*(member.look_around(server) for member in members))
    await asyncio.gather(*(table.play(acts - acts // 2) for table in tables))
    clients = [client for member in members for client in member.clients]
    return Evening(
        1,
        sum(client.acts for client in clients),
        sum(client.words for client in clients),
        sum(table.rooms for table in tables),
        sum(member.requests for member in members),
    )


def batch(seeds: range) -> Evening:
    """Whole evenings."""
    total = Evening()
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), "--password", PASSWORD)
            server.start()
            try:
                acts = int(EVENING / THINKING)
                total += asyncio.run(spend(server, acts, THINKING / SPED_UP, seed))
            except Disturbed as error:
                raise Disturbed(
                    f"{error}; the log ends with\n{(server.folder / 'serve.log').read_text()[-4000:]}"
                ) from None
            finally:
                server.stop()
    return total
