"""The house: all rooms of this server. A room is loaded from the store when somebody first asks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec
import structlog

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
from carteblanche.server.rooms.reading import UnreadableRoom, read_document
from carteblanche.server.rooms.room import Room
from carteblanche.server.rooms.runner import AWAY
from carteblanche.server.rooms.updates import describe_unreadable
from carteblanche.store.store import Statement, Store, StoreFailed
from carteblanche.wire.http import RoomInfo

_log: Final = structlog.get_logger("carteblanche.house")

MOST_LISTED: Final = 50
LONGEST_ID: Final = 32
"""What is longer is the name of no room, and is not looked for."""
CHECK_INTERVAL: Final = 2.0
"""Seconds between two checks of who is still there."""
QUIET: Final = 12.0 - CHECK_INTERVAL
"""Seconds without a message after which the others see that somebody is away: 12 at the latest."""
SILENT: Final = 30.0 - CHECK_INTERVAL
"""Seconds without a message after which a socket is dropped: 30 at the latest."""
TRIED_AGAIN: Final = 60.0
"""Seconds after which a room that could not be read is tried again: what was missing may have come."""


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
        self.unreadable: dict[str, UnreadableRoom] = {}
        """Rooms that could not be read."""
        self._loading = asyncio.Lock()
        self._watcher: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Starts the extensions, loads the rooms that were open when the server stopped, and starts the background work."""
        for extension in self.extensions.values():
            await extension.start()
        for room in await self.store.read_rooms("playing", "gathering"):
            await self._find_room(room)
        self._watcher = asyncio.create_task(self._watch(), name="house")

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
        found = await self.find_room(room)
        if found is None:
            raise Illegal("no-such-room")
        return found

    async def find_room(self, room: str) -> Room | None:
        """The room of this name, if there is one. `Illegal` if it cannot be read."""
        found = await self._find_room(room)
        if isinstance(found, UnreadableRoom):
            raise Illegal("room-unreadable", reason=found.reason, why=found.why)
        return found

    async def _find_room(self, room: str) -> Room | UnreadableRoom | None:
        if room in self.rooms:
            return self.rooms[room]
        if len(room) > LONGEST_ID:
            return None
        async with self._loading:
            if room in self.rooms:
                return self.rooms[room]
            unreadable = self.unreadable.get(room)
            if unreadable is not None and time.monotonic() - unreadable.tried < TRIED_AGAIN:
                return unreadable
            return await self._load(room)

    async def _load(self, room: str) -> Room | UnreadableRoom | None:
        phase, document, found = "playing", b"", None
        try:
            kept = await self.store.read_kept_room(room)
            if kept is None:
                return None
            phase, document = kept
            found = Room(self, read_document(document))
            await found.load()
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001  # whatever is wrong with one table, the others are served
            if found is not None:
                await found.stop()
            unreadable = UnreadableRoom.from_error(error, room, phase, document, time.monotonic())
            if room not in self.unreadable:
                _log.warning(
                    "set aside",
                    room=room,
                    reason=unreadable.reason,
                    why=unreadable.why,
                    exc_info=unreadable.reason == "failed",
                )
            self.unreadable[room] = unreadable
            return unreadable
        self.unreadable.pop(room, None)
        self.rooms[room] = found
        return found

    async def open_room(
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
            rules=found.VERSION,
            open=listed,
        )
        return await self.add_room(document)

    async def add_room(self, document: Document, *writes: Statement) -> Room:
        """Stores a new room together with other statements."""
        people = [Store.insert_seat(chair.person, document.id) for chair in document.chairs if chair.person is not None]
        kept = Store.upsert_room(document.id, document.phase, msgspec.json.encode(document))
        await self.store.write(kept, *people, *writes)
        room = self.rooms[document.id] = Room(self, document)
        await room.refresh_deck()
        return room

    async def list_rooms(self, person: str | None) -> list[RoomInfo]:
        """The rooms of this person, and those that anybody may join."""
        own = await self.store.read_seats(person, MOST_LISTED) if person else []
        found = [await self._find_room(name) for name in own]
        infos = [_describe(room, person) for room in found if room is not None]
        waiting = [room for room in self.rooms.values() if room.document.open and room.document.phase == "gathering"]
        infos += [room.describe(person) for room in waiting if room.id not in own]
        return infos[:MOST_LISTED]

    async def remove_player(self, room: Room, seat: Seat) -> None:
        """Removes the person from this chair: before the game it becomes free, during the game they leave the table."""
        person = room.document.chairs[seat].person
        if person is None:
            raise Illegal("no-such-chair")
        async with room.lock:
            if room.live is None:
                document = room.document.copy()
                document.chairs[seat] = Seated()
                await room.keep(document, Store.delete_seat(person, room.id))
            else:
                await self._leave(room, seat)
        _close_connections(room, person)

    async def _leave(self, room: Room, seat: Seat) -> None:
        if room.live is not None and room.live.table.phase != "over":
            await room.save(room.live.table.leave(room.live.now(), seat, f"sent away {seat}"))

    async def forget(self, person: str) -> None:
        """Removes this person's name everywhere. Their chairs stay, without a name; what they said goes."""
        known = await self.store.read_person(person)
        if known is None:
            return
        for name in await self.store.read_rooms_with(person):
            room = await self._find_room(name)
            if isinstance(room, UnreadableRoom) and room.document is not None:
                document = room.document.without(person)
                await self.store.write(Store.upsert_room(document.id, room.phase, msgspec.json.encode(document)))
                self.unreadable[name] = room._replace(document=document)
            elif isinstance(room, Room):
                async with room.lock:
                    own = room.document.seat_of(person)
                    if own is not None:
                        await self._leave(room, own)
                    await room.keep(room.document.without(person))
                _close_connections(room, person)
        await self._change_person(person, known, "", *Store.forget_person(person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody says their name, for the first time or a new one."""
        before = await self.store.read_person(person)
        await self._change_person(person, name if before is None else before, name, Store.upsert_person(person, name))

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


def _describe(room: Room | UnreadableRoom, person: str | None) -> RoomInfo:
    """A room in a list, also one that cannot be read."""
    return room.describe(person) if isinstance(room, Room) else describe_unreadable(room, person)


def _close_connections(room: Room, person: str) -> None:
    for connection in room.connections:
        if connection.person == person:
            connection.close("removed")
