"""The house: all rooms of this server. A room is read from the store when somebody first asks for it."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.server.decks import unsigned
from carteblanche.server.document import Document, Seated
from carteblanche.server.gathering import check_count, checked_config
from carteblanche.server.limits import Limits
from carteblanche.server.people import Devices
from carteblanche.server.room import Room
from carteblanche.server.words import WordLists
from carteblanche.server.workers import Workers
from carteblanche.store.store import Store
from carteblanche.wire.messages import RoomInfo

MOST_LISTED: Final = 50
SILENT: Final = 30.0
"""Seconds without a word from a client after which its socket is dropped."""
QUIET: Final = 12.0
"""Seconds without a word after which the others are told that somebody is away."""
ROUNDS: Final = 2.0
"""Seconds between two looks at who is still there."""


class House:
    def __init__(self, store: Store, limits: Limits, bot_pause: float, *, build_words: bool = False) -> None:
        self.store = store
        self.limits = limits
        self.bot_pause = bot_pause
        self.workers = Workers()
        self.devices = Devices()
        self.words = WordLists(build=build_words)
        self.opened = time.monotonic()
        self.rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._minder: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Every table that was being played goes on."""
        for room in await self.store.read_rooms("playing", "gathering"):
            await self.room(room)
        self._minder = asyncio.create_task(self._mind(), name="house")
        self.words.begin()

    async def stop(self) -> None:
        if self._minder is not None:
            self._minder.cancel()
            await asyncio.gather(self._minder, return_exceptions=True)
        for room in self.rooms.values():
            await room.stop()
        await self.words.stop()
        self.workers.stop()

    async def room(self, room: str) -> Room | None:
        if room in self.rooms:
            return self.rooms[room]
        async with self._loading:
            if room in self.rooms:
                return self.rooms[room]
            document = await self.store.read_room(room)
            if document is None:
                return None
            found = Room(self, msgspec.json.decode(document, type=Document))
            await found.load()
            self.rooms[room] = found
            return found

    async def open(
        self, game: str, config: dict[str, Any], host: str, chairs: list[Seated], *, listed: bool = False
    ) -> Room:
        """A new room. Its name cannot be guessed."""
        found = catalogue.open(game)
        check_count(found, len(chairs))
        for chair in chairs:
            if chair.level is not None and chair.level not in found.BOTS:
                raise Illegal("no-such-level", level=chair.level)
        document = Document(
            id=secrets.token_urlsafe(12),
            game=game,
            config=checked_config(found, config),
            host=host,
            chairs=chairs,
            open=listed,
        )
        people = [Store.seated(chair.person, document.id) for chair in chairs if chair.person is not None]
        await self.store.write(Store.room(document.id, document.phase, msgspec.json.encode(document)), *people)
        room = Room(self, document)
        self.rooms[document.id] = room
        return room

    async def listed(self, person: str | None) -> list[RoomInfo]:
        """The rooms of this person, and those that anybody may join."""
        own = await self.store.read_seats(person, MOST_LISTED) if person else []
        found = [await self.room(name) for name in own]
        infos = [room.info(person) for room in found if room is not None]
        waiting = [room for room in self.rooms.values() if room.document.open and room.document.phase == "gathering"]
        infos += [room.info(person) for room in waiting if room.id not in own]
        return infos[:MOST_LISTED]

    async def forget(self, person: str) -> None:
        """Removes this person's name everywhere. Their chairs stay, without a name."""
        for name in await self.store.read_seats(person, 1_000_000):
            room = await self.room(name)
            if room is None:
                continue
            async with room.lock:
                own = room.document.chair_of(person)
                if room.live is not None and own is not None and room.live.table.phase != "over":
                    await room.save(room.live.table.leave(room.live.now(), Seat(own), f"forget {own}"))
                document = room.document.copy()
                for chair in document.chairs:
                    if chair.person == person:
                        chair.name, chair.person = "", None
                document.said = [line for line in document.said if line.person != person]
                await room.keep(document)
            for connection in room.connections:
                if connection.person == person:
                    connection.close("removed")
        name = await self.store.read_person(person) or ""
        await self.store.write(*await unsigned(self.store, person, name), *Store.forgotten(person))

    async def _mind(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS)
            await self.look(time.monotonic())

    async def look(self, now: float) -> None:
        """Tells who has gone quiet, drops sockets that are silent; a room that is over and left is let go from memory."""
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if now - connection.heard > SILENT:
                    connection.close("silent")
                if (now - connection.heard > QUIET) != connection.quiet:
                    connection.quiet = not connection.quiet
                    room.tell_room()
            if room.document.over and not room.connections:
                self.rooms.pop(room.id, None)
                await room.stop()
