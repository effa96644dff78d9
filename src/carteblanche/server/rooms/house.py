"""The house: all rooms of this server. A room is loaded from the store when somebody first asks for it, and leaves memory when nobody has
been there for a while; a start reads none. Of a house that several nodes share each node has those rooms that it holds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.server.dates import today
from carteblanche.server.games.extension import GameExtension
from carteblanche.server.jobs.analyses import Analyses
from carteblanche.server.jobs.bots import BotPool
from carteblanche.server.jobs.queue import JobQueue
from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.logging import Log
from carteblanche.server.nodes.membership import Nodes, Notice
from carteblanche.server.nodes.routes import Routes
from carteblanche.server.nodes.shared import Presence
from carteblanche.server.people.identity import Devices
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.clearing import clear_rooms
from carteblanche.server.rooms.document import Document, Seated, new_room_id
from carteblanche.server.rooms.gathering import check_count, complete_config
from carteblanche.server.rooms.names import forget_person, rename_person
from carteblanche.server.rooms.options import list_options
from carteblanche.server.rooms.reading import UnreadableRoom, read_document
from carteblanche.server.rooms.room import Room
from carteblanche.server.rooms.runner import AWAY
from carteblanche.server.rooms.updates import describe_room, describe_unreadable
from carteblanche.store.store import Elsewhere, Statement, Store, StoreFailed
from carteblanche.wire.http import RoomInfo

_log: Final = Log("carteblanche.house")

MOST_LISTED: Final = 50
LONGEST_ID: Final = 32
"""What is longer is the name of no room, and is not looked for; nor is what PostgreSQL cannot look for."""
DAY: Final = 86_400.0
CHECK_INTERVAL: Final = 2.0
"""Seconds between two checks of who is still there."""
QUIET: Final = 12.0 - CHECK_INTERVAL
"""Seconds without a message after which the others see that somebody is away: 12 at the latest."""
SILENT: Final = 30.0 - CHECK_INTERVAL
"""Seconds without a message after which a socket is dropped: 30 at the latest."""
SLEEP_AFTER: Final = 60.0
"""Seconds without anybody connected after which a room leaves memory. One whose game is over leaves it at once."""
MOST_LOADING: Final = 4
"""How many rooms are read at the same time."""
TRIED_AGAIN: Final = 60.0
"""Seconds after which a room that could not be read is tried again: what was missing may have come."""


async def _nowhere(there: Elsewhere, _room: str, _person: str) -> None:
    raise there


async def _nobody() -> Mapping[str, Presence]:
    return {}


class House:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        jobs: JobQueue,
        extensions: Mapping[str, GameExtension],
        *,
        bot_pause: float,
        cover_after: float = AWAY,
        keep_days: Mapping[str, int] | None = None,
        nodes: Nodes | None = None,
        routes: Routes | None = None,
    ) -> None:
        self.store = store
        self.nodes = nodes or Nodes(store)
        self.routes = routes or Routes()
        self.limits = limits
        self.jobs, self.background = jobs, jobs.background
        self.extensions = extensions
        """By game. Every game of the catalogue has one."""
        self.bot_pause = bot_pause
        self.cover_after = cover_after
        self._keep_days = keep_days or {}
        self.bots = BotPool()
        self.devices = Devices()
        self.analyses = Analyses(jobs, {game: extension.analyser() for game, extension in extensions.items()})
        self.opened = time.monotonic()
        self.may_talk: Callable[[str], bool] = lambda _person: True
        """Whether the host lets this person talk."""
        self.forget_elsewhere: Callable[[Elsewhere, str, str], Awaitable[None]] = _nowhere
        """Has another node forget somebody in a room that it holds."""
        self.read_presence: Callable[[], Awaitable[Mapping[str, Presence]]] = _nobody
        """By room: who is there, of those that other nodes hold."""
        self.rooms: dict[str, Room] = {}
        self.unreadable: dict[str, UnreadableRoom] = {}
        """Rooms that could not be read."""
        self._loading: dict[str, asyncio.Task[Room | UnreadableRoom | None]] = {}
        self._readers = asyncio.Semaphore(MOST_LOADING)
        self._watcher = self._clearing = cast("asyncio.Task[None] | None", None)
        self._spawned: set[asyncio.Task[None]] = set()
        store.on_lost = self.lose_room
        self.nodes.on_lapsed = self.lose_all
        self.nodes.on_notice.append(self._apply_notice)

    async def start(self) -> None:
        """Starts the extensions and the background work. Open rooms are read when somebody comes back to them."""
        await self.nodes.start()
        self.jobs.start()
        for extension in self.extensions.values():
            await extension.start()
        self._watcher = supervise("house", self._watch)
        self._clearing = supervise("clearing", self._clear_daily)

    async def leave(self) -> None:
        """Gives every room back, so that its people find it at another node, and then this node's place."""
        self.nodes.leaving = True
        await self.jobs.stop()
        await asyncio.gather(*(self.put_to_sleep(room, "moved") for room in list(self.rooms.values())))
        await self.nodes.stop()

    async def stop(self) -> None:
        await end(self._watcher, self._clearing)
        await self.jobs.stop()
        await self.nodes.stop()
        for loading in list(self._loading.values()):
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.stop()
        await asyncio.gather(*self._spawned, return_exceptions=True)
        for extension in self.extensions.values():
            await extension.stop()
        await self.background.stop()
        await self.bots.stop()

    async def expect_room(self, room: str) -> Room:
        found = await self.find_room(room)
        if found is None:
            raise Illegal("no-such-room")
        return found

    async def find_room(self, room: str) -> Room | None:
        """The room of this name, if there is one. `Illegal` if it cannot be read, `Elsewhere` if another node holds it."""
        found = await self.look_for(room)
        if isinstance(found, UnreadableRoom):
            raise Illegal("room-unreadable", reason=found.reason, why=found.why)
        return found

    async def look_for(self, room: str) -> Room | UnreadableRoom | None:
        if room in self.rooms:
            return self.rooms[room]
        unreadable = self.unreadable.get(room)
        if unreadable is not None and time.monotonic() - unreadable.tried < TRIED_AGAIN:
            return unreadable
        if len(room) > LONGEST_ID or "\0" in room:
            return None
        self.nodes.expect_serving()
        loading = self._loading.get(room)
        if loading is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room), name=f"loading {room}")
            loading.add_done_callback(lambda _: self._loading.pop(room))
        return await asyncio.shield(loading)

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncGenerator[Room]:
        """The room of this name with its lock held. `Illegal` if there is none, or it cannot be read."""
        while True:
            room = await self.expect_room(name)
            async with room.lock:
                if not room.asleep:
                    yield room
                    return

    async def _load(self, room: str) -> Room | UnreadableRoom | None:
        phase, document, found = "playing", b"", None
        async with self._readers:
            try:
                if (there := await self._find_route(room)) is not None:
                    raise there
                kept = await self.store.read_kept_room(room) if await self.store.hold(room) else None
                if kept is None:
                    return None
                phase, document = kept
                found = Room(self, read_document(document))
                await found.load()
            except Elsewhere as there:
                self.routes.remember(room, there.node)
                raise
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001  # whatever is wrong with one table, the others are served
                if found is not None:
                    await found.stop()
                return self._note_unreadable(error, room, phase, document)
        self.unreadable.pop(room, None)
        self.rooms[room] = found
        if not self.nodes.serving:  # it may have been lost while it was read
            self.lose_room(room)
        return found

    async def find_holder(self, room: str) -> Elsewhere | None:
        """The other node that holds a room, if one does."""
        if room in self.rooms or not self.store.database.shared or len(room) > LONGEST_ID or "\0" in room:
            return None
        there = await self._find_route(room) or await self.store.database.find_holder(room)
        if there is not None:
            self.routes.remember(room, there.node)
        return there

    async def _find_route(self, room: str) -> Elsewhere | None:
        """The other node that held it a moment ago."""
        node = await self.routes.find(room) if self.nodes.others else None
        return Elsewhere(node, self.nodes.others[node]) if node is not None and node in self.nodes.others else None

    def lose_room(self, name: str) -> None:
        """Another node holds this room by now, or may: it leaves memory as it is, and whoever is there comes back by themselves."""
        room = self.rooms.pop(name, None)
        if room is None or room.asleep:
            return
        room.asleep = True
        for connection in room.connections:
            connection.close("moved")
        self.spawn(room.stop("moved"), f"losing {name}")

    def lose_all(self) -> None:
        self.store.held.clear()
        for name in list(self.rooms):
            self.lose_room(name)

    def _apply_notice(self, notice: Notice) -> None:
        """Something that concerns every node has changed."""
        if notice.close:
            self.close_connections(notice.close)
        decks = {room.document.deck or "" for room in self.rooms.values()} if notice.missed else notice.decks
        if decks:
            self.spawn(self.refresh_decks(*decks), "decks")

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Has this done soon; a stop waits for it."""
        task = asyncio.create_task(work, name=name)
        self._spawned.add(task)
        task.add_done_callback(self._note_spawned)

    def _note_spawned(self, task: asyncio.Task[None]) -> None:
        self._spawned.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed", task=task.get_name(), error=error)

    def _note_unreadable(self, error: Exception, room: str, phase: str, document: bytes) -> UnreadableRoom:
        unreadable = UnreadableRoom.from_error(error, room, phase, document, time.monotonic())
        if room not in self.unreadable:
            unforeseen = error if unreadable.reason == "failed" else None
            _log.warning("set aside", error=unforeseen, room=room, reason=unreadable.reason, why=unreadable.why)
        self.unreadable[room] = unreadable
        return unreadable

    async def mark_unreadable(self, room: Room, error: Exception) -> None:
        """A table that does not get on. Whoever is there is told; it is tried again when somebody asks for it after a while."""
        if self.rooms.get(room.id, room) is room:
            self.rooms.pop(room.id, None)
            self._note_unreadable(error, room.id, room.document.phase, msgspec.json.encode(room.document))
        room.asleep = True
        await room.stop("failed")

    async def open_room(
        self,
        game: str,
        config: dict[str, Any],
        host: str,
        chairs: list[Seated],
        *,
        listed: bool = False,
        deck: str | None = None,
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
            config=complete_config(found, config, self.extensions[game].list_options(list_options(found.CONFIG))),
            host=host,
            chairs=chairs,
            rules=found.VERSION,
            open=listed,
        )
        if deck is not None:
            await self.extensions[game].choose_deck(document, host, deck)
        return await self.add_room(document)

    async def add_room(self, document: Document, *writes: Statement) -> Room:
        """Stores a new room together with other statements."""
        people = [Store.insert_seat(chair.person, document.id) for chair in document.chairs if chair.person is not None]
        kept = Store.upsert_room(document.id, document.phase, msgspec.json.encode(document))
        self.nodes.expect_serving()
        await self.store.hold(document.id, new=True)
        await self.store.write(kept, *people, *writes)
        _log.info("opened", room=document.id, game=document.game)
        room = self.rooms[document.id] = Room(self, document)
        await room.refresh_deck()
        return room

    async def list_rooms(self, person: str | None) -> list[RoomInfo]:
        """The rooms of this person, and those that anybody may join."""
        own = await self.store.read_seats(person, MOST_LISTED) if person else []
        found = await self.store.read_kept_rooms(own)
        waiting = await self.store.read_open_rooms(MOST_LISTED)
        found += [one for one in waiting if one[0] not in own]
        present = await self.read_presence()
        return [self._describe(*one, person, present.get(one[0])) for one in found[:MOST_LISTED]]

    def _describe(self, name: str, phase: str, kept: bytes, person: str | None, present: Presence | None) -> RoomInfo:
        """A room in a list, by what is kept of it, or another node says; its table is not read for that."""
        if name in self.rooms:
            return self.rooms[name].describe(person)
        try:
            unreadable = self.unreadable.get(name)
            if unreadable is None:
                document = read_document(kept)
                if present is not None:
                    document.awaited = [Seat(seat) for seat in present.awaited]
                return describe_room(document, None, person)
        except Unreadable as error:
            unreadable = UnreadableRoom.from_error(error, name, phase, kept)
        return describe_unreadable(unreadable, person)

    def close_connections(self, person: str) -> None:
        """Sends somebody away from wherever they are."""
        for room in self.rooms.values():
            room.close_connections(person)

    async def delete_room(self, name: str) -> None:
        """Removes a room and everything of it, whether it can be read or not."""
        room = self.rooms.pop(name, None)
        if room is not None:
            async with room.lock:
                room.asleep = True
                await room.stop("removed")
        self.unreadable.pop(name, None)
        if await self.store.hold(name):
            await self.store.write(Store.delete_room(name), *self.store.let_go(name, deleted=True), rooms=(name,))

    async def forget(self, person: str) -> None:
        """Removes this person's name everywhere. Their chairs stay, without a name; what they said goes."""
        await forget_person(self, person)

    async def rename(self, person: str, name: str) -> None:
        """Somebody says their name, for the first time or a new one."""
        await rename_person(self, person, name)

    async def refresh_decks(self, *decks: str) -> None:
        """The descriptions of these decks may have changed."""
        for room in list(self.rooms.values()):
            if room.document.deck in decks:
                await room.refresh_deck()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            await self.check_connections(time.monotonic())

    async def _clear_daily(self) -> None:
        while True:
            await clear_rooms(self, self._keep_days, today())
            await asyncio.sleep(DAY)

    async def check_connections(self, now: float) -> None:
        """Shows who has gone quiet, drops sockets that are silent; rooms in which nobody is leave memory."""
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if now - connection.heard > SILENT:
                    connection.close("silent")
                if (now - connection.heard > QUIET) != connection.quiet:
                    connection.quiet = not connection.quiet
                    room.send_room()
            if not room.connections and (room.document.over or now - room.deserted > SLEEP_AFTER):
                await self.put_to_sleep(room)

    async def put_to_sleep(self, room: Room, why: str = "") -> None:
        """Lets a room leave memory in which nobody is or, if they are told why, somebody. If what has to be kept cannot be, it stays."""
        async with room.lock:
            try:
                if not room.asleep and await room.sleep(why):
                    self.rooms.pop(room.id, None)
            except StoreFailed as error:
                room.asleep = False
                _log.warning("cannot sleep", room=room.id, why=str(error).partition("\n")[0])
