"""A proxy between a node and its database that can cut the node off: what is on its way then stays on its way, and nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final
from urllib.parse import urlsplit

PIECE: Final = 1 << 16


class Proxy:
    """Passes on what comes to a port of its own, while it is not cut."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self._target = port
        self._server: asyncio.Server | None = None
        self._whole = asyncio.Event()
        self._whole.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def address(self, address: str) -> str:
        """The same address, by way of this proxy."""
        parts = urlsplit(address)
        return parts._replace(netloc=f"{parts.username}@127.0.0.1:{self.port}").geturl()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """From now on nothing comes through, and no connection breaks."""
        self._whole.clear()

    def mend(self) -> None:
        """Lets everything through again, late."""
        self._whole.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self._lines:
            line.close()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            self._lines |= {writer, back}
            up, down = (asyncio.create_task(self._pass_on(*ends)) for ends in ((reader, back), (there, writer)))
            self._tasks |= {up, down}
            await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
            await self._whole.wait()
            for line in (writer, back):
                line.close()
                self._lines.discard(line)
            await asyncio.gather(up, down, return_exceptions=True)
            self._tasks -= {up, down}
        except (OSError, asyncio.CancelledError):  # it is stopped, and nobody waits for it but its end
            writer.close()
        finally:
            self._tasks.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
