"""BLANK: a deck whose cards carry meanings of the calculus beside the words of their authors."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from carteblanche.core.values import Message
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.parts import CALCULUS
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.data import FACES

Title = Annotated[str, Meta(max_length=80)]


class Words(Message):
    """What an author wrote, and what it means."""

    meaning: Meaning
    text: Annotated[str, Meta(max_length=600)] = ""
    language: str = "en"
    author: Title = ""
    title: Title = ""


class RuleCard(Message):
    words: Words
    mark: str = "*"


class GameCard(Message):
    """One of the 72 faces; without words nothing happens when it is played."""

    face: str
    mark: str = "*"
    words: Words | None = None


class Deck(Message):
    name: Title
    mark: Annotated[str, Meta(min_length=1, max_length=12)]
    owners: tuple[str, ...]
    rules: tuple[RuleCard, ...]
    cards: tuple[GameCard, ...]
    """All game cards, in the order of `FACES`; of a mixed deck one full set after the other."""
    calculus: int = CALCULUS


def digest(deck: Deck) -> str:
    """The name under which this version of a deck is known."""
    return hashlib.sha256(b"blank deck\n" + msgspec.json.encode(deck, order="deterministic")).hexdigest()


def names(deck: Deck) -> tuple[str, ...]:
    """What its game cards are called: in a mixed deck there are several of each face, told apart by their mark."""
    several = len({card.mark for card in deck.cards}) > 1
    return tuple(f"{card.face}·{card.mark}" if several else card.face for card in deck.cards)


def written(rules: tuple[str, ...] = (), effects: Mapping[str, str] | None = None) -> Deck:
    """A deck from meanings in the notation of the calculus: the rules, and by face what game cards say."""
    said = {face: Words(notation.read(text), text) for face, text in (effects or {}).items()}
    return Deck(
        "position",
        "*",
        (),
        tuple(RuleCard(Words(notation.read(text), text)) for text in rules),
        tuple(GameCard(face, "*", said.get(face)) for face in FACES),
    )


STARTER_RULES: Final = (
    "(when (plays cards: [3]) (skip next))",
    "(when (plays cards: [violet]) (swap-hands you someone))",
    "(when (plays cards: [5]) (reverse))",
    "(when (plays most: 1) (draw you))",
    '(when (reported "coughs") (take you 1 someone))',
    '(when (plays cards: [blue]) (oblige next do "bark" times: 3))',
    "(when (idle 5) (each others [(may each (discard each))] at-once: true))",
    "(when (plays least: 2) (name colour) (let (forbid (plays cards: [named])) (turn-of)))",
    "(when (plays cards: [6] on: [6]) (each all [(give-all each (next each))] at-once: true))",
    "(when (plays cards: [even (same colour below)]) (draw next))",
    '(when (becomes (compare (size each) = 1)) (oblige you say "this is my last one"))',
    '(when (plays cards: [orange]) (oblige next say "a town that nobody has named yet"))',
    "(when (plays) (each all [(give each 1 (right each))] at-once: true) given: (compare (plus (sum (some top)) (sum (some below))) = 10))",
    '(when (reported "laughs") (draw you))',
)
STARTER_EFFECTS: Final = {
    "R1a": '(when this (oblige someone do "speak and move very slowly" until: game))',
    "O2a": "(when this (later 120 (win (fewest tie: all))))",
    "G3a": "(react (penalised) (draw causer))",
    "B4a": "(when this (let (require (plays cards: [(same number)]))))",
    "V5a": "(when this (may you [(move (some draw n: 1) (hand you)) (shuffle)]))",
    "P6a": "(when this (discard-all you) (draw you 5))",
}


def starter() -> Deck:
    """The deck of a new box."""
    return written(STARTER_RULES, STARTER_EFFECTS)
