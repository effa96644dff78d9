"""The deck that comes with the product: 14 rules and 6 effects. All titles and sentences are ours."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.data import FACES
from carteblanche.games.blank.deck import Deck, GameCard, RuleCard, Words
from carteblanche.games.blank.sayings import translated

AUTHOR: Final = "Carte Blanche"
MARK: Final = "CB"

RULES: Final = (
    (
        "When a 3 is played, the next player must skip the next turn.",
        "(when (plays cards: [3]) (skip next))",
    ),
    (
        "When a violet card is played, that player must swap hands with another player of choice.",
        "(when (plays cards: [violet]) (swap-hands you someone))",
    ),
    (
        "When a 5 is played, the direction of play changes.",
        "(when (plays cards: [5]) (reverse))",
    ),
    (
        "When a player plays only one card, that player must draw 1 card.",
        "(when (plays most: 1) (draw you))",
    ),
    (
        "When a player coughs, that player must take 1 card from a player of choice.",
        '(when (reported "coughs") (take you 1 someone))',
    ),
    (
        "When a blue card is played, the next player must do this “bark” 3 times.",
        '(when (plays cards: [blue]) (oblige next do "bark" times: 3))',
    ),
    (
        "When a player does not play within 5 seconds, all other players may discard 1 card.",
        "(when (idle 5) (each others [(may each (discard each))] at-once: true))",
    ),
    (
        "When a player plays two or more cards, name a colour, then cards of that colour must not be played until your next turn.",
        "(when (plays least: 2) (name colour) (let (forbid (plays cards: [named])) (turn-of)))",
    ),
    (
        "When a 6 is played and it lies on a 6, all hands move on in the direction of play.",
        "(when (plays cards: [6] on: [6]) (each all [(give-all each (next each))] at-once: true))",
    ),
    (
        "When an even card is played and it has the colour of the card before, the next player must draw 1 card.",
        "(when (plays cards: [even (same colour below)]) (draw next))",
    ),
    (
        "When a player comes to hold 1 card, that player must say “this is my last one”.",
        '(when (becomes (compare (size each) = 1)) (oblige you say "this is my last one"))',
    ),
    (
        "When an orange card is played, the next player must say “a town that nobody has named yet”.",
        '(when (plays cards: [orange]) (oblige next say "a town that nobody has named yet"))',
    ),
    (
        "When a card is played and the last two cards add up to 10, all players pass 1 card on to the right.",
        (
            "(when (plays) (each all [(give each 1 (right each))] at-once: true)"
            " given: (compare (plus (sum (some top)) (sum (some below))) = 10))"
        ),
    ),
    (
        "When a player laughs, that player must draw 1 card.",
        '(when (reported "laughs") (draw you))',
    ),
)
"""The fourteen rules, with what they mean. The first eight follow the samples of the rulebook in our words; the other six are ours."""

EFFECTS: Final = {
    "R1a": (
        "Slow motion",
        "A player of choice must do this “speak and move very slowly” until the end of the game.",
        '(when this (oblige someone do "speak and move very slowly" until: game))',
    ),
    "O2a": (
        "Two minutes left",
        "After 2 minutes the game ends and the fewest cards win.",
        "(when this (later 120 (win (fewest tie: all))))",
    ),
    "G3a": (
        "Looking glass",
        "When that player is about to take a penalty: whoever caused it must draw 1 card.",
        "(react (penalised) (draw causer))",
    ),
    "B4a": (
        "By the numbers",
        "Cards must have the number of the top card until the next card is played.",
        "(when this (let (require (plays cards: [(same number)]))))",
    ),
    "V5a": (
        "Deep dive",
        "That player may look through the draw pile, take one card and shuffle it.",
        "(when this (may you [(move (some draw n: 1) (hand you)) (shuffle)]))",
    ),
    "P6a": (
        "Spring cleaning",
        "That player must discard the whole hand, then that player must draw 5 cards.",
        "(when this (discard-all you) (draw you 5))",
    ),
}
"""The six effects, one for each colour, on six different numbers: title, text, and what it means."""


def words(text: str, meaning: str, title: str = "") -> Words:
    """A card of ours: its English text, and what it means in the notation of the calculus."""
    return Words(notation.read(meaning), text, "en", AUTHOR, title, ours=True)


@lru_cache
def starter(language: str = "en") -> Deck:
    """The deck of a new box, in one of the languages."""
    if language != "en":
        return _in(starter(), language)
    said = {face: words(text, meaning, title) for face, (title, text, meaning) in EFFECTS.items()}
    rules = tuple(RuleCard(words(text, meaning), MARK) for text, meaning in RULES)
    return Deck("Starter", MARK, (), rules, tuple(GameCard(face, MARK, said.get(face)) for face in FACES))


def _in(deck: Deck, language: str) -> Deck:
    return replace(
        deck,
        rules=tuple(replace(card, words=translated(card.words, language)) for card in deck.rules),
        cards=tuple(
            card if card.words is None else replace(card, words=translated(card.words, language)) for card in deck.cards
        ),
    )
