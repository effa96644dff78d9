from __future__ import annotations

from pathlib import Path

from carteblanche.games import catalogue
from drivers.server import kills


def test_nothing_acknowledged_is_lost_or_doubled_by_twenty_kills(tmp_path: Path) -> None:
    acknowledged, entries = kills.run(tmp_path, catalogue.NAMES, kills=20, seed=1)
    assert acknowledged > 20
    assert entries > 20
