"""One room: its chairs and people before the game, its table while it is played.

All that changes a room happens under its lock, in this order: the table is told, the new entries become durable, everybody is told, the
sender gets the answer. So what was acknowledged is on disk, and what is on disk was legal. If the store fails, what is in
memory is thrown away and read back from the store.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, Literal, assert_never

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import commit
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.server.connection import Connection
from carteblanche.store.store import Statement, Store, StoreFailed
from carteblanche.table import log
from carteblanche.table.log import Chair, Entry, Header
from carteblanche.table.table import Table
from carteblanche.table.time import TableTime
from carteblanche.wire import codec
from carteblanche.wire.messages import (
    Accepted,
    Answer,
    Commit,
    Configure,
    Fill,
    FromClient,
    Leave,
    Number,
    Ping,
    Play,
    Pong,
    Previewed,
    Propose,
    Refused,
    Resize,
    Resume,
    RoomChair,
    RoomInfo,
    Said,
    Say,
    Sit,
    Stand,
    Start,
    Swap,
    Update,
    WhatIf,
)
from carteblanche.wire.messages import Room as RoomMessage

if TYPE_CHECKING:
    from carteblanche.server.house import House

MOST_OPTIONS: Final = 600
"""A list of options longer than this is not sent."""
MOST_SAID: Final = 50
"""So many lines of talk are kept."""
PAUSE: Final = 0.7
"""Seconds that a bot waits at least before it acts, so that people can follow."""
DEAL_PATIENCE: Final = 10.0
"""Seconds to wait for people's numbers before the deal."""


class Seated(msgspec.Struct):
    """A chair with whoever sits on it."""

    player: Literal["human", "bot", "empty"] = "empty"
    name: str = ""
    level: str | None = None
    person: str | None = None


class Document(msgspec.Struct):
    """What is kept of a room besides its log."""

    id: str
    game: str
    config: dict[str, Any]
    host: str
    chairs: list[Seated]
    open: bool = False
    started: bool = False
    over: bool = False
    next: str | None = None
    said: list[tuple[int, str, str]] = []


class Room:
    def __init__(self, house: House, document: Document) -> None:
        self.house = house
        self.document = document
        self.game: AnyGame = catalogue.open(document.game)
        self.table: Table | None = None
        self.connections: set[Connection] = set()
        self._time = TableTime(Millis(0))
        self._chained = ""
        self._secret = ""
        self._numbers: dict[Seat, str] = {}
        self._lock = asyncio.Lock()
        self._poke = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.document.id

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        return "over" if self.document.over else "playing" if self.document.started else "gathering"

    # Life

    async def load(self) -> None:
        """Reads the table back from the store, if the game has begun."""
        store = self.house.store
        if self.document.started:
            header, entries = log.read(await store.read_log(self.id))
            secret = await store.read_secret(self.id)
            self._secret = secret or ""
            self.table = Table.replay(header, entries, secret)
            self._chained = log.linked("", header)
            for entry in entries:
                self._chained = log.linked(self._chained, entry)
            self._time = TableTime(self.table.at)
            if self.table.phase not in ("paused", "over"):
                self._time = self._time.run(time.monotonic())
            self._start_runner()

    def _start_runner(self) -> None:
        if self._runner is None and self.table is not None and self.table.phase != "over":
            self._runner = asyncio.create_task(self._run(), name=f"room {self.id}")

    async def stop(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
            self._runner = None
        for connection in self.connections:
            connection.close("stopping")

    # Who is who

    def chair_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        return next((index for index, chair in enumerate(self.document.chairs) if chair.person == person), None)

    def seat_of(self, connection: Connection) -> Seat | None:
        chair = self.chair_of(connection.person)
        return None if chair is None else Seat(chair)

    def info(self, person: str | None) -> RoomInfo:
        chair = self.chair_of(person)
        waited = False
        if self.table is not None and chair is not None and self.table.phase == "playing":
            waited = Seat(chair) in self.game.prompts(self.table.state)
        return RoomInfo(
            self.id,
            self.document.game,
            tuple(c.name for c in self.document.chairs),
            self.phase,
            chair is not None,
            waited,
        )

    # Telling

    def _room_message(self, connection: Connection) -> RoomMessage:
        present = {other.person for other in self.connections}
        return RoomMessage(
            id=self.id,
            game=self.document.game,
            config=self.document.config,
            levels=tuple(self.game.BOTS),
            chairs=tuple(
                RoomChair(
                    chair.player,
                    chair.name,
                    chair.level,
                    present=chair.player != "human" or chair.person in present,
                    you=chair.person is not None and chair.person == connection.person,
                )
                for chair in self.document.chairs
            ),
            host=connection.person == self.document.host,
            watchers=sum(self.chair_of(other.person) is None for other in self.connections),
            started=self.document.started,
            fewest=self.game.SEATS[0],
            most=self.game.SEATS[-1],
            next=self.document.next,
        )

    def _update(self, seat: Seat | None) -> bytes:
        assert self.table is not None
        view = self.table.view(seat)
        options = None
        if view.game is not None and view.game.prompt is not None:
            listed = self.game.options(view.game)
            if not self.game.OPEN.intersection(view.game.prompt.kinds) and len(listed) <= MOST_OPTIONS:
                options = tuple(listed)
        shown = msgspec.structs.replace(view, at=self._time.at(time.monotonic()))
        return codec.encode(Update(view.n, seat, shown, options))

    def tell_room(self) -> None:
        for connection in self.connections:
            connection.send(self._room_message(connection))

    def _tell_table(self) -> None:
        updates: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            seat = self.seat_of(connection)
            if seat not in updates:
                updates[seat] = self._update(seat)
            connection.send_bytes(updates[seat])

    async def connect(self, connection: Connection) -> None:
        async with self._lock:
            self.connections.add(connection)
            self.tell_room()
            for at, name, said in self.document.said:
                connection.send(Said(at, name, said))
            if self.table is not None:
                connection.send_bytes(self._update(self.seat_of(connection)))

    async def disconnect(self, connection: Connection) -> None:
        async with self._lock:
            self.connections.discard(connection)
            self.tell_room()

    # Being told

    async def handle(self, connection: Connection, message: FromClient) -> None:
        """Answers one message of a client."""
        try:
            async with self._lock:
                await self._handle(connection, message)
        except Illegal as error:
            connection.send(Refused(message.ref, error.code, dict(error.details)))
        except Unreadable as error:
            connection.send(Refused(message.ref, "unreadable", {"why": error.message}))
        except StoreFailed:
            connection.send(Refused(message.ref, "not-saved", {}))
            await self._reload()

    async def _handle(self, connection: Connection, message: FromClient) -> None:
        ref = message.ref
        match message:
            case Ping():
                connection.send(Pong(ref, self._time.at(time.monotonic())))
                return
            case WhatIf():
                table, seat = self._playing(connection)
                action = codec.action(message.action, self.game.ACTION)
                connection.send(Previewed(ref, self.game.preview(self.game.view(table.state, seat), action)))
                return
            case Say():
                await self._say(connection, message.text)
            case Sit() | Stand() | Fill() | Swap() | Resize() | Configure():
                if self.document.started:
                    raise Illegal("started-already")
                await self._arrange(connection, message)
            case Start():
                self._host(connection)
                if self.document.started:
                    raise Illegal("started-already")
                await self._begin()
            case Play() | Propose() | Answer() | Resume() | Leave() | Commit() | Number():
                table, seat = self._playing(connection)
                await self._save(self._act(table, seat, message))
                connection.send(Accepted(ref, table.acts.get((seat, ref), len(table.entries) - 1)))
                return
            case _:
                assert_never(message)
        connection.send(Accepted(ref, len(self.table.entries) if self.table else 0))

    def _act(
        self, table: Table, seat: Seat, message: Play | Propose | Answer | Resume | Leave | Commit | Number
    ) -> list[Entry]:
        at = self._time.at(time.monotonic())
        match message:
            case Play():
                action = codec.action(message.action, self.game.ACTION)
                return table.play(at, seat, action, message.ref, message.seen)
            case Propose():
                return table.propose(at, seat, message.proposal, message.ref)
            case Answer():
                return table.answer(at, seat, message.ref, yes=message.yes)
            case Resume():
                return table.resume(at, seat, message.ref)
            case Leave():
                return table.leave(at, seat, message.ref)
            case Commit():
                return table.commit(seat, message.commitment)
            case Number():
                return table.number(seat, message.number)
            case _:
                assert_never(message)

    def _playing(self, connection: Connection) -> tuple[Table, Seat]:
        seat = self.seat_of(connection)
        if self.table is None:
            raise Illegal("not-started")
        if seat is None:
            raise Illegal("only-watching")
        return self.table, seat

    def _host(self, connection: Connection) -> None:
        if connection.person != self.document.host:
            raise Illegal("not-the-host")

    # Before the game

    async def _arrange(self, connection: Connection, message: Sit | Stand | Fill | Swap | Resize | Configure) -> None:
        document = msgspec.json.decode(msgspec.json.encode(self.document), type=Document)
        if isinstance(message, Sit | Stand):
            writes = await self._take_chair(connection, document, message)
        else:
            self._host(connection)
            writes = self._set_up(document, message)
        await self._keep(document, *writes)

    async def _take_chair(self, connection: Connection, document: Document, message: Sit | Stand) -> list[Statement]:
        """Somebody sits down, moves to another chair or stands up."""
        person, chairs = connection.person, document.chairs
        own = self.chair_of(person)
        if isinstance(message, Stand):
            if own is None or person is None:
                raise Illegal("only-watching")
            chairs[own] = Seated()
            return [Store.unseated(person, self.id)]
        name = await self.house.store.read_person(person) if person else None
        if person is None or not name:
            raise Illegal("no-name")
        _chair(chairs, message.chair)
        if chairs[message.chair].player == "human":
            raise Illegal("chair-taken")
        if own is not None:
            chairs[own] = Seated()
        chairs[message.chair] = Seated("human", name, None, person)
        return [Store.seated(person, self.id)]

    def _set_up(self, document: Document, message: Fill | Swap | Resize | Configure) -> list[Statement]:
        """The host arranges the room."""
        chairs = document.chairs
        match message:
            case Fill(chair=wanted, level=level):
                _chair(chairs, wanted)
                if level is not None and level not in self.game.BOTS:
                    raise Illegal("no-such-level", level=level)
                gone = chairs[wanted].person
                chairs[wanted] = Seated() if level is None else Seated("bot", "", level)
                return [] if gone is None else [Store.unseated(gone, self.id)]
            case Swap(chair=one, other=other):
                _chair(chairs, one)
                _chair(chairs, other)
                chairs[one], chairs[other] = chairs[other], chairs[one]
            case Resize(chairs=count):
                if count not in self.game.SEATS:
                    raise Illegal("wrong-number-of-chairs", fewest=self.game.SEATS[0], most=self.game.SEATS[-1])
                if any(chair.player == "human" for chair in chairs[count:]):
                    raise Illegal("chair-taken")
                document.chairs = (chairs + [Seated() for _ in range(count)])[:count]
            case Configure(config=config):
                document.config = checked_config(self.game, config)
            case _:
                assert_never(message)
        return []

    async def _keep(self, document: Document, *writes: Statement) -> None:
        """Makes the room's new document durable, then tells everybody."""
        phase = "over" if document.over else "playing" if document.started else "gathering"
        await self.house.store.write(Store.room(document.id, phase, msgspec.json.encode(document)), *writes)
        self.document = document
        self.tell_room()

    async def _say(self, connection: Connection, text: str) -> None:
        name = await self.house.store.read_person(connection.person) if connection.person else None
        if not name:
            raise Illegal("no-name")
        document = msgspec.structs.replace(self.document)
        at = document.said[-1][0] + 1 if document.said else 0
        document.said = [*document.said, (at, name, text)][-MOST_SAID:]
        await self.house.store.write(Store.room(document.id, self.phase, msgspec.json.encode(document)))
        self.document = document
        for other in self.connections:
            other.send(Said(at, name, text))

    async def _begin(self) -> None:
        """The deal is prepared: empty chairs go, the secret is drawn and kept, the header is written."""
        document = msgspec.structs.replace(self.document, started=True)
        document.chairs = [chair for chair in document.chairs if chair.player != "empty"]
        if len(document.chairs) not in self.game.SEATS:
            raise Illegal("wrong-number-of-players", fewest=self.game.SEATS[0], most=self.game.SEATS[-1])
        secret = secrets.token_hex(32)
        chairs = tuple(Chair(chair.player, chair.name, chair.level) for chair in document.chairs)
        header = Header(
            game=self.game.NAME,
            rules=self.game.VERSION,
            config=document.config,
            chairs=chairs,
            commitment=commit(bytes.fromhex(secret)),
        )
        table = Table(header, secret)
        await self._keep(document, Store.secret(self.id, secret), Store.lines(self.id, 0, [log.first_line(header)]))
        self.table, self._secret, self._chained = table, secret, log.linked("", header)
        self._time = TableTime(Millis(0)).run(time.monotonic())
        await self._save(table.begin(), always=True)
        self._start_runner()

    # While it is played

    async def _save(self, entries: list[Entry], *, always: bool = False) -> None:
        """Makes new entries durable, then tells everybody."""
        table = self.table
        assert table is not None
        if entries:
            chained = self._chained
            lines: list[bytes] = []
            for entry in entries:
                chained = log.linked(chained, entry)
                lines.append(log.line(entry, chained))
            writes = [Store.lines(self.id, entries[0].n + 1, lines)]
            document = self.document
            if table.phase == "over" and not document.over:
                document = msgspec.structs.replace(document, over=True)
                writes.append(Store.room(self.id, "over", msgspec.json.encode(document)))
            await self.house.store.write(*writes)
            self._chained, self.document = chained, document
            now = time.monotonic()
            stands = table.phase in ("paused", "over")
            self._time = self._time.stand(now) if stands else self._time.run(now)
            if table.rematch and document.next is None:
                await self._open_rematch()
            self._poke.set()
        if entries or always:
            self._tell_table()

    async def _open_rematch(self) -> None:
        """A room with the same people, everybody one chair on."""
        chairs = [*self.document.chairs[1:], self.document.chairs[0]]
        room = await self.house.open(self.document.game, self.document.config, self.document.host, chairs)
        await self._keep(msgspec.structs.replace(self.document, next=room.id))

    async def _reload(self) -> None:
        """What is in memory may be ahead of the store: back to what the store has."""
        async with self._lock:
            document = await self.house.store.read_room(self.id)
            if document is not None:
                self.document = msgspec.json.decode(document, type=Document)
            await self.load()
            self.tell_room()
            if self.table is not None:
                self._tell_table()

    async def _run(self) -> None:
        """The table's own task: lets alarms ring when they are due, and bots act."""
        began = time.monotonic()
        while self.table is not None and self.table.phase != "over":
            table = self.table
            self._poke.clear()
            try:
                async with self._lock:
                    await self._save(table.tick(self._time.at(time.monotonic())))
                    waited = time.monotonic() - began
                    if table.phase in ("committing", "numbering") and waited > DEAL_PATIENCE:
                        await self._help_the_deal(table)
                if await self._bot_acts(table):
                    continue
            except StoreFailed:
                await self._reload()
                await self._wait(1.0)
                continue
            due = table.due()
            wall = None if due is None else self._time.wall(due)
            left = None if wall is None else max(0.0, wall - time.monotonic())
            if table.phase in ("committing", "numbering"):
                left = min(left or DEAL_PATIENCE, DEAL_PATIENCE)
            await self._wait(left)

    async def _wait(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._poke.wait(), seconds)
        except TimeoutError:
            return

    async def _help_the_deal(self, table: Table) -> None:
        """Who is not there to commit to a number gets one from the server; who committed and does not show it spoils the deal."""
        for seat in table.view(None).awaited:
            if table.phase == "committing":
                self._numbers[seat] = secrets.token_hex(16)
                await self._save(table.commit(seat, commit(bytes.fromhex(self._numbers[seat]))))
            elif seat in self._numbers:
                await self._save(table.number(seat, self._numbers[seat]))
            else:
                await self._save(table.abandon())
                return

    async def _bot_acts(self, table: Table) -> bool:
        """Lets the first bot that is prompted act. Says whether one did."""
        if table.phase != "playing":
            return False
        seat = next((seat for seat in self.game.prompts(table.state) if table.is_bot(seat)), None)
        if seat is None:
            return False
        n = len(table.entries)
        view = self.game.view(table.state, seat)
        key = hmac.digest(bytes.fromhex(self._secret), b"bot %d %d" % (seat, n), "sha256")
        began = time.monotonic()
        action = await self.house.workers.choose(self.game, table.level(seat), view, key)
        await asyncio.sleep(max(0.0, PAUSE - (time.monotonic() - began)))
        async with self._lock:
            if len(table.entries) == n and table is self.table:
                await self._save(table.play(self._time.at(time.monotonic()), seat, action, f"bot {n}", n, "bot"))
        return True


def _chair(chairs: list[Seated], index: int) -> None:
    if not 0 <= index < len(chairs):
        raise Illegal("no-such-chair")


def checked_config(game: AnyGame, config: dict[str, Any]) -> dict[str, Any]:
    """The options in full, or `Illegal`."""
    try:
        checked: dict[str, Any] = msgspec.to_builtins(msgspec.convert(config, game.CONFIG))
    except msgspec.ValidationError as error:
        raise Illegal("no-such-option", why=str(error)) from None
    return checked
