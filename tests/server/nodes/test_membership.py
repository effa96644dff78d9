"""A node that may have lost its place lets go of everything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

from carteblanche.server.nodes.membership import Nodes, Notice
from carteblanche.server.nodes.routes import REMEMBERED, Routes
from carteblanche.store.leases import LEASE
from carteblanche.store.store import Store, StoreFailed


class Place:
    node = "own"

    def __init__(self) -> None:
        self.others: Mapping[str, str] = {"other": "there:1"}
        self.reached = True
        self.left = 0

    async def renew(self) -> Mapping[str, str]:
        if not self.reached:
            raise TimeoutError
        return self.others

    async def leave(self) -> None:
        self.left += 1


class Shared:
    """A store that is shared, of which nothing but the place is used."""

    def __init__(self, place: Place) -> None:
        self.database: Any = self
        self.shared = True
        self.place = place
        self.said: list[str] = []
        self.on_notice: Callable[[str], None] = lambda _said: None

    def notify_nodes(self, said: str) -> list[Any]:
        self.said.append(said)
        return []

    def join(self, _address: str, on_notice: Callable[[str], None]) -> Place:
        self.on_notice = on_notice
        return self.place


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def make_nodes() -> tuple[Nodes, Shared, Clock, list[str]]:
    store, clock, lapsed = Shared(Place()), Clock(), list[str]()
    nodes = Nodes(cast("Store", store), "here:1", clock)
    nodes.on_lapsed = lambda: lapsed.append("lapsed")
    return nodes, store, clock, lapsed


def test_a_place_that_is_not_renewed_in_time_is_lost_once_and_can_be_had_again() -> None:
    nodes, store, clock, lapsed = make_nodes()
    assert not nodes.serving, "it has no place yet"
    asyncio.run(nodes.renew())
    assert (nodes.serving, nodes.own, nodes.others) == (True, "own", {"other": "there:1"})
    clock.now += LEASE - 1
    assert nodes.check_place() == 1.0
    assert lapsed == []
    clock.now += 1
    for _ in range(2):
        nodes.check_place()
    assert (nodes.serving, lapsed, nodes.others) == (False, ["lapsed"], {})
    with pytest.raises(StoreFailed):
        nodes.expect_serving_at("/api/rooms")
    nodes.expect_serving_at("/")
    store.place.reached = False
    with pytest.raises(TimeoutError):
        asyncio.run(nodes.renew())
    assert not nodes.serving
    store.place.reached = True
    asyncio.run(nodes.renew())
    assert nodes.serving


def test_a_node_that_leaves_takes_no_rooms() -> None:
    nodes, store, _, _ = make_nodes()
    ended: list[str] = []

    async def end() -> None:
        ended.append("ended")

    async def story() -> None:
        await nodes.renew()
        nodes.at_end.append(end)
        nodes.leaving = True
        for _ in range(2):
            await nodes.stop()

    asyncio.run(story())
    assert (nodes.serving, ended, store.place.left) == (False, ["ended"], 2)


def test_what_is_told_is_heard_and_what_may_have_been_missed_too() -> None:
    nodes, store, _, _ = make_nodes()
    heard: list[Notice] = []
    nodes.on_notice.append(heard.append)
    store.on_notice("")
    store.on_notice('{"access":true,"close":"ada"}')
    assert heard == [Notice(missed=True), Notice(access=True, close="ada")]
    nodes.notify(Notice(decks=("short",)))
    nodes.notify(Notice(decks=tuple(f"deck {number}" for number in range(1000))))
    assert store.said == ['{"decks":["short"]}', '{"missed":true}']


def test_a_route_is_remembered_for_a_while() -> None:
    clock = Clock()
    routes = Routes(clock=clock)

    async def find() -> str | None:
        return await routes.find("r")

    assert asyncio.run(find()) is None
    routes.remember("r", "other")
    assert asyncio.run(find()) == "other"
    clock.now += REMEMBERED
    assert asyncio.run(find()) is None
    routes.remember("r", "other")
    routes.forget("r")
    assert asyncio.run(find()) is None
