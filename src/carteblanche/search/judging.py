"""What an act was worth, once it is done: how likely it wins beside the best that was there, for whoever looks back on a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from carteblanche.core.luck import Luck

CLEAR: Final = 2.0
"""By how many standard errors one act must be better to be called so."""


class Verdict(NamedTuple):
    best: Any
    """What the bot would have done; if that cannot be told from what was done, what was done."""
    chance: int
    """Of winning with it, in percent,"""
    made: int
    """and with what was done."""


@runtime_checkable
class Judging(Protocol):
    """A bot that can judge the acts of others."""

    def judge(self, view: Any, made: Any, luck: Luck) -> Verdict | None:
        """What it says of this act, with nothing but the view before it; nothing where there was no choice that matters."""
        ...


def compare(best: Any, chances: Sequence[float], made: Any, made_chances: Sequence[float]) -> Verdict:
    """The verdict on what was made beside what seems best, after both were tried in the same worlds."""
    worlds = len(chances)
    better = [one - other for one, other in zip(chances, made_chances, strict=True)]
    mean = sum(better) / worlds
    spread = sqrt(sum((one - mean) ** 2 for one in better) / worlds)
    made_chance = round(100 * sum(made_chances) / worlds)
    if mean * sqrt(worlds) <= CLEAR * spread or mean <= 0:
        return Verdict(made, made_chance, made_chance)
    return Verdict(best, round(100 * sum(chances) / worlds), made_chance)
