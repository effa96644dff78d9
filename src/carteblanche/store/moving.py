"""Moves a whole house from one database to another: from SQLite to PostgreSQL, and back.

All rows come over in one transaction, in the order in which they once came; then both sides are read and compared. Nobody may write to
either meanwhile: a file is locked by the command, a database by its one writer.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, LargeBinary, Select, Table, cast, func, select, tuple_

from carteblanche.core.errors import Unreadable
from carteblanche.store import keys, schema
from carteblanche.store.database import Rows
from carteblanche.store.dialects import arrival
from carteblanche.store.shared_keys import read_shared_key, share_key
from carteblanche.store.store import Store

AT_ONCE: Final = 500
"""How many rows are read and written at once."""
ARRIVED: Final = (schema.people, schema.rooms, schema.seats)
"""What is listed in the order in which it came; the rest has a number of its own, or no order."""
TABLES: Final = schema.METADATA.sorted_tables
"""Those first to which others refer."""


async def move(source: Store, target: Store, on_rows: Callable[[int], None]) -> int:
    """Copies everything into an empty house, and compares. How many rows; `on_rows` hears of them as they come."""
    if await count_rows(target):
        raise Unreadable("there is a house in the target already; nothing was changed")

    async def read_all() -> AsyncGenerator[tuple[Table, Rows]]:
        for table in TABLES:
            async for rows in _read_in_order(source, table):
                yield table, rows
                on_rows(len(rows))

    await target.database.fill(read_all())
    for table in TABLES:
        if await sum_up(source, table) != await sum_up(target, table):
            raise Unreadable(f"what was written is not what was read ({table.name}): do not use the target")
    return await count_rows(target)


async def count_rows(store: Store) -> int:
    """Of all tables together."""
    return sum([int((await store.read(select(func.count()).select_from(table)))[0][0]) for table in TABLES])


async def sum_up(store: Store, table: Table) -> tuple[int, int]:
    """How many rows, and one number for all that is in them, whatever their order."""
    count = whole = 0
    async for rows in _read_in_order(store, table):
        count += len(rows)
        for row in rows:
            whole ^= int.from_bytes(hashlib.sha256(repr(sorted(row.items())).encode()).digest())
    return count, whole


async def _read_in_order(store: Store, table: Table) -> AsyncGenerator[Rows]:
    """All rows of a table, some at a time."""
    key: list[ColumnElement[Any]] = [arrival()] if table in ARRIVED else list(table.primary_key.columns)
    columns = [
        cast(column, LargeBinary) if isinstance(column.type, LargeBinary) else column for column in table.columns
    ]
    names = [column.name for column in table.columns]
    query: Select[*tuple[Any, ...]] = select(*columns, *key).order_by(*key).limit(AT_ONCE)
    found = await store.read(query)
    while found:
        yield [dict(zip(names, row, strict=False)) for row in found]
        last = tuple(found[-1][len(names) :])
        found = await store.read(query.where(tuple_(*key) > last))


async def move_keys_in(folder: Path, target: Store) -> None:
    """The keys that lie beside a SQLite file become those of a house in PostgreSQL."""
    for name in keys.FILES:
        own = keys.read_key(folder, name)
        if own is not None and await share_key(target, name, own, await read_shared_key(target, name)) != own:
            raise Unreadable(f"the key {name} was not kept")


async def move_keys_out(source: Store, folder: Path) -> None:
    """And back."""
    for name in keys.FILES:
        shared = await read_shared_key(source, name)
        if shared is not None and keys.read_key(folder, name) != shared:
            keys.keep_key(folder, name, shared)
