from __future__ import annotations

import datetime as dt

from carteblanche.server.dates import days_before, now


def test_days_are_counted_back_over_the_ends_of_months_and_years() -> None:
    assert days_before("2024-03-01", 1) == "2024-02-29"
    assert days_before("2026-01-01", 1) == "2025-12-31"
    assert days_before("2026-01-01", 0) == "2026-01-01"


def test_a_moment_is_kept_to_the_second_in_utc() -> None:
    read = dt.datetime.fromisoformat(now())
    assert read.utcoffset() == dt.timedelta()
    assert read.microsecond == 0
