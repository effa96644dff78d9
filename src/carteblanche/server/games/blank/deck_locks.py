"""One lock for each deck. Whoever changes a deck reads it with the lock held and releases the lock when all is durable: so every change
builds on the newest version, and nobody overwrites what another wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class DeckLocks:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, *decks: str | None) -> AsyncGenerator[None]:
        """Holds the locks of these decks, taken in sorted order, so that two holders cannot wait for each other."""
        async with AsyncExitStack() as held:
            for deck in sorted({deck for deck in decks if deck is not None}):
                await held.enter_async_context(self._locks.setdefault(deck, asyncio.Lock()))
            yield
