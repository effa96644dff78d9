"""One browser tab or program: what is on its way to it, and when it was last heard of.

What is said to a client goes out at once. While its line is full, a bounded number of messages waits here. Who reads too slowly is
dropped and told the newest state on coming back; nobody else waits for them.
"""

from __future__ import annotations

import itertools
from collections import deque
from typing import Final, Protocol

from carteblanche.wire.codec import encode
from carteblanche.wire.messages import Farewell, ToClient

QUEUE: Final = 64
"""How many messages may wait for a client."""

_numbers: Final = itertools.count()


class Outlet(Protocol):
    """The way to a client."""

    @property
    def full(self) -> bool: ...

    def say(self, *messages: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Connection:
    def __init__(self, person: str | None, now: float, outlet: Outlet) -> None:
        self.id = f"connection {next(_numbers)}"
        self.person = person
        self.heard = now
        """When it last said anything."""
        self.quiet = False
        """Whether it has said nothing for so long that its person counts as away."""
        self.closed = False
        self._outlet = outlet
        self._waiting: deque[bytes] = deque()

    def send(self, message: ToClient) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, *messages: bytes) -> None:
        """Several messages at once cost as much as one."""
        if self.closed:
            return
        if not self._waiting and not self._outlet.full:
            self._outlet.say(*messages)
        elif len(self._waiting) < QUEUE:
            self._waiting.extend(messages)
        else:
            self.close("too-slow")

    def catch_up(self) -> None:
        """The line takes messages again."""
        while self._waiting and not self._outlet.full:
            self._outlet.say(self._waiting.popleft())

    def close(self, why: str) -> None:
        """Says farewell as the last message. What was waiting is dropped: the client will ask for the newest state."""
        if self.closed:
            return
        self.closed = True
        self._waiting.clear()
        self._outlet.say(encode(Farewell(why)))
        self._outlet.hang_up()
