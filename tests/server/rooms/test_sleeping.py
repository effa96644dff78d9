"""Tables without people: they stand still, leave memory, and are read again when somebody comes. A start reads none."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.server.app import create_house
from carteblanche.server.jobs.supervisor import FAILURES
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.gathering import make_bot
from carteblanche.server.rooms.house import SLEEP_AFTER, House
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.room import MOST_FAILURES, Room
from carteblanche.store.store import Store, StoreFailed
from drivers.server.guests import Guest, deal, inside


def later() -> float:
    return time.monotonic() + SLEEP_AFTER + 1


async def empty(room: Room) -> None:
    for connection in list(room.connections):
        await room.disconnect(connection)


def test_table_time_stands_while_nobody_is_there(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, _ben = await deal(room)
        assert room.live is not None
        assert room.live.seconds_to(room.live.now()) is not None
        await empty(room)
        assert room.live.seconds_to(room.live.now()) is None
        await ada.come()
        assert room.live.seconds_to(room.live.now()) is not None

    inside(tmp_path, story)


@pytest.mark.parametrize("game", ["blitz", "blockers"])
def test_bots_do_not_play_on_without_people(tmp_path: Path, game: str) -> None:
    async def story(house: House, _: Room) -> None:
        chairs = [Seated("human", "Ada", None, "ada")]
        chairs.append(make_bot("random", chairs))
        room = await house.open_room(game, {}, "ada", chairs)
        ada = await Guest(room, "ada").come()
        await ada.say("start")
        await empty(room)
        assert room.live is not None
        async with room.lock:
            await room.runner.complete_deal(room.live.table)
        entries = len(room.live.table.entries)
        for _number in range(50):
            room.runner.wake()
            await asyncio.sleep(0)
        assert len(room.live.table.entries) == entries

    inside(tmp_path, story, game=game)


def test_a_room_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, _ben = await deal(room)
        update = ada.last("update")
        await house.check_connections(later())
        assert room.id in house.rooms, "somebody is there, if only in silence"
        await empty(room)
        await house.check_connections(time.monotonic())
        assert room.id in house.rooms, "for a while it waits"
        await house.check_connections(later())
        assert house.rooms == {}
        assert not await room.connect(Guest(room, "ada").connection), "who still has the old one has to ask again"
        again = await house.expect_room(room.id)
        assert again is not room
        back = await Guest(again, "ada").come()
        assert back.last("update")["table"]["game"] == update["table"]["game"]
        mover = next(one for one in (back, await Guest(again, "ben").come()) if one.last("update")["options"])
        await mover.say("play", seen=update["n"], action=mover.last("update")["options"][0])
        assert mover.last("accepted")
        assert again.document.awaited == []

    inside(tmp_path, story)


def test_a_list_of_rooms_reads_no_table_and_knows_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        turns = {name: bool(guest.last("update")["options"]) for name, guest in (("ada", ada), ("ben", ben))}
        await empty(room)
        await house.check_connections(later())
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(LiveTable, "load", None)
            for name, turn in turns.items():
                assert [(one.id, one.turn, one.yours) for one in await house.list_rooms(name)] == [
                    (room.id, turn, True)
                ]
        assert house.rooms == {}

    inside(tmp_path, story)


def test_open_rooms_are_listed_after_a_start_that_read_nothing(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        await deal(room)
        chairs = [Seated("human", "Ada", None, "ada"), Seated()]
        listed = await house.open_room("blockers", {"two": "basic"}, "ada", chairs, listed=True)
        await house.open_room("blockers", {"two": "basic"}, "ada", chairs, listed=False)
        again = create_house(house.store, Limits(lifted=True))
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(LiveTable, "load", None)
            await again.start()
            try:
                assert again.rooms == {}
                assert [one.id for one in await again.list_rooms(None)] == [listed.id]
            finally:
                await again.stop()

    inside(tmp_path, story)


def test_a_room_is_read_once_though_many_ask(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        await deal(room)
        await empty(room)
        await house.check_connections(later())
        found = await asyncio.gather(*(house.find_room(room.id) for _ in range(20)))
        assert len({id(one) for one in found}) == 1

    inside(tmp_path, story)


def test_a_table_whose_task_fails_goes_on(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)
        before = FAILURES["table"]
        assert room.live is not None
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(room.live.table, "due", _fail)
            recover, recovered = room.recover, asyncio.Event()

            async def watched(error: Exception) -> bool:
                found = await recover(error)
                recovered.set()
                return found

            patched.setattr(room, "recover", watched)
            await room.runner.stop()
            room.runner.start()
            await recovered.wait()
        assert FAILURES["table"] == before + 1
        mover = ada if ada.last("update")["options"] else ben
        update = mover.last("update")
        await mover.say("play", seen=update["n"], action=update["options"][0])
        assert mover.last("accepted")["ref"] == f"r{mover.sent}"

    inside(tmp_path, story)


def test_a_table_that_fails_again_and_again_is_set_aside_where_everybody_sees_it(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, _ = await deal(room)
        for number in range(MOST_FAILURES):
            assert await room.recover(ValueError("odd")) == (number < MOST_FAILURES - 1)
        assert ada.last("farewell")["why"] == "failed"
        assert house.rooms == {}
        assert house.unreadable[room.id].reason == "failed"
        assert [one.unreadable for one in await house.list_rooms("ada")] == ["failed"]
        with pytest.raises(Illegal, match="room-unreadable"):
            await house.expect_room(room.id)

    inside(tmp_path, story)


def test_a_room_that_cannot_be_kept_stays_in_memory(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        await deal(room)
        await empty(room)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store, "write", _not_saved)
            await house.check_connections(later())
        assert room.id in house.rooms
        assert await room.connect(Guest(room, "ada").connection)

    inside(tmp_path, story)


async def _not_saved(*_: object) -> None:
    raise StoreFailed("no space left")


def _fail() -> None:
    raise ValueError("odd")


def test_the_store_lists_no_room_that_cannot_be_read_as_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            await store.write(Store.upsert_room("a", "gathering", b'{"open": tru'))
            await store.write(Store.upsert_room("b", "gathering", b'{"open":true}'))
            await store.write(Store.upsert_room("c", "gathering", b'{"open":false}'))
            assert [room for room, _, _ in await store.read_open_rooms(9)] == ["b"]

    asyncio.run(run())
