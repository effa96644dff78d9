"""What tables have decided, for the tables after them: words of the house for BLANKO, precedents for BLANK.

Nothing is deleted: what was taken out keeps its row and says when. Nobody is named here: who laid a word and who voted how are seats of a
room, and the room's document knows who sat there as long as they want to be known.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, insert, select, update

from carteblanche.store import schema
from carteblanche.store.store import Statement, Store

_words = schema.house_words
_precedents = schema.precedents


class HouseWord(msgspec.Struct, frozen=True):
    language: str
    word: str
    day: str
    by: str = ""
    """The host who added it, if it was not a vote."""
    room: str | None = None
    entry: int | None = None
    seat: int | None = None
    """Who laid it."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    removed: str = ""
    """The day it was taken out again."""


class Precedent(msgspec.Struct, frozen=True):
    card: str
    text: str
    day: str
    deck: str | None
    host: str | None
    room: str | None
    id: int = 0
    """The store's own number for it."""


def insert_word(word: HouseWord) -> Statement:
    row = msgspec.structs.asdict(word) | {"yes": json.dumps(word.yes), "no": json.dumps(word.no)}
    return insert(_words).values(row), None


def remove_words(language: str, words: Iterable[str], day: str) -> Statement:
    """These words are no longer played with."""
    where = (_words.c.language == language) & _words.c.word.in_(list(words)) & (_words.c.removed == "")
    return update(_words).where(where).values(removed=day), None


def insert_precedent(precedent: Precedent) -> Statement:
    row = msgspec.structs.asdict(precedent) | {"removed": ""}
    del row["id"]
    return insert(_precedents).values(row), None


def remove_precedent(precedent: int, day: str) -> Statement:
    """This precedent no longer holds."""
    return update(_precedents).where(_precedents.c.id == precedent).values(removed=day), None


def clear_host(person: str) -> Statement:
    """What this person's tables ruled is nobody's any more."""
    return update(_precedents).where(_precedents.c.host == person).values(host=None), None


async def read_words(store: Store, language: str) -> list[str]:
    """What is played with."""
    query = select(_words.c.word).where(_words.c.language == language, _words.c.removed == "").distinct()
    return sorted(str(word) for (word,) in await store.read(query))


async def read_word_history(store: Store, most: int, language: str | None = None) -> list[HouseWord]:
    """The words of the house with where they came from, the newest first; also those that were taken out."""
    query = select(_words).order_by(_words.c.id.desc()).limit(most)
    if language is not None:
        query = query.where(_words.c.language == language)
    rows = await store.read_named(query)
    for row in rows:
        row.update(yes=tuple(json.loads(row["yes"])), no=tuple(json.loads(row["no"])))
        del row["id"]
    return [HouseWord(**row) for row in rows]


async def read_precedents(store: Store, most: int, deck: str | None, host: str) -> list[Precedent]:
    """What holds for this deck or, without one, for tables of this host: the oldest first."""
    where = (
        _precedents.c.deck == deck if deck is not None else _precedents.c.deck.is_(None) & (_precedents.c.host == host)
    )
    return (await _select_precedents(store, most, where))[::-1]


async def read_all_precedents(store: Store, most: int) -> list[Precedent]:
    """What holds in this house, the newest first."""
    return await _select_precedents(store, most)


async def _select_precedents(store: Store, most: int, *where: ColumnElement[bool]) -> list[Precedent]:
    query = select(_precedents).where(_precedents.c.removed == "", *where).order_by(_precedents.c.id.desc()).limit(most)
    rows = await store.read_named(query)
    for row in rows:
        del row["removed"]
    return [Precedent(**row) for row in rows]
