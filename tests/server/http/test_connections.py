"""Connections without sockets: how many there may be, and which are dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.server import ServerState

from carteblanche.server.http.connections import HttpProtocol, OpenConnections, ServerConfig
from carteblanche.server.people.limits import MOST_FROM_ONE_ADDRESS, MOST_SOCKETS, Limits


class Transport:
    def __init__(self, address: str) -> None:
        self.address = address
        self.aborted = False
        self.protocol: Any = None

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1234) if name == "peername" else None


class Door:
    """What connections come in at."""

    def __init__(self, trusted: tuple[str, ...] = ()) -> None:
        self.now = 0.0
        self.open = OpenConnections(Limits(clock=lambda: self.now), trusted)
        self.config = ServerConfig(self._answer, self.open, interface="asgi3", log_config=None, proxy_headers=False)
        self.config.load()
        self.state = ServerState()

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    def connect(self, address: str) -> tuple[HttpProtocol, Transport]:
        self.now += 1.0
        protocol, transport = HttpProtocol(self.config, self.state, {}), Transport(address)
        given: Any = transport
        protocol.connection_made(given)
        return protocol, transport


def at(story: Callable[[], None]) -> None:
    async def run() -> None:
        story()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def test_one_address_has_so_many_connections_and_no_more() -> None:
    def story() -> None:
        door = Door()
        many = [door.connect("203.0.113.5") for _ in range(MOST_FROM_ONE_ADDRESS)]
        assert not any(transport.aborted for _, transport in many)
        refused, transport = door.connect("203.0.113.5")
        assert transport.aborted
        refused.connection_lost(None)
        assert not door.connect("203.0.113.6")[1].aborted
        many[0][0].connection_lost(None)
        assert not door.connect("203.0.113.5")[1].aborted
        assert door.open.refused == 1

    at(story)


def test_a_trusted_proxy_has_as_many_as_there_are() -> None:
    def story() -> None:
        door = Door(("10.0.0.1",))
        many = [door.connect("10.0.0.1")[1] for _ in range(2 * MOST_SOCKETS + 1)]
        assert [transport.aborted for transport in many] == [False] * (2 * MOST_SOCKETS) + [True]

    at(story)


def test_who_connects_again_and_again_is_refused() -> None:
    def story() -> None:
        door = Door()
        aborted = 0
        for _ in range(4000):
            door.now -= 1.0
            protocol, transport = door.connect("203.0.113.5")
            protocol.connection_lost(None)
            aborted += transport.aborted
        assert aborted >= 1000 - 1
        assert len(door.open) == 0

    at(story)


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf"],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_keeps_us_waiting_is_dropped(sent: bytes) -> None:
    def story() -> None:
        protocol, transport = Door().connect("203.0.113.5")
        if sent:
            protocol.data_received(sent)
        protocol.drop_if_stuck()
        assert not transport.aborted
        protocol.drop_if_stuck()
        assert transport.aborted

    at(story)


def test_who_waits_for_an_answer_is_not_dropped() -> None:
    def story() -> None:
        protocol, transport = Door().connect("203.0.113.5")
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        for _ in range(5):
            protocol.drop_if_stuck()
        assert not transport.aborted
        protocol.flow.pause_writing()
        protocol.drop_if_stuck()
        protocol.drop_if_stuck()
        assert transport.aborted, "but who does not read the answer is"

    at(story)


def test_a_socket_counts_until_it_is_gone() -> None:
    def story() -> None:
        door = Door()
        protocol, transport = door.connect("203.0.113.5")
        protocol.data_received(
            b"GET /socket/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert transport.protocol is not None
        assert len(door.open) == 1
        transport.protocol.connection_lost(None)
        assert len(door.open) == 0

    at(story)
