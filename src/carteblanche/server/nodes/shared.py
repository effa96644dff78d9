"""What the nodes of a house share in Redis: who holds which room, what is counted against limits, and who is where.

Nothing of it has to be kept, and nothing waits for it but the question for a route. While Redis does not answer, every node goes by what it
knows itself. What is written goes out in pipelines, one after the other; if too much waits, what is new is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

import msgspec

from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.logging import Log
from carteblanche.server.nodes.routes import REMEMBERED

PATIENCE: Final = 0.5
"""Seconds to wait for an answer."""
PAUSE: Final = 1.0
"""Seconds before Redis is tried again after a failure."""
MOST_WAITING: Final = 10_000
AT_ONCE: Final = 200
"""How many commands wait at the most, and go out together."""
PRESENT: Final = 6
"""Seconds for which it is believed who is at a node."""

COUNT: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local piece, seconds = tonumber(ARGV[1]), tonumber(ARGV[2])
local empty = tonumber(redis.call('GET', KEYS[1]) or 0)
if empty - now - (seconds - piece) <= 0.000001 then
  empty = math.max(now, empty) + piece
  redis.call('SET', KEYS[1], string.format('%.6f', empty), 'PX', math.ceil((empty - now) * 1000))
end
return string.format('%.6f', empty - now)
"""
"""The arithmetic of `Limits.wait` by Redis' own clock: in how many seconds nothing of what was counted is left."""

_log: Final = Log("carteblanche.redis")

Answered = Callable[[Any], None]


class Presence(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a room that another node holds."""

    connections: int
    entries: int
    awaited: tuple[int, ...]
    """The seats whose turn it is."""


class SharedMemory:
    def __init__(self, url: str, house: str) -> None:
        """`house` tells houses in the same Redis apart."""
        from redis.asyncio import Redis

        self._redis: Any = cast("Any", Redis).from_url(
            url, decode_responses=True, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )
        self.url = url
        self.prefix = f"carteblanche:{hashlib.sha256(f'redis {house}'.encode()).hexdigest()[:12]}:"
        self._waiting: deque[tuple[tuple[Any, ...], Answered | None]] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._reached = True
        self.sent = 0
        """How many commands were answered."""

    def start(self) -> None:
        self._task = supervise("redis", self._send)

    async def stop(self) -> None:
        await end(self._task)
        await self._redis.aclose()

    # Routes

    async def find_route(self, room: str) -> str | None:
        return cast("str | None", await self._ask("GET", self._key("route", room))) if self._reached else None

    def keep_route(self, room: str, node: str) -> None:
        self._put("SET", self._key("route", room), node, "EX", int(REMEMBERED))

    def drop_route(self, room: str) -> None:
        self._put("DEL", self._key("route", room))

    # Limits

    def count(self, what: str, who: str, piece: float, seconds: float, on_left: Callable[[float], None]) -> None:
        """Counts something once more. `on_left` is told in how many seconds nothing is left of what was counted at all nodes together."""
        key = self._key("limit", what, hashlib.sha256(who.encode()).hexdigest()[:24])
        self._put("EVAL", COUNT, 1, key, piece, seconds, on_answer=lambda left: on_left(float(left)))

    # Presence

    def publish(self, node: str, rooms: Mapping[str, Presence]) -> None:
        """Who is at this node, for some seconds."""
        self._put("SET", self._key("present", node), msgspec.json.encode(rooms).decode(), "EX", PRESENT)

    async def read_presence(self, nodes: Iterable[str]) -> dict[str, Presence]:
        """By room: who is at these nodes, as they have said."""
        keys = [self._key("present", node) for node in nodes]
        said = await self._ask("MGET", *keys) if keys and self._reached else None
        found: dict[str, Presence] = {}
        for one in cast("list[str | None]", said or []):
            if one is not None:
                found |= msgspec.json.decode(one, type=dict[str, Presence])
        return found

    # How it is asked

    def _key(self, *parts: str) -> str:
        return self.prefix + ":".join(parts)

    async def _ask(self, *command: Any) -> Any:
        """The answer; nothing if there is none."""
        try:
            return await self._redis.execute_command(*command)
        except Exception as error:  # noqa: BLE001  # whatever it is, the node knows enough by itself
            self._note_failure(error)
            return None

    def _put(self, *command: Any, on_answer: Answered | None = None) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append((command, on_answer))
            self._wake.set()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            some = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
            if not self._waiting:
                self._wake.clear()
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for command, _ in some:
                        pipeline.execute_command(*command)
                    answers = await pipeline.execute(raise_on_error=True)
            except Exception as error:  # noqa: BLE001  # as above
                self._note_failure(error)
                await asyncio.sleep(PAUSE)
                continue
            if not self._reached:
                self._reached = True
                _log.info("Redis answers again")
            self.sent += len(some)
            for (_, on_answer), answer in zip(some, answers, strict=True):
                if on_answer is not None:
                    on_answer(answer)

    def _note_failure(self, error: Exception) -> None:
        if self._reached:
            self._reached = False
            _log.warning("Redis does not answer", why=f"{type(error).__name__}: {error}".partition("\n")[0])
