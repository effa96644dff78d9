"""Bots think in processes of their own, so that they delay nobody and see nothing but their view."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis
from carteblanche.library.resources import find_for_header
from carteblanche.search.budget import Timed
from carteblanche.search.reasons import Explaining, Reason
from carteblanche.server.jobs.processes import WorkerPool
from carteblanche.server.logging import Log
from carteblanche.table.fold import open_game
from carteblanche.table.log import Header
from carteblanche.table.table import Table

MOST_WORKERS: Final = 4
BUDGET: Final = 10.0
"""Seconds after which a bot's turn is played by the game's default."""
THINKING: Final = 4.0
"""Seconds within which a bot that keeps time has its answer, however slow the machine."""

_log: Final = Log("carteblanche.bots")


@lru_cache(maxsize=32)
def _bot(header: bytes, level: str) -> tuple[AnyGame, Any]:
    """In the worker: the game of this header with what it needs from outside, and the bot."""
    read = msgspec.json.decode(header, type=Header)
    game = open_game(read, find_for_header(read))
    bot = game.BOTS[level](game)
    if isinstance(bot, Timed):
        bot.keep_time(time.monotonic, THINKING)
    return game, bot


def think(header: bytes, level: str, view: bytes, key: bytes) -> bytes:
    """In the worker: the bot's action for this view."""
    game, bot = _bot(header, level)
    seen = msgspec.json.decode(view, type=game.VIEW)
    return msgspec.json.encode(bot.choose(seen, KeyedLuck(key, "bot")))


class Advised(msgspec.Struct, frozen=True):
    """A bot's action as it comes back from a worker, and why."""

    action: msgspec.Raw
    reason: Reason | None


def advise(header: bytes, level: str, view: bytes, key: bytes) -> bytes:
    """In the worker: the bot's action for this view, and why, if it can say."""
    game, bot = _bot(header, level)
    seen, luck = msgspec.json.decode(view, type=game.VIEW), KeyedLuck(key, "bot")
    action, reason = bot.explain(seen, luck) if isinstance(bot, Explaining) else (bot.choose(seen, luck), None)
    return msgspec.json.encode(Advised(msgspec.Raw(msgspec.json.encode(action)), reason))


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
    def __init__(self, count: int | None = None) -> None:
        self._pool = WorkerPool(count or min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1)))

    async def choose(self, table: Table, level: str, view: Any, key: bytes) -> Any:
        """The bot's action, or the game's default if the bot fails or takes too long."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), key)
        chosen = await self.run(think, *request)
        if chosen is None:
            return table.game.default(view, KeyedLuck(key, "default"))
        return msgspec.json.decode(chosen, type=table.game.ACTION)

    async def advise(self, table: Table, level: str, view: Any, key: bytes) -> tuple[Any, Reason | None]:
        """As `choose`, and why, if the bot can say."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), key)
        found = await self.run(advise, *request)
        if found is None:
            return table.game.default(view, KeyedLuck(key, "default")), None
        advised = msgspec.json.decode(found, type=Advised)
        return msgspec.json.decode(advised.action, type=table.game.ACTION), advised.reason

    async def plan(self, table: Table, level: str, view: Any, now: Millis, key: bytes) -> Planned | None:
        """What the hand is about to do; nothing if there is nothing to do, or the bot failed."""
        request = (msgspec.json.encode(table.header), level, msgspec.json.encode(view), now, key)
        made = await self.run(plan, *request)
        return None if made is None else msgspec.json.decode(made, type=Planned | None)

    async def run(self, job: Callable[..., bytes], *request: Any) -> bytes | None:
        """What the job returns; nothing if it fails or takes too long."""
        try:
            return await self._pool.run(BUDGET, job, *request)
        except TimeoutError:
            _log.warning("a bot thought for too long", seconds=BUDGET)
        except Exception as error:  # noqa: BLE001  # whatever a bot does, its table goes on
            _log.error("a bot failed", error=error)
        return None

    async def stop(self) -> None:
        await self._pool.stop()
