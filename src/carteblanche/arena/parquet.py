"""The games as a Parquet file, where pyarrow is installed: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from carteblanche.arena.plan import Plan
from carteblanche.arena.results import SetResult


def can_write() -> bool:
    """Whether pyarrow is installed: it comes with the extra `arena`."""
    return find_spec("pyarrow") is not None


def write_parquet(plan: Plan, sets: Sequence[SetResult], file: Path) -> None:
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    schema = arrow.schema(
        [
            ("set", arrow.int32()),
            ("game", arrow.int16()),
            ("seat", arrow.int8()),
            ("bot", arrow.string()),
            ("rank", arrow.int8()),
            ("won", arrow.float32()),
            ("points", arrow.int32()),
            ("end", arrow.string()),
            ("forfeit", arrow.string()),
            ("steps", arrow.int32()),
            ("millis", arrow.int64()),
            ("log", arrow.string()),
        ]
    )
    parquet.write_table(arrow.Table.from_pylist(list(_rows(plan, sets)), schema), file)


def _rows(plan: Plan, sets: Sequence[SetResult]) -> Iterator[dict[str, Any]]:
    for result in sets:
        for index, game in enumerate(result.games):
            winners = game.ranks.count(1)
            for seat, entrant in enumerate(game.order):
                lost = game.forfeit is not None and game.forfeit.seat == seat
                yield {
                    "set": result.number,
                    "game": index,
                    "seat": seat,
                    "bot": plan.entrants[entrant].name,
                    "rank": game.ranks[seat],
                    "won": (game.ranks[seat] == 1) / winners,
                    "points": game.scores[seat] if game.scores else None,
                    "end": game.reason,
                    "forfeit": game.forfeit.reason if lost and game.forfeit is not None else None,
                    "steps": game.steps,
                    "millis": game.at,
                    "log": game.log,
                }
