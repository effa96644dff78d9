"""The store: what is written here survives a kill at any moment.

Everything that must be durable goes through `write`, which returns only after the commit. Writes that come while a commit is under way wait
together and share the next one (group commit), so that many tables cost little more than one. Within one write all statements
hold or none. One thread with a connection of its own does all the writing, a whole group at a time; a few others read.
"""

from __future__ import annotations

import asyncio
import datetime as dt
import sqlite3
from collections import deque
from collections.abc import AsyncGenerator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Executable,
    LargeBinary,
    Text,
    case,
    cast,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.sql import Select

from carteblanche.store import schema
from carteblanche.store.backup import keep_before_upgrade

NEWEST: Final = "0004"
"""The newest migration: kept here so that a start on an up-to-date file need not load alembic."""

PATIENCE: Final = 5000
"""Milliseconds to wait for another program that holds the file."""

READERS: Final = 4

MOST_ROWS: Final = 300
"""SQLite takes at least 999 values in a statement."""

FEW: Final = 32
"""So many writes of a group are answered before the loop looks for what has come in meanwhile."""

Statement = tuple[Executable, "Sequence[dict[str, Any]] | None"]
"""What to execute; with rows: one of those below, for each of them, after all statements without rows."""

_person, _room = upsert(schema.people), upsert(schema.rooms)
_PERSON: Final = _person.on_conflict_do_update(index_elements=["id"], set_={"name": _person.excluded.name})
_ROOM: Final = _room.on_conflict_do_update(
    index_elements=["id"],
    set_={"phase": _room.excluded.phase, "document": _room.excluded.document, "touched": _room.excluded.touched},
)
_SEATED: Final = upsert(schema.seats).on_conflict_do_nothing()
_SECRET: Final = insert(schema.secrets)
_RESULT: Final = upsert(schema.results).on_conflict_do_nothing()
_APPEND: Final = insert(schema.entries)
_ORDER: Final = (_PERSON, _ROOM, _SEATED, _SECRET, _RESULT, _APPEND)
"""What is written with rows, those first to which others refer. Made once: making a statement costs more than executing it."""


_KEPT: Final = select(schema.rooms.c.id, schema.rooms.c.phase, cast(schema.rooms.c.document, LargeBinary))


def today() -> str:
    """Today in UTC, in ISO format."""
    return dt.datetime.now(dt.UTC).date().isoformat()


class StoreFailed(Exception):
    """The write did not become durable. Nothing of it holds."""


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._waiting: list[tuple[tuple[Statement, ...], asyncio.Future[None]]] = []
        self._answers: deque[tuple[asyncio.Future[None], StoreFailed | None]] = deque()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.written = 0
        """How many writes became durable."""
        self.failed = 0
        """How many did not."""
        self.commits = 0
        """In how many commits."""
        self.pages = 0
        """The most pages the file may have; 0 for no limit of ours."""

    @classmethod
    @asynccontextmanager
    async def open(cls, file: Path) -> AsyncGenerator[Store]:
        """The store in this SQLite file, made or brought up to date if need be."""
        keep_before_upgrade(file, NEWEST)
        engine = create_engine(f"sqlite:///{file}")
        store = cls(engine)
        event.listen(engine, "connect", _durable)
        try:
            await asyncio.to_thread(_upgrade, engine)
            store._writer = asyncio.create_task(store._write_in_groups(), name="store writer")
            yield store
        finally:
            if store._writer is not None:
                # Not cancelled: a connection that is being opened would be left behind in its thread.
                store._closing = True
                store._wake.set()
                await store._writer
            store._readers.shutdown()
            engine.dispose()

    # Writing

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Done when all of this is durable; `StoreFailed` if none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        self._wake.set()
        return done

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return len(self._waiting)

    async def _write_in_groups(self) -> None:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "store writer") as thread:
            connection = await loop.run_in_executor(thread, self._connect)
            while not self._closing or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                group, self._waiting = self._waiting, []
                writes = [statements for statements, _ in group]
                failures = await loop.run_in_executor(thread, self._commit_group, connection, writes)
                if not self._answers:
                    loop.call_soon(self._answer)
                self._answers.extend(zip((done for _, done in group), failures, strict=True))
            await loop.run_in_executor(thread, connection.close)

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

    def _commit_group(self, connection: Connection, group: Sequence[Sequence[Statement]]) -> list[StoreFailed | None]:
        """By write: why it failed. One bad write must not spoil the others: after a failed group each is tried alone."""
        try:
            self._commit(connection, [statement for statements in group for statement in statements])
        except Exception as error:  # noqa: BLE001  # whatever it was, somebody waits for an answer
            if len(group) == 1:
                self.failed += 1
                return [StoreFailed(str(error))]
            return [failure for statements in group for failure in self._commit_group(connection, [statements])]
        self.written += len(group)
        return [None] * len(group)

    def _commit(self, connection: Connection, statements: Sequence[Statement]) -> None:
        many: dict[Executable, list[dict[str, Any]]] = {statement: [] for statement in _ORDER}
        for statement, rows in statements:
            if rows is not None:
                many[statement].extend(rows)
        entries = many.pop(_APPEND)
        driver: Any = connection.connection.driver_connection
        if self.pages:
            driver.execute(f"PRAGMA max_page_count={self.pages}")
        if 0 < len(entries) <= MOST_ROWS and all(statement is _APPEND for statement, _ in statements):
            _append(driver, entries)  # one statement is a transaction by itself
        else:
            with connection.begin():
                driver.execute("BEGIN IMMEDIATE")
                for statement, rows in statements:
                    if rows is None:
                        connection.execute(statement)
                for statement, every in many.items():  # the rows of all tables at once: a call costs as much as many
                    if every:
                        connection.execute(statement, every)
                for first in range(0, len(entries), MOST_ROWS):
                    _append(driver, entries[first : first + MOST_ROWS])
        self.commits += 1

    def _connect(self) -> Connection:
        """The writer's connection, on which the driver begins no transactions by itself."""
        connection = self.engine.connect()
        driver: Any = connection.connection.driver_connection
        driver.isolation_level = None
        return connection

    # What is written

    @staticmethod
    def upsert_person(person: str, name: str) -> Statement:
        return _PERSON, [{"id": person, "name": name}]

    @staticmethod
    def upsert_room(room: str, phase: str, document: bytes) -> Statement:
        return _ROOM, [{"id": room, "phase": phase, "document": document, "touched": today()}]

    @staticmethod
    def delete_room(room: str) -> Statement:
        """Removes a room and everything of it."""
        return delete(schema.rooms).where(schema.rooms.c.id == room), None

    @staticmethod
    def insert_secret(room: str, secret: str) -> Statement:
        return _SECRET, [{"room": room, "secret": secret}]

    @staticmethod
    def append_lines(room: str, first: int, lines: Sequence[bytes]) -> Statement:
        return _APPEND, [{"room": room, "n": first + index, "line": line} for index, line in enumerate(lines)]

    @staticmethod
    def insert_seat(person: str, room: str) -> Statement:
        return _SEATED, [{"person": person, "room": room}]

    @staticmethod
    def delete_seat(person: str, room: str) -> Statement:
        return delete(schema.seats).where(schema.seats.c.person == person, schema.seats.c.room == room), None

    @staticmethod
    def insert_result(
        room: str, game: str, seat: int, person: str | None, rank: int, score: int | None, day: str
    ) -> Statement:
        row = {"room": room, "seat": seat, "game": game, "person": person, "rank": rank, "score": score, "day": day}
        return _RESULT, [row]

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
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

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
        written = cast(schema.rooms.c.document, Text)
        is_open = case((func.json_valid(written) == 1, func.json_extract(written, "$.open")), else_=0) == 1
        query = _KEPT.where(schema.rooms.c.phase == "gathering", is_open).order_by(text("rowid DESC")).limit(most)
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
        named = func.instr(schema.rooms.c.document, person.encode()) > 0
        return [str(room) for (room,) in await self.read(select(schema.rooms.c.id).where(named))]

    async def read_seats(self, person: str, most: int) -> list[str]:
        """The rooms in which this person has a chair, the newest first."""
        query = select(schema.seats.c.room).where(schema.seats.c.person == person)
        return [str(room) for (room,) in await self.read(query.order_by(text("rowid DESC")).limit(most))]

    async def read_people(self, most: int) -> list[tuple[str, str]]:
        """The newest first."""
        query = select(schema.people.c.id, schema.people.c.name).order_by(text("rowid DESC")).limit(most)
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


def _append(driver: sqlite3.Connection, entries: Sequence[dict[str, Any]]) -> None:
    """Inserts all entries by one statement of the driver: after every statement the writer's thread waits for the interpreter."""
    columns = ", ".join(entries[0])
    marks = ", ".join(["(?, ?, ?)"] * len(entries))
    values = [value for entry in entries for value in entry.values()]
    driver.execute(f"INSERT INTO entries ({columns}) VALUES {marks}", values)  # noqa: S608  # columns of ours


def _durable(connection: Any, _record: object) -> None:
    """WAL with synchronous FULL: a commit that returned is on the disk. Deleted data is overwritten, so that nothing remains of people
    who want to be forgotten.
    """
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
        "temp_store=MEMORY",
        f"busy_timeout={PATIENCE}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(engine: Engine) -> None:
    with engine.begin() as connection:
        _bring_up_to_date(connection)


def _bring_up_to_date(connection: Connection) -> None:
    version = text("SELECT version_num FROM alembic_version")
    known = connection.dialect.has_table(connection, "alembic_version")
    if known and connection.execute(version).scalar_one_or_none() == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins none by itself here: all is done, or nothing
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
