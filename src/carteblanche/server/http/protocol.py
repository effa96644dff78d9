"""uvicorn's WebSocket protocol with a shorter path for text messages.

On the usual ASGI path a message passes through queues, tasks and several wrappers, which costs as much as a good part of a game (see
docs/decisions/0008-socket-protocol.md). So what is sent to a client is framed here and written to the transport at once, and a
text message that comes in a single frame is unmasked here and queued for the reader. All other frames, and everything else (handshake,
keepalive, closing, errors in frames), are left to uvicorn.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # in C where there is one
    apply_mask,  # pyright: ignore[reportPrivateImportUsage]
)

from carteblanche.wire.codec import encode
from carteblanche.wire.to_client import Farewell

MOST_UNREAD: Final = 16
"""How many messages of a client may wait to be read; then reading from its socket pauses."""
EXTENSION: Final = "carteblanche.protocol"
"""The ASGI extension under which the application finds this protocol in its scope."""
INVALID_DATA: Final = 1007
TOO_LARGE: Final = 1009
_STOPPING: Final = encode(Farewell("stopping"))
_WHOLE_TEXT: Final = 0x81
_WHOLE_BINARY: Final = 0x82
_CONTINUED, _TEXT, _BINARY = 0, 1, 2
"""The first byte of frames that others continue."""
_SHORT, _MEDIUM = 126, 1 << 16
_MEDIUM_HEAD: Final = struct.Struct(">BBH")
_MASKED: Final = 0x80
_LONG: Final = 0xFF
"""The length of a masked frame that says its real length in 64 bits: longer than any message."""


class Inbox:
    """Received messages for a single reader: a message as bytes, everything else as uvicorn's event."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        if not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def take_all(self) -> list[Any]:
        """All that nobody has read."""
        events = list(self._events)
        self._events.clear()
        return events

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Joined(Protocol):
    """The other end of a socket that is handed over."""

    @property
    def between(self) -> bool:
        """Whether the client can be told something: what it was sent last was a whole frame."""
        ...

    def pass_up(self, data: bytes) -> None:
        """Takes what the client sends, as it comes."""

    def lose(self) -> None:
        """The client is gone."""


class SocketProtocol(WebSocketsSansIOProtocol):
    passed = False
    """Whether another node took the connection and passed it on."""
    joined: Joined | None = None
    """What takes every byte of the client instead of this node."""
    on_drained: Callable[[], None] | None = None
    """Called when the transport's buffer, having been full, takes messages again."""
    full = False
    """Whether the transport's buffer is full: the client does not read as fast as it is sent to."""
    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""
    _partial = b""
    """The beginning of a frame of which the rest is still to come."""
    _counted, _counting_since = 0.0, 0.0
    """Frames of any kind, and pieces of frames, since when."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        config: Any = self.config
        self._most_frames, self._frame_seconds = config.connections.frames
        self._inbox = Inbox(self.loop)
        self.queue = cast("Any", self._inbox)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][EXTENSION] = self
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.joined is not None:
            self.joined.lose()
        if self.on_lost is not None:
            self.on_lost()

    def lend(self) -> int | None:
        """The file of the connection, of which nothing more is read here. Nothing if hands have been shaken, or it is not plain."""
        plain = self.transport.get_extra_info("sslcontext") is None and not self.conn.reader.buffer
        if not plain or self.handshake_complete or self.transport.is_closing():
            return None
        self.transport.pause_reading()
        return int(self.transport.get_extra_info("socket").fileno())

    def take_back(self) -> None:
        """It is served here after all."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def forget(self) -> None:
        """It is another's now: nothing is sent, and what is closed here is a copy."""
        self.handshake_complete = self.close_sent = True
        self.transport.abort()

    def join(self, other: Joined) -> bytes:
        """From here on all bytes of the client go to this one, which counts and checks them. What has come before and was not read, as
        the frames in which it can be sent there.
        """
        self.joined = other
        self.stop_keepalive()
        unread = [event for event in self._inbox.take_all() if isinstance(event, bytes)]
        frames = [_mask_nothing(_WHOLE_BINARY, data) for data in unread]  # text has been checked
        first = _TEXT if self.curr_msg_data_type == "text" else _BINARY
        frames += [_mask_nothing(_CONTINUED if at else first, data) for at, data in enumerate(self.frames)]
        partial, self._partial = self._partial, b""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return b"".join((*frames, partial))

    def data_received(self, data: bytes) -> None:
        """Splits what comes into frames: a text message in a single frame is queued, every other frame is handed to uvicorn. All are
        counted, and so is every piece that comes alone. Who sends too many is dropped without a word.
        """
        if self.transport.is_closing():
            return
        if self.joined is not None:
            self.joined.pass_up(data)
            return
        now = self.loop.time()
        if now - self._counting_since > self._frame_seconds:
            self._counted, self._counting_since = 0.0, now
        self._counted += 1
        if not self.handshake_complete and self._counted <= self._most_frames:
            super().data_received(data)
            return
        data, start = self._partial + data, 0
        while len(data) - start >= 2:
            length, body = data[start + 1] - _MASKED, start + 6
            if length == 126:
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
            elif length < 0:  # not masked, which uvicorn answers
                super().data_received(data[start:])
                return
            if length > self.config.ws_max_size or data[start + 1] == _LONG:
                self._refuse(TOO_LARGE)
                return
            end = body + length
            if end > len(data):
                break
            self._counted += 1
            if self._counted > self._most_frames:
                break
            if data[start] == _WHOLE_TEXT and not self.frames:
                self._queue_text(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                super().data_received(data[start:end])
            start = end
        self._partial = data[start:]
        if self._counted > self._most_frames:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Called by uvicorn when a message came in several frames, or as binary."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._queue_text(message)
        else:
            self._queue(message)

    def _queue_text(self, message: bytes) -> None:
        try:
            message.decode()
        except UnicodeDecodeError:
            self._refuse(INVALID_DATA)
            return
        self._queue(message)

    def _refuse(self, code: int) -> None:
        """Closes the socket because of what the client has sent."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answers a ping. Who asks without reading the answers is dropped."""
        if self.full:
            self.transport.abort()
        else:
            super().handle_ping()

    def _queue(self, data: bytes) -> None:
        """Pauses reading when many messages wait; uvicorn would pause after every one."""
        if self.close_sent or self.transport.is_closing():
            return
        self._inbox.put_nowait(data)
        if self._inbox.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> bytes | None:
        """The next message of the client; `None` once it is gone."""
        event = await self._inbox.get()
        if self.read_paused and self._inbox.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        return event if isinstance(event, bytes) else None

    @property
    def has_unread(self) -> bool:
        """Whether the next message is there already."""
        return not self._inbox.empty()

    def send_texts(self, *messages: bytes) -> None:
        """Writes messages to the transport."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for data in messages for part in (frame_header(len(data)), data)]))

    def close(self) -> None:
        """Closes the socket after what was sent. If the client does not answer in time the connection is aborted."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(1000)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def finish(self) -> None:
        """Closes the connection of a client whose socket was closed by what it was sent last."""
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: clients get a farewell after which they come back by themselves."""
        if self.joined is not None and not self.joined.between:
            self.transport.abort()
            return
        if self.handshake_complete:
            self.send_texts(_STOPPING)
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.on_drained is not None:
            self.on_drained()


def frame_header(length: int) -> bytes:
    """The header of an unmasked text frame of this length."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length < _MEDIUM:
        return _MEDIUM_HEAD.pack(_WHOLE_TEXT, 126, length)
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def _mask_nothing(first: int, data: bytes) -> bytes:
    """A frame as a client would send it, with a mask that changes nothing."""
    header = frame_header(len(data))
    return bytes((first, header[1] | _MASKED)) + header[2:] + bytes(4) + data
