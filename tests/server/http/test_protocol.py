"""Frames in both directions, without a socket: messages are framed correctly, and read however the stream is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from carteblanche.server.http.connections import OpenConnections, ServerConfig
from carteblanche.server.http.protocol import EXTENSION, MOST_UNREAD, SocketProtocol, frame_header
from carteblanche.server.people.limits import Limits

HELLO = (
    b"GET /socket/r HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 16 * 1024


class Transport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closing = False
        self.paused = False
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_extra_info(self, _name: str) -> None:
        return None


class Talk:
    """A protocol whose application keeps what it reads."""

    def __init__(self, *, lifted: bool = False) -> None:
        self.received: list[bytes] = []
        transport: Any = Transport()
        self.transport = transport
        self.listening = asyncio.Event()
        self.listening.set()
        config = ServerConfig(
            self._listen,
            OpenConnections(Limits(lifted=lifted)),
            interface="asgi3",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            log_config=None,
            proxy_headers=False,
        )
        self.protocol = SocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        self.protocol.connection_made(transport)

    async def _listen(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        protocol: SocketProtocol = scope["extensions"][EXTENSION]
        while (data := await protocol.read()) is not None:
            self.received.append(data)
            await self.listening.wait()

    async def settle(self) -> None:
        """Until nothing is left to be done."""
        for _ in range(50):
            await asyncio.sleep(0)

    async def begin(self) -> None:
        self.protocol.data_received(HELLO)
        await self.settle()
        assert self.transport.written.startswith(b"HTTP/1.1 101")
        self.transport.written = b""


def talk(check: Callable[[Talk], Any], *, lifted: bool = False) -> None:
    async def run() -> None:
        one = Talk(lifted=lifted)
        await one.begin()
        await check(one)

    asyncio.run(run())


def said(*frames: Frame, masked: bool = True) -> bytes:
    return b"".join(frame.serialize(mask=masked) for frame in frames)


def text(data: bytes) -> Frame:
    return Frame(Opcode.TEXT, data)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_wants_it(length: int) -> None:
    assert frame_header(length) + b"x" * length == text(b"x" * length).serialize(mask=False)


def pieces(data: bytes, size: int) -> Iterable[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 8, 9, 131, 1 << 20])
def test_messages_are_read_however_the_stream_is_cut(size: int) -> None:
    frames = [
        text(b"one"),
        text(b""),
        text(b"x" * 125),
        text(b"y" * 126),
        Frame(Opcode.PING, b"there?"),
        Frame(Opcode.TEXT, b"in th", fin=False),
        Frame(Opcode.PING, b"still?"),
        Frame(Opcode.CONT, b"ree ", fin=False),
        Frame(Opcode.CONT, b"parts"),
        Frame(Opcode.BINARY, b"bytes"),
        text(b"z" * 2000),
    ]

    async def check(one: Talk) -> None:
        for data in pieces(said(*frames), size):
            one.protocol.data_received(data)
            await asyncio.sleep(0)
        await one.settle()
        whole = [b"one", b"", b"x" * 125, b"y" * 126, b"in three parts", b"bytes", b"z" * 2000]
        assert one.received == whole
        pongs = [Frame(Opcode.PONG, data) for data in (b"there?", b"still?")]
        assert one.transport.written == said(*pongs, masked=False)

    talk(check, lifted=True)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (said(text(b"open"), masked=False), 1002),
        (said(Frame(Opcode.TEXT, b"begun", fin=False), text(b"another")), 1002),
        (said(Frame(Opcode.CONT, b"of nothing")), 1002),
        (b"\xc1" + said(text(b"odd"))[1:], 1002),
        (said(text(b"x" * (LARGEST + 1))), 1009),
        (said(Frame(Opcode.TEXT, b"x" * 10_000, fin=False), Frame(Opcode.CONT, b"x" * 10_000)), 1009),
        (said(text(b"x" * (LARGEST + 1)))[:20], 1009),
        (said(text(b"\xff")), 1007),
        (said(text(b"caf\xc3")), 1007),
        (said(text(b"\xff"), text(b"after")), 1007),
        (said(Frame(Opcode.TEXT, b"caf\xc3", fin=False), Frame(Opcode.CONT, b"x")), 1007),
        (said(text(b"x" * 16_000 + b"\xff")), 1007),
    ],
    ids=[
        "unmasked",
        "text-in-text",
        "rest-of-nothing",
        "reserved-bit",
        "too-large",
        "too-large-in-two",
        "too-large-at-once",
        "no-utf-8",
        "half-a-character",
        "no-utf-8-and-more",
        "half-a-character-in-two",
        "no-utf-8-at-the-end",
    ],
)
def test_a_wrong_frame_closes_the_socket(data: bytes, code: int) -> None:
    async def check(one: Talk) -> None:
        one.protocol.data_received(said(text(b"before")) + data)
        await one.settle()
        assert one.received == [b"before"]
        closing = one.transport.written[2:]  # behind the head of a close frame
        assert Close.parse(closing).code == code
        assert one.transport.closing

    talk(check)


def test_a_character_may_be_cut_between_two_frames_and_binary_may_be_anything() -> None:
    async def check(one: Talk) -> None:
        cut = [Frame(Opcode.TEXT, b"caf\xc3", fin=False), Frame(Opcode.CONT, b"\xa9")]
        one.protocol.data_received(said(*cut, Frame(Opcode.BINARY, b"\xff")))
        await one.settle()
        assert one.received == ["café".encode(), b"\xff"]
        assert not one.transport.closing

    talk(check)


def test_the_largest_message_is_read() -> None:
    async def check(one: Talk) -> None:
        one.protocol.data_received(said(text(b"x" * LARGEST), text(b"after")))
        await one.settle()
        assert [len(data) for data in one.received] == [LARGEST, 5]

    talk(check)


def test_nothing_is_read_behind_a_close() -> None:
    async def check(one: Talk) -> None:
        one.protocol.data_received(said(text(b"last"), Frame(Opcode.CLOSE, b""), text(b"too late")))
        await one.settle()
        assert one.received == [b"last"]
        assert one.transport.closing

    talk(check)


def test_who_sends_more_than_is_read_is_not_read_any_further() -> None:
    async def check(one: Talk) -> None:
        one.listening.clear()
        one.protocol.data_received(said(text(b"0")))
        await one.settle()
        assert not one.transport.paused
        one.protocol.data_received(said(*(text(b"%d" % n) for n in range(1, MOST_UNREAD + 1))))
        assert one.transport.paused
        one.listening.set()
        await one.settle()
        assert not one.transport.paused
        assert one.received == [b"%d" % n for n in range(MOST_UNREAD + 1)]

    talk(check)


@pytest.mark.parametrize(
    "frame",
    [
        said(Frame(Opcode.PONG, b"")),
        said(Frame(Opcode.PING, b"")),
        said(Frame(Opcode.CONT, b"", fin=False)),
        said(text(b"")),
        b"\x81",
    ],
    ids=["pong", "ping", "fragment", "text", "byte by byte"],
)
def test_who_sends_too_many_frames_of_any_kind_is_dropped(frame: bytes) -> None:
    most = Limits().rate("frames")[0]

    async def check(one: Talk) -> None:
        one.protocol.data_received(said(Frame(Opcode.TEXT, b"", fin=False)))
        sent = 0
        while not one.transport.aborted and sent <= most:
            one.protocol.data_received(frame)
            sent += 1
            if sent % 10 == 0:
                await asyncio.sleep(0)
            if one.transport.closing:
                break
        assert one.transport.closing
        assert sent <= most
        one.protocol.data_received(frame * 1000)
        assert len(one.protocol.frames) <= most

    talk(check)


def test_who_pings_and_reads_nothing_is_dropped() -> None:
    async def check(one: Talk) -> None:
        one.protocol.pause_writing()
        one.protocol.data_received(said(Frame(Opcode.PING, b"x" * 100)))
        assert one.transport.aborted
        assert one.transport.written == b""

    talk(check)


class OtherEnd:
    """What a socket is joined to."""

    between = True

    def __init__(self) -> None:
        self.took = b""
        self.lost = False

    def pass_up(self, data: bytes) -> None:
        self.took += data

    def lose(self) -> None:
        self.lost = True


@pytest.mark.parametrize("cut", [0, 1, 9, 140, 200, 210, 214, 224])
def test_a_socket_that_is_joined_to_another_loses_nothing_of_what_came_before(cut: int) -> None:
    frames = [
        text(b"read"),
        text(b"x" * 126),
        Frame(Opcode.BINARY, b"\xff"),
        text(b"y" * 30),
        Frame(Opcode.TEXT, b"in th", fin=False),
        Frame(Opcode.CONT, b"ree ", fin=False),
        Frame(Opcode.CONT, b"parts"),
    ]
    stream = said(*frames)

    async def check(one: Talk) -> None:
        one.listening.clear()
        one.protocol.data_received(stream[:cut])
        await one.settle()
        end = OtherEnd()
        beyond = one.protocol.join(end)
        one.protocol.data_received(stream[cut:])
        there = Talk(lifted=True)
        await there.begin()
        there.protocol.data_received(beyond + end.took)
        await there.settle()
        assert one.received + there.received == [b"read", b"x" * 126, b"\xff", b"y" * 30, b"in three parts"]
        one.protocol.connection_lost(None)
        assert end.lost

    talk(check, lifted=True)


def test_a_joined_client_is_told_nothing_in_the_middle_of_a_frame_when_the_server_stops() -> None:
    async def check(one: Talk) -> None:
        end = OtherEnd()
        one.protocol.join(end)
        one.protocol.shutdown()
        assert (one.transport.aborted, b"stopping" in one.transport.written) == (False, True)
        again = Talk()
        await again.begin()
        end.between = False
        again.protocol.join(end)
        again.protocol.shutdown()
        assert (again.transport.aborted, again.transport.written) == (True, b"")

    talk(check)
