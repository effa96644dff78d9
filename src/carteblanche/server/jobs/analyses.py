"""What was possible in finished games, or what a strong bot would have done: jobs of the queue, which are kept for a while, so that
everybody who asks gets the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.jobs.queue import JobQueue
from carteblanche.table import log
from carteblanche.table.log import Entry, Header
from carteblanche.wire.analysis import Analysis

Analyser: TypeAlias = Callable[[Header, Sequence[Entry]], Analysis]
"""A function of a module, so that the background process can import it. `Unreadable` if there is nothing to say about this log."""
PATIENCE: Final = 140.0
"""Seconds that a question waits for its answer; who asks again finds what has been done meanwhile."""


def run_analyser(analyse: Analyser, about: bytes, _found: bytes) -> tuple[bytes, bool]:
    """In the background process: the analysis of a log; nothing if there is none or a resource of the game is missing."""
    header, entries = log.read(about.split(b"\n"))
    try:
        return msgspec.json.encode(analyse(header, entries)), True
    except Unreadable:
        return b"", True


class Analyses:
    def __init__(self, jobs: JobQueue, analysers: Mapping[str, Analyser | None]) -> None:
        """`analysers`: by game, if there is one."""
        self._jobs = jobs
        self._games = {game for game, analyse in analysers.items() if analyse is not None}
        for game, analyse in analysers.items():
            if analyse is not None:
                jobs.register(f"analysis-{game}", partial(run_analyser, analyse))

    async def find(self, room: str, game: str, lines: list[bytes]) -> Analysis:
        """The analysis of this finished game. Who asks while it is being worked out waits for the same answer."""
        if game not in self._games:
            raise Illegal("no-analysis")
        job = await self._jobs.add(f"analysis-{game}", b"\n".join(lines), name=f"analysis-{room}")
        found = await self._jobs.wait(job, lambda one: one.ended, PATIENCE)
        if found is None or found.state != "done":
            if found is not None and found.state == "failed":
                await self._jobs.drop(job)  # what failed may be tried again
            raise Illegal("too-busy")
        if not found.found:
            raise Illegal("no-analysis")
        return msgspec.json.decode(found.found, type=Analysis)
