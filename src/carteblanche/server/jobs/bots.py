"""Bots think in processes of their own, so that they delay nobody and see nothing but their view."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final

import msgspec
import structlog

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis
from carteblanche.library.resources import for_header
from carteblanche.table.log import Header
from carteblanche.table.table import Table, opened

MOST_WORKERS: Final = 4
BUDGET: Final = 10.0
"""Seconds after which a bot's turn is played by the game's default."""

_log: Final = structlog.get_logger("carteblanche.bots")


@lru_cache(maxsize=32)
def _bot(header: bytes, level: str) -> tuple[AnyGame, Any]:
    """In the worker: the game of this header with what it needs from outside, and the bot."""
    read = msgspec.json.decode(header, type=Header)
    game = opened(read, for_header(read))
    return game, game.BOTS[level](game)


def think(header: bytes, level: str, view: bytes, key: bytes) -> bytes:
    """In the worker: the bot's action for this view."""
    game, bot = _bot(header, level)
    seen = msgspec.json.decode(view, type=game.VIEW)
    return msgspec.json.encode(bot.choose(seen, KeyedLuck(key, "bot")))


def plan(header: bytes, level: str, view: bytes, now: int, key: bytes) -> bytes:
    """In the worker: what the hand of a bot in a race is about to do."""
    game, bot = _bot(header, level)
    seen = msgspec.json.decode(view, type=game.VIEW)
    return msgspec.json.encode(bot.plan(seen, now, KeyedLuck(key, "bot")))


class Planned(msgspec.Struct, frozen=True):
    """A plan as it comes back from a worker."""

    action: msgspec.Raw
    source: str
    target: str
    begins: Millis
    lands: Millis


class BotPool:
    """A pool that is started when the first bot has to think, and again when a worker has died or has thought for too long."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self._free = asyncio.Semaphore(self._count)
        """Who waits for a worker waits here, so that only thinking counts against the budget."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, level: str, view: Any, key: bytes) -> Any:
        """The bot's action, or the game's default if the bot fails or takes too long."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), key)
        chosen = await self.run(think, *request)
        if chosen is None:
            return table.game.default(view, KeyedLuck(key, "default"))
        return msgspec.json.decode(chosen, type=table.game.ACTION)

    async def plan(self, table: Table, level: str, view: Any, now: Millis, key: bytes) -> Planned | None:
        """What the hand is about to do; nothing if there is nothing to do, or the bot failed."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), now, key)
        made = await self.run(plan, *request)
        return None if made is None else msgspec.json.decode(made, type=Planned | None)

    async def run(self, job: Callable[..., bytes], *request: Any) -> bytes | None:
        """What the job returns; nothing if it fails or takes too long. If its worker dies it is tried once more."""
        for _ in range(2):
            async with self._free:
                pool = self._pool = self._pool or ProcessPoolExecutor(self._count, get_context("spawn"), follow)
                try:
                    future = asyncio.get_running_loop().run_in_executor(pool, job, *request)
                except BrokenProcessPool:  # it died while nobody thought
                    self._end(pool)
                    continue
                await asyncio.wait({future}, timeout=BUDGET)
            if not future.done():
                _log.warning("a bot thought for too long", seconds=BUDGET)
                self._end(pool)
                return None
            if future.cancelled() or isinstance(error := future.exception(), BrokenProcessPool):
                self._end(pool)
            elif error is None:
                return future.result()
            else:
                _log.error("a bot failed", exc_info=error)
                return None
        return None

    def stop(self) -> None:
        if self._pool is not None:
            self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """This pool is of no use any more. Whoever has a job in it tries again in the next one."""
        if self._pool is pool:
            self._pool = None
        kill(pool)


def follow() -> None:
    """In the worker: ends with the server, even if that is killed, so that no process is left behind."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()


def kill(pool: ProcessPoolExecutor) -> None:
    """Ends a pool at once, whatever its processes are doing."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001  # kill_workers() comes with Python 3.14
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
