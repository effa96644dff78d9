"""What a sample says of the whole: a value and the interval in which the truth lies in 19 of 20 cases."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from carteblanche.core.values import Message

Z: Final = 1.959964
"""How many standard deviations of a normal distribution hold 95 % of it, to both sides."""


class Estimate(Message):
    value: float
    low: float
    high: float


def share(hits: int, tries: int) -> Estimate:
    """How often something happens: the interval of Wilson, which stays within 0 and 1 and holds for few tries and rare hits too."""
    if tries == 0:
        return Estimate(0.0, 0.0, 1.0)
    found = hits / tries
    squared = Z * Z / tries
    middle = (found + squared / 2) / (1 + squared)
    half = Z * sqrt(found * (1 - found) / tries + squared / (4 * tries)) / (1 + squared)
    return Estimate(found, max(0.0, min(found, middle - half)), min(1.0, max(found, middle + half)))


def mean(values: Sequence[float]) -> Estimate | None:
    """The mean of what was measured, with Student's interval; of differences between pairs it is the paired one. Two values are needed."""
    tries = len(values)
    if tries < 2:
        return None
    found = sum(values) / tries
    spread = sqrt(sum((value - found) ** 2 for value in values) / (tries - 1))
    half = quantile(tries - 1) * spread / sqrt(tries)
    return Estimate(found, found - half, found + half)


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %: exact for one and two degrees of freedom, beyond that within 0.5 % by the expansion around the normal."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z, n = Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4
