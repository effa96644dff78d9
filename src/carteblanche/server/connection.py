"""One browser tab or program: what is on its way to it, and when it was last heard of.

The queue to a client is bounded. Who reads too slowly is dropped and told the newest state on coming back; nobody else waits for them.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

from carteblanche.wire.codec import encode
from carteblanche.wire.messages import Farewell, ToClient

QUEUE: Final = 64
"""How many messages may wait for a client."""

_numbers: Final = itertools.count()


class Connection:
    def __init__(self, person: str | None, now: float) -> None:
        self.id = f"connection {next(_numbers)}"
        self.person = person
        self.heard = now
        """When it last said anything."""
        self.quiet = False
        """Whether it has said nothing for so long that its person counts as away."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closed = False

    def send(self, message: ToClient) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closed:
            return
        if self.queue.qsize() >= QUEUE - 1:
            self.close("too-slow")
        else:
            self.queue.put_nowait(data)

    def close(self, why: str) -> None:
        """Says farewell as the last message. What was waiting is dropped: the client will ask for the newest state."""
        if self.closed:
            return
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(encode(Farewell(why)))
        self.queue.put_nowait(None)
