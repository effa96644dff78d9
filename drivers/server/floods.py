"""One anonymous socket that sends as many frames as it can, of one kind, and reads nothing meanwhile, until the server has had enough."""

from __future__ import annotations

import socket
from typing import Final

from websockets.frames import Frame, Opcode

from drivers.server.clients import Server

KINDS: Final = {
    "pong": Frame(Opcode.PONG, b""),
    "ping": Frame(Opcode.PING, b"x" * 100),
    "fragment": Frame(Opcode.CONT, b"", fin=False),
    "text": Frame(Opcode.TEXT, b"{}"),
    "binary": Frame(Opcode.BINARY, b""),
}
FRAMES: Final = 20_000
"""Far more than anybody may send."""


def flood(server: Server, room: str, kind: str) -> None:
    """Sends far too many frames, and waits until the server has hung up; `TimeoutError` if it does not."""
    words = (
        f"GET /socket/{room} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    frames = KINDS[kind].serialize(mask=True) * FRAMES
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(words)
        if not line.recv(12).startswith(b"HTTP/1.1 101"):
            raise AssertionError("the socket was refused")
        if kind == "fragment":
            line.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        try:
            line.sendall(frames)
            while line.recv(1 << 16):
                pass
        except ConnectionError:
            return
