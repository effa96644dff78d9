"""Which node holds which room, as somebody has found out within the last seconds. The lease decides, and not what stands here."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

REMEMBERED: Final = 6.0
"""Seconds for which a route is remembered."""
MOST: Final = 10_000
"""How many are; the oldest go first."""


class SharedRoutes(Protocol):
    """Where nodes tell each other what they have found out."""

    async def find_route(self, room: str) -> str | None: ...

    def keep_route(self, room: str, node: str) -> None: ...

    def drop_route(self, room: str) -> None: ...


class Routes:
    def __init__(self, shared: SharedRoutes | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._shared = shared
        self._clock = clock
        self._known: dict[str, tuple[str, float]] = {}

    async def find(self, room: str) -> str | None:
        """The node, if anybody remembers it."""
        node, until = self._known.get(room, ("", 0.0))
        if node and until > self._clock():
            return node
        return None if self._shared is None else await self._shared.find_route(room)

    def remember(self, room: str, node: str) -> None:
        self._known.pop(room, None)
        self._known[room] = node, self._clock() + REMEMBERED
        if len(self._known) > MOST:
            self._known.pop(next(iter(self._known)))
        if self._shared is not None:
            self._shared.keep_route(room, node)

    def forget(self, room: str) -> None:
        """It was not so."""
        self._known.pop(room, None)
        if self._shared is not None:
            self._shared.drop_route(room)
