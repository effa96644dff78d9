from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import MetaData, text
from sqlalchemy.engine import Connection

from carteblanche.core.errors import Unreadable
from carteblanche.store import backup
from carteblanche.store.postgres import PostgresDatabase
from carteblanche.store.schema import METADATA, SHARED
from carteblanche.store.sqlite import MOST_ROWS, SqliteDatabase
from carteblanche.store.store import Statement, Store, StoreFailed
from carteblanche.store.upgrade import NEWEST
from drivers.server.services import Postgres


def within(place: Path | str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Store.open(place) as store:
            await story(store)

    asyncio.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


def sqlite(store: Store) -> SqliteDatabase:
    assert isinstance(store.database, SqliteDatabase)
    return store.database


async def _one_room(store: Store) -> None:
    await store.write(
        Store.upsert_person("p", "Ada"), Store.upsert_room("r", "playing", b"{}"), Store.insert_seat("p", "r")
    )
    await store.write(Store.insert_secret("r", "5e"), Store.append_lines("r", 0, [b"header", b"one"]))
    await store.write(Store.append_lines("r", 2, [b"two"]))


def test_what_was_written_is_there_after_opening_again(place: Path | str) -> None:
    within(place, _one_room)

    async def read(store: Store) -> None:
        assert await store.read_person("p") == "Ada"
        assert await store.read_log("r") == [b"header", b"one", b"two"]
        assert await store.read_secret("r") == "5e"
        assert await store.read_seats("p", 10) == ["r"]
        assert await store.read_rooms("playing") == ["r"]
        assert await store.read_room("r") == b"{}"

    within(place, read)


def test_a_commit_is_on_disk_when_it_returns(file: Path) -> None:
    async def look(store: Store) -> None:
        with sqlite(store).engine.connect() as connection:  # what the promise rests on
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1

    within(file, look)


def test_writes_that_wait_together_share_a_commit(place: Path | str) -> None:
    async def many(store: Store) -> None:
        await store.write(Store.upsert_room("r", "playing", b"{}"))
        before = store.commits
        await asyncio.gather(*(store.write(Store.append_lines("r", n, [b"x"])) for n in range(100)))
        assert store.written == 101
        assert store.commits - before < 10
        assert len(await store.read_log("r")) == 100

    within(place, many)


def test_a_new_room_and_an_old_one_share_a_commit(place: Path | str) -> None:
    async def together(store: Store) -> None:
        await _one_room(store)
        before = store.commits
        await asyncio.gather(
            store.write(Store.append_lines("r", 3, [b"three"])),
            store.write(
                Store.append_lines("s", 0, [b"header"]),
                Store.insert_secret("s", "5f"),
                Store.insert_seat("q", "s"),
                Store.upsert_room("s", "playing", b"{}"),
                Store.upsert_person("q", "Ben"),
            ),
        )
        assert store.commits == before + 1, "what others refer to is written first"
        assert await store.read_log("s") == [b"header"]
        assert await store.read_seats("q", 10) == ["s"]

    within(place, together)


def test_more_lines_than_fit_a_statement_are_written_in_order(place: Path | str) -> None:
    async def many(store: Store) -> None:
        await _one_room(store)
        lines = [b"%d" % n for n in range(2 * MOST_ROWS + 1)]
        await store.write(Store.append_lines("r", 3, lines))
        assert (await store.read_log("r"))[3:] == lines

    within(place, many)


def test_one_bad_write_does_not_spoil_the_others(place: Path | str) -> None:
    async def mixed(store: Store) -> None:
        await _one_room(store)
        answers = await asyncio.gather(
            store.write(Store.append_lines("r", 3, [b"three"])),
            store.write(Store.append_lines("r", 1, [b"doubled"])),
            store.write(Store.append_lines("nowhere", 0, [b"lost"])),
            store.write(Store.append_lines("r", 4, [b"four"])),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), StoreFailed, StoreFailed, type(None)]
        assert await store.read_log("r") == [b"header", b"one", b"two", b"three", b"four"]

    within(place, mixed)


def test_all_statements_of_a_write_hold_or_none(place: Path | str) -> None:
    async def half(store: Store) -> None:
        await _one_room(store)
        with pytest.raises(StoreFailed):
            await store.write(Store.upsert_person("q", "Ben"), Store.append_lines("r", 0, [b"doubled"]))
        assert await store.read_person("q") is None

    within(place, half)


def test_a_locked_database_refuses_and_lives_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.store.sqlite.PATIENCE", 1)

    async def locked(store: Store) -> None:
        await _one_room(store)
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
        await _one_room(store)
        database = sqlite(store)
        with database.engine.connect() as connection:  # the writer's own limit cannot be set from outside
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        database.pages = int(pages) + 2
        with pytest.raises(StoreFailed):
            await store.write(Store.append_lines("r", 3, [b"x" * 1_000_000]))
        database.pages = 1 << 30
        await store.write(Store.append_lines("r", 3, [b"three"]))
        assert (await store.read_log("r"))[-1] == b"three"

    within(file, full)


def test_nothing_names_a_forgotten_person(place: Path | str) -> None:
    async def forget(store: Store) -> None:
        await _one_room(store)
        await store.write(Store.insert_result("r", "blockers", 0, "p", 1, 7, "2026-01-01"))
        await store.write(*Store.forget_person("p"))
        assert await store.read_person("p") is None
        assert await store.read_results("p", 10) == []

    within(place, forget)


def test_a_backup_is_a_moment_of_an_open_house(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def open_house(store: Store) -> None:
        await _one_room(store)
        backup.backup(file, copy)
        await store.write(Store.append_lines("r", 3, [b"later"]))

    within(file, open_house)
    kept = backup.restore(copy, file)
    assert kept is not None
    assert backup.lines(kept, "r")[-1] == b"later"
    assert backup.lines(file, "r")[-1] == b"two"


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 2000])
def test_what_is_no_backup_is_refused(tmp_path: Path, file: Path, content: bytes) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(content)
    with pytest.raises(Unreadable, match="not a backup"):
        backup.restore(strange, file)
    assert not file.exists()


def test_an_older_house_is_copied_before_its_tables_change(file: Path) -> None:
    within(file, _one_room)
    backup.keep_before_upgrade(file, "9999")
    copy = file.with_name(f"house.before-upgrade-from-{NEWEST}.sqlite")
    assert backup.lines(copy, "r") == backup.lines(file, "r")


def test_a_newer_house_is_left_alone(file: Path) -> None:
    within(file, _one_room)
    with sqlite3.connect(file) as house:
        house.execute("UPDATE alembic_version SET version_num = '9999'")
    house.close()
    with pytest.raises(Unreadable, match="newer version"):
        within(file, _one_room)


def test_the_migrations_make_the_tables_of_the_schema(file: Path) -> None:
    async def compare(store: Store) -> None:
        with sqlite(store).engine.connect() as connection:  # alembic compares on a connection
            assert differences(connection, METADATA) == []

    within(file, compare)


def test_the_migrations_make_them_in_postgresql_too(postgres: Postgres) -> None:
    async def compare(store: Store) -> None:
        assert isinstance(store.database, PostgresDatabase)
        async with store.database.engine.connect() as connection:
            found = await connection.run_sync(differences, METADATA, SHARED)
        assert [(kind, table, column.name) for kind, _, table, column in found] == [
            ("remove_column", table, "added") for table in ("people", "rooms", "seats")
        ], "and the order in which rows came, which no query selects"

    within(postgres.create_database(), compare)


def differences(connection: Connection, *metadata: MetaData) -> list[Any]:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    found: list[Any] = compare_metadata(MigrationContext.configure(connection), cast("Any", metadata))
    return found


def test_a_connection_that_is_lost_fails_what_waits_and_the_store_lives_on(postgres: Postgres) -> None:
    async def cut(store: Store) -> None:
        await _one_room(store)
        assert isinstance(store.database, PostgresDatabase)
        mine = "datname = current_database() AND pid <> pg_backend_pid()"
        others = f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {mine}"
        assert await store.read_log("r") == [b"header", b"one", b"two"]
        async with store.database.engine.connect() as connection:
            await connection.execute(text(others))
        answers = await asyncio.gather(
            *(store.write(Store.append_lines("r", 3 + n, [b"x"])) for n in range(2)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StoreFailed, StoreFailed]
        await store.write(Store.append_lines("r", 3, [b"three"]))
        assert await store.read_log("r") == [b"header", b"one", b"two", b"three"]

    within(postgres.create_database(), cut)


def test_of_two_servers_that_open_a_house_at_once_one_is_refused(postgres: Postgres) -> None:
    place = postgres.create_database()

    async def both() -> None:
        opened = asyncio.Event()

        async def hold() -> None:
            async with Store.open(place) as store:
                await store.write(Store.upsert_person("p", "Ada"))
                await opened.wait()

        async def come() -> str:
            try:
                await hold()
            except Unreadable as error:
                opened.set()
                return error.message
            return ""

        said = await asyncio.gather(come(), come())
        assert sorted(said) == ["", "this house is open already: stop the other server first"]
        async with Store.open(place) as store:
            assert await store.read_person("p") == "Ada"

    asyncio.run(both())


def test_a_database_that_is_not_there_is_refused_in_one_line() -> None:
    with pytest.raises(Unreadable, match="the database cannot be used"):
        within("postgresql://nobody@127.0.0.1:1/nothing", _one_room)


class Busy(SqliteDatabase):
    """A database in which a commit is dear."""

    gathering = 1e-9

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.groups: list[int] = []

    async def commit(self, statements: Sequence[Statement], fences: Mapping[str, int]) -> None:
        self.groups.append(len(statements))
        await super().commit(statements, fences)


@pytest.mark.parametrize(("gathering", "groups"), [(0.0, [2, 1, 1]), (1e-9, [2, 2])])
def test_after_a_commit_that_several_shared_the_next_waits_for_more_where_that_pays(
    file: Path, monkeypatch: pytest.MonkeyPatch, gathering: float, groups: list[int]
) -> None:
    database = Busy(file)
    database.gathering = gathering
    monkeypatch.setattr("carteblanche.store.store._find_database", lambda *_args, **_named: database)
    late: list[asyncio.Future[None]] = []

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.write(Store.upsert_person(name, "Ada")) for name in ("a", "b")))
        one = store.write(Store.upsert_person("c", "Ada"))
        loop = asyncio.get_running_loop()
        # The writer is woken first; this comes in the same turn, behind it.
        loop.call_soon(lambda: late.append(store.write(Store.upsert_person("d", "Ada"))))
        await one
        await late[0]

    within(file, story)
    assert database.groups == groups
