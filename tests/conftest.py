"""What all tests share: property tests draw the same examples every time, and no clock decides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import settings

from drivers.server import services

if TYPE_CHECKING:
    from drivers.server.clients import Server

HERE: Final = Path(__file__).parent
WITH_PROCESSES: Final = tuple(HERE / name for name in ("arena", "browser", "cli", "drivers", "research", "server"))
"""Tests there start servers, browsers and workers."""
BROWSERS: Final = HERE / "browser"

settings.register_profile("house", derandomize=True, deadline=None, database=None)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A process that is short of breath on a busy machine gets a second try, a browser a third; each failure is reported all the same."""
    for item in items:
        if any(folder in item.path.parents for folder in WITH_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=2 if BROWSERS in item.path.parents else 1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL server, for all tests of this process."""
    try:
        with services.postgres() as server:
            yield server
    except services.Unavailable as why:
        pytest.skip(f"no PostgreSQL: {why}")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that many tests share, each with people and rooms of its own; limits have tests of their own."""
    from drivers.server.clients import Server

    found = Server(tmp_path_factory.mktemp("house"), "--no-limits")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A real server of its own, for what changes the whole house."""
    from drivers.server.clients import Server

    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()
