"""Jobs in a real Redis: any node goes on with what another has left, and no step is kept twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest
from tests.server.jobs.test_queue import HerePool, count_up, ended, fail

from carteblanche.core.errors import Illegal
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.queue import MOST_TRIES, Job, JobQueue, Unreachable
from carteblanche.server.nodes import kept_jobs
from carteblanche.server.nodes.kept_jobs import KeptJobs
from drivers.server.services import free_port

COUNT = "count_up"


@asynccontextmanager
async def opened(redis: str, name: str) -> AsyncGenerator[KeptJobs]:
    store = KeptJobs(redis, f"test:{name}:")
    try:
        yield store
    finally:
        await store.stop()


@asynccontextmanager
async def serving(store: KeptJobs, pool: BackgroundPool | None = None) -> AsyncGenerator[JobQueue]:
    """A node."""
    queue = JobQueue(pool or HerePool(), lambda name: f"{name}~here")
    queue.register(COUNT, count_up)
    queue.register("fail", fail)
    queue.shared = store
    queue.start()
    try:
        yield queue
    finally:
        await queue.stop()


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(story())


def test_any_node_goes_on_with_a_job_and_sees_how_far_it_is(redis: str) -> None:
    async def story() -> None:
        async with opened(redis, "shared") as store:
            async with serving(store, HerePool(2)) as one:
                job = await one.add(COUNT, b"4")
                assert "~" not in job, "any node finds it"
                half = await one.wait(job, lambda found: len(found.found) == 2, 60.0)
                assert half is not None
                assert half.found == b"xx"
            async with serving(store) as one, serving(store) as two:
                assert (await ended(one, job)).found == b"xxxx"
                assert await two.read(job) == await one.read(job)
                assert one.done + two.done == 2, "no step is done twice"

    run(story)


def test_a_job_whose_node_says_nothing_is_taken_by_another(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_jobs, "LEASE", 0.05)

    async def story() -> None:
        async with opened(redis, "dead") as store:
            await store.add(Job("one", COUNT, b"2"), "")
            late = await store.take([COUNT])
            assert late is not None
            async with serving(store) as other:
                assert (await ended(other, "one")).found == b"xx"
            late.found, late.state = b"late", "failed"
            await store.put(late)
            assert (await store.read("one")) == Job("one", COUNT, b"2", b"xx", "done")

    run(story)


def test_a_job_that_makes_its_nodes_die_has_failed(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_jobs, "LEASE", 0.0)

    async def story() -> None:
        async with opened(redis, "deadly") as store:
            await store.add(Job("one", COUNT, b"2"), "")
            for tries in range(1, MOST_TRIES + 1):
                job = await store.take([COUNT])
                assert job is not None
                assert job.tries == tries
            assert await store.take([COUNT]) is None
            found = await store.read("one")
            assert found is not None
            assert found.state == "failed"

    run(story)


def test_who_gives_a_sign_of_life_keeps_the_job(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(redis, "alive") as store:
            await store.add(Job("one", COUNT, b"2"), "")
            monkeypatch.setattr(kept_jobs, "LEASE", 0.0)
            job = await store.take([COUNT])
            assert job is not None
            monkeypatch.setattr(kept_jobs, "LEASE", 60.0)
            await store.renew(job)
            assert await store.take([COUNT]) is None

    run(story)


def test_a_node_that_leaves_gives_its_step_back_and_it_counts_as_no_try(redis: str) -> None:
    async def story() -> None:
        async with opened(redis, "leaving") as store:
            async with serving(store, HerePool(0)) as queue:
                job = await queue.add(COUNT, b"1")
                while (found := await store.read(job)) is not None and not found.token:
                    pass
            found = await store.read(job)
            assert found is not None
            assert (found.tries, found.token, found.state) == (0, "", "waiting")
            async with serving(store) as other:
                assert (await ended(other, job)).found == b"x"

    run(story)


def test_the_same_name_is_the_same_job_a_new_one_replaces_the_last_and_what_fails_is_tried_so_often(redis: str) -> None:
    async def story() -> None:
        async with opened(redis, "names") as store, serving(store) as queue:
            assert await queue.add(COUNT, b"1", name="one") == "one"
            await ended(queue, "one")
            await queue.add(COUNT, b"1", name="one")
            assert queue.done == 1
            await queue.add("fail", b"", person="ada", name="old")
            assert (await ended(queue, "old")).state == "failed"
            assert queue.done == 1 + MOST_TRIES
            await queue.add("fail", b"", person="ada", name="new")
            assert await queue.read("old") is None
            await queue.drop("new")
            assert await queue.read("new") is None

    run(story)


def test_too_many_are_refused(redis: str) -> None:
    async def story() -> None:
        async with opened(redis, "full") as store:
            for number in range(kept_jobs.MOST_JOBS):
                await store.add(Job(str(number), COUNT, b"1"), "")
            assert await store.take([COUNT]) is not None, "one that runs counts, too"
            with pytest.raises(Illegal, match="too-busy"):
                await store.add(Job("more", COUNT, b"1"), "")
            await store.add(Job("other", "fail", b""), "")
            await store.drop("5")
            await store.add(Job("more", COUNT, b"1"), "")

    run(story)


def test_while_redis_does_not_answer_a_node_keeps_its_jobs_itself() -> None:
    async def story() -> None:
        async with opened(f"redis://127.0.0.1:{free_port()}/0", "nowhere") as store:
            with pytest.raises(Unreachable):
                await store.read("one")
            async with serving(store) as queue:
                job = await queue.add(COUNT, b"2")
                assert job.endswith("~here")
                assert (await ended(queue, job)).found == b"xx"

    run(story)
