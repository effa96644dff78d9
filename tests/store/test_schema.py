from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from sqlalchemy import MetaData
from sqlalchemy.engine import Connection

from carteblanche.store.postgres import PostgresDatabase
from carteblanche.store.schema import METADATA, SHARED
from carteblanche.store.store import Store
from drivers.server.services import Postgres
from drivers.server.stores import find_sqlite, within


def test_the_migrations_make_the_tables_of_the_schema(file: Path) -> None:
    async def compare(store: Store) -> None:
        with find_sqlite(store).engine.connect() as connection:  # alembic compares on a connection
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
