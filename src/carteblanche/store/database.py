"""What the store needs of a database. `sqlite.SqliteDatabase` and `postgres.PostgresDatabase` are the two that there are."""

from __future__ import annotations

from collections.abc import AsyncIterable, Callable, Collection, Mapping, Sequence
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

CHANNEL: Final = "carteblanche"
"""The channel on which the nodes of a shared database notify each other."""


class StoreFailed(Exception):
    """The write did not become durable. Nothing of it holds."""


class ConnectionLost(StoreFailed):
    """The database is gone, and nobody knows whether the write holds. Whoever asked reads back what is there."""


class LeaseLost(StoreFailed):
    """Another node holds these rooms by now, or may: what this one has of them in memory counts no more."""

    def __init__(self, rooms: Collection[str]) -> None:
        super().__init__(f"held by another node: {', '.join(sorted(rooms))}")
        self.rooms = frozenset(rooms)


class Elsewhere(Exception):
    """Another node that lives holds this room."""

    def __init__(self, node: str, address: str) -> None:
        super().__init__(f"held by node {node} at {address}")
        self.node = node
        self.address = address


class Membership(Protocol):
    """A node's place among those of its house, which it has to renew again and again."""

    node: str
    """What this node is called: a name that no other ever has."""

    async def renew(self) -> Mapping[str, str]:
        """Takes or renews the place. The other nodes that live, and where they are reached."""
        ...

    async def leave(self) -> None:
        """Gives it up: what this node holds is free."""


class Database(Protocol):
    shared: bool
    """Whether other nodes may have it open, too. Then each room is one node's alone, for as long as that holds its lease."""

    gathering: float
    """Seconds for which a commit waits for more writes after one that several shared: where it costs much more than a write."""

    async def open(self) -> None:
        """Connects. The tables are made or brought up to date if need be."""

    async def hold(self, room: str, *, new: bool) -> int | None:
        """Takes the lease of a room: its fencing number, which grows with every time; nothing if there is no such room and it is not about
        to be made. `Elsewhere` if another node has the lease.
        """
        ...

    async def find_holder(self, room: str) -> Elsewhere | None:
        """The other node that holds a room, if one does."""
        ...

    def join(self, address: str, on_notice: Callable[[str], None]) -> Membership:
        """This node among the others, to whom it is known by this address. `on_notice` is given what is sent to all nodes, and an empty
        text whenever something may have been missed.
        """
        ...

    async def commit(self, statements: Sequence[Statement], fences: Mapping[str, int]) -> None:
        """Executes all of this in one transaction. When it returns, all is durable; if it raises, nothing holds. `LeaseLost` if one of
        these rooms is not held under its number any more.
        """

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
