from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.starter import starter
from carteblanche.games.blank.trials import with_card
from carteblanche.server.jobs.background import MOST_WAITING, BackgroundPool

SERVER = """
import asyncio, os, sys
from carteblanche.server.jobs.background import BackgroundPool

async def serve():
    print(await BackgroundPool().run(os.getpid), flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_only_so_many_may_wait() -> None:
    async def tried() -> None:
        pool = BackgroundPool()
        async with pool._turn:
            waiting = [asyncio.create_task(pool.run(len, "x")) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Illegal, match="too-busy"):
                await pool.run(len, "x")
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert pool._waiting == 0

    asyncio.run(tried())


def test_a_job_is_done_elsewhere_and_again_when_the_process_has_died() -> None:
    async def tried() -> None:
        pool = BackgroundPool()
        try:
            first = await pool.run(os.getpid)
            assert first != os.getpid()
            with pytest.raises(Illegal, match="no-such-card") as refused:
                await pool.run(with_card, starter(), starter().rules[0].words, "X9z")
            assert refused.value.details == {"card": "X9z"}
            assert pool._pool is not None
            [process] = pool._pool._processes.values()
            process.kill()
            process.join()
            assert await pool.run(os.getpid) != first
        finally:
            pool.stop()

    asyncio.run(tried())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux tells when a process of somebody else ends")
def test_no_process_outlives_a_server_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        stderr=subprocess.DEVNULL,
    ) as server:
        assert server.stdout is not None
        worker = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
    try:
        assert select.select([worker], [], [], 300)[0] == [worker]
    finally:
        os.close(worker)
