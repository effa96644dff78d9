"""Worker processes that die or hang: their jobs end, and the next ones run."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

import pytest
from pebble import CONSTS, ProcessPool

from carteblanche.server.jobs import processes
from carteblanche.server.jobs.processes import WorkerDied, WorkerPool

exits: Any = os._exit


def with_pool(story: Callable[[WorkerPool], Awaitable[None]], count: int = 1) -> None:
    async def run() -> None:
        pool = WorkerPool(count)
        try:
            await asyncio.wait_for(story(pool), 300)
        finally:
            await pool.stop()

    asyncio.run(run())


def hang() -> None:
    """Neither ends nor listens to a request to end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(3600)


def test_a_worker_that_dies_at_its_job_is_replaced() -> None:
    async def story(pool: WorkerPool) -> None:
        first = await pool.run(60, os.getpid)
        with pytest.raises(WorkerDied):
            await pool.run(60, exits, 1)
        assert await pool.run(60, os.getpid) != first

    with_pool(story)


def test_a_worker_that_is_killed_between_two_jobs_is_replaced() -> None:
    async def story(pool: WorkerPool) -> None:
        first = await pool.run(60, os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await pool.run(60, os.getpid) != first

    with_pool(story)


def test_a_worker_that_hangs_is_killed_whatever_it_does_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CONSTS, "term_timeout", 0.1)

    async def story(pool: WorkerPool) -> None:
        first = await pool.run(60, os.getpid)
        with pytest.raises(TimeoutError):
            await pool.run(0.01, hang)
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        assert await pool.run(60, os.getpid) != first

    with_pool(story)


def test_who_waits_behind_a_job_that_hangs_is_served_and_waiting_does_not_count() -> None:
    async def story(pool: WorkerPool) -> None:
        hung = asyncio.create_task(pool.run(0.5, time.sleep, 3600))
        await asyncio.sleep(0)
        assert await pool.run(60, len, "abc") == 3
        with pytest.raises(TimeoutError):
            await hung

    with_pool(story)


def test_a_job_that_its_pool_forgets_is_given_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "CHECK_INTERVAL", 0.01)
    scheduled: list[Future[Any]] = []

    class Forgetful(ProcessPool):
        """Breaks down while a job is on its way to it, as when its only idle worker is killed at that moment."""

        def schedule(self, *args: Any, **options: Any) -> Any:
            if scheduled:
                return super().schedule(*args, **options)
            scheduled.append(Future())
            self.stop()  # type: ignore[no-untyped-call]
            return scheduled[0]

    monkeypatch.setattr(processes, "ProcessPool", Forgetful)

    async def story(pool: WorkerPool) -> None:
        assert await pool.run(60, len, "abc") == 3
        assert scheduled[0].cancelled()

    with_pool(story)
