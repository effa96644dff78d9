"""Households' decks of BLANK: made, written into after a game, drawn on, signed. A deck itself is a value of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.deck import INK as MOST_INK
from carteblanche.games.blank.deck import (
    Deck,
    GameCard,
    How,
    Picture,
    RuleCard,
    Signature,
    Words,
    Written,
    blanks,
    empty,
    ink,
    names,
    with_rule,
    with_text,
)
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.starter import starter
from carteblanche.library.decks.tidying import tidy, tidy_words

MOST_EXTRA: Final = 100
"""How many rule cards may be written beyond those of the box."""


def make_deck(name: str, mark: str, language: str = "en", *, written: bool) -> Deck:
    """A new deck: the one that comes with the product, in one of the languages, or a box in which nothing is written."""
    if not written:
        return empty(name, mark, ())
    box = starter(language)
    return replace(
        box,
        name=name,
        mark=mark,
        rules=tuple(replace(card, mark=mark) for card in box.rules),
        cards=tuple(replace(card, mark=mark) for card in box.cards),
    )


def bring_in(deck: Deck) -> Deck:
    """A deck from a file as the house keeps it. Whatever the file says, nobody here has signed its cards, and those are ours that are: the
    others are marked, and shown with what they mean.
    """
    ours = {words.meaning for language in LANGUAGES for words in _every_words(starter(language))}

    def marked(words: Words) -> Words:
        if words.ours and words.meaning in ours:
            return replace(words, key="")
        return replace(tidy_words(words), ours=False, key="", imported=True)

    lines = [
        replace(line, author=tidy(line.author), approved=tidy(line.approved), author_key="", approved_key="")
        for line in deck.history
    ]
    return map_words(replace(deck, owners=(), history=tuple(lines)), marked)


def _every_words(deck: Deck) -> Iterator[Words]:
    yield from (card.words for card in deck.rules)
    yield from (card.words for card in deck.cards if card.words is not None)


def remove_keys(deck: Deck) -> Deck:
    """The deck as it leaves the house, in which alone a key says who somebody is."""
    lines = tuple(replace(line, author_key="", approved_key="") for line in deck.history)
    return map_words(replace(deck, history=lines), lambda words: replace(words, key=""))


def remove_names(deck: Deck) -> dict[str, Any]:
    """The deck as a log keeps it: all that matters for play, and nobody's name, so that names can be forgotten."""

    def bare(words: Words | None) -> Words | None:
        return None if words is None else replace(words, author="", key="", written="", picture=())

    rules = tuple(
        RuleCard(replace(card.words, author="", key="", written="", picture=()), card.mark) for card in deck.rules
    )
    cards = tuple(GameCard(card.face, card.mark, bare(card.words)) for card in deck.cards)
    kept: dict[str, Any] = msgspec.to_builtins(replace(deck, owners=(), rules=rules, cards=cards, history=()))
    return kept


def from_header(kept: dict[str, Any]) -> Deck:
    """The deck of a log, or `Unreadable`."""
    try:
        return msgspec.convert(kept, Deck)
    except msgspec.ValidationError as error:
        raise Unreadable(f"this is not a deck ({error})", "deck") from None


class GrownDeck(NamedTuple):
    """A deck after a game: every version since, the newest last; what was written, and what was left out, with the code of the reason."""

    versions: tuple[Deck, ...]
    written: tuple[Wish, ...]
    left_out: tuple[tuple[Wish, str], ...]


def add_rewards(
    deck: Deck, wishes: Iterable[Wish], authors: Sequence[Signature], day: str, how: Callable[[Wish], How]
) -> GrownDeck:
    """The deck with what the winners of a game wrote. What no longer fits in, because the deck grew meanwhile, stays out."""
    versions: list[Deck] = []
    written: list[Wish] = []
    left_out: list[tuple[Wish, str]] = []
    for wish in wishes:
        author = authors[wish.seat]
        words = Words(
            wish.meaning,
            wish.text,
            wish.language,
            author.name,
            wish.title,
            wish.picture,
            day,
            how=how(wish),
            key=author.key,
        )
        try:
            words = tidy_words(words)
            deck = with_text(deck, wish.card, words, "") if wish.card else with_rule(deck, words, "")
        except Illegal as refused:
            if refused.code not in ("no-blank-rule", "written-already"):
                raise
            left_out.append((wish, refused.code))
            continue
        versions.append(deck)
        written.append(wish)
    return GrownDeck(tuple(versions), tuple(written), tuple(left_out))


def check_room_for(deck: Deck, card: str, earlier: int = 0) -> None:
    """Whether something can be written on this card, or a rule after `earlier` others; `Illegal` if not."""
    if not card and blanks(deck)[0] <= earlier:
        raise Illegal("no-blank-rule", deck=deck.name)
    if card and card not in names(deck):
        raise Illegal("no-such-card", card=card)
    if card and deck.cards[names(deck).index(card)].words is not None:
        raise Illegal("written-already", card=card)


def add_picture(deck: Deck, card: str, picture: Picture, key: str) -> Deck:
    """The deck with a picture on a card, drawn by the card's author, whom the house knows by this key."""
    if ink(picture) > MOST_INK:
        raise Illegal("too-much-ink", most=MOST_INK)

    def on(words: Words) -> Words:
        if not key or words.key != key:
            raise Illegal("not-the-author")
        return replace(words, picture=picture)

    faces, rules = names(deck), [f"rule {i + 1}" for i in range(len(deck.rules))]
    if card in rules:
        index = rules.index(card)
        changed = replace(deck.rules[index], words=on(deck.rules[index].words))
        return replace(deck, rules=(*deck.rules[:index], changed, *deck.rules[index + 1 :]))
    index = faces.index(card) if card in faces else -1
    words = deck.cards[index].words
    if index < 0 or words is None:
        raise Illegal("no-such-card", card=card)
    painted = replace(deck.cards[index], words=on(words))
    return replace(deck, cards=(*deck.cards[:index], painted, *deck.cards[index + 1 :]))


def find_words(deck: Deck, card: str) -> Words:
    """What stands on a card, or `Illegal` if nothing does."""
    rules = {f"rule {index + 1}": rule.words for index, rule in enumerate(deck.rules)}
    games = dict(zip(names(deck), (card.words for card in deck.cards), strict=True))
    words = (rules | games).get(card)
    if words is None:
        raise Illegal("no-such-card", card=card)
    return words


def list_versions(old: Deck, new: Deck) -> list[Deck]:
    """Every version after one and up to another, so that none is ever written twice; what came in at once is in all of them."""
    return [replace(new, version=version) for version in range(old.version + 1, new.version + 1)]


def add_blank_rule(deck: Deck) -> Deck:
    """The deck with one more rule card to write on, which its owner allows (BK-89)."""
    if deck.extra_rules >= MOST_EXTRA:
        raise Illegal("enough-blank-rules", most=MOST_EXTRA)
    return replace(deck, extra_rules=deck.extra_rules + 1)


def change_signature(deck: Deck, key: str, before: str, name: str) -> Deck:
    """The deck with what somebody signed or accepted under another name; or under none, if they are forgotten: the cards stay. Who it is
    goes by the key. What was signed as `before` without one keeps that name, until it is forgotten.
    """

    def resigned(signed: str, signed_key: str) -> Signature:
        theirs = signed_key == key or (not name and not signed_key and signed == before)
        return Signature(name, key if name else "") if theirs else Signature(signed, signed_key)

    def on(words: Words) -> Words:
        author = resigned(words.author, words.key)
        return replace(words, author=author.name, key=author.key)

    def line(written: Written) -> Written:
        author = resigned(written.author, written.author_key)
        approved = resigned(written.approved, written.approved_key)
        return replace(
            written, author=author.name, author_key=author.key, approved=approved.name, approved_key=approved.key
        )

    return map_words(replace(deck, history=tuple(map(line, deck.history))), on)


def map_words(deck: Deck, change: Callable[[Words], Words]) -> Deck:
    """The deck with the words of every card changed."""
    return replace(
        deck,
        rules=tuple(replace(card, words=change(card.words)) for card in deck.rules),
        cards=tuple(card if card.words is None else replace(card, words=change(card.words)) for card in deck.cards),
    )
