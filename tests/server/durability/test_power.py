"""Nothing that was acknowledged is lost when the power is cut; and whoever does not sync is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.core.luck import KeyedLuck
from drivers.server import kills
from drivers.server.power import FragileServer, Record, find_compiler, survive

needs_a_compiler = pytest.mark.skipif(find_compiler() is None, reason="there is no C compiler")
SYNC = Record("s", 0, 0, 0, b"")


def write(offset: int, data: bytes) -> Record:
    return Record("w", 0, offset, len(data), data)


def test_what_was_synced_survives_and_the_rest_may_or_may_not() -> None:
    old, new = b"a" * 1024, b"b" * 1024
    records = [write(0, old), SYNC, write(512, new)]
    found = {survive(b"", records, KeyedLuck.seeded(seed)) for seed in range(200)}
    assert all(image.startswith(b"a" * 512) for image in found)
    assert {old, b"a" * 512 + new, b"a" * 512 + b"b" * 512} <= found
    assert survive(b"", [*records, SYNC], KeyedLuck.seeded(1)) == b"a" * 512 + new
    assert any(not image.startswith(b"a" * 512) for image in (
        survive(b"", records, KeyedLuck.seeded(seed), lying=True) for seed in range(20)
    ))  # fmt: skip


def fragile(tmp_path: Path, *, lying: bool = False) -> FragileServer:
    for name in ("house", "tools"):
        (tmp_path / name).mkdir()
    return FragileServer(tmp_path / "house", tmp_path / "tools", 1, "--no-limits", lying=lying)


@needs_a_compiler
def test_nothing_acknowledged_is_lost_by_power_cuts(tmp_path: Path) -> None:
    server = fragile(tmp_path)
    acknowledged, entries = kills.run(tmp_path / "house", ["blockers", "blank"], kills=2, seed=3, server=server)
    assert acknowledged > 5
    assert entries > 5


@needs_a_compiler
def test_a_house_that_does_not_sync_is_found_out(tmp_path: Path) -> None:
    server = fragile(tmp_path, lying=True)
    with pytest.raises((kills.Lost, RuntimeError)) as caught:
        kills.run(tmp_path / "house", ["blockers"], kills=3, seed=3, server=server)
    assert isinstance(caught.value, kills.Lost) or "ended with status" in str(caught.value), "not one that is only slow"
