"""The store in a PostgreSQL database. Everything is asked on the loop: nobody waits in a thread.

Every statement is a transaction by itself unless it is in a group. One connection writes; a pool of others reads. A house that is opened
alone is nobody else's meanwhile; one that is shared is served by several nodes, each of which writes about rooms that it holds.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterable, Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast

import asyncpg
from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.sql import Select

from carteblanche.core.errors import Unreadable
from carteblanche.store import leases
from carteblanche.store.database import ConnectionLost, Elsewhere, Rows, Statement, StoreFailed, sort_statements
from carteblanche.store.upgrade import NEWEST, read_version, upgrade

T = TypeVar("T")

CONNECT_PATIENCE: Final = 5.0
COMMAND_PATIENCE: Final = 10.0
"""Seconds to wait for a connection and for an answer."""
RENEWAL_PATIENCE: Final = 2.0
"""The same for a node that renews its row."""
GATHERING: Final = 0.01
"""Seconds for which a commit waits for more: nobody sees them, and a commit costs both sides more than the rows of dozens of writes."""
IDLE_TRANSACTION: Final = 4000
"""Milliseconds after which the database ends a transaction that a process has begun and forgotten, with the locks that it holds."""
PEER_PATIENCE: Final = {"tcp_keepalives_idle": "3", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "2"}
"""Seconds after which the database gives up a peer that the network has cut off, and what it holds."""
READERS: Final = 4
UPGRADING: Final = 0x_CA27E
"""The advisory lock of whoever brings the tables up to date."""
WRITING: Final = 0x_CA27F
"""The one of whoever writes: of one process that is alone, or of all nodes. It is the connection's own: a process that is dead holds
nothing.
"""

_APPEND: Final = "INSERT INTO entries (room, n, line) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bytea[])"
_TAKE_TIME: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""For a transaction in which much happens on our side."""
_LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
"""What is raised when a connection is gone, or cannot be had."""


class PostgresDatabase:
    gathering = GATHERING

    def __init__(self, address: str, *, shared: bool = False) -> None:
        self.shared = shared
        self._node = secrets.token_hex(8)
        self._address = address
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            isolation_level="AUTOCOMMIT",
            pool_size=READERS + 1,
            max_overflow=0,
        )
        self._writer: AsyncConnection | None = None

    async def _connect(self, patience: float = COMMAND_PATIENCE) -> Any:
        settings = {
            "application_name": "carteblanche",
            "synchronous_commit": "on",
            "idle_in_transaction_session_timeout": str(IDLE_TRANSACTION),
            **PEER_PATIENCE,
        }
        return await cast("Any", asyncpg).connect(
            self._address, timeout=min(CONNECT_PATIENCE, patience), command_timeout=patience, server_settings=settings
        )

    async def open(self) -> None:
        try:
            async with self.engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
                await connection.run_sync(_bring_up_to_date)
            self._writer = await self._find_writer()
        except (DBAPIError, *_LOST, asyncpg.PostgresError) as error:
            raise Unreadable(f"the database cannot be used: {_reason(error)}") from None

    async def hold(self, room: str, *, new: bool) -> int | None:
        if not self.shared:
            return 0
        return await self._ask(lambda driver: leases.hold(driver, room, self._node, new=new))

    async def find_holder(self, room: str) -> Elsewhere | None:
        if not self.shared:
            return None
        return await self._ask(lambda driver: leases.find_holder(driver, room, self._node))

    def join(self, address: str, on_notice: Callable[[str], None]) -> leases.Membership:
        return leases.Membership(lambda: self._connect(RENEWAL_PATIENCE), self._node, address, on_notice)

    async def commit(self, statements: Sequence[Statement], fences: Mapping[str, int]) -> None:
        driver: Any = None
        try:
            writer = await self._find_writer()
            driver = (await writer.get_raw_connection()).driver_connection
            single, many, entries = sort_statements(statements)
            if not single and not many:
                await _append(driver, entries, fences)
                return
            async with driver.transaction():
                await leases.expect_held(driver, fences)
                for statement in single:
                    await writer.execute(statement)
                for statement, rows in many:
                    await writer.execute(statement, rows)
                if entries:
                    await _append(driver, entries, {})
        except (*_LOST, asyncpg.PostgresError, DBAPIError, Unreadable) as error:
            lost = isinstance(error, (*_LOST, Unreadable)) or driver is None or driver.is_closed()
            if lost:
                await self._drop_writer()
            raise (ConnectionLost if lost else StoreFailed)(_reason(error)) from error

    async def fill(self, batches: AsyncIterable[tuple[Table, Rows]]) -> None:
        writer = await self._find_writer()
        driver: Any = (await writer.get_raw_connection()).driver_connection
        try:
            async with driver.transaction():
                await driver.execute(_TAKE_TIME)
                filled: set[Table] = set()
                async for table, rows in batches:
                    await writer.execute(insert(table), rows)
                    filled.add(table)
                for table in filled:
                    if "id" in table.columns and table.columns["id"].autoincrement is True:
                        await writer.execute(select(_count_on(table)))
        except (*_LOST, asyncpg.PostgresError, DBAPIError) as error:
            raise StoreFailed(_reason(error)) from error

    async def _find_writer(self) -> AsyncConnection:
        """The connection that writes; one process has it, or each node has one."""
        if self._writer is None:
            writer = await self.engine.connect()
            lock = func.pg_try_advisory_lock_shared if self.shared else func.pg_try_advisory_lock
            if not (await writer.execute(select(lock(WRITING)))).scalar_one():
                await writer.close()
                raise Unreadable("this house is open already: stop the other server first")
            self._writer = writer
        return self._writer

    async def _drop_writer(self) -> None:
        """The next write makes a new connection."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.invalidate()
            await writer.close()

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        try:
            try:
                return await self._read(query)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await self._read(query)  # the pool had a connection from before the database was started again
        except (*_LOST, asyncpg.PostgresError, DBAPIError) as error:
            raise StoreFailed(_reason(error)) from error

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _ask(self, ask: Callable[[Any], Awaitable[T]]) -> T:
        """What this function of a connection returns; tried again on a new one, as `read` does."""
        try:
            try:
                return await self._ask_once(ask)
            except _LOST:
                return await self._ask_once(ask)
        except (*_LOST, asyncpg.PostgresError, DBAPIError) as error:
            raise StoreFailed(_reason(error)) from error

    async def _ask_once(self, ask: Callable[[Any], Awaitable[T]]) -> T:
        async with self.engine.connect() as connection:
            try:
                return await ask((await connection.get_raw_connection()).driver_connection)
            except _LOST:
                await connection.invalidate()
                raise

    async def measure(self) -> int:
        async with self.engine.connect() as connection:
            found = await connection.execute(text("SELECT pg_database_size(current_database())"))
            return int(found.scalar_one())

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()


async def _append(driver: Any, entries: Sequence[dict[str, Any]], fences: Mapping[str, int]) -> None:
    """Inserts all entries by one statement, which the connection has prepared whatever their number is."""
    columns = list(zip(*((entry["room"], entry["n"], entry["line"]) for entry in entries), strict=True))
    if fences:
        await leases.append(driver, fences, columns)
    else:
        await driver.execute(_APPEND, *columns)


def _count_on(table: Table) -> Any:
    """Lets the next number of a table follow the highest that there is."""
    highest = select(func.max(table.columns["id"])).scalar_subquery()
    return func.setval(func.pg_get_serial_sequence(table.name, "id"), highest)


def _bring_up_to_date(connection: Connection) -> None:
    """Of several nodes that start at the same time one does it, and the others wait."""
    connection.execute(text(_TAKE_TIME))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": UPGRADING})
    version = read_version(connection)
    if version == NEWEST:
        return
    if version is not None and version > NEWEST:
        raise Unreadable(f"this house was kept by a newer version of Carte Blanche (schema {version})")
    upgrade(connection)


def _reason(error: BaseException) -> str:
    """What went wrong, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {cause}".partition("\n")[0]
