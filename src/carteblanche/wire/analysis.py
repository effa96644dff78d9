"""What was possible in a finished game, turn by turn, as `carteblanche analyse` and the replay tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from carteblanche.core.values import Message, Points, Seat


class Possible(Message):
    """A move that was there: in notation and as an action, with the words that it forms and its points."""

    move: str
    action: dict[str, Any]
    words: tuple[str, ...]
    points: Points


class AnalysedTurn(Message):
    """One turn, or one mini crossword. `left` is what the best would have brought more."""

    entry: int
    seat: Seat
    what: Literal["turn", "mini"]
    move: str
    """What was done, in notation."""
    words: tuple[str, ...]
    """What was laid, or nothing."""
    points: Points
    best: tuple[Possible, ...]
    left: Points


class Analysis(Message):
    """All turns in which there was a choice. Where moves have no points of their own, their points are how likely they win, in percent,
    as the strongest bot estimates it.
    """

    unit: Literal["points", "percent"]
    turns: tuple[AnalysedTurn, ...]
    left: tuple[Points, ...]
    """By seat: what was left on the table in all."""


def sum_up(unit: Literal["points", "percent"], turns: Sequence[AnalysedTurn], seats: int) -> Analysis:
    left = [0] * seats
    for turn in turns:
        left[turn.seat] += turn.left
    return Analysis(unit, tuple(turns), tuple(map(Points, left)))
