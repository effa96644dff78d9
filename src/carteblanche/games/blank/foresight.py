"""BLANK: what an action would lead to, as far as the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from carteblanche.games.blank import actions as a
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.checks import check, find_held, find_law, of_view
from carteblanche.games.blank.evaluate.code import is_still, leaves
from carteblanche.games.blank.evaluate.filters import compare, fits
from carteblanche.games.blank.evaluate.law import StillContext, colour_named

if TYPE_CHECKING:
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.view import BlankView


def preview(box: Box, view: BlankView, action: a.Action) -> a.Preview:
    """The top card, the own hand's size, the cards that a play could set off, and what would be wrong with it. Conditions
    about what everybody sees are looked at; others may turn out not to hold.
    """
    facts = of_view(box, view)
    fault = check(box, facts, action)
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
    law = find_law(box, facts)
    for rule, waiting, _ in find_held(box, facts).clauses.get(p.Plays, ()):
        sight = StillContext(box, (*facts.pile, *cards), rule, colour_named(memory, rule))
        sight.colours, sight.numbers = law.colours, law.numbers
        play = _Foreseen(sight, waiting.path, cards, facts.pile[-1:], empties=len(cards) == len(view.hand))
        if play.may_hold(waiting.still) and any(play.may_match(one) for one in leaves(waiting.clause.event)):
            fires.append(box.names[rule])
    return a.Preview(action.cards[-1], len(view.hand) - len(action.cards), tuple(dict.fromkeys(fires)), fault)


class _Foreseen(NamedTuple):
    """A play as a rule will see it. What depends on more than lies open may be so."""

    sight: StillContext
    path: str
    cards: tuple[int, ...]
    before: tuple[int, ...]
    """The top card until now."""
    empties: bool
    """Whether no card is left in the hand."""

    def may_hold(self, still: p.Compare | None) -> bool:
        if still is None:
            return True
        return compare(self.sight.amount(still.left, ""), still.op, self.sight.amount(still.right, ""))

    def may_match(self, event: Any) -> bool:
        if not isinstance(event, p.Plays) or not event.least <= len(self.cards) <= event.most:
            return False
        if event.last and not self.empties:
            return False
        looked = self.cards if event.any_card else self.cards[-1:]
        return (not event.on or self._may_fit(self.before, event.on)) and self._may_fit(looked, event.cards)

    def _may_fit(self, cards: tuple[int, ...], tests: p.Filter) -> bool:
        return not is_still(tests) or any(fits(self.sight, card, tests, self.path) for card in cards)
