"""What was possible in a finished game, turn by turn, as `carteblanche analyse` and the replay tell it."""

from __future__ import annotations

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


class AdvisedTurn(Message):
    """One turn in which there was a choice: what a strong bot would have done with the same eyes, and whether that was done."""

    entry: int
    seat: Seat
    move: str
    """What it would have done, in notation."""
    action: dict[str, Any]
    alike: bool


class Advice(Message):
    """For games whose moves have no points of their own."""

    turns: tuple[AdvisedTurn, ...]


class Analysis(Message):
    turns: tuple[AnalysedTurn, ...]
    left: tuple[Points, ...]
    """By seat: points left on the table in all."""
