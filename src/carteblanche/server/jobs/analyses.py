"""What was possible in finished games, or what a strong bot would have done: worked out in the background when somebody first asks, and
kept for the games that were asked for last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.table import log
from carteblanche.table.log import Entry, Header
from carteblanche.wire.analysis import Analysis

Analyser: TypeAlias = Callable[[Header, Sequence[Entry]], Analysis]
"""A function of a module, so that the background process can import it. `Unreadable` if there is nothing to say about this log."""
KEPT: Final = 64
"""How many are kept; the oldest go first."""


def run_analyser(analyse: Analyser, lines: list[bytes]) -> bytes | None:
    """In the background process: the analysis of a log; nothing if there is none or a resource of the game is missing."""
    header, entries = log.read(lines)
    try:
        return msgspec.json.encode(analyse(header, entries))
    except Unreadable:
        return None


class Analyses:
    def __init__(self, background: BackgroundPool) -> None:
        self._background = background
        self._found: dict[str, asyncio.Task[Analysis]] = {}

    async def find(self, room: str, analyse: Analyser, lines: list[bytes]) -> Analysis:
        """The analysis of this finished game. Who asks while it is being worked out waits for the same answer."""
        task = self._found.get(room)
        if task is None:
            task = self._found[room] = asyncio.create_task(self._analyse(analyse, lines), name=f"analysis {room}")
            for old in list(self._found)[:-KEPT]:
                self._found.pop(old).cancel()
        try:
            return await asyncio.shield(task)
        except Illegal:
            self._found.pop(room, None)  # what failed may be tried again
            raise

    async def stop(self) -> None:
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)

    async def _analyse(self, analyse: Analyser, lines: list[bytes]) -> Analysis:
        found = await self._background.run(run_analyser, analyse, lines)
        if found is None:
            raise Illegal("no-analysis")
        return msgspec.json.decode(found, type=Analysis)
