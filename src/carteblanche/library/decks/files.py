"""A deck as one file: JSON with a format number and the hash of the deck, so that what comes in is whole, known and small enough.

A file comes from anybody. It is read with bounds on every length; then each face must be one of the box, each card must be sayable and
short enough to be obeyed, and the hash must fit. Owners stay behind: whoever brings a deck in owns the copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Message
from carteblanche.games.blank import data
from carteblanche.games.blank.calculus.check import check
from carteblanche.games.blank.calculus.parts import CALCULUS
from carteblanche.games.blank.data import MOST_DECKS
from carteblanche.games.blank.deck import INK, Deck, Words, digest, ink, marks, names
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.library.decks.household import remove_keys
from carteblanche.library.decks.old import from_old, is_old, old_digest

FORMAT: Final = 2
"""1 is of decks from before the calculus; they are carried over when they are read."""
LARGEST: Final = 4 << 20
"""The most bytes of a deck in a file."""
MOST_RULES: Final = 400
MOST_INK: Final = INK * 40
"""How many points all pictures of a deck may have together."""
MOST_HISTORY: Final = 2000
SUFFIX: Final = ".deck.json"


class DeckFile(Message):
    format: int
    hash: str
    deck: Deck


def write_deck_file(deck: Deck) -> bytes:
    """The file of a deck."""
    bare = remove_keys(replace(deck, owners=()))
    return msgspec.json.format(msgspec.json.encode(DeckFile(FORMAT, digest(bare), bare)), indent=1) + b"\n"


def read_deck_file(file: bytes) -> Deck:
    """The deck of a file, or `Unreadable` with what is wrong."""
    if len(file) > LARGEST:
        raise Unreadable("this file is larger than any deck")
    deck = _read_old(file) if is_old(file) else _read_new(file)
    _check_bounds(deck)
    for name, words, rule in _cards(deck):
        _check_card(name, words, rule=rule)
    return replace(deck, owners=())


def _read_new(file: bytes) -> Deck:
    try:
        found = msgspec.json.decode(file, type=DeckFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(_explain(file, str(error))) from None
    if found.format > FORMAT or found.deck.calculus > CALCULUS:
        raise Unreadable("this deck was written by a newer version of Carte Blanche")
    if found.format < 1 or digest(found.deck) != found.hash:
        raise Unreadable("this deck is damaged: its hash does not fit")
    return found.deck


class _OldFile(msgspec.Struct):
    format: int
    hash: str
    deck: dict[str, Any]


class _OldCards(msgspec.Struct):
    """As much of an old deck as tells whether it is small enough to be looked at."""

    rules: Annotated[list[Any], Meta(max_length=MOST_RULES)]
    cards: Annotated[list[Any], Meta(max_length=MOST_DECKS * len(data.FACES))]


def _read_old(file: bytes) -> Deck:
    """Nothing is read of a card before the hash of the whole fits."""
    try:
        found = msgspec.json.decode(file, type=_OldFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(_explain(file, str(error))) from None
    if found.format != 1 or old_digest(found.deck) != found.hash:
        raise Unreadable("this deck is damaged: its hash does not fit")
    try:
        msgspec.convert(found.deck, _OldCards)
    except msgspec.ValidationError:
        raise Unreadable("this is more than a deck can hold") from None
    return from_old(msgspec.json.encode(found.deck))


def file_name(deck: Deck, suffix: str = SUFFIX) -> str:
    """A plain name for the file of a deck."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in deck.name).strip("-").lower()
    return (plain or "deck") + suffix


def _explain(file: bytes, error: str) -> str:
    class Head(msgspec.Struct):
        format: int = 0

    try:
        newer = msgspec.json.decode(file, type=Head).format > FORMAT
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        newer = False
    return (
        "this deck was written by a newer version of Carte Blanche" if newer else f"this is not a deck ({error[:120]})"
    )


def _check_bounds(deck: Deck) -> None:
    sets = len(deck.cards) // len(data.FACES)
    if not 1 <= sets <= MOST_DECKS or tuple(card.face for card in deck.cards) != data.FACES * sets:
        raise Unreadable(f"a deck has {len(data.FACES)} game cards, in their order")
    if len(set(names(deck))) < len(deck.cards) or (sets == 1 and marks(deck) != (deck.mark,)):
        raise Unreadable("the marks on the cards do not tell them apart")
    if any(not 1 <= len(mark) <= 12 for mark in marks(deck)) or any(
        card.mark not in marks(deck) for card in deck.rules
    ):
        raise Unreadable("a card has a mark that no deck has")
    if len(deck.rules) > MOST_RULES or len(deck.history) > MOST_HISTORY or not 0 <= deck.extra_rules <= MOST_RULES:
        raise Unreadable("this is more than a deck can hold")
    if not 0 <= deck.version <= MOST_HISTORY or len(deck.history) > deck.version:
        raise Unreadable("its history does not fit its version")
    if any(len(text) > 80 for line in deck.history for text in (line.author, line.card, line.approved, line.when)):
        raise Unreadable("its history has lines that are too long")
    if sum(ink(words.picture) for _, words, _ in _cards(deck)) > MOST_INK:
        raise Unreadable("the pictures of this deck are too large")


def _check_card(name: str, words: Words, *, rule: bool) -> None:
    if words.language not in LANGUAGES or len(words.written) > 80 or len(words.parent) > 80:
        raise Unreadable("this card says in no known language when and how it was written", name)
    if ink(words.picture) > INK:
        raise Unreadable("this picture is too large", name)
    errors = [one.code for one in check(words.meaning, rule=rule) if one.level == "error"]
    if errors:
        raise Unreadable(f"this card cannot be played with ({', '.join(errors)})", name)


def _cards(deck: Deck) -> Iterator[tuple[str, Words, bool]]:
    for index, card in enumerate(deck.rules):
        yield f"rule {index + 1}", card.words, True
    for name, game in zip(names(deck), deck.cards, strict=True):
        if game.words is not None:
            yield name, game.words, False
