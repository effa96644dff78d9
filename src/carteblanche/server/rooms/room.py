"""One room: its chairs and people, its connections, and its table while there is one.

All that changes a room happens under its lock, in this order: the table makes the change, the new entries become durable, everybody gets
an update, the sender gets the answer. So what was acknowledged is on disk, and what is on disk was legal. If the store fails, what is in
memory is thrown away and read back from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.server.logging import Log
from carteblanche.server.rooms.absent import welcome_back
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.race import LiveRace
from carteblanche.server.rooms.reading import read_document
from carteblanche.server.rooms.runner import Runner
from carteblanche.server.rooms.scores import keep_result
from carteblanche.server.rooms.updates import (
    chairs_with_names,
    describe_room,
    encode_update,
    make_chat_message,
    make_room_message,
)
from carteblanche.store.store import Elsewhere, LeaseLost, Statement, Store
from carteblanche.table.log import Entry
from carteblanche.wire.http import RoomInfo
from carteblanche.wire.to_client import TableDeck

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House

_log: Final = Log("carteblanche.rooms")

MOST_FAILURES: Final = 3
"""How often a table may fail at the same entry before it is set aside."""


class Room:
    def __init__(self, house: House, document: Document) -> None:
        self.house = house
        self.document = document
        self.game: AnyGame = catalogue.open(document.game, document.rules)
        self.extension = house.extensions[document.game]
        self.live: LiveTable | None = None
        self.race: LiveRace | None = None
        self.deck: TableDeck | None = None
        self.connections: set[Connection] = set()
        self.deserted: float = time.monotonic()
        """Since when nobody is connected, by the server's clock; while somebody is it says nothing."""
        self.asleep = False
        """Whether it is no longer the room of this name: whoever still has it has to ask the house again."""
        self.lock = asyncio.Lock()
        self.runner = Runner(self)
        self._failures, self._failed_at = 0, -1

    @property
    def id(self) -> str:
        return self.document.id

    # Life

    async def load(self) -> None:
        """Reads the table back from the store, if the game has begun."""
        if self.document.started:
            await self.attach_table(await LiveTable.load(self.house.store, self.document))
        await self.refresh_deck()
        await self._open_rematch()

    async def refresh_deck(self) -> None:
        """The description of the deck, its owners or who sits here may have changed."""
        self.deck = await self.extension.describe_deck(self.document, self.live.table if self.live else None)

    async def attach_table(self, live: LiveTable) -> None:
        """This table is what the room is about from now on."""
        if self.race is not None:
            await self.race.stop_hands()
        self.live, self.game = live, live.table.game
        self.race = None if live.racing is None else LiveRace(self, live, live.racing)
        if self.race is not None:
            self.race.update_connected()
        live.attend(attended=bool(self.connections))
        self.runner.start()

    async def recover(self, error: Exception) -> bool:
        """Something went wrong that nobody expected: the table is read back and goes on. If it does not get on it is set aside. Whether it
        goes on.
        """
        async with self.lock:
            entries = len(self.live.table.entries) if self.live else 0
            self._failures = self._failures + 1 if entries == self._failed_at else 1
            self._failed_at = entries
            if self._failures < MOST_FAILURES and not self.asleep:
                try:
                    await self._read_back()
                except Exception as worse:  # noqa: BLE001  # then it is set aside with this
                    error = worse
                else:
                    return True
            await self.house.mark_unreadable(self, error)
            return False

    async def _read_back(self) -> None:
        """What is in memory is ahead of the store: back to what the store has, before anybody else may change it. If it cannot be
        read either, everybody has to come back, and the room is read anew. What is on its way to the store comes too late from here on.
        """
        try:
            await self.house.store.hold(self.id)
            kept = await self.house.store.read_room(self.id)
            if kept is not None:
                self.document = read_document(kept)
            await self.load()
        except Exception as error:
            self.house.rooms.pop(self.id, None)
            if self.race is not None:
                await self.race.stop_hands()
            self.live = self.race = None
            if isinstance(error, Elsewhere):
                self.close_connections(why="moved")
                raise LeaseLost([self.id]) from error
            self.close_connections(why="failed")
            raise
        self.send_room()
        self.send_table()
        self.runner.wake()

    async def stop(self, why: str = "stopping") -> None:
        await self.runner.stop()
        if self.race is not None:
            await self.race.stop_hands()
        self.close_connections(why=why)

    def close_connections(self, person: str | None = None, why: str = "removed") -> None:
        """Of this person, or all."""
        for connection in self.connections:
            if person is None or connection.person == person:
                connection.close(why)

    async def sleep(self, why: str = "") -> bool:
        """Leaves memory and gives the room back, if nobody is here or whoever is can be told why. Call it with the lock held."""
        if self.connections and not why:
            return False
        self.asleep = True
        document = self.document.copy()
        document.awaited = self.live.list_awaited() if self.live else []
        kept = Store.upsert_room(document.id, document.phase, msgspec.json.encode(document))
        await self.house.store.write(kept, *self.house.store.let_go(self.id))
        await self.stop(why or "stopping")
        return True

    # What visitors get

    def describe(self, person: str | None) -> RoomInfo:
        return describe_room(self.document, self.live, person)

    def send_room(self) -> None:
        for connection in self.connections:
            everybody, gone_for = self.connections, self.runner.gone_for
            connection.send(make_room_message(self.document, self.game, everybody, connection, self.deck, gone_for))

    def send_table(self, answered: Connection | None = None, *answer: bytes) -> None:
        """Sends everybody an update, and the answer with it to whoever caused it."""
        if self.live is None:
            return
        now, chairs = self.live.now(), chairs_with_names(self.document)
        updates: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            seat = self.document.seat_of(connection.person)
            if seat not in updates:
                updates[seat] = encode_update(self.live, seat, now, chairs)
            if connection is answered:
                connection.send_bytes(updates[seat], *answer)
            else:
                connection.send_bytes(updates[seat])

    async def connect(self, connection: Connection) -> bool:
        """Whether somebody could come in: if not, the room has gone to sleep, and has to be asked for again."""
        async with self.lock:
            if self.asleep:
                return False
            self.connections.add(connection)
            await welcome_back(self, connection.person)
            if self.live is not None:
                self.live.attend(attended=True)
            self.send_room()
            for message in self.document.said:
                connection.send(make_chat_message(self.id, message, connection))
            if self.live is not None:
                seat, chairs = self.document.seat_of(connection.person), chairs_with_names(self.document)
                connection.send_bytes(encode_update(self.live, seat, self.live.now(), chairs))
            if self.race is not None:
                self.race.update_connected()
        self.runner.wake()
        return True

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.discard(connection)
            if not self.connections:
                self.deserted = time.monotonic()
                if self.live is not None:
                    self.live.attend(attended=False)
            if (seat := self.document.seat_of(connection.person)) is not None:
                self.runner.note_lost(seat, connection.heard)
            if self.race is not None:
                self.race.update_connected()
            self.send_room()
        self.runner.wake()

    # What is kept besides the table

    async def keep(self, document: Document, *writes: Statement) -> None:
        """Makes the room's new document durable, then sends it to everybody."""
        await self.house.store.write(
            Store.upsert_room(document.id, document.phase, msgspec.json.encode(document)), *writes
        )
        self.document = document
        await self.refresh_deck()
        self.send_room()

    # While it is played

    async def save(self, entries: Sequence[Entry], answered: Connection | None = None, *answer: bytes) -> None:
        """Makes new entries durable, then sends updates to everybody. Call it with the lock held."""
        live = self.live
        if live is None or not entries:
            return
        document = self.document
        ends = live.table.phase == "over" and not document.over
        try:
            if ends:
                document = msgspec.structs.replace(document, over=True, awaited=[])
                async with self.extension.finish_table(document, live.table) as writes:
                    kept = Store.upsert_room(document.id, document.phase, msgspec.json.encode(document))
                    await live.save(entries, kept, *keep_result(document, live.table), *writes)
            elif document.awaited:  # as it was when it was put to sleep
                document = msgspec.structs.replace(document, awaited=[])
                await live.save(entries, Store.upsert_room(document.id, document.phase, msgspec.json.encode(document)))
            else:
                await live.save(entries)
            self.document = document
            await self._open_rematch()
        except Exception:
            if not self.asleep:  # else another node has it
                await self._read_back()
            raise
        self.send_table(answered, *answer)
        if ends:
            outcome = live.table.outcome
            reason = "abandoned" if outcome is None else str(outcome.reason)
            _log.info("over", room=self.id, game=document.game, entries=len(live.table.entries), reason=reason)
            self.send_room()
        self.runner.wake_after_action()

    async def _open_rematch(self) -> None:
        """Opens the room of a rematch if everybody wants one and it is not there yet."""
        before = self.document
        if self.live is None or not self.live.table.rematch or before.next is not None:
            return
        following = before.rematch()
        document = msgspec.structs.replace(before, next=following.id)
        await self.house.add_room(following, Store.upsert_room(self.id, document.phase, msgspec.json.encode(document)))
        self.document = document
        self.send_room()
