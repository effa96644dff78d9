"""One way to run what goes on for long. An error that nobody expected is logged with what it was about and counted, and what to do then is
asked of whoever started it; it never ends a task silently.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from carteblanche.server.logging import Log

PAUSE: Final = 5.0
"""Seconds before something that failed is tried again."""

FAILURES: Final[Counter[str]] = Counter()
"""By kind of task: how often one failed since the start."""

_log: Final = Log("carteblanche.tasks")

Recover = Callable[[Exception], Awaitable[bool]]
"""What to do after an error. Whether the task is to begin anew."""


def supervise(
    kind: str, work: Callable[[], Awaitable[None]], recover: Recover | None = None, **about: str
) -> asyncio.Task[None]:
    """A task that does this work until it is done or cancelled. Without `recover` it begins anew after a pause."""

    async def run() -> None:
        while True:
            try:
                return await work()
            except Exception as error:  # noqa: BLE001  # whatever it was, it is not to go unseen
                FAILURES[kind] += 1
                _log.error("a task failed", task=kind, **about, error=error)
                if recover is None:
                    await asyncio.sleep(PAUSE)
                elif not await recover(error):
                    return None

    return asyncio.create_task(run(), name=" ".join((kind, *about.values())))


async def end(*tasks: asyncio.Task[None] | None) -> None:
    """Cancels tasks, and waits until they are over."""
    found = [task for task in tasks if task is not None and task is not asyncio.current_task()]
    for task in found:
        task.cancel()
    await asyncio.gather(*found, return_exceptions=True)
