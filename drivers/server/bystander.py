"""How long somebody waits for an answer who only wants to play, while others do what they do."""

from __future__ import annotations

import asyncio
import statistics
import time
from dataclasses import dataclass, field
from typing import Final

from drivers.server.clients import Client, Server

FEWEST: Final = 40
"""So many answers there are at least."""
BRISK, STEADY = 0.05, 0.21
"""Seconds between two questions, for the first ones and then: as often as one connection may ask."""


@dataclass
class Waiting:
    """How long each answer took, in seconds."""

    delays: list[float] = field(default_factory=list[float])

    @property
    def median(self) -> float:
        return statistics.median(self.delays)

    @property
    def worst(self) -> float:
        return max(self.delays)

    def __str__(self) -> str:
        return f"{len(self.delays)} answers, median {1000 * self.median:.1f} ms, worst {1000 * self.worst:.0f} ms"


class Bystander:
    """Somebody with a seat at a table, who asks and is answered."""

    def __init__(self, server: Server) -> None:
        self._cookie = server.person("Bystander")
        self.client = Client(server, server.open(self._cookie, "blockers", 2), self._cookie)

    async def wait(self, until: asyncio.Event) -> Waiting:
        """Asks on one connection until this is set, and at least so often that a median says something. Whoever is refused or dropped was
        disturbed.
        """
        found = Waiting()
        async with self.client.connection() as line:
            while not until.is_set() or len(found.delays) < FEWEST:
                begun = time.perf_counter()
                ref = await self.client.send(line, "ping")
                answer = await asyncio.wait_for(self.client.answer(line, ref), 120)
                found.delays.append(time.perf_counter() - begun)
                if answer["kind"] != "pong":
                    raise AssertionError(f"somebody else was disturbed: {answer}")
                self.client.heard.clear()
                await asyncio.sleep(BRISK if len(found.delays) < FEWEST else STEADY)
        return found
