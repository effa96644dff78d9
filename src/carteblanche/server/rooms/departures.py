"""Somebody leaves a table for good: sent away by the host of the house, or by putting away a table of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.rooms.document import Seated
from carteblanche.store.store import Store

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House
    from carteblanche.server.rooms.room import Room


async def remove_player(house: House, name: str, seat: int) -> None:
    """Removes the person from this chair: before the game it becomes free, during the game they leave the table."""
    async with house.hold(name) as room:
        chairs = room.document.chairs
        person = chairs[seat].person if 0 <= seat < len(chairs) else None
        if person is None:
            raise Illegal("no-such-chair")
        if room.live is None:
            document = room.document.copy()
            document.chairs[seat] = Seated()
            await room.keep(document, Store.delete_seat(person, room.id))
        else:
            await leave_table(room, Seat(seat))
        room.close_connections(person)


async def discard(room: Room, person: str | None) -> None:
    """Puts away a table at which this person plays with bots alone: the game ends without a result, and it is on no list any more."""
    async with room.lock:
        own = room.document.own_seat_of(person)
        if own is None or person is None:
            raise Illegal("only-watching")
        if any(chair.player == "human" for at, chair in enumerate(room.document.chairs) if at != own):
            raise Illegal("not-alone")
        if room.live is not None and room.live.table.phase != "over":
            await room.save(room.live.table.abandon())
        document = room.document.without(person)
        document.over = True
        await room.keep(document, Store.delete_seat(person, room.id))


async def leave_table(room: Room, seat: Seat) -> None:
    if room.live is not None and room.live.table.phase != "over":
        await room.save(room.live.table.leave(room.live.now(), seat, f"sent away {seat}"))
