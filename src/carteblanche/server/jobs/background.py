"""Work that takes a while and that no table waits for, such as trial games and prints: in one process of low priority, one job after the
other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple, Unpack

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.processes import WorkerDied, WorkerPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TIMEOUT: Final = 120.0
"""Seconds after which a job is given up, its waiting for others not counted."""
MOST_WAITING: Final = 8
"""How many jobs may run and wait."""
NICENESS: Final = 5


class BackgroundPool:
    def __init__(self) -> None:
        self._pool = WorkerPool(1, niceness=NICENESS)
        self._waiting = 0

    async def run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """What the job returns, or raises. `Illegal` if too many wait already, or if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            return await self._pool.run(TIMEOUT, job, *args)
        except (TimeoutError, WorkerDied):
            raise Illegal("too-busy") from None
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        await self._pool.stop()
