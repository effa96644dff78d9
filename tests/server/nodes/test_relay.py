"""A socket that is handed over: nothing is read that the other side does not take, and whoever loses the other side comes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

from carteblanche.server.http.protocol import SocketProtocol
from carteblanche.server.http.relay import Relays, _Relay


class Visitor:
    """The protocol of a visitor, as a relay uses it."""

    def __init__(self) -> None:
        self.full = False
        self.on_drained: Callable[[], None] | None = None
        self.got: list[bytes] = []
        self.closed = False
        self.says: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def read(self) -> bytes | None:
        return await self.says.get()

    def send_texts(self, *messages: bytes) -> None:
        self.got += messages

    def close(self) -> None:
        self.closed = True


class Upstream:
    """A socket to another node."""

    def __init__(self) -> None:
        self.transport = self
        self.says: asyncio.Queue[bytes] = asyncio.Queue()
        self.got: list[bytes] = []
        self.read = 0
        self.ended: list[str] = []
        self.blocked = asyncio.Event()
        self.blocked.set()

    async def recv(self, *, decode: bool) -> bytes:
        said = await self.says.get()
        if said == b"broken":
            raise ConnectionError
        self.read += 1
        return said

    async def send(self, data: bytes, *, text: bool) -> None:
        assert text
        await self.blocked.wait()
        self.got.append(data)

    async def close(self) -> None:
        self.ended.append("closed")

    def abort(self) -> None:
        self.ended.append("aborted")


async def turns() -> None:
    """Lets everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def make_relay() -> tuple[Visitor, Upstream, _Relay]:
    visitor, upstream = Visitor(), Upstream()
    return visitor, upstream, _Relay("other", cast("SocketProtocol", visitor), cast("Any", upstream))


def test_where_one_side_does_not_take_more_the_other_is_not_read() -> None:
    async def story() -> None:
        visitor, upstream, relay = make_relay()
        running = asyncio.create_task(relay.run(b"first"))
        await turns()
        visitor.full = True
        for number in range(3):
            upstream.says.put_nowait(b"%d" % number)
        await turns()
        assert (visitor.got, upstream.read) == ([b"first"], 1), "one is in hand, and nothing more is asked for"
        visitor.full = False
        assert visitor.on_drained is not None
        visitor.on_drained()
        await turns()
        assert visitor.got == [b"first", b"0", b"1", b"2"]
        upstream.blocked.clear()
        for number in range(3):
            visitor.says.put_nowait(b"%d" % number)
        await turns()
        assert (upstream.got, visitor.says.qsize()) == ([], 2)
        upstream.blocked.set()
        await turns()
        assert upstream.got == [b"0", b"1", b"2"]
        visitor.says.put_nowait(None)
        await running
        assert (upstream.ended, visitor.closed) == (["closed"], False)

    asyncio.run(story())


def test_who_loses_the_other_node_is_told_to_come_back_and_who_was_told_farewell_is_not_told_again() -> None:
    async def story(last: bytes) -> list[bytes]:
        visitor, upstream, relay = make_relay()
        running = asyncio.create_task(relay.run(last))
        await turns()
        upstream.says.put_nowait(b"broken")
        await running
        assert visitor.closed
        return visitor.got

    said = asyncio.run(story(b"first"))
    assert [json.loads(one)["why"] for one in said[1:]] == ["moved"]
    farewell = b'{"kind":"farewell","why":"removed"}'
    assert asyncio.run(story(farewell)) == [farewell]


def test_sockets_to_a_node_that_lives_no_more_end() -> None:
    async def story() -> None:
        visitor, upstream, relay = make_relay()
        relays = Relays()
        relays._open.add(relay)
        running = asyncio.create_task(relay.run(b"first"))
        await turns()
        relays.keep(["other"])
        await turns()
        assert not running.done()
        relays.keep([])
        await running
        assert (visitor.closed, upstream.ended) == (True, ["aborted"])

    asyncio.run(story())
