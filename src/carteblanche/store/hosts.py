"""What a host has to do with: tokens of programs, who may not come in or may not talk, and what was done about it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import delete, insert, select, update

from carteblanche.store import schema
from carteblanche.store.dialects import insert_or_keep
from carteblanche.store.store import Statement, Store

Ban: TypeAlias = Literal["enter", "talk"]
"""What somebody may not do."""


class StoredToken(NamedTuple):
    id: str
    person: str
    """Whom the program acts as."""
    owner: str | None
    """Who asked for it, if they had a name."""
    day: str


def insert_token(token: StoredToken) -> Statement:
    return insert(schema.tokens).values(**token._asdict(), revoked=""), None


def revoke_token(token: str, day: str, owner: str | None = None) -> Statement:
    """Ends a token; with an owner, only if it is theirs."""
    statement = update(schema.tokens).where(schema.tokens.c.id == token).values(revoked=day)
    return (statement if owner is None else statement.where(schema.tokens.c.owner == owner)), None


async def read_tokens(store: Store, most: int, owner: str | None = None) -> list[StoredToken]:
    """The tokens that hold, the newest first: all, or those of one owner."""
    table = schema.tokens.c
    query = select(table.id, table.person, table.owner, table.day).where(table.revoked == "").order_by(table.day.desc())
    found = await store.read((query if owner is None else query.where(table.owner == owner)).limit(most))
    return [StoredToken(*row) for row in found]


async def read_revoked(store: Store) -> list[str]:
    return [
        str(token) for (token,) in await store.read(select(schema.tokens.c.id).where(schema.tokens.c.revoked != ""))
    ]


def insert_ban(who: str, what: Ban, day: str) -> Statement:
    return insert_or_keep(schema.bans).values(who=who, what=what, day=day), None


def delete_ban(who: str, what: Ban) -> Statement:
    return delete(schema.bans).where(schema.bans.c.who == who, schema.bans.c.what == what), None


async def read_bans(store: Store) -> list[tuple[str, str]]:
    """Who may not do what."""
    return [(str(who), str(what)) for who, what in await store.read(select(schema.bans.c.who, schema.bans.c.what))]


def insert_audit(at: str, what: str, about: str) -> Statement:
    return insert(schema.audit).values(at=at, what=what, about=about), None


async def read_audit(store: Store, most: int) -> list[dict[str, Any]]:
    """What hosts have done, the newest first."""
    table = schema.audit.c
    return await store.read_named(select(table.at, table.what, table.about).order_by(table.id.desc()).limit(most))
