"""One browser tab: what is on its way to it, and how much it may send.

The queue to a client is bounded. Who reads too slowly is dropped and told the newest state on coming back; nobody else waits for them.
"""

from __future__ import annotations

import asyncio
from typing import Final

from carteblanche.wire.codec import encode
from carteblanche.wire.messages import Farewell, ToClient

QUEUE: Final = 64
"""How many messages may wait for a client."""
CREDIT: Final = 100
"""How many messages a client may send within `WINDOW` seconds."""
WINDOW: Final = 20.0


class Connection:
    def __init__(self, person: str | None) -> None:
        self.person = person
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closed = False
        self._credit = float(CREDIT)
        self._counted = 0.0

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

    def may_send(self, now: float) -> float:
        """0 if the client may send a message now, else the seconds to wait."""
        self._credit = min(CREDIT, self._credit + (now - self._counted) * CREDIT / WINDOW)
        self._counted = now
        if self._credit < 1:
            return (1 - self._credit) * WINDOW / CREDIT
        self._credit -= 1
        return 0.0
