"""One browser tab or program that is connected: the messages on their way to it, and when it last sent one.

Messages are sent at once. While the socket's buffer is full, a bounded number of them waits here. A client that reads too slowly is
dropped, and sent the newest state when it comes back; nobody else waits for it.
"""

from __future__ import annotations

import itertools
from collections import deque
from typing import Final, Protocol

from carteblanche.wire.codec import encode
from carteblanche.wire.to_client import Farewell, ToClient

QUEUE: Final = 64
LARGEST_QUEUE: Final = 1 << 20
"""How many messages may wait for a client, and how many bytes."""

_numbers: Final = itertools.count()


class Socket(Protocol):
    """What a connection needs of `http.protocol.SocketProtocol`."""

    @property
    def full(self) -> bool: ...

    def send_texts(self, *messages: bytes) -> None: ...

    def close(self) -> None: ...


class Connection:
    def __init__(self, person: str | None, now: float, socket: Socket) -> None:
        self.id = f"connection {next(_numbers)}"
        self.person = person
        self.heard = now
        """When it last sent a message."""
        self.quiet = False
        """Whether it has sent nothing for so long that its person counts as away."""
        self.closed = False
        self._socket = socket
        self._waiting: deque[bytes] = deque()

    def send(self, message: ToClient) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, *messages: bytes) -> None:
        """Several messages at once cost as much as one."""
        if self.closed:
            return
        if not self._waiting and not self._socket.full:
            self._socket.send_texts(*messages)
        elif len(self._waiting) < QUEUE and sum(map(len, (*self._waiting, *messages))) <= LARGEST_QUEUE:
            self._waiting.extend(messages)
        else:
            self.close("too-slow")

    def send_waiting(self) -> None:
        """The socket takes messages again."""
        while self._waiting and not self._socket.full:
            self._socket.send_texts(self._waiting.popleft())

    def close(self, why: str) -> None:
        """Sends a farewell as the last message. What was waiting is dropped: a client that comes back is sent the newest state."""
        if self.closed:
            return
        self.closed = True
        self._waiting.clear()
        self._socket.send_texts(encode(Farewell(why)))
        self._socket.close()
