"""HTTP routes for decks of BLANK: create, list, read at any version, compare, export, import, print, claim."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.deck import Deck, marks
from carteblanche.games.blank.deck import blanks as left
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.library.decks import household
from carteblanche.library.decks.files import LARGEST, file_name, read_deck_file, write_deck_file
from carteblanche.library.decks.old import is_old
from carteblanche.library.decks.printing import Paper, PrintOptions, make_pdf
from carteblanche.library.decks.texts import describe_cards, find_new_cards
from carteblanche.server.data import PRINT
from carteblanche.server.games.blank.cards import Language
from carteblanche.server.games.blank.deck_locks import DeckLocks
from carteblanche.server.games.blank.decks import HOUSE_DECK, add_deck, hash_code, read_deck, sign
from carteblanche.server.nodes.membership import Notice
from carteblanche.server.people.access import Access
from carteblanche.server.people.identity import readable_name
from carteblanche.server.rooms.house import House
from carteblanche.store import card_proposals
from carteblanche.store import decks as kept_decks
from carteblanche.wire.cards import CardText, DeckChange, DeckText
from carteblanche.wire.http import DeckInfo, NewDeck

Asked = Request[Any, Any, Any]
LONGEST_NAME: Final = 60
Version = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
Named = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class DeckRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Named
    mark: Annotated[str, Meta(min_length=1, max_length=12)]
    written: bool = True
    """Whether it begins with the cards that come with the product, or empty."""
    language: Literal["en", "de", "fr", "pl", "ru"] = "en"


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


@get("/api/decks", summary="The decks that you own, have written in, or have proposed a card to, and the house's")
async def my_decks(request: Asked, house: House, access: Access) -> list[DeckInfo]:
    person = access.find_person(request)
    if person is None:
        return []
    known = [
        *await kept_decks.read_decks_of(house.store, person, "owner"),
        *await kept_decks.read_decks_of(house.store, person, "author"),
    ]
    proposed = await card_proposals.read_decks_proposed_to(house.store, person)
    shared = [HOUSE_DECK] if await kept_decks.read_deck(house.store, HOUSE_DECK) else []
    return await describe_decks(house, person, dict.fromkeys((*(deck for deck, _, _ in known), *proposed, *shared)))


@post("/api/decks", status_code=201, summary="Make a deck of your own")
async def make_deck(request: Asked, data: DeckRequest, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    person = await access.expect_named(request, house.store)
    return await keep_deck(
        house, person, household.make_deck(data.name, data.mark, data.language, written=data.written)
    )


@post("/api/decks/house", status_code=200, summary="The house's deck, made like this if there is none yet")
async def house_deck(
    request: Asked, data: DeckRequest, house: House, access: Access, deck_locks: DeckLocks
) -> DeckInfo:
    person = await access.expect_named(request, house.store)
    async with deck_locks.hold(HOUSE_DECK):
        if await kept_decks.read_deck(house.store, HOUSE_DECK) is None:
            access.count(request, "rooms")
            made = household.make_deck(readable_name(data.name), data.mark, data.language, written=data.written)
            await house.store.write(*add_deck(made, None, HOUSE_DECK).writes)
    return (await describe_decks(house, person, [HOUSE_DECK]))[0]


@post("/api/decks/import", status_code=201, request_max_body_size=LARGEST, summary="Bring a deck in from a file")
async def import_deck(request: Asked, house: House, access: Access) -> NewDeck:
    access.count(request, "rooms")
    person = await access.expect_named(request, house.store)
    file = await request.body()
    if is_old(file):  # its cards are read anew, which takes a while
        return await keep_deck(house, person, await house.background.run(_read_file, file))
    return await keep_deck(house, person, await asyncio.to_thread(_read_file, file))


@get("/api/decks/{deck:str}", summary="A deck with all its cards, at any version")
async def one_deck(deck: str, house: House, version: Version = None) -> Deck:
    return await read_deck(house.store, deck, version)


@get("/api/decks/{deck:str}/cards", summary="What the cards of a deck say")
async def deck_cards(deck: str, house: House, language: Language = "en", version: Version = None) -> DeckText:
    found = await read_deck(house.store, deck, version)
    return await asyncio.to_thread(lambda: describe_cards(Box(found), None, deck, language))


@get("/api/decks/{deck:str}/history", summary="Who wrote what into a deck, and when")
async def deck_history(deck: str, house: House) -> list[DeckChange]:
    found = await read_deck(house.store, deck)
    return [
        DeckChange(line.version, line.author, line.card, line.approved, line.when, line.repaired)
        for line in found.history
    ]


@get("/api/decks/{deck:str}/changes", summary="What was written into a deck between two versions")
async def deck_changes(
    deck: str, house: House, since: Annotated[int, Parameter(ge=0)], until: Version = None, language: Language = "en"
) -> list[CardText]:
    old, new = await read_deck(house.store, deck, since), await read_deck(house.store, deck, until)
    return await asyncio.to_thread(find_new_cards, old, new, language)


@get("/api/decks/{deck:str}/export", media_type="application/json", summary="A deck as a file")
async def export_deck(deck: str, house: House, version: Version = None) -> Response[bytes]:
    found = await read_deck(house.store, deck, version)
    return attach(write_deck_file(found), file_name(found), "application/json")


@get("/api/decks/{deck:str}/print", media_type="application/pdf", summary="A deck as a PDF to cut out")
async def print_deck(
    request: Asked,
    deck: str,
    house: House,
    access: Access,
    paper: Paper = "a4",
    cards: Literal["all", "written", "rules", "game"] = "all",
    language: Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})?$")] = "",
    backs: bool = True,  # noqa: FBT001, FBT002  # a parameter of the address
    blanks: Annotated[int, Parameter(ge=0, le=36)] = 0,
    version: Version = None,
    since: Version = None,
) -> Response[bytes]:
    """With `since`, only what was written after that version."""
    access.count(request, "prints")
    found = await read_deck(house.store, deck, version)
    old = None if since is None else await read_deck(house.store, deck, since)
    file = await house.background.run(make_pdf, found, PRINT, PrintOptions(paper, cards, language, backs, blanks), old)
    return attach(file, file_name(found, ".pdf"), "application/pdf")


@post("/api/decks/{deck:str}/claim", status_code=204, summary="Become an owner by the recovery code")
async def claim_deck(request: Asked, deck: str, data: Recovery, house: House, access: Access) -> None:
    access.count(request, "passwords")
    person = await access.expect_named(request, house.store)
    kept = await kept_decks.read_deck(house.store, deck)
    if kept is None or not secrets.compare_digest(kept.recovery, hash_code(data.code)):
        raise Illegal("no-such-code")
    await add_owner(house, deck, person)


HANDLERS: Final[list[Any]] = [
    my_decks, make_deck, house_deck, import_deck, one_deck, deck_cards, deck_history, deck_changes, export_deck, print_deck, claim_deck,
]  # fmt: skip


def _read_file(file: bytes) -> Deck:
    return household.bring_in(read_deck_file(file))


async def add_owner(house: House, deck: str, person: str) -> None:
    await house.store.write(kept_decks.insert_role(deck, person, "owner"), *house.nodes.notify(Notice(decks=(deck,))))
    await house.refresh_decks(deck)


async def keep_deck(house: House, person: str, deck: Deck) -> NewDeck:
    """A new deck in the house, whose owner this person is."""
    new = add_deck(replace(deck, name=readable_name(deck.name)), person)
    await house.store.write(*new.writes)
    return NewDeck(new.id, new.code)


async def describe_decks(house: House, person: str, ids: Iterable[str]) -> list[DeckInfo]:
    """Decks as a list shows them to this person."""
    own = {deck for deck, _, _ in await kept_decks.read_decks_of(house.store, person, "owner")}
    wrote = {deck for deck, _, _ in await kept_decks.read_decks_of(house.store, person, "author")}
    waiting = await card_proposals.count_waiting(house.store, person)
    key = sign(person, "").key
    found: list[DeckInfo] = []
    for one in ids:
        deck = await read_deck(house.store, one)
        rules, cards = left(deck)
        info = DeckInfo(
            id=one,
            name=deck.name,
            version=deck.version,
            owned=one in own,
            house=one == HOUSE_DECK,
            owners=tuple((await kept_decks.read_owners(house.store, one)).values()),
            wrote=one in wrote,
            waiting=waiting.get(one, 0),
            mark=deck.mark,
            rules=len(deck.rules),
            written=sum(card.words is not None for card in deck.cards),
            blank_rules=rules,
            blank_cards=cards,
            mixed=len(marks(deck)) > 1,
            key=key,
        )
        found.append(info)
    return found


def attach(file: bytes, name: str, media_type: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(file, headers=headers, media_type=media_type)
