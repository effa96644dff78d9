"""The player that plays anything proper."""

from __future__ import annotations

from typing import Any

from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, luck: Luck) -> Any:
        return self._game.options(view).sample(luck)
