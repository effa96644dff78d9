"""BLANK: what an action would lead to, as far as the viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.games.blank import actions as a
from carteblanche.games.blank.checks import check, in_force, of_view
from carteblanche.games.blank.engine.fire import dispatch
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.law import named

if TYPE_CHECKING:
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.view import BlankView


def preview(box: Box, view: BlankView, action: a.Action) -> a.Preview:
    """The top card, the own hand's size, the rules that a play would set off if their conditions hold, and what would be wrong with it."""
    eyes = of_view(box, view)
    fault = check(box, eyes, action)
    top = view.discard[-1] if view.discard else ""
    if not isinstance(action, a.Play) or (fault and view.config.wrong == "fined"):
        return a.Preview(top, len(view.hand), (), fault)
    last = action.cards[-1]
    card = box.piece[last]
    memory, law = view.affairs.memory, in_force(box, eyes)
    fires: list[str] = []
    says: list[str] = []
    words = box.words[card]
    if words is not None and isinstance(words.sentence.when, n.Threatened | None) and words.sentence.when is None:
        fires.append(last)
        says.append(words.text)
    for rule, code in dispatch(box, eyes.rules, memory.edits).get(n.Played, ()):
        when = code.sentence.when
        if not isinstance(when, n.Played):
            continue
        if when.fits(len(action.cards)) and law.fits(
            card, when.cards, named(memory.colours, rule, -1), named(memory.numbers, rule, 0)
        ):
            fires.append(box.names[rule])
            written = box.words[rule]
            says.append("" if written is None else written.text)
    return a.Preview(last, len(view.hand) - len(action.cards), tuple(fires), fault, tuple(says))
