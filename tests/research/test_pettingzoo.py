"""PettingZoo's own tests, unmodified, and what they do not look at."""

from __future__ import annotations

import itertools
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from carteblanche.core.driver import THINKING, play_out
from carteblanche.core.luck import Luck
from carteblanche.research.aec import CarteBlancheAEC
from carteblanche.research.encodings.catalogue import ENCODINGS, encode
from carteblanche.research.parallel import NOT_LEGAL, CarteBlancheParallel

with warnings.catch_warnings():
    # Where pygame is installed, these import environments of PettingZoo by a way that it calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

pytestmark = pytest.mark.filterwarnings(
    # The tests know by name which of PettingZoo's own environments have observations with a mask, and warn of all others.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # The last observation, of agents that are done, has no legal actions.
    "ignore:Action mask numpy array is all zeros",
)

CASES = [("blockers", 2), ("blockers", 3), ("blitz", 2), ("blitz", 4), ("blanko", 2), ("blank", 3)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_api(name: str, seats: int) -> None:
    api_test(CarteBlancheAEC(name, seats), num_cycles=12)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: CarteBlancheAEC(name, seats), num_cycles=12)


@pytest.mark.parametrize("name", ENCODINGS)
def test_performance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its five seconds are those of a clock that goes a second whenever it is looked at."""
    clock = itertools.count()
    monkeypatch.setattr(
        sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: next(clock))
    )
    performance_benchmark(CarteBlancheAEC(name))
    assert next(clock) > 5


def test_parallel_api() -> None:
    parallel_api_test(CarteBlancheParallel("blitz", 4), num_cycles=60)


def test_parallel_seeds() -> None:
    parallel_seed_test(lambda: CarteBlancheParallel("blitz", 3), num_cycles=60)


def play(env: CarteBlancheAEC, seed: int) -> dict[str, float]:
    """A whole game of the first legal numbers; the sum of everybody's rewards."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        assert observation is not None
        done = termination or truncation
        env.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
    return total


@pytest.mark.parametrize(("name", "seats"), [("blockers", 4), ("blank", 2)])
def test_everybody_is_rewarded_once_as_the_outcome_says(name: str, seats: int) -> None:
    env = CarteBlancheAEC(name, seats)
    total = play(env, 3)
    outcome = env.episode.outcome
    assert outcome is not None
    assert tuple(total.values()) == outcome.returns
    assert max(total.values()) > 0


def test_the_same_game_as_the_driver_plays() -> None:
    encoding = encode("blockers", 3)

    class First:
        def choose(self, view: Any, luck: Luck) -> Any:
            legal = encoding.legal(view)
            return legal[min(legal)]

    env = CarteBlancheAEC("blockers", 3)
    play(env, 8)
    seed = int(np.random.default_rng(8).integers(1 << 62))
    played = play_out(encoding.game, [First()] * 3, seed)
    assert env.episode.drive.state == played.state
    assert env.episode.at == played.at


def test_what_is_refused_changes_nothing() -> None:
    env = CarteBlancheAEC("blockers", render_mode="ansi")
    env.reset(seed=1)
    before = env.episode.drive.state
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="none of the"):
        env.step(wrong)
    with pytest.raises(ValueError, match="must act"):
        env.step(None)
    assert env.episode.drive.state is before
    assert "A" in env.render()


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = CarteBlancheAEC("blockers", longest=5)
    assert set(play(env, 1).values()) == {0.0}
    assert env.episode.acts == 5


def test_in_a_race_one_is_too_late() -> None:
    """Two see the same stack; the one with priority lays its card, the other one is told why not."""
    env, rng = CarteBlancheParallel("blitz", 6), np.random.default_rng(1)
    refused: set[str] = set()
    for seed in range(3):
        observations, _ = env.reset(seed=seed)
        rewards, over = dict.fromkeys(env.agents, 0.0), dict.fromkeys(env.agents, False)
        while env.agents:
            actions = {agent: _choose_hastily(one["action_mask"], rng) for agent, one in observations.items()}
            before = env.drive.now
            observations, rewards, over, _, infos = env.step(actions)
            refused |= {info["refused"] for info in infos.values() if "refused" in info}
            assert env.drive.now >= before
        assert all(over.values())
        assert sum(rewards.values()) == pytest.approx(0)
    assert "stack-moved-on" in refused
    assert NOT_LEGAL not in refused


def _choose_hastily(mask: Any, rng: np.random.Generator) -> int:
    """Anything but waiting, unless there is nothing else."""
    legal = np.flatnonzero(mask)
    return int(rng.choice(legal[1:])) if len(legal) > 1 else 0


def test_who_only_waits_is_asked_again_a_moment_later() -> None:
    env = CarteBlancheParallel("blitz", 2)
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, 0))
    first = env.drive.now
    env.step(dict.fromkeys(env.agents, 0))
    assert env.drive.now == first + THINKING
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, env.encoding.actions - 1))
    assert NOT_LEGAL in [info.get("refused") for info in infos.values()]


def test_a_game_with_turns_is_no_race() -> None:
    with pytest.raises(ValueError, match="no race"):
        CarteBlancheParallel("blockers")
