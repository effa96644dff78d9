"""Carte Blanche: BLANK, BLANKO, Blockers! and Blitz, to play, to simulate, to study and to extend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteblanche import compiled

if TYPE_CHECKING:
    from carteblanche.core.driver import play_out

compiled.install()

__version__ = "0.1.0"
__all__ = ["play_out"]


def __getattr__(name: str) -> Any:
    """Imported when it is asked for, so that a command starts quickly."""
    if name == "play_out":
        from carteblanche.core.driver import play_out

        return play_out
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
