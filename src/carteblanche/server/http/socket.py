"""The WebSocket endpoint: who may connect, and what they send, read within limits.

Sockets do not go through the framework: its layers would cost as much as a good part of a game.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from typing import Any, Final
from urllib.parse import quote

from litestar.connection import ASGIConnection

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.http.handover import PAUSE, TAKEOVER
from carteblanche.server.http.protocol import EXTENSION, SocketProtocol
from carteblanche.server.http.relay import COME_BACK, Relays
from carteblanche.server.logging import Log
from carteblanche.server.meter import BOUNDS, ERRORS, HANDLED, HANDLING, REFUSALS
from carteblanche.server.nodes.passing import Doors
from carteblanche.server.people.access import HANDED, Access, AnyRequest
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.messages import handle
from carteblanche.server.rooms.room import Room
from carteblanche.store.store import Elsewhere, StoreFailed
from carteblanche.wire import codec
from carteblanche.wire.to_client import Refused

WRONG_ORIGIN: Final = 4403
LOCKED: Final = 4401
BANNED: Final = 4402
NO_SUCH_ROOM: Final = 4404
UNREADABLE: Final = 4410
"""The table is set aside; the reason says why."""
TOO_OFTEN: Final = 4429
NOT_NOW: Final = COME_BACK
"""The database does not answer, or another node has the room and does not: the client comes back by itself."""

PATH: Final = "/socket/"
"""The id of the room follows."""

_log: Final = Log("carteblanche.socket")


async def socket(
    scope: Any, receive: Any, send: Any, house: House, access: Access, relays: Relays, doors: Doors
) -> None:
    """Connects a client to a room. What it may send and gets: `wire.from_client`, `wire.to_client`. With `?watch` it is a watcher.

    If the client is gone before it is accepted or refused, `send` raises uvicorn's `ClientDisconnected`, which uvicorn handles itself.
    """
    await receive()
    asked: AnyRequest = ASGIConnection(scope)
    path, room = scope["path"][: len(PATH)], scope["path"][len(PATH) :]
    checked = access.handed_over(asked) is not None  # the first node has looked
    refusal = None if checked else _refusal(asked, access)
    if refusal is None and path != PATH:
        refusal = NO_SUCH_ROOM, "no-such-room"
    if refusal is None and not checked and await _pass_on(scope, asked, room, house, access, doors):
        return
    await send({"type": "websocket.accept"})
    handed = checked and not is_passed(scope)  # then the first node counts
    if refusal is None and not handed and not access.take_socket(asked):
        refusal = TOO_OFTEN, "too-many-sockets"
    if refusal is not None:
        await send({"type": "websocket.close", "code": refusal[0], "reason": refusal[1]})
        return
    try:
        refusal = await _serve(scope, send, asked, room, house, access, relays)
    finally:
        if not handed:
            access.release_socket(asked)
    if refusal is not None:
        await send({"type": "websocket.close", "code": refusal[0], "reason": refusal[1]})


def is_passed(scope: Any) -> bool:
    """Whether this comes from a visitor whose connection another node has passed on."""
    protocol = scope.get("extensions", {}).get(EXTENSION)
    return protocol is not None and bool(protocol.passed)


async def _pass_on(scope: Any, asked: AnyRequest, room: str, house: House, access: Access, doors: Doors) -> bool:
    """Passes the connection on to the node of this machine that holds the room. Whether it was taken there."""
    protocol: SocketProtocol = scope["extensions"][EXTENSION]
    if not house.nodes.others or room in house.rooms:
        return False
    try:
        there = await house.find_holder(room)
    except StoreFailed:
        return False
    file = None if there is None else protocol.lend()
    if there is None or file is None:
        return False
    if await doors.pass_on(there.node, file, _repeat_request(asked, access)):
        protocol.forget()
        return True
    protocol.take_back()
    return False


def _repeat_request(asked: AnyRequest, access: Access) -> bytes:
    """What the visitor has asked for, and that they were checked here."""
    path, query = asked.scope["path"], asked.scope["query_string"]
    headers = [(name, value) for name, value in asked.scope["headers"] if name.decode("latin-1").lower() != HANDED]
    headers.append((HANDED.encode(), access.hand_over(path, access.address(asked)).encode()))
    lines = [b"GET " + quote(path).encode() + (b"?" + query if query else b"") + b" HTTP/1.1"]
    return b"\r\n".join([*lines, *(name + b": " + value for name, value in headers), b"", b""])


async def _serve(
    scope: Any, send: Any, asked: AnyRequest, room: str, house: House, access: Access, relays: Relays
) -> tuple[int, str] | None:
    """Serves a client that may come in, until it is gone: here or, if another node holds the room, there. Or why it cannot be served."""
    protocol: SocketProtocol = scope["extensions"][EXTENSION]
    handed = access.handed_over(asked) is not None and not protocol.passed
    until, hasty = time.monotonic() + TAKEOVER, True
    while True:
        try:
            found = await house.find_room(room)
            if found is None:
                return NO_SUCH_ROOM, "no-such-room"
            if handed and await _let_go(found, house):
                return NOT_NOW, "moved"
            if await _sit(protocol, asked, found, house, access):
                return None
        except Illegal as error:
            return UNREADABLE, str(error.details["reason"])
        except StoreFailed as error:
            _log.error("not read", room=room, why=str(error).partition("\n")[0])
            return NOT_NOW, "not-saved"
        except Elsewhere as there:
            if handed or time.monotonic() > until:
                return NOT_NOW, "moved"
            joining = await relays.join(protocol, send, asked, there, access)
            if joining == "ended":
                return None
            house.routes.forget(room)
            if joining == "silent" or not hasty:
                await asyncio.sleep(PAUSE)
            hasty = joining == "silent"


async def _let_go(room: Room, house: House) -> bool:
    """Lets a room go where nobody is: the node to which its first visitor came takes it, and others whom a balancer sends there by the room
    need not be handed over.
    """
    if not room.connections and not room.lock.locked():
        await house.put_to_sleep(room)
    return room.asleep


async def _sit(protocol: SocketProtocol, asked: AnyRequest, room: Room, house: House, access: Access) -> bool:
    """Serves a client in this room, until it is gone. False if the room went to sleep before."""
    person = None if "watch" in asked.query_params else access.find_person(asked)
    connection = Connection(person, time.monotonic(), protocol)
    protocol.on_drained = connection.send_waiting
    try:
        if not await room.connect(connection):
            return False
        # A task of its own: every message would wake all the layers above, too.
        await asyncio.create_task(_read(protocol, connection, room, house), name=connection.id)
    except Exception as error:  # noqa: BLE001  # a bug of ours must not go unseen, and the client may come back
        if not isinstance(error, StoreFailed):
            ERRORS["socket"] += 1
            _log.error("unexpected", error=error, room=room.id)
        connection.close("failed")
    finally:
        protocol.on_drained = None
        await room.disconnect(connection)
    return True


def _refusal(asked: AnyRequest, access: Access) -> tuple[int, str] | None:
    if not access.same_origin(asked):
        return WRONG_ORIGIN, "wrong-origin"
    if not access.is_admitted(asked):
        return LOCKED, "locked"
    try:
        access.expect_welcome(asked)
    except Illegal:
        return BANNED, "banned"
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
            began = time.monotonic()
            try:
                await handle(room, connection, codec.decode(data))
            except Unreadable as error:
                REFUSALS["unreadable"] += 1
                connection.send(Refused(codec.find_ref(data), "unreadable", {"why": error.message}))
            took = time.monotonic() - began
            HANDLED[bisect_left(BOUNDS, took)] += 1
            HANDLING[0] += took
        if protocol.has_unread:
            await asyncio.sleep(0)  # a client that sends much does not keep the others waiting
