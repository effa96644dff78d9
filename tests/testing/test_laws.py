"""The kit passes an honest game and finds out every broken one."""

from __future__ import annotations

import pytest

from carteblanche.core.rules import AnyGame
from carteblanche.testing import laws
from carteblanche.testing.broken_games import BROKEN_GAMES
from carteblanche.testing.high_card import Config, HighCard


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_honest_game_passes(seats: int) -> None:
    report = laws.check_many(HighCard(), Config(), seats, range(40))
    assert report.games == report.finished == 40
    assert report.rings > 20
    assert report.actions > 100
    assert report.twins > 100


@pytest.mark.parametrize(("broken", "law"), BROKEN_GAMES.items(), ids=[broken.__name__ for broken in BROKEN_GAMES])
def test_a_broken_game_is_found_out(broken: type[AnyGame], law: str) -> None:
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_many(broken(), Config(), 3, range(40))
    assert caught.value.law == law


def test_what_was_found_can_be_seen_again() -> None:
    broken = next(iter(BROKEN_GAMES))
    with pytest.raises(laws.LawBroken) as first:
        laws.check_many(broken(), Config(), 3, range(40))
    assert f"seed={first.value.seed}" in str(first.value)
    with pytest.raises(laws.LawBroken) as again:
        laws.check(broken(), Config(), 3, first.value.seed)
    assert (again.value.law, again.value.step) == (first.value.law, first.value.step)
