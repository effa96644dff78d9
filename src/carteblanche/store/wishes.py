"""Wishes: cards that people would like in somebody's deck. They wait here for its owners, however long that takes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, func, insert, select, update

from carteblanche.store import schema
from carteblanche.store.store import Statement, Store

State: TypeAlias = Literal["waiting", "vetoed", "approved", "declined"]
"""`vetoed`: an owner asks for a change, and whoever wrote it may send it anew."""
OPEN: Final = ("waiting", "vetoed")
"""What is not settled yet."""

_wishes = schema.wishes


class Wish(msgspec.Struct, frozen=True):
    deck: str
    person: str
    card: bytes
    """What shall be written, and on which card: the server's own document."""
    day: str
    state: State = "waiting"
    round: int = 1
    """How often it was sent: who answers says which one they have read."""
    owner: str | None = None
    """Who answered last."""
    reason: str = ""
    id: int = 0
    """The store's own number for it."""
    name: str = ""
    """What the person is called now."""
    by: str = ""
    """What the owner who answered is called now."""


def made(wish: Wish) -> Statement:
    row = msgspec.structs.asdict(wish)
    for other in ("id", "name", "by"):
        del row[other]
    return insert(_wishes).values(row), None


def sent_anew(wish: int, card: bytes, day: str) -> Statement:
    new = {"card": card, "day": day, "state": "waiting", "round": _wishes.c.round + 1, "reason": "", "owner": None}
    return update(_wishes).where(_wishes.c.id == wish).values(new), None


def answered(wish: int, state: State, owner: str | None, reason: str, day: str) -> Statement:
    return update(_wishes).where(_wishes.c.id == wish).values(state=state, owner=owner, reason=reason, day=day), None


def put_away(wish: int) -> Statement:
    return delete(_wishes).where(_wishes.c.id == wish), None


def tidied(deck: str, person: str, most: int) -> Statement:
    """Of what is settled, only the newest of this person in this deck are kept."""
    settled = (_wishes.c.deck == deck) & (_wishes.c.person == person) & _wishes.c.state.not_in(OPEN)
    old = select(_wishes.c.id).where(settled).order_by(_wishes.c.id.desc()).offset(most)
    return delete(_wishes).where(_wishes.c.id.in_(old)), None


def forgotten(person: str) -> list[Statement]:
    """What this person wished for goes, and so does what they answered to others."""
    return [
        (delete(_wishes).where(_wishes.c.person == person), None),
        (update(_wishes).where(_wishes.c.owner == person).values(owner=None, reason=""), None),
    ]


async def of_deck(store: Store, deck: str) -> list[Wish]:
    """All of a deck, the oldest first."""
    author, owner = schema.people.alias("author"), schema.people.alias("owner")
    query = (
        select(
            _wishes,
            func.coalesce(author.c.name, "").label("name"),
            func.coalesce(owner.c.name, "").label("by"),
        )
        .outerjoin(author, author.c.id == _wishes.c.person)
        .outerjoin(owner, owner.c.id == _wishes.c.owner)
        .where(_wishes.c.deck == deck)
        .order_by(_wishes.c.id)
    )
    return [Wish(**row) for row in await store.read_named(query)]


async def decks_of(store: Store, person: str) -> list[str]:
    """The decks that this person has wished something for."""
    query = select(_wishes.c.deck).where(_wishes.c.person == person).distinct().order_by(_wishes.c.deck)
    return [str(deck) for (deck,) in await store.read(query)]


async def waiting_for(store: Store, person: str) -> dict[str, int]:
    """By deck: how many cards this person has to decide on as an owner, or to change as their author."""
    owned = select(schema.deck_people.c.deck).where(
        schema.deck_people.c.person == person, schema.deck_people.c.role == "owner"
    )
    theirs = (_wishes.c.state == "waiting") & _wishes.c.deck.in_(owned)
    own = (_wishes.c.state == "vetoed") & (_wishes.c.person == person)
    query = select(_wishes.c.deck, func.count()).where(theirs | own).group_by(_wishes.c.deck)
    return {str(deck): int(count) for deck, count in await store.read(query)}
