"""BLANKO: players."""

from carteblanche.games.blanko.bots.levels import BOTS

__all__ = ["BOTS"]
