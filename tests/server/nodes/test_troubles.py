"""Nodes are killed, stopped, cut off and restarted while people play: a small version of `./run test --long nodes`."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from carteblanche.games import catalogue
from drivers.server import services
from drivers.server.clients import Client, Server
from drivers.server.networks import network
from drivers.server.nodes import TROUBLES, Story
from drivers.server.records import Records
from drivers.server.services import Postgres


def test_play_goes_on_at_another_node_and_nothing_is_lost(tmp_path: Path, postgres: Postgres, redis: str) -> None:
    story = Story(tmp_path, postgres.create_database(), ("blockers", "blank"), 5, "--redis", redis, count=2)
    showed = asyncio.run(story.run(TROUBLES))
    assert showed.games == len(TROUBLES)
    assert showed.acknowledged > 0


def test_a_node_whose_cable_is_pulled_loses_its_tables_to_another(tmp_path: Path) -> None:
    with ExitStack() as stack:
        try:
            made = stack.enter_context(network())
            postgres = stack.enter_context(services.postgres(beside=made.address))
            redis = stack.enter_context(services.redis(made.address))
            database = postgres.create_database()
            story = Story(tmp_path, database, ("blockers",), 6, "--redis", redis, count=2, network=made)
        except services.Unavailable as why:
            pytest.skip(str(why))
        showed = asyncio.run(story.run(["cut"]))
    assert showed.games == 1
    assert showed.acknowledged > 0


def test_a_node_that_stops_gives_its_rooms_back_before_it_says_farewell(
    tmp_path: Path, postgres: Postgres, request: pytest.FixtureRequest
) -> None:
    address = postgres.create_database()
    records = Records(address)
    nodes: list[Server] = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        node = Server(tmp_path / name)
        node.environment["CARTEBLANCHE_DATABASE"] = address
        node.start()
        request.addfinalizer(node.kill)
        nodes.append(node)
    first, second = nodes
    cookie = first.person("Ada")
    room = first.open(cookie, "blockers", 2, [None, next(iter(catalogue.open("blockers").BOTS))])
    ada = Client(first, room, cookie, 1)

    async def story() -> None:
        await ada.insist("start")
        await ada.play(lambda c: c.update is not None and c.update["n"] >= 4)
        async with ada.connection() as socket:
            stopping = asyncio.create_task(asyncio.to_thread(first.stop))
            why = ""
            while not why:
                message = json.loads(await socket.recv())
                why = message.get("why", "") if message["kind"] == "farewell" else ""
            assert why == "moved"
            assert records.read("SELECT node FROM leases WHERE room = ?", room) == [("",)]
            ada.server = second
            await ada.play(lambda c: c.over)
            await stopping

    asyncio.run(story())
    assert records.read("SELECT phase FROM rooms WHERE id = ?", room) == [("over",)]
    assert records.read("SELECT count(*) FROM nodes") == [(1,)]
