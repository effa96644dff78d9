"""What was never shown may have been anything: over whole stretches of play, and not of one state alone."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.rules import AnyGame
from carteblanche.testing import histories, laws
from carteblanche.testing.high_card import Config, HighCard
from carteblanche.testing.leaky_games import LEAKS, make_leaky
from carteblanche.testing.variants import VARIANTS, Variant

ONE_OF_EACH = {variant.game: variant for variant in reversed(VARIANTS)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_honest_game_tells_nothing(seats: int) -> None:
    report = histories.check_many(HighCard(), Config(), seats, range(40))
    assert report.games == 40
    assert report.stretches > 100
    assert report.steps > report.stretches


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.title for variant in VARIANTS])
def test_no_game_tells_what_was_never_shown(variant: Variant) -> None:
    game, config = variant.open()
    report = histories.check_many(game, config, variant.seats, range(2), stretches=12, limit=60, hooks=variant.hooks)
    assert report.steps > 20, report


def leaky(name: str) -> tuple[AnyGame, Any, int, laws.Hooks | None]:
    if name == "high card":
        return make_leaky(HighCard(), LEAKS[name]), Config(), 3, laws.Hooks()
    variant = ONE_OF_EACH[name]
    honest, config = variant.open()
    return make_leaky(honest, LEAKS[name]), config, variant.seats, variant.hooks


@pytest.mark.parametrize("name", LEAKS)
def test_a_game_that_tells_by_what_is_public_is_found_out(name: str) -> None:
    game, config, seats, hooks = leaky(name)
    with pytest.raises(laws.LawBroken) as caught:
        histories.check_many(game, config, seats, range(10), limit=60, hooks=hooks)
    assert caught.value.law == "secrecy"


@pytest.mark.parametrize("name", ["high card", "blank"])
def test_the_twins_of_one_state_do_not_find_it(name: str) -> None:
    game, config, seats, hooks = leaky(name)
    assert laws.check_many(game, config, seats, range(4), every=4, limit=60, hooks=hooks).twins > 30
