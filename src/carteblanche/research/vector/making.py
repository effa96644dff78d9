"""The fastest vectorised environment of any game."""

from __future__ import annotations

from typing import Any

from carteblanche.core.rules import AnyGame
from carteblanche.research.encodings.blockers import BlockersEncoding
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.vector.batch import Vector
from carteblanche.research.vector.blockers import BlockersVector
from carteblanche.research.vector.episodes import EpisodeVector


def make_vector(
    game: str | AnyGame, count: int, seats: int | None = None, config: Any = None, **options: Any
) -> Vector:
    """So many games, with options as for `encode`: of Blockers! by a kernel of its own, of others through the protocol."""
    encoding = encode(game, seats, config, **options)
    if isinstance(encoding, BlockersEncoding):
        return BlockersVector(encoding, count)
    return EpisodeVector(encoding, count)
