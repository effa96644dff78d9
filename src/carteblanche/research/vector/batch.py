"""What every vectorised environment does.

    games = make_vector("blockers", count=256, seats=2)
    batch = games.reset(seed=1)
    while True:
        batch = games.step(choose(batch.observations, batch.masks))

Row *i* of everything is game *i*: what its seat `seats[i]` sees and may do. Where a game ends, its row says so, with everybody's rewards,
and shows the first position of the next game, which is dealt at once. The same seed makes the same games for the same actions. The arrays
are the environment's own and change with the next step: copy what is to be kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from numpy.typing import NDArray

from carteblanche.research.encodings.encoding import Array, Encoding, Mask


class Batch(NamedTuple):
    observations: Array
    """By game: what whoever is to act sees."""
    masks: Mask
    """By game and number: 1 if it may be done."""
    seats: NDArray[Any]
    """By game: who is to act."""
    rewards: Array
    """By game and seat: what the last step brought, which is nothing but at the end."""
    over: NDArray[Any]
    """By game: whether the last step ended a game; then the rest of the row is of the next one."""


class Vector(ABC):
    def __init__(self, encoding: Encoding, count: int) -> None:
        if count < 1:
            raise ValueError("there is at least one game")
        self.encoding = encoding
        self.count = count

    @abstractmethod
    def reset(self, seed: int) -> Batch:
        """New games everywhere, by this seed."""

    @abstractmethod
    def step(self, actions: NDArray[Any]) -> Batch:
        """One action in each game; `ValueError` if one of them is not legal, and then nothing has happened."""

    @abstractmethod
    def sample(self) -> NDArray[Any]:
        """A legal action for each game, each equally likely, by the seed."""
