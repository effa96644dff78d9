"""The house: all rooms of this server. A room is loaded from the store when somebody first asks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.server.games.extension import GameExtension
from carteblanche.server.jobs.analyses import Analyses
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.bots import BotPool
from carteblanche.server.people.identity import Devices
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.document import Document, Seated, new_room_id
from carteblanche.server.rooms.gathering import check_count, complete_config
from carteblanche.server.rooms.room import Room
from carteblanche.server.rooms.runner import AWAY
from carteblanche.store.store import Statement, Store
from carteblanche.wire.messages import RoomInfo

MOST_LISTED: Final = 50
LONGEST_ID: Final = 32
"""What is longer is the name of no room, and is not looked for."""
CHECK_INTERVAL: Final = 2.0
"""Seconds between two checks of who is still there."""
QUIET: Final = 12.0 - CHECK_INTERVAL
"""Seconds without a message after which the others see that somebody is away: 12 at the latest."""
SILENT: Final = 30.0 - CHECK_INTERVAL
"""Seconds without a message after which a socket is dropped: 30 at the latest."""


class House:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        background: BackgroundPool,
        extensions: Mapping[str, GameExtension],
        *,
        bot_pause: float,
        cover_after: float = AWAY,
    ) -> None:
        self.store = store
        self.limits = limits
        self.background = background
        self.extensions = extensions
        """By game. Every game of the catalogue has one."""
        self.bot_pause = bot_pause
        self.cover_after = cover_after
        self.bots = BotPool()
        self.devices = Devices()
        self.analyses = Analyses(background)
        self.opened = time.monotonic()
        self.rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._watcher: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Loads the rooms that were open when the server stopped, and starts the background work."""
        for room in await self.store.read_rooms("playing", "gathering"):
            await self.room(room)
        self._watcher = asyncio.create_task(self._watch(), name="house")
        for extension in self.extensions.values():
            await extension.start()

    async def stop(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.gather(self._watcher, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.stop()
        for extension in self.extensions.values():
            await extension.stop()
        await self.analyses.stop()
        await self.background.stop()
        await self.bots.stop()

    async def expect_room(self, room: str) -> Room:
        found = await self.room(room)
        if found is None:
            raise Illegal("no-such-room")
        return found

    async def room(self, room: str) -> Room | None:
        if room in self.rooms:
            return self.rooms[room]
        if len(room) > LONGEST_ID:
            return None
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
        """A new room."""
        found = catalogue.open(game)
        check_count(found, len(chairs))
        for chair in chairs:
            if chair.level is not None and chair.level not in found.BOTS:
                raise Illegal("no-such-level", level=chair.level)
        document = Document(
            id=new_room_id(),
            game=game,
            config=complete_config(found, config),
            host=host,
            chairs=chairs,
            open=listed,
        )
        return await self.add(document)

    async def add(self, document: Document, *writes: Statement) -> Room:
        """Stores a new room together with other statements."""
        people = [Store.seated(chair.person, document.id) for chair in document.chairs if chair.person is not None]
        kept = Store.room(document.id, document.phase, msgspec.json.encode(document))
        await self.store.write(kept, *people, *writes)
        room = self.rooms[document.id] = Room(self, document)
        await room.refresh_deck()
        return room

    async def listed(self, person: str | None) -> list[RoomInfo]:
        """The rooms of this person, and those that anybody may join."""
        own = await self.store.read_seats(person, MOST_LISTED) if person else []
        found = [await self.room(name) for name in own]
        infos = [room.info(person) for room in found if room is not None]
        waiting = [room for room in self.rooms.values() if room.document.open and room.document.phase == "gathering"]
        infos += [room.info(person) for room in waiting if room.id not in own]
        return infos[:MOST_LISTED]

    async def send_away(self, room: Room, seat: Seat) -> None:
        """Removes the person from this chair: before the game it becomes free, during the game they leave the table."""
        person = room.document.chairs[seat].person
        if person is None:
            raise Illegal("no-such-chair")
        async with room.lock:
            if room.live is None:
                document = room.document.copy()
                document.chairs[seat] = Seated()
                await room.keep(document, Store.unseated(person, room.id))
            else:
                await self._leave(room, seat)
        _close(room, person)

    async def _leave(self, room: Room, seat: Seat) -> None:
        if room.live is not None and room.live.table.phase != "over":
            await room.save(room.live.table.leave(room.live.now(), seat, f"sent away {seat}"))

    async def forget(self, person: str) -> None:
        """Removes this person's name everywhere. Their chairs stay, without a name; what they said goes."""
        known = await self.store.read_person(person)
        if known is None:
            return
        for name in await self.store.read_rooms_with(person):
            room = await self.room(name)
            if room is None:
                continue
            async with room.lock:
                own = room.document.chair_of(person)
                if own is not None:
                    await self._leave(room, Seat(own))
                document = room.document.copy()
                for chair in document.chairs:
                    if chair.person == person:
                        chair.name, chair.person = "", None
                if document.host == person:
                    document.host = next((chair.person for chair in document.chairs if chair.person is not None), "")
                document.said = [line for line in document.said if line.person != person]
                await room.keep(document)
            _close(room, person)
        await self._change_person(person, known, "", *Store.forgotten(person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody says their name, for the first time or a new one."""
        before = await self.store.read_person(person)
        await self._change_person(person, name if before is None else before, name, Store.person(person, name))

    async def _change_person(self, person: str, before: str, after: str, *writes: Statement) -> None:
        """Writes a change of somebody's name together with what follows from it in single games."""
        async with AsyncExitStack() as held:
            changes = [
                await held.enter_async_context(extension.change_person(person, before, after))
                for extension in self.extensions.values()
            ]
            await self.store.write(*(write for change in changes for write in change.writes), *writes)
        await self.refresh_decks(*(deck for change in changes for deck in change.decks))

    async def refresh_decks(self, *decks: str) -> None:
        """The descriptions of these decks may have changed."""
        for room in list(self.rooms.values()):
            if room.document.deck in decks:
                await room.refresh_deck()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            await self.check_connections(time.monotonic())

    async def check_connections(self, now: float) -> None:
        """Shows who has gone quiet, drops sockets that are silent; a room that is over and left is dropped from memory."""
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if now - connection.heard > SILENT:
                    connection.close("silent")
                if (now - connection.heard > QUIET) != connection.quiet:
                    connection.quiet = not connection.quiet
                    room.send_room()
            if room.document.over and not room.connections:
                self.rooms.pop(room.id, None)
                await room.stop()


def _close(room: Room, person: str) -> None:
    for connection in room.connections:
        if connection.person == person:
            connection.close("removed")
