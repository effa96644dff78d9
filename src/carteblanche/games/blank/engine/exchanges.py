"""Cards change places with others, and are dealt out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.core.pieces import Piece, Place, viewers
from carteblanche.core.values import Seat
from carteblanche.games.blank.box import DISCARD, DRAW, RULES, front, hand
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine.events import fire, waits
from carteblanche.games.blank.engine.guard import Guarded
from carteblanche.games.blank.engine.moves import TARGETS, carry_out_all, may_trade, mingle, relocate, source_of, where
from carteblanche.games.blank.evaluate.patterns import Happening
from carteblanche.games.blank.evaluate.which import lying

if TYPE_CHECKING:
    from carteblanche.games.blank.engine.work import Work
    from carteblanche.games.blank.evaluate.context import Context


def exchange(context: Context, step: s.Exchange, path: str) -> None:
    """Two sets of cards change places; two rules each take the other's place in the row."""
    w = context.w
    homes = [_homes(context, step.one, f"{path}.one"), _homes(context, step.other, f"{path}.other")]
    one = context.cards(step.one, f"{path}.one", tie="choice")
    other = context.cards(step.other, f"{path}.other", tie="choice")
    hands = [place for place in dict.fromkeys((*homes[0], *homes[1])) if 5 <= place <= 10]
    instead: list[tuple[Guarded, Happening]] = []
    cards = tuple(dict.fromkeys((*one, *other)))  # a card of both sets is one card to the steps that follow
    going = [place for place in hands if may_trade(context, Seat(place - 5), cards, instead)]
    if len(going) < len(hands):
        carry_out_all(w, instead)
        return
    context.these = cards
    if set(homes[0]) == set(homes[1]) and len(homes[0]) > 1:
        heaps = {place: tuple(card for card in one if card in w.places[place]) for place in homes[0]}
        for place in homes[0]:
            mingle(w, place, heaps[place])
        for place, following in zip(homes[0], (*homes[0][1:], homes[0][0]), strict=True):
            for card in heaps[place]:
                relocate(w, Piece(card), place, following, "")
    elif homes[0] and homes[1] and homes[0] != homes[1]:
        _cross(w, one, other, homes[0][0], homes[1][0])
    w.note("swaps", context.you, context.card, context.path, len(one) + len(other))
    seats = [Seat(place - 5) for place in hands]
    if waits(w, p.Receives):
        for seat in seats:
            fire(w, Happening(p.Receives, seat, (), 1, "given", source_of(context), context.you, context.card))


def _homes(context: Context, cards: p.Some, path: str) -> list[Place]:
    """The places that these cards come from, whether there are any or not."""
    w = context.w
    match cards.place:
        case p.Hand(of):
            return [hand(seat) for seat in context.concerned(of, f"{path}.place.of")]
        case p.Front(of):
            return [front(seat) for seat in context.concerned(of, f"{path}.place.of")]
        case str() if cards.place in TARGETS:
            return [TARGETS[cards.place]]
        case _:
            heap = lying(context, cards.place, f"{path}.place")[0][1]
            return [where(w, heap[0])] if heap else []


def _cross(w: Work, one: tuple[int, ...], other: tuple[int, ...], here: Place, there: Place) -> None:
    """Where a single card leaves the rules or a pile, the other goes to its very place."""
    if 5 <= here <= 10 and 5 <= there <= 10:
        both = viewers(Seat(here - 5), Seat(there - 5))
        mingle(w, here, one, both)
        mingle(w, there, other, both)
        mine = tuple(card for card in one if card in w.places[here])
        yours = tuple(card for card in other if card in w.places[there])
        w.move_all(mine, here, there, both)
        w.move_all(yours, there, here, both)
        return
    spot: int | None = None
    if len(one) == len(other) == 1:
        row, card = (here, one[0]) if here == RULES else (there, other[0])
        spot = w.places[row].index(Piece(card)) if row == RULES and card in w.places[row] else None
    top = DRAW in (there, here)
    for place, cards in ((here, one), (there, other)):
        if 5 <= place <= 10:
            mingle(w, place, cards)
    for card in [card for card in one if card in w.places[here]]:
        relocate(w, Piece(card), here, there, "top" if top and there in (DRAW, DISCARD) else "")
    for card in other:
        if card not in one and card in w.places[there]:
            relocate(w, Piece(card), there, here, "top" if top and here in (DRAW, DISCARD) else "")
    if spot is not None:
        rules = w.places[RULES]
        new = other[0] if here == RULES else one[0]
        if new in rules:
            rest = [rule for rule in rules if rule != new]
            w.put_rules((*rest[:spot], Piece(new), *rest[spot:]))


def share(context: Context, step: s.Share, path: str) -> None:
    """Cards are dealt out one by one. From several hands they are shuffled first, so that nobody knows what went where."""
    w = context.w
    among = context.concerned(step.among, f"{path}.among")
    cards = context.cards(step.cards, f"{path}.cards", tie="choice")
    first = context.who(step.first, f"{path}.first") if step.first is not None else ()
    if first and first[0] in among:
        start = among.index(first[0])
        among = among[start:] + among[:start]
    instead: list[tuple[Guarded, Happening]] = []
    for seat in [Seat(seat) for seat in range(w.seats) if seat in among or any(card in w.hand(seat) for card in cards)]:
        if not may_trade(context, seat, cards, instead):
            among = tuple(one for one in among if one != seat)
            cards = tuple(card for card in cards if card not in w.hand(seat))
    carry_out_all(w, instead)
    if not among:
        return
    sizes = {seat: sum(card in w.hand(seat) for card in cards) for seat in among}
    places = {where(w, card) for card in cards}
    order = list(w.luck.shuffle(sorted(cards))) if len(places) > 1 else list(cards)
    targets: list[Seat] = []
    if step.how == "as-before":
        targets = [seat for seat in among for _ in range(sizes[seat])]
    while len(targets) < len(order):
        targets += among
    for place in [place for place in places if 5 <= place <= 10]:
        mingle(w, place, cards, apart=True)
    for card, seat in zip(order, targets, strict=False):
        source = where(w, card)
        if source == hand(seat):
            w.places[source] = (*(one for one in w.places[source] if one != card), Piece(card))
            w.known[card] = viewers(seat)
        elif relocate(w, Piece(card), source, hand(seat), "") and len(places) > 1:
            w.known[card] = viewers(seat)
    context.these = cards
    w.note("shared", context.you, context.card, context.path, len(cards))


def edit(w: Work, rule: int, n: int) -> None:
    """A rule's number becomes another."""
    kept = tuple(pair for pair in w.memory.edits if pair[0] != rule)
    w.remember(edits=(*kept, (rule, n)))
