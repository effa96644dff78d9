from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carteblanche.research.encodings.catalogue import ENCODINGS
from carteblanche.research.gym import CarteBlancheEnv

WEAK = {"blockers": "greedy", "blitz": "easy", "blanko": "novice", "blank": "beginner"}


@pytest.mark.parametrize("name", ENCODINGS)
def test_the_checker_of_gymnasium(name: str) -> None:
    check_env(CarteBlancheEnv(name, WEAK[name]), skip_render_check=True)


def play(env: gymnasium.Env[Any, int], seed: int) -> tuple[float, int, dict[str, Any]]:
    """A whole game of random legal numbers: the sum of rewards, how many acts, and what was said at the end."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    total, acts, done = 0.0, 0, False
    while not done:
        number = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, termination, truncation, info = env.step(number)
        total, acts, done = total + float(reward), acts + 1, termination or truncation
    return total, acts, info


def test_a_named_bot_sits_on_the_other_seats() -> None:
    env = gymnasium.make("CarteBlanche/blockers-v1", opponent="greedy", seats=3)
    results = [play(env, seed) for seed in range(6)]
    assert {info["seat"] for _, _, info in results} == {0, 1, 2}
    assert all(
        reward == 1 - (info["ranks"][info["seat"]] - 1) for reward, _, info in results if len(set(info["ranks"])) == 3
    )
    assert sum(reward for reward, _, _ in results) < 0
    assert all(acts == 24 for _, acts, _ in results)
    assert results[0] == play(env, 0)


def test_hands_race_against_the_learner() -> None:
    env = CarteBlancheEnv("blitz", "expert", seats=2, seat=0)
    reward, acts, info = play(env, 4)
    assert reward == -1
    assert acts > 5
    assert info["reason"] == "rounds"


def test_what_is_not_legal_loses() -> None:
    env = CarteBlancheEnv("blockers", seat=1, render_mode="ansi")
    observation, info = env.reset(seed=2)
    assert info == {"seat": 1}
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, termination, truncation, info = env.step(wrong)
    assert (reward, termination, truncation, info["illegal"]) == (-1, True, False, True)
    assert "A" in env.render()


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = CarteBlancheEnv("blockers", longest=3)
    assert play(env, 1)[:2] == (0.0, 3)


def test_who_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot"):
        CarteBlancheEnv("blockers", "nobody")
    with pytest.raises(ValueError, match="no seat"):
        CarteBlancheEnv("blockers", seat=2)
