"""Decks at a table: which one is played with, and what the winners wrote into it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.state import BlankState
from carteblanche.library import decks
from carteblanche.server.access import Access, AnyRequest
from carteblanche.server.document import Document
from carteblanche.server.scores import today
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table


class Taken(NamedTuple):
    """A deck for a new game, and what it means for the options: whose it is, and which rules are new."""

    deck: Deck
    config: dict[str, Any]


async def deck_of(store: Store, deck: str, version: int | None = None) -> Deck:
    """A deck in its newest version, or in an earlier one."""
    if version is None:
        kept = await kept_decks.read(store, deck)
        document = None if kept is None else kept.document
    else:
        document = next((found for n, found in await kept_decks.versions(store, deck) if n == version), None)
    if document is None:
        raise Illegal("no-such-deck")
    return msgspec.json.decode(document, type=Deck)


async def person_of(request: AnyRequest, store: Store, access: Access) -> str:
    """Who asks; whoever makes something must have said a name."""
    person = access.person(request)
    if person is None or not await store.read_person(person):
        raise Illegal("no-name")
    return person


async def choose(store: Store, document: Document, person: str | None, deck: str | None) -> None:
    """The host takes a deck to the table: one they own or have written in."""
    if document.game != "blank":
        raise Illegal("no-deck-here")
    if deck is None:
        document.deck = document.deck_name = None
        return
    own = [
        *await kept_decks.of_person(store, person or "", "owner"),
        *await kept_decks.of_person(store, person or "", "author"),
    ]
    name = next((name for known, name, _ in own if known == deck), None)
    if name is None:
        raise Illegal("no-such-deck")
    document.deck, document.deck_name = deck, name


async def taken(store: Store, document: Document) -> Taken:
    """The deck of this room in its newest version."""
    kept = await kept_decks.read(store, document.deck or "")
    if kept is None:
        raise Illegal("no-such-deck")
    owners = await kept_decks.owners(store, kept.id)
    seats = [seat for seat, chair in enumerate(document.chairs) if chair.person in owners]
    config = {"owner": seats[0] if seats else 0, "new": list(kept.fresh)}
    return Taken(msgspec.json.decode(kept.document, type=Deck), config)


async def written(store: Store, document: Document, table: Table) -> list[Statement]:
    """What has to be written when a game with a deck is over: its next version, with the winners' cards in it."""
    state = table.state
    if document.deck is None or not isinstance(state, BlankState) or not state.affairs.written:
        return []
    kept = await kept_decks.read(store, document.deck)
    if kept is None:
        return []
    names = [chair.name for chair in document.chairs]
    grown = decks.after(msgspec.json.decode(kept.document, type=Deck), state.affairs.written, names, today())
    if not grown.versions:
        return []
    authors = {document.chairs[wish.seat].person for wish in state.affairs.written}
    return [
        *kept_decks.written(kept.id, encoded(grown.versions), grown.fresh),
        *(kept_decks.joined(kept.id, person, "author") for person in authors if person is not None),
    ]


class Brought(NamedTuple):
    """A deck that is new in the house: its id, the code by which one becomes its owner, and what has to be written."""

    id: str
    code: str
    writes: list[Statement]


def brought(deck: Deck, owner: str | None) -> Brought:
    name, code = kept_decks.named(), secrets.token_urlsafe(12)
    document = msgspec.json.encode(deck)
    return Brought(name, code, kept_decks.made(name, deck.name, hashed(code), deck.version, document, owner))


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def encoded(versions: Iterable[Deck]) -> list[tuple[int, bytes]]:
    """Versions of a deck as the store keeps them."""
    return [(deck.version, msgspec.json.encode(deck)) for deck in versions]


async def resigned(store: Store, person: str, before: str, name: str) -> list[Statement]:
    """What has to be written so that the cards that this person signed as `before` are signed by another name, or by none."""
    writes: list[Statement] = []
    for deck, _, _ in await kept_decks.of_person(store, person, "author"):
        for version, document in await kept_decks.versions(store, deck):
            changed = decks.resigned(msgspec.json.decode(document, type=Deck), before, name)
            writes.append(kept_decks.rewritten(deck, version, msgspec.json.encode(changed)))
    return writes
