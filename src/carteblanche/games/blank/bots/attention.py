"""BLANK: what an attentive player would notice, from what everybody has seen. Bots go by it; nobody is told.

The engine itself is asked, on an imagined table, what the last two plays set off. Cards that have left the table since, conditions that
held then and no longer do, and what something else than a play has set off can mislead it, as they mislead people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from carteblanche.core.values import Seat
from carteblanche.games.blank.box import DISCARD, OUT, RULES
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.engine.events import fire, fire_this
from carteblanche.games.blank.engine.laying import judge
from carteblanche.games.blank.engine.work import Work
from carteblanche.games.blank.evaluate.changes import find_changes
from carteblanche.games.blank.evaluate.law import law
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.state import Debt
from carteblanche.games.blank.view import imagine, places_of

if TYPE_CHECKING:
    from carteblanche.core.luck import Luck
    from carteblanche.games.blank.affairs import Affairs
    from carteblanche.games.blank.box import Box
    from carteblanche.games.blank.view import BlankView


CALM: Final = 3
"""So many rules are kept in mind without effort."""
EACH_MORE: Final = 5
"""Each further one makes so many of a hundred things more be overlooked."""
MOST: Final = 95


def overlooked(view: BlankView, overlooks: int, *, own: bool) -> int:
    """How many of a hundred things somebody overlooks at this table who overlooks so many of others' with three rules: half as many of what
    concerns oneself, and more where more rules are in force. Who overlooks nothing never does.
    """
    crowded = overlooks + EACH_MORE * max(0, len(view.rules) - CALM) if overlooks else 0
    return min(MOST, crowded // 2 if own else crowded)


def looks_wrong(box: Box, view: BlankView) -> bool:
    """Whether the last play was wrong, by the rules as they are now (BK-50, BK-52, BK-54)."""
    doubt = view.affairs.doubt
    if doubt is None or doubt.seat == view.viewer:
        return False
    places, memory = places_of(box, view), view.affairs.memory
    pile = places[DISCARD]
    before = pile[: pile.index(doubt.top) + 1] if doubt.top in pile else (doubt.top,)
    then = law(box, find_changes(box, places[RULES], places[OUT], memory), memory, before, ())
    held = len(view.hands[doubt.seat]) + len(doubt.cards)
    turn, reason = judge(then, doubt.top, doubt.cards, held, on_turn=doubt.seat == doubt.turn)
    return bool(turn or reason)


def owed(box: Box, view: BlankView, luck: Luck) -> tuple[Debt, ...]:
    """What the last two plays ask of whom and has not been carried out; `late` if a card has been played since."""
    affairs = view.affairs
    world = imagine(box, view, luck)
    found: list[Debt] = []
    for back, (seat, cards) in enumerate(_plays(affairs)):
        w = Work(box, replace(world, affairs=replace(affairs, asks=(), agenda=())), affairs.began, luck)
        pile = w.places[DISCARD]
        if cards[-1] in pile:
            w.places[DISCARD] = pile[: pile.index(cards[-1]) + 1]
        w.fired = ()
        at = w.places[DISCARD].index(cards[0]) if cards[0] in w.places[DISCARD] else 0
        fire_this(w, seat, cards[-1], cards)
        fire(w, Happening(p.Plays, seat, cards, len(cards), on=w.places[DISCARD][max(0, at - 1)]))
        done = {(one, card) for one, card, plays in affairs.applied if plays >= affairs.plays - back}
        done |= {(one, card) for one, card, plays in affairs.judged if plays >= affairs.plays - back}
        found += [replace(debt, late=back > 0) for debt in w.debts if (debt.seat, debt.frame.card) not in done]
    return tuple(found)


def _plays(affairs: Affairs) -> list[tuple[Seat, tuple[int, ...]]]:
    """The last two plays, the newest first: who laid which cards."""
    found: list[tuple[Seat, tuple[int, ...]]] = []
    for card, layer in zip(reversed(affairs.history), reversed(affairs.layers), strict=True):
        if found and card in affairs.under:
            seat, cards = found[-1]
            found[-1] = (seat, (card, *cards))
        elif len(found) == 2:
            break
        elif layer >= 0:
            found.append((Seat(layer), (card,)))
    return found[: affairs.plays]
