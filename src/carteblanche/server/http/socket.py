"""The WebSocket endpoint: who may connect, and what they send, read within limits.

Sockets do not go through the framework: its layers would cost as much as a good part of a game.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.http.protocol import EXTENSION, SocketProtocol
from carteblanche.server.people.access import Access, AnyRequest
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.wire import codec
from carteblanche.wire.to_client import Refused

WRONG_ORIGIN: Final = 4403
LOCKED: Final = 4401
NO_SUCH_ROOM: Final = 4404
UNREADABLE: Final = 4410
"""The table is set aside; the reason says why."""
TOO_OFTEN: Final = 4429

PATH: Final = "/socket/"
"""The id of the room follows."""

_log: Final = structlog.get_logger("carteblanche.socket")


async def socket(scope: Any, receive: Any, send: Any, house: House, access: Access) -> None:
    """Connects a client to a room. What it may send and gets: `wire.from_client`, `wire.to_client`. With `?watch` it is a watcher.

    If the client is gone before it is accepted or refused, `send` raises uvicorn's `ClientDisconnected`, which uvicorn handles itself.
    """
    await receive()
    await send({"type": "websocket.accept"})
    asked: AnyRequest = ASGIConnection(scope)
    path, room = scope["path"][: len(PATH)], scope["path"][len(PATH) :]
    refusal = _refusal(asked, access)
    found = None
    if refusal is None and path == PATH:
        try:
            found = await house.find_room(room)
        except Illegal as error:
            refusal = UNREADABLE, str(error.details["reason"])
    if found is None:
        code, reason = refusal or (NO_SUCH_ROOM, "no-such-room")
        await send({"type": "websocket.close", "code": code, "reason": reason})
        return
    person = None if "watch" in asked.query_params else access.find_person(asked)
    protocol: SocketProtocol = scope["extensions"][EXTENSION]
    connection = Connection(person, time.monotonic(), protocol)
    protocol.on_drained = connection.send_waiting
    try:
        await found.connect(connection)
        # A task of its own: every message would wake all the layers above, too.
        await asyncio.create_task(_read(protocol, connection, found, house), name=connection.id)
    except Exception:  # noqa: BLE001  # a bug of ours must not go unseen, and the client may come back
        _log.exception("unexpected", room=room)
        connection.close("failed")
    finally:
        protocol.on_drained = None
        await found.disconnect(connection)


def _refusal(asked: AnyRequest, access: Access) -> tuple[int, str] | None:
    if not access.same_origin(asked):
        return WRONG_ORIGIN, "wrong-origin"
    if not access.is_admitted(asked):
        return LOCKED, "locked"
    try:
        access.count(asked, "sockets")
    except Illegal:
        return TOO_OFTEN, "too-often"
    return None


async def _read(protocol: SocketProtocol, connection: Connection, room: Room, house: House) -> None:
    while (data := await protocol.read()) is not None and not connection.closed:
        connection.heard = time.monotonic()
        if seconds := house.limits.wait("messages", connection.id):
            connection.send(Refused(codec.find_ref(data), "too-often", {"what": "messages", "seconds": seconds}))
        else:
            try:
                await room.handle(connection, codec.decode(data))
            except Unreadable as error:
                connection.send(Refused(codec.find_ref(data), "unreadable", {"why": error.message}))
        if protocol.has_unread:
            await asyncio.sleep(0)  # a client that sends much does not keep the others waiting
