"""Decks at a table: which one is played with, and what the winners wrote into it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message
from carteblanche.games.blank.actions import Approve, Write
from carteblanche.games.blank.affairs import Wish
from carteblanche.games.blank.data import RULES as FIRST
from carteblanche.games.blank.deck import Deck, Words, with_rule, with_text
from carteblanche.games.blank.state import BlankState
from carteblanche.library import decks
from carteblanche.server.games.blank.cards import NewCard
from carteblanche.server.people.access import Access, AnyRequest
from carteblanche.server.rooms.document import Document
from carteblanche.server.rooms.scores import today
from carteblanche.store import decks as kept_decks
from carteblanche.store import wishes
from carteblanche.store.store import Statement, Store
from carteblanche.table.table import Table
from carteblanche.wire.messages import TableDeck


class Taken(NamedTuple):
    """A deck for a new game, and what it means for the options: whose it is, and which rules are new."""

    deck: Deck
    config: dict[str, Any]


async def kept_of(store: Store, deck: str) -> kept_decks.Kept:
    """A deck as the store has it, in its newest version."""
    kept = await kept_decks.read(store, deck)
    if kept is None:
        raise Illegal("no-such-deck")
    return kept


async def deck_of(store: Store, deck: str, version: int | None = None) -> Deck:
    """A deck in its newest version, or in an earlier one."""
    if version is None:
        return msgspec.json.decode((await kept_of(store, deck)).document, type=Deck)
    document = next((found for n, found in await kept_decks.versions(store, deck) if n == version), None)
    if document is None:
        raise Illegal("no-such-deck")
    return msgspec.json.decode(document, type=Deck)


async def person_of(request: AnyRequest, store: Store, access: Access) -> str:
    """Who asks; whoever makes something must have said a name."""
    person = access.person(request)
    if person is None or not await store.read_person(person):
        raise Illegal("no-name")
    return person


async def choose(store: Store, document: Document, person: str | None, deck: str | None) -> None:
    """The host takes a deck to the table: one they own or have written in."""
    if document.game != "blank":
        raise Illegal("no-deck-here")
    if deck is None:
        document.deck = None
        return
    own = [
        *await kept_decks.of_person(store, person or "", "owner"),
        *await kept_decks.of_person(store, person or "", "author"),
    ]
    if deck not in {known for known, _, _ in own}:
        raise Illegal("no-such-deck")
    document.deck = deck


class AtTable(NamedTuple):
    """The deck of a room: what is told of it, and who owns it."""

    told: TableDeck
    owners: tuple[str, ...]


async def at_table(store: Store, document: Document, playing: Table | None) -> AtTable | None:
    """The deck of this room in the version that is played with: the newest, until the game begins."""
    kept = None if document.deck is None else await kept_decks.read(store, document.deck)
    if kept is None:
        return None
    deck = msgspec.json.decode(kept.document, type=Deck)
    played = None if playing is None else playing.header.deck
    version = deck.version if played is None else int(played["version"])
    owners = await kept_decks.owners(store, kept.id)
    names = tuple(owners.values())
    return AtTable(TableDeck(kept.id, deck.name, deck.mark, version, names, here=True), tuple(owners))


async def taken(store: Store, document: Document) -> Taken:
    """The deck of this room in its newest version."""
    kept = await kept_of(store, document.deck or "")
    owners = await kept_decks.owners(store, kept.id)
    seats = [seat for seat, chair in enumerate(document.chairs) if chair.person in owners]
    config = {"owner": seats[0] if seats else 0, "new": list(kept.fresh)}
    return Taken(msgspec.json.decode(kept.document, type=Deck), config)


async def written(store: Store, document: Document, table: Table) -> list[Statement]:
    """What has to be written when a game with a deck is over: its next versions, with the winners' cards in them. If no owner of it sat at
    the table, the cards wait for one; what the deck has no room for any more, because it grew meanwhile, goes back to its author.
    """
    state = table.state
    if document.deck is None or not isinstance(state, BlankState) or not state.affairs.written:
        return []
    kept = await kept_decks.read(store, document.deck)
    if kept is None:
        return []
    if not await decided_here(store, document):
        return [_waits(document, wish) for wish in state.affairs.written if document.chairs[wish.seat].person]
    names = [chair.name for chair in document.chairs]
    after = decks.after(msgspec.json.decode(kept.document, type=Deck), state.affairs.written, names, today())
    authors = {document.chairs[wish.seat].person for wish in after.written}
    return [
        *grown(kept, after.versions),
        *(kept_decks.joined(kept.id, person, "author") for person in authors if person is not None),
        *(_waits(document, wish, code) for wish, code in after.left_out if document.chairs[wish.seat].person),
    ]


async def decided_here(store: Store, document: Document) -> bool:
    """Whether an owner of the room's deck sits at the table. A deck that has no owner is decided on by who plays with it."""
    owners = await kept_decks.owners(store, document.deck or "")
    return not owners or any(chair.person in owners for chair in document.chairs)


async def check_room_for(store: Store, document: Document, table: Table, action: Message) -> None:
    """A winner's card is written, or accepted, upon the newest version of the deck: `Illegal` if that has no room for it any more."""
    state = table.state
    if document.deck is None or not isinstance(state, BlankState) or not isinstance(action, Write | Approve):
        return
    wish = action if isinstance(action, Write) else state.affairs.wish
    if wish is not None:
        earlier = sum(not one.card for one in state.affairs.written)
        decks.check_room_for(await deck_of(store, document.deck), wish.card, earlier)


def _waits(document: Document, wish: Wish, code: str = "") -> Statement:
    """A card from a table waits for an owner or, with a reason, for its author to change it."""
    assert document.deck is not None
    person = document.chairs[wish.seat].person or ""
    card = NewCard(cast("Any", wish.language), wish.sentence, None, wish.card, wish.title, wish.picture)
    state: wishes.State = "vetoed" if code else "waiting"
    kept = wishes.Wish(document.deck, person, msgspec.json.encode(card), today(), state, reason=code)
    return wishes.made(kept)


async def entered(store: Store, deck: str, card: str, words: Words, approved: str) -> list[Statement]:
    """One more card upon the newest version; `Illegal` if there is no room for it. Take the deck's pen before."""
    kept = await kept_of(store, deck)
    free = replace(msgspec.json.decode(kept.document, type=Deck), owners=())  # whose it is, the store knows
    return grown(kept, [with_text(free, card, words, approved) if card else with_rule(free, words, approved)])


def grown(kept: kept_decks.Kept, versions: Sequence[Deck]) -> list[Statement]:
    """New versions of a deck. The rules in them come first in the next game (BK-87)."""
    if not versions:
        return []
    since = [line.card for line in versions[-1].history if line.version > kept.version]
    fresh = [*kept.fresh, *(card for card in since if card.startswith("rule "))]
    return kept_decks.written(kept.id, encoded(versions), tuple(fresh[-FIRST:]))


class Brought(NamedTuple):
    """A deck that is new in the house: its id, the code by which one becomes its owner, and what has to be written."""

    id: str
    code: str
    writes: list[Statement]


def brought(deck: Deck, owner: str | None) -> Brought:
    name, code = kept_decks.named(), secrets.token_urlsafe(12)
    document = msgspec.json.encode(deck)
    return Brought(name, code, kept_decks.made(name, deck.name, hashed(code), deck.version, document, owner))


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def encoded(versions: Iterable[Deck]) -> list[tuple[int, bytes]]:
    """Versions of a deck as the store keeps them."""
    return [(deck.version, msgspec.json.encode(deck)) for deck in versions]


async def resigned(store: Store, deck: str, before: str, name: str) -> list[Statement]:
    """What has to be written so that the cards of this deck that were signed or accepted as `before` are by another name, or by none."""
    writes: list[Statement] = []
    for version, document in await kept_decks.versions(store, deck):
        changed = decks.resigned(msgspec.json.decode(document, type=Deck), before, name)
        writes.append(kept_decks.rewritten(deck, version, msgspec.json.encode(changed)))
    return writes
