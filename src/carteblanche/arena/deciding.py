"""When enough was played to tell a wanted difference: a sequential test over sets.

To be told apart are a pair of even bots and one in which the better comes before the other in the wanted share of games, such as 0.55.
After every set two sequential tests look at all values so far, one for each of the two as the better: how much likelier are they if the
share is the wanted one than if it is a half? Once that is 38 to 1 for one of them, that bot is *stronger*; once it is 1 to 19 against
both, the two are *level*. So at most one verdict in twenty is wrong, however often one looks: even bots have two ways to be taken for
uneven ones, and each gets half of the error. In between, where a bot is better by less than is wanted, either verdict may come.

A set's value is the mean of its games, and the values are taken for normal with the variance that they show (a generalised sequential
probability ratio test). Two sets that were never played, one won and one lost, count for the variance: a few sets that all say the same
are not certain.
"""

from __future__ import annotations

from itertools import combinations
from math import log
from typing import Final, Literal, TypeAlias

from carteblanche.arena.plan import Plan
from carteblanche.arena.results import SetResult
from carteblanche.arena.summary import compare

ERROR: Final = 0.05
"""How often a verdict may be wrong."""
ACCEPTED: Final = log((1 - ERROR) / (ERROR / 2))
REJECTED: Final = log(ERROR / (1 - ERROR / 2))
EVEN: Final = 0.5

Verdict: TypeAlias = Literal["stronger", "weaker", "level"]


class PairTest:
    """One pair: the first against the second."""

    def __init__(self, wanted: float) -> None:
        self._wanted = wanted
        self._count = 0
        self._sum = self._squares = 0.0
        self.verdict: Verdict | None = None

    def add(self, value: float) -> None:
        """One more set; after the verdict nothing counts any more."""
        if self.verdict is not None:
            return
        self._count += 1
        self._sum += value
        self._squares += value * value
        better, worse = self._likelihood(self._wanted), self._likelihood(1 - self._wanted)
        if max(better, worse) >= ACCEPTED:
            self.verdict = "stronger" if better > worse else "weaker"
        elif max(better, worse) <= REJECTED:
            self.verdict = "level"

    def _likelihood(self, share: float) -> float:
        """The logarithm of how much likelier all values are with this share than with an even one."""
        mean = self._sum / self._count
        spread = self._squares - self._count * mean * mean + mean * mean + (1 - mean) * (1 - mean)
        variance = spread / (self._count + 2)
        return self._count * (share - EVEN) * (2 * mean - EVEN - share) / (2 * variance)


class Decision:
    """The tests of all pairs. Called with every set in order; true once all have their verdict and the round is complete."""

    def __init__(self, plan: Plan, wanted: float) -> None:
        self._plan = plan
        self._tests = {pair: PairTest(wanted) for pair in combinations(range(len(plan.entrants)), 2)}

    def __call__(self, result: SetResult) -> bool:
        for (one, other), test in self._tests.items():
            values = [value for game in result.games for value in compare(game, one, other)]
            if values:
                test.add(sum(values) / len(values))
        return self._plan.ends_round(result.number) and None not in self.verdicts

    @property
    def verdicts(self) -> list[Verdict | None]:
        """In the order of the pairs."""
        return [test.verdict for test in self._tests.values()]
