"""Many games of Blockers! at once, by a kernel of their own. It is compiled when it is first used, where there is a compiler."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from carteblanche.games.blockers.data import FITS, KINDS, RACK, SIDE, TURNS
from carteblanche.games.blockers.kernel import AROUND, cells
from carteblanche.library.words.kernels import compile_kernel
from carteblanche.research.encodings.blockers import OF_COLOUR, BlockersEncoding
from carteblanche.research.vector import kernel as plain
from carteblanche.research.vector.batch import Batch, Vector

CELLS: Final = SIDE * SIDE
_MOST: Final = 128
"""No count of groups, tiles or points is larger."""


class BlockersVector(Vector):
    encoding: BlockersEncoding

    def __init__(self, encoding: BlockersEncoding, count: int, kernel: ModuleType | None = None) -> None:
        super().__init__(encoding, count)
        colours, seats = encoding.colours, encoding.seats
        numbers = [cell for face in range(KINDS) for cell in cells(FITS[face])]
        around = np.full((CELLS, 4), -1, np.int8)
        for cell in range(CELLS):
            beside = list(cells(AROUND[cell]))
            around[cell, : len(beside)] = beside
        assert len(numbers) == OF_COLOUR
        self._dice = np.zeros(count, np.uint64)
        self._actions = np.zeros(count, np.int64)
        self.board = np.zeros((count, CELLS), np.uint8)
        """By game and cell: the colour of the tile on it, counted from 1, or 0."""
        self.racks = np.zeros((count, colours, RACK), np.uint8)
        """By game and colour: the faces on its rack; as many as `held` says."""
        self.stocks = np.zeros((count, colours, KINDS), np.uint8)
        """By game and colour: the faces to be drawn, the next one last; as many as are stocked."""
        turn = np.zeros(count, np.uint8)
        masks = np.zeros((count, encoding.actions), np.int8)
        observations = np.zeros((count, encoding.size), np.float32)
        rewards = np.zeros((count, seats), np.float32)
        over = np.zeros(count, np.uint8)
        self._batch = Batch(observations, masks, turn, rewards, over.view(np.bool_))
        by_colour = [np.zeros((count, colours), np.uint8) for _ in range(4)]
        arrays: tuple[NDArray[Any], ...] = (
            self.board,
            np.zeros((count, CELLS), np.uint8),
            self.racks,
            by_colour[0],
            self.stocks,
            by_colour[1],
            np.zeros((count, colours, KINDS), np.uint8),
            by_colour[2],
            by_colour[3],
            np.zeros((count, seats, colours), np.uint8),
            turn,
            np.zeros(count, np.int32),
            np.zeros((count, encoding.actions), np.int16),
            self._dice,
            np.zeros(CELLS, np.uint8),
            np.zeros(colours, np.uint8),
            np.zeros(CELLS, np.uint8),
        )
        parts = (np.arange(_MOST) / TURNS).astype(np.float32)
        tables: tuple[NDArray[Any], ...] = (np.array(numbers, np.uint8), around, parts)
        shown: tuple[NDArray[Any], ...] = (observations, masks, rewards, over)
        self.kernel = kernel or compile_kernel(plain)
        self._games = self.kernel.Games(
            count,
            colours,
            seats,
            int(encoding.config.scoring == "uptown"),
            tuple(map(_flat, tables)),
            tuple(map(_flat, arrays)),
            tuple(map(_flat, shown)),
        )

    def reset(self, seed: int) -> Batch:
        self._dice[:] = np.random.SeedSequence(seed).generate_state(self.count, np.uint64) | np.uint64(1)
        self._batch.rewards.fill(0)
        self._batch.over.fill(False)
        self._games.reset()
        return self._batch

    def step(self, actions: NDArray[Any]) -> Batch:
        self._actions[:] = actions
        wrong = self._games.step(self._actions.data)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is not legal in game {wrong}")
        return self._batch

    def roll_out(self, games: int) -> int:
        """Plays so many whole games at random, one after the other, in the first place, which is dealt anew. How many tiles were laid; the
        rewards of the last game are the first of the batch.
        """
        if games < 1:
            raise ValueError(f"{games} games cannot be played")
        laid: int = self._games.roll_out(games)
        return laid

    def sample(self) -> NDArray[Any]:
        self._games.sample(self._actions.data)
        return self._actions


def _flat(array: NDArray[Any]) -> memoryview:
    """What both kernels read: a compiled one as C does, the plain one as numbers of Python's own."""
    return array.reshape(-1).data
