"""Handing sockets over to another node: the visitors of this node at rooms that another holds.

Each has a socket of their own from this node to that one. Frames go over unread, in their order; where one side does not take them,
reading from the other stops. A socket ends with its node: then the visitor is told that the table has moved, and comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from carteblanche.server.http.protocol import SocketProtocol
from carteblanche.server.people.access import HANDED, Access, AnyRequest
from carteblanche.store.store import Elsewhere
from carteblanche.wire.codec import encode
from carteblanche.wire.to_client import Farewell

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

CONNECT_PATIENCE: Final = 2.0
FIRST_PATIENCE: Final = 4.0
"""Seconds to wait for the other node's hand, and for the first thing that it says."""
MOST_UNREAD: Final = 16
"""How many messages of the other node may wait to be sent on."""
LARGEST: Final = 1 << 24
COME_BACK: Final = 1013
"""With this code a node refuses somebody who may come back: it does not hold the room any more, or its database does not answer."""
_OWN_CODES: Final = range(4000, 5000)
_FAREWELL: Final = b'{"kind":"farewell"'
_MOVED: Final = encode(Farewell("moved"))


class Relays:
    """All such sockets of this node."""

    def __init__(self) -> None:
        self._open: set[_Relay] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def join(
        self, protocol: SocketProtocol, send: Any, asked: AnyRequest, there: Elsewhere, access: Access
    ) -> bool:
        """Joins a visitor to that node until one of both is gone. Whether it could be: else they have seen nothing of it."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        path: str = asked.scope["path"]
        query: bytes = asked.scope["query_string"]
        headers = {name: value for name, value in asked.headers.items() if name in ("cookie", "authorization")}
        headers[HANDED] = access.hand_over(path, access.address(asked))
        upstream: ClientConnection | None = None
        try:
            upstream = await connect(
                f"ws://{there.address}{quote(path)}{f'?{query.decode()}' if query else ''}",
                additional_headers=headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=CONNECT_PATIENCE,
                close_timeout=1,
                max_queue=MOST_UNREAD,
                max_size=LARGEST,
            )
            async with asyncio.timeout(FIRST_PATIENCE):
                first = await upstream.recv(decode=False)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in _OWN_CODES:
                return False
            await send({"type": "websocket.close", "code": closed.rcvd.code, "reason": closed.rcvd.reason})
            return True
        except (OSError, InvalidHandshake, TimeoutError):
            if upstream is not None:
                upstream.transport.abort()
            return False
        relay = _Relay(there.node, protocol, upstream)
        self._open.add(relay)
        try:
            await relay.run(first)
        finally:
            self._open.discard(relay)
        return True

    def keep(self, nodes: Collection[str]) -> None:
        """Ends those to nodes that are not among these: they do not live any more."""
        for relay in self._open:
            if relay.node not in nodes:
                relay.end()


class _Relay:
    def __init__(self, node: str, protocol: SocketProtocol, upstream: ClientConnection) -> None:
        self.node = node
        self._protocol = protocol
        self._upstream = upstream
        self._drained = asyncio.Event()
        self._ended = asyncio.Event()
        self._said_farewell = False
        """Whether the other node has said farewell to the visitor itself."""

    def end(self) -> None:
        self._ended.set()

    async def run(self, first: bytes) -> None:
        protocol, upstream = self._protocol, self._upstream
        protocol.on_drained = self._drained.set
        self._pass_down(first)
        up = asyncio.create_task(self._go_up(), name="relay up")
        down = asyncio.create_task(self._go_down(), name="relay down")
        ended = asyncio.create_task(self._ended.wait(), name="relay end")
        tasks = (up, down, ended)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            protocol.on_drained = None
            gone = up.done() and up.exception() is None
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not gone:
                if not self._said_farewell:
                    protocol.send_texts(_MOVED)
                protocol.close()
            if ended.done() and self._ended.is_set():
                upstream.transport.abort()  # it does not answer any more
            else:
                await upstream.close()

    async def _go_up(self) -> None:
        while (data := await self._protocol.read()) is not None:
            await self._upstream.send(data, text=True)

    async def _go_down(self) -> None:
        while True:
            data = await self._upstream.recv(decode=False)
            while self._protocol.full:
                self._drained.clear()
                await self._drained.wait()
            self._pass_down(data)

    def _pass_down(self, data: bytes) -> None:
        self._said_farewell = data.startswith(_FAREWELL)
        self._protocol.send_texts(data)
