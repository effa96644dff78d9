"""Jobs that are kept, in this process and in a real Redis: one code path, the same promises."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar, TypeVarTuple, Unpack

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.queue import LARGEST, MOST_ENDED, MOST_JOBS, MOST_TRIES, Job, JobQueue, MemoryJobs

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def count_up(about: bytes, found: bytes) -> tuple[bytes, bool]:
    """One more letter with each step, until there are as many as it is about."""
    found += b"x"
    return found, len(found) >= int(about)


def fail(_about: bytes, _found: bytes) -> tuple[bytes, bool]:
    raise ValueError("as it does")


def die(_about: bytes, _found: bytes) -> tuple[bytes, bool]:
    os._exit(1)


def grow(_about: bytes, _found: bytes) -> tuple[bytes, bool]:
    return bytes(LARGEST + 1), True


class HerePool(BackgroundPool):
    """Does what it is given here, one after the other, as often as it is allowed to."""

    def __init__(self, allowed: int = 1000) -> None:
        super().__init__()
        self.allowed = asyncio.Semaphore(allowed)

    async def run(self, job: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        await self.allowed.acquire()
        return job(*args)


@asynccontextmanager
async def opened(pool: BackgroundPool | None = None) -> AsyncGenerator[JobQueue]:
    queue = JobQueue(pool or HerePool(), lambda name: f"{name}~here")
    for step in (count_up, fail, grow):
        queue.register(step.__name__, step)
    try:
        yield queue
    finally:
        await queue.stop()


async def ended(queue: JobQueue, job: str) -> Job:
    found = await queue.wait(job, lambda one: one.ended, 60.0)
    assert found is not None
    return found


def test_a_job_goes_on_step_by_step_and_is_found_when_it_is_done() -> None:
    async def story() -> None:
        pool = HerePool(2)
        async with opened(pool) as queue:
            job = await queue.add("count_up", b"3")
            assert job.endswith("~here")
            half = await queue.wait(job, lambda one: len(one.found) >= 2, 60.0)
            assert half is not None
            assert (half.state, half.found) == ("waiting", b"xx")
            assert await queue.wait(job, lambda _: False, 0.0) == half, "as it is, after a while"
            pool.allowed.release()
            assert (await ended(queue, job)).found == b"xxx"
            assert queue.done == 3

    asyncio.run(story())


def test_jobs_take_turns() -> None:
    async def story() -> None:
        pool = HerePool(0)
        async with opened(pool) as queue:
            long, short = await queue.add("count_up", b"100"), await queue.add("count_up", b"2")
            for _ in range(5):
                pool.allowed.release()
            await ended(queue, short)
            found = await queue.read(long)
            assert found is not None
            assert len(found.found) <= 3

    asyncio.run(story())


def test_the_same_name_is_the_same_job() -> None:
    async def story() -> None:
        async with opened() as queue:
            first, again = [await queue.add("count_up", b"1", name="one") for _ in range(2)]
            assert first == again
            await ended(queue, first)
            assert await queue.add("count_up", b"1", name="one") == first
            assert queue.done == 1

    asyncio.run(story())


def test_whoever_adds_another_gives_up_the_last_one() -> None:
    async def story() -> None:
        async with opened(HerePool(0)) as queue:
            old = await queue.add("count_up", b"1", person="ada")
            other = await queue.add("count_up", b"1", person="ben")
            waiting = asyncio.create_task(queue.wait(old, lambda one: one.ended, 60.0))
            await asyncio.sleep(0)
            await queue.add("count_up", b"1", person="ada")
            assert await waiting is None
            assert await queue.read(other) is not None

    asyncio.run(story())


def test_too_many_and_too_large_ones_are_refused() -> None:
    async def story() -> None:
        async with opened(HerePool(0)) as queue:
            for _ in range(MOST_JOBS):
                await queue.add("count_up", b"1")
            with pytest.raises(Illegal, match="too-busy"):
                await queue.add("count_up", b"1")
            await queue.add("fail", b"")
            with pytest.raises(Illegal, match="too-large"):
                await queue.add("count_up", bytes(LARGEST + 1))

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["fail", "grow"])
def test_what_fails_is_tried_again_so_often_and_no_more(kind: str) -> None:
    async def story() -> None:
        async with opened() as queue:
            assert (await ended(queue, await queue.add(kind, b""))).state == "failed"
            assert queue.done == MOST_TRIES
            assert (await ended(queue, await queue.add("count_up", b"1"))).state == "done", "others are done"

    asyncio.run(story())


def test_a_step_whose_process_dies_is_tried_again() -> None:
    async def story() -> None:
        pool = BackgroundPool()
        try:
            async with opened(pool) as queue:
                queue.register("die", die)
                assert (await ended(queue, await queue.add("die", b""))).state == "failed"
                assert (await ended(queue, await queue.add("count_up", b"2"))).found == b"xx"
        finally:
            await pool.stop()

    asyncio.run(story())


def test_only_so_many_that_ended_are_kept() -> None:
    async def story() -> None:
        store = MemoryJobs()
        for number in range(MOST_ENDED + 1):
            await store.add(Job(str(number), "count_up", b""), "")
            job = await store.take(["count_up"])
            assert job is not None
            job.state = "done"
            await store.put(job)
        assert await store.read("0") is None
        assert await store.read("1") is not None

    asyncio.run(story())
