from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.server.clients import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A real server in a process of its own."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()
