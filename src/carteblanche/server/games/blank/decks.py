"""Decks in the store: read, added, and grown by new versions."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.data import RULES as FIRST
from carteblanche.games.blank.deck import Deck, Signature, Words, with_rule, with_text
from carteblanche.library.decks import household
from carteblanche.library.decks.old import MARK, carry_over
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.store import decks as kept_decks
from carteblanche.store.store import Statement, Store

HOUSE_DECK: Final = "house"
"""The id of the deck that belongs to nobody: everybody in the house sees it and plays with it."""


async def read_record(store: Store, deck: str) -> kept_decks.StoredDeck:
    """A deck as the store has it, in its newest version."""
    kept = await kept_decks.read_deck(store, deck)
    if kept is None:
        raise Illegal("no-such-deck")
    return kept


async def read_deck(store: Store, deck: str, version: int | None = None) -> Deck:
    """A deck in its newest version, or in an earlier one."""
    if version is None:
        return decode(await read_record(store, deck))
    document = next((found for n, found in await kept_decks.read_versions(store, deck) if n == version), None)
    if document is None:
        raise Illegal("no-such-deck")
    return msgspec.json.decode(document, type=Deck)


def decode(record: kept_decks.StoredDeck) -> Deck:
    return msgspec.json.decode(record.document, type=Deck)


async def carry_over_decks(store: Store, background: BackgroundPool | None = None) -> None:
    """Brings decks from before the calculus up to date, all versions of each at once; a house without any is left alone."""
    for deck in await kept_decks.read_decks_without(store, MARK):
        versions = await kept_decks.read_versions(store, deck)
        documents = [document for _, document in versions]
        carried = carry(documents) if background is None else await background.run(carry, documents)
        await store.write(
            *(
                kept_decks.update_version(deck, version, document)
                for (version, _), document in zip(versions, carried, strict=True)
            )
        )


def carry(documents: list[bytes]) -> list[bytes]:
    """In the background process: decks as they are kept now."""
    return [carry_over(document) for document in documents]


class AddedDeck(NamedTuple):
    """A deck that is new in the house: its id, the code by which somebody becomes its owner, and what has to be written."""

    id: str
    code: str
    writes: list[Statement]


def add_deck(deck: Deck, owner: str | None, name: str | None = None) -> AddedDeck:
    name, code = name or kept_decks.new_deck_id(), secrets.token_urlsafe(12)
    document = msgspec.json.encode(deck)
    return AddedDeck(
        name, code, kept_decks.insert_deck(name, deck.name, hash_code(code), deck.version, document, owner)
    )


def hash_code(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def sign(person: str | None, name: str) -> Signature:
    """How somebody signs cards: the key tells nothing but that it is the same person again. A bot has none."""
    return Signature(name, hashlib.sha256(f"card {person}".encode()).hexdigest()[:16] if person else "")


async def add_card(store: Store, deck: str, card: str, words: Words, approved: Signature) -> list[Statement]:
    """One more card on top of the newest version; `Illegal` if there is no room for it. Call it with the deck's lock held."""
    record = await read_record(store, deck)
    free = replace(decode(record), owners=())  # the store knows the owners
    grown = with_text(free, card, words, *approved) if card else with_rule(free, words, *approved)
    return add_versions(record, [grown])


def add_versions(record: kept_decks.StoredDeck, versions: Sequence[Deck]) -> list[Statement]:
    """New versions of a deck. The rules in them come first in the next game (BK-87)."""
    if not versions:
        return []
    since = [line.card for line in versions[-1].history if line.version > record.version]
    fresh = [*record.fresh, *(card for card in since if card.startswith("rule "))]
    encoded = [(deck.version, msgspec.json.encode(deck)) for deck in versions]
    return kept_decks.insert_versions(record.id, encoded, tuple(fresh[-FIRST:]))


async def change_signatures(store: Store, deck: str, person: str, before: str, name: str) -> list[Statement]:
    """The cards of this deck that somebody signed or accepted get their new name, or none."""
    writes: list[Statement] = []
    for version, document in await kept_decks.read_versions(store, deck):
        changed = household.change_signature(
            msgspec.json.decode(document, type=Deck), sign(person, before).key, before, name
        )
        writes.append(kept_decks.update_version(deck, version, msgspec.json.encode(changed)))
    return writes
