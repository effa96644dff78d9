"""The line to one client: uvicorn's WebSocket protocol with a shorter way for messages.

A queue, a task and several layers of wrappers on a message's way out would cost more than the game itself. So what is said to a client is
framed here and handed to the transport at once, and what a client says goes unread into the queue that uvicorn keeps. Everything
else (handshake, keepalive, closing, what is wrong with a frame) is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from carteblanche.wire.codec import encode
from carteblanche.wire.messages import Farewell

MOST_UNREAD: Final = 16
"""So many messages of a client may wait to be read; then nothing more is taken from its socket."""
NAME: Final = "carteblanche.line"
"""The extension of ASGI under which the application finds the line."""
_STOPPING: Final = encode(Farewell("stopping"))
_WHOLE_TEXT: Final = 0x81
_SHORT, _MEDIUM = 126, 1 << 16


class Line(WebSocketsSansIOProtocol):
    drained: Callable[[], None] | None = None
    """Called when the line, having been full, takes messages again."""

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][NAME] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. uvicorn would stop reading after every one."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """What the client says next; nothing once it is gone."""
        event: Any = await self.receive()
        return event["bytes"] if event["type"] == "websocket.receive" else None

    @property
    def unread(self) -> bool:
        """Whether more of what the client said has come already."""
        return not self.queue.empty()

    @property
    def full(self) -> bool:
        """Whether the client does not keep up with what it is told."""
        return not self.writable.is_set()

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

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length < _MEDIUM:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
