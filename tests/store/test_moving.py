"""A house that moves into PostgreSQL and back is the same house."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.server import data
from carteblanche.store import moving, schema
from carteblanche.store.keys import FILES, read_key
from carteblanche.store.store import Store
from drivers.server.services import Postgres
from drivers.server.stores import within

HOUSE = Path(__file__).parent / "houses" / "0004.sql"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with something of everything, and its keys."""
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as database:
        database.executescript(HOUSE.read_text())
    within(tmp_path / "house.sqlite", add_more_rows_than_are_read_at_once)
    data.find_cookie_key(tmp_path)
    data.find_admin_token(tmp_path)
    data.hash_password(tmp_path, "sesame")
    return tmp_path


async def add_more_rows_than_are_read_at_once(store: Store) -> None:
    names = [f"{n * 7919 % 10007:05}" for n in range(moving.AT_ONCE + 7)]
    await store.write(*(Store.upsert_person(name, name) for name in names))
    (room,) = (await store.read_rooms("over"))[:1]
    await store.write(Store.append_lines(room, 10_000, [b"\0%d" % n for n in range(moving.AT_ONCE + 7)]))


def everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, in the order in which they came where that is shown."""
    ordered = {table.name for table in moving.ARRIVED}
    with closing(sqlite3.connect(file)) as database:
        found = {
            table.name: database.execute(f"SELECT * FROM {table.name} ORDER BY rowid").fetchall()
            for table in schema.METADATA.sorted_tables
        }
    return {name: rows if name in ordered else sorted(rows, key=repr) for name, rows in found.items()}


def migrate(*words: str) -> str:
    done = CliRunner().invoke(main, ["migrate", *words])
    assert done.exit_code == 0, done.output
    return done.output


def test_there_and_back_is_the_same_house(folder: Path, postgres: Postgres) -> None:
    address, file = postgres.create_database(), folder / "house.sqlite"
    before, keys = everything(file), {name: read_key(folder, name) for name in FILES}
    assert all(before.values()), "the house has something of everything"
    assert all(keys.values())
    migrate(address)
    file.rename(folder / "moved-away.sqlite")
    for name in FILES:
        (folder / name).unlink()
    migrate(address, "--back")
    assert everything(file) == before
    assert {name: read_key(folder, name) for name in FILES} == keys


def test_a_house_that_has_moved_goes_on_counting(folder: Path, postgres: Postgres) -> None:
    address = postgres.create_database()
    migrate(address)

    async def go_on(store: Store) -> None:
        (room,) = (await store.read_rooms("over"))[:1]
        await store.write(Store.append_lines(room, 20_000, [b"new"]), Store.upsert_person("new", "New"))
        assert (await store.read_log(room))[-1] == b"new"
        assert (await store.read_people(1)) == [("new", "New")]

    within(address, go_on)


def test_nothing_is_written_over(folder: Path, postgres: Postgres) -> None:
    address = postgres.create_database()

    async def fill(store: Store) -> None:
        await store.write(Store.upsert_person("other", "Other"))

    within(address, fill)
    into_a_house = CliRunner().invoke(main, ["migrate", address])
    assert (into_a_house.exit_code, "already" in into_a_house.output) == (2, True)
    onto_a_file = CliRunner().invoke(main, ["migrate", address, "--back"])
    assert (onto_a_file.exit_code, "already" in onto_a_file.output) == (2, True)
    assert within(address, moving.count_rows) == 1


def test_what_breaks_off_leaves_an_empty_target(folder: Path, place: Path | str) -> None:
    target = folder / "target.sqlite" if isinstance(place, Path) else place
    seen = 0

    def break_off(rows: int) -> None:
        nonlocal seen
        seen += rows
        if seen > moving.AT_ONCE:
            raise KeyboardInterrupt

    async def half() -> None:
        async with Store.open(folder / "house.sqlite") as source, Store.open(target) as empty:
            with pytest.raises(KeyboardInterrupt):
                await moving.move(source, empty, break_off)
            assert await moving.count_rows(empty) == 0
            assert await moving.move(source, empty, lambda _: None) == await moving.count_rows(source)

    asyncio.run(half())


def test_another_kind_of_address_is_refused(folder: Path) -> None:
    refused = CliRunner().invoke(main, ["migrate", "mysql://somewhere"])
    assert refused.exit_code == 2
    assert "not the address of a PostgreSQL database" in refused.output
