"""In a house that several nodes share the database says who may write about a room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.store.database import Membership
from carteblanche.store.store import Elsewhere, LeaseLost, Store, StoreFailed
from drivers.server.services import Postgres


class Node(NamedTuple):
    store: Store
    place: Membership
    notices: list[str]


@asynccontextmanager
async def open_nodes(address: str, count: int) -> AsyncGenerator[list[Node]]:
    async with AsyncExitStack() as stack:
        nodes: list[Node] = []
        for number in range(count):
            store = await stack.enter_async_context(Store.open(address, shared=True))
            notices: list[str] = []
            place = store.database.join(f"node-{number}", notices.append)
            await place.renew()
            stack.push_async_callback(place.leave)
            nodes.append(Node(store, place, notices))
        yield nodes


@asynccontextmanager
async def connected(address: str) -> AsyncGenerator[Any]:
    import asyncpg

    connection: Any = await cast("Any", asyncpg).connect(address)
    try:
        yield connection
    finally:
        await connection.close()


async def let_expire(address: str, node: Node) -> None:
    """As if this node had not renewed its row for long."""
    async with connected(address) as connection:
        await connection.execute(
            "UPDATE nodes SET expires = now() - interval '1 second' WHERE id = $1", node.place.node
        )


async def open_room(node: Node, room: str) -> None:
    await node.store.hold(room, new=True)
    await node.store.write(Store.upsert_room(room, "playing", b"{}"), Store.append_lines(room, 0, [b"header"]))


async def wait_until_blocked(connection: Any) -> None:
    """Until somebody waits for a lock in this database."""
    waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    waiting = 0
    while not waiting:
        waiting = await connection.fetchval(waits)


def test_a_room_is_one_node_s_while_that_lives(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 2) as (first, second):
            await open_room(first, "r")
            with pytest.raises(Elsewhere) as there:
                await second.store.hold("r")
            assert (there.value.node, there.value.address) == (first.place.node, "node-0")
            found = await second.store.database.find_holder("r")
            assert found is not None
            assert found.node == first.place.node
            assert await first.store.database.find_holder("r") is None, "it is the own one"
            await let_expire(address, first)
            assert await second.store.hold("r")
            assert second.store.held["r"] == 2
            with pytest.raises(Elsewhere):
                await first.store.hold("r")

    asyncio.run(story())


def test_a_room_that_is_given_back_is_free_and_its_number_goes_on(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 2) as (first, second):
            await open_room(first, "r")
            await first.store.write(Store.upsert_room("r", "playing", b"[]"), *first.store.let_go("r"))
            assert await second.store.hold("r")
            assert second.store.held["r"] == 2
            assert await second.store.read_room("r") == b"[]"
            gone = second.store.let_go("r", deleted=True)
            await second.store.write(Store.delete_room("r"), *gone, rooms=("r",))
            assert not await first.store.hold("r"), "there is no such room any more"

    asyncio.run(story())


def test_nobody_takes_a_room_that_there_is_not(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 1) as (node,), connected(address) as connection:
            assert not await node.store.hold("no-such-room")
            assert await connection.fetchval("SELECT count(*) FROM leases") == 0

    asyncio.run(story())


def test_what_comes_late_is_refused_and_harms_no_other_room(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 2) as (first, second):
            lost: list[str] = []
            first.store.on_lost = lost.append
            for room in ("taken", "kept"):
                await open_room(first, room)
            await let_expire(address, first)
            assert await second.store.hold("taken")
            writes = [first.store.write(Store.append_lines(room, 1, [b"late"])) for room in ("taken", "kept")]
            failed, done = await asyncio.gather(*writes, return_exceptions=True)
            assert isinstance(failed, LeaseLost)
            assert done is None
            assert (failed.rooms, lost) == (frozenset({"taken"}), ["taken"])
            assert await second.store.read_log("taken") == [b"header"]
            assert await second.store.read_log("kept") == [b"header", b"late"]
            with pytest.raises(LeaseLost):
                await first.store.write(Store.upsert_room("taken", "over", b"late"), Store.upsert_person("ada", "Ada"))
            assert await second.store.read_room("taken") == b"{}"
            assert await second.store.read_person("ada") is None
            await second.store.write(Store.append_lines("taken", 1, [b"right"]))

    asyncio.run(story())


def test_an_older_number_of_the_own_node_is_refused_too(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 1) as (node,):
            await open_room(node, "r")
            early = node.store.write(Store.append_lines("r", 1, [b"early"]))
            node.store.held["r"] += 1
            late = node.store.write(Store.append_lines("r", 1, [b"late"]))
            await early
            with pytest.raises(LeaseLost):
                await late

    asyncio.run(story())


def test_a_takeover_waits_for_what_is_being_written_and_reads_it(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with (
            open_nodes(address, 2) as (first, second),
            connected(address) as writer,
            connected(address) as looking,
        ):
            await open_room(first, "r")
            await let_expire(address, first)
            writing = writer.transaction()
            await writing.start()
            await writer.fetch("SELECT room FROM leases WHERE room = 'r' AND fence = 1 FOR SHARE")
            takeover = asyncio.create_task(second.store.hold("r"))
            await wait_until_blocked(looking)
            await writer.execute("INSERT INTO entries (room, n, line) VALUES ('r', 1, 'in time')")
            await writing.commit()
            assert await takeover
            assert await second.store.read_log("r") == [b"header", b"in time"]

    asyncio.run(story())


def test_what_waits_for_a_takeover_is_refused_after_it(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 1) as (first,), connected(address) as taker, connected(address) as looking:
            for room in ("r", "other"):
                await open_room(first, room)
            taking = taker.transaction()
            await taking.start()
            await taker.execute("UPDATE leases SET node = 'other', fence = fence + 1 WHERE room = 'r'")
            late = [first.store.write(Store.append_lines(room, 1, [b"late"])) for room in ("r", "other")]
            await wait_until_blocked(looking)
            await taking.commit()
            failed, done = await asyncio.gather(*late, return_exceptions=True)
            assert isinstance(failed, LeaseLost)
            assert done is None
            assert await first.store.read_log("r") == [b"header"]

    asyncio.run(story())


def test_all_nodes_are_told_what_is_durable_and_nothing_else(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 2) as nodes:
            first, second = nodes
            await first.store.write(Store.upsert_person("ada", "Ada"), *first.store.notify_nodes("done"))
            twice = [Store.upsert_room("r", "playing", b"{}"), *first.store.notify_nodes("not done")]
            with pytest.raises(StoreFailed):
                await first.store.write(*twice)  # the room is not held
            await first.store.write(*first.store.notify_nodes("more"))
            for node in nodes:
                while len(node.notices) < 3:
                    await node.place.renew()  # on the same connection
            assert first.notices == second.notices == ["", "done", "more"], (
                "the first says that something may have been missed"
            )

    asyncio.run(story())


def test_nodes_share_a_house_and_nobody_has_it_alone_meanwhile(postgres: Postgres) -> None:
    address = postgres.create_database()

    async def story() -> None:
        async with open_nodes(address, 2) as (first, second):
            assert await first.place.renew() == {second.place.node: "node-1"}
            await second.place.leave()
            assert await first.place.renew() == {}
            with pytest.raises(Unreadable, match="open already"):
                async with Store.open(address):
                    pass
        async with Store.open(address):
            with pytest.raises(Unreadable, match="open already"):
                async with Store.open(address, shared=True):
                    pass

    asyncio.run(story())


def test_one_process_holds_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite", shared=True) as store:
            assert await store.hold("anything")
            assert store.let_go("anything") == store.notify_nodes("nobody") == []
            await store.write(Store.upsert_room("r", "playing", b"{}"), Store.append_lines("r", 0, [b"header"]))
            assert await store.database.find_holder("r") is None

    asyncio.run(story())
