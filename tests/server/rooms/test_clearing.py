"""What nobody comes back to is deleted after the days that the host has set, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import update

from carteblanche.server.rooms.clearing import MOST_AT_ONCE, clear_rooms
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.store import schema
from drivers.server.guests import Guest, deal, inside

POLICY = {"gathering": 14, "playing": 90, "over": 0}
CHAIRS = [Seated("human", "Ada", None, "ada"), Seated("human", "Ben", None, "ben")]


async def date(house: House, room: str, day: str) -> None:
    """As if a room had last been used on this day."""
    await house.store.write((update(schema.rooms).where(schema.rooms.c.id == room).values(touched=day), None))


async def kept(house: House) -> set[str]:
    return set(await house.store.read_rooms("gathering", "playing", "over"))


async def leave(room: Room) -> None:
    for connection in list(room.connections):
        await room.disconnect(connection)


def test_rooms_are_kept_as_long_as_the_host_says(tmp_path: Path) -> None:
    async def story(house: House, playing: Room) -> None:
        await deal(playing)
        await leave(playing)
        gathering = await house.open_room("blockers", {}, "ada", CHAIRS)
        over = await house.open_room("blockers", {}, "ada", CHAIRS)
        ada, _ = await deal(over)
        assert (await ada.say("leave"))["kind"] != "refused"
        await leave(over)
        everything = {playing.id, gathering.id, over.id}
        for room in everything:
            await date(house, room, "2026-01-31")
        assert await clear_rooms(house, POLICY, "2026-02-14") == 0
        assert await kept(house) == everything
        assert await clear_rooms(house, POLICY, "2026-02-15") == 1
        assert await kept(house) == everything - {gathering.id}
        assert gathering.id not in house.rooms
        assert await clear_rooms(house, POLICY, "2026-05-02") == 1
        assert await kept(house) == {over.id}, "finished games are kept for ever unless the host says otherwise"
        assert await clear_rooms(house, POLICY | {"over": 365}, "2027-02-01") == 1
        assert await house.store.read_log(over.id) == [], "with its log"

    inside(tmp_path, story)


def test_a_room_where_somebody_is_stays_however_old(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        guest = await Guest(room, "ada").come()
        for _ in range(3):
            await date(house, (await house.open_room("blockers", {}, "ada", CHAIRS)).id, "2020-01-01")
        await date(house, room.id, "2020-01-01")
        assert await clear_rooms(house, POLICY, "2026-01-01") == 3
        assert await kept(house) == {room.id}
        await room.disconnect(guest.connection)
        await date(house, room.id, "2020-01-01")
        assert await clear_rooms(house, POLICY, "2026-01-01") == 1

    inside(tmp_path, story)


def test_more_rooms_than_are_looked_at_at_once(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        many = [(await house.open_room("blockers", {}, "ada", CHAIRS)).id for _ in range(MOST_AT_ONCE + 5)]
        await asyncio.gather(*(date(house, one, "2020-01-01") for one in many))
        assert await clear_rooms(house, POLICY, "2026-01-01") == len(many)
        assert await kept(house) == {room.id}

    inside(tmp_path, story)
