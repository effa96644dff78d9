"""How the stronger bots choose: all moves are judged, the best are played out in imagined deals, and the end is solved.

The search is one over information sets: what the viewer does not know is dealt anew for every world, and a move is as good as it is on the
average over the worlds. It is honest by construction, since an outlook is made of a view. Within a world the moves share their luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.luck import Luck
from carteblanche.games.blockers import rollout as plain
from carteblanche.games.blockers.endgame import solved
from carteblanche.games.blockers.evaluation import SCALE, advantage, standing
from carteblanche.games.blockers.outlook import Option, Outlook, imagined, list_options, plies_left, stocked
from carteblanche.games.blockers.rollout import WON, copied, lay
from carteblanche.search.budget import Budget
from carteblanche.search.halving import halve

How: TypeAlias = Literal["only", "judged", "searched", "solved"]
PRIOR: Final = 8.0
"""A judgement counts like so many rollouts."""
SETUP: Final = 6
"""What it costs to begin a rollout, in steps of one."""
JUDGED: Final = 0.17
"""What a point of the judgement is worth, in wins."""


class Thought(NamedTuple):
    option: Option
    how: How
    chance: int | None = None
    """Of winning, in percent, where it was played out or solved."""


def judged(outlook: Outlook, luck: Luck) -> list[tuple[int, Option]]:
    """All moves with what the viewer is ahead after each, best first; ties by luck."""
    found: list[tuple[int, int, Option]] = []
    for option in list_options(outlook.sketch, outlook.seats, outlook.seat):
        colour, face, _ = option
        after = copied(outlook.sketch)
        lay(after, outlook.seat, *option)
        left = list(outlook.left)
        left[colour] = tuple(other for other in left[colour] if other != face)
        after[6][colour] = int(stocked(outlook, colour) > 0)
        found.append((advantage(standing(after, outlook, left), outlook.seat), luck.below(1 << 16), option))
    found.sort(reverse=True)
    return [(value, option) for value, _, option in found]


def think(outlook: Outlook, width: int, budget: Budget, luck: Luck, rollouts: Any = plain) -> Thought:
    """The best move that can be found within the budget, playing out at most so many (`width`). `rollouts` is the module that plays them
    out: the plain one, or the same as machine code.
    """
    ranked = judged(outlook, luck)
    if len(ranked) == 1:
        return Thought(ranked[0][1], "only")
    ends = solved(outlook, [option for _, option in ranked], budget)
    if ends:
        worth, option = max(ends, key=lambda one: one[0])
        return Thought(option, "solved", _percent(worth / WON))
    return _searched(outlook, ranked[:width], budget, luck, rollouts)


def _searched(outlook: Outlook, ranked: list[tuple[int, Option]], budget: Budget, luck: Luck, by: Any) -> Thought:
    seats, seat, uptown = outlook.seats, outlook.seat, outlook.uptown
    highest = ranked[0][0]
    priors = [0.5 + JUDGED * (value - highest) / SCALE for value, _ in ranked]
    dice = 1 + luck.below((1 << 32) - 1)
    wins, counts = [0] * len(ranked), [0] * len(ranked)

    def trials(alive: Sequence[int], _world: int) -> list[float]:
        nonlocal dice
        world, dice = imagined(outlook, dice)
        found: list[float] = []
        for one in alive:
            sketch = by.copied(world)
            by.lay(sketch, seat, *ranked[one][1])
            budget.spend(SETUP + by.play_out(sketch, seats, (seat + 1) % seats, uptown, dice))
            ends = by.keys(sketch, seats, uptown)
            found.append(by.worths(ends)[seat] / WON)
            wins[one] += ends[seat] == min(ends)
            counts[one] += 1
        return found

    best = halve(priors, PRIOR, budget, SETUP + plies_left(outlook), trials)[0].candidate
    if not counts[best]:
        return Thought(ranked[best][1], "judged")
    return Thought(ranked[best][1], "searched", round(100 * wins[best] / counts[best]))


def chances(outlook: Outlook, options: Sequence[Option], worlds: int, luck: Luck, by: Any = plain) -> list[list[float]]:
    """For each of these moves, how well it does in so many imagined deals, the same for all: 1 where it wins."""
    seats, seat, uptown = outlook.seats, outlook.seat, outlook.uptown
    dice = 1 + luck.below((1 << 32) - 1)
    found: list[list[float]] = [[] for _ in options]
    for _ in range(worlds):
        world, dice = imagined(outlook, dice)
        for option, won in zip(options, found, strict=True):
            sketch = by.copied(world)
            by.lay(sketch, seat, *option)
            by.play_out(sketch, seats, (seat + 1) % seats, uptown, dice)
            ends = by.keys(sketch, seats, uptown)
            won.append((ends[seat] == min(ends)) / ends.count(min(ends)))
    return found


def _percent(worth: float) -> int:
    return max(0, min(100, round(100 * worth)))
