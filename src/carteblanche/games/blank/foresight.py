"""BLANK: what an action would lead to, as far as the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.games.blank import actions as a
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.checks import check, held_by, in_force, of_view
from carteblanche.games.blank.evaluate.code import is_still, leaves
from carteblanche.games.blank.evaluate.filters import fits
from carteblanche.games.blank.evaluate.law import Still, colour_named

if TYPE_CHECKING:
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.view import BlankView


def preview(box: Box, view: BlankView, action: a.Action) -> a.Preview:
    """The top card, the own hand's size, the cards that a play could set off if their conditions hold, and what would be wrong with it."""
    eyes = of_view(box, view)
    fault = check(box, eyes, action)
    top = view.discard[-1] if view.discard else ""
    if not isinstance(action, a.Play) or (fault and view.config.wrong == "fined"):
        return a.Preview(top, len(view.hand), (), fault)
    memory = view.affairs.memory
    cards = tuple(box.piece[name] for name in action.cards)
    last = cards[-1]
    fires: list[str] = []
    code = box.codes[last]
    if code is not None and "this" in code.whens and last not in memory.off:
        fires.append(action.cards[-1])
    law = in_force(box, eyes)
    for rule, waiting, _ in held_by(box, eyes).clauses.get(p.Plays, ()):
        sight = Still(box, (*eyes.pile, *cards), rule, colour_named(memory, rule))
        sight.colours, sight.numbers = law.colours, law.numbers
        for one in leaves(waiting.clause.event):
            if isinstance(one, p.Plays) and one.least <= len(cards) <= one.most:
                looked = cards if one.any_card else cards[-1:]
                if not is_still(one.cards) or any(fits(sight, card, one.cards, waiting.path) for card in looked):
                    fires.append(box.names[rule])
                    break
    return a.Preview(action.cards[-1], len(view.hand) - len(action.cards), tuple(dict.fromkeys(fires)), fault)
