"""What tables decide and later tables go by: words voted in at BLANKO, rulings about cards of BLANK."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from carteblanche.games.blank.state import BlankState
from carteblanche.games.blanko.state import BlankoState
from carteblanche.library import house
from carteblanche.library.resources import for_header
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.scores import today
from carteblanche.store import decisions
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table

MOST_PRECEDENTS: Final = 20
"""So many precedents, the newest, are brought to a table."""


async def words(store: Store, document: Document) -> list[str]:
    """The words of the house for a new table, if it plays with them."""
    if document.game != "blanko" or not document.config.get("house"):
        return []
    return await decisions.words(store, document.config.get("language", "de"))


async def precedents(store: Store, document: Document) -> dict[str, Any]:
    """What the options of a new table say about earlier rulings."""
    if document.game != "blank":
        return {}
    found = await decisions.precedents(store, MOST_PRECEDENTS, document.deck, document.host)
    return {"precedents": [{"kind": "ruling", "card": one.card, "text": one.text} for one in found]}


async def reached(document: Document, table: Table) -> list[Statement]:
    """What has to be written when this table is over."""
    state, day = table.state, today()
    if isinstance(state, BlankState):
        fresh = [ruling for ruling in state.affairs.memory.rulings if ruling not in state.config.precedents]
        host = None if document.deck is not None else document.host
        return [
            decisions.ruled(decisions.Precedent(one.card, one.text, day, document.deck, host, document.id))
            for one in fresh
        ]
    if isinstance(state, BlankoState) and state.admitted:
        resources = await asyncio.to_thread(for_header, table.header)
        found = await asyncio.to_thread(house.admitted, table.header, tuple(table.entries), resources)
        return [decisions.admitted(_kept(one, document, day)) for one in found]
    return []


def _kept(one: house.Admitted, document: Document, day: str) -> decisions.HouseWord:
    return decisions.HouseWord(
        one.language, one.word, day, room=document.id, entry=one.entry, seat=one.seat, yes=one.yes, no=one.no
    )


async def seated(store: Store, room: str | None) -> list[str]:
    """By seat: who sat in this room, as far as they want to be known; bots by their names."""
    document = None if room is None else await store.read_room(room)
    if document is None:
        return []
    return [chair.name for chair in msgspec.json.decode(document, type=Document).chairs]
