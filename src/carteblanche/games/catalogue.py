"""Which games there are, by name and rules version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.core.rules import AnyGame

NAMES: Final = ("blank", "blanko", "blockers", "blitz")
"""All games, in the order in which they are offered."""


def open(name: str, version: int | None = None, resources: Mapping[str, Any] | None = None) -> AnyGame:  # noqa: A001  # catalogue.open is how one says it
    """The game of this name and rules version (by default the newest), with what it needs from outside as values."""
    game = _newest(name, resources or {})
    if version is not None and version != game.VERSION:
        raise Unreadable(f"{name} has no rules version {version}; this is version {game.VERSION}")
    return game


def _newest(name: str, resources: Mapping[str, Any]) -> AnyGame:
    match name:
        case "blank":
            from carteblanche.games.blank.rules import Blank

            return Blank(resources.get("deck"))
        case "blanko":
            from carteblanche.games.blanko.rules import Blanko

            return Blanko(resources)
        case "blockers":
            from carteblanche.games.blockers.rules import Blockers

            return Blockers()
        case "blitz":
            from carteblanche.games.blitz.rules import Blitz

            return Blitz()
        case _:
            raise Unreadable(f"there is no game {name[:40]!r}; there are {', '.join(NAMES)}")
