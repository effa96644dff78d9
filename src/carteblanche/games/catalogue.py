"""Which games there are, by name and rules version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.core.rules import AnyGame

NAMES: Final = ("blockers",)
"""All games, in the order in which they are offered."""


def open(name: str, version: int | None = None, resources: Mapping[str, Any] | None = None) -> AnyGame:
    """The game of this name and rules version (by default the newest), with what it needs from outside as values."""
    game = _newest(name)
    if version is not None and version != game.VERSION:
        raise Unreadable(f"{name} has no rules version {version}; this is version {game.VERSION}")
    return game


def _newest(name: str) -> AnyGame:
    match name:
        case "blockers":
            from carteblanche.games.blockers.rules import Blockers

            return Blockers()
        case _:
            raise Unreadable(f"there is no game {name[:40]!r}; there are {', '.join(NAMES)}")
