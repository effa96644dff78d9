"""HTTP routes for whoever runs the house: how it stands, and what only they may do."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, delete, get

from carteblanche import __version__
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.people.access import Access
from carteblanche.server.people.limits import LIMITS
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.reading import UnreadableRoom
from carteblanche.server.rooms.room import Room
from carteblanche.server.settings import Settings
from carteblanche.wire.http import AdminPerson, AdminRoom, Overview

MOST_PEOPLE: Final = 500
Asked = Request[Any, Any, Any]


@get("/api/admin", summary="How the house stands")
async def overview(request: Asked, house: House, access: Access, settings: Settings) -> Overview:
    access.expect_admin(request)
    found = Overview(
        version=__version__,
        uptime=int(time.monotonic() - house.opened),
        rooms=(*map(_describe_unreadable, house.unreadable.values()), *map(_room, house.rooms.values())),
        people=tuple(AdminPerson(person, name) for person, name in await house.store.read_people(MOST_PEOPLE)),
        decks=(),
        bytes=sum(file.stat().st_size for file in settings.folder.glob(f"{settings.database.name}*")),
        words=(),
        precedents=(),
        limits=LIMITS if settings.limited else {},
    )
    for extension in house.extensions.values():
        found = await extension.describe_to_admin(found)
    return found


@delete("/api/admin/people/{person:str}", status_code=204, summary="Forget a person")
async def forget_person(request: Asked, person: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await house.forget(person)


@delete("/api/admin/rooms/{room:str}", status_code=204, summary="Give a table up")
async def give_up(request: Asked, room: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    found = await house.expect_room(room)
    if found.live is None:
        raise Illegal("no-such-room")
    async with found.lock:
        await found.save(found.live.table.abandon())


@delete("/api/admin/rooms/{room:str}/chairs/{chair:int}", status_code=204, summary="Send somebody away from a table")
async def kick(request: Asked, room: str, chair: int, house: House, access: Access) -> None:
    access.expect_admin(request)
    found = await house.expect_room(room)
    if not 0 <= chair < len(found.document.chairs):
        raise Illegal("no-such-chair")
    await house.remove_player(found, Seat(chair))


@get("/api/admin/rooms/{room:str}/log", media_type="application/jsonl", summary="The log of any table, as it is kept")
async def any_log(request: Asked, room: str, house: House, access: Access) -> bytes:
    """Also of a table that cannot be read, or that is still played: who runs the house can read the store anyway."""
    access.expect_admin(request)
    if await house.store.read_kept_room(room) is None:
        raise Illegal("no-such-room")
    return b"\n".join(await house.store.read_log(room)) + b"\n"


HANDLERS: Final[list[Any]] = [overview, forget_person, give_up, kick, any_log]


def _room(room: Room) -> AdminRoom:
    return AdminRoom(
        room.id,
        room.document.game,
        room.document.phase,
        tuple(chair.name or chair.level or "" for chair in room.document.chairs),
        tuple(Seat(seat) for seat, chair in enumerate(room.document.chairs) if chair.person is not None),
        len(room.connections),
        len(room.live.table.entries) if room.live else 0,
    )


def _describe_unreadable(room: UnreadableRoom) -> AdminRoom:
    chairs = () if room.document is None else tuple(chair.name or chair.level or "" for chair in room.document.chairs)
    game = "" if room.document is None else room.document.game
    return AdminRoom(room.room, game, room.phase, chairs, (), 0, 0, room.reason, room.why)
