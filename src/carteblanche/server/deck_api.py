"""The HTTP interface for decks of BLANK: made, listed, read at any version, drawn on, taken out and brought in, handed on."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Deck, Picture
from carteblanche.library import decks
from carteblanche.server.access import Access
from carteblanche.server.house import House
from carteblanche.server.people import readable_name
from carteblanche.store import decks as kept_decks
from carteblanche.wire.messages import DeckInfo, NewDeck

Asked = Request[Any, Any, Any]
LONGEST_NAME: Final = 60
NEWEST: Final = 1_000_000


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    mark: Annotated[str, Meta(min_length=1, max_length=12)]
    written: bool = True
    """Whether it begins with the cards that come with the product, or empty."""


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    card: Annotated[str, Meta(max_length=40)]
    picture: Picture


@get("/api/decks", summary="The decks that you own or have written in")
async def my_decks(request: Asked, house: House, access: Access) -> list[DeckInfo]:
    person = access.person(request)
    if person is None:
        return []
    own = await kept_decks.of_person(house.store, person, "owner")
    wrote = await kept_decks.of_person(house.store, person, "author")
    mine = {deck for deck, _, _ in own}
    return [DeckInfo(*row, owned=True) for row in own] + [
        DeckInfo(*row, owned=False) for row in wrote if row[0] not in mine
    ]


@post("/api/decks", status_code=201, summary="Make a deck of your own")
async def make_deck(request: Asked, data: Wanted, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    return await _kept(
        house, await _person(request, house, access), decks.made(data.name, data.mark, written=data.written)
    )


@post("/api/decks/import", status_code=201, summary="Bring a deck in from a file")
async def import_deck(request: Asked, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    return await _kept(house, await _person(request, house, access), decks.imported(await request.body()))


@get("/api/decks/{deck:str}", summary="A deck with all its cards, at any version")
async def one_deck(deck: str, house: House, version: Annotated[int, Parameter(ge=0, le=NEWEST)] = NEWEST) -> Deck:
    return await _deck(house, deck, version)


@get("/api/decks/{deck:str}/export", media_type="application/json", summary="A deck as a file")
async def export_deck(deck: str, house: House) -> Response[bytes]:
    found = await _deck(house, deck, NEWEST)
    headers = {"Content-Disposition": 'attachment; filename="deck.json"'}
    return Response(decks.exported(found), headers=headers, media_type="application/json")


@post("/api/decks/{deck:str}/picture", status_code=204, summary="Draw on a card that you wrote")
async def draw_on(request: Asked, deck: str, data: Drawing, house: House, access: Access) -> None:
    person = await _person(request, house, access)
    kept = await kept_decks.read(house.store, deck)
    if kept is None:
        raise Illegal("no-such-deck")
    name = await house.store.read_person(person) or ""
    changed = decks.drawn(msgspec.json.decode(kept.document, type=Deck), data.card, data.picture, name)
    await house.store.write(kept_decks.rewritten(deck, kept.version, msgspec.json.encode(changed)))


@post("/api/decks/{deck:str}/claim", status_code=204, summary="Become an owner by the recovery code")
async def claim_deck(request: Asked, deck: str, data: Recovery, house: House, access: Access) -> None:
    access.count(request, "passwords")
    person = await _person(request, house, access)
    kept = await kept_decks.read(house.store, deck)
    if kept is None or not secrets.compare_digest(kept.recovery, _hashed(data.code)):
        raise Illegal("no-such-code")
    await house.store.write(kept_decks.joined(deck, person, "owner"))


@post("/api/admin/decks/{deck:str}/owners/{person:str}", status_code=204, summary="Hand a deck on")
async def hand_on(request: Asked, deck: str, person: str, house: House, access: Access) -> None:
    access.count(request, "passwords")
    access.expect_admin(request)
    if await kept_decks.read(house.store, deck) is None or not await house.store.read_person(person):
        raise Illegal("no-such-deck")
    await house.store.write(kept_decks.joined(deck, person, "owner"))


HANDLERS: Final[list[Any]] = [my_decks, make_deck, import_deck, one_deck, export_deck, draw_on, claim_deck, hand_on]


async def _kept(house: House, person: str, deck: Deck) -> NewDeck:
    made, code = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    named = msgspec.structs.replace(deck, name=readable_name(deck.name))
    document = msgspec.json.encode(named)
    await house.store.write(*kept_decks.made(made, named.name, _hashed(code), document, person))
    return NewDeck(made, code)


async def _deck(house: House, deck: str, version: int) -> Deck:
    if version == NEWEST:
        kept = await kept_decks.read(house.store, deck)
        document = None if kept is None else kept.document
    else:
        document = next((found for n, found in await kept_decks.versions(house.store, deck) if n == version), None)
    if document is None:
        raise Illegal("no-such-deck")
    return msgspec.json.decode(document, type=Deck)


async def _person(request: Asked, house: House, access: Access) -> str:
    person = access.person(request)
    if person is None or not await house.store.read_person(person):
        raise Illegal("no-name")
    return person


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
