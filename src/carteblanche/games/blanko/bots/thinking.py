"""How the stronger bots choose: all moves are weighed, the best are tried in imagined worlds, and the end is counted out.

A move weighs its points, what its squares will bring on the average, and what the letters are worth that stay. What it leaves open to the
next player shows in worlds: the unknown letters are dealt anew, and the best reply is weighed in the same way. So squares, swaps, hooks
and long words that are left open count against a move, as far as somebody is likely to use them. With few letters in the bag the worlds
are played out to the end. It is honest by construction, since an outlook is made of a view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from carteblanche.core.luck import Luck
from carteblanche.games.blanko.bots.endgame import INFINITE, solve
from carteblanche.games.blanko.bots.outlook import Outlook, imagine
from carteblanche.games.blanko.bots.sketch import (
    EXCHANGE,
    PASSING,
    Option,
    Sketch,
    Weights,
    find_best,
    find_best_swap,
    laid_cells,
    list_options,
    look,
    play,
    price,
    run,
)
from carteblanche.games.blanko.data import SIDE
from carteblanche.games.blanko.kernel import LINES
from carteblanche.search.budget import Budget
from carteblanche.search.halving import halve

How: TypeAlias = Literal["only", "weighed", "searched", "solved"]
MARGIN: Final = 1500
"""Moves that weigh so much less than the best are not tried."""
MOST: Final = 200
"""So many moves are looked at, those that weigh most."""
LAST: Final = 7
"""With so few letters in the bag, worlds are played out to the end."""
LONGEST: Final = 24
"""After so many turns a world is left as it stands."""
PRIOR: Final = 1.0
"""What a move weighs counts like so many trials."""


class Depth(NamedTuple):
    steps: int
    """How many replies it looks for in a turn; 0 to weigh only."""
    width: int = 1
    """How many moves it tries at most."""


class Thought(NamedTuple):
    option: Option
    how: How
    ranked: tuple[Option, ...]
    """All moves that were thought of, by weight."""
    replies: dict[Option, float]
    """By move that was tried: what the next player's best reply weighs on the average."""
    ahead: int = 0
    """If it was solved: how many points ahead of the other the game ends."""


def rank(outlook: Outlook, weights: Weights, knows: Callable[[Option], bool]) -> list[Option]:
    """Of the moves that the player knows and would make, those that weigh about as much as the best, at the end all; exchanging the rack
    too. If there is none, passing.
    """
    listed = list_options(outlook.tools, outlook.sketch, weights, outlook.card, MARGIN if outlook.bag else INFINITE)
    found = [option for option in listed[:MOST] if knows(option)]
    if outlook.bag:
        found.append((weights[1][0], 0, 0, EXCHANGE, b"", 0))
    return sorted(found, key=lambda one: -one[0]) or [PASSING]


def think(
    outlook: Outlook, depth: Depth, ranked: list[Option], weights: Weights, budget: Budget, luck: Luck
) -> Thought:
    """The best of these moves that can be found within the budget."""
    best = [option for option in ranked[: depth.width] if option[0] + MARGIN >= ranked[0][0]]
    if len(best) == 1 or not depth.steps:
        return Thought(ranked[0], "only" if len(ranked) == 1 else "weighed", tuple(ranked), {})
    if not outlook.bag and outlook.tools.seats == 2:
        sketch, _ = imagine(outlook, 1)
        solved = solve(outlook.tools, sketch, weights, outlook.card, ranked, budget)
        if solved is not None:
            return Thought(solved.option, "solved" if solved.exact else "searched", tuple(ranked), {}, solved.ahead)
    trial = _played_out if outlook.bag <= LAST else _replied
    return _tried(outlook, tuple(ranked), best, weights, budget, luck, trial)


def _tried(
    outlook: Outlook,
    ranked: tuple[Option, ...],
    best: list[Option],
    weights: Weights,
    budget: Budget,
    luck: Luck,
    trial: Callable[[Outlook, Weights, Sequence[_Tried], Sketch], tuple[list[float], int]],
) -> Thought:
    dice = 1 + luck.below((1 << 32) - 1)
    tried = [_Tried(outlook, option) for option in best]

    def trials(alive: Sequence[int], _world: int) -> list[float]:
        nonlocal dice
        world, dice = imagine(outlook, dice)
        values, steps = trial(outlook, weights, [tried[one] for one in alive], world)
        budget.spend(steps)
        return values

    each = 2 if trial is _replied else LONGEST // 2
    chosen = halve([option[0] for option in best], PRIOR, budget, each, trials)[0]
    replies = {one.option: one.replies / one.trials for one in tried if one.trials}
    return Thought(best[chosen.candidate], "searched" if chosen.trials else "weighed", ranked, replies)


class _Tried:
    """A move that is tried: what is the same in all worlds, and what the replies weighed."""

    def __init__(self, outlook: Outlook, option: Option) -> None:
        self.option = option
        self.after = after = outlook.sketch.copy()
        self.lines = 0 if any(after.board) else LINES
        self.replies = 0.0
        self.trials = 0
        play(outlook.tools, after, option, outlook.card)
        for cell, _ in laid_cells(outlook.sketch.board, option):
            self.lines |= changed_lines(after.board, cell)


def changed_lines(board: bytearray, cell: int) -> int:
    """The lines along which other words can be laid since this cell was given a letter: its own two, and those that cross the words through
    it at their ends.
    """
    row, column = divmod(cell, SIDE)
    found = 1 << row | 1 << SIDE + column
    for down in (0, 1):
        first, last, step = run(board, cell, down)
        before, after = (first // SIDE, last // SIDE) if step == SIDE else (first % SIDE, last % SIDE)
        shift = 0 if down else SIDE
        if before:
            found |= 1 << shift + before - 1
        if after < SIDE - 1:
            found |= 1 << shift + after + 1
    return found


def _replied(outlook: Outlook, weights: Weights, alive: Sequence[_Tried], world: Sketch) -> tuple[list[float], int]:
    """What each move weighs less the next player's best reply. A joker is imagined to be kept for later. Along lines that a move does not
    change, the reply is looked for once.
    """
    tools, card = outlook.tools, outlook.card
    rack = world.racks[(outlook.seat + 1) % tools.seats]
    search = look(tools, world, rack, hold=True)
    search.weigh(weights, card, -1)
    before: list[int] = search.line_weights()
    values: list[float] = []
    for one in alive:
        search = look(tools, one.after, rack, hold=True)
        search.weigh(weights, card, -1)
        found = search.weighed(one.lines)
        reply = max([0, *(weight for line, weight in enumerate(before) if not one.lines >> line & 1)])
        if found:
            reply = max(reply, found[-1][0])
        swap = find_best_swap(search, one.after)
        if swap is not None:
            reply = max(reply, swap[0])
        one.replies += reply
        one.trials += 1
        values.append(one.option[0] - reply / (tools.seats - 1))
    return values, len(alive) + 2


def _played_out(outlook: Outlook, weights: Weights, alive: Sequence[_Tried], world: Sketch) -> tuple[list[float], int]:
    """How far each move leaves the player ahead of the others at the end, if everybody then lays what weighs most."""
    tools, seat = outlook.tools, outlook.seat
    values: list[float] = []
    steps = 0
    for one in alive:
        sketch = world.copy()
        play(tools, sketch, one.option, outlook.card)
        turns = 0
        while not sketch.over and turns < LONGEST:
            steps += price(sketch.racks[sketch.turn])
            best = find_best(tools, sketch, weights if sketch.bag else outlook.last_weights, outlook.card)
            play(tools, sketch, best, outlook.card)
            turns += 1
        others = [score for other, score in enumerate(sketch.scores) if other != seat]
        values.append(sketch.scores[seat] - sum(others) / len(others))
    return values, steps
