"""What the store needs of a database. `sqlite.SqliteDatabase` and `postgres.PostgresDatabase` are the two that there are."""

from __future__ import annotations

from collections.abc import AsyncIterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from sqlalchemy import Executable, Table, insert
from sqlalchemy.engine import Row
from sqlalchemy.sql import Select

from carteblanche.store import schema
from carteblanche.store.dialects import insert_or_change, insert_or_keep

Rows: TypeAlias = Sequence[dict[str, Any]]
Statement: TypeAlias = tuple[Executable, Rows | None]
"""What to execute; with rows: one of those below, for each of them, after all statements without rows."""

PERSON: Final = insert_or_change(schema.people, "id", "name")
ROOM: Final = insert_or_change(schema.rooms, "id", "phase", "document", "touched")
SEATED: Final = insert_or_keep(schema.seats)
SECRET: Final = insert(schema.secrets)
RESULT: Final = insert_or_keep(schema.results)
APPEND: Final = insert(schema.entries)
ORDER: Final = (PERSON, ROOM, SEATED, SECRET, RESULT)
"""What is written with rows before the entries, those first to which others refer. Made once: making a statement costs more than
executing it."""


class StoreFailed(Exception):
    """The write did not become durable. Nothing of it holds."""


class ConnectionLost(StoreFailed):
    """The database is gone, and nobody knows whether the write holds. Whoever asked reads back what is there."""


class Database(Protocol):
    async def open(self) -> None:
        """Connects. The tables are made or brought up to date if need be."""

    async def commit(self, statements: Sequence[Statement]) -> None:
        """Executes all of this in one transaction. When it returns, all is durable; if it raises, nothing holds."""

    async def fill(self, batches: AsyncIterable[tuple[Table, Rows]]) -> None:
        """Inserts all of this in one transaction. Rows that have numbers keep them, and new ones are counted on from there."""

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows that this asks for."""
        ...

    async def measure(self) -> int:
        """How many bytes it takes."""
        ...

    async def close(self) -> None: ...


class Group(NamedTuple):
    """Statements as a database executes them, of many writes together: a call costs as much as many rows."""

    single: list[Executable]
    many: list[tuple[Executable, list[dict[str, Any]]]]
    entries: list[dict[str, Any]]


def sort_statements(statements: Sequence[Statement]) -> Group:
    if all(statement is APPEND for statement, _ in statements):
        return Group([], [], [row for _, rows in statements for row in rows or ()])
    many: dict[Executable, list[dict[str, Any]]] = {statement: [] for statement in (*ORDER, APPEND)}
    for statement, rows in statements:
        if rows is not None:
            many[statement].extend(rows)
    entries = many.pop(APPEND)
    single = [statement for statement, rows in statements if rows is None]
    return Group(single, [(statement, rows) for statement, rows in many.items() if rows], entries)
