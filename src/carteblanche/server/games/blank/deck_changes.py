"""HTTP routes that change a deck of BLANK: its name, new cards, pictures, more blank cards, and mixing several into one."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.calculus.steps import Sealed
from carteblanche.games.blank.data import MOST_DECKS
from carteblanche.games.blank.deck import Picture, mixed, renamed, repaired, separated
from carteblanche.library.decks import household
from carteblanche.server.dates import today
from carteblanche.server.games.blank.cards import NewCard, choose_meaning, read_card
from carteblanche.server.games.blank.deck_locks import DeckLocks
from carteblanche.server.games.blank.deck_routes import Named, describe_decks, keep_deck
from carteblanche.server.games.blank.decks import add_card as write_card
from carteblanche.server.games.blank.decks import add_versions, decode, read_deck, read_record, sign
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.people.access import Access
from carteblanche.server.people.identity import readable_name
from carteblanche.server.rooms.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.wire.http import DeckInfo, NewDeck

Asked = Request[Any, Any, Any]
LARGEST_DRAWING: Final = 256 * 1024
Ids = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=MOST_DECKS)]


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    name: Named


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    card: Annotated[str, Meta(max_length=40)]
    picture: Picture


class Repair(msgspec.Struct, forbid_unknown_fields=True):
    """What a card of a deck means from now on; or, with `people`, that people see to it as it is written."""

    card: Annotated[str, Meta(max_length=40)]
    meaning: Sealed | None = None
    people: bool = False


class Mixture(msgspec.Struct, forbid_unknown_fields=True):
    decks: Ids
    name: Named


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    decks: Ids


@post("/api/decks/{deck:str}/name", status_code=204, summary="Give a deck another name")
async def rename_deck(
    request: Asked, deck: str, data: Renaming, house: House, access: Access, deck_locks: DeckLocks
) -> None:
    await expect_owner(request, deck, house, access)
    async with deck_locks.hold(deck):
        found, name = await read_deck(house.store, deck), readable_name(data.name)
        document = msgspec.json.encode(renamed(found, name))
        await house.store.write(
            kept_decks.rename_deck(deck, name), kept_decks.update_version(deck, found.version, document)
        )


@post(
    "/api/decks/{deck:str}/cards",
    status_code=201,
    request_max_body_size=LARGEST_DRAWING,
    summary="Write a card into your deck",
)
async def add_card(
    request: Asked, deck: str, data: NewCard, house: House, access: Access, deck_locks: DeckLocks, readers: Readers
) -> DeckInfo:
    access.count(request, "readings")
    person, name = await expect_owner(request, deck, house, access)
    author = sign(person, name)
    words = await read_card(data, author, readers)
    async with deck_locks.hold(deck):
        await house.store.write(*await write_card(house.store, deck, data.card, words, author))
    return (await describe_decks(house, person, [deck]))[0]


@post(
    "/api/decks/{deck:str}/picture",
    status_code=204,
    request_max_body_size=LARGEST_DRAWING,
    summary="Draw on a card that you wrote",
)
async def draw_on(
    request: Asked, deck: str, data: Drawing, house: House, access: Access, deck_locks: DeckLocks
) -> None:
    person = await access.expect_named(request, house.store)
    async with deck_locks.hold(deck):
        found = await read_deck(house.store, deck)
        changed = household.add_picture(found, data.card, data.picture, sign(person, "").key)
        await house.store.write(kept_decks.update_version(deck, changed.version, msgspec.json.encode(changed)))


@post("/api/decks/{deck:str}/meaning", status_code=204, summary="Say what a misread card of your deck means")
async def repair_card(
    request: Asked, deck: str, data: Repair, house: House, access: Access, deck_locks: DeckLocks, readers: Readers
) -> None:
    """Its author may do it, and every owner. The words stay; games that were begun before keep what it meant."""
    access.count(request, "readings")
    person = await access.expect_named(request, house.store)
    signature = sign(person, await house.store.read_person(person) or "")
    words = household.find_words(await read_deck(house.store, deck), data.card)
    owners = await kept_decks.read_owners(house.store, deck)
    if person not in owners and words.key != signature.key:
        raise Illegal("not-the-author")
    meaning = choose_meaning(words.text, data.meaning, people=data.people)
    meant = await readers.accept(words.text, words.language, meaning, rule=data.card.startswith("rule "))
    async with deck_locks.hold(deck):
        record = await read_record(house.store, deck)
        newer = repaired(decode(record), data.card, meant.meaning, meant.how, signature, today())
        await house.store.write(*add_versions(record, [newer]))


@post("/api/decks/{deck:str}/blanks", status_code=204, summary="Allow one more blank rule card")
async def allow_blank(request: Asked, deck: str, house: House, access: Access, deck_locks: DeckLocks) -> None:
    await expect_owner(request, deck, house, access)
    async with deck_locks.hold(deck):
        found = await read_deck(house.store, deck)
        more = household.add_blank_rule(found)
        await house.store.write(kept_decks.update_version(deck, found.version, msgspec.json.encode(more)))


@post("/api/decks/mix", status_code=201, summary="Put several of your decks together in one")
async def mix_decks(request: Asked, data: Mixture, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    person = await access.expect_named(request, house.store)
    mix = mixed(tuple([await read_deck(house.store, deck) for deck in await _expect_own(person, data.decks, house)]))
    return await keep_deck(house, person, renamed(mix, data.name))


@post(
    "/api/decks/{deck:str}/separate",
    status_code=200,
    summary="Take what was written into a mixture back into your decks",
)
async def separate_decks(
    request: Asked, deck: str, data: Parts, house: House, access: Access, deck_locks: DeckLocks
) -> list[DeckInfo]:
    person = await access.expect_named(request, house.store)
    mix = await read_deck(house.store, deck)
    for one in await _expect_own(person, data.decks, house):
        async with deck_locks.hold(one):
            record = await read_record(house.store, one)
            old = await read_deck(house.store, one)
            (new,) = separated(mix, (old,))
            await house.store.write(*add_versions(record, household.list_versions(old, new)))
    return await describe_decks(house, person, data.decks)


HANDLERS: Final[list[Any]] = [rename_deck, add_card, draw_on, repair_card, allow_blank, mix_decks, separate_decks]


async def expect_owner(request: Asked, deck: str, house: House, access: Access) -> tuple[str, str]:
    """Who asks, and their name, if they own the deck."""
    person = await access.expect_named(request, house.store)
    await _expect_own(person, [deck], house)
    return person, await house.store.read_person(person) or ""


async def _expect_own(person: str, ids: list[str], house: House) -> list[str]:
    own = {deck for deck, _, _ in await kept_decks.read_decks_of(house.store, person, "owner")}
    for deck in ids:
        if deck not in own:
            raise Illegal("not-the-owner" if await kept_decks.read_deck(house.store, deck) else "no-such-deck")
    return ids
