"""Decks at a table: which one is played with, and what the winners wrote into it."""

from __future__ import annotations

import datetime as dt
from typing import Any, NamedTuple

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.state import BlankState
from carteblanche.library import decks
from carteblanche.server.document import Document
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table


class Taken(NamedTuple):
    """A deck for a new game, and what it means for the options: whose it is, and which rules are new."""

    deck: Deck
    config: dict[str, Any]


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
    day = dt.datetime.now(dt.UTC).date().isoformat()
    names = [chair.name for chair in document.chairs]
    deck, fresh = decks.after(msgspec.json.decode(kept.document, type=Deck), state.affairs.written, names, day)
    authors = {document.chairs[wish.seat].person for wish in state.affairs.written}
    return [
        *kept_decks.written(kept.id, kept.version + 1, fresh, msgspec.json.encode(deck)),
        *(kept_decks.joined(kept.id, person, "author") for person in authors if person is not None),
    ]


async def unsigned(store: Store, person: str, name: str) -> list[Statement]:
    """What has to be written so that no card is signed by this person any more."""
    writes: list[Statement] = []
    for deck, _, _ in await kept_decks.of_person(store, person, "author"):
        for version, document in await kept_decks.versions(store, deck):
            bare = decks.forgotten(msgspec.json.decode(document, type=Deck), name)
            writes.append(kept_decks.rewritten(deck, version, msgspec.json.encode(bare)))
    return [*writes, kept_decks.parted(person)]
