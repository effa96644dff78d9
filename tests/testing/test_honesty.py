"""Every bot of every game goes by its view alone, and a bot that does not is caught."""

from __future__ import annotations

from typing import Any, Final

import pytest

from carteblanche.core.luck import Luck
from carteblanche.games import catalogue
from carteblanche.testing.honesty import check_bot
from carteblanche.testing.laws import LawBroken
from carteblanche.testing.variants import VARIANTS

WAYS: Final = {
    "blank": ("3-automatic-fined", "3-by-hand-lie"),
    "blanko": ("2-strict", "3-challenge-house"),
    "blockers": ("2-basic-blockers", "3-uptown"),
    "blitz": ("2-round", "4-match"),
}
"""By game: the variants in which its bots are looked at."""
EVERY: Final = {"blank": 6, "blanko": 5, "blockers": 12, "blitz": 10}


@pytest.mark.parametrize(
    ("variant", "level"),
    [
        pytest.param(variant, level, id=f"{variant.title}-{level}")
        for variant in VARIANTS
        if variant.name in WAYS[variant.game]
        for level in catalogue.open(variant.game).BOTS
    ],
)
def test_a_bot_goes_by_its_view_alone(variant: Any, level: str) -> None:
    game, config = variant.open()
    make = game.BOTS[level]
    twins = check_bot(game, make, config, variant.seats, 5, looks=2, every=EVERY[variant.game], hooks=variant.hooks)
    assert twins > 0


class Peeker:
    """Listens when the referee looks at the state."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._state: Any = None
        look = type(game).view

        def listen(state: Any, viewer: Any) -> Any:
            self._state = state
            return look(game, state, viewer)

        game.view = listen

    def choose(self, view: Any, luck: Luck) -> Any:
        options = list(self._game.options(view))
        return options[hash(self._state.pieces.places) % len(options)]


class Hoarder:
    """Has nothing from the referee but keeps what it has seen, and plays something else each time."""

    acts = 0

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        options = list(self._game.options(view))
        Hoarder.acts += 1
        return options[Hoarder.acts % len(options)]


@pytest.mark.parametrize("bot", [Peeker, Hoarder])
def test_a_bot_that_knows_more_than_its_view_is_caught(bot: Any) -> None:
    game = catalogue.open("blockers")
    with pytest.raises(LawBroken, match="acts by what it cannot see"):
        check_bot(game, bot, game.CONFIG(), 2, 5)


def test_a_game_that_is_too_short_to_look_at_is_told() -> None:
    game = catalogue.open("blockers")
    with pytest.raises(LawBroken, match="the game ended after"):
        check_bot(game, game.BOTS["random"], game.CONFIG(), 2, 5, looks=1000, every=1)
