"""Households' decks of BLANK: made, read from files, written into after a game. A deck itself is a value of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.deck import INK as MOST_INK
from carteblanche.games.blank.deck import Deck, GameCard, Picture, RuleCard, Words, empty, ink, with_rule, with_text
from carteblanche.games.blank.language.reading import read
from carteblanche.games.blank.starter import starter

LARGEST: Final = 4 << 20
"""The most bytes of a deck in a file."""


def made(name: str, mark: str, *, written: bool) -> Deck:
    """A new deck: the one that comes with the product, or a box in which nothing is written."""
    if not written:
        return empty(name, mark, ())
    box = starter()
    return replace(
        box,
        name=name,
        mark=mark,
        rules=tuple(replace(card, mark=mark) for card in box.rules),
        cards=tuple(replace(card, mark=mark) for card in box.cards),
    )


def imported(data: bytes) -> Deck:
    """A deck from a file, or `Unreadable`. Owners stay behind: whoever brings it owns the copy."""
    if len(data) > LARGEST:
        raise Unreadable("this file is larger than any deck")
    try:
        deck = msgspec.json.decode(data, type=Deck)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"this is not a deck ({str(error)[:120]})") from None
    if sum(ink(words.picture) for words in _all_words(deck)) > MOST_INK * 40:
        raise Unreadable("the pictures of this deck are too large")
    return replace(deck, owners=())


def exported(deck: Deck) -> bytes:
    return msgspec.json.format(msgspec.json.encode(replace(deck, owners=())), indent=1)


def nameless(deck: Deck) -> dict[str, Any]:
    """The deck as a log keeps it: all that matters for play, and nobody's name, so that names can be forgotten."""

    def bare(words: Words | None) -> Words | None:
        return None if words is None else replace(words, author="", written="", picture=())

    rules = tuple(RuleCard(replace(card.words, author="", written="", picture=()), card.mark) for card in deck.rules)
    cards = tuple(GameCard(card.face, card.mark, bare(card.words)) for card in deck.cards)
    kept: dict[str, Any] = msgspec.to_builtins(replace(deck, owners=(), rules=rules, cards=cards, history=()))
    return kept


def from_header(kept: dict[str, Any]) -> Deck:
    """The deck of a log, or `Unreadable`."""
    try:
        return msgspec.convert(kept, Deck)
    except msgspec.ValidationError as error:
        raise Unreadable(f"this is not a deck ({error})", "deck") from None


def after(deck: Deck, wishes: Iterable[Wish], names: Sequence[str], day: str) -> tuple[Deck, tuple[str, ...]]:
    """The deck with what the winners of a game wrote, and the names of the new rules, which come first in the next game (BK-87)."""
    fresh: list[str] = []
    for wish in wishes:
        author = names[wish.seat]
        sentence = read(wish.sentence, wish.language, rule=not wish.card)
        words = Words(sentence, wish.sentence, wish.language, author, wish.title, written=day)
        try:
            if wish.card:
                deck = with_text(deck, wish.card, words, "")
            else:
                deck = with_rule(deck, words, "")
                fresh.append(f"rule {len(deck.rules)}")
        except Illegal as refused:
            if refused.code not in ("no-blank-rule", "written-already"):
                raise
    return deck, tuple(fresh)


def drawn(deck: Deck, card: str, picture: Picture, author: str) -> Deck:
    """The deck with a picture on a card, drawn by the card's author."""
    if ink(picture) > MOST_INK:
        raise Illegal("too-much-ink", most=MOST_INK)

    def on(words: Words) -> Words:
        if words.author != author:
            raise Illegal("not-the-author")
        return replace(words, picture=picture)

    found = False
    rules = list(deck.rules)
    for index, rule in enumerate(rules):
        if card == f"rule {index + 1}":
            rules[index], found = replace(rule, words=on(rule.words)), True
    cards = list(deck.cards)
    for index, game in enumerate(cards):
        if card == game.face and game.words is not None:
            cards[index], found = replace(game, words=on(game.words)), True
    if not found:
        raise Illegal("no-such-card", card=card)
    return replace(deck, rules=tuple(rules), cards=tuple(cards))


def forgotten(deck: Deck, name: str) -> Deck:
    """The deck without this name: cards stay, nobody signs them."""

    def unsigned(words: Words) -> Words:
        return replace(words, author="") if words.author == name else words

    return replace(
        deck,
        rules=tuple(replace(card, words=unsigned(card.words)) for card in deck.rules),
        cards=tuple(card if card.words is None else replace(card, words=unsigned(card.words)) for card in deck.cards),
        history=tuple(replace(line, author="") if line.author == name else line for line in deck.history),
    )


def _all_words(deck: Deck) -> Iterable[Words]:
    yield from (card.words for card in deck.rules)
    yield from (card.words for card in deck.cards if card.words is not None)
