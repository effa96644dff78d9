"""Work that takes a while and that no table waits for, such as trial games and prints: in one process of low priority, one job after the
other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple, Unpack

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.processes import WorkerDied, WorkerPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TIMEOUT: Final = 120.0
"""Seconds after which a job is given up, its waiting for others not counted."""
MOST_WAITING: Final = 8
"""How many jobs of a kind may run and wait."""
NICENESS: Final = 5


class _Queue:
    """The jobs of one kind."""

    def __init__(self) -> None:
        self.waiting = 0
        self.turn = asyncio.Lock()


class BackgroundPool:
    def __init__(self) -> None:
        self._pool = WorkerPool(1, niceness=NICENESS)
        self._queues: dict[str, _Queue] = {}

    @property
    def waiting(self) -> int:
        return sum(queue.waiting for queue in self._queues.values())

    async def run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """What the job returns, or raises. `Illegal` if too many of its kind wait already, or if it takes too long. Kinds take turns: a
        print does not wait for all the trials.
        """
        queue = self._queues.setdefault(getattr(job, "__qualname__", repr(job)), _Queue())
        if queue.waiting >= MOST_WAITING:
            raise Illegal("too-busy")
        queue.waiting += 1
        try:
            async with queue.turn:
                return await self._pool.run(TIMEOUT, job, *args)
        except (TimeoutError, WorkerDied):
            raise Illegal("too-busy") from None
        finally:
            queue.waiting -= 1

    async def stop(self) -> None:
        await self._pool.stop()
