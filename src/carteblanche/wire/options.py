"""The options of a seat in the form in which they are sent, to browsers and to bots."""

from __future__ import annotations

from typing import Any, Final

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import View

MOST_OPTIONS: Final = 600
"""A list of options longer than this is not sent."""


def list_options(game: AnyGame, view: View) -> Any:
    """All that are listed; nothing if they are too many."""
    listed = game.options(view)
    if len(listed) > MOST_OPTIONS:
        return None
    written = getattr(listed, "written", None)  # some options have a shorter form for the wire
    return tuple(listed) if written is None else written()
