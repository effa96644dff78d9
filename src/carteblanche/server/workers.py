"""Bots think in processes of their own, so that they delay nobody and see nothing but their view."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis
from carteblanche.library.resources import for_header
from carteblanche.table.log import Header
from carteblanche.table.table import Table, opened

BUDGET: Final = 10.0
"""Seconds after which a bot's turn is played by the game's default."""


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


class Workers:
    """A pool that is started when the first bot has to think, and again when a worker has died."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, level: str, view: Any, key: bytes) -> Any:
        """The bot's action, or the game's default if the bot fails or takes too long."""
        game = table.game
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), key)
        for _ in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._count, mp_context=get_context("spawn"))
            future = asyncio.get_running_loop().run_in_executor(self._pool, think, *request)
            try:
                return msgspec.json.decode(await asyncio.wait_for(future, BUDGET), type=game.ACTION)
            except BrokenProcessPool:
                self._pool = None
            except TimeoutError:
                self.stop()
                break
        return game.default(view, KeyedLuck(key, "default"))

    async def plan(self, table: Table, level: str, view: Any, now: Millis, key: bytes) -> Planned | None:
        """What the hand is about to do; nothing if there is nothing to do, or the bot failed."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), now, key)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, mp_context=get_context("spawn"))
        future = asyncio.get_running_loop().run_in_executor(self._pool, plan, *request)
        try:
            return msgspec.json.decode(await asyncio.wait_for(future, BUDGET), type=Planned | None)
        except BrokenProcessPool:
            self._pool = None
        except TimeoutError:
            self.stop()
        return None

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001  # kill_workers() comes with Python 3.14
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
