from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
import time

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.starter import starter
from carteblanche.games.blank.trials import with_card
from carteblanche.server.jobs.background import MOST_WAITING, NICENESS, BackgroundPool

SERVER = """
import asyncio, os, sys
from carteblanche.server.jobs.background import BackgroundPool

async def serve():
    print(await BackgroundPool().run(os.getpid), flush=True)
    sys.stdin.read()

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_only_so_many_may_wait_and_who_goes_away_makes_room() -> None:
    async def tried() -> None:
        pool = BackgroundPool()
        try:
            waiting = [asyncio.create_task(pool.run(time.sleep, 3600)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Illegal, match="too-busy"):
                await pool.run(time.sleep, 0)
            other = asyncio.create_task(pool.run(len, "another kind"))
            for one in waiting[1:]:
                await asyncio.sleep(0)
                assert not one.done()
            waiting[0].cancel()
            assert await other == 12, "another kind of job is next, though seven of the first have waited for longer"
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert await pool.run(len, "x") == 1
        finally:
            await pool.stop()

    asyncio.run(tried())


def test_a_job_runs_in_another_process_of_low_priority_and_raises_here() -> None:
    async def tried() -> None:
        pool = BackgroundPool()
        try:
            assert await pool.run(os.getpid) != os.getpid()
            assert await pool.run(os.nice, 0) == os.nice(0) + NICENESS
            with pytest.raises(Illegal, match="no-such-card") as refused:
                await pool.run(with_card, starter(), starter().rules[0].words, "X9z")
            assert refused.value.details == {"card": "X9z"}
        finally:
            await pool.stop()

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
