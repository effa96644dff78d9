"""Opening the house to the network while it runs, and closing it again.

A house that listens on this machine alone gets a second listening socket for each address that is chosen. What comes by them
is the same application with the same limits. It ends with the house: the next start is closed again.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import struct
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from carteblanche.core.errors import Illegal
from carteblanche.server.http.certificates import create_context, find_kind
from carteblanche.server.settings import Settings
from carteblanche.wire.admin import NetworkAddress, NetworkState

MOST_ADDRESSES: Final = 16
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # compared with, not listened on
_GET_ADDRESS: Final = 0x8915
"""Linux: what an interface's address is."""


class Listener(Protocol):
    """What serves the application, and can do so on one more socket."""

    before_farewell: Callable[[], Awaitable[None]] | None

    async def adopt(self, connection: socket.socket, said: bytes) -> None:
        """Serves a connection that another node has passed on, by which this has come."""

    async def listen(self, bound: socket.socket, tls: ssl.SSLContext | None) -> asyncio.Server: ...

    def stop_listening(self, server: asyncio.Server) -> None:
        """Closes this one, and every connection that came by it."""


class Network:
    """By which addresses others reach the house."""

    def __init__(self, settings: Settings, listener: Listener | None = None) -> None:
        self._settings = settings
        self.listener = listener
        self._servers: dict[str, asyncio.Server] = {}
        self._port = settings.port
        self._secure = False
        self._changing = asyncio.Lock()

    @property
    def at_start(self) -> bool:
        """Whether the house was opened by how it was started; then there is nothing to switch."""
        return self._settings.public_url is not None or not _is_loopback(self._settings.listen)

    def list_links(self) -> list[str]:
        """The beginning of every link by which others reach the house; none if they do not."""
        settings = self._settings
        if settings.public_url is not None:
            return [settings.public_url.rstrip("/")]
        if _is_loopback(settings.listen):
            return [_write_link(address, self._port, secure=self._secure) for address in self._servers]
        if settings.listen in EVERYWHERE:
            return [_write_link(address, settings.port) for _, address in find_interfaces()]
        return [_write_link(settings.listen, settings.port)]

    def describe(self, *, password: bool) -> NetworkState:
        names = {address: name for name, address in find_interfaces()}
        names.update({address: names.get(address, "") for address in self._servers})
        return NetworkState(
            open=bool(self._servers) or self.at_start,
            at_start=self.at_start,
            addresses=tuple(
                NetworkAddress(
                    name,
                    address,
                    _write_link(address, self._port, secure=self._secure) if address in self._servers else None,
                )
                for address, name in names.items()
            ),
            port=self._port,
            password=password,
            tls=find_kind(self._settings),
            secure=self._secure,
        )

    async def open(self, addresses: Sequence[str], port: int | None, *, secure: bool) -> None:
        """Listens on these addresses, or on none of them: `Illegal` says why."""
        wanted = [_read_address(address) for address in addresses[:MOST_ADDRESSES]]
        async with self._changing:
            if self.at_start or self._servers:
                raise Illegal("network-open")
            if self.listener is None or not wanted:
                raise Illegal("no-network")
            tls = await self._create_tls(wanted) if secure else None
            chosen = port or self._settings.port
            try:
                for address in wanted:
                    self._servers[address] = await self.listener.listen(bind(address, chosen), tls)
            except OSError as error:
                self._close()
                raise Illegal("network-address", port=chosen, why=error.strerror or str(error)) from None
            self._port, self._secure = chosen, secure

    async def _create_tls(self, addresses: Sequence[str]) -> ssl.SSLContext:
        if find_kind(self._settings) == "none":
            raise Illegal("no-certificate")
        try:
            return await asyncio.to_thread(create_context, self._settings, addresses)
        except OSError as error:  # an SSLError is one too
            raise Illegal("bad-certificate", why=error.strerror or str(error)) from None

    async def close(self) -> None:
        async with self._changing:
            self._close()

    def _close(self) -> None:
        assert self.listener is not None or not self._servers
        for server in self._servers.values():
            if self.listener is not None:
                self.listener.stop_listening(server)
        self._servers.clear()
        self._port, self._secure = self._settings.port, False


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. `OSError` if this machine has no such address, or the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns off the delay for small packets on every connection.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(512)
    except BaseException:
        bound.close()
        raise
    return bound


def find_interfaces() -> list[tuple[str, str]]:
    """The names and addresses under which this machine is on networks, the one that leads outside first. Names only where the system
    tells them. Nothing is sent for it.
    """
    found = {address: "" for address in (_find_outward_address(), *_find_named_addresses()) if address}
    found.update(_ask_interfaces())
    return [(name, address) for address, name in found.items() if not _is_loopback(address)]


def find_address() -> str:
    """This machine's address on its network, or at least on itself."""
    return next((address for _, address in find_interfaces()), "127.0.0.1")


def _find_outward_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return ""


def _find_named_addresses() -> list[str]:
    """What this machine's own name stands for."""
    with contextlib.suppress(OSError):
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _ask_interfaces() -> dict[str, str]:
    """The name of the interface by its address, on Linux."""
    try:
        import fcntl
    except ImportError:
        return {}
    found: dict[str, str] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(probe.fileno(), _GET_ADDRESS, struct.pack("256s", name.encode()))
                found[socket.inet_ntoa(answer[20:24])] = name
    return found


def _is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def _read_address(text: str) -> str:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        raise Illegal("no-such-address", address=text[:45]) from None
    if address.is_unspecified:  # every address, also those of networks that nobody has thought of
        raise Illegal("no-such-address", address=text)
    return str(address)


def _write_link(address: str, port: int, *, secure: bool = False) -> str:
    host = f"[{address}]" if ":" in address else address
    return f"{'https' if secure else 'http'}://{host}:{port}"
