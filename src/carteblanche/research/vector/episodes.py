"""Many games at once, each through the protocol: for every game, at the speed of plain Python."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from carteblanche.core.luck import KeyedLuck
from carteblanche.research.encodings.encoding import Encoding
from carteblanche.research.episode import LONGEST, Episode
from carteblanche.research.vector.batch import Batch, Vector

_AHEAD: Final = 1 << 32


class EpisodeVector(Vector):
    """A game of more than `longest` acts is given up: it is over with nothing for anybody."""

    def __init__(self, encoding: Encoding, count: int, longest: int = LONGEST) -> None:
        super().__init__(encoding, count)
        self.longest = longest
        self._observations = np.zeros((count, encoding.size), np.float32)
        self._masks = np.zeros((count, encoding.actions), np.int8)
        self._seats = np.zeros(count, np.uint8)
        self._rewards = np.zeros((count, encoding.seats), np.float32)
        self._over = np.zeros(count, np.bool_)
        self._batch = Batch(self._observations, self._masks, self._seats, self._rewards, self._over)
        self._episodes: list[Episode] = []
        self._deals: list[KeyedLuck] = []
        self._choices = KeyedLuck.seeded(0, "choices")

    def reset(self, seed: int) -> Batch:
        self._choices = KeyedLuck.seeded(seed, "choices")
        self._deals = [KeyedLuck.seeded(seed, f"game {number}") for number in range(self.count)]
        self._episodes = [self._deal(number) for number in range(self.count)]
        self._rewards.fill(0)
        self._over.fill(False)
        for number in range(self.count):
            self._show(number)
        return self._batch

    def step(self, actions: NDArray[Any]) -> Batch:
        chosen = [int(action) for action in actions]
        for number, action in enumerate(chosen):
            if action not in self._episodes[number].legal():
                raise ValueError(f"{action} is not legal in game {number}")
        self._rewards.fill(0)
        for number, action in enumerate(chosen):
            episode = self._episodes[number]
            episode.act(action)
            self._over[number] = episode.seat is None or episode.acts >= self.longest
            if self._over[number]:
                outcome = episode.outcome
                if outcome is not None:
                    self._rewards[number] = self.encoding.rewards(outcome)
                self._episodes[number] = self._deal(number)
            self._show(number)
        return self._batch

    def sample(self) -> NDArray[Any]:
        return np.array([self._choices.pick(list(episode.legal())) for episode in self._episodes])

    def _deal(self, number: int) -> Episode:
        while (episode := Episode.seeded(self.encoding, self._deals[number].below(_AHEAD))).seat is None:
            pass
        return episode

    def _show(self, number: int) -> None:
        episode = self._episodes[number]
        assert episode.seat is not None
        view = episode.view(episode.seat)
        self._seats[number] = episode.seat
        self._observations[number] = self.encoding.observe(view)
        self._masks[number] = self.encoding.mask(view)
