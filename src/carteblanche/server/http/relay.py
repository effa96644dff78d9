"""Handing sockets over to another node: the visitors of this node at rooms that another holds.

Each has a connection of their own from this node to that one. Once both have shaken hands, bytes go over as they come, in both
directions: nothing is unmasked, framed or read, and where one side does not take more, reading from the other stops. Only where frames
begin is followed, so that something can be said between two of them: when a socket ends with its node its visitor is told that the table
has moved, and comes back.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Collection
from typing import Any, Final, Literal, TypeAlias, cast
from urllib.parse import quote

from carteblanche.server.http.protocol import SocketProtocol
from carteblanche.server.people.access import HANDED, Access, AnyRequest
from carteblanche.store.store import Elsewhere
from carteblanche.wire.codec import encode
from carteblanche.wire.to_client import Farewell

CONNECT_PATIENCE: Final = 2.0
FIRST_PATIENCE: Final = 4.0
"""Seconds to wait for the other node's hand, and for the first thing that it says."""
STUCK_PATIENCE: Final = 20.0
"""Seconds after which a visitor who takes nothing is dropped."""
COME_BACK: Final = 1013
"""With this code a node refuses somebody who may come back: it does not hold the room any more, or its database does not answer."""
_OWN_CODES: Final = range(4000, 5000)
_MOVED: Final = encode(Farewell("moved"))
_KEPT: Final = ("cookie", "authorization")
"""The headers by which the other node knows who comes."""
_END_OF_HEAD: Final = b"\r\n\r\n"
_SWITCHED: Final = b"HTTP/1.1 101 "
_LONGEST_HEAD: Final = 1 << 14
_CLOSE: Final = 8
_MASK: Final = 4
"""How many bytes a mask takes."""


Joining: TypeAlias = Literal["ended", "moved", "silent"]


class Relays:
    """All such sockets of this node."""

    def __init__(self) -> None:
        self._open: set[Relay] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def join(
        self, protocol: SocketProtocol, send: Any, asked: AnyRequest, there: Elsewhere, access: Access
    ) -> Joining:
        """Joins a visitor to that node until one of both is gone. If that cannot be, the node does not answer or has let the room go, and
        they have seen nothing of it.
        """
        relay = Relay(there.node, protocol)
        try:
            first = await relay.connect(there.address, _make_request(asked, there.address, access))
        except (OSError, TimeoutError):
            relay.abort()
            return "silent"
        except asyncio.CancelledError:
            relay.abort()
            raise
        code, reason = _read_refusal(first)
        if code is not None:
            relay.abort()
            if code in _OWN_CODES:
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return "ended"
            return "moved" if reason == "moved" else "silent"
        self._open.add(relay)
        try:
            await relay.run(first)
        finally:
            self._open.discard(relay)
        return "ended"

    def keep(self, nodes: Collection[str]) -> None:
        """Ends those to nodes that are not among these: they do not live any more."""
        for relay in self._open:
            if relay.node not in nodes:
                relay.end()


class Relay(asyncio.Protocol):
    """The connection to the other node, and the end of the visitor's that is joined to it."""

    def __init__(self, node: str, protocol: SocketProtocol) -> None:
        self.node = node
        self._protocol = protocol
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self._answered: asyncio.Future[None] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._said = bytearray()
        """What the other node has said before the visitor is joined to it."""
        self._joined = False
        self._visitor_gone = False
        self._down, self._up = Frames(0), Frames(_MASK)
        self._stuck: asyncio.TimerHandle | None = None

    async def connect(self, address: str, request: bytes) -> bytes:
        """The beginning of what the other node says to this visitor: a whole frame if it closes the socket. `OSError` if it says
        nothing.
        """
        host, _, port = address.rpartition(":")
        async with asyncio.timeout(CONNECT_PATIENCE):
            await self._loop.create_connection(lambda: self, host.strip("[]"), int(port))
        assert self._transport is not None
        self._transport.write(request)
        async with asyncio.timeout(FIRST_PATIENCE):
            await self._answered
        said = bytes(self._said)
        self._said.clear()
        return said

    async def run(self, first: bytes) -> None:
        """Passes everything on until one side is gone."""
        protocol, transport = self._protocol, self._transport
        assert transport is not None
        try:
            if not protocol.transport.is_closing() and not protocol.close_sent:
                unread = protocol.join(self)
                self._joined = True
                self.pass_up(unread)
                self._pass_down(first + bytes(self._said))
                await self._ended
        finally:
            protocol.joined = protocol.on_drained = None
            if self._stuck is not None:
                self._stuck.cancel()
            if self._visitor_gone or protocol.transport.is_closing() or protocol.close_sent:
                transport.close()
            else:
                transport.abort()
                self._say_goodbye()

    def _say_goodbye(self) -> None:
        """The other node is gone, and the visitor is not."""
        if self._down.closed:
            self._protocol.finish()
        elif self._down.between and self._up.between:
            self._protocol.send_texts(_MOVED)
            self._protocol.close()
        else:  # nothing can be said in the middle of a frame
            self._protocol.transport.abort()

    def end(self) -> None:
        """The other node does not answer any more, or the visitor is gone."""
        if not self._ended.done():
            self._ended.set_result(None)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # The visitor's end

    @property
    def between(self) -> bool:
        """Whether the visitor can be told something now."""
        return self._down.between

    def pass_up(self, data: bytes) -> None:
        assert self._transport is not None
        if data and not self._transport.is_closing():
            self._up.follow(data)
            self._transport.write(data)

    def lose(self) -> None:
        """The visitor is gone."""
        self._visitor_gone = True
        self.end()

    def _drained(self) -> None:
        """The visitor takes something again."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.resume_reading()

    # The other node's end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self._joined:
            self._pass_down(data)
            return
        self._said += data
        if not self._answered.done():
            self._look_for_answer()

    def _look_for_answer(self) -> None:
        """Whether the other node has shaken hands and said something."""
        head, found, said = bytes(self._said).partition(_END_OF_HEAD)
        if found and head.startswith(_SWITCHED):
            if len(said) >= 2 and (said[0] & 15 != _CLOSE or len(said) >= 2 + said[1]):
                self._said[:] = said
                self._answered.set_result(None)
        elif found or len(self._said) > _LONGEST_HEAD:
            self._answered.set_exception(ConnectionRefusedError("the other node does not take sockets"))

    def _pass_down(self, data: bytes) -> None:
        protocol = self._protocol
        if protocol.close_sent or protocol.transport.is_closing():
            return
        self._down.follow(data)
        protocol.transport.write(data)
        if protocol.full and self._stuck is None:
            assert self._transport is not None
            self._transport.pause_reading()
            protocol.on_drained = self._drained
            self._stuck = self._loop.call_later(STUCK_PATIENCE, protocol.transport.abort)

    def pause_writing(self) -> None:
        if self._joined and not self._protocol.transport.is_closing():
            self._protocol.read_paused = True
            self._protocol.transport.pause_reading()

    def resume_writing(self) -> None:
        if self._joined and not self._protocol.transport.is_closing():
            self._protocol.read_paused = False
            self._protocol.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._answered.done():
            self._answered.set_exception(exc or ConnectionResetError("the other node has closed the connection"))
            self._answered.exception()  # whoever waited may have gone
        self.end()


class Frames:
    """Where the frames of a stream begin and end."""

    def __init__(self, mask: int) -> None:
        """`mask`: how many bytes of a mask follow each header."""
        self.closed = False
        """Whether a frame has closed the socket."""
        self._mask = mask
        self._left = 0
        """How much of the last frame is still to come."""
        self._head = b""
        """The beginning of a header."""

    @property
    def between(self) -> bool:
        """Whether the stream stands between two frames."""
        return not self._left and not self._head

    def follow(self, data: bytes) -> None:
        """These bytes come next."""
        at = self._left
        if self._head:
            data, self._head = self._head + data, b""
        size = len(data)
        while at < size:
            length, body = data[at + 1] & 127 if at + 1 < size else 127, at + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                if body > size:
                    self._head, self._left = data[at:], 0
                    return
                length = int.from_bytes(data[at + 2 : body], "big")
            self.closed |= data[at] & 15 == _CLOSE
            at = body + self._mask + length
        self._left = at - size


def _make_request(asked: AnyRequest, address: str, access: Access) -> bytes:
    """What this node asks the other one for: the same socket, for the same visitor."""
    path: str = asked.scope["path"]
    query: bytes = asked.scope["query_string"]
    headers = {
        "Host": address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        HANDED: access.hand_over(path, access.address(asked)),
        **{name: asked.headers[name] for name in _KEPT if name in asked.headers},
    }
    lines = [f"GET {quote(path)}{'?' if query else ''}{query.decode()} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def _read_refusal(first: bytes) -> tuple[int | None, str]:
    """With which code and words the other node closes the socket at once, if it does."""
    if first[0] & 15 != _CLOSE:
        return None, ""
    said = first[2 : 2 + first[1]]
    return int.from_bytes(said[:2], "big"), said[2:].decode(errors="replace")
