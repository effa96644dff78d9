from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from carteblanche.store.store import Store, StoreFailed
from drivers.server.stores import find_sqlite, within, write_one_room


def test_a_commit_is_on_disk_when_it_returns(file: Path) -> None:
    async def look(store: Store) -> None:
        with find_sqlite(store).engine.connect() as connection:  # what the promise rests on
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1

    within(file, look)


def test_a_locked_database_refuses_and_lives_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.store.sqlite.PATIENCE", 1)

    async def locked(store: Store) -> None:
        await write_one_room(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed):
            await store.write(Store.upsert_person("q", "Ben"))
        other.execute("ROLLBACK")
        other.close()
        await store.write(Store.upsert_person("q", "Ben"))
        assert await store.read_person("q") == "Ben"

    within(file, locked)


def test_a_full_disk_refuses_and_lives_on(file: Path) -> None:
    async def full(store: Store) -> None:
        await write_one_room(store)
        database = find_sqlite(store)
        with database.engine.connect() as connection:  # the writer's own limit cannot be set from outside
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        database.pages = int(pages) + 2
        with pytest.raises(StoreFailed):
            await store.write(Store.append_lines("r", 3, [b"x" * 1_000_000]))
        database.pages = 1 << 30
        await store.write(Store.append_lines("r", 3, [b"three"]))
        assert (await store.read_log("r"))[-1] == b"three"

    within(file, full)
