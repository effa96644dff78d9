from __future__ import annotations

from carteblanche.core.values import Millis
from carteblanche.table.lag import WINDOW, Lag

CAP = Millis(80)


def measured(*trips: int) -> Lag:
    lag = Lag()
    for trip in trips:
        lag = lag.after(Millis(trip))
    return lag


def test_it_is_half_the_least_round_trip() -> None:
    assert measured(90, 41, 300).share(CAP) == 20


def test_what_was_not_measured_is_nothing() -> None:
    assert Lag().share(CAP) == 0


def test_no_more_than_the_cap() -> None:
    assert measured(10_000).share(CAP) == 80
    assert measured(159).share(CAP) == 79


def test_only_the_last_ten_count() -> None:
    assert measured(10, *([100] * (WINDOW - 1))).share(CAP) == 5
    assert measured(10, *([100] * WINDOW)).share(CAP) == 50


def test_a_trip_below_nothing_counts_as_nothing() -> None:
    assert measured(-50).share(CAP) == 0
