"""One anonymous socket that sends as many frames as it can, of one kind, and reads nothing meanwhile."""

from __future__ import annotations

import socket
from typing import Final

from websockets.frames import Frame, Opcode

from drivers.server.clients import Server

_RESERVED: Final = b"\x83\x80\x00\x00\x00\x00"
_UNMASKED: Final = b"\x81\x02{}"
KINDS: Final = {
    "pong": Frame(Opcode.PONG, b"").serialize(mask=True),
    "ping": Frame(Opcode.PING, b"x" * 100).serialize(mask=True),
    "fragment": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    "text": Frame(Opcode.TEXT, b"{}").serialize(mask=True),
    "binary": Frame(Opcode.BINARY, b"").serialize(mask=True),
    "close": Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    "mangled": Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
    "reserved": _RESERVED,
    "unmasked": _UNMASKED,
    "large": Frame(Opcode.TEXT, b"x" * 2000).serialize(mask=True),
}
"""Every kind of frame there is, and some that there are not."""
FRAMES: Final = 20_000
"""Far more than anybody may send."""


def flood(server: Server, room: str, kind: str, frames: int = FRAMES, address: str = "127.0.0.1") -> bool:
    """Sends so many frames and a farewell, and waits until the server has hung up; `TimeoutError` if it does not. Whether it came to be a
    socket at all.
    """
    words = (
        f"GET /socket/{room} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    whole = KINDS[kind] * frames + KINDS["close"]
    opened = False
    with socket.create_connection(("127.0.0.1", server.port), timeout=120, source_address=(address, 0)) as line:
        try:
            line.sendall(words)
            opened = line.recv(12).startswith(b"HTTP/1.1 101")
            if opened:
                first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if kind == "fragment" else b""
                line.sendall(first + whole)
                while line.recv(1 << 16):
                    pass
        except ConnectionError:
            pass  # the server has hung up, as it should
    return opened
