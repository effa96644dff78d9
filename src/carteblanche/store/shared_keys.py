"""The secrets of a house in PostgreSQL, which all of its nodes share. Each node has a copy in files, as a house in SQLite has them."""

from __future__ import annotations

from sqlalchemy import select, update

from carteblanche.store import schema
from carteblanche.store.dialects import insert_or_keep
from carteblanche.store.store import Store


async def read_shared_key(store: Store, name: str) -> str | None:
    found = await store.read(select(schema.keys.c.content).where(schema.keys.c.name == name))
    return str(found[0].content) if found else None


async def share_key(store: Store, name: str, content: str, before: str | None = None) -> str:
    """Keeps this in the place of what was there before. If there is something else by now, that stays. What there is."""
    keys = schema.keys.c
    if before is None:
        await store.write((insert_or_keep(schema.keys).values(name=name, content=content), None))
    else:
        changed = update(schema.keys).where(keys.name == name, keys.content == before).values(content=content)
        await store.write((changed, None))
    return await read_shared_key(store, name) or content
