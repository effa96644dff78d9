"""One room: its chairs and people, its connections, and its table while there is one.

All that changes a room happens under its lock, in this order: the table is told, the new entries become durable, everybody is told, the
sender gets the answer. So what was acknowledged is on disk, and what is on disk was legal. If the store fails, what is in
memory is thrown away and read back from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, assert_never

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.server.games.blank.decks import AtTable, at_table, check_room_for, choose
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Document, Line, unguessable
from carteblanche.server.rooms.ending import last_writes
from carteblanche.server.rooms.gathering import ready, set_up, take_chair
from carteblanche.server.rooms.live import Live
from carteblanche.server.rooms.race import LiveRace
from carteblanche.server.rooms.runner import Runner
from carteblanche.server.rooms.updates import named, room_info, room_message, said, update
from carteblanche.store.store import Statement, Store, StoreFailed
from carteblanche.table.log import Entry
from carteblanche.wire import codec
from carteblanche.wire.messages import (
    Accepted,
    Answer,
    Commit,
    Configure,
    Emote,
    Fill,
    FromClient,
    HouseRules,
    Leave,
    Number,
    Ping,
    Play,
    Pong,
    Previewed,
    Probed,
    Propose,
    Reach,
    Refused,
    Resize,
    Resume,
    RoomInfo,
    Say,
    Sit,
    Stand,
    Start,
    Swap,
    TakeDeck,
    WhatIf,
)

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House

NO_ENTRY: Final = -1
"""What is accepted without becoming an entry of its own has this number."""
MOST_SAID: Final = 50
"""So many lines of talk are kept."""


class Room:
    def __init__(self, house: House, document: Document) -> None:
        self.house = house
        self.document = document
        self.game: AnyGame = catalogue.open(document.game)
        self.live: Live | None = None
        self.race: LiveRace | None = None
        self.deck: AtTable | None = None
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.runner = Runner(self)

    @property
    def id(self) -> str:
        return self.document.id

    # Life

    async def load(self) -> None:
        """Reads the table back from the store, if the game has begun."""
        if self.document.started:
            await self._run(await Live.resumed(self.house.store, self.id))
        await self.know_deck(self.document)
        await self._open_rematch()

    async def know_deck(self, document: Document) -> None:
        """What is told of the deck may have changed."""
        self.deck = await at_table(self.house.store, document, self.live.table if self.live else None)

    async def _run(self, live: Live) -> None:
        """This table is what the room is about from now on."""
        if self.race is not None:
            await self.race.stop_hands()
        self.live, self.game = live, live.table.game
        self.race = None if live.racing is None else LiveRace(self, live, live.racing)
        if self.race is not None:
            self.race.connected()
        self.runner.start()

    async def _read_back(self) -> None:
        """What is in memory is ahead of the store: back to what the store has, before anybody else may change it. If it cannot be
        read either, everybody has to come back, and the room is read anew.
        """
        try:
            kept = await self.house.store.read_room(self.id)
            if kept is not None:
                self.document = msgspec.json.decode(kept, type=Document)
            await self.load()
        except Exception:
            self.house.rooms.pop(self.id, None)
            if self.race is not None:
                await self.race.stop_hands()
            self.live = self.race = None
            for connection in self.connections:
                connection.close("failed")
            raise
        self.tell_room()
        self._tell_table()
        self.runner.poke()

    async def stop(self, why: str = "stopping") -> None:
        await self.runner.stop()
        if self.race is not None:
            await self.race.stop_hands()
        for connection in self.connections:
            connection.close(why)

    # Telling

    def seat_of(self, connection: Connection) -> Seat | None:
        chair = self.document.chair_of(connection.person)
        return None if chair is None else Seat(chair)

    def info(self, person: str | None) -> RoomInfo:
        return room_info(self.document, self.live, person)

    def tell_room(self) -> None:
        for connection in self.connections:
            connection.send(room_message(self.document, self.game, self.connections, connection, self.deck))

    def _tell_table(self, answered: Connection | None = None, *answer: bytes) -> None:
        """Everybody is told how the table stands, and who did it gets the answer with it."""
        if self.live is None:
            return
        now, chairs = self.live.now(), named(self.document)
        updates: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            seat = self.seat_of(connection)
            if seat not in updates:
                updates[seat] = update(self.live, seat, now, chairs)
            if connection is answered:
                connection.send_bytes(updates[seat], *answer)
            else:
                connection.send_bytes(updates[seat])

    async def connect(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.add(connection)
            self.tell_room()
            for line in self.document.said:
                connection.send(said(self.id, line, connection))
            if self.live is not None:
                connection.send_bytes(
                    update(self.live, self.seat_of(connection), self.live.now(), named(self.document))
                )
            if self.race is not None:
                self.race.connected()
        self.runner.poke()

    async def disconnect(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.discard(connection)
            if (seat := self.seat_of(connection)) is not None:
                self.runner.lost(seat, connection.heard)
            if self.race is not None:
                self.race.connected()
            self.tell_room()
        self.runner.poke()

    # Being told

    async def handle(self, connection: Connection, message: FromClient) -> None:
        """Answers one message of a client."""
        try:
            async with self.lock:
                await self._handle(connection, message)
        except Illegal as error:
            connection.send(Refused(message.ref, error.code, dict(error.details)))
        except Unreadable as error:
            connection.send(Refused(message.ref, "unreadable", {"why": error.message}))
        except StoreFailed:
            connection.send(Refused(message.ref, "not-saved", {}))

    async def _handle(self, connection: Connection, message: FromClient) -> None:
        match message:
            case Play(ref, _, raw) if self.race is not None:
                _, seat = self._playing(connection)
                await self.race.offer(connection, seat, codec.action(raw, self.game.ACTION), ref)
            case Play() | Propose() | Answer() | Resume() | Leave() | Commit() | Number():
                live, seat = self._playing(connection)
                if isinstance(message, Play) and self.document.deck is not None:
                    action = codec.action(message.action, self.game.ACTION)
                    await check_room_for(self.house.store, self.document, live.table, action)
                entries = self._act(live, seat, message)
                accepted = Accepted(message.ref, live.table.acts.get((seat, message.ref), NO_ENTRY))
                if entries:
                    await self.save(entries, connection, codec.encode(accepted))
                else:
                    connection.send(accepted)
            case Ping(ref):
                connection.send(Pong(ref, self.live.now() if self.live else codec.NO_TIME))
            case WhatIf(ref, raw):
                live, seat = self._playing(connection)
                action = codec.action(raw, self.game.ACTION)
                preview = self.game.preview(self.game.view(live.table.state, seat), action)
                connection.send(Previewed(ref, preview))
            case Say(ref, text):
                await self._say(connection, text, emote=False)
                connection.send(Accepted(ref, NO_ENTRY))
            case Emote(ref, emote):
                await self._say(connection, emote, emote=True)
                connection.send(Accepted(ref, NO_ENTRY))
            case Sit() | Stand() | Fill() | Swap() | Resize() | Configure() | HouseRules() | TakeDeck() | Start():
                if self.document.started:
                    raise Illegal("started-already")
                await self._gather(connection, message)
                connection.send(Accepted(message.ref, NO_ENTRY))
            case Probed(ref):
                if self.race is None:
                    raise Illegal("no-such-probe")
                self.race.probed(connection, ref)
            case Reach(_, raw):
                _, seat = self._playing(connection)
                if self.race is not None:
                    self.race.reach(connection, seat, codec.action(raw, self.game.ACTION))
            case _:
                assert_never(message)

    def _playing(self, connection: Connection) -> tuple[Live, Seat]:
        seat = self.seat_of(connection)
        if self.live is None:
            raise Illegal("not-started")
        if seat is None:
            raise Illegal("only-watching")
        return self.live, seat

    def _act(
        self, live: Live, seat: Seat, message: Play | Propose | Answer | Resume | Leave | Commit | Number
    ) -> list[Entry]:
        table, at = live.table, live.now()
        match message:
            case Play(ref, seen, raw):
                return table.play(at, seat, codec.action(raw, self.game.ACTION), ref, seen)
            case Propose(ref, proposal):
                return table.propose(at, seat, proposal, ref)
            case Answer(ref, yes):
                return table.answer(at, seat, ref, yes=yes)
            case Resume(ref):
                return table.resume(at, seat, ref)
            case Leave(ref):
                return table.leave(at, seat, ref)
            case Commit(_, commitment):
                return table.commit(seat, commitment)
            case Number(_, number):
                return table.number(seat, number)
            case _:
                assert_never(message)

    # Before the game

    async def _gather(
        self,
        connection: Connection,
        message: Sit | Stand | Fill | Swap | Resize | Configure | HouseRules | TakeDeck | Start,
    ) -> None:
        document = self.document.copy()
        before = {chair.person for chair in document.chairs}
        match message:
            case Sit() | Stand():
                name = await self.house.store.read_person(connection.person) if connection.person else None
                take_chair(document, connection.person, name, message)
            case TakeDeck():
                self._expect_host(connection)
                await choose(self.house.store, document, connection.person, message.deck)
            case Start():
                self._expect_host(connection)
                ready(document, self.game)
                await self._begin(document)
                return
            case _:
                self._expect_host(connection)
                set_up(document, self.game, message)
        after = {chair.person for chair in document.chairs}
        writes = [Store.seated(person, self.id) for person in after - before if person is not None]
        writes += [Store.unseated(person, self.id) for person in before - after if person is not None]
        await self.keep(document, *writes)

    def _expect_host(self, connection: Connection) -> None:
        if connection.person != self.document.host:
            raise Illegal("not-the-host")

    async def keep(self, document: Document, *writes: Statement) -> None:
        """Makes the room's new document durable, then tells everybody."""
        await self.house.store.write(Store.room(document.id, document.phase, msgspec.json.encode(document)), *writes)
        self.document = document
        await self.know_deck(document)
        self.tell_room()

    async def _say(self, connection: Connection, text: str, *, emote: bool) -> None:
        name = await self.house.store.read_person(connection.person) if connection.person else None
        if not name or connection.person is None:
            raise Illegal("no-name")
        self.house.limits.check("says", connection.person)
        document = msgspec.structs.replace(self.document)
        line = Line(document.said[-1].at + 1 if document.said else 0, connection.person, name, text, emote)
        document.said = [*document.said, line][-MOST_SAID:]
        await self.house.store.write(Store.room(document.id, document.phase, msgspec.json.encode(document)))
        self.document = document
        for other in self.connections:
            other.send(said(self.id, line, other))

    async def _begin(self, document: Document) -> None:
        """The deal is prepared: the secret is drawn and kept, the header is written."""
        await self.house.words.ready(document.game, document.config)
        live, writes = await Live.begun(self.house.store, document)
        await self.keep(document, *writes)
        await self._run(live)
        await self.save(live.table.begin())
        self._tell_table()

    # While it is played

    async def save(self, entries: Sequence[Entry], answered: Connection | None = None, *answer: bytes) -> None:
        """Makes new entries durable, then tells everybody. Call it with the lock held."""
        live = self.live
        if live is None or not entries:
            return
        document = self.document
        ends = live.table.phase == "over" and not document.over
        try:
            if ends:
                document = msgspec.structs.replace(document, over=True)
                async with self.house.pens.of(document.deck):
                    await live.save(entries, *await last_writes(self.house.store, document, live.table))
            else:
                await live.save(entries)
            self.document = document
            await self._open_rematch()
        except Exception:
            await self._read_back()
            raise
        self._tell_table(answered, *answer)
        if ends:
            self.tell_room()
        self.runner.moved()

    async def _open_rematch(self) -> None:
        """If everybody wants one more game and it is not there yet: a room with the same people, everybody one chair on."""
        before = self.document
        if self.live is None or not self.live.table.rematch or before.next is not None:
            return
        following = Document(
            id=unguessable(),
            game=before.game,
            config=before.config,
            host=before.host,
            chairs=[*before.chairs[1:], before.chairs[0]],
            pace=before.pace,
            away=before.away,
            deck=before.deck,
        )
        document = msgspec.structs.replace(before, next=following.id)
        await self.house.add(following, Store.room(self.id, document.phase, msgspec.json.encode(document)))
        self.document = document
        self.tell_room()
