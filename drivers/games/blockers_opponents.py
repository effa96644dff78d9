"""Bots of Blockers! that are no levels: yesterday's, kept as they were, and one that a stranger would write in a few minutes.

They use the public protocol and nothing else, so they stay what they are when the levels get better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Bot


@final
class FirstGreedy:
    """The first release's best: the lowest own score after the move, then the highest of the others, then no capture."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        best: list[Any] = []
        lowest: tuple[int, ...] | None = None
        for action in self._game.options(view):
            after = self._game.preview(view, action)
            own = after.scores[view.viewer]
            key = (own, own - sum(after.scores), int(after.captures is not None))
            if lowest is None or key < lowest:
                lowest, best = key, [action]
            elif key == lowest:
                best.append(action)
        return luck.pick(best)


@final
class Stranger:
    """One move ahead: own score, room to grow and ways to join, and standing where rivals want to join."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        owners = [tile.split()[0] if tile else "" for tile in view.board]
        mine = view.colours[view.viewer]
        best: list[Any] = []
        highest = float("-inf")
        for action in self._game.options(view):
            after = self._game.preview(view, action)
            cell = (ord(action.cell[0]) - 65) * 9 + int(action.cell[1]) - 1
            colour = action.tile.split()[0]
            value = -10.0 * after.scores[view.viewer]
            value += 3.0 * (sum(after.scores) - after.scores[view.viewer]) / (view.seats - 1)
            value -= 4.0 * (after.captures is not None)
            value -= 6.0 * action.tile.endswith("wild")
            touching = [owners[near] for near in _around(cell)]
            value += 0.5 * touching.count("")
            for rival in {owner for owner in touching if owner and owner not in mine}:
                value += 2.0 * (touching.count(rival) - 1)
            for far in _near(cell):
                value += 0.8 * (owners[far] == colour)
            if value > highest:
                highest, best = value, [action]
            elif value == highest:
                best.append(action)
        return luck.pick(best)


def _around(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return [
        (row + down) * 9 + column + right for down, right in steps if 0 <= row + down < 9 and 0 <= column + right < 9
    ]


def _near(cell: int) -> list[int]:
    """The cells two steps away."""
    return [far for near in _around(cell) for far in _around(near) if far != cell]


OPPONENTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {"first-greedy": FirstGreedy, "stranger": Stranger}
