"""A pool of worker processes in which a job that takes too long, or whose worker dies, harms no other job."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from pebble import ProcessExpired, ProcessPool

from carteblanche.core.errors import CarteBlancheError

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


CHECK_INTERVAL: Final = 1.0
"""Seconds between two looks at whether the pool of a waiting job still works."""


class WorkerDied(CarteBlancheError):
    """The worker of a job died, and so did the one that was given it next."""


class WorkerPool:
    """Started with the first job."""

    def __init__(self, count: int, *, niceness: int = 0, prepare: Callable[[], object] | None = None) -> None:
        """`prepare`, a function of a module, is called in each new worker before its first job; no job's time counts it."""
        self._count = count
        self._prepare = prepare
        self._niceness = niceness
        self._free = asyncio.Semaphore(count)
        """Jobs wait here for a free worker: one that is cancelled meanwhile never starts. pebble would start it, and kill its worker."""
        self._pool: ProcessPool | None = None

    async def run(self, seconds: float, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """What the job returns or raises. `TimeoutError` if it takes longer than this, waiting for a free worker not counted: its worker is
        killed then, as it is when the caller is cancelled. If its worker dies the job is tried once more, then it is `WorkerDied`.
        """
        async with self._free:
            for _ in range(2):
                pool = self._open()
                try:
                    future = pool.schedule(job, args, timeout=seconds)
                except RuntimeError:  # the pool has just broken down
                    continue
                try:
                    return await _wait(pool, asyncio.wrap_future(future))
                except (ProcessExpired, BrokenProcessPool):
                    continue
        raise WorkerDied

    async def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_stop, pool)

    def _open(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:  # a worker died while none had a job
            threading.Thread(target=_stop, args=(self._pool,), name="broken pool").start()
            self._pool = None
        if self._pool is None:
            context: Any = get_context("spawn")  # its type is not quite the one that pebble asks for
            self._pool = ProcessPool(
                self._count, initializer=_prepare, initargs=(self._niceness, self._prepare), context=context
            )
        return self._pool


async def _wait(pool: ProcessPool, future: asyncio.Future[T]) -> T:
    """Waits for a job. A pool that breaks down forgets a job that it had not yet looked at."""
    try:
        while not (await asyncio.wait({future}, timeout=CHECK_INTERVAL))[0]:
            if not pool.active and not future.done():
                raise BrokenProcessPool
    except BaseException:
        future.cancel()
        raise
    return future.result()


def _stop(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _prepare(niceness: int, prepare: Callable[[], object] | None) -> None:
    """In the worker: it steps back behind other processes, and ends with the server, even if that is killed."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
    if prepare is not None:
        prepare()
