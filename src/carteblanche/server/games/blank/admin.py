"""BLANK's part of the admin page: decks are handed on, precedents overruled."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, post

from carteblanche.core.errors import Illegal
from carteblanche.server.dates import today
from carteblanche.server.games.blank.deck_routes import add_owner
from carteblanche.server.games.blank.decks import read_deck, read_record
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.document import read_names
from carteblanche.server.rooms.house import House
from carteblanche.store import decisions
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Store
from carteblanche.wire.admin import AdminDeck, AdminPerson, AdminPrecedent

MOST_DECKS: Final = 200
MOST_PRECEDENTS: Final = 500
Asked = Request[Any, Any, Any]


@post("/api/admin/decks/{deck:str}/owners/{person:str}", status_code=204, summary="Hand a deck on")
async def hand_on(request: Asked, deck: str, person: str, house: House, access: Access) -> None:
    access.expect_admin(request)
    await read_record(house.store, deck)
    if await house.store.read_person(person) is None:
        raise Illegal("no-such-person")
    await add_owner(house, deck, person)


@delete("/api/admin/precedents/{precedent:int}", status_code=204, summary="Let a precedent no longer hold")
async def overrule(request: Asked, precedent: int, house: House, access: Access) -> None:
    access.expect_admin(request)
    if not 0 <= precedent < 1 << 63:
        raise Illegal("no-such-precedent")
    await house.store.write(decisions.remove_precedent(precedent, today()))


HANDLERS: Final[list[Any]] = [hand_on, overrule]


async def describe_decks(store: Store) -> tuple[AdminDeck, ...]:
    found: list[AdminDeck] = []
    for deck, name, version in (await kept_decks.read_all_decks(store))[:MOST_DECKS]:
        owners = await kept_decks.read_owners(store, deck)
        mark = (await read_deck(store, deck)).mark
        found.append(AdminDeck(deck, name, mark, version, tuple(AdminPerson(*owner) for owner in owners.items())))
    return tuple(found)


async def describe_precedents(store: Store) -> tuple[AdminPrecedent, ...]:
    found: list[AdminPrecedent] = []
    for one in await decisions.read_all_precedents(store, MOST_PRECEDENTS):
        deck = None if one.deck is None else await kept_decks.read_deck(store, one.deck)
        players = tuple(await read_names(store, one.room))
        found.append(AdminPrecedent(one.id, one.card, one.text, one.day, deck.name if deck else None, players))
    return tuple(found)
