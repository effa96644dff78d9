"""A room before its game: people sit down, the host arranges and begins. Called with the room's lock held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from carteblanche.core.errors import Illegal
from carteblanche.server.logging import Log
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.gathering import arrange, seat_players, take_chair
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.options import list_options
from carteblanche.store.store import Store
from carteblanche.wire.from_client import Configure, Fill, HouseRules, Resize, Sit, Stand, Start, Swap, TakeDeck

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room

_log: Final = Log("carteblanche.rooms")

Gathering: TypeAlias = Sit | Stand | Fill | Swap | Resize | Configure | HouseRules | TakeDeck | Start


async def gather(room: Room, connection: Connection, message: Gathering) -> None:
    document = room.document.copy()
    if document.started:
        raise Illegal("started-already")
    before = {chair.person for chair in document.chairs}
    match message:
        case Sit() | Stand():
            name = await room.house.store.read_person(connection.person) if connection.person else None
            take_chair(document, connection.person, name, message)
        case TakeDeck():
            _expect_host(room, connection)
            await room.extension.choose_deck(document, connection.person, message.deck)
        case Start():
            _expect_host(room, connection)
            seat_players(document, room.game)
            await begin(room, document)
            return
        case _:
            _expect_host(room, connection)
            arrange(document, room.game, message, room.extension.list_options(list_options(room.game.CONFIG)))
    after = {chair.person for chair in document.chairs}
    writes = [Store.insert_seat(person, room.id) for person in after - before if person is not None]
    writes += [Store.delete_seat(person, room.id) for person in before - after if person is not None]
    await room.keep(document, *writes)


def _expect_host(room: Room, connection: Connection) -> None:
    if connection.person != room.document.host:
        raise Illegal("not-the-host")


async def begin(room: Room, document: Document) -> None:
    """The deal is prepared: the secret is drawn and kept, the header is written."""
    start = await room.extension.prepare_table(document)
    live, writes = LiveTable.create(room.house.store, document, start)
    await room.keep(document, *writes)
    await room.attach_table(live)
    await room.save(live.table.begin_deal())
    room.send_table()
    _log.info("begun", room=room.id, game=document.game, seats=len(document.chairs))
