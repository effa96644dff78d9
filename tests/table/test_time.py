from __future__ import annotations

from carteblanche.core.values import Millis
from carteblanche.table.time import TableTime


def test_it_runs_with_the_wall_and_stands_while_paused() -> None:
    time = TableTime(Millis(500)).run(10.0)
    assert time.at(12.0) == 2_500
    stood = time.stop(12.0)
    assert stood.at(99.0) == 2_500
    assert stood.run(100.0).at(101.0) == 3_500


def test_it_never_falls_when_the_wall_does() -> None:
    assert TableTime(Millis(500)).run(10.0).at(3.0) == 500


def test_running_twice_changes_nothing() -> None:
    time = TableTime(Millis(0)).run(1.0)
    assert time.run(5.0) is time


def test_it_says_when_a_moment_comes_on_the_wall() -> None:
    assert TableTime(Millis(1_000)).run(10.0).wall_at(Millis(3_000)) == 12.0
    assert TableTime(Millis(1_000)).wall_at(Millis(3_000)) is None
