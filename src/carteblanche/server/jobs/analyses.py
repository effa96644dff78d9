"""What was possible in finished games, or what a strong bot would have done: worked out aside when somebody first asks, and kept for the
games that are likely looked at.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.library.advice import advised
from carteblanche.library.analysis import analysed
from carteblanche.server.jobs.background import Aside
from carteblanche.table import log
from carteblanche.wire.analysis import Advice, Analysis

KEPT: Final = 64
"""How many are kept; the oldest go first."""


def worked_out(lines: list[bytes]) -> bytes | None:
    """In the process aside: the analysis of a log, nothing if there is none or its lexicon is not here."""
    header, entries = log.read(lines)
    try:
        return msgspec.json.encode(analysed(header, entries) if header.game == "blanko" else advised(header, entries))
    except Unreadable:
        return None


class Analyses:
    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._found: dict[str, asyncio.Task[Analysis | Advice]] = {}

    async def of(self, room: str, lines: list[bytes]) -> Analysis | Advice:
        """The analysis of this finished game. Who asks while it is being worked out waits for the same answer."""
        task = self._found.get(room)
        if task is None:
            task = self._found[room] = asyncio.create_task(self._analysis(lines), name=f"analysis {room}")
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

    async def _analysis(self, lines: list[bytes]) -> Analysis | Advice:
        found = await self._aside.do(worked_out, lines)
        if found is None:
            raise Illegal("no-analysis")
        return msgspec.json.decode(found, type=Analysis | Advice)
