"""The store: what is written here survives a kill at any moment.

Everything that must be durable goes through `write`, which returns only after the commit. Writes that come while a commit is under way wait
together and share the next one (group commit), so that many tables cost little more than one. Within one write all statements
hold or none.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Executable, delete, event, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carteblanche.store import schema
from carteblanche.store.backup import keep_before_upgrade

NEWEST: Final = "0001"
"""The newest migration: kept here so that a start on an up-to-date file need not load alembic."""

PATIENCE: Final = 5000
"""Milliseconds to wait for another program that holds the file."""

Statement = tuple[Executable, "Sequence[dict[str, Any]] | None"]
"""What to execute; with rows: for each of them, after all statements without rows."""

_APPEND: Final = insert(schema.entries)


class StoreFailed(Exception):
    """The write did not become durable. Nothing of it holds."""


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.written = 0
        """How many writes became durable."""
        self.commits = 0
        """In how many commits."""
        self.pages = 0
        """The most pages the file may have; 0 for no limit of ours."""

    @classmethod
    @asynccontextmanager
    async def open(cls, file: Path) -> AsyncGenerator[Store]:
        """The store in this SQLite file, made or brought up to date if need be."""
        keep_before_upgrade(file, NEWEST)
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(engine.sync_engine, "connect", _durable)
        store = cls(engine)
        event.listen(engine.sync_engine, "begin", store._limit)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
            store._writer = asyncio.create_task(store._write_in_groups(), name="store writer")
            yield store
        finally:
            if store._writer is not None:
                store._writer.cancel()
                await asyncio.gather(store._writer, return_exceptions=True)
            await engine.dispose()

    # Writing

    async def write(self, *statements: Statement) -> None:
        """Returns when all of this is durable; raises `StoreFailed` if none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((list(statements), done))
        self._wake.set()
        await done

    async def _write_in_groups(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                group, self._waiting = self._waiting, []
                try:
                    await self._commit(connection, [statement for statements, _ in group for statement in statements])
                except Exception:  # noqa: BLE001  # whatever it was, somebody waits for an answer
                    await self._one_by_one(connection, group)
                else:
                    self.written += len(group)
                    for _, done in group:
                        if not done.done():
                            done.set_result(None)

    async def _one_by_one(self, connection: Any, group: list[tuple[list[Statement], asyncio.Future[None]]]) -> None:
        """One bad write must not spoil the others: after a failed group each is tried alone."""
        for statements, done in group:
            try:
                await self._commit(connection, statements)
            except Exception as error:  # noqa: BLE001  # as above
                if not done.done():
                    done.set_exception(StoreFailed(str(error)))
            else:
                if not done.done():
                    done.set_result(None)

    async def _commit(self, connection: Any, statements: Sequence[Statement]) -> None:
        try:
            many: dict[Executable, list[dict[str, Any]]] = {}
            for statement, rows in statements:
                if rows is None:
                    await connection.execute(statement)
                else:
                    many.setdefault(statement, []).extend(rows)
            for statement, every in many.items():  # the rows of all tables at once: a call costs as much as many rows
                await connection.execute(statement, every)
            await connection.commit()
            self.commits += 1
        except BaseException:
            await connection.rollback()
            raise

    def _limit(self, connection: Connection) -> None:
        if self.pages:
            connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")

    # What is written

    @staticmethod
    def person(person: str, name: str) -> Statement:
        put = upsert(schema.people).values(id=person, name=name)
        return put.on_conflict_do_update(index_elements=["id"], set_={"name": name}), None

    @staticmethod
    def room(room: str, phase: str, document: bytes) -> Statement:
        put = upsert(schema.rooms).values(id=room, phase=phase, document=document)
        return put.on_conflict_do_update(index_elements=["id"], set_={"phase": phase, "document": document}), None

    @staticmethod
    def secret(room: str, secret: str) -> Statement:
        return insert(schema.secrets).values(room=room, secret=secret), None

    @staticmethod
    def lines(room: str, first: int, lines: Sequence[bytes]) -> Statement:
        return _APPEND, [{"room": room, "n": first + index, "line": line} for index, line in enumerate(lines)]

    @staticmethod
    def seated(person: str, room: str) -> Statement:
        return upsert(schema.seats).values(person=person, room=room).on_conflict_do_nothing(), None

    @staticmethod
    def unseated(person: str, room: str) -> Statement:
        return delete(schema.seats).where(schema.seats.c.person == person, schema.seats.c.room == room), None

    @staticmethod
    def result(
        room: str, game: str, seat: int, person: str | None, rank: int, score: int | None, day: str
    ) -> Statement:
        row = {"room": room, "seat": seat, "game": game, "person": person, "rank": rank, "score": score, "day": day}
        return upsert(schema.results).values(row).on_conflict_do_nothing(), None

    @staticmethod
    def forgotten(person: str) -> list[Statement]:
        """Nothing names this person any more. Their rooms' documents are the house's to rewrite."""
        return [
            (update(schema.results).where(schema.results.c.person == person).values(person=None), None),
            (delete(schema.seats).where(schema.seats.c.person == person), None),
            (delete(schema.people).where(schema.people.c.id == person), None),
        ]

    # Reading

    async def read_person(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.people.c.name).where(schema.people.c.id == person))
            name = found.scalar_one_or_none()
            return None if name is None else str(name)

    async def read_room(self, room: str) -> bytes | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.rooms.c.document).where(schema.rooms.c.id == room))
            document = found.scalar_one_or_none()
            return None if document is None else bytes(document)

    async def read_rooms(self, *phases: str) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.rooms.c.id).where(schema.rooms.c.phase.in_(phases)))
            return [str(room) for room in found.scalars()]

    async def read_seats(self, person: str, most: int) -> list[str]:
        """The rooms in which this person has a chair, the newest first."""
        async with self.engine.connect() as connection:
            query = select(schema.seats.c.room).where(schema.seats.c.person == person)
            found = await connection.execute(query.order_by(text("rowid DESC")).limit(most))
            return [str(room) for room in found.scalars()]

    async def read_people(self, most: int) -> list[tuple[str, str]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.people.c.id, schema.people.c.name).limit(most))
            return [(str(person), str(name)) for person, name in found]

    async def read_results(self, person: str, most: int) -> list[dict[str, Any]]:
        """All seats' rows of the games that this person finished, the newest first."""
        async with self.engine.connect() as connection:
            own = select(schema.results.c.room).where(schema.results.c.person == person)
            own = own.order_by(schema.results.c.day.desc(), schema.results.c.room).limit(most)
            rows = await connection.execute(
                select(schema.results)
                .where(schema.results.c.room.in_(own))
                .order_by(schema.results.c.day.desc(), schema.results.c.room, schema.results.c.seat)
            )
            return [dict(row) for row in rows.mappings()]

    async def read_log(self, room: str) -> list[bytes]:
        async with self.engine.connect() as connection:
            query = select(schema.entries.c.line).where(schema.entries.c.room == room).order_by(schema.entries.c.n)
            return [bytes(line) for line in (await connection.execute(query)).scalars()]

    async def read_secret(self, room: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.secrets.c.secret).where(schema.secrets.c.room == room))
            secret = found.scalar_one_or_none()
            return None if secret is None else str(secret)


def _durable(connection: Any, _record: object) -> None:
    """WAL with synchronous FULL: a commit that returned is on the disk. Both are settings of the connection."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    version = text("SELECT version_num FROM alembic_version")
    known = connection.dialect.has_table(connection, "alembic_version")
    if known and connection.execute(version).scalar_one_or_none() == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
