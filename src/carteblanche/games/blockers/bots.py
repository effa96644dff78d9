"""Blockers!: players. Each sees only its view.

The weaker levels (`Skill`) look one move ahead and err like people do: they overlook captures and joinings, do not think of the others,
or forget what a pile costs. The others (`Depth`) judge what may still be joined, and the better ones play on in imagined deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import Bot
from carteblanche.games.blockers import rollout as plain
from carteblanche.games.blockers.actions import Action
from carteblanche.games.blockers.options import BlockersOptions, preview
from carteblanche.games.blockers.outlook import Option, Outlook, list_options, look, to_action
from carteblanche.games.blockers.reasons import reason
from carteblanche.games.blockers.rollout import CAPTURED, copied, keys, lay
from carteblanche.games.blockers.thinking import Thought, chances, judged, think
from carteblanche.games.blockers.view import BlockersView
from carteblanche.search.budget import Budget, Clock
from carteblanche.search.judging import Verdict, compare
from carteblanche.search.random import RandomBot
from carteblanche.search.reasons import Reason


@final
class Greedy:
    """Looks one move ahead: the lowest own score, then the most trouble for the others, then the fewest captures; ties by luck."""

    def __init__(self, _game: object) -> None: ...

    def choose(self, view: BlockersView, luck: Luck) -> Action:
        return luck.pick(self.best(view))

    def best(self, view: BlockersView) -> list[Action]:
        """All moves that are equally good to it."""
        assert view.viewer is not None
        best: list[Action] = []
        lowest: tuple[int, ...] | None = None
        for action in BlockersOptions(view):
            after = preview(view, action)
            own = after.scores[view.viewer]
            key = (own, own - sum(after.scores), after.captures is not None)
            if lowest is None or key < lowest:
                lowest, best = key, [action]
            elif key == lowest:
                best.append(action)
        return best


class Skill(NamedTuple):
    """What somebody overlooks, in percent."""

    joins: int
    """Of the moves that join own groups."""
    captures: int
    """Of the moves that take a tile."""
    cells: int
    """Of all other moves."""
    piles: bool
    """Whether it thinks of what a pile costs."""


@final
class Careless:
    """Plays what lowers its own score most at once, of what it does not overlook."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, view: BlockersView, luck: Luck) -> Action:
        outlook = look(view)
        options = list_options(outlook.sketch, outlook.seats, outlook.seat)
        best: list[Option] = []
        lowest: int | None = None
        for option in options:
            value, overlooked = self._value(outlook, option)
            if luck.below(100) < overlooked:
                continue
            if lowest is None or value < lowest:
                lowest, best = value, [option]
            elif value == lowest:
                best.append(option)
        return to_action(outlook, luck.pick(best or options))

    def _value(self, outlook: Outlook, option: Option) -> tuple[int, int]:
        """What the own score would be to this player, and how likely it overlooks the move."""
        colour, skill, seat = option[0], self._skill, outlook.seat
        after = copied(outlook.sketch)
        taken = lay(after, seat, *option)
        groups = len(after[1][colour])
        value = keys(after, outlook.seats, 0 if skill.piles and not outlook.uptown else 1)[seat] // CAPTURED
        if taken >= 0:
            return value, skill.captures
        return value, skill.joins if groups < len(outlook.sketch[1][colour]) else skill.cells


class Depth(NamedTuple):
    steps: int
    """How many tiles it lays in imagined games for a move; 0 to judge only."""
    width: int
    """How many moves it plays out at most."""


@final
class Thinker:
    def __init__(self, depth: Depth, rollouts: Any = plain) -> None:
        """`rollouts`: the module that plays games out, if it is not the plain one."""
        self._depth = depth
        self._rollouts = rollouts
        self._clock: Clock | None = None
        self._seconds = 0.0

    def keep_time(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def choose(self, view: BlockersView, luck: Luck) -> Action:
        outlook = look(view)
        return to_action(outlook, self.thought(outlook, luck).option)

    def explain(self, view: BlockersView, luck: Luck) -> tuple[Action, Reason]:
        outlook = look(view)
        thought = self.thought(outlook, luck)
        return to_action(outlook, thought.option), reason(outlook, thought)

    def judge(self, view: BlockersView, made: Action, luck: Luck) -> Verdict | None:
        outlook = look(view)
        options = list_options(outlook.sketch, outlook.seats, outlook.seat)
        if len(options) < 2:
            return None
        done = next(option for option in options if to_action(outlook, option) == made)
        budget = Budget(min(self._depth.steps, LOOKS_BACK))
        best = think(outlook, self._depth.width, budget, luck, self._rollouts).option
        compared = (done,) if best == done else (done, best)
        done_chances, *others = chances(outlook, compared, WORLDS, luck, self._rollouts)
        return compare(to_action(outlook, best), others[0] if others else done_chances, made, done_chances)

    def thought(self, outlook: Outlook, luck: Luck) -> Thought:
        if not self._depth.steps:
            return Thought(judged(outlook, luck)[0][1], "judged")
        budget = Budget(self._depth.steps, self._clock, self._seconds)
        return think(outlook, self._depth.width, budget, luck, self._rollouts)


LOOKS_BACK: Final = 800
"""No more tiles are laid in imagined games for a judgement of a move,"""
WORLDS: Final = 40
"""and then it is compared with the best in so many deals."""
SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(joins=75, captures=95, cells=60, piles=False),
    "casual": Skill(joins=45, captures=75, cells=30, piles=True),
}
DEPTHS: Final[Mapping[str, Depth]] = {
    "club": Depth(steps=0, width=1),
    "expert": Depth(steps=600, width=5),
    "master": Depth(steps=8000, width=10),
}


def _make_careless(skill: Skill) -> Callable[[Any], Bot[Any, Any]]:
    return lambda _: Careless(skill)


def _make_thinker(depth: Depth) -> Callable[[Any], Bot[Any, Any]]:
    return lambda game: Thinker(depth, game.rollouts)


BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {
    "random": RandomBot,
    **{name: _make_careless(skill) for name, skill in SKILLS.items()},
    "greedy": Greedy,
    **{name: _make_thinker(depth) for name, depth in DEPTHS.items()},
}
"""Weakest first."""
