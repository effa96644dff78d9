"""Yesterday's bots stay what they were: the games that they played on the day they were frozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.arena.frozen import blank, blanko, blitz

from carteblanche.core.driver import play_out
from carteblanche.core.rules import Bot
from carteblanche.games import catalogue
from carteblanche.search.random import RandomBot
from carteblanche.testing.honesty import check_bot
from carteblanche.testing.variants import VARIANTS
from drivers.games.blockers_opponents import FirstGreedy

FROZEN: dict[str, tuple[Callable[[Any], Bot[Any, Any]], str]] = {
    "blank": (blank.Sharp, "3-by-hand-lie"),
    "blanko": (blanko.Expert, "2-strict"),
    "blitz": (blitz.Expert, "4-match"),
    "blockers": (FirstGreedy, "3-uptown"),
}


@pytest.mark.parametrize(
    ("name", "against", "config", "scores", "steps"),
    [
        ("blockers", "novice", {}, (9, 17), 96),
        ("blanko", "random", {}, (486, -17), 123),
        ("blitz", "easy", {"rounds": 1}, (12, -12), 117),
    ],
)
def test_a_frozen_bot_plays_as_it_did(
    name: str, against: str, config: dict[str, Any], scores: tuple[int, ...], steps: int
) -> None:
    game = catalogue.open(name)
    other = RandomBot(game) if against == "random" else against
    played = play_out(game, [FROZEN[name][0](game), other], 0, game.CONFIG(**config))
    assert played.outcome is not None
    assert (played.outcome.scores, played.steps) == (scores, steps)


@pytest.mark.parametrize(("config", "seed"), [({}, 0), ({"effects": "by-hand", "wrong": "lie"}, 1)])
def test_the_frozen_bot_of_blank_plays_to_the_end(config: dict[str, Any], seed: int) -> None:
    """The rules of BLANK are not released, and may change what it plays."""
    game = catalogue.open("blank")
    played = play_out(game, [blank.Sharp(game), "beginner"], seed, game.CONFIG(**config))
    assert played.outcome is not None
    assert played.outcome.ranks[0] == 1


@pytest.mark.parametrize("name", list(FROZEN))
def test_a_frozen_bot_goes_by_its_view_alone(name: str) -> None:
    make, way = FROZEN[name]
    variant = next(one for one in VARIANTS if (one.game, one.name) == (name, way))
    game, config = variant.open()
    assert check_bot(game, make, config, variant.seats, 5, looks=2, every=8, hooks=variant.hooks) > 0
