"""BLANK: a deck laid out as pieces: their names and places, what every card shows, and what it says."""

from __future__ import annotations

from typing import Final, final

from carteblanche.core.pieces import Layout, Piece, Place
from carteblanche.games.blank import deck as decks
from carteblanche.games.blank.data import COLOURS, face
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.compiled import Compiled, compiled, edited

SEATS: Final = range(2, 7)
DRAW: Final = Place(0)
DISCARD: Final = Place(1)
OUT: Final = Place(2)
RULES: Final = Place(3)
"""The rules that are active, in the order in which they were revealed."""
PILE: Final = Place(4)
"""The face-down rule pile."""


def hand(seat: int) -> Place:
    return Place(5 + seat)


def aside(seat: int) -> Place:
    """Cards that a seat has chosen to pass on, until all have chosen."""
    return Place(11 + seat)


@final
class Box:
    """A deck ready to be played with. Made once for each deck."""

    def __init__(self, deck: decks.Deck) -> None:
        self.deck = deck
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
                *(f"aside {seat}" for seat in range(SEATS[-1])),
            ),
            cells=((),) * 17,
        )
        faces = [face(card.face) for card in deck.cards]
        self.colours = tuple(colour for colour, _, _ in faces)
        """By game card: its colour, as a place in `COLOURS`."""
        self.numbers = tuple(number for _, number, _ in faces)
        self._illustrated = tuple(copy == "a" for _, _, copy in faces)
        words = [card.words for card in deck.cards] + [card.words for card in deck.rules]
        self.words = tuple(words)
        self.sentences = tuple(None if one is None else one.sentence for one in words)
        self.codes = tuple(None if one is None else compiled(one) for one in self.sentences)
        self.mirrors = tuple(
            Piece(i) for i, code in enumerate(self.codes) if code is not None and code.trigger is n.Threatened
        )
        """The game cards that answer a penalty."""

    def code(self, card: int, edits: tuple[tuple[int, int], ...] = ()) -> Compiled:
        """What a card says now."""
        if edits:
            for piece, number in edits:
                if piece == card:
                    sentence = self.sentences[card]
                    assert sentence is not None
                    return compiled(edited(sentence, number))
        code = self.codes[card]
        assert code is not None
        return code

    def make(self, card: int, cards: n.Cards, colour: int, number: int) -> bool:
        """Whether a card is of the make that a predicate asks for; `colour` and `number` are those named before."""
        match cards.make:
            case "":
                return True
            case "written":
                return self.sentences[card] is not None
            case "unwritten":
                return self.sentences[card] is None
            case "illustrated":
                return self._illustrated[card]
            case "plain":
                return not self._illustrated[card]
            case "named-colour":
                return self.colours[card] == colour
            case "named-number":
                return self.numbers[card] == number

    def fits(self, card: int, cards: n.Cards, colour: int = -1, number: int = 0) -> bool:
        """Whether a game card is one of these, by what is printed on it."""
        return (
            (not cards.colours or COLOURS[self.colours[card]] in cards.colours)
            and (not cards.numbers or self.numbers[card] in cards.numbers)
            and (not cards.make or self.make(card, cards, colour, number))
        )
