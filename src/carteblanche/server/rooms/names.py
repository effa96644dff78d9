"""Somebody says a new name, or wants to be forgotten: what changes in rooms, and in what single games keep."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import msgspec

from carteblanche.server.nodes.membership import Notice
from carteblanche.server.rooms.departures import leave_table
from carteblanche.server.rooms.reading import UnreadableRoom
from carteblanche.store.store import Elsewhere, Statement, Store

if TYPE_CHECKING:
    from carteblanche.server.rooms.house import House


async def forget_person(house: House, person: str) -> None:
    """Removes this person's name everywhere."""
    known = await house.store.read_person(person)
    if known is None:
        return
    for name in await house.store.read_rooms_with(person):
        try:
            await forget_in_room(house, name, person)
        except Elsewhere as there:
            await house.forget_elsewhere(there, name, person)
    await _change_person(house, person, known, "", *Store.forget_person(person))


async def forget_in_room(house: House, name: str, person: str) -> None:
    """Removes the name from one room."""
    room = await house.look_for(name)
    if isinstance(room, UnreadableRoom):
        if room.document is not None:
            document = room.document.without(person)
            await house.store.write(Store.upsert_room(document.id, room.phase, msgspec.json.encode(document)))
            house.unreadable[name] = room._replace(document=document)
    elif room is not None:
        async with house.hold(name) as held:
            own = held.document.own_seat_of(person)
            if own is not None:
                await leave_table(held, own)
            await held.keep(held.document.without(person))
            held.close_connections(person)


async def rename_person(house: House, person: str, name: str) -> None:
    """Somebody says their name, for the first time or a new one."""
    before = await house.store.read_person(person)
    kept = Store.upsert_person(person, name)
    await _change_person(house, person, name if before is None else before, name, kept)


async def _change_person(house: House, person: str, before: str, after: str, *writes: Statement) -> None:
    """Writes a change of somebody's name together with what follows from it in single games."""
    async with AsyncExitStack() as held:
        changes = [
            await held.enter_async_context(extension.change_person(person, before, after))
            for extension in house.extensions.values()
        ]
        decks = [deck for change in changes for deck in change.decks]
        notice = house.nodes.notify(Notice(decks=tuple(decks))) if decks else []
        await house.store.write(*(write for change in changes for write in change.writes), *writes, *notice)
    await house.refresh_decks(*decks)
