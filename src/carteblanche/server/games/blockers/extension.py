from __future__ import annotations

from typing import ClassVar

from carteblanche.library.chances import analyse
from carteblanche.server.games.extension import GameExtension
from carteblanche.server.jobs.analyses import Analyser


class BlockersExtension(GameExtension):
    game: ClassVar[str] = "blockers"

    def analyser(self) -> Analyser:
        return analyse
