"""Decks and rulings at a table of BLANK: what a new table is given, what is checked while it is played, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Seat
from carteblanche.games.blank.actions import Approve, Write
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.deck import How
from carteblanche.games.blank.state import BlankState
from carteblanche.library.decks import household
from carteblanche.server.dates import today
from carteblanche.server.games.blank.cards import KeptCard
from carteblanche.server.games.blank.decks import HOUSE_DECK, add_versions, decode, read_deck, read_record, sign
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.games.extension import TableStart
from carteblanche.server.rooms.document import Document
from carteblanche.store import card_proposals, decisions
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table
from carteblanche.wire.to_client import TableDeck

MOST_PRECEDENTS: Final = 20
"""So many precedents, the newest, are brought to a table."""


async def choose_deck(store: Store, document: Document, person: str | None, deck: str | None) -> None:
    """Takes a deck to the table that this person owns or has written in, or the house's."""
    if deck == HOUSE_DECK:
        await read_record(store, deck)
    elif deck is not None:
        own = [
            *await kept_decks.read_decks_of(store, person or "", "owner"),
            *await kept_decks.read_decks_of(store, person or "", "author"),
        ]
        if deck not in {known for known, _, _ in own}:
            raise Illegal("no-such-deck")
    document.deck = deck


async def describe_deck(store: Store, document: Document, table: Table | None) -> TableDeck | None:
    """The deck of this room in the version that is played with: the newest, until the game begins."""
    record = None if document.deck is None else await kept_decks.read_deck(store, document.deck)
    if record is None:
        return None
    deck = decode(record)
    played = None if table is None else table.header.deck
    version = deck.version if played is None else int(played["version"])
    owners = await kept_decks.read_owners(store, record.id)
    return TableDeck(
        record.id, deck.name, deck.mark, version, tuple(owners.values()), here=_has_owner(document, owners)
    )


async def prepare_table(store: Store, document: Document) -> TableStart:
    """The deck of the room in its newest version, who owns it and which of its rules are new; and the newest precedents."""
    found = await decisions.read_precedents(store, MOST_PRECEDENTS, document.deck, document.host)
    config: dict[str, Any] = {
        "precedents": [{"kind": "ruling", "card": one.card, "text": one.text} for one in found],
    }
    if document.deck is None:
        return TableStart(config=config)
    record = await read_record(store, document.deck)
    owners = await kept_decks.read_owners(store, record.id)
    seats = [seat for seat, chair in enumerate(document.chairs) if chair.person in owners]
    config |= {"owner": seats[0] if seats else 0, "new": list(record.fresh)}
    played = household.remove_names(decode(record))
    return TableStart(
        resources={"deck": household.from_header(played)},
        config=config,
        deck=played,
        writes=[kept_decks.clear_fresh(record.id)],
    )


async def check_action(store: Store, document: Document, table: Table, action: msgspec.Struct) -> None:
    """A winner's card is written, or accepted, on top of the newest version of the deck: `Illegal` if that has no room for it any more."""
    state = table.state
    if not isinstance(action, Write | Approve) or document.deck is None or not isinstance(state, BlankState):
        return
    wish = action if isinstance(action, Write) else state.affairs.wish
    if wish is not None:
        earlier = sum(not one.card for one in state.affairs.written)
        household.check_room_for(await read_deck(store, document.deck), wish.card, earlier)


async def keep_cards(store: Store, document: Document, table: Table, readers: Readers) -> Sequence[Statement]:
    """The next versions of the deck, with the winners' cards in them. If no owner of it sat at the table, the cards wait for one; what the
    deck has no room for any more, because it grew meanwhile, goes back to its author. Call it with the deck's lock held.
    """
    state = table.state
    if document.deck is None or not isinstance(state, BlankState) or not state.affairs.written:
        return ()
    record = await kept_decks.read_deck(store, document.deck)
    if record is None:
        return ()
    wishes = state.affairs.written
    hows: dict[Wish, How] = {
        wish: await readers.find_how(wish.text, wish.language, wish.meaning, rule=not wish.card) for wish in wishes
    }
    if not _has_owner(document, await kept_decks.read_owners(store, record.id)):
        return [_propose(document, wish, hows[wish]) for wish in wishes if document.player_of(wish.seat)]
    authors = [
        sign(document.player_of(Seat(seat)), document.name_of(Seat(seat))) for seat in range(len(document.chairs))
    ]
    after = household.add_rewards(decode(record), wishes, authors, today(), hows.__getitem__)
    writers = {document.player_of(wish.seat) for wish in after.written}
    return [
        *add_versions(record, after.versions),
        *(kept_decks.insert_role(record.id, person, "author") for person in writers if person is not None),
        *(_propose(document, wish, hows[wish], code) for wish, code in after.left_out if document.player_of(wish.seat)),
    ]


def keep_rulings(document: Document, table: Table) -> Sequence[Statement]:
    """The rulings of this table, which later tables go by."""
    state, day = table.state, today()
    if not isinstance(state, BlankState):
        return ()
    fresh = [ruling for ruling in state.affairs.memory.rulings if ruling not in state.config.precedents]
    host = None if document.deck is not None else document.host
    return [
        decisions.insert_precedent(decisions.Precedent(one.card, one.text, day, document.deck, host, document.id))
        for one in fresh
    ]


def _has_owner(document: Document, owners: dict[str, str]) -> bool:
    """Whether an owner of the deck sits at the table. Whoever plays with a deck that has no owner decides like one."""
    return not owners or any(chair.person in owners for chair in document.chairs)


def _propose(document: Document, wish: Wish, how: How, code: str = "") -> Statement:
    """A card from a table waits for an owner or, with a reason, for its author to change it."""
    assert document.deck is not None
    person = document.player_of(wish.seat) or ""
    card = KeptCard(wish.language, wish.text, wish.meaning, how, wish.card, wish.title, wish.picture)
    state: card_proposals.State = "vetoed" if code else "waiting"
    return card_proposals.insert_proposal(
        card_proposals.KeptProposal(document.deck, person, msgspec.json.encode(card), today(), state, reason=code)
    )
