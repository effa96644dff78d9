from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from carteblanche.core.errors import Unreadable
from carteblanche.store.postgres import PostgresDatabase
from carteblanche.store.store import Store, StoreFailed
from drivers.server.services import Postgres
from drivers.server.stores import within, write_one_room


def test_a_connection_that_is_lost_fails_what_waits_and_the_store_lives_on(postgres: Postgres) -> None:
    async def cut(store: Store) -> None:
        await write_one_room(store)
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
        within("postgresql://nobody@127.0.0.1:1/nothing", write_one_room)
