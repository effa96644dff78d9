"""The deck that comes with the product: 14 rules and 6 effects. All titles and sentences are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.language.reading import read
from carteblanche.games.blank.sayings import translated

AUTHOR: Final = "Carte Blanche"
MARK: Final = "CB"

RULES: Final = (
    "When a 3 is played, the next player must skip the next turn.",
    "When a violet card is played, that player must swap hands with another player of choice.",
    "When a 5 is played, the direction of play changes.",
    "When a player plays only one card, that player must draw 1 card.",
    "When a player coughs, that player must take 1 card from a player of choice.",
    "When a blue card is played, the next player must do this “bark” 3 times.",
    "When a player does not play within 5 seconds, all other players may discard 1 card.",
    "When a player plays two or more cards, name a colour, then cards of that colour must not be played until your next turn.",
    "When a 6 is played and it lies on a 6, all hands move on in the direction of play.",
    "When an even card is played and it has the colour of the card before, the next player must draw 1 card.",
    "When a player comes to hold 1 card, that player must say “this is my last one”.",
    "When an orange card is played, the next player must say “a town that nobody has named yet”.",
    "When a card is played and the last two cards add up to 10, all players pass 1 card on to the right.",
    "When a player laughs, that player must draw 1 card.",
)
"""The fourteen rules. The first eight follow the samples of the rulebook in our words; the other six are ours."""

EFFECTS: Final = {
    "R1a": ("Slow motion", "A player of choice must do this “speak and move very slowly” until the end of the game."),
    "O2a": ("Two minutes left", "After 2 minutes the game ends and the fewest cards win."),
    "G3a": ("Looking glass", "When that player is about to take a penalty: whoever caused it must draw 1 card."),
    "B4a": ("By the numbers", "Cards must have the number of the top card until the next card is played."),
    "V5a": ("Deep dive", "That player may look through the draw pile, take one card and shuffle it."),
    "P6a": ("Spring cleaning", "That player must discard the whole hand, then that player must draw 5 cards."),
}
"""The six effects, one for each colour, on six different numbers."""


def words(text: str, *, title: str = "", rule: bool = True) -> Words:
    return Words(read(text, "en", rule=rule), text, "en", AUTHOR, title, ours=True)


@lru_cache
def starter(language: str = "en") -> Deck:
    """The deck of a new box, in one of the languages."""
    if language != "en":
        return _in(starter(), language)
    cards = tuple(
        GameCard(face, MARK, words(EFFECTS[face][1], title=EFFECTS[face][0], rule=False))
        if face in EFFECTS
        else GameCard(face, MARK)
        for face in FACES
    )
    return Deck("Starter", MARK, (), tuple(RuleCard(words(text), MARK) for text in RULES), cards)


def _in(deck: Deck, language: str) -> Deck:
    return replace(
        deck,
        rules=tuple(replace(card, words=translated(card.words, language)) for card in deck.rules),
        cards=tuple(
            card if card.words is None else replace(card, words=translated(card.words, language)) for card in deck.cards
        ),
    )
