"""Which game has which extension. The only module of the server, besides the extensions themselves, that names single games."""

from __future__ import annotations

from typing import Final

from carteblanche.games import catalogue
from carteblanche.server.games.blank.extension import BlankExtension
from carteblanche.server.games.blanko.extension import BlankoExtension
from carteblanche.server.games.blockers.extension import BlockersExtension
from carteblanche.server.games.extension import GameExtension, Services

EXTENSIONS: Final[tuple[type[GameExtension], ...]] = (BlankExtension, BlankoExtension, BlockersExtension)


def create_extensions(services: Services) -> dict[str, GameExtension]:
    """By game: its extension."""
    kinds = {kind.game: kind for kind in EXTENSIONS}
    return {name: kinds.get(name, GameExtension)(services) for name in catalogue.NAMES}
