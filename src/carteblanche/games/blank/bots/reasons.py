"""Why an act is good, from what was found about it on imagined tables. The codes, and the values of each:

- `wins`: it wins at once;
- `burdens` (`cards`): others take up so many cards by it, on the average;
- `ready`: what stays in the hand can go at once next time; `sheds` (`cards`): so many cards go;
- `costs` (`cards`): one gets so many cards, and yet it is best; `weighs`: all in all the best;
- `only`: there is nothing else; `duty`: it is owed; `notices`: something was overlooked or done wrong; `agrees`: a vote or an answer to the
  table, in which nothing is to be won.

The first six have `chance`: of winning, in percent; and `next`: that of the next best.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Seat
from carteblanche.games.blank import actions as a
from carteblanche.games.blank.bots.prospects import needed
from carteblanche.games.blank.bots.thinking import SURE, Thought, follow_best
from carteblanche.games.blank.box import hand
from carteblanche.games.blank.view import BlankView
from carteblanche.search.budget import Budget
from carteblanche.search.reasons import Reason

WORLDS: Final = 6
"""On so many imagined tables it is seen what an act brings about."""
STEPS: Final = 1000
"""More steps than this are never taken for it."""


class Effect(NamedTuple):
    """What an act brings about, on the average."""

    own: float
    """Cards that the player holds more after it."""
    others: float
    """Cards that all others hold more, together."""
    ready: float
    """How often what stays in the hand can go at once."""


def reason(game: Any, view: BlankView, action: Any, thought: Thought | None, luck: Luck) -> Reason:
    if thought is None:
        return Reason(_plain(action))
    values: dict[str, str | int] = {"chance": round(100 * thought.chance), "next": round(100 * thought.next_best)}
    if thought.chance >= SURE:
        return Reason("wins", values)
    effect = _effect(game, view, action, luck)
    others, own = round(effect.others), round(effect.own)
    if others >= 1:
        return Reason("burdens", {**values, "cards": others})
    if own < 0:
        return Reason("ready", values) if effect.ready > 0.5 else Reason("sheds", {**values, "cards": -own})
    return Reason("costs", {**values, "cards": own}) if own else Reason("weighs", values)


def _plain(action: Any) -> str:
    match action:
        case a.Done() | a.Apply() | a.Understood():
            return "duty"
        case a.Accuse() | a.Object():
            return "notices"
        case a.Vote() | a.Approve() | a.Forgo() | a.Decline():
            return "agrees"
        case _:
            return "only"


def _effect(game: Any, view: BlankView, action: Any, luck: Luck) -> Effect:
    assert view.viewer is not None
    seat, budget = view.viewer, Budget(STEPS)
    own = others = ready = 0
    for _ in range(WORLDS):
        world = game.imagine(view, luck)
        after = follow_best(game, world, seat, action, KeyedLuck.seeded(luck.below(1 << 30)), 0, budget)
        for one in range(view.seats):
            grown = len(after.pieces.places[hand(Seat(one))]) - len(world.pieces.places[hand(Seat(one))])
            if one == seat:
                own += grown
            else:
                others += grown
        ready += needed(game.box_of(after), after.pieces.places[hand(seat)]) <= 1
    return Effect(own / WORLDS, others / WORLDS, ready / WORLDS)
