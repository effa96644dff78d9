"""What people say in a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.library.readable import make_readable
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import ChatMessage
from carteblanche.server.rooms.updates import make_chat_message
from carteblanche.store.store import Store

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

LONGEST: Final = 280
MOST_SAID: Final = 50
"""So many lines of talk are kept."""


async def say(room: Room, connection: Connection, text: str, ref: str, *, emote: bool) -> None:
    """Keeps it and sends it to everybody, once for each `ref`. Called with the room's lock held."""
    if any((one.person, one.ref) == (connection.person, ref) for one in room.document.said):
        return
    name = await room.house.store.read_person(connection.person) if connection.person else None
    if not name or connection.person is None:
        raise Illegal("no-name")
    room.house.limits.check("says", connection.person)
    if not room.house.may_talk(connection.person):
        raise Illegal("muted")
    text = make_readable(text, LONGEST, joiners=True)
    if not text:
        raise Illegal("nothing-said")
    document = msgspec.structs.replace(room.document)
    number = document.said[-1].at + 1 if document.said else 0
    message = ChatMessage(number, connection.person, name, text, emote, ref)
    document.said = [*document.said, message][-MOST_SAID:]
    await room.house.store.write(Store.upsert_room(document.id, document.phase, msgspec.json.encode(document)))
    room.document = document
    for other in room.connections:
        other.send(make_chat_message(room.id, message, other))
