"""BLANK: a deck is one household's copy of the game, as a value.

It only grows: a rule is written on a blank rule card, a text on a game card that had none; nothing is ever changed or taken out, so a
deck's version is the number of things written since it was made (BK-88). Every card keeps its author, its words as they were
written, the sentence they mean, and the mark of the deck it belongs to, by which mixed decks are separated again (BK-90).
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blank.data import BLANK_CARDS, BLANK_RULES, FACES
from carteblanche.games.blank.language.nodes import LANGUAGE, Sentence

Title = Annotated[str, Meta(max_length=80)]
Stroke = tuple[tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]], ...]
"""One line of a picture, from point to point on a sheet of 1000 by 1000."""
Picture = Annotated[tuple[Stroke, ...], Meta(max_length=400)]
INK: Final = 4000
"""How many points a picture may have: few enough for one message to a table."""


class Words(Message):
    """What an author wrote, and what it means."""

    sentence: Sentence
    text: Annotated[str, Meta(max_length=600)]
    language: str
    author: Title
    title: Title = ""
    picture: Picture = ()
    written: str = ""
    """When, in the household's words."""
    parent: str = ""
    """The name of the card that this one was made from, if it was."""
    new: bool = False
    """Whether it was written after the deck was made."""
    ours: bool = False
    """Whether it came with the product."""


class RuleCard(Message):
    words: Words
    mark: str


class GameCard(Message):
    """One of the 72 faces; without words nothing happens when it is played."""

    face: str
    mark: str
    words: Words | None = None


class Written(Message):
    """One line of a deck's history."""

    version: int
    author: str
    card: str
    approved: str
    when: str = ""


class Deck(Message):
    name: Title
    mark: Annotated[str, Meta(min_length=1, max_length=12)]
    owners: tuple[str, ...]
    rules: tuple[RuleCard, ...]
    cards: tuple[GameCard, ...]
    """All game cards, in the order of `FACES`; of a mixed deck one full set after the other."""
    version: int = 0
    history: tuple[Written, ...] = ()
    language: int = LANGUAGE
    extra_rules: int = 0
    """Blank rule cards that the owner has allowed beyond those of the box (BK-89)."""


def digest(deck: Deck) -> str:
    """The name under which this version of a deck is known."""
    return hashlib.sha256(b"blank deck\n" + msgspec.json.encode(deck, order="deterministic")).hexdigest()


def empty(name: str, mark: str, owners: tuple[str, ...]) -> Deck:
    """A box in which nothing is written yet."""
    return Deck(name, mark, owners, (), tuple(GameCard(face, mark) for face in FACES))


def marks(deck: Deck) -> tuple[str, ...]:
    """The marks on its cards: one, or of a mixed deck several, in the order in which they were put together."""
    return tuple(dict.fromkeys(card.mark for card in deck.cards))


def names(deck: Deck) -> tuple[str, ...]:
    """What its game cards are called: in a mixed deck there are several of each face, told apart by their mark."""
    several = len(marks(deck)) > 1
    return tuple(f"{card.face}·{card.mark}" if several else card.face for card in deck.cards)


def blanks(deck: Deck) -> tuple[int, int]:
    """How many rule cards and game cards can still be written on."""
    rules = sum(card.words.new for card in deck.rules)
    texts = sum(card.words is not None and card.words.new for card in deck.cards)
    boxes = max(1, len(marks(deck)))
    return BLANK_RULES * boxes + deck.extra_rules - rules, BLANK_CARDS * boxes - texts


def with_rule(deck: Deck, words: Words, approved: str) -> Deck:
    """The deck after a new rule was written into it, with the owner's yes (BK-84, BK-88). In a mixed game the first deck gives the card."""
    _approved(deck, approved)
    if blanks(deck)[0] <= 0:
        raise Illegal("no-blank-rule", deck=deck.name)
    words = replace(words, new=True)
    line = Written(deck.version + 1, words.author, f"rule {len(deck.rules) + 1}", approved, words.written)
    rules = (*deck.rules, RuleCard(words, (*marks(deck), deck.mark)[0]))
    return replace(deck, rules=rules, version=deck.version + 1, history=(*deck.history, line))


def with_text(deck: Deck, card: str, words: Words, approved: str) -> Deck:
    """The deck after a game card was customised: only one without text, and its colour and number stay (BK-86)."""
    _approved(deck, approved)
    if card not in names(deck):
        raise Illegal("no-such-card", card=card)
    index = names(deck).index(card)
    old = deck.cards[index]
    if old.words is not None:
        raise Illegal("written-already", card=card)
    cards = (*deck.cards[:index], replace(old, words=replace(words, new=True)), *deck.cards[index + 1 :])
    line = Written(deck.version + 1, words.author, card, approved, words.written)
    return replace(deck, cards=cards, version=deck.version + 1, history=(*deck.history, line))


def _approved(deck: Deck, approved: str) -> None:
    if deck.owners and approved not in deck.owners:
        raise Illegal("not-the-owner", who=approved, owners=list(deck.owners))


def renamed(deck: Deck, name: str) -> Deck:
    return replace(deck, name=name)


def mixed(decks: tuple[Deck, ...]) -> Deck:
    """One game from several decks; their marks keep the cards apart (BK-90)."""
    found = [mark for deck in decks for mark in marks(deck)]
    if len(set(found)) < len(found):
        raise Illegal("same-mark", mark=next(mark for mark in found if found.count(mark) > 1))
    return Deck(
        name=" + ".join(deck.name for deck in decks)[:80],
        mark="+",
        owners=tuple(dict.fromkeys(owner for deck in decks for owner in deck.owners)),
        rules=tuple(card for deck in decks for card in deck.rules),
        cards=tuple(card for deck in decks for card in deck.cards),
        extra_rules=sum(deck.extra_rules for deck in decks),
    )


def separated(mix: Deck, decks: tuple[Deck, ...]) -> tuple[Deck, ...]:
    """The decks of a mixture, each with what was written into it meanwhile."""
    return tuple(_taken_out(mix, replace(deck, owners=()), deck.owners) for deck in decks)


def _taken_out(mix: Deck, deck: Deck, owners: tuple[str, ...]) -> Deck:
    for rule in mix.rules:
        if rule.mark == deck.mark and all(rule.words != own.words for own in deck.rules):
            deck = with_rule(deck, rule.words, "")
    for card in mix.cards:
        if card.mark == deck.mark and card.words is not None:
            own = next((one for one in deck.cards if one.face == card.face), None)
            if own is not None and own.words is None:
                deck = with_text(deck, card.face, card.words, "")
    return replace(deck, owners=owners)


class Difference(Message):
    """What one version of a deck has that another has not."""

    rules: tuple[RuleCard, ...]
    cards: tuple[GameCard, ...]


def difference(old: Deck, new: Deck) -> Difference:
    """What was written into a deck since."""
    had = {card.words.sentence for card in old.rules}
    texts = {(card.mark, card.face): card.words for card in old.cards}
    return Difference(
        tuple(card for card in new.rules if card.words.sentence not in had),
        tuple(card for card in new.cards if card.words is not None and texts.get((card.mark, card.face)) is None),
    )


def ink(picture: Picture) -> int:
    """How many points a picture has."""
    return sum(map(len, picture))
