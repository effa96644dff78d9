"""Houses as every earlier version left them, frozen as SQL: brought up to date, nothing of them is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError

import carteblanche.store.migrations
from carteblanche.store import backup
from carteblanche.store.store import Store
from carteblanche.store.upgrade import NEWEST
from carteblanche.table import log
from carteblanche.table.table import Table

HOUSES = sorted((Path(__file__).parent / "houses").glob("*.sql"))
Rows = dict[str, list[tuple[object, ...]]]


def laid(house: Path, folder: Path) -> Path:
    """The frozen house as a file."""
    file = folder / "house.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(house.read_text())
    return file


def rows(file: Path) -> Rows:
    """All rows of all tables."""
    with closing(sqlite3.connect(file)) as database:
        tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: database.execute(f'SELECT * FROM "{table}" ORDER BY rowid').fetchall() for table in tables}


def opened(file: Path) -> None:
    async def story() -> None:
        async with Store.open(file):
            pass

    asyncio.run(story())


def test_every_version_but_the_newest_has_a_frozen_house() -> None:
    (folder,) = carteblanche.store.migrations.__path__
    known = {script.revision for script in ScriptDirectory(folder).walk_revisions()}
    assert {house.stem for house in HOUSES} == known - {NEWEST}


@pytest.mark.parametrize("house", HOUSES, ids=[house.stem for house in HOUSES])
def test_nothing_of_an_earlier_house_is_lost(house: Path, tmp_path: Path) -> None:
    file = laid(house, tmp_path)
    before = rows(file)
    assert all(before.values()), "a frozen house has something of everything"
    opened(file)
    after = rows(file)
    assert (before.pop("alembic_version"), after.pop("alembic_version")) == ([(house.stem,)], [(NEWEST,)])
    assert {table: [row[: len(before[table][0])] for row in after[table]] for table in before} == before, (
        "columns may have come, at the end"
    )


@pytest.mark.parametrize("house", HOUSES, ids=[house.stem for house in HOUSES])
def test_an_earlier_house_is_copied_before_it_is_changed(house: Path, tmp_path: Path) -> None:
    file = laid(house, tmp_path)
    before = rows(file)
    opened(file)
    copy = tmp_path / f"house.before-upgrade-from-{house.stem}.sqlite"
    assert rows(copy) == before
    backup.restore(copy, file)
    assert rows(file) == before
    opened(file)
    assert rows(file)["alembic_version"] == [(NEWEST,)]


@pytest.mark.parametrize("house", HOUSES, ids=[house.stem for house in HOUSES])
def test_the_logs_of_an_earlier_house_can_be_played_again(house: Path, tmp_path: Path) -> None:
    file = laid(house, tmp_path)
    opened(file)
    (room,) = backup.finished(file)
    header, entries = log.read(backup.lines(file, room))
    assert Table.replay(header, entries).outcome is not None


def test_a_migration_that_fails_leaves_the_house_as_it_was(tmp_path: Path) -> None:
    file = laid(HOUSES[0], tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE precedents (strange INTEGER)")
    before = rows(file)
    with pytest.raises(OperationalError, match="already exists"):
        opened(file)
    assert rows(file) == before
