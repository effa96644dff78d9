from __future__ import annotations

from pathlib import Path

from carteblanche.games import catalogue
from drivers.server import kills
from drivers.server.services import Postgres


def test_nothing_acknowledged_is_lost_or_doubled_by_twenty_kills(tmp_path: Path) -> None:
    acknowledged, entries = kills.run(tmp_path, catalogue.NAMES, kills=20, seed=1)
    assert acknowledged > 20
    assert entries > 20


def test_nor_in_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.create_database()
    acknowledged, entries = kills.run(tmp_path, ["blockers", "blitz"], kills=4, seed=2, address=address)
    assert entries > 0
    assert acknowledged > 0
    assert not (tmp_path / "house.sqlite").exists()
