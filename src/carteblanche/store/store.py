"""The store: what is written here survives a kill at any moment.

Everything that must be durable goes through `write`, which returns only after the commit. Writes that come while a commit is under way wait
together and share the next one (group commit), so that many tables cost little more than one. Within one write all statements
hold or none. The tables are in a SQLite file or in a PostgreSQL database, and nobody above the store knows in which.

Who writes about a room holds it: `hold` first. In a house that several nodes share the database refuses what is written about a room
that another node has taken (`LeaseLost`); where there is one process it holds everything.
"""

from __future__ import annotations

import asyncio
import datetime as dt
from collections import deque
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import LargeBinary, cast, delete, func, select, update
from sqlalchemy.engine import Row
from sqlalchemy.sql import Select

from carteblanche.store import schema
from carteblanche.store.database import (
    APPEND,
    CHANNEL,
    PERSON,
    RESULT,
    ROOM,
    SEATED,
    SECRET,
    ConnectionLost,
    Database,
    Elsewhere,
    LeaseLost,
    Statement,
    StoreFailed,
)
from carteblanche.store.dialects import contains_bytes, newest_first

__all__ = ["Elsewhere", "LeaseLost", "Statement", "Store", "StoreFailed"]

NOT_HELD: Final = 0
"""The number of no lease."""
FEW: Final = 32
"""So many writes of a group are answered before the loop looks for what has come in meanwhile."""

_KEPT: Final = select(schema.rooms.c.id, schema.rooms.c.phase, cast(schema.rooms.c.document, LargeBinary))


def today() -> str:
    """Today in UTC, in ISO format."""
    return dt.datetime.now(dt.UTC).date().isoformat()


class _Write(NamedTuple):
    """A write that waits for its commit."""

    statements: tuple[Statement, ...]
    fences: Mapping[str, int]
    """By room that it is about: under which number that is held."""
    done: asyncio.Future[None]


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: dict[str, int] = {}
        """By room, in a shared house: the fencing number under which this node holds it."""
        self.on_lost: Callable[[str], None] = lambda _room: None
        """Called with a room that this node does not hold any more, as a write has shown."""
        self._waiting: list[_Write] = []
        self._answers: deque[tuple[asyncio.Future[None], StoreFailed | None]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self.written = 0
        """How many writes became durable."""
        self.failed = 0
        """How many did not."""
        self.commits = 0
        """In how many commits."""

    @classmethod
    @asynccontextmanager
    async def open(cls, place: Path | str, *, shared: bool = False) -> AsyncGenerator[Store]:
        """The store in this SQLite file or at this address of a PostgreSQL database, made or brought up to date if need be. A database can
        be `shared` with others who open it so, too; otherwise, and always in a file, nobody else has it meanwhile.
        """
        database = _find_database(place, shared=shared)
        store = cls(database)
        try:
            await database.open()
            writer = asyncio.create_task(store._write_in_groups(), name="store writer")
            try:
                yield store
            finally:
                # Not cancelled: what waits is written, and what is under way ends.
                store._closing = True
                store._wake.set()
                await writer
        finally:
            await database.close()

    # Writing

    def write(self, *statements: Statement, rooms: Sequence[str] = ()) -> asyncio.Future[None]:
        """Done when all of this is durable; `StoreFailed` if none of it is. `rooms` are those that it is about besides those whose rows it
        writes.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        fences = self._find_fences(statements, rooms) if self.database.shared else {}
        self._waiting.append(_Write(statements, fences, done))
        self._wake.set()
        return done

    def _find_fences(self, statements: Sequence[Statement], rooms: Sequence[str]) -> dict[str, int]:
        about = set(rooms)
        for statement, rows in statements:
            if statement is ROOM:
                about.update(row["id"] for row in rows or ())
            elif statement is SECRET or statement is APPEND:
                about.update(row["room"] for row in rows or ())
        return {room: self.held.get(room, NOT_HELD) for room in about}

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return len(self._waiting)

    async def _write_in_groups(self) -> None:
        loop, together = asyncio.get_running_loop(), False
        while not self._closing or self._waiting:
            await self._wake.wait()
            if together and self.database.gathering and not self._closing:
                await asyncio.sleep(self.database.gathering)
            self._wake.clear()
            group, self._waiting = self._waiting, []
            if not group:
                continue
            together = len(group) > 1
            failures = await self._commit_group(group)
            if not self._answers:
                loop.call_soon(self._answer)
            self._answers.extend(zip((write.done for write in group), failures, strict=True))

    def _answer(self) -> None:
        """Answers those whose writes are done, a few at a time, so that new writes are taken in between."""
        for _ in range(min(FEW, len(self._answers))):
            done, failure = self._answers.popleft()
            if done.done():  # nobody waits any more
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)
        if self._answers:
            asyncio.get_running_loop().call_soon(self._answer)

    async def _commit_group(self, group: Sequence[_Write]) -> list[StoreFailed | None]:
        """By write: why it failed. One bad write must not fail the others: after a failed group each is tried alone, unless the
        group may hold although nobody said so.
        """
        fences = {room: fence for write in group for room, fence in write.fences.items()}
        try:
            if any(fences[room] != fence for write in group for room, fence in write.fences.items()):
                raise LeaseLost(fences)  # one of them was noted before the room was lost and taken again
            await self.database.commit([statement for write in group for statement in write.statements], fences)
        except Exception as error:  # noqa: BLE001  # whatever it was, somebody waits for an answer
            if len(group) == 1 or isinstance(error, ConnectionLost):
                self.failed += len(group)
                if isinstance(error, LeaseLost):
                    self._lose({room: fences[room] for room in error.rooms})
                    return [error]
                return [StoreFailed(str(error)) for _ in group]
            return [failure for write in group for failure in await self._commit_group([write])]
        self.commits += 1
        self.written += len(group)
        return [None] * len(group)

    # Who may write about a room

    async def hold(self, room: str, *, new: bool = False) -> bool:
        """Takes a room for this node, before anything of it is read. `Elsewhere` if another has it; false if there is no such room, unless
        it is about to be made.
        """
        if not self.database.shared:
            return True
        fence = await self.database.hold(room, new=new)
        if fence is not None:
            self.held[room] = fence
        return fence is not None

    def let_go(self, room: str, *, deleted: bool = False) -> list[Statement]:
        """Gives a room back, together with the last write about it. Whoever takes it next gets a higher number, unless it is deleted."""
        if not self.database.shared:
            return []
        own = schema.leases.c.room == room, schema.leases.c.fence == self.held.get(room, NOT_HELD)
        return [((delete(schema.leases) if deleted else update(schema.leases).values(node="")).where(*own), None)]

    def _lose(self, rooms: Mapping[str, int]) -> None:
        for room, fence in rooms.items():
            if self.held.get(room, fence) == fence:
                self.held.pop(room, None)
                self.on_lost(room)

    def notify_nodes(self, payload: str) -> list[Statement]:
        """Sends this to every node once it is durable, with the rest of its write. `Database.join` says who receives it."""
        return [(select(func.pg_notify(CHANNEL, payload)), None)] if self.database.shared else []

    # What is written

    @staticmethod
    def upsert_person(person: str, name: str) -> Statement:
        return PERSON, [{"id": person, "name": name}]

    @staticmethod
    def upsert_room(room: str, phase: str, document: bytes) -> Statement:
        return ROOM, [{"id": room, "phase": phase, "document": document, "touched": today()}]

    @staticmethod
    def delete_room(room: str) -> Statement:
        """Removes a room and everything of it."""
        return delete(schema.rooms).where(schema.rooms.c.id == room), None

    @staticmethod
    def insert_secret(room: str, secret: str) -> Statement:
        return SECRET, [{"room": room, "secret": secret}]

    @staticmethod
    def append_lines(room: str, first: int, lines: Sequence[bytes]) -> Statement:
        return APPEND, [{"room": room, "n": first + index, "line": line} for index, line in enumerate(lines)]

    @staticmethod
    def insert_seat(person: str, room: str) -> Statement:
        return SEATED, [{"person": person, "room": room}]

    @staticmethod
    def delete_seat(person: str, room: str) -> Statement:
        return delete(schema.seats).where(schema.seats.c.person == person, schema.seats.c.room == room), None

    @staticmethod
    def insert_result(
        room: str, game: str, seat: int, person: str | None, rank: int, score: int | None, day: str
    ) -> Statement:
        row = {"room": room, "seat": seat, "game": game, "person": person, "rank": rank, "score": score, "day": day}
        return RESULT, [row]

    @staticmethod
    def forget_person(person: str) -> list[Statement]:
        """Removes this person from all tables of the store. The documents of rooms are rewritten by the house."""
        return [
            (update(schema.results).where(schema.results.c.person == person).values(person=None), None),
            (delete(schema.seats).where(schema.seats.c.person == person), None),
            (update(schema.tokens).where(schema.tokens.c.owner == person).values(owner=None), None),
            (delete(schema.people).where(schema.people.c.id == person), None),
        ]

    # Reading

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows that this asks for."""
        return await self.database.read(query)

    async def read_named(self, query: Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
        """The same by the names of the columns."""
        names = query.selected_columns.keys()
        return [dict(zip(names, row, strict=True)) for row in await self.read(query)]

    async def read_person(self, person: str) -> str | None:
        found = await self.read(select(schema.people.c.name).where(schema.people.c.id == person))
        return str(found[0].name) if found else None

    async def read_room(self, room: str) -> bytes | None:
        found = await self.read(select(schema.rooms.c.document).where(schema.rooms.c.id == room))
        return bytes(found[0].document) if found else None

    async def read_kept_room(self, room: str) -> tuple[str, bytes] | None:
        """The phase and the document of a room, whatever somebody has put there."""
        document = cast(schema.rooms.c.document, LargeBinary)
        found = await self.read(select(schema.rooms.c.phase, document).where(schema.rooms.c.id == room))
        return (str(found[0][0]), bytes(found[0][1])) if found else None

    async def read_kept_rooms(self, rooms: Sequence[str]) -> list[tuple[str, str, bytes]]:
        """Id, phase and document of these rooms, in this order."""
        found = await self.read(_KEPT.where(schema.rooms.c.id.in_(rooms)))
        kept = {str(room): (str(room), str(phase), bytes(document)) for room, phase, document in found}
        return [kept[room] for room in rooms if room in kept]

    async def read_open_rooms(self, most: int) -> list[tuple[str, str, bytes]]:
        """The same of rooms that gather players and that anybody may join, the newest first."""
        is_open = contains_bytes(
            schema.rooms.c.document, b'"open":true'
        )  # in what somebody has said it would stand escaped
        query = _KEPT.where(schema.rooms.c.phase == "gathering", is_open).order_by(newest_first()).limit(most)
        return [(str(room), str(phase), bytes(document)) for room, phase, document in await self.read(query)]

    async def read_unfinished(self, most: int) -> list[tuple[str, str, bytes, str]]:
        """Id, phase, document and last day of rooms whose game is not over, those first in which somebody was last."""
        query = _KEPT.add_columns(schema.rooms.c.touched).where(schema.rooms.c.phase != "over")
        found = await self.read(query.order_by(schema.rooms.c.touched.desc()).limit(most))
        return [(str(room), str(phase), bytes(document), str(day)) for room, phase, document, day in found]

    async def read_untouched(self, phase: str, day: str, most: int) -> list[str]:
        """Rooms in this phase that were last touched before this day."""
        rooms = schema.rooms.c
        query = select(rooms.id).where(rooms.phase == phase, rooms.touched < day).limit(most)
        return [str(room) for (room,) in await self.read(query)]

    async def read_rooms(self, *phases: str) -> list[str]:
        found = await self.read(select(schema.rooms.c.id).where(schema.rooms.c.phase.in_(phases)))
        return [str(room) for (room,) in found]

    async def read_rooms_with(self, person: str) -> list[str]:
        """The rooms whose documents know this person: who sits or sat there, hosts, or has said something. Looks through all of them."""
        named = contains_bytes(schema.rooms.c.document, person.encode())
        return [str(room) for (room,) in await self.read(select(schema.rooms.c.id).where(named))]

    async def read_seats(self, person: str, most: int) -> list[str]:
        """The rooms in which this person has a chair, the newest first."""
        query = select(schema.seats.c.room).where(schema.seats.c.person == person)
        return [str(room) for (room,) in await self.read(query.order_by(newest_first()).limit(most))]

    async def read_people(self, most: int) -> list[tuple[str, str]]:
        """The newest first."""
        query = select(schema.people.c.id, schema.people.c.name).order_by(newest_first()).limit(most)
        found = await self.read(query)
        return [(str(person), str(name)) for person, name in found]

    async def read_results(self, person: str, most: int) -> list[dict[str, Any]]:
        """All seats' rows of the games that this person finished, the newest first."""
        own = select(schema.results.c.room).where(schema.results.c.person == person)
        own = own.order_by(schema.results.c.day.desc(), schema.results.c.room).limit(most)
        return await self.read_named(
            select(schema.results)
            .where(schema.results.c.room.in_(own))
            .order_by(schema.results.c.day.desc(), schema.results.c.room, schema.results.c.seat)
        )

    async def read_log(self, room: str) -> list[bytes]:
        query = select(schema.entries.c.line).where(schema.entries.c.room == room).order_by(schema.entries.c.n)
        return [bytes(line) for (line,) in await self.read(query)]

    async def read_secret(self, room: str) -> str | None:
        found = await self.read(select(schema.secrets.c.secret).where(schema.secrets.c.room == room))
        return str(found[0].secret) if found else None


def _find_database(place: Path | str, *, shared: bool) -> Database:
    """Only the driver that is used is loaded."""
    if isinstance(place, str):
        from carteblanche.store.postgres import PostgresDatabase

        return PostgresDatabase(place, shared=shared)
    from carteblanche.store.sqlite import SqliteDatabase

    return SqliteDatabase(place)
