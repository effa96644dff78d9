"""The line to one client: uvicorn's WebSocket protocol with a shorter way for messages.

Queues, tasks and several layers of wrappers on a message's way would cost more than the game itself. So what is said to a client is
framed here and handed to the transport at once, and of what comes from it, a text in one frame is taken at once. Every other frame,
and everything else (handshake, keepalive, closing, what is wrong with a frame) is uvicorn's.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # in C where there is one
    apply_mask,  # pyright: ignore[reportPrivateImportUsage]
)

from carteblanche.wire.codec import encode
from carteblanche.wire.messages import Farewell

MOST_UNREAD: Final = 16
"""So many messages of a client may wait to be read; then nothing more is taken from its socket."""
NAME: Final = "carteblanche.line"
"""The extension of ASGI under which the application finds the line."""
_STOPPING: Final = encode(Farewell("stopping"))
_WHOLE_TEXT: Final = 0x81
_SHORT, _MEDIUM = 126, 1 << 16
_MEDIUM_HEAD: Final = struct.Struct(">BBH")
_MASKED: Final = 0x80


class Inbox:
    """What has come, for the one who reads it: a text as bytes, everything else as uvicorn's event."""

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

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Line(WebSocketsSansIOProtocol):
    drained: Callable[[], None] | None = None
    """Called when the line, having been full, takes messages again."""
    full = False
    """Whether the client does not keep up with what it is told."""
    _half = b""
    """The beginning of a frame of which the rest is still to come."""
    _cut = True
    """Whether it is we who cut what comes into frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._inbox = Inbox(self.loop)
        self.queue = cast("Any", self._inbox)

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][NAME] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Takes a text that is whole. Every other frame goes to uvicorn, whole too; so does all that follows what is no frame of ours."""
        if not self.handshake_complete or not self._cut:
            super().data_received(data)
            return
        data, start = self._half + data, 0
        while len(data) - start >= 2:
            length, body = data[start + 1] - _MASKED, start + 6
            if length == 126:
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
            elif not 0 <= length < 126:
                self._cut = False
                super().data_received(data[start:])
                return
            end = body + length
            if end > len(data):
                break
            if data[start] == _WHOLE_TEXT and not self.frames:
                self._take(apply_mask(data[body:end], data[body - 4 : body]))
            else:
                super().data_received(data[start:end])
            start = end
        self._half = data[start:]

    def send_receive_event_to_app(self) -> None:
        """A message has come in several frames, or in another than text."""
        whole = b"".join(self.frames)
        self.frames = []
        self._take(whole)

    def _take(self, data: bytes) -> None:
        """A whole message has come. uvicorn would stop reading after every one."""
        if self.close_sent or self.transport.is_closing():
            return
        self._inbox.put_nowait(data)
        if self._inbox.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """What the client says next; nothing once it is gone."""
        event = await self._inbox.get()
        if self.read_paused and self._inbox.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        return event if isinstance(event, bytes) else None

    @property
    def unread(self) -> bool:
        """Whether more of what the client said has come already."""
        return not self._inbox.empty()

    def say(self, *messages: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for data in messages for part in (head(len(data)), data)]))

    def hang_up(self) -> None:
        """Closes the line after what was said. Who does not take it in time is cut off."""
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

    def shutdown(self) -> None:
        """The house is closed: who is connected is told, and may come back."""
        if self.handshake_complete:
            self.say(_STOPPING)
        super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.drained is not None:
            self.drained()


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length < _MEDIUM:
        return _MEDIUM_HEAD.pack(_WHOLE_TEXT, 126, length)
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
