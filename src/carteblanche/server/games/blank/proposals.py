"""HTTP routes for proposals: anybody who has the link of a deck proposes a card to it, and its owners accept it, ask for a change, or
decline. A proposal waits in the store, so nobody has to be there at the same time.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter
from msgspec import Meta

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import Signature
from carteblanche.library.decks.household import check_room_for
from carteblanche.server.dates import today
from carteblanche.server.games.blank.cards import KeptCard, NewCard, read_card, read_kept_card
from carteblanche.server.games.blank.deck_changes import LARGEST_DRAWING, expect_owner
from carteblanche.server.games.blank.deck_locks import DeckLocks
from carteblanche.server.games.blank.decks import HOUSE_DECK, add_card, read_deck, sign
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import card_proposals
from carteblanche.store import decks as kept_decks
from carteblanche.wire.cards import CardProposal

Asked = Request[Any, Any, Any]
MOST_EACH: Final = 5
"""How many cards of one person may wait in one deck."""
MOST_IN_ALL: Final = 60
"""How many may wait in one deck."""
MOST_SETTLED: Final = 20
"""How many answers are kept for one person in one deck."""
Number = Annotated[int, Parameter(ge=0, le=1_000_000_000)]
STATES: Final[dict[str, card_proposals.State]] = {"approve": "approved", "veto": "vetoed", "decline": "declined"}


class Verdict(msgspec.Struct, forbid_unknown_fields=True):
    """What an owner says to a card; `veto` asks for a change. `round` tells which one was read: it may have been changed since."""

    answer: Literal["approve", "veto", "decline"]
    round: int
    reason: Annotated[str, Meta(max_length=200)] = ""


@get(
    "/api/decks/{deck:str}/proposals",
    summary="Cards proposed to a deck: to its owners what is open, to others their own",
)
async def list_proposals(request: Asked, deck: str, house: House, access: Access) -> list[CardProposal]:
    await read_deck(house.store, deck)
    person = access.find_person(request)
    owns = person in await kept_decks.read_owners(house.store, deck)
    found = await card_proposals.read_proposals(house.store, deck) if person is not None else []
    return [
        _describe(proposal, person)
        for proposal in found
        if proposal.person == person or (owns and proposal.state in card_proposals.OPEN)
    ]


@post(
    "/api/decks/{deck:str}/proposals",
    status_code=201,
    request_max_body_size=LARGEST_DRAWING,
    summary="Propose a card to the owners of a deck",
)
async def propose(
    request: Asked, deck: str, data: NewCard, house: House, access: Access, deck_locks: DeckLocks, readers: Readers
) -> CardProposal:
    person = await access.expect_named(request, house.store)
    access.count(request, "card-proposals")
    card = await _encode_card(house, deck, data, readers)
    if deck == HOUSE_DECK and not await kept_decks.read_owners(house.store, deck):
        raise Illegal("nobody-accepts")
    async with deck_locks.hold(deck):
        waiting = [
            proposal
            for proposal in await card_proposals.read_proposals(house.store, deck)
            if proposal.state in card_proposals.OPEN
        ]
        if sum(proposal.person == person for proposal in waiting) >= MOST_EACH:
            raise Illegal("enough-proposals", most=MOST_EACH)
        if len(waiting) >= MOST_IN_ALL:
            raise Illegal("deck-has-enough-proposals", most=MOST_IN_ALL)
        await house.store.write(
            card_proposals.prune_settled(deck, person, MOST_SETTLED),
            card_proposals.insert_proposal(card_proposals.KeptProposal(deck, person, card, today())),
        )
        own = [
            proposal for proposal in await card_proposals.read_proposals(house.store, deck) if proposal.person == person
        ]
    return _describe(own[-1], person)


@post(
    "/api/decks/{deck:str}/proposals/{proposal:int}",
    request_max_body_size=LARGEST_DRAWING,
    status_code=200,
    summary="Send a card that you proposed anew",
)
async def propose_anew(
    request: Asked,
    deck: str,
    proposal: Number,
    data: NewCard,
    house: House,
    access: Access,
    deck_locks: DeckLocks,
    readers: Readers,
) -> CardProposal:
    person = await access.expect_named(request, house.store)
    access.count(request, "card-proposals")
    await _read_open(house, deck, proposal, person)
    card = await _encode_card(house, deck, data, readers)
    async with deck_locks.hold(deck):
        await _read_open(house, deck, proposal, person)
        await house.store.write(card_proposals.replace_card(proposal, card, today()))
        return _describe(await _read(house, deck, proposal), person)


@post(
    "/api/decks/{deck:str}/proposals/{proposal:int}/answer",
    status_code=204,
    summary="Accept a proposed card, ask for a change, or decline",
)
async def answer(
    request: Asked,
    deck: str,
    proposal: Number,
    data: Verdict,
    house: House,
    access: Access,
    deck_locks: DeckLocks,
    readers: Readers,
) -> None:
    access.count(request, "readings")
    person, name = await expect_owner(request, deck, house, access)
    found = await _read_open(house, deck, proposal)
    card = msgspec.json.decode(found.card, type=KeptCard)
    words = await read_kept_card(card, sign(found.person, found.name), readers) if data.answer == "approve" else None
    async with deck_locks.hold(deck):
        if (await _read_open(house, deck, proposal)).round != data.round or found.round != data.round:
            raise Illegal("stale")
        writes = [card_proposals.record_answer(proposal, STATES[data.answer], person, data.reason.strip(), today())]
        if words is not None:
            writes += await add_card(house.store, deck, card.card, words, sign(person, name))
            writes.append(kept_decks.insert_role(deck, found.person, "author"))
        await house.store.write(*writes)


@delete(
    "/api/decks/{deck:str}/proposals/{proposal:int}",
    status_code=204,
    summary="Take back a card that you proposed, or put away the answer",
)
async def take_back(
    request: Asked, deck: str, proposal: Number, house: House, access: Access, deck_locks: DeckLocks
) -> None:
    person = await access.expect_named(request, house.store)
    async with deck_locks.hold(deck):
        await _read(house, deck, proposal, person)
        await house.store.write(card_proposals.delete_proposal(proposal))


HANDLERS: Final[list[Any]] = [list_proposals, propose, propose_anew, answer, take_back]


async def _read(house: House, deck: str, number: int, person: str | None = None) -> card_proposals.KeptProposal:
    """A proposal, if it is for this deck and, where that matters, this person's own."""
    for proposal in await card_proposals.read_proposals(house.store, deck):
        if proposal.id == number and person in (None, proposal.person):
            return proposal
    raise Illegal("no-such-proposal")


async def _read_open(house: House, deck: str, number: int, person: str | None = None) -> card_proposals.KeptProposal:
    proposal = await _read(house, deck, number, person)
    if proposal.state not in card_proposals.OPEN:
        raise Illegal("answered-already")
    return proposal


async def _encode_card(house: House, deck: str, data: NewCard, readers: Readers) -> bytes:
    """A card as it is kept until somebody decides, if the deck has room for it. It is signed when it is written into the deck."""
    check_room_for(await read_deck(house.store, deck), data.card)
    if data.card and not data.title.strip():
        raise Illegal("no-title")
    words = await read_card(data, Signature(), readers)
    title = words.title if data.card else ""
    kept = KeptCard(words.language, words.text, words.meaning, words.how, data.card, title, data.picture)
    return msgspec.json.encode(kept)


def _describe(proposal: card_proposals.KeptProposal, person: str | None) -> CardProposal:
    card = msgspec.json.decode(proposal.card, type=KeptCard)
    return CardProposal(
        id=proposal.id,
        name=proposal.name,
        mine=proposal.person == person,
        text=card.text,
        language=card.language,
        meaning=card.meaning,
        card=card.card,
        title=card.title,
        picture=card.picture,
        state=proposal.state,
        round=proposal.round,
        by=proposal.by,
        reason=proposal.reason,
        day=proposal.day,
    )
