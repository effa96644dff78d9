"""The measurement of fairness, in small: what the document says must hold of fewer contests too."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from carteblanche.core.luck import KeyedLuck
from drivers.games import blitz_fairness as fairness
from drivers.games.blitz_fairness import NEAR, Duels, duels, far, plot
from drivers.games.blitz_latency import Connection, contests, simulate

ROOT = Path(__file__).parents[3]


def share(line: Connection, cap: int, count: int = 400) -> Duels:
    return duels((NEAR, line), cap, count, KeyedLuck.seeded(3))


def test_lag_costs_less_with_the_arbiter() -> None:
    off, on = share(far(150), 0), share(far(150), 80)
    assert on.won > off.won + 0.05
    assert on.justly > 0.95 > off.justly + 0.05


def test_equal_lines_have_equal_chances() -> None:
    assert 0.42 < share(NEAR, 80).won < 0.58


def test_delaying_the_answers_gains_no_more_than_the_cap() -> None:
    honest, delayed, more = (share(Connection(NEAR.ping, NEAR.jitter, delay), 80) for delay in (0, 200, 2000))
    assert honest.won < delayed.won == more.won < 0.72


def test_without_the_arbiter_delaying_the_answers_gains_nothing() -> None:
    assert share(Connection(NEAR.ping, NEAR.jitter, 200), 0).won == share(NEAR, 0).won


def test_a_line_varies_upwards_only() -> None:
    luck = KeyedLuck.seeded(1)
    ways = [Connection(100, 20).way(luck) for _ in range(500)]
    assert min(ways) == 50
    assert 65 < sum(ways) / len(ways) < 75
    assert Connection(100, 0, 30).trip(luck) == 130


def test_a_contest_is_counted_for_both() -> None:
    played = simulate(["expert"] * 6, [Connection(60, 5)] * 6, 2)
    played.run(120_000)
    found = contests(played.racing.table.entries, 6)
    assert sum(found.won) == sum(found.late) > 0
    assert all(0 <= found.share(seat) <= 1 for seat in range(6))


def test_the_plot_is_a_picture() -> None:
    one = Duels(0.4, 0.9, 5)
    drawn = plot([(10, one, one), (300, one, one)], [(0, one), (400, one)])
    assert ET.fromstring(drawn).tag.endswith("svg")


def test_the_document_has_its_figures_and_its_plot() -> None:
    text = (ROOT / fairness.DOCUMENT).read_text(encoding="utf-8")
    assert all(f"| {ping} ms |" in text for ping in fairness.PINGS)
    assert (ROOT / fairness.PLOT).exists()


def test_it_is_written_where_it_belongs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    document = tmp_path / fairness.DOCUMENT
    document.parent.mkdir()
    document.write_text(f"before\n{fairness.BEGIN}old\n{fairness.END}\nafter\n", encoding="utf-8")
    assert fairness.main(count=10, played=0) == 0
    text = document.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert (tmp_path / fairness.PLOT).exists()
