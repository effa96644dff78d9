"""Bots in processes of their own: one that dies, fails or thinks for too long holds nobody up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from carteblanche.server.jobs import bots
from carteblanche.server.jobs.bots import BotPool
from carteblanche.testing.tables import deal_table, find_turn


def with_bots(story: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(1)
        try:
            await asyncio.wait_for(story(pool), 300)
        finally:
            await pool.stop()

    asyncio.run(run())


async def chosen(pool: BotPool) -> Any:
    """A bot's action at a real table, which is proper."""
    table = deal_table(2, two="basic")
    view = table.game.view(table.state, find_turn(table))
    action = await pool.choose(table, "greedy", view, b"key")
    assert action in table.game.options(view)
    return action


def test_the_strongest_bot_says_why_and_keeps_time() -> None:
    async def story(pool: BotPool) -> None:
        table = deal_table(2, two="basic")
        view = table.game.view(table.state, find_turn(table))
        action, reason = await pool.advise(table, "master", view, b"key")
        assert action in table.game.options(view)
        assert reason is not None
        _, nothing = await pool.advise(table, "greedy", view, b"key")
        assert nothing is None

    with_bots(story)
    assert bots.THINKING < bots.BUDGET


exits: Any = os._exit
fails: Any = int
sleeps: Any = time.sleep


def test_a_worker_that_dies_is_replaced() -> None:
    async def story(pool: BotPool) -> None:
        assert await pool.run(exits, 1) is None
        first = await chosen(pool)
        assert await pool.run(exits, 1) is None
        assert await chosen(pool) == first

    with_bots(story)


def test_a_bot_that_fails_is_played_for(capsys: pytest.CaptureFixture[str]) -> None:
    async def story(pool: BotPool) -> None:
        assert await pool.run(fails, "no number") is None
        await chosen(pool)

    with_bots(story)
    assert "a bot failed" in capsys.readouterr().out


def test_a_bot_that_thinks_for_too_long_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(pool: BotPool) -> None:
        monkeypatch.setattr(bots, "BUDGET", 0.01)
        assert await pool.run(sleeps, 3600) is None
        monkeypatch.undo()
        await chosen(pool)

    with_bots(story)


def test_many_wait_for_one_worker_and_all_are_served() -> None:
    async def story(pool: BotPool) -> None:
        await chosen(pool)
        assert len(set(await asyncio.gather(*(chosen(pool) for _ in range(8))))) == 1

    with_bots(story)
