"""What the two databases say differently gives the same."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import insert, select

from carteblanche.store import schema
from carteblanche.store.dialects import contains_bytes, insert_or_change, insert_or_keep, newest_first
from carteblanche.store.store import Store
from drivers.server.stores import within


def test_a_row_that_is_there_is_kept_or_changed(place: Path | str) -> None:
    people = schema.people.c

    async def story(store: Store) -> None:
        await store.write((insert(schema.people).values(id="a", name="Ada"), None))
        await store.write((insert_or_keep(schema.people).values(id="a", name="Zoe"), None))
        assert [tuple(row) for row in await store.read(select(people.id, people.name))] == [("a", "Ada")]
        await store.write((insert_or_change(schema.people, "id", "name").values(id="a", name="Zoe"), None))
        assert [tuple(row) for row in await store.read(select(people.id, people.name))] == [("a", "Zoe")]

    within(place, story)


def test_bytes_are_found_wherever_they_stand_and_what_came_last_comes_first(place: Path | str) -> None:
    rooms = schema.rooms.c

    async def story(store: Store) -> None:
        for name, document in (("one", b"with \x00\xff"), ("two", b"without"), ("three", b"\x00\xff first")):
            await store.write(Store.upsert_room(name, "gathering", document))
        query = select(rooms.id).where(contains_bytes(rooms.document, b"\x00\xff")).order_by(newest_first())
        assert [str(room) for (room,) in await store.read(query)] == ["three", "one"]

    within(place, story)
