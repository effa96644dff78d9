"""Proposals: cards that people would like in somebody's deck. They wait here for its owners, however long that takes."""

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

_proposals = schema.card_proposals


class KeptProposal(msgspec.Struct, frozen=True):
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


def insert_proposal(proposal: KeptProposal) -> Statement:
    row = msgspec.structs.asdict(proposal)
    for other in ("id", "name", "by"):
        del row[other]
    return insert(_proposals).values(row), None


def replace_card(proposal: int, card: bytes, day: str) -> Statement:
    new = {"card": card, "day": day, "state": "waiting", "round": _proposals.c.round + 1, "reason": "", "owner": None}
    return update(_proposals).where(_proposals.c.id == proposal).values(new), None


def record_answer(proposal: int, state: State, owner: str | None, reason: str, day: str) -> Statement:
    return update(_proposals).where(_proposals.c.id == proposal).values(
        state=state, owner=owner, reason=reason, day=day
    ), None


def delete_proposal(proposal: int) -> Statement:
    return delete(_proposals).where(_proposals.c.id == proposal), None


def prune_settled(deck: str, person: str, most: int) -> Statement:
    """Of what is settled, only the newest of this person in this deck are kept."""
    settled = (_proposals.c.deck == deck) & (_proposals.c.person == person) & _proposals.c.state.not_in(OPEN)
    old = select(_proposals.c.id).where(settled).order_by(_proposals.c.id.desc()).offset(most)
    return delete(_proposals).where(_proposals.c.id.in_(old)), None


def forget_person(person: str) -> list[Statement]:
    """What this person proposed goes, and so does what they answered to others."""
    return [
        (delete(_proposals).where(_proposals.c.person == person), None),
        (update(_proposals).where(_proposals.c.owner == person).values(owner=None, reason=""), None),
    ]


async def read_proposals(store: Store, deck: str) -> list[KeptProposal]:
    """All of a deck, the oldest first."""
    author, owner = schema.people.alias("author"), schema.people.alias("owner")
    query = (
        select(
            _proposals,
            func.coalesce(author.c.name, "").label("name"),
            func.coalesce(owner.c.name, "").label("by"),
        )
        .outerjoin(author, author.c.id == _proposals.c.person)
        .outerjoin(owner, owner.c.id == _proposals.c.owner)
        .where(_proposals.c.deck == deck)
        .order_by(_proposals.c.id)
    )
    return [KeptProposal(**row) for row in await store.read_named(query)]


async def read_decks_proposed_to(store: Store, person: str) -> list[str]:
    """The decks that this person has proposed a card to."""
    query = select(_proposals.c.deck).where(_proposals.c.person == person).distinct().order_by(_proposals.c.deck)
    return [str(deck) for (deck,) in await store.read(query)]


async def count_waiting(store: Store, person: str) -> dict[str, int]:
    """By deck: how many cards this person has to decide on as an owner, or to change as their author."""
    owned = select(schema.deck_people.c.deck).where(
        schema.deck_people.c.person == person, schema.deck_people.c.role == "owner"
    )
    theirs = (_proposals.c.state == "waiting") & _proposals.c.deck.in_(owned)
    own = (_proposals.c.state == "vetoed") & (_proposals.c.person == person)
    query = select(_proposals.c.deck, func.count()).where(theirs | own).group_by(_proposals.c.deck)
    return {str(deck): int(count) for deck, count in await store.read(query)}
