"""BLANK: a deck is one household's copy of the game, as a value.

It only grows: a rule is written on a blank rule card, a text on a game card that had none; no word is ever changed or taken out. What a
misread card means can be said anew. A deck's version is the number of things written or said anew since it was made (BK-88). Every card
keeps its author, its words as they were written, what they mean as a value of the calculus, and the mark of the deck it belongs to, by
which mixed decks are separated again (BK-90).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.parts import CALCULUS
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.data import BLANK_CARDS, BLANK_RULES, FACES, MOST_DECKS

Title = Annotated[str, Meta(max_length=80)]
Stroke = tuple[tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]], ...]
"""One line of a picture, from point to point on a sheet of 1000 by 1000."""
Picture = Annotated[tuple[Stroke, ...], Meta(max_length=400)]
How: TypeAlias = Literal["read", "chosen", "blocks", "people", "old"]
"""How it was found out what a card means: read at once, chosen by its author among offers, put together by hand, left to people by its
author; or left to people because it was written before there was a calculus.
"""
INK: Final = 4000
"""How many points a picture may have: few enough for one message to a table."""


class Words(Message):
    """What an author wrote, and what it means."""

    meaning: Meaning
    text: Annotated[str, Meta(max_length=600)] = ""
    language: str = "en"
    author: Title = ""
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
    how: How = "read"
    key: str = ""
    """By which the house knows its author: a name is anybody's. Empty on cards that were signed elsewhere, or before there were keys."""
    imported: bool = False
    """Whether it came in with a file: nobody here has read and confirmed what it means."""


class Signature(NamedTuple):
    """Whose a card is, or a yes to one: the name that is shown, and the key by which the house knows who it is."""

    name: str = ""
    key: str = ""


class RuleCard(Message):
    words: Words
    mark: str = "*"


class GameCard(Message):
    """One of the 72 faces; without words nothing happens when it is played."""

    face: str
    mark: str = "*"
    words: Words | None = None


class Written(Message):
    """One line of a deck's history."""

    version: int
    author: str
    card: str
    approved: str
    when: str = ""
    repaired: bool = False
    """Whether the card was there already and only means something else from then on."""
    author_key: str = ""
    approved_key: str = ""


class Deck(Message):
    name: Title
    mark: Annotated[str, Meta(min_length=1, max_length=12)]
    owners: tuple[str, ...]
    rules: tuple[RuleCard, ...]
    cards: tuple[GameCard, ...]
    """All game cards, in the order of `FACES`; of a mixed deck one full set after the other."""
    version: int = 0
    history: tuple[Written, ...] = ()
    calculus: int = CALCULUS
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


def with_rule(deck: Deck, words: Words, approved: str, approved_key: str = "") -> Deck:
    """The deck after a new rule was written into it, with the owner's yes (BK-84, BK-88). In a mixed game the first deck gives the card."""
    _approved(deck, approved)
    if blanks(deck)[0] <= 0:
        raise Illegal("no-blank-rule", deck=deck.name)
    words = replace(words, new=True)
    line = _line(deck, words, f"rule {len(deck.rules) + 1}", Signature(approved, approved_key))
    rules = (*deck.rules, RuleCard(words, (*marks(deck), deck.mark)[0]))
    return replace(deck, rules=rules, version=deck.version + 1, history=(*deck.history, line))


def with_text(deck: Deck, card: str, words: Words, approved: str, approved_key: str = "") -> Deck:
    """The deck after a game card was customised: only one without text, and its colour and number stay (BK-86)."""
    _approved(deck, approved)
    if card not in names(deck):
        raise Illegal("no-such-card", card=card)
    index = names(deck).index(card)
    old = deck.cards[index]
    if old.words is not None:
        raise Illegal("written-already", card=card)
    cards = (*deck.cards[:index], replace(old, words=replace(words, new=True)), *deck.cards[index + 1 :])
    line = _line(deck, words, card, Signature(approved, approved_key))
    return replace(deck, cards=cards, version=deck.version + 1, history=(*deck.history, line))


def repaired(deck: Deck, card: str, meaning: Meaning, how: How, by: Signature, when: str = "") -> Deck:
    """The deck after somebody said what a misread card means: its words stay, earlier versions keep what it meant."""

    def mended(words: Words | None) -> Words:
        if words is None or words.ours:
            raise Illegal("no-such-card", card=card)
        return replace(words, meaning=meaning, how=how, imported=False)

    line = Written(
        deck.version + 1, by.name, card, by.name, when, repaired=True, author_key=by.key, approved_key=by.key
    )
    newer = replace(deck, version=deck.version + 1, history=(*deck.history, line))
    rules = [f"rule {index + 1}" for index in range(len(deck.rules))]
    if card in rules:
        index = rules.index(card)
        rule = replace(deck.rules[index], words=mended(deck.rules[index].words))
        return replace(newer, rules=(*deck.rules[:index], rule, *deck.rules[index + 1 :]))
    if card not in names(deck):
        raise Illegal("no-such-card", card=card)
    index = names(deck).index(card)
    game = replace(deck.cards[index], words=mended(deck.cards[index].words))
    return replace(newer, cards=(*deck.cards[:index], game, *deck.cards[index + 1 :]))


def _line(deck: Deck, words: Words, card: str, approved: Signature) -> Written:
    return Written(
        deck.version + 1,
        words.author,
        card,
        approved.name,
        words.written,
        author_key=words.key,
        approved_key=approved.key,
    )


def _approved(deck: Deck, approved: str) -> None:
    if deck.owners and approved not in deck.owners:
        raise Illegal("not-the-owner", who=approved, owners=list(deck.owners))


def renamed(deck: Deck, name: str) -> Deck:
    return replace(deck, name=name)


def mixed(decks: tuple[Deck, ...]) -> Deck:
    """One game from several decks; their marks keep the cards apart (BK-90)."""
    found = [mark for deck in decks for mark in marks(deck)]
    if len(found) > MOST_DECKS:
        raise Illegal("too-many-decks", most=MOST_DECKS)
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
        if rule.mark == deck.mark and all(_written(rule.words) != _written(own.words) for own in deck.rules):
            deck = with_rule(deck, rule.words, "")
    for card in mix.cards:
        if card.mark == deck.mark and card.words is not None:
            own = next((one for one in deck.cards if one.face == card.face), None)
            if own is not None and own.words is None:
                deck = with_text(deck, card.face, card.words, "")
    return replace(deck, owners=owners)


def _written(words: Words) -> tuple[str, ...]:
    """What is written on a card, whatever it is understood to mean."""
    return words.text, words.language, words.author, words.written, words.title


class Difference(Message):
    """What one version of a deck has that another has not."""

    rules: tuple[RuleCard, ...]
    cards: tuple[GameCard, ...]


def difference(old: Deck, new: Deck) -> Difference:
    """What was written into a deck since."""
    had = {card.words.meaning for card in old.rules}
    texts = {(card.mark, card.face): card.words for card in old.cards}
    return Difference(
        tuple(card for card in new.rules if card.words.meaning not in had),
        tuple(card for card in new.cards if card.words is not None and texts.get((card.mark, card.face)) is None),
    )


def ink(picture: Picture) -> int:
    """How many points a picture has."""
    return sum(map(len, picture))


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
