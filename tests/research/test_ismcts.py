"""OpenSpiel's search as a bot: honest, within its budget, and in every game with turns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from carteblanche.core.driver import drive
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games import catalogue
from carteblanche.research import ismcts, openspiel
from carteblanche.research.ismcts import IsMcts
from carteblanche.testing.honesty import check_bot

OPTIONS: dict[str, dict[str, Any]] = {"blank": {"reading": False, "rewards": False}, "blockers": {}, "blanko": {}}


def see(name: str, steps: int) -> tuple[Any, Any]:
    """A game, and what whoever acts next sees after so many steps of weak bots."""
    game = catalogue.open(name)
    luck = KeyedLuck.seeded(3)
    state = game.setup(game.CONFIG(**OPTIONS[name]), 2, luck)
    weakest = next(iter(game.BOTS.values()))
    for _, step in zip(range(steps), drive(game, state, [weakest(game)] * 2, luck, [luck] * 2), strict=False):
        state = step.state
    seat = next(iter(game.prompts(state)))
    return game, game.view(state, Seat(seat))


@pytest.mark.parametrize(("name", "steps"), [("blockers", 80), ("blank", 12), ("blanko", 4)])
def test_it_plays_every_game_with_turns(name: str, steps: int) -> None:
    game, view = see(name, steps)
    chosen = IsMcts(game, simulations=3).choose(view, KeyedLuck.seeded(1))
    assert chosen in game.options(view)
    assert IsMcts(game, simulations=3).choose(view, KeyedLuck.seeded(1)) == chosen


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game, view = see("blockers", 80)
    simulated: list[int] = []
    make: Callable[[int], Any] = openspiel.make_resampler

    def counting(seed: int) -> Any:
        resample = make(seed)

        def counted(state: Any, player: int) -> Any:
            simulated.append(player)
            return resample(state, player)

        return counted

    monkeypatch.setattr(ismcts, "make_resampler", counting)
    bot = IsMcts(game)
    ticks = count()
    bot.keep_time(lambda: float(next(ticks)), 8.0)
    bot.choose(view, KeyedLuck.seeded(1))
    assert len(simulated) == 9  # two without a look at the clock, and seven before it says 8
    simulated.clear()
    bot.keep_time(lambda: 0.0, 0.0)
    bot.choose(view, KeyedLuck.seeded(1))
    assert len(simulated) == ismcts.LEAST


def test_it_goes_by_its_view_alone() -> None:
    game = catalogue.open("blockers")
    config = game.CONFIG()
    assert check_bot(game, lambda made: IsMcts(made, simulations=3), config, 2, 5, looks=2, every=30) > 0
