"""Decks from before the calculus, carried over once.

Every card keeps its words, its author and its picture. Our own cards are found by their texts and mean what they meant. What players wrote
is read anew: what is understood at once becomes mechanical, everything else is for people, exactly as it is written, until its owner
says what it means. What the old language called the player of a game card (*that player*) means somebody else in free words, so cards
that speak so are left to people, too.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus.check import check
from carteblanche.games.blank.deck import Deck, GameCard, Picture, RuleCard, Words, Written
from carteblanche.games.blank.sayings import translated
from carteblanche.games.blank.starter import starter
from carteblanche.library.decks.conversation import for_people
from carteblanche.library.decks.old_texts import EFFECTS, RULES

MARK: Final = b'"calculus":'
"""Stands in every deck of today, and in no older one: in a text its quotation marks would be escaped."""
_PLAYER: Final = re.compile(
    r"\b(that player|dieser spieler|diese[mns] spielers?|ce joueur|ten gracz|tego gracza|temu graczowi|tym graczem"
    r"|этот игрок|этого игрока|этому игроку|этим игроком)\b",
    re.IGNORECASE,
)


class _Words(msgspec.Struct):
    text: str
    language: str
    author: str
    title: str = ""
    picture: Picture = ()
    written: str = ""
    parent: str = ""
    new: bool = False
    ours: bool = False


class _Rule(msgspec.Struct):
    words: _Words
    mark: str


class _Card(msgspec.Struct):
    face: str
    mark: str
    words: _Words | None = None


class _Deck(msgspec.Struct):
    name: str
    mark: str
    owners: tuple[str, ...]
    rules: tuple[_Rule, ...]
    cards: tuple[_Card, ...]
    version: int = 0
    history: tuple[Written, ...] = ()
    extra_rules: int = 0


def is_old(document: bytes) -> bool:
    """Whether this is a deck, or the file of one, from before the calculus."""
    return MARK not in document


def carry_over(document: bytes) -> bytes:
    """A stored deck as it is kept now."""
    return msgspec.json.encode(from_old(document)) if is_old(document) else document


def from_old(document: bytes) -> Deck:
    """The deck of an old document, or `Unreadable`."""
    try:
        old = msgspec.json.decode(document, type=_Deck)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"this is not a deck ({str(error)[:120]})") from None
    cards = tuple(
        GameCard(card.face, card.mark, None if card.words is None else _carry(card.words, card.face))
        for card in old.cards
    )
    rules = tuple(RuleCard(_carry(card.words, ""), card.mark) for card in old.rules)
    return Deck(
        old.name, old.mark, old.owners, rules, cards, old.version, old.history, extra_rules=old.extra_rules
    )  # fmt: skip


def old_digest(deck: Any) -> str:
    """The name under which an old version of a deck was known, from its plain data."""
    return hashlib.sha256(b"blank deck\n" + msgspec.json.encode(deck)).hexdigest()


def _carry(old: _Words, face: str) -> Words:
    ours = _find_ours(old, face)
    if ours is not None:
        return replace(
            ours, author=old.author, picture=old.picture, written=old.written, parent=old.parent, new=old.new
        )
    meaning = _understand(old.text, old.language, rule=not face)
    return Words(
        for_people(old.text) if meaning is None else meaning,
        old.text,
        old.language,
        old.author,
        old.title,
        old.picture,
        old.written,
        old.parent,
        old.new,
        how="old" if meaning is None else "read",
    )


def _find_ours(old: _Words, face: str) -> Words | None:
    if not old.ours:
        return None
    box = starter()
    if not face:
        index = next((i for i, texts in enumerate(RULES) if old.text in texts), None)
        return None if index is None else translated(box.rules[index].words, old.language)
    found = next((one for one, texts in EFFECTS.items() if old.text in texts), None)
    words = next((card.words for card in box.cards if card.face == found), None)
    return None if words is None else translated(words, old.language)


@lru_cache(maxsize=4096)
def _understand(text: str, language: str, *, rule: bool) -> Any:
    if not rule and _PLAYER.search(text):
        return None
    from carteblanche.reader.answer import read

    answer = read(text, "rule" if rule else "game", language)
    if answer.kind != "understood":
        return None
    meaning = answer.readings[0]
    return None if any(one.level == "error" for one in check(meaning, rule=rule)) else meaning
