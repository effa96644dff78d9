"""Blitz: what a seat can do.

An act for the centre names the stack and the top card that its sender saw there, so that who comes too late is told that the stack has
moved on, and nothing lands where it was not meant.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from carteblanche.core.values import Message

NEW: Final = "new"


class Centre(Message):
    """Lay a card on a centre stack, or begin a new one with a 1. `source`: `blitz`, `reserve` or a work slot."""

    source: str
    card: str
    stack: str
    """`C1`…, or `new`."""
    top: str
    """The card that its sender saw on the stack; nothing for a new one."""


class Lay(Message):
    """Lay a card, or in the work area a card with all that lies on it, on another slot of the own work area."""

    source: str
    card: str
    slot: str


class Flip(Message):
    """Turn over the next packet of the reserve."""


class Turn(Message):
    """Take the turned reserve back into the hand."""


class Stuck(Message):
    """Say that one does not get on."""


class Rhythm(Message):
    """Use the right to change the rhythm: the whole reserve into the hand, and `first` cards in the next flip."""

    first: int


class Waive(Message):
    """Give the right, or the rest of the pass, away."""


class Pass(Message):
    """Where turns are taken: do nothing."""


class Go(Message):
    """The starter calls."""


class Next(Message):
    """Seen enough of the scored round."""


Action: TypeAlias = Centre | Lay | Flip | Turn | Stuck | Rhythm | Waive | Pass | Go | Next
