"""Decks in the store: every version is kept, and who owns and who has written in which."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from carteblanche.store import schema
from carteblanche.store.dialects import contains_bytes, insert_or_keep
from carteblanche.store.store import Statement, Store


def new_deck_id() -> str:
    """A name for a new deck that cannot be guessed, and that can be typed in a shell."""
    return secrets.token_hex(12)


class StoredDeck(NamedTuple):
    """A deck as the store has it, in its newest version."""

    id: str
    name: str
    version: int
    fresh: tuple[str, ...]
    recovery: str
    document: bytes


def insert_deck(
    deck: str, name: str, recovery: str, version: int, document: bytes, owner: str | None
) -> list[Statement]:
    """A deck that is new here; brought in from elsewhere, it keeps its version."""
    row = {"id": deck, "name": name, "version": version, "fresh": "[]", "recovery": recovery}
    return [
        (insert(schema.decks).values(row), None),
        (insert(schema.deck_versions).values(deck=deck, version=version, document=document), None),
        *([] if owner is None else [insert_role(deck, owner, "owner")]),
    ]


def insert_versions(deck: str, versions: Sequence[tuple[int, bytes]], fresh: tuple[str, ...]) -> list[Statement]:
    """New versions, one after the other. Writing the same one twice is refused by its key, so nobody writes over what another wrote."""
    newest = versions[-1][0]
    newer = update(schema.decks).where(schema.decks.c.id == deck).values(version=newest, fresh=json.dumps(list(fresh)))
    rows = [
        (insert(schema.deck_versions).values(deck=deck, version=version, document=document), None)
        for version, document in versions
    ]
    return [*rows, (newer, None)]


def update_version(deck: str, version: int, document: bytes) -> Statement:
    """Another signature or picture on a version: what it says stays."""
    where = (schema.deck_versions.c.deck == deck) & (schema.deck_versions.c.version == version)
    return update(schema.deck_versions).where(where).values(document=document), None


def clear_fresh(deck: str) -> Statement:
    """A game with the fresh rules has begun."""
    return update(schema.decks).where(schema.decks.c.id == deck).values(fresh="[]"), None


def rename_deck(deck: str, name: str) -> Statement:
    return update(schema.decks).where(schema.decks.c.id == deck).values(name=name), None


def insert_role(deck: str, person: str, role: str) -> Statement:
    return insert_or_keep(schema.deck_people).values(deck=deck, person=person, role=role), None


def delete_roles(person: str) -> Statement:
    return delete(schema.deck_people).where(schema.deck_people.c.person == person), None


async def read_deck(store: Store, deck: str) -> StoredDeck | None:
    """The newest version of a deck."""
    found = await store.read(
        select(schema.decks, schema.deck_versions.c.document)
        .join(schema.deck_versions, schema.deck_versions.c.deck == schema.decks.c.id)
        .where(schema.decks.c.id == deck, schema.deck_versions.c.version == schema.decks.c.version)
    )
    if not found:
        return None
    row = found[0]
    return StoredDeck(row.id, row.name, row.version, tuple(json.loads(row.fresh)), row.recovery, bytes(row.document))


async def read_versions(store: Store, deck: str) -> list[tuple[int, bytes]]:
    query = select(schema.deck_versions.c.version, schema.deck_versions.c.document)
    query = query.where(schema.deck_versions.c.deck == deck).order_by(schema.deck_versions.c.version)
    return [(int(version), bytes(document)) for version, document in await store.read(query)]


async def read_all_decks(store: Store) -> list[tuple[str, str, int]]:
    """All decks of the house: id, name, version."""
    query = select(schema.decks.c.id, schema.decks.c.name, schema.decks.c.version).order_by(schema.decks.c.name)
    return [(str(deck), str(name), int(version)) for deck, name, version in await store.read(query)]


async def read_decks_without(store: Store, mark: bytes) -> list[str]:
    """The decks in whose newest version these bytes do not stand."""
    query = (
        select(schema.decks.c.id)
        .join(schema.deck_versions, schema.deck_versions.c.deck == schema.decks.c.id)
        .where(
            schema.deck_versions.c.version == schema.decks.c.version,
            ~contains_bytes(schema.deck_versions.c.document, mark),
        )
        .order_by(schema.decks.c.id)
    )
    return [str(deck) for (deck,) in await store.read(query)]


async def read_decks_of(store: Store, person: str, role: str) -> list[tuple[str, str, int]]:
    """The decks that somebody owns or has written in: id, name, version."""
    query = (
        select(schema.decks.c.id, schema.decks.c.name, schema.decks.c.version)
        .join(schema.deck_people, schema.deck_people.c.deck == schema.decks.c.id)
        .where(schema.deck_people.c.person == person, schema.deck_people.c.role == role)
        .order_by(schema.decks.c.name)
    )
    return [(str(deck), str(name), int(version)) for deck, name, version in await store.read(query)]


async def read_deck_ids_of(store: Store, person: str) -> list[str]:
    """The decks that this person has to do with in any way."""
    query = select(schema.deck_people.c.deck).where(schema.deck_people.c.person == person).distinct()
    return [str(deck) for (deck,) in await store.read(query)]


async def read_games_with(store: Store, deck: str, most: int) -> list[tuple[str, str, bytes]]:
    """Finished games that were played with a deck, the first ones first: room, day, document."""
    query = (
        select(schema.rooms.c.id, schema.results.c.day, schema.rooms.c.document)
        .join(schema.results, schema.results.c.room == schema.rooms.c.id)
        .where(schema.results.c.seat == 0, contains_bytes(schema.rooms.c.document, f'"deck":"{deck}"'.encode()))
        .order_by(schema.results.c.day, schema.rooms.c.id)
        .limit(most)
    )
    return [(str(room), str(day), bytes(document)) for room, day, document in await store.read(query)]


async def read_owners(store: Store, deck: str) -> dict[str, str]:
    """Who owns a deck, and what they are called."""
    query = (
        select(schema.people.c.id, schema.people.c.name)
        .join(schema.deck_people, schema.deck_people.c.person == schema.people.c.id)
        .where(schema.deck_people.c.deck == deck, schema.deck_people.c.role == "owner")
        .order_by(schema.people.c.name, schema.people.c.id)
    )
    return {str(person): str(name) for person, name in await store.read(query)}
