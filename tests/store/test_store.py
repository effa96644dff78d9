from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from carteblanche.store import store as stores
from carteblanche.store.database import Database
from carteblanche.store.sqlite import MOST_ROWS, SqliteDatabase
from carteblanche.store.store import Statement, Store, StoreFailed
from drivers.server.stores import within, write_one_room


def test_what_was_written_is_there_after_opening_again(place: Path | str) -> None:
    within(place, write_one_room)

    async def read(store: Store) -> None:
        assert await store.read_person("p") == "Ada"
        assert await store.read_log("r") == [b"header", b"one", b"two"]
        assert await store.read_secret("r") == "5e"
        assert await store.read_seats("p", 10) == ["r"]
        assert await store.read_rooms("playing") == ["r"]
        assert await store.read_room("r") == b"{}"

    within(place, read)


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
        await write_one_room(store)
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
        await write_one_room(store)
        lines = [b"%d" % n for n in range(2 * MOST_ROWS + 1)]
        await store.write(Store.append_lines("r", 3, lines))
        assert (await store.read_log("r"))[3:] == lines

    within(place, many)


def test_one_bad_write_leaves_the_others_whole(place: Path | str) -> None:
    async def mixed(store: Store) -> None:
        await write_one_room(store)
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
        await write_one_room(store)
        with pytest.raises(StoreFailed):
            await store.write(Store.upsert_person("q", "Ben"), Store.append_lines("r", 0, [b"doubled"]))
        assert await store.read_person("q") is None

    within(place, half)


def test_nothing_names_a_forgotten_person(place: Path | str) -> None:
    async def forget(store: Store) -> None:
        await write_one_room(store)
        await store.write(Store.insert_result("r", "blockers", 0, "p", 1, 7, "2026-01-01"))
        await store.write(*Store.forget_person("p"))
        assert await store.read_person("p") is None
        assert await store.read_results("p", 10) == []

    within(place, forget)


class Busy(SqliteDatabase):
    """A database that notes how much is in each of its commits."""

    def __init__(self, file: Path, gathering: float) -> None:
        super().__init__(file)
        self.gathering = gathering
        self.groups: list[int] = []

    async def commit(self, statements: Sequence[Statement], fences: Mapping[str, int]) -> None:
        self.groups.append(len(statements))
        await super().commit(statements, fences)


@pytest.mark.parametrize(("gathering", "groups"), [(0.0, [2, 1, 1]), (1e-9, [2, 2])])
def test_after_a_commit_that_several_shared_the_next_waits_for_more_where_that_pays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gathering: float, groups: list[int]
) -> None:
    file = tmp_path / "house.sqlite"
    database = Busy(file, gathering)

    def find(_place: Path | str, *, shared: bool) -> Database:
        assert not shared
        return database

    monkeypatch.setattr(stores, "_find_database", find)
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
