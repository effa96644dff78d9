"""HTTP routes for whoever runs the house: how it stands, and what only they may do. What they do is written down."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, delete, get, post

from carteblanche import __version__
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Seat
from carteblanche.server import dates
from carteblanche.server.http.resources import measure
from carteblanche.server.nodes.membership import Notice
from carteblanche.server.nodes.shared import Presence
from carteblanche.server.people.access import Access
from carteblanche.server.people.limits import LIMITS
from carteblanche.server.rooms.departures import remove_player
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.reading import UnreadableRoom, read_document
from carteblanche.server.rooms.room import Room
from carteblanche.server.settings import Settings
from carteblanche.store import hosts
from carteblanche.store.hosts import Ban
from carteblanche.wire.admin import AdminAct, AdminPerson, AdminRoom, AdminToken, Overview

MOST_PEOPLE: Final = 500
MOST_ASLEEP: Final = 200
MOST_ACTS: Final = 200
Asked = Request[Any, Any, Any]


@get("/api/admin", summary="How the house stands")
async def overview(request: Asked, house: House, access: Access, settings: Settings) -> Overview:
    access.expect_admin(request)
    people = await house.store.read_people(MOST_PEOPLE)
    names = dict(people)
    asleep, present = await house.store.read_unfinished(MOST_ASLEEP), await house.read_presence()
    found = Overview(
        version=__version__,
        uptime=int(time.monotonic() - house.opened),
        rooms=(
            *map(_describe_unreadable, house.unreadable.values()),
            *map(_describe_room, house.rooms.values()),
            *(
                _describe_asleep(*room, present.get(room[0]))
                for room in asleep
                if room[0] not in {**house.rooms, **house.unreadable}
            ),
        ),
        people=tuple(
            AdminPerson(
                person,
                name,
                banned=(f"person {person}", "enter") in access.bans,
                muted=not access.may_talk(person),
            )
            for person, name in people
        ),
        decks=(),
        bytes=await house.store.database.measure(),
        words=(),
        precedents=(),
        limits=LIMITS if settings.limited else {},
        resources=measure(settings.folder, house),
        tokens=tuple(
            AdminToken(one.id, names.get(one.person, ""), names.get(one.owner or "", ""), one.day)
            for one in await hosts.read_tokens(house.store, MOST_PEOPLE)
        ),
        bans=tuple(who.removeprefix("address ") for who, _ in access.bans if who.startswith("address ")),
        audit=tuple(AdminAct(**act) for act in await hosts.read_audit(house.store, MOST_ACTS)),
    )
    for extension in house.extensions.values():
        found = await extension.describe_to_admin(found)
    return found


@delete("/api/admin/people/{person:str}", status_code=204, summary="Forget a person")
async def forget_person(request: Asked, person: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await _write_down(house, "forgot a person", "")
    await house.forget(person)


@post("/api/admin/bans/{what:str}/{who:str}", status_code=204, summary="Somebody may not enter, or not talk, any more")
async def ban(request: Asked, what: str, who: str, house: House, access: Access) -> None:
    """`who` is the id of a person or an address, `what` is `enter` or `talk`."""
    access.expect_admin(request)
    banned, kind = await _find_banned(house, who), _expect_ban(what)
    about = await house.store.read_person(who) or who
    notice = house.nodes.notify(Notice(access=True, close=who if kind == "enter" else ""))
    await house.store.write(hosts.insert_ban(banned, kind, dates.today()), _act(f"ban: {kind}", about), *notice)
    access.bans.add((banned, kind))
    if kind == "enter":
        house.close_connections(who)


@delete("/api/admin/bans/{what:str}/{who:str}", status_code=204, summary="Somebody may enter or talk again")
async def lift_ban(request: Asked, what: str, who: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    banned, kind = await _find_banned(house, who), _expect_ban(what)
    about = await house.store.read_person(who) or who
    notice = house.nodes.notify(Notice(access=True))
    await house.store.write(hosts.delete_ban(banned, kind), _act(f"ban lifted: {kind}", about), *notice)
    access.bans.discard((banned, kind))


@delete("/api/admin/tokens/{token:str}", status_code=204, summary="End a token")
async def end_token(request: Asked, token: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    notice = house.nodes.notify(Notice(access=True))
    await house.store.write(hosts.revoke_token(token, dates.today()), _act("ended a token", token), *notice)
    access.revoked.add(token)


@delete("/api/admin/rooms/{room:str}", status_code=204, summary="Give a table up")
async def give_up(request: Asked, room: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    async with house.hold(room) as found:
        if found.live is None:
            raise Illegal("no-such-room")
        await found.save(found.live.table.abandon())
    await _write_down(house, "gave a table up", room)


@post("/api/admin/rooms/{room:str}/sleep", status_code=204, summary="Let a room leave memory in which nobody is")
async def put_to_sleep(request: Asked, room: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    found = house.rooms.get(room)
    if found is None:
        raise Illegal("no-such-room")
    if found.connections:
        raise Illegal("somebody-is-there")
    await house.put_to_sleep(found)
    await _write_down(house, "put a room to sleep", room)


@delete("/api/admin/rooms/{room:str}/everything", status_code=204, summary="Delete a room, its log and its results")
async def delete_room(request: Asked, room: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    if await house.store.read_kept_room(room) is None:
        raise Illegal("no-such-room")
    await house.delete_room(room)
    await _write_down(house, "deleted a room", room)


@delete("/api/admin/rooms/{room:str}/chairs/{chair:int}", status_code=204, summary="Send somebody away from a table")
async def kick(request: Asked, room: str, chair: int, house: House, access: Access) -> None:
    access.expect_admin(request)
    await remove_player(house, room, chair)
    await _write_down(house, "sent somebody away", f"{room}, chair {chair}")


@get("/api/admin/rooms/{room:str}/log", media_type="application/jsonl", summary="The log of any table, as it is kept")
async def any_log(request: Asked, room: str, house: House, access: Access) -> bytes:
    """Also of a table that cannot be read, or that is still played: who runs the house can read the store anyway."""
    access.expect_admin(request)
    if await house.store.read_kept_room(room) is None:
        raise Illegal("no-such-room")
    await _write_down(house, "read a log", room)
    return b"\n".join(await house.store.read_log(room)) + b"\n"


HANDLERS: Final[list[Any]] = [
    overview, forget_person, ban, lift_ban, end_token, give_up, put_to_sleep, delete_room, kick, any_log,
]  # fmt: skip


def _act(what: str, about: str) -> Any:
    return hosts.insert_audit(dates.now(), what, about[:200])


async def _write_down(house: House, what: str, about: str) -> None:
    await house.store.write(_act(what, about))


async def _find_banned(house: House, who: str) -> str:
    """Whom a ban is about: a person that is known, else an address."""
    return f"person {who}" if await house.store.read_person(who) is not None else f"address {who[:45]}"


def _expect_ban(what: str) -> Ban:
    match what:
        case "enter" | "talk":
            return what
        case _:
            raise Illegal("no-such-ban")


def _describe_room(room: Room) -> AdminRoom:
    return AdminRoom(
        room.id,
        room.document.game,
        room.document.phase,
        _name_chairs(room.document),
        tuple(Seat(seat) for seat, chair in enumerate(room.document.chairs) if chair.person is not None),
        len(room.connections),
        len(room.live.table.entries) if room.live else 0,
    )


def _describe_unreadable(room: UnreadableRoom) -> AdminRoom:
    chairs = () if room.document is None else _name_chairs(room.document)
    game = "" if room.document is None else room.document.game
    return AdminRoom(room.room, game, room.phase, chairs, (), 0, 0, room.reason, room.why)


def _describe_asleep(room: str, phase: str, kept: bytes, touched: str, present: Presence | None) -> AdminRoom:
    """One that is not in this node's memory; perhaps in that of another."""
    try:
        document = read_document(kept)
    except Unreadable as error:
        return AdminRoom(room, "", phase, (), (), 0, 0, "damaged", error.message, asleep=True, touched=touched)
    people = tuple(Seat(seat) for seat, chair in enumerate(document.chairs) if chair.person is not None)
    there = present or Presence(0, 0, ())
    chairs = _name_chairs(document)
    asleep = present is None
    return AdminRoom(
        room, document.game, phase, chairs, people, there.connections, there.entries, asleep=asleep, touched=touched
    )


def _name_chairs(document: Document) -> tuple[str, ...]:
    return tuple(chair.name or chair.level or "" for chair in document.chairs)
