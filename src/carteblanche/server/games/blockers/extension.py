from __future__ import annotations

import asyncio
from typing import ClassVar

from carteblanche.library.chances import analyse
from carteblanche.library.resources import make_ready
from carteblanche.server.games.extension import GameExtension, Services
from carteblanche.server.jobs.analyses import Analyser


class BlockersExtension(GameExtension):
    game: ClassVar[str] = "blockers"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._build = services.build_resources
        self._readying: asyncio.Task[None] | None = None

    def greet(self, language: str) -> None:
        """Once somebody is there, what makes the bots quick is compiled, while they play with what there is."""
        if self._build and self._readying is None:
            self._readying = asyncio.create_task(asyncio.to_thread(make_ready, self.game), name="quick bots")

    async def stop(self) -> None:
        if self._readying is not None:
            await self._readying

    def analyser(self) -> Analyser:
        return analyse
