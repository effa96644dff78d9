"""Bots that lose by rule."""

from __future__ import annotations

from carteblanche.core.errors import CarteBlancheError


class Failed(CarteBlancheError):
    """A bot that cannot go on: it has lost this game, for this reason.

    `crashed`: it ended, or raised something. `timeout`: no answer in time. `flooded`: it said more than an answer. `unreadable`: what it
    said is no answer. `illegal`: the rules refuse what it did.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
