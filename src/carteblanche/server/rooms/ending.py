"""The end of a table: what is written with its last entry, all of it or nothing."""

from __future__ import annotations

import msgspec

from carteblanche.server.games.blank.decks import written
from carteblanche.server.rooms.decisions import reached
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.scores import result
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table


async def last_writes(store: Store, document: Document, table: Table) -> list[Statement]:
    return [
        Store.room(document.id, document.phase, msgspec.json.encode(document)),
        *result(document, table),
        *await written(store, document, table),
        *await reached(document, table),
    ]
