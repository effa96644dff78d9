"""Connections are passed on between nodes of one machine: a socket is served by the node that holds its table, whoever took it."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.server.nodes.conftest import make_node

from carteblanche.server.nodes.passing import FRESH, Doors
from drivers.server.clients import Client
from drivers.server.records import Records
from drivers.server.services import Postgres

Taken = list[tuple[socket.socket, bytes]]


def list_inside(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def at_a_door(folder: Path, story: Callable[[Doors, Taken, str], Awaitable[None]]) -> None:
    """With a node that gives connections, what the other one has taken, and the place of its door."""

    async def run() -> None:
        giver, taker = Doors("house", folder), Doors("house", folder)
        taken: Taken = []

        async def take(connection: socket.socket, said: bytes) -> None:
            taken.append((connection, said))

        giver.open("giver", take)
        taker.open("taker", take)
        (inside,) = list_inside(folder)
        try:
            await story(giver, taken, str(inside / "taker"))
        finally:
            giver.close()
            taker.close()
            for connection, _ in taken:
                connection.close()
        assert not list_inside(folder), "nothing is left behind"

    asyncio.run(run())


def test_a_connection_goes_on_where_it_was_passed_to(tmp_path: Path) -> None:
    async def story(giver: Doors, taken: Taken, _: str) -> None:
        visitor, accepted = socket.socketpair()
        with visitor, accepted:
            assert await giver.pass_on("taker", accepted.fileno(), b"GET /")
        with visitor:
            pass
        ((connection, said),) = taken
        assert said == b"GET /"
        assert connection.recv(1) == b"", "it is the visitor's, who has gone"

    at_a_door(tmp_path, story)


def test_the_giver_may_close_its_copy(tmp_path: Path) -> None:
    async def story(giver: Doors, taken: Taken, _: str) -> None:
        visitor, accepted = socket.socketpair()
        with visitor:
            with accepted:
                assert await giver.pass_on("taker", accepted.fileno(), b"")
            taken[0][0].send(b"hello")
            assert visitor.recv(5) == b"hello"

    at_a_door(tmp_path, story)


def test_who_comes_late_touches_nothing(tmp_path: Path) -> None:
    async def story(_: Doors, taken: Taken, place: str) -> None:
        visitor, accepted = socket.socketpair()
        with visitor, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(door, place)
            with accepted:
                socket.send_fds(door, [struct.pack(">dI", time.monotonic() - FRESH - 1, 0)], [accepted.fileno()])
            assert await loop.sock_recv(door, 1) == b"", "it is not taken"
            assert visitor.recv(1) == b"", "and closed without a word"
        assert not taken

    at_a_door(tmp_path, story)


@pytest.mark.parametrize("said", [b"", b"x", struct.pack(">dI", 0.0, 7) + b"short"])
def test_what_makes_no_sense_is_not_taken(tmp_path: Path, said: bytes) -> None:
    async def story(giver: Doors, taken: Taken, place: str) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.connect(place)
            if said:
                door.send(said)
        visitor, accepted = socket.socketpair()
        with visitor, accepted:
            assert await giver.pass_on("taker", accepted.fileno(), b"after it")
        assert [words for _, words in taken] == [b"after it"]

    at_a_door(tmp_path, story)


def test_a_node_without_a_door_is_not_given_anything(tmp_path: Path) -> None:
    async def story(giver: Doors, _: Taken, place: str) -> None:
        visitor, accepted = socket.socketpair()
        with visitor, accepted:
            assert not await giver.pass_on("elsewhere", accepted.fileno(), b"")
            left = Path(place).with_name("dead")
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
                door.bind(str(left))
            assert not await giver.pass_on("dead", accepted.fileno(), b""), "its process is gone"
            left.unlink()

    at_a_door(tmp_path, story)


def test_a_folder_that_others_can_use_is_not_used(tmp_path: Path) -> None:
    async def story() -> None:
        doors = Doors("house", tmp_path)

        async def take(_connection: socket.socket, _said: bytes) -> None:
            raise AssertionError

        doors.open("node", take)
        (folder,) = list_inside(tmp_path)
        assert folder.stat().st_mode & 0o777 == 0o700
        doors.close()
        folder.mkdir(mode=0o755)
        doors.open("node", take)
        assert not list_inside(folder)
        visitor, accepted = socket.socketpair()
        with visitor, accepted:
            assert not await doors.pass_on("node", accepted.fileno(), b"")

    asyncio.run(story())


def test_the_end_of_the_node_that_took_a_socket_is_not_noticed_where_it_was_passed_to(
    tmp_path: Path, postgres: Postgres, request: pytest.FixtureRequest
) -> None:
    address = postgres.create_database()
    nodes = [make_node(tmp_path / name, address) for name in ("first", "second")]
    doors = (
        TemporaryDirectory()
    )  # the path of a socket has 107 characters at the most, and that of the test's folder may have more
    request.addfinalizer(doors.cleanup)
    for node in nodes:
        node.environment["TMPDIR"] = doors.name
        node.start()
        request.addfinalizer(node.kill)
    first, second = nodes
    cookies = first.person("Ada"), second.person("Ben")
    room = first.open(cookies[0], "blockers", 2, [], two="basic")
    ada, ben = Client(first, room, cookies[0], 1), Client(second, room, cookies[1], 2)

    async def story() -> None:
        await ben.insist("sit", chair=1)
        async with ben.connection() as socket:
            await ben.answer(socket, await ben.send(socket, "say", text="still there"))
            os.kill(second.pid, 9)
            await ada.do("say", text="gone")
            while "gone" not in str(await socket.recv()):
                pass
            assert (await ben.answer(socket, await ben.send(socket, "say", text="here")))["kind"] == "accepted"

    asyncio.run(story())
    assert Records(address).read("SELECT count(DISTINCT node) FROM leases") == [(1,)]
