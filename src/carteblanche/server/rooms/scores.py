"""The score sheets: one row for every person in every finished game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from carteblanche.server.dates import today
from carteblanche.server.rooms.document import Document
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table
from carteblanche.wire.http import ScoreLine

MOST: Final = 200
"""So many games are on a sheet."""


def keep_result(document: Document, table: Table) -> list[Statement]:
    """What goes on the score sheets when this table is over."""
    outcome = table.outcome
    if outcome is None:
        return []
    day = today()
    return [
        Store.insert_result(
            document.id, document.game, seat, chair.person, outcome.ranks[seat], _score(outcome.scores, seat), day
        )
        for seat, chair in enumerate(document.chairs)
    ]


def _score(scores: tuple[int, ...], seat: int) -> int | None:
    return scores[seat] if scores else None


async def read_score_sheet(store: Store, person: str) -> list[ScoreLine]:
    """The games that this person has finished, the newest first."""
    rows = await store.read_results(person, MOST)
    names = dict(await store.read_people(1_000_000)) if rows else {}
    games: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        games.setdefault(row["room"], []).append(row)
    return [
        ScoreLine(
            room=room,
            game=seats[0]["game"],
            ended=seats[0]["day"],
            rank=next(row["rank"] for row in seats if row["person"] == person),
            players=tuple(names.get(row["person"], "") for row in seats),
            bots=await _bots(store, room),
            ranks=tuple(row["rank"] for row in seats),
            scores=tuple(row["score"] for row in seats if row["score"] is not None),
        )
        for room, seats in games.items()
    ]


async def _bots(store: Store, room: str) -> tuple[str, ...]:
    document = await store.read_room(room)
    chairs = [] if document is None else msgspec.json.decode(document, type=Document).chairs
    return tuple(chair.name if chair.player == "bot" else "" for chair in chairs)
