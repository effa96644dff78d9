"""The kill test: people play every game while the server is killed again and again, at moments that nobody chose.

After each kill and at the end: what was acknowledged is there, once, where it was said to be, be it an act, something said, a seat that was
taken or a card written into a deck; what somebody saw at update n they see again at update n; who saw a game end finds it ended; chain and
rules of every log hold.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue
from carteblanche.table import log
from carteblanche.table.table import Table
from drivers.server.clients import Client, Server
from drivers.server.power import FragileServer
from drivers.server.records import Records

TALK: Final = 7
"""At each update whose number can be divided by this a player says something."""
KEPT: Final = 20
"""So many of the last things that somebody said are looked for: a room keeps only the newest."""
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
        self.people: list[Watchful] = []
        self.everybody: list[Watchful] = []
        """Those of earlier rooms, too."""
        self.rooms: list[str] = []
        self.deck = ""
        self.written: list[str] = []
        """The texts of cards that were acknowledged to be in the deck."""

    async def play(self, stop: asyncio.Event, on_seen: Callable[[], None]) -> None:
        """Plays until somebody says stop, through all kills."""
        while not stop.is_set():
            if not self.people or all(one.over for one in self.people):
                await self._sit_down(on_seen)
            await asyncio.gather(
                *(one.play(lambda c: c.over or stop.is_set()) for one in self.people), self._write_cards(stop)
            )

    async def _write_cards(self, stop: asyncio.Event) -> None:
        """Writes one more card into a deck, through all kills; of one that was not acknowledged nothing is known."""
        text = f"Card {len(self.written)} of {self.game}: {self.seed}, {len(self.rooms)}, {secrets.token_hex(4)}."
        card = {"language": "en", "text": text, "people": True}
        try:
            if not self.deck:
                wanted = {"name": self.game, "mark": "K", "written": False}
                made = await asyncio.to_thread(self.server.ask, "POST", "/api/decks", wanted, cookie=self.cookies[0])
                if made[0] != 201:
                    return
                self.deck = made[1]["id"]
            path = f"/api/decks/{self.deck}/cards"
            answer = await asyncio.to_thread(self.server.ask, "POST", path, card, cookie=self.cookies[0])
        except (OSError, http.client.HTTPException):
            return
        if answer[0] == 201:
            self.written.append(text)

    async def _sit_down(self, on_seen: Callable[[], None]) -> None:
        seats = catalogue.open(self.game).SEATS
        chairs = 3 if 3 in seats else 2
        room = await self._until_it_works(self._opened, chairs)
        self.rooms.append(room)
        self.people = [self._create_person(room, number, on_seen) for number in range(len(self.cookies))]
        self.everybody += self.people
        await self.people[1].insist("sit", chair=1)
        self.people[1].seated = 1
        await self.people[0].insist("start")

    def _create_person(self, room: str, number: int, on_seen: Callable[[], None]) -> Watchful:
        return Watchful(self.server, room, self.cookies[number], self.seed + len(self.rooms), on_seen)

    def _opened(self, chairs: int) -> str:
        level = next(iter(catalogue.open(self.game).BOTS))
        return self.server.open(self.cookies[0], self.game, chairs, [None, None, level][:chairs])

    async def _until_it_works(self, ask: Callable[[int], str], chairs: int) -> str:
        while True:
            try:
                return await asyncio.to_thread(ask, chairs)
            except (OSError, json.JSONDecodeError):
                await asyncio.sleep(0)


class Watchful(Client):
    """A client that compares what it sees again with what it saw."""

    _spoke = -1

    def __init__(self, server: Server, room: str, cookie: str, seed: int, on_seen: Callable[[], None]) -> None:
        super().__init__(server, room, cookie, seed)
        self.on_seen = on_seen
        self.seated: int | None = None
        """On which chair it was acknowledged to sit."""
        self.said: dict[str, str] = {}
        """By `ref`: what it said."""
        self._seen: dict[int, Any] = {}
        self.on_update = self._compare

    async def _answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Talks now and then while it plays."""
        if message["n"] % TALK == 0 and message["n"] != self._spoke:
            self._spoke = message["n"]
            text = f"word {message['n']} {secrets.token_hex(4)}"
            self.said[await self.send(socket, "say", text=text)] = text
        await super()._answer(socket, message)

    def _compare(self, update: dict[str, Any]) -> None:
        shown = {key: update["table"][key] for key in ("game", "phase", "outcome", "marks", "proposal", "left")}
        before = self._seen.setdefault(update["n"], shown)
        if before != shown:
            raise Lost(f"{self.room}: update {update['n']} is not what it was")
        self.on_seen()


def check(house: Records, companies: Sequence[Company]) -> int:
    """Whether all that was acknowledged is there, once. Returns how much that was."""
    counted = sum(_check_acts(house, one) + _check_room(house, one) for c in companies for one in c.everybody)
    return counted + sum(_check_deck(house, company) for company in companies)


def _check_acts(house: Records, client: Watchful) -> int:
    rows = house.read("SELECT n, line FROM entries WHERE room = ? ORDER BY n", client.room)
    acts = [json.loads(line)["entry"]["event"].get("act") for n, line in rows if n > 0]
    counted = [(ref, n) for ref, n in client.accepted.items() if n >= 0]
    for ref, n in counted:
        if acts.count(ref) != 1 or len(acts) <= n or acts[n] != ref:
            raise Lost(f"{client.room}: act {ref} was acknowledged as entry {n} and is there {acts.count(ref)} times")
    return len(counted)


def _check_room(house: Records, client: Watchful) -> int:
    """What somebody said, where they sat down, and that a game is over which they saw end."""
    rows = house.read("SELECT phase, document FROM rooms WHERE id = ?", client.room)
    if not rows:
        raise Lost(f"{client.room} is not there any more")
    phase, document = rows[0][0], json.loads(rows[0][1])
    texts = [one["text"] for one in document["said"]]
    heard = [text for ref, text in client.said.items() if ref in client.accepted]
    for text in heard[-KEPT:]:
        if texts.count(text) != 1:
            raise Lost(f"{client.room}: {text!r} was acknowledged and is there {texts.count(text)} times")
    if client.seated is not None and not document["chairs"][client.seated]["person"]:
        raise Lost(f"{client.room}: nobody sits on chair {client.seated}")
    if client.over and phase != "over":
        raise Lost(f"{client.room}: the game had ended, and has not")
    return len(heard) + (client.seated is not None) + client.over


def _check_deck(house: Records, company: Company) -> int:
    rows = house.read("SELECT document FROM deck_versions WHERE deck = ? ORDER BY version", company.deck)
    cards = [card["words"]["text"] for card in json.loads([("{}",), *rows][-1][0]).get("rules", [])]
    for text in company.written:
        if cards.count(text) != 1:
            raise Lost(f"{company.deck}: {text!r} was acknowledged and is there {cards.count(text)} times")
    return len(company.written)


def check_logs(house: Records, rooms: Sequence[str]) -> int:
    """Whether every log holds. Returns how many entries there are."""
    counted = 0
    for room in rooms:
        rows = house.read("SELECT line FROM entries WHERE room = ? ORDER BY n", room)
        if rows:
            header, entries = log.read(row[0] for row in rows)
            counted += len(Table.replay(header, entries).entries)
    return counted


def run(
    folder: Path,
    games: Sequence[str],
    kills: int,
    seed: int,
    server: Server | None = None,
    address: str | None = None,
) -> tuple[int, int]:
    """So many kills of a house in this folder or in PostgreSQL. Returns how many acts were acknowledged and how many entries there are."""
    house = Records(address or folder / "house.sqlite")
    server = Server(folder, "--no-limits") if server is None else server
    if address is not None:
        server.environment["CARTEBLANCHE_DATABASE"] = address
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
        return check(house, companies)

    async def story() -> int:
        acknowledged = 0
        for _ in range(kills):
            acknowledged = await one_kill()
        return acknowledged

    try:
        acknowledged = asyncio.run(story())
        return acknowledged, check_logs(house, [room for company in companies for room in company.rooms])
    finally:
        server.stop()


def batch(seeds: range) -> Kills:
    """As many kills as there are seeds, at all games."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-kills-") as folder:
        acknowledged, entries = run(Path(folder), catalogue.NAMES, len(seeds), seeds.start)
    return Kills(len(seeds), acknowledged, entries)


def batch_of_power_cuts(seeds: range) -> Kills:
    """As many power cuts as there are seeds, at all games."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-power-") as folder:
        house, tools = Path(folder) / "house", Path(folder) / "tools"
        house.mkdir()
        tools.mkdir()
        server = FragileServer(house, tools, seeds.start, "--no-limits")
        acknowledged, entries = run(house, catalogue.NAMES, len(seeds), seeds.start, server)
    return Kills(len(seeds), acknowledged, entries)
