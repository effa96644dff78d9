"""The socket of one client: reading with limits on one side, writing from a bounded queue on the other."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.access import Access
from carteblanche.server.connection import Connection
from carteblanche.server.house import House
from carteblanche.server.room import Room
from carteblanche.wire import codec
from carteblanche.wire.messages import Refused

WRONG_ORIGIN: Final = 4403
LOCKED: Final = 4401
NO_SUCH_ROOM: Final = 4404
TOO_OFTEN: Final = 4429


@websocket("/socket/{room:str}")
async def socket(socket: WebSocket[Any, Any, Any], room: str, house: House, access: Access) -> None:
    """A client at a room. What it may send and be told stands in `wire.messages`."""
    await socket.accept()
    refusal = await _refusal(socket, access)
    found = await house.room(room) if refusal is None and len(room) <= 32 else None
    if found is None:
        code, reason = refusal or (NO_SUCH_ROOM, "no-such-room")
        await socket.close(code=code, reason=reason)
        return
    connection = Connection(access.person(socket), time.monotonic())
    writer = asyncio.create_task(_write(socket, connection), name=f"writer {connection.id}")
    reader = asyncio.create_task(_read(socket, connection, found, house), name=f"reader {connection.id}")
    try:
        await found.connect(connection)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await found.disconnect(connection)
        writer.cancel()
        reader.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def _refusal(socket: WebSocket[Any, Any, Any], access: Access) -> tuple[int, str] | None:
    if not access.same_origin(socket):
        return WRONG_ORIGIN, "wrong-origin"
    if not access.inside(socket):
        return LOCKED, "locked"
    try:
        access.count(socket, "sockets")
    except Illegal:
        return TOO_OFTEN, "too-often"
    return None


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, room: Room, house: House) -> None:
    try:
        while not connection.closed:
            raw = await socket.receive_data(mode="text")
            connection.heard = time.monotonic()
            data = raw.encode()
            if seconds := house.limits.wait("messages", connection.id):
                connection.send(Refused(codec.ref_of(data), "too-often", {"what": "messages", "seconds": seconds}))
                continue
            try:
                message = codec.decode(data)
            except Unreadable as error:
                connection.send(Refused(codec.ref_of(data), "unreadable", {"why": error.message}))
                continue
            await room.handle(connection, message)
            await asyncio.sleep(0)  # who sends much still gets the answers
    except WebSocketDisconnect:
        return


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    try:
        while (data := await connection.queue.get()) is not None:
            await socket.send_data(data, mode="text")
        await socket.close()
    except WebSocketDisconnect:
        return
