"""The HTTP interface for what changes a deck of BLANK: its name, new cards, pictures, more blank cards, and mixing several in one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Picture, mixed, renamed, separated
from carteblanche.library import decks
from carteblanche.library.deck_files import MOST_DECKS
from carteblanche.server.games.blank.cards import NewCard, understood
from carteblanche.server.games.blank.deck_routes import Named, infos, keep
from carteblanche.server.games.blank.decks import deck_of, entered, grown, kept_of, person_of
from carteblanche.server.people.access import Access
from carteblanche.server.people.identity import readable_name
from carteblanche.server.rooms.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.wire.messages import DeckInfo, NewDeck

Asked = Request[Any, Any, Any]
LARGEST_DRAWING: Final = 256 * 1024
Ids = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=MOST_DECKS)]


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    name: Named


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    card: Annotated[str, Meta(max_length=40)]
    picture: Picture


class Mixture(msgspec.Struct, forbid_unknown_fields=True):
    decks: Ids
    name: Named


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    decks: Ids


@post("/api/decks/{deck:str}/name", status_code=204, summary="Give a deck another name")
async def rename_deck(request: Asked, deck: str, data: Renaming, house: House, access: Access) -> None:
    await owner(request, deck, house, access)
    async with house.pens.of(deck):
        found, name = await deck_of(house.store, deck), readable_name(data.name)
        document = msgspec.json.encode(renamed(found, name))
        await house.store.write(kept_decks.renamed(deck, name), kept_decks.rewritten(deck, found.version, document))


@post(
    "/api/decks/{deck:str}/cards",
    status_code=201,
    request_max_body_size=LARGEST_DRAWING,
    summary="Write a card into your deck",
)
async def add_card(request: Asked, deck: str, data: NewCard, house: House, access: Access) -> DeckInfo:
    access.count(request, "readings")
    person, name = await owner(request, deck, house, access)
    words = await understood(data, name)
    async with house.pens.of(deck):
        await house.store.write(*await entered(house.store, deck, data.card, words, name))
    return (await infos(house, person, [deck]))[0]


@post(
    "/api/decks/{deck:str}/picture",
    status_code=204,
    request_max_body_size=LARGEST_DRAWING,
    summary="Draw on a card that you wrote",
)
async def draw_on(request: Asked, deck: str, data: Drawing, house: House, access: Access) -> None:
    person = await person_of(request, house.store, access)
    name = await house.store.read_person(person) or ""
    if deck not in await kept_decks.with_person(house.store, person):  # another may have the author's name
        await kept_of(house.store, deck)
        raise Illegal("not-the-author")
    async with house.pens.of(deck):
        changed = decks.drawn(await deck_of(house.store, deck), data.card, data.picture, name)
        await house.store.write(kept_decks.rewritten(deck, changed.version, msgspec.json.encode(changed)))


@post("/api/decks/{deck:str}/blanks", status_code=204, summary="Allow one more blank rule card")
async def allow_blank(request: Asked, deck: str, house: House, access: Access) -> None:
    await owner(request, deck, house, access)
    async with house.pens.of(deck):
        found = await deck_of(house.store, deck)
        more = decks.with_blank(found)
        await house.store.write(kept_decks.rewritten(deck, found.version, msgspec.json.encode(more)))


@post("/api/decks/mix", status_code=201, summary="Put several of your decks together in one")
async def mix_decks(request: Asked, data: Mixture, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    person = await person_of(request, house.store, access)
    mix = mixed(tuple([await deck_of(house.store, deck) for deck in await _own(person, data.decks, house)]))
    return await keep(house, person, renamed(mix, data.name))


@post(
    "/api/decks/{deck:str}/separate",
    status_code=200,
    summary="Take what was written into a mixture back into your decks",
)
async def separate_decks(request: Asked, deck: str, data: Parts, house: House, access: Access) -> list[DeckInfo]:
    person = await person_of(request, house.store, access)
    mix = await deck_of(house.store, deck)
    for one in await _own(person, data.decks, house):
        async with house.pens.of(one):
            kept = await kept_of(house.store, one)
            old = await deck_of(house.store, one)
            (new,) = separated(mix, (old,))
            await house.store.write(*grown(kept, decks.steps(old, new)))
    return await infos(house, person, data.decks)


HANDLERS: Final[list[Any]] = [rename_deck, add_card, draw_on, allow_blank, mix_decks, separate_decks]


async def owner(request: Asked, deck: str, house: House, access: Access) -> tuple[str, str]:
    """Who asks, and their name, if they own the deck."""
    person = await person_of(request, house.store, access)
    await _own(person, [deck], house)
    return person, await house.store.read_person(person) or ""


async def _own(person: str, ids: list[str], house: House) -> list[str]:
    own = {deck for deck, _, _ in await kept_decks.of_person(house.store, person, "owner")}
    for deck in ids:
        if deck not in own:
            raise Illegal("not-the-owner" if await kept_decks.read(house.store, deck) else "no-such-deck")
    return ids
