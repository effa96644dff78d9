"""What is decided about the chair of somebody at a running table: a bot or a friend plays for whoever is gone, or they are sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.rooms.connection import Connection
from carteblanche.server.rooms.document import Friend
from carteblanche.server.rooms.live import LiveTable
from carteblanche.store.store import Store
from carteblanche.table.log import Entry
from carteblanche.wire.from_client import Cover, Leave, Remove, StandIn

if TYPE_CHECKING:
    from carteblanche.server.rooms.room import Room


def decide_on_chair(room: Room, live: LiveTable, connection: Connection, message: Cover | Remove) -> list[Entry]:
    """As the host wants; while the host is gone, as anybody who plays wants, but then nobody is sent away."""
    document, seat = room.document, Seat(message.chair)
    connected = _connected(room)
    if connection.person != document.host and (isinstance(message, Remove) or document.host in connected):
        raise Illegal("not-the-host")
    if seat not in live.table.seating.people or document.chairs[seat].person == connection.person:
        raise Illegal("no-such-chair")
    if isinstance(message, Remove):
        return live.table.leave(live.now(), seat, message.ref)
    if document.player_of(seat) in connected:
        raise Illegal("still-there")
    return live.table.cover(live.now(), seat)


async def stand_in(room: Room, connection: Connection, message: StandIn | Cover | Leave) -> None:
    """A watcher offers to play for somebody who is gone, or gives up the offer or the chair; or such an offer is agreed to."""
    document, person = room.document, connection.person
    match message:
        case Cover(chair=chair):
            friends = _agree(room, person, Seat(chair))
        case StandIn(chair=chair, yes=True):
            name = await room.house.store.read_person(person) if person else None
            if person is None or not name:
                raise Illegal("no-name")
            seat = _expect_gone(room, Seat(chair))
            if document.seat_of(person) is not None:
                raise Illegal("chair-taken")
            others = [one for one in document.friends if one.person != person and (one.plays or one.seat != seat)]
            friends = [*others, Friend(seat, person, name)]
        case _:
            friends = [one for one in document.friends if one.person != person]
    await _seat_friends(room, friends)


def _agree(room: Room, person: str | None, seat: Seat) -> list[Friend]:
    """With whoever offers to play from this seat, by the same people who may let a bot play."""
    document = room.document
    if person != document.host and (document.own_seat_of(person) is None or document.host in _connected(room)):
        raise Illegal("not-the-host")
    _expect_gone(room, seat)
    offers = [one for one in document.friends if one.seat == seat and not one.plays]
    if not offers:
        raise Illegal("nothing-proposed")
    return [*(one for one in document.friends if one.seat != seat), replace(offers[-1], plays=True)]


def _expect_gone(room: Room, seat: Seat) -> Seat:
    if room.live is None:
        raise Illegal("not-started")
    if seat not in room.live.table.seating.people:
        raise Illegal("no-such-chair")
    if room.document.player_of(seat) in _connected(room):
        raise Illegal("still-there")
    return seat


async def welcome_back(room: Room, person: str | None) -> None:
    """Whoever is back has the own chair again."""
    seat = room.document.own_seat_of(person)
    if seat is not None and any(friend.seat == seat for friend in room.document.friends):
        await _seat_friends(room, [one for one in room.document.friends if one.seat != seat])


async def _seat_friends(room: Room, friends: list[Friend]) -> None:
    before = {one.person for one in room.document.friends}
    after = {one.person for one in friends}
    document = room.document.copy()
    document.friends = friends
    writes = [Store.insert_seat(person, room.id) for person in after - before]
    await room.keep(document, *writes, *(Store.delete_seat(person, room.id) for person in before - after))
    if room.race is not None:
        room.race.update_connected()
    room.send_table()
    room.runner.wake()


def _connected(room: Room) -> set[str | None]:
    return {other.person for other in room.connections if not other.quiet}
