"""The house: all rooms of this server. A room is read from the store when somebody first asks for it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.games import catalogue
from carteblanche.server.room import Document, Room, Seated, checked_config
from carteblanche.server.workers import Workers
from carteblanche.store.store import Store
from carteblanche.wire.messages import RoomInfo

MOST_LISTED: Final = 50


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.workers = Workers()
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()

    async def resume(self) -> None:
        """Every table that was being played goes on."""
        for room in await self.store.read_rooms("playing", "gathering"):
            await self.room(room)

    async def stop(self) -> None:
        for room in self._rooms.values():
            await room.stop()
        self.workers.stop()

    async def room(self, room: str) -> Room | None:
        if room in self._rooms:
            return self._rooms[room]
        async with self._loading:
            if room in self._rooms:
                return self._rooms[room]
            document = await self.store.read_room(room)
            if document is None:
                return None
            found = Room(self, msgspec.json.decode(document, type=Document))
            await found.load()
            self._rooms[room] = found
            return found

    async def open(
        self, game: str, config: dict[str, Any], host: str, chairs: list[Seated], *, listed: bool = False
    ) -> Room:
        """A new room. Its name cannot be guessed."""
        found = catalogue.open(game)
        if len(chairs) not in found.SEATS:
            raise Illegal("wrong-number-of-chairs", fewest=found.SEATS[0], most=found.SEATS[-1])
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
        await self.store.write(Store.room(document.id, "gathering", msgspec.json.encode(document)), *people)
        room = Room(self, document)
        self._rooms[document.id] = room
        return room

    async def listed(self, person: str | None) -> list[RoomInfo]:
        """The rooms of this person, and those that anybody may join."""
        own = await self.store.read_seats(person, MOST_LISTED) if person else []
        infos: list[RoomInfo] = []
        for name in own:
            room = await self.room(name)
            if room is not None:
                infos.append(room.info(person))
        waiting = [room for room in self._rooms.values() if room.document.open and room.phase == "gathering"]
        infos += [room.info(person) for room in waiting if room.id not in own]
        return infos[:MOST_LISTED]
