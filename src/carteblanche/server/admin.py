"""The HTTP interface for whoever runs the house: how it stands, and what only they may do."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, delete, get

from carteblanche import __version__
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.access import Access
from carteblanche.server.decisions import seated
from carteblanche.server.house import House
from carteblanche.server.limits import LIMITS
from carteblanche.server.room import Room
from carteblanche.server.scores import today
from carteblanche.server.settings import Settings
from carteblanche.store import decisions
from carteblanche.store import decks as kept_decks
from carteblanche.wire.messages import AdminPerson, AdminPrecedent, AdminRoom, AdminWord, Overview

MOST_PEOPLE: Final = 500
MOST_DECISIONS: Final = 500
Asked = Request[Any, Any, Any]


@get("/api/admin", summary="How the house stands")
async def overview(request: Asked, house: House, access: Access, settings: Settings) -> Overview:
    _expect(request, access)
    return Overview(
        version=__version__,
        uptime=int(time.monotonic() - house.opened),
        rooms=tuple(map(_room, house.rooms.values())),
        people=tuple(AdminPerson(person, name) for person, name in await house.store.read_people(MOST_PEOPLE)),
        bytes=sum(file.stat().st_size for file in settings.folder.glob(f"{settings.database.name}*")),
        words=await _words(house),
        precedents=await _precedents(house),
        limits=LIMITS if settings.limited else {},
    )


@delete("/api/admin/people/{person:str}", status_code=204, summary="Forget a person")
async def forget_person(request: Asked, person: str, house: House, access: Access) -> None:
    _expect(request, access)
    await house.forget(person)


@delete("/api/admin/rooms/{room:str}", status_code=204, summary="Give a table up")
async def give_up(request: Asked, room: str, house: House, access: Access) -> None:
    _expect(request, access)
    found = await _found(room, house)
    if found.live is None:
        raise Illegal("no-such-room")
    async with found.lock:
        await found.save(found.live.table.abandon())


@delete("/api/admin/rooms/{room:str}/chairs/{chair:int}", status_code=204, summary="Send somebody away from a table")
async def kick(request: Asked, room: str, chair: int, house: House, access: Access) -> None:
    _expect(request, access)
    found = await _found(room, house)
    if not 0 <= chair < len(found.document.chairs):
        raise Illegal("no-such-chair")
    await house.send_away(found, Seat(chair))


@delete("/api/admin/words/{language:str}/{word:str}", status_code=204, summary="Take a word out of the house lexicon")
async def take_word_out(request: Asked, language: str, word: str, house: House, access: Access) -> None:
    _expect(request, access)
    await house.store.write(decisions.taken_out(language, [word], today()))


@delete("/api/admin/precedents/{precedent:int}", status_code=204, summary="Let a precedent no longer hold")
async def overrule(request: Asked, precedent: int, house: House, access: Access) -> None:
    _expect(request, access)
    if not 0 <= precedent < 1 << 63:
        raise Illegal("no-such-precedent")
    await house.store.write(decisions.overruled(precedent, today()))


HANDLERS: Final[list[Any]] = [overview, forget_person, give_up, kick, take_word_out, overrule]


def _expect(request: Asked, access: Access) -> None:
    access.count(request, "passwords")
    access.expect_admin(request)


async def _found(room: str, house: House) -> Room:
    found = await house.room(room) if len(room) <= 32 else None
    if found is None:
        raise Illegal("no-such-room")
    return found


def _room(room: Room) -> AdminRoom:
    return AdminRoom(
        room.id,
        room.document.game,
        room.document.phase,
        tuple(chair.name or chair.level or "" for chair in room.document.chairs),
        len(room.connections),
        len(room.live.table.entries) if room.live else 0,
    )


async def _words(house: House) -> tuple[AdminWord, ...]:
    found: list[AdminWord] = []
    for one in await decisions.history(house.store, MOST_DECISIONS):
        if not one.removed:
            names = dict(enumerate(await seated(house.store, one.room)))
            yes, no = (tuple(names.get(seat, "") for seat in seats) for seats in (one.yes, one.no))
            by = one.by if one.seat is None else names.get(one.seat, "")
            found.append(AdminWord(one.language, one.word, one.day, by, one.room, yes, no))
    return tuple(found)


async def _precedents(house: House) -> tuple[AdminPrecedent, ...]:
    found: list[AdminPrecedent] = []
    for one in await decisions.all_precedents(house.store, MOST_DECISIONS):
        deck = None if one.deck is None else await kept_decks.read(house.store, one.deck)
        players = tuple(await seated(house.store, one.room))
        found.append(AdminPrecedent(one.id, one.card, one.text, one.day, deck.name if deck else None, players))
    return tuple(found)
