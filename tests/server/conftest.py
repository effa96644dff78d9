from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.server.clients import Server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server that many tests share, each with people and rooms of its own; limits have tests of their own."""
    found = Server(tmp_path_factory.mktemp("house"), "--no-limits")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A real server in a process of its own."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()
