"""BLANK: which hands the others are likely to hold, by what they have just done.

Who could not play holds no card that goes on the top card, but for what was drawn. Who has played has mostly laid all they held of that
colour or number. Everything else that the viewer does not know is dealt at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from carteblanche.core.luck import Luck
from carteblanche.core.pieces import Piece, Place
from carteblanche.core.values import Seat
from carteblanche.games.blank.affairs import Affairs
from carteblanche.games.blank.box import DISCARD, DRAW, OUT, RULES, Box, hand
from carteblanche.games.blank.evaluate.law import law_of
from carteblanche.games.blank.state import BlankState
from carteblanche.games.blank.view import BlankView, places_of

LAID: Final = 80
"""So often, in a hundred, somebody has laid all they held of the colour or the number that they played."""


class Sign(NamedTuple):
    """Something that tells of a hand: which colour and which number are not in it."""

    seat: Seat
    colour: int
    """-1: any may be."""
    number: int
    """Likewise."""
    fresh: int
    """So many of the cards came later: of them it tells nothing."""
    sure: int
    """How often it is so, in a hundred."""


def signs(box: Box, view: BlankView) -> list[Sign]:
    """What can be told of the others' hands."""
    affairs, me = view.affairs, view.viewer
    places = places_of(box, view)
    pile = places[DISCARD]
    found: list[Sign] = []
    for seat in map(Seat, range(view.seats)):
        if seat == me or None not in view.hands[seat]:
            continue
        fresh = _fresh(box, view, seat)
        unable = any(note.what == "cannot-play" and note.seat == seat for note in affairs.trace)
        if unable and pile and law_of(box, affairs, seat, places[RULES], pile, places[OUT], ()).plain:
            found.append(Sign(seat, box.colours[pile[-1]], box.numbers[pile[-1]], fresh, 100))
        elif (mark := _played(box, affairs, seat)) is not None:
            found.append(Sign(seat, *mark, fresh, LAID))
    return found


def _fresh(box: Box, view: BlankView, seat: Seat) -> int:
    """How many cards have just come into this hand."""
    place = box.layout.places[hand(seat)]
    return sum(moved.target == place for moved in view.news)


def _played(box: Box, affairs: Affairs, seat: Seat) -> tuple[int, int] | None:
    """The colour or the number (the other is -1) by which this seat has played last; nothing if that cannot be told."""
    history, layers = affairs.history, affairs.layers
    last = next((at for at in range(len(layers) - 1, -1, -1) if layers[at] == seat), 0)
    first = last
    while first > 0 and layers[first - 1] == seat and history[first - 1] in affairs.under:
        first -= 1
    if not first:
        return None
    laid, on = history[first : last + 1], history[first - 1]
    colour, number = box.colours[on], box.numbers[on]
    by_colour = all(box.colours[card] == colour for card in laid)
    by_number = all(box.numbers[card] == number for card in laid)
    if by_colour == by_number:
        return None
    return (colour, -1) if by_colour else (-1, number)


def guess(game: Any, view: BlankView, told: Sequence[Sign], luck: Luck) -> BlankState:
    """A table that the viewer could sit at, with hands that are likely."""
    state: BlankState = game.imagine(view, luck)
    box: Box = game.box_of(view)
    for sign in told:
        if sign.sure >= 100 or luck.below(100) < sign.sure:
            state = _without(box, state, view, sign, luck)
    return state


def _without(box: Box, state: BlankState, view: BlankView, sign: Sign, luck: Luck) -> BlankState:
    """The same table, with unknown cards of this hand that it should not hold changed for others from the draw pile."""
    place: Place = hand(sign.seat)
    cards, pile = list(state.pieces.places[place]), list(state.pieces.places[DRAW])
    colours, numbers = box.colours, box.numbers
    bare = view.hands[sign.seat]

    def held(card: int) -> bool:
        return colours[card] != sign.colour and numbers[card] != sign.number

    changed: list[tuple[Piece, Piece]] = []
    at = luck.below(len(pile)) if pile else 0
    looked = 0
    for index in range(len(cards) - sign.fresh):
        if bare[index] is not None or held(cards[index]):
            continue
        while looked < len(pile) and (view.draw[at] is not None or not held(pile[at])):
            at, looked = (at + 1) % len(pile), looked + 1
        if looked >= len(pile):
            break
        changed.append((cards[index], pile[at]))
        cards[index], pile[at] = pile[at], cards[index]
    if not changed:
        return state
    places, known = list(state.pieces.places), list(state.pieces.known)
    places[place], places[DRAW] = tuple(cards), tuple(pile)
    for one, other in changed:
        known[one], known[other] = known[other], known[one]
    return replace(state, pieces=replace(state.pieces, places=tuple(places), known=tuple(known)))
