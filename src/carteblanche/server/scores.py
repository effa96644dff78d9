"""The score sheet: one row for every person in every finished game."""

from __future__ import annotations

import datetime as dt

from carteblanche.server.document import Document
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table


def result(document: Document, table: Table) -> list[Statement]:
    """What goes on the score sheets when this table has an outcome."""
    outcome = table.outcome
    if outcome is None:
        return []
    day = dt.datetime.now(dt.UTC).date().isoformat()
    return [
        Store.result(
            document.id, document.game, seat, chair.person, outcome.ranks[seat], _score(outcome.scores, seat), day
        )
        for seat, chair in enumerate(document.chairs)
    ]


def _score(scores: tuple[int, ...], seat: int) -> int | None:
    return scores[seat] if scores else None
