"""What nodes share in a real Redis, and that they do without it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from carteblanche.server.nodes.routes import Routes
from carteblanche.server.nodes.shared import MOST_WAITING, Presence, SharedMemory
from carteblanche.server.people.limits import LIMITS, Limits
from drivers.server.services import free_port


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_memory(address: str, house: str) -> AsyncGenerator[SharedMemory]:
    memory = SharedMemory(address, house)
    memory.start()
    try:
        yield memory
    finally:
        await memory.stop()


async def until_sent(memory: SharedMemory, commands: int) -> None:
    while memory.sent < commands:
        await memory.find_route("anything")  # a round trip


def test_what_one_node_counts_another_knows(redis: str) -> None:
    async def story() -> None:
        async with open_memory(redis, "limits") as one, open_memory(redis, "limits") as two:
            first, second, other = (Limits(clock=Clock()) for _ in range(3))
            first.share, second.share = one.count, two.count
            allowed = int(LIMITS["passwords"].partition("/")[0])
            for number in range(allowed - 1):
                assert first.wait("passwords", "ada") == 0
                await until_sent(one, number + 1)
            assert second.wait("passwords", "ada") == 0, "the last one that all together may"
            await until_sent(two, 1)
            assert second.wait("passwords", "ada") > 0
            assert second.wait("passwords", "ben") == 0
            assert other.wait("passwords", "ada") == 0, "a node that shares nothing counts for itself"
            assert first.wait("messages", "ada") == 0
            assert one.sent == allowed - 1, "what counts one socket stays where it is"

    asyncio.run(story())


def test_a_route_that_one_node_found_another_finds(redis: str) -> None:
    async def story() -> None:
        async with (
            open_memory(redis, "routes") as one,
            open_memory(redis, "routes") as two,
            open_memory(redis, "another house") as strange,
        ):
            first, second = Routes(one), Routes(two)
            first.remember("r", "node")
            await until_sent(one, 1)
            assert await second.find("r") == "node"
            assert await Routes(strange).find("r") is None
            second.forget("r")
            await until_sent(two, 1)
            assert await Routes(one).find("r") is None

    asyncio.run(story())


def test_who_is_at_one_node_is_known_at_another(redis: str) -> None:
    there = {"r": Presence(2, 7, (1,))}

    async def story() -> None:
        async with open_memory(redis, "presence") as one, open_memory(redis, "presence") as two:
            one.publish("first", there)
            await until_sent(one, 1)
            assert await two.read_presence(["first", "gone"]) == there
            assert await two.read_presence([]) == {}

    asyncio.run(story())


def test_without_redis_a_node_goes_by_what_it_knows() -> None:
    async def story() -> None:
        async with open_memory(f"redis://127.0.0.1:{free_port()}/0", "nothing") as memory:
            limits, routes = Limits(clock=Clock()), Routes(memory)
            limits.share = memory.count
            routes.remember("r", "node")
            assert await routes.find("r") == "node"
            assert await routes.find("other") is None
            assert await memory.read_presence(["node"]) == {}
            for number in range(MOST_WAITING):
                limits.wait("passwords", str(number))
            assert len(memory._waiting) <= MOST_WAITING
            assert limits.wait("passwords", "0") == 0

    asyncio.run(story())
