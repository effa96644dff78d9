from __future__ import annotations

from typing import Any

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Millis, Outcome
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config

GAME = Blockers()


def match(levels: list[str], config: Config, seed: int) -> Outcome:
    bots: list[Bot[Any, Any]] = [GAME.BOTS[level](GAME) for level in levels]
    lucks = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(levels))]
    state = GAME.setup(config, len(levels), KeyedLuck.seeded(seed, "table"))
    while (outcome := GAME.outcome(state)) is None:
        seat = state.turn
        action = bots[seat].choose(GAME.view(state, seat), lucks[seat])
        state = GAME.play(state, Millis(0), seat, action, KeyedLuck.seeded(0))
    return outcome


def test_greedy_beats_random() -> None:
    games = 100
    won = sum(
        match(["greedy", "random"] if seed % 2 else ["random", "greedy"], Config("basic"), seed).winners
        == (1 - seed % 2,)
        for seed in range(games)
    )
    assert won > 0.95 * games


@pytest.mark.parametrize("level", list(GAME.BOTS))
def test_every_level_plays_properly_to_the_end(level: str) -> None:
    assert match([level] * 2, Config(), 1).reason == "played-out"


def test_a_bot_decides_by_its_own_luck_alone() -> None:
    assert match(["greedy", "random", "random"], Config(), 7) == match(["greedy", "random", "random"], Config(), 7)
