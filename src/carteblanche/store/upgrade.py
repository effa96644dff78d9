"""Brings the tables of a database up to date, by alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import Connection

NEWEST: Final = "0006"
"""The newest migration: kept here so that a start on an up-to-date house need not load alembic."""


def read_version(connection: Connection) -> str | None:
    """Which migration was the last; nothing if the database is empty."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return None if found is None else str(found)


def upgrade(connection: Connection) -> None:
    """Carries out all migrations that are missing, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
