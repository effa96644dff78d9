"""Two nodes of one house in PostgreSQL and Redis, which tests share: each has people and rooms of its own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from drivers.server import services
from drivers.server.clients import Server
from drivers.server.records import Records
from drivers.server.services import Postgres


class House(NamedTuple):
    first: Server
    second: Server
    records: Records


def make_node(folder: Path, address: str, *flags: str) -> Server:
    """A node as on a machine of its own."""
    folder.mkdir(exist_ok=True)
    node = Server(folder, "--no-limits", *flags)
    node.environment["CARTEBLANCHE_DATABASE"] = address
    node.live_alone()
    return node


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """A Redis, for all tests of this process."""
    try:
        with services.redis() as address:
            yield address
    except services.Unavailable as why:
        pytest.skip(f"no Redis: {why}")


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    address, folder = postgres.create_database(), tmp_path_factory.mktemp("nodes")
    first, second = (make_node(folder / name, address, "--redis", redis) for name in ("first", "second"))
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, (first, second)))
    yield House(first, second, Records(address))
    for node in (first, second):
        node.stop()
