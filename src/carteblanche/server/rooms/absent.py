"""What is decided about the chair of somebody at a running table: a bot plays for whoever is gone, or they are sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.live import LiveTable
from carteblanche.table.log import Entry
from carteblanche.wire.from_client import Cover, Remove

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room


def decide_on_chair(room: Room, live: LiveTable, connection: Connection, message: Cover | Remove) -> list[Entry]:
    """As the host wants; while the host is gone, as anybody who plays wants, but then nobody is sent away."""
    document, seat = room.document, Seat(message.chair)
    connected = {other.person for other in room.connections if not other.quiet}
    if connection.person != document.host and (isinstance(message, Remove) or document.host in connected):
        raise Illegal("not-the-host")
    if seat not in live.table.seating.people or document.chairs[seat].person == connection.person:
        raise Illegal("no-such-chair")
    if isinstance(message, Remove):
        return live.table.leave(live.now(), seat, message.ref)
    if document.chairs[seat].person in connected:
        raise Illegal("still-there")
    return live.table.cover(live.now(), seat)
