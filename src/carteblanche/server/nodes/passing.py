"""Passing connections on between nodes of one machine: a visitor whose table another node here holds is given to it with the connection
itself, and from there on costs the first node nothing.

Each node has a door for the others, a socket in a folder that nobody else's processes can open. What is passed on is taken or left at
once: a node that was stopped meanwhile and comes late must not touch a connection that its giver serves again by then. Nodes on other
machines, or in other containers, have no such door, and sockets are joined to them byte by byte (`http/relay.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import socket
import stat
import struct
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeAlias

from carteblanche.server.logging import Log

FRESH: Final = 1.0
"""Seconds after which what is passed on is not taken any more, by the clock of the machine that all its processes share."""
PATIENCE: Final = 3.0
"""Seconds to wait until it is taken: longer, so that never two nodes serve one connection."""
LONGEST: Final = 1 << 16
_HEAD: Final = struct.Struct(">dI")
_TAKEN: Final = b"\x01"

_log: Final = Log("carteblanche.nodes")

Take: TypeAlias = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]
"""Serves a connection, given what has come by it so far."""


class Doors:
    """The doors of the nodes of one house on this machine."""

    def __init__(self, house: str, folder: Path | None = None) -> None:
        """`house` tells houses on the same machine apart."""
        name = hashlib.sha256(f"doors {house}".encode()).hexdigest()[:12]
        self._folder = (folder or Path(tempfile.gettempdir())) / f"carteblanche-{name}"
        self._own: tuple[str, socket.socket] | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def open(self, node: str, take: Take) -> None:
        """From now on this node takes connections from others. Where that cannot be, it does without."""
        if not hasattr(socket, "send_fds") or not hasattr(socket, "AF_UNIX"):
            return
        bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            if not self._is_ours():
                raise PermissionError(f"{self._folder} is somebody else's")
            bound.setblocking(False)
            bound.bind(self._find_place(node))
            bound.listen(128)
        except OSError as error:
            bound.close()
            _log.warning("no connections are passed on here", why=f"{type(error).__name__}: {error}")
            return
        self._own = node, bound
        asyncio.get_running_loop().add_reader(bound, self._let_in, bound, take)

    def close(self) -> None:
        if self._own is not None:
            node, bound = self._own
            self._own = None
            asyncio.get_running_loop().remove_reader(bound)
            bound.close()
            with contextlib.suppress(OSError):
                Path(self._find_place(node)).unlink()
                self._folder.rmdir()  # the last one locks up

    async def pass_on(self, node: str, connection: int, said: bytes) -> bool:
        """Gives this connection (the number of its file), by which this has come, to that node. Whether it has taken it."""
        place = self._find_place(node)
        if self._own is None or len(said) > LONGEST or not self._is_ours():
            return False
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
            door.setblocking(False)
            try:
                async with asyncio.timeout(PATIENCE):
                    await loop.sock_connect(door, place)
                    whole = _HEAD.pack(time.monotonic(), len(said)) + said
                    if socket.send_fds(door, [whole], [connection]) != len(whole):
                        return False
                    return await loop.sock_recv(door, 1) == _TAKEN
            except (OSError, TimeoutError):
                return False

    def _let_in(self, bound: socket.socket, take: Take) -> None:
        try:
            door, _ = bound.accept()
        except OSError:
            return
        task = asyncio.create_task(self._take_one(door, take), name="taking a connection")
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take_one(self, door: socket.socket, take: Take) -> None:
        with door:
            door.setblocking(False)
            said, files = await _receive(door)
            if not files:
                return
            connection = socket.socket(fileno=files[0])
            for more in files[1:]:
                os.close(more)
            began, length = _HEAD.unpack_from(said) if len(said) >= _HEAD.size else (0.0, -1)
            if length != len(said) - _HEAD.size or not 0 <= time.monotonic() - began <= FRESH:
                connection.close()
                return
            try:
                door.send(_TAKEN)
            except OSError:
                connection.close()
                return
        connection.setblocking(False)
        try:
            await take(connection, said[_HEAD.size :])
        except OSError:  # the visitor is gone
            connection.close()

    def _find_place(self, node: str) -> str:
        return str(self._folder / node)

    def _is_ours(self) -> bool:
        """Whether the folder is one that nobody else can use."""
        try:
            found = self._folder.lstat()
        except OSError:
            return False
        return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o077


async def _receive(door: socket.socket) -> tuple[bytes, list[int]]:
    """What comes in one piece through a door, with files."""
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()

    def wake() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(door, wake)
    try:
        async with asyncio.timeout(FRESH):
            await ready
        said, files, _, _ = socket.recv_fds(door, LONGEST + _HEAD.size, 4)
    except (OSError, TimeoutError):
        return b"", []
    finally:
        loop.remove_reader(door)
    return said, files
