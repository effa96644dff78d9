"""Work that takes a while and that no table waits for — trial games, prints — in one process of low priority, one job after the other."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar, TypeVarTuple, Unpack

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.bots import follow, kill

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE: Final = 120.0
"""Seconds after which a job is given up, its waiting for others not counted."""
MOST_WAITING: Final = 8
NICE: Final = 5
"""How far it steps back behind everything else on the machine."""


def _step_back() -> None:
    follow()
    if hasattr(os, "nice"):
        os.nice(NICE)


class BackgroundPool:
    """A process that is started with the first job, and again when it has died or was given up."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """What the job returns, or raises. `Illegal` if too many wait already, or if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(job, *args)
        finally:
            self._waiting -= 1

    async def _run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Tried once more if the process has died."""
        for _ in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), _step_back)
            try:
                future = asyncio.get_running_loop().run_in_executor(self._pool, job, *args)
                return await asyncio.wait_for(future, PATIENCE)
            except BrokenProcessPool:
                self.stop()
            except TimeoutError:
                self.stop()
                break
        raise Illegal("too-busy")

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            kill(pool)
