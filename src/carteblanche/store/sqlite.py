"""The store in one SQLite file. One thread with a connection of its own does all the writing; a few others read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, create_engine, event, insert
from sqlalchemy.engine import Connection, Row
from sqlalchemy.sql import Select

from carteblanche.store.backup import keep_before_upgrade
from carteblanche.store.database import Elsewhere, Membership, Rows, Statement, sort_statements
from carteblanche.store.upgrade import NEWEST, read_version, upgrade

PATIENCE: Final = 5000
"""Milliseconds to wait for another program that holds the file."""

READERS: Final = 4

MOST_ROWS: Final = 300
"""SQLite takes at least 999 values in a statement."""


class SqliteDatabase:
    shared = False
    gathering = 0.0

    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = create_engine(f"sqlite:///{file}")
        event.listen(self.engine, "connect", _durable)
        self.pages = 0
        """The most pages the file may have; 0 for no limit of ours."""
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._connection: Connection | None = None

    async def open(self) -> None:
        keep_before_upgrade(self.file, NEWEST)
        await asyncio.get_running_loop().run_in_executor(self._writer, self._open)

    def _open(self) -> None:
        with self.engine.begin() as connection:
            if read_version(connection) != NEWEST:
                connection.exec_driver_sql(
                    "BEGIN IMMEDIATE"
                )  # the driver begins none by itself: all is done, or nothing
                upgrade(connection)
        self._connection = self.engine.connect()
        driver: Any = self._connection.connection.driver_connection
        driver.isolation_level = None  # on the writer's connection the driver begins no transactions by itself

    async def hold(self, room: str, *, new: bool) -> int | None:
        """One process has the file: it holds everything, always."""
        return 0

    async def find_holder(self, room: str) -> Elsewhere | None:
        return None

    def join(self, address: str, on_notice: Callable[[str], None]) -> Membership:
        raise NotImplementedError("there are no other nodes")

    async def commit(self, statements: Sequence[Statement], fences: Mapping[str, int]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, statements)

    def _commit(self, statements: Sequence[Statement]) -> None:
        connection = self._connection
        assert connection is not None, "it is open"
        single, many, entries = sort_statements(statements)
        driver: Any = connection.connection.driver_connection
        if self.pages:
            driver.execute(f"PRAGMA max_page_count={self.pages}")
        if not single and not many and 0 < len(entries) <= MOST_ROWS:
            _append(driver, entries)  # one statement is a transaction by itself
            return
        with connection.begin():
            driver.execute("BEGIN IMMEDIATE")
            for statement in single:
                connection.execute(statement)
            for statement, rows in many:
                connection.execute(statement, rows)
            for first in range(0, len(entries), MOST_ROWS):
                _append(driver, entries[first : first + MOST_ROWS])

    async def fill(self, batches: AsyncIterable[tuple[Table, Rows]]) -> None:
        loop, connection = asyncio.get_running_loop(), self._connection
        assert connection is not None, "it is open"
        driver: Any = connection.connection.driver_connection
        transaction = connection.begin()
        try:
            await loop.run_in_executor(self._writer, driver.execute, "BEGIN IMMEDIATE")
            async for table, rows in batches:
                await loop.run_in_executor(self._writer, connection.execute, insert(table), rows)
        except BaseException:
            await loop.run_in_executor(self._writer, transaction.rollback)
            raise
        await loop.run_in_executor(self._writer, transaction.commit)

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    async def measure(self) -> int:
        return sum(file.stat().st_size for file in self.file.parent.glob(f"{self.file.name}*"))

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._connection.close)
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


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
