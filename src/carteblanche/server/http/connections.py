"""Connections as they come in: how many there may be, and how long one may keep us waiting.

uvicorn itself takes any number of connections and waits for ever for the rest of a request.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from carteblanche.server.http.protocol import SocketProtocol
from carteblanche.server.people.limits import MOST_FROM_ONE_ADDRESS, Limits

PATIENCE: Final = 30.0
"""Seconds between two looks at a connection. One that has not got on with its request, or with reading its answer, in between is
dropped."""
LEAVING: Final = 10.0
"""Seconds that what comes before the farewell may take."""


class OpenConnections:
    """Counts connections by address. The addresses of trusted proxies stand for many people, and are only counted in all."""

    def __init__(self, limits: Limits, trusted: Collection[str] = ()) -> None:
        self._limits = limits
        self._trusted = trusted
        self._from: Counter[str] = Counter()
        self.refused = 0
        self.frames = limits.rate("frames")
        """How many frames a socket may send, in how many seconds."""

    def __len__(self) -> int:
        return self._from.total()

    def take(self, address: str) -> bool:
        """Whether there may be one more from this address, which then counts until it is released."""
        if not self._limits.lifted and (
            len(self) >= self._limits.most_connections
            or (
                address not in self._trusted
                and address not in self._limits.nodes
                and (self._from[address] >= MOST_FROM_ONE_ADDRESS or self._limits.wait("connections", address))
            )
        ):
            self.refused += 1
            return False
        self._from[address] += 1
        return True

    def release(self, address: str) -> None:
        self._from[address] -= 1
        if self._from[address] <= 0:
            del self._from[address]


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration with what our protocols need besides."""

    def __init__(self, app: Any, connections: OpenConnections, **options: Any) -> None:
        self.connections = connections
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **options)


class HouseServer(uvicorn.Server):
    """uvicorn's server, which can listen on one more socket while it runs, and has something done before it says farewell."""

    before_farewell: Callable[[], Awaitable[None]] | None = None
    """While it takes no new connections any more, and those that are there still stand."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for bound in sockets or []:
            bound.close()
        if self.before_farewell is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await self.before_farewell()
        await super().shutdown(sockets)

    async def adopt(self, connection: socket.socket, said: bytes) -> None:
        """Serves a connection that another node has passed on, by which this has come."""
        protocol = self._create_protocol()
        protocol.passed = True
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(said)

    async def listen(self, bound: socket.socket, tls: ssl.SSLContext | None) -> asyncio.Server:
        server = await asyncio.get_running_loop().create_server(self._create_protocol, sock=bound, ssl=tls)
        self.servers.append(server)
        return server

    def _create_protocol(self) -> HttpProtocol:
        return HttpProtocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )

    def stop_listening(self, server: asyncio.Server) -> None:
        """Closes this one, and every connection that came by it."""
        places = {bound.getsockname() for bound in server.sockets}
        server.close()
        self.servers.remove(server)
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname") in places:
                connection.transport.abort()


class HttpProtocol(H11Protocol):
    passed = False
    """Whether another node took the connection and passed it on."""
    _address: str | None = None
    """Whose connection is counted here; nothing once it is not."""
    _look: asyncio.TimerHandle | None = None
    _seen: object = None
    """How the request stood at the last look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not self._open.take(address):
            transport.abort()
            return
        self._address = address
        self._look = self.loop.call_later(PATIENCE, self.drop_if_stuck)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which is looked after by what it sends."""
        super().handle_websocket_upgrade(event)
        if self._look is not None:
            self._look.cancel()
        upgraded = cast("SocketProtocol", self.transport.get_protocol())
        upgraded.on_lost, upgraded.passed = self._release, self.passed

    def drop_if_stuck(self) -> None:
        """Drops the connection if the client has not got on since the last look."""
        slow = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or self.flow.write_paused
        stands = (self.cycle, self.conn.their_state, self.flow.write_paused) if slow else None
        if stands is not None and stands == self._seen:
            self.transport.abort()
            return
        self._seen = stands
        self._look = self.loop.call_later(PATIENCE, self.drop_if_stuck)

    @property
    def _open(self) -> OpenConnections:
        return cast("ServerConfig", self.config).connections

    def _release(self) -> None:
        if self._look is not None:
            self._look.cancel()
        if self._address is not None:
            self._open.release(self._address)
            self._address = None
