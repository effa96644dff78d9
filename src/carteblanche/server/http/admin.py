"""The HTTP interface for whoever runs the house: how it stands, and what only they may do."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, delete, get, post

from carteblanche import __version__
from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.server.games.blank.decks import deck_of, kept_of
from carteblanche.server.people.access import Access
from carteblanche.server.people.limits import LIMITS
from carteblanche.server.rooms.decisions import seated
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.server.rooms.scores import today
from carteblanche.server.settings import Settings
from carteblanche.store import decisions
from carteblanche.store import decks as kept_decks
from carteblanche.wire.messages import AdminDeck, AdminPerson, AdminPrecedent, AdminRoom, AdminWord, Overview

MOST_PEOPLE: Final = 500
MOST_DECISIONS: Final = 500
MOST_DECKS: Final = 200
Asked = Request[Any, Any, Any]


@get("/api/admin", summary="How the house stands")
async def overview(request: Asked, house: House, access: Access, settings: Settings) -> Overview:
    access.expect_admin(request)
    return Overview(
        version=__version__,
        uptime=int(time.monotonic() - house.opened),
        rooms=tuple(map(_room, house.rooms.values())),
        people=tuple(AdminPerson(person, name) for person, name in await house.store.read_people(MOST_PEOPLE)),
        decks=await _decks(house),
        bytes=sum(file.stat().st_size for file in settings.folder.glob(f"{settings.database.name}*")),
        words=await _words(house),
        precedents=await _precedents(house),
        limits=LIMITS if settings.limited else {},
    )


@delete("/api/admin/people/{person:str}", status_code=204, summary="Forget a person")
async def forget_person(request: Asked, person: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await house.forget(person)


@delete("/api/admin/rooms/{room:str}", status_code=204, summary="Give a table up")
async def give_up(request: Asked, room: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    found = await _found(room, house)
    if found.live is None:
        raise Illegal("no-such-room")
    async with found.lock:
        await found.save(found.live.table.abandon())


@delete("/api/admin/rooms/{room:str}/chairs/{chair:int}", status_code=204, summary="Send somebody away from a table")
async def kick(request: Asked, room: str, chair: int, house: House, access: Access) -> None:
    access.expect_admin(request)
    found = await _found(room, house)
    if not 0 <= chair < len(found.document.chairs):
        raise Illegal("no-such-chair")
    await house.send_away(found, Seat(chair))


@post("/api/admin/decks/{deck:str}/owners/{person:str}", status_code=204, summary="Hand a deck on")
async def hand_on(request: Asked, deck: str, person: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await kept_of(house.store, deck)
    if await house.store.read_person(person) is None:
        raise Illegal("no-such-person")
    await house.add_owner(deck, person)


@delete("/api/admin/words/{language:str}/{word:str}", status_code=204, summary="Take a word out of the house lexicon")
async def take_word_out(request: Asked, language: str, word: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await house.store.write(decisions.taken_out(language, [word], today()))


@delete("/api/admin/precedents/{precedent:int}", status_code=204, summary="Let a precedent no longer hold")
async def overrule(request: Asked, precedent: int, house: House, access: Access) -> None:
    access.expect_admin(request)
    if not 0 <= precedent < 1 << 63:
        raise Illegal("no-such-precedent")
    await house.store.write(decisions.overruled(precedent, today()))


HANDLERS: Final[list[Any]] = [overview, forget_person, give_up, kick, hand_on, take_word_out, overrule]


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
        tuple(Seat(seat) for seat, chair in enumerate(room.document.chairs) if chair.person is not None),
        len(room.connections),
        len(room.live.table.entries) if room.live else 0,
    )


async def _decks(house: House) -> tuple[AdminDeck, ...]:
    found: list[AdminDeck] = []
    for deck, name, version in (await kept_decks.every(house.store))[:MOST_DECKS]:
        owners = await kept_decks.owners(house.store, deck)
        mark = (await deck_of(house.store, deck)).mark
        found.append(AdminDeck(deck, name, mark, version, tuple(AdminPerson(*owner) for owner in owners.items())))
    return tuple(found)


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
