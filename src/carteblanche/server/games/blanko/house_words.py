"""Words that tables voted in although no dictionary has them: later tables of the house play with them if their host wants to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from carteblanche.games.blanko.state import BlankoState
from carteblanche.library.resources import find_for_header
from carteblanche.library.words import house_words
from carteblanche.server.dates import today
from carteblanche.server.rooms.document import Document, read_names
from carteblanche.store import decisions
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table
from carteblanche.wire.admin import AdminWord

MOST_SHOWN: Final = 500
"""How many words the admin page shows."""


async def read_house_words(store: Store, config: dict[str, Any], language: str) -> list[str]:
    """The words for a new table, if it plays with them."""
    return await decisions.read_words(store, language) if config.get("house") else []


async def keep_admitted(document: Document, table: Table) -> Sequence[Statement]:
    """What has to be written when a table is over that voted words in."""
    state = table.state
    if not isinstance(state, BlankoState) or not state.admitted:
        return ()
    resources = await asyncio.to_thread(find_for_header, table.header)
    found = await asyncio.to_thread(house_words.find_admitted, table.header, tuple(table.entries), resources)
    day = today()
    return [
        decisions.insert_word(
            decisions.HouseWord(
                one.language, one.word, day, room=document.id, entry=one.entry, seat=one.seat, yes=one.yes, no=one.no
            )
        )
        for one in found
    ]


async def describe_house_words(store: Store) -> tuple[AdminWord, ...]:
    """The words of the house as the admin page shows them."""
    found: list[AdminWord] = []
    for one in await decisions.read_word_history(store, MOST_SHOWN):
        if not one.removed:
            names = dict(enumerate(await read_names(store, one.room)))
            yes, no = (tuple(names.get(seat, "") for seat in seats) for seats in (one.yes, one.no))
            by = one.by if one.seat is None else names.get(one.seat, "")
            found.append(AdminWord(one.language, one.word, one.day, by, one.room, yes, no))
    return tuple(found)
