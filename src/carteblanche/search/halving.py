"""Sequential halving: which of several candidates is best, where each trial of one is noisy and costs.

All candidates are tried in the same few worlds; the worse half is dropped; those that remain are tried in as many more worlds as the same
share of the budget allows, of steps and of time; and so on, until one is left or the budget is spent. Trials in the same world make
differences smaller than the noise visible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from carteblanche.search.budget import Budget


class Tried(NamedTuple):
    candidate: int
    mean: float
    """Of what the trials were worth, the highest is best; with the prior counted in."""
    trials: int


def halve(
    priors: Sequence[float],
    weight: float,
    budget: Budget,
    price: int,
    trials: Callable[[Sequence[int], int], Sequence[float]],
) -> list[Tried]:
    """The candidates, best first. A prior counts like so many trials (`weight`). `trials(candidates, world)` tries some in one world, at
    `price` steps each at most, and spends of the budget what it takes.
    """
    alive = sorted(range(len(priors)), key=lambda one: -priors[one])
    sums = [prior * weight for prior in priors]
    counts = [0] * len(priors)
    rounds = max(1, (len(alive) - 1).bit_length())
    share = budget.left // rounds
    world = 0

    def mean(one: int) -> float:
        return sums[one] / (counts[one] + weight)

    dropped: list[int] = []
    for turn in range(rounds):
        until = share if turn < rounds - 1 else budget.left
        time = (turn + 1) / rounds
        began = budget.spent
        tried = 0
        while budget.spent - began + price * len(alive) <= until and budget.allows(price * len(alive)):
            if tried and not budget.has_time(time):
                break
            for one, worth in zip(alive, trials(alive, world), strict=True):
                sums[one] += worth
                counts[one] += 1
            world += 1
            tried += 1
        alive.sort(key=lambda one: -mean(one))
        if not tried:
            break
        if turn < rounds - 1:
            half = (len(alive) + 1) // 2
            dropped = alive[half:] + dropped
            del alive[half:]
    return [Tried(one, mean(one), counts[one]) for one in alive + dropped]
