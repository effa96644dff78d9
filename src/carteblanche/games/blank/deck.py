"""BLANK: a deck is one household's copy of the game, as a value.

It only grows: a rule is written on a blank rule card, a text on a game card that had none; nothing is ever changed or taken out, so a
deck's version is the number of things written since it was made (BK-88). Every card keeps its author, its words as they were
written, the sentence they mean, and the mark of the deck it belongs to, by which mixed decks are separated again (BK-90).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.data import BLANK_CARDS, BLANK_RULES, FACES
from carteblanche.games.blank.language.nodes import LANGUAGE, Sentence
from carteblanche.games.blank.language.reading import read

Title = Annotated[str, Meta(max_length=80)]
Stroke = tuple[tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]], ...]
"""One line of a picture, from point to point on a sheet of 1000 by 1000."""
Picture = Annotated[tuple[Stroke, ...], Meta(max_length=400)]
INK = 6000
"""How many points a picture may have."""


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


def blanks(deck: Deck) -> tuple[int, int]:
    """How many rule cards and game cards can still be written on."""
    rules = sum(card.words.new for card in deck.rules)
    texts = sum(card.words is not None and card.words.new for card in deck.cards)
    return BLANK_RULES + deck.extra_rules - rules, BLANK_CARDS - texts


def with_rule(deck: Deck, words: Words, approved: str) -> Deck:
    """The deck after a new rule was written into it, with the owner's yes (BK-84, BK-88)."""
    _approved(deck, approved)
    if blanks(deck)[0] <= 0:
        raise Illegal("no-blank-rule", deck=deck.name)
    words = replace(words, new=True)
    line = Written(deck.version + 1, words.author, f"rule {len(deck.rules) + 1}", approved, words.written)
    rules = (*deck.rules, RuleCard(words, deck.mark))
    return replace(deck, rules=rules, version=deck.version + 1, history=(*deck.history, line))


def with_text(deck: Deck, face: str, words: Words, approved: str) -> Deck:
    """The deck after a game card was customised: only one without text, and its colour and number stay (BK-86)."""
    _approved(deck, approved)
    index = next((i for i, card in enumerate(deck.cards) if card.face == face), None)
    if index is None:
        raise Illegal("no-such-card", card=face)
    if deck.cards[index].words is not None:
        raise Illegal("written-already", card=face)
    words = replace(words, new=True)
    cards = (*deck.cards[:index], GameCard(face, deck.cards[index].mark, words), *deck.cards[index + 1 :])
    line = Written(deck.version + 1, words.author, face, approved, words.written)
    return replace(deck, cards=cards, version=deck.version + 1, history=(*deck.history, line))


def _approved(deck: Deck, approved: str) -> None:
    if deck.owners and approved not in deck.owners:
        raise Illegal("not-the-owner", who=approved, owners=list(deck.owners))


def grown(
    deck: Deck, wishes: tuple[Wish, ...], names: Sequence[str], approved: str, when: str = ""
) -> tuple[Deck, tuple[str, ...]]:
    """The deck after a game: with what its winners wrote, and the names of the new rules, which the next game begins with (BK-87)."""
    new: list[str] = []
    for wish in wishes:
        sentence = read(wish.sentence, wish.language, rule=not wish.card)
        words = Words(sentence, wish.sentence, wish.language, names[wish.seat], wish.title, written=when)
        if wish.card:
            deck = with_text(deck, wish.card, words, approved)
        else:
            deck = with_rule(deck, words, approved)
            new.append(f"rule {len(deck.rules)}")
    return deck, tuple(new)


def renamed(deck: Deck, name: str) -> Deck:
    return replace(deck, name=name)


def mixed(decks: tuple[Deck, ...]) -> Deck:
    """One game from several decks; their marks keep the cards apart (BK-90)."""
    marks = [deck.mark for deck in decks]
    if len(set(marks)) < len(marks):
        raise Illegal("same-mark", mark=next(mark for mark in marks if marks.count(mark) > 1))
    return Deck(
        name=" + ".join(deck.name for deck in decks)[:80],
        mark="+",
        owners=tuple(dict.fromkeys(owner for deck in decks for owner in deck.owners)),
        rules=tuple(card for deck in decks for card in deck.rules),
        cards=tuple(card for deck in decks for card in deck.cards),
    )


def separated(mix: Deck, decks: tuple[Deck, ...]) -> tuple[Deck, ...]:
    """The decks of a mixture, each with what was written into it meanwhile."""
    return tuple(
        replace(
            deck,
            rules=tuple(card for card in mix.rules if card.mark == deck.mark),
            cards=tuple(card for card in mix.cards if card.mark == deck.mark),
        )
        for deck in decks
    )


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
