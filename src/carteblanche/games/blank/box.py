"""BLANK: a deck laid out as pieces: their names and places, what every card shows, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from carteblanche.core.pieces import EVERYBODY, NOBODY, Layout, Piece, Place, Viewers
from carteblanche.games.blank import deck as decks
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.data import face
from carteblanche.games.blank.evaluate.code import Code, Kind, code, edited, kinds, mentions

VERSION: Final = 3
"""The newest version of the rules. From 2 on, what one may do but need not can only be chosen by who can pay its price. What is new in 3
is told in docs/decisions/0020-ties-and-what-is-known.md.
"""
SEATS: Final = range(2, 7)
DRAW: Final = Place(0)
DISCARD: Final = Place(1)
OUT: Final = Place(2)
RULES: Final = Place(3)
"""The rules that are in force, in the order in which they were revealed."""
PILE: Final = Place(4)
"""The face-down rule pile."""
MIDDLE: Final = Place(17)
"""A heap for a moment."""

Edits = tuple[tuple[int, int], ...]
"""By rule: the number that was written over its own."""


def hand(seat: int) -> Place:
    return Place(5 + seat)


def front(seat: int) -> Place:
    """What lies open in front of a seat."""
    return Place(11 + seat)


_OTHERS: Final = {DRAW: EVERYBODY, PILE: EVERYBODY, MIDDLE: EVERYBODY} | {
    hand(seat): Viewers(~(2 << seat)) for seat in range(SEATS[-1])
}
OTHERS: Final = tuple(_OTHERS.get(Place(place), NOBODY) for place in range(18))
"""By place: those who need not know the cards that lie there."""


def peeked(places: Sequence[tuple[int, ...]], known: Sequence[int]) -> int:
    """As bits, the places of which somebody knows a card who need not."""
    found = 0
    for place, cards in enumerate(places):
        if any(known[card] & OTHERS[place] for card in cards):
            found |= 1 << place
    return found


@final
class Box:
    """A deck ready to be played with, by one version of the rules. Made once for each deck."""

    def __init__(self, deck: decks.Deck, version: int = VERSION) -> None:
        self.deck = deck
        self.version = version
        self.hash = decks.digest(deck)
        names = list(decks.names(deck))
        self.cards = len(names)
        """How many game cards there are; rule cards are numbered from here on."""
        names += [f"rule {i + 1}" for i in range(len(deck.rules))]
        self.names = tuple(names)
        self.piece = {name: Piece(i) for i, name in enumerate(names)}
        self.layout = Layout(
            names=self.names,
            backs=(0,) * self.cards + (1,) * len(deck.rules),
            places=(
                "draw pile",
                "discard pile",
                "out",
                "rules",
                "rule pile",
                *(f"hand {seat}" for seat in range(SEATS[-1])),
                *(f"front {seat}" for seat in range(SEATS[-1])),
                "middle",
            ),
            cells=((),) * 18,
        )
        faces = [face(card.face) for card in deck.cards]
        self.colours = tuple(colour for colour, _, _ in faces)
        """By game card: its colour, as a place in `COLOURS`."""
        self.numbers = tuple(number for _, number, _ in faces)
        self.illustrated = tuple(copy == "a" for _, _, copy in faces)
        words = [card.words for card in deck.cards] + [card.words for card in deck.rules]
        self.words = tuple(words)
        self.codes = tuple(None if one is None else code(one.meaning) for one in words)
        written = [(Piece(i), one) for i, one in enumerate(self.codes) if one is not None]
        distinct = dict.fromkeys(one for _, one in written)
        self.printed: dict[object, frozenset[int] | None] = {}
        """By filter: the cards that fit by what is printed on them, as far as it has been asked for."""
        self.masks: dict[object, int] = {}
        """The same as bit sets of game cards."""
        self.seen: dict[object, bool] = {}
        """What parts of cards say about top cards, as far as it has been asked for."""
        self.reacting = tuple(piece for piece, one in written if one.reacts)
        """The game cards that may be played when something is about to happen."""
        self.react_kinds = frozenset(
            kind for _, one in written for _, react in one.reacts for kind in kinds(react.event)
        )
        self.reacts_uncaused = any(not mentions(react, "causer") for _, one in written for _, react in one.reacts)
        """Whether any of them can be played against what nobody has caused."""
        self.changing = tuple(piece for piece, one in written if one.always and piece < self.cards)
        """The game cards that change something wherever they are."""
        self.watched: dict[Kind, list[tuple[int, str, Any]]] = {}
        """By what happens: the patterns of which it is counted how often they happened."""
        self.noted: dict[Kind, list[tuple[int, str, Any]]] = {}
        """By what happens: the patterns of which it is noted what cards they were about."""
        for piece, one in written:
            for table, patterns in ((self.watched, one.watched), (self.noted, one.noted)):
                for path, event, waited in patterns:
                    for kind in waited:
                        table.setdefault(kind, []).append((piece, path, event))
        self.waiting = frozenset(kind for piece, one in written if piece < self.cards for kind in one.whens) - {"this"}
        """What game cards wait for besides being played."""
        self.hits = any(isinstance(part, p.Hit) for one in distinct for _, part in walk(one.meaning.clauses, ""))
        """Whether any card asks whom an effect concerns; most decks have none."""

    def code(self, card: int, edits: Edits = ()) -> Code:
        """What a card means now."""
        if edits:
            for piece, number in edits:
                if piece == card:
                    words = self.words[card]
                    assert words is not None
                    return code(edited(words.meaning, number))
        found = self.codes[card]
        assert found is not None
        return found
