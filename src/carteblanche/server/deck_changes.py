"""The HTTP interface for what changes a deck of BLANK: its name, new cards, pictures, more blank cards, and mixing several in one."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, post
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Picture, Title, mixed, renamed, separated, with_rule, with_text
from carteblanche.games.blank.language.reading import LONGEST
from carteblanche.library import decks
from carteblanche.library.cards import accepted
from carteblanche.library.deck_files import MOST_DECKS
from carteblanche.server.access import Access
from carteblanche.server.deck_api import Named, info, keep
from carteblanche.server.decks import deck_of, encoded, person_of
from carteblanche.server.house import House
from carteblanche.server.people import readable_name
from carteblanche.server.scores import today
from carteblanche.server.studio import reading
from carteblanche.store import decks as kept_decks
from carteblanche.wire.messages import DeckInfo, NewDeck

Asked = Request[Any, Any, Any]
LARGEST_DRAWING: Final = 256 * 1024
Ids = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=MOST_DECKS)]


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    name: Named


class NewCard(msgspec.Struct, forbid_unknown_fields=True):
    """A rule (`card` empty), or words for a game card without any."""

    text: Annotated[str, Meta(max_length=LONGEST)]
    language: Literal["en", "de", "fr", "pl", "ru"]
    card: Annotated[str, Meta(max_length=40)] = ""
    title: Title = ""
    picture: Picture = ()


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
    await _owner(request, deck, house, access)
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
    name = await _owner(request, deck, house, access)
    async with reading:
        words = await asyncio.to_thread(
            accepted, data.text, data.language, rule=not data.card, author=name, title=data.title
        )
    words = replace(words, written=today())
    found = replace(await deck_of(house.store, deck), owners=())
    grown = with_text(found, data.card, words, name) if data.card else with_rule(found, words, name)
    if data.picture:
        grown = decks.drawn(grown, data.card or f"rule {len(grown.rules)}", data.picture, name)
    await house.store.write(*kept_decks.written(deck, encoded([grown]), ()))
    return await info(house, deck, owned=True)


@post(
    "/api/decks/{deck:str}/picture",
    status_code=204,
    request_max_body_size=LARGEST_DRAWING,
    summary="Draw on a card that you wrote",
)
async def draw_on(request: Asked, deck: str, data: Drawing, house: House, access: Access) -> None:
    person = await person_of(request, house.store, access)
    name = await house.store.read_person(person) or ""
    changed = decks.drawn(await deck_of(house.store, deck), data.card, data.picture, name)
    await house.store.write(kept_decks.rewritten(deck, changed.version, msgspec.json.encode(changed)))


@post("/api/decks/{deck:str}/blanks", status_code=204, summary="Allow one more blank rule card")
async def allow_blank(request: Asked, deck: str, house: House, access: Access) -> None:
    await _owner(request, deck, house, access)
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
    ids = await _own(person, data.decks, house)
    before = [await deck_of(house.store, one) for one in ids]
    after = separated(await deck_of(house.store, deck), tuple(before))
    for one, old, new in zip(ids, before, after, strict=True):
        if new.version > old.version:
            await house.store.write(*kept_decks.written(one, encoded(decks.steps(old, new)), ()))
    return [await info(house, one, owned=True) for one in ids]


HANDLERS: Final[list[Any]] = [rename_deck, add_card, draw_on, allow_blank, mix_decks, separate_decks]


async def _owner(request: Asked, deck: str, house: House, access: Access) -> str:
    """The name of who asks, if they own the deck."""
    person = await person_of(request, house.store, access)
    await _own(person, [deck], house)
    return await house.store.read_person(person) or ""


async def _own(person: str, ids: list[str], house: House) -> list[str]:
    own = {deck for deck, _, _ in await kept_decks.of_person(house.store, person, "owner")}
    for deck in ids:
        if deck not in own:
            raise Illegal("not-the-owner" if await kept_decks.read(house.store, deck) else "no-such-deck")
    return ids
