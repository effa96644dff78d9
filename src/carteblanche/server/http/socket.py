"""The socket of one client: who is let in, and what they say read with limits.

Sockets do not go through the framework: its layers would cost as much as a good part of a game.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.http.protocol import NAME, Line
from carteblanche.server.people.access import Access, AnyRequest
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.wire import codec
from carteblanche.wire.messages import Refused

WRONG_ORIGIN: Final = 4403
LOCKED: Final = 4401
NO_SUCH_ROOM: Final = 4404
TOO_OFTEN: Final = 4429

PATH: Final = "/socket/"
"""What follows is the name of the room."""

_log: Final = structlog.get_logger("carteblanche.socket")


async def socket(scope: Any, receive: Any, send: Any, house: House, access: Access) -> None:
    """A client at a room. What it may send and be told stands in `wire.messages`. With `?watch` it is nobody's, and so a watcher's.

    Who hangs up before that makes `send` raise what uvicorn takes back in silence.
    """
    await receive()
    await send({"type": "websocket.accept"})
    asked: AnyRequest = ASGIConnection(scope)
    path, room = scope["path"][: len(PATH)], scope["path"][len(PATH) :]
    refusal = _refusal(asked, access)
    found = await house.room(room) if refusal is None and path == PATH else None
    if found is None:
        code, reason = refusal or (NO_SUCH_ROOM, "no-such-room")
        await send({"type": "websocket.close", "code": code, "reason": reason})
        return
    person = None if "watch" in asked.query_params else access.person(asked)
    line: Line = scope["extensions"][NAME]
    connection = Connection(person, time.monotonic(), line)
    line.drained = connection.catch_up
    try:
        await found.connect(connection)
        # A task of its own: every message would wake all the layers above, too.
        await asyncio.create_task(_read(line, connection, found, house), name=connection.id)
    except Exception:  # noqa: BLE001  # a bug of ours must not go unseen, and the client may come back
        _log.exception("unexpected", room=room)
        connection.close("failed")
    finally:
        line.drained = None
        await found.disconnect(connection)


def _refusal(asked: AnyRequest, access: Access) -> tuple[int, str] | None:
    if not access.same_origin(asked):
        return WRONG_ORIGIN, "wrong-origin"
    if not access.inside(asked):
        return LOCKED, "locked"
    try:
        access.count(asked, "sockets")
    except Illegal:
        return TOO_OFTEN, "too-often"
    return None


async def _read(line: Line, connection: Connection, room: Room, house: House) -> None:
    while (data := await line.hear()) is not None and not connection.closed:
        connection.heard = time.monotonic()
        if seconds := house.limits.wait("messages", connection.id):
            connection.send(Refused(codec.ref_of(data), "too-often", {"what": "messages", "seconds": seconds}))
        else:
            try:
                await room.handle(connection, codec.decode(data))
            except Unreadable as error:
                connection.send(Refused(codec.ref_of(data), "unreadable", {"why": error.message}))
        if line.unread:
            await asyncio.sleep(0)  # who sends much does not keep the others waiting
