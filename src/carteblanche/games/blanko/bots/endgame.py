"""The end of a game for two, counted out: the bag is empty, so each knows what the other has.

Every continuation is followed to the end: somebody goes out, both pass, or nobody scores any more. That is often too much; so at first
only the few moves of each turn that weigh most are followed, then more of them, until all are, or the budget is spent. What was found
with the most moves counts; it is exact if these were all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carteblanche.games.blanko.bots.sketch import (
    PASSING,
    Option,
    Sketch,
    Tools,
    Weights,
    burden,
    list_options,
    play,
    price,
)
from carteblanche.search.budget import Budget

WIDTHS: Final = (1, 2, 3, 5, 8, 12, 20)
ALL: Final = 1 << 20
DEEPEST: Final = 16
"""After so many turns an end is left as it stands."""
INFINITE: Final = 1 << 30


class Solved(NamedTuple):
    option: Option
    ahead: int
    """How far the player to move is ahead in the end, in points."""
    exact: bool


class _SpentError(Exception):
    """The budget is spent."""


class _Search:
    def __init__(self, tools: Tools, weights: Weights, card: int, budget: Budget) -> None:
        self.tools, self.weights, self.card, self.budget = tools, weights, card, budget
        self.width = 1
        self.cut = False
        """Whether a move was left out, or an end not reached."""

    def value(self, sketch: Sketch, low: int, high: int, depth: int) -> int:
        """How far whose turn it is will be ahead in the end, if it is between these two."""
        if sketch.over:
            return sketch.scores[sketch.turn] - sketch.scores[1 - sketch.turn]
        if depth == DEEPEST:
            self.cut = True
            own, other = sketch.turn, 1 - sketch.turn
            lost = [burden(self.tools, rack) for rack in sketch.racks]
            return sketch.scores[own] - lost[own] - sketch.scores[other] + lost[other]
        steps = price(sketch.racks[sketch.turn])
        if not self.budget.allows(steps):
            raise _SpentError
        self.budget.spend(steps)
        listed = list_options(self.tools, sketch, self.weights, self.card, INFINITE)
        if self.width == ALL or not listed:
            listed.append(PASSING)
        self.cut |= len(listed) > self.width or self.width < ALL
        best = -INFINITE
        for option in listed[: self.width]:
            best = max(best, self.after(sketch, option, max(low, best), high, depth))
            if best >= high:
                break
        return best

    def after(self, sketch: Sketch, option: Option, low: int, high: int, depth: int) -> int:
        then = sketch.copy()
        play(self.tools, then, option, self.card)
        return -self.value(then, -high, -low, depth + 1)


def solve(
    tools: Tools, sketch: Sketch, weights: Weights, card: int, ranked: list[Option], budget: Budget
) -> Solved | None:
    """The best of these moves; nothing if the budget is not enough to follow even one line from each."""
    search = _Search(tools, weights, card, budget)
    found: Solved | None = None
    order = [*ranked, *([PASSING] if PASSING not in ranked else [])]
    for width in (*WIDTHS, ALL):
        search.width, search.cut = width, False
        values: list[tuple[int, int]] = []
        low = -INFINITE
        try:
            for n, option in enumerate(order):
                values.append((search.after(sketch, option, low, INFINITE, 0), -n))
                low = max(low, values[-1][0])
        except _SpentError:
            break
        ahead, best = max(values)
        exact = width == ALL and not search.cut
        found = Solved(order[-best], round(ahead / 100), exact)
        order = [order[-n] for _, n in sorted(values, reverse=True)]
        if exact:
            break
    return found
