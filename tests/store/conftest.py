"""Every database that a store can be in."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.server import services


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty SQLite file, and an empty PostgreSQL database."""
    if request.param == "sqlite":
        return tmp_path / "house.sqlite"
    server: services.Postgres = request.getfixturevalue("postgres")
    return server.create_database()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a house in SQLite is to be."""
    return tmp_path / "house.sqlite"
