"""A house may run for years: what people leave behind is cleared away, and nothing else grows."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from drivers.server.weeks import DAYS, Day, Grown, Weeks, check, live


def test_rooms_and_backups_stay_within_the_policy(tmp_path: Path) -> None:
    days = asyncio.run(live(tmp_path, days=6, tables=1, policy={"gathering": 1, "playing": 1, "over": 1}))
    assert [day.rooms for day in days] == [3, 6, 6, 6, 6, 6]
    assert len(list((tmp_path / "backups").iterdir())) == 5


def test_a_house_in_which_something_grows_is_found_out() -> None:
    flat = [Day(start=0.01, memory=80_000, disk=5_000_000, rooms=100)] * DAYS
    assert check(flat) == Weeks(1, 100, 100, 100, 100)
    for name in ("start", "memory", "disk", "rooms"):
        growing = [replace(day, **{name: getattr(day, name) * (1 + n / 40)}) for n, day in enumerate(flat)]
        with pytest.raises(Grown, match=name):
            check(growing)
