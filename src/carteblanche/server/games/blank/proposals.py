"""HTTP routes for proposals: anybody who has the link of a deck proposes a card to it, and its owners accept it, ask for a change, or
decline. A proposal waits in the store, so nobody has to be there at the same time. Paths, messages and the store call it a wish.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.library.decks import check_room_for
from carteblanche.server.dates import today
from carteblanche.server.games.blank.cards import NewCard, read_card
from carteblanche.server.games.blank.deck_changes import LARGEST_DRAWING, expect_owner
from carteblanche.server.games.blank.deck_locks import DeckLocks
from carteblanche.server.games.blank.decks import add_card, read_deck
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.store import wishes
from carteblanche.wire.cards import DeckWish

Asked = Request[Any, Any, Any]
MOST_EACH: Final = 5
"""How many cards of one person may wait in one deck."""
MOST_IN_ALL: Final = 60
"""How many may wait in one deck."""
MOST_SETTLED: Final = 20
"""How many answers are kept for one person in one deck."""
Number = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
STATES: Final[dict[str, wishes.State]] = {"approve": "approved", "veto": "vetoed", "decline": "declined"}


class Verdict(msgspec.Struct, forbid_unknown_fields=True):
    """What an owner says to a card; `veto` asks for a change. `round` tells which one was read: it may have been changed since."""

    answer: Literal["approve", "veto", "decline"]
    round: int
    reason: Annotated[str, Meta(max_length=200)] = ""


@get(
    "/api/decks/{deck:str}/wishes", summary="Cards proposed to a deck: to its owners what is open, to others their own"
)
async def deck_wishes(request: Asked, deck: str, house: House, access: Access) -> list[DeckWish]:
    await read_deck(house.store, deck)
    person = access.person(request)
    owns = person in await kept_decks.owners(house.store, deck)
    found = await wishes.of_deck(house.store, deck) if person is not None else []
    return [_describe(wish, person) for wish in found if wish.person == person or (owns and wish.state in wishes.OPEN)]


@post(
    "/api/decks/{deck:str}/wishes",
    status_code=201,
    request_max_body_size=LARGEST_DRAWING,
    summary="Propose a card to the owners of a deck",
)
async def propose(
    request: Asked, deck: str, data: NewCard, house: House, access: Access, deck_locks: DeckLocks
) -> DeckWish:
    person = await access.expect_named(request, house.store)
    access.count(request, "wishes")
    card = await _encode_card(house, deck, data)
    async with deck_locks.hold(deck):
        waiting = [wish for wish in await wishes.of_deck(house.store, deck) if wish.state in wishes.OPEN]
        if sum(wish.person == person for wish in waiting) >= MOST_EACH:
            raise Illegal("enough-wishes", most=MOST_EACH)
        if len(waiting) >= MOST_IN_ALL:
            raise Illegal("deck-has-enough-wishes", most=MOST_IN_ALL)
        await house.store.write(
            wishes.tidied(deck, person, MOST_SETTLED), wishes.made(wishes.Wish(deck, person, card, today()))
        )
        own = [wish for wish in await wishes.of_deck(house.store, deck) if wish.person == person]
    return _describe(own[-1], person)


@post(
    "/api/decks/{deck:str}/wishes/{wish:int}",
    request_max_body_size=LARGEST_DRAWING,
    status_code=200,
    summary="Send a card that you proposed anew",
)
async def propose_anew(
    request: Asked, deck: str, wish: Number, data: NewCard, house: House, access: Access, deck_locks: DeckLocks
) -> DeckWish:
    person = await access.expect_named(request, house.store)
    access.count(request, "wishes")
    await _read_open(house, deck, wish, person)
    card = await _encode_card(house, deck, data)
    async with deck_locks.hold(deck):
        await _read_open(house, deck, wish, person)
        await house.store.write(wishes.sent_anew(wish, card, today()))
        return _describe(await _read(house, deck, wish), person)


@post(
    "/api/decks/{deck:str}/wishes/{wish:int}/answer",
    status_code=204,
    summary="Accept a proposed card, ask for a change, or decline",
)
async def answer(
    request: Asked, deck: str, wish: Number, data: Verdict, house: House, access: Access, deck_locks: DeckLocks
) -> None:
    access.count(request, "readings")
    person, name = await expect_owner(request, deck, house, access)
    found = await _read_open(house, deck, wish)
    card = msgspec.json.decode(found.card, type=NewCard)
    words = await read_card(card, found.name) if data.answer == "approve" else None
    async with deck_locks.hold(deck):
        if (await _read_open(house, deck, wish)).round != data.round or found.round != data.round:
            raise Illegal("stale")
        writes = [wishes.answered(wish, STATES[data.answer], person, data.reason.strip(), today())]
        if words is not None:
            writes += await add_card(house.store, deck, card.card, words, name)
            writes.append(kept_decks.joined(deck, found.person, "author"))
        await house.store.write(*writes)


@delete(
    "/api/decks/{deck:str}/wishes/{wish:int}",
    status_code=204,
    summary="Take back a card that you proposed, or put away the answer",
)
async def take_back(
    request: Asked, deck: str, wish: Number, house: House, access: Access, deck_locks: DeckLocks
) -> None:
    person = await access.expect_named(request, house.store)
    async with deck_locks.hold(deck):
        await _read(house, deck, wish, person)
        await house.store.write(wishes.put_away(wish))


HANDLERS: Final[list[Any]] = [deck_wishes, propose, propose_anew, answer, take_back]


async def _read(house: House, deck: str, number: int, person: str | None = None) -> wishes.Wish:
    """A proposal, if it is for this deck and, where that matters, this person's own."""
    for wish in await wishes.of_deck(house.store, deck):
        if wish.id == number and person in (None, wish.person):
            return wish
    raise Illegal("no-such-wish")


async def _read_open(house: House, deck: str, number: int, person: str | None = None) -> wishes.Wish:
    wish = await _read(house, deck, number, person)
    if wish.state not in wishes.OPEN:
        raise Illegal("answered-already")
    return wish


async def _encode_card(house: House, deck: str, data: NewCard) -> bytes:
    """A card as it is kept until somebody decides, if the deck has room for it. It is signed when it is written into the deck."""
    check_room_for(await read_deck(house.store, deck), data.card)
    if data.card and not data.title.strip():
        raise Illegal("no-title")
    words = await read_card(data, "")
    kept = NewCard(data.language, words.text, None, data.card, data.title.strip() if data.card else "", data.picture)
    return msgspec.json.encode(kept)


def _describe(wish: wishes.Wish, person: str | None) -> DeckWish:
    card = msgspec.json.decode(wish.card, type=NewCard)
    return DeckWish(
        id=wish.id,
        name=wish.name,
        mine=wish.person == person,
        text=card.text,
        language=card.language,
        card=card.card,
        title=card.title,
        picture=card.picture,
        state=wish.state,
        round=wish.round,
        by=wish.by,
        reason=wish.reason,
        day=wish.day,
    )
