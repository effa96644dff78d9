"""A socket that is handed over: bytes go over as they come, nothing is read that the other side does not take, and whoever loses the other
side comes back.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from carteblanche.server.http.protocol import Joined, SocketProtocol, frame_header
from carteblanche.server.http.relay import Frames, Relay, Relays

TEXT, CLOSE = 0x81, 0x88
UNREAD = b"\x81\x84masksaid"
"""What a visitor has said before the other node was there."""


class Transport:
    """One end of a connection."""

    def __init__(self) -> None:
        self.written = b""
        self.ended = ""
        self.paused = False
        self.on_lost: Callable[[], None] = lambda: None

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"
        self.on_lost()

    def is_closing(self) -> bool:
        return bool(self.ended)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Visitor:
    """The protocol of a visitor, as a relay uses it."""

    def __init__(self) -> None:
        self.transport = Transport()
        self.full = self.close_sent = self.read_paused = False
        self.on_drained: Callable[[], None] | None = None
        self.joined: Joined | None = None
        self.finished = False

    def join(self, other: Joined) -> bytes:
        self.joined = other
        return UNREAD

    def send_texts(self, *messages: bytes) -> None:
        self.transport.write(b"".join(frame_header(len(data)) + data for data in messages))

    def close(self) -> None:
        self.close_sent = True

    def finish(self) -> None:
        self.finished = True


async def turns() -> None:
    """Lets everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def text(data: bytes) -> bytes:
    return frame_header(len(data)) + data


def masked(data: bytes, first: int = TEXT) -> bytes:
    header = frame_header(len(data))
    return bytes((first, header[1] | 0x80)) + header[2:] + b"mask" + data


def make_relay() -> tuple[Visitor, Transport, Relay]:
    visitor, transport = Visitor(), Transport()
    relay = Relay("other", cast("SocketProtocol", visitor))
    transport.on_lost = lambda: relay.connection_lost(None)
    relay.connection_made(cast("Any", transport))
    return visitor, transport, relay


async def begin(relay: Relay, first: bytes) -> asyncio.Task[None]:
    running = asyncio.create_task(relay.run(first))
    await turns()
    return running


def test_bytes_go_over_as_they_come() -> None:
    async def story() -> None:
        visitor, transport, relay = make_relay()
        running = await begin(relay, text(b"first"))
        assert (visitor.transport.written, transport.written) == (text(b"first"), UNREAD)
        assert visitor.joined is not None
        for piece in (b"\x81\x85ma", b"skhel", b"lo"):
            visitor.joined.pass_up(piece)
            relay.data_received(piece)
        assert transport.written == UNREAD + b"\x81\x85maskhello"
        assert visitor.transport.written == text(b"first") + b"\x81\x85maskhello"
        visitor.joined.lose()
        await running
        assert (transport.ended, visitor.transport.ended) == ("closed", "")

    asyncio.run(story())


def test_where_one_side_does_not_take_more_the_other_is_not_read() -> None:
    async def story() -> None:
        visitor, transport, relay = make_relay()
        running = await begin(relay, text(b"first"))
        seen: list[tuple[bool, bool]] = []
        visitor.full = True
        relay.data_received(text(b"more"))
        seen.append((transport.paused, visitor.transport.paused))
        visitor.full = False
        assert visitor.on_drained is not None
        visitor.on_drained()
        seen.append((transport.paused, visitor.transport.paused))
        for step in (relay.pause_writing, relay.resume_writing):
            step()
            seen.append((transport.paused, visitor.transport.paused))
        assert seen == [(True, False), (False, False), (False, True), (False, False)]
        relay.lose()
        await running

    asyncio.run(story())


def test_a_visitor_who_takes_nothing_for_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.server.http.relay.STUCK_PATIENCE", 0.0)

    async def story() -> None:
        visitor, _, relay = make_relay()
        visitor.transport.on_lost = relay.lose
        visitor.full = True
        running = await begin(relay, text(b"first"))
        await running
        assert visitor.transport.ended == "aborted"

    asyncio.run(story())


def test_who_loses_the_other_node_is_told_to_come_back_and_who_was_told_farewell_is_not_told_again() -> None:
    async def story(last: bytes) -> Visitor:
        visitor, transport, relay = make_relay()
        running = await begin(relay, last)
        relay.connection_lost(None)
        await running
        assert transport.ended == "aborted"
        return visitor

    visitor = asyncio.run(story(text(b"first")))
    said = visitor.transport.written.removeprefix(text(b"first"))
    assert json.loads(said[2:])["why"] == "moved"
    assert (visitor.close_sent, visitor.finished) == (True, False)
    farewell = text(b'{"kind":"farewell","why":"removed"}') + bytes((CLOSE, 2, 3, 232))
    visitor = asyncio.run(story(farewell))
    assert visitor.transport.written == farewell
    assert (visitor.close_sent, visitor.finished) == (False, True)


@pytest.mark.parametrize("upward", [True, False])
def test_nothing_is_said_in_the_middle_of_a_frame(*, upward: bool) -> None:
    async def story() -> None:
        visitor, _, relay = make_relay()
        running = await begin(relay, text(b"first"))
        if upward:
            relay.pass_up(masked(b"half")[:-1])
        else:
            relay.data_received(text(b"half")[:-1])
        before = visitor.transport.written
        relay.connection_lost(None)
        await running
        assert (visitor.transport.ended, visitor.transport.written) == ("aborted", before)

    asyncio.run(story())


def test_sockets_to_a_node_that_lives_no_more_end() -> None:
    async def story() -> None:
        visitor, transport, relay = make_relay()
        relays = Relays()
        relays._open.add(relay)
        running = await begin(relay, text(b"first"))
        relays.keep(["other"])
        await turns()
        assert not running.done()
        relays.keep([])
        await running
        assert (visitor.close_sent, transport.ended) == (True, "aborted")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (b"HTTP/1.1 503 Not Now\r\n\r\n", True),
        (b"x" * 20_000, True),
        (b"", True),
        (b"HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\n\r\n" + text(b"{}"), False),
        (b"HTTP/1.1 101 Yes\r\n\r\n" + bytes((CLOSE, 3, 17, 52)) + b"!", False),
    ],
)
def test_the_answer_of_the_other_node(answer: bytes, *, error: bool) -> None:
    async def story() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked = await reader.readuntil(b"\r\n\r\n")
            assert asked == b"GET / HTTP/1.1\r\n\r\n"
            for at in range(0, len(answer), 7):
                writer.write(answer[at : at + 7])
                await writer.drain()
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        relay = Relay("other", cast("SocketProtocol", Visitor()))
        address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            asking = relay.connect(address, b"GET / HTTP/1.1\r\n\r\n")
            if error:
                with pytest.raises(OSError, match="the other node"):
                    await asking
            else:
                said = await asking
                assert answer.endswith(said)
                assert said
        finally:
            relay.abort()
            server.close()

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 5, 125, 126, 300, 70_000])
@pytest.mark.parametrize("mask", [0, 4])
def test_frames_are_followed_however_the_stream_is_cut(size: int, mask: int) -> None:
    frame = (masked if mask else text)(bytes(size))
    for cut in {*range(1, min(len(frame), 20)), len(frame) // 2 or 1, len(frame) - 1}:
        frames = Frames(mask)
        assert frames.between
        frames.follow(frame[:cut])
        assert frames.between == (cut == len(frame))
        frames.follow(frame[cut:] + frame)
        assert frames.between
        assert not frames.closed
        frames.follow(bytes((CLOSE, 0x80 if mask else 0)) + bytes(mask))
        assert frames.closed
