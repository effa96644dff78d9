"""A store for a while, and a room in it: for tests of what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from carteblanche.store.sqlite import SqliteDatabase
from carteblanche.store.store import Store

Found = TypeVar("Found")


def within(place: Path | str, story: Callable[[Store], Awaitable[Found]]) -> Found:
    """Opens the store that is kept there for this."""

    async def run() -> Found:
        async with Store.open(place) as store:
            return await story(store)

    return asyncio.run(run())


def find_sqlite(store: Store) -> SqliteDatabase:
    assert isinstance(store.database, SqliteDatabase)
    return store.database


async def write_one_room(store: Store) -> None:
    """A person, a room of theirs, its secret and three lines of its log."""
    await store.write(
        Store.upsert_person("p", "Ada"), Store.upsert_room("r", "playing", b"{}"), Store.insert_seat("p", "r")
    )
    await store.write(Store.insert_secret("r", "5e"), Store.append_lines("r", 0, [b"header", b"one"]))
    await store.write(Store.append_lines("r", 2, [b"two"]))
