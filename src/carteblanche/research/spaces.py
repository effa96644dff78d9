"""What PettingZoo and gymnasium are told of observations and actions, and seeds for them."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from carteblanche.core.values import View
from carteblanche.research.encodings.encoding import Encoding

Observation: TypeAlias = dict[str, Any]
"""`observation` and `action_mask`."""
WIDEST: Final = 100.0
"""No number of an observation is further from 0."""


def name_agents(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


def observation_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(-WIDEST, WIDEST, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Discrete(encoding.actions)


def observe(encoding: Encoding, view: View) -> Observation:
    return {"observation": encoding.observe(view), "action_mask": encoding.mask(view)}


class Seeds:
    """A seed for each game. Who gives one starts the row anew; without any the row is another every time."""

    def __init__(self) -> None:
        self._row = np.random.default_rng()

    def next(self, given: int | None) -> int:
        if given is not None:
            self._row = np.random.default_rng(given)
        return int(self._row.integers(1 << 62))


class Agents:
    """What the environments of PettingZoo have in common: an agent for each seat, with the same spaces for all, and seeds."""

    def __init__(self, encoding: Encoding, longest: int) -> None:
        super().__init__()
        self.encoding = encoding
        self.longest = longest
        self.possible_agents = name_agents(encoding.seats)
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]
