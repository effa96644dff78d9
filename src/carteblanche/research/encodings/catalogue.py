"""The encoding of any game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.core.rules import AnyGame
from carteblanche.games import catalogue
from carteblanche.library.words.kernels import find_kernel
from carteblanche.research.encodings.blank import BlankEncoding
from carteblanche.research.encodings.blanko import BlankoEncoding
from carteblanche.research.encodings.blitz import BlitzEncoding
from carteblanche.research.encodings.blockers import BlockersEncoding
from carteblanche.research.encodings.encoding import Encoding

ENCODINGS: Final[Mapping[str, Callable[[Any, Any, int], Encoding]]] = {
    "blank": BlankEncoding,
    "blanko": BlankoEncoding,
    "blockers": BlockersEncoding,
    "blitz": BlitzEncoding,
}
_DEFAULTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "blank": {"reading": False, "rewards": False},
    "blitz": {"rounds": 1},
}
"""By game: the options that environments choose unless they are told otherwise: no pages to be read, no cards to be written, one round."""


def encode(game: str | AnyGame, seats: int | None = None, config: Any = None, **options: Any) -> Encoding:
    """The encoding of a game by name, or of a game that was opened with resources of its own; by default for as few seats as it allows.
    Options go by name, over those that environments choose; or `config` has them all.
    """
    opened: Any = catalogue.open(game, resources={"kernel": find_kernel()}) if isinstance(game, str) else game
    if opened.NAME not in ENCODINGS:
        raise Unreadable(f"{opened.NAME} has no encoding")
    if config is None:
        config = opened.CONFIG(**{**_DEFAULTS.get(opened.NAME, {}), **options})
    elif options:
        raise ValueError("either a config or options")
    made = ENCODINGS[opened.NAME](opened, config, opened.SEATS[0] if seats is None else seats)
    made.by_name = isinstance(game, str)
    return made
