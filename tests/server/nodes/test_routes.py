from __future__ import annotations

import asyncio

from carteblanche.server.nodes.routes import MOST, REMEMBERED, Routes


class Shared:
    """What other nodes have found out."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    async def find_route(self, room: str) -> str | None:
        return self.known.get(room)

    def keep_route(self, room: str, node: str) -> None:
        self.known[room] = node

    def drop_route(self, room: str) -> None:
        self.known.pop(room, None)


def test_a_route_is_remembered_for_some_seconds() -> None:
    now = 100.0
    routes = Routes(clock=lambda: now)
    routes.remember("room", "one")
    assert asyncio.run(routes.find("room")) == "one"
    now += REMEMBERED
    assert asyncio.run(routes.find("room")) is None


def test_what_others_found_out_is_asked_and_what_was_wrong_is_dropped_for_all() -> None:
    shared = Shared()
    one, two = Routes(shared, lambda: 0.0), Routes(shared, lambda: 0.0)
    one.remember("room", "three")
    assert asyncio.run(two.find("room")) == "three"
    two.forget("room")
    assert shared.known == {}
    assert asyncio.run(two.find("room")) is None


def test_the_oldest_routes_go_first() -> None:
    routes = Routes(clock=lambda: 0.0)
    for number in range(MOST + 1):
        routes.remember(str(number), "node")
    assert asyncio.run(routes.find("0")) is None
    assert asyncio.run(routes.find("1")) == "node"
