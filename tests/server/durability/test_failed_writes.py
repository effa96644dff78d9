"""A write that fails is refused, and what is in memory goes back to what the store has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.live import LiveTable
from carteblanche.server.rooms.room import Room
from carteblanche.store.store import Statement, Store, StoreFailed
from drivers.server.guests import Guest, deal, inside


def test_a_failed_write_is_refused_and_memory_goes_back_to_the_store(tmp_path: Path) -> None:
    async def fails(*_: object) -> None:
        raise StoreFailed("no space left")

    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        mover = ada if ada.last("update")["options"] else ben
        n = mover.last("update")["n"]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store, "write", fails)
            answer = await mover.say("play", seen=n, action=mover.last("update")["options"][0])
        refusal = answer if answer["kind"] == "refused" else mover.last("refused")
        assert refusal["code"] == "not-saved"
        assert mover.last("update")["n"] == n
        again = await mover.say("play", seen=n, action=mover.last("update")["options"][0])
        assert mover.last("accepted")["n"] == n, again

    inside(tmp_path, story)


def failing_once(store: Store) -> Callable[..., Awaitable[None]]:
    """A way to write of which the first use fails, once others have come to wait."""
    left = [StoreFailed("no space left")]
    write = store.write

    async def written(*statements: Statement) -> None:
        await asyncio.sleep(0)
        await (write(*statements) if not left else refused(left.pop()))

    async def refused(failure: StoreFailed) -> None:
        raise failure

    return written


def test_who_waited_behind_a_failed_write_acts_on_what_the_store_has(tmp_path: Path) -> None:
    """Otherwise the store would get the second entry without the first."""

    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        mover, other = (ada, ben) if ada.last("update")["options"] else (ben, ada)
        n = mover.last("update")["n"]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store, "write", failing_once(house.store))
            await asyncio.gather(
                mover.say("play", seen=n, action=mover.last("update")["options"][0]),
                other.say("propose", proposal="pause"),
            )
        assert mover.last("refused")["code"] == "not-saved"
        assert other.last("accepted")["n"] == n
        assert len(await house.store.read_log(room.id)) == 1 + n + 1
        again = await LiveTable.load(house.store, room.document)
        assert len(again.table.entries) == n + 1

    inside(tmp_path, story)


def test_a_room_that_cannot_be_read_back_is_read_anew(tmp_path: Path) -> None:
    async def fails(*_: object) -> None:
        raise StoreFailed("gone")

    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        mover = ada if ada.last("update")["options"] else ben
        n, options = mover.last("update")["n"], mover.last("update")["options"]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store, "write", fails)
            patched.setattr(house.store, "read_room", fails)
            await mover.say("play", seen=n, action=options[0])
        assert [guest.last("farewell")["why"] for guest in (ada, ben)] == ["failed", "failed"]
        anew = await house.find_room(room.id)
        assert anew is not None
        assert anew is not room
        back = await Guest(anew, mover.connection.person).come()
        await back.say("play", seen=n, action=options[0])
        assert back.last("accepted")["n"] == n

    inside(tmp_path, story)


def test_after_a_failed_write_of_a_bot_other_hands_play_on(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        await deal(room)
        await room.runner.stop()
        assert room.live is not None
        assert room.race is not None
        before, race, table = room.live, room.race, room.live.table
        seat, n = next(iter(table.game.prompts(table.state))), len(table.entries)
        action = table.game.options(table.game.view(table.state, seat)).sample(KeyedLuck.seeded(1))

        async def move(_: Seat) -> bool:
            async with room.lock:
                race._racing.offer(before.now(), seat, action, "hand", "bot")
                await race.settle()
            return True

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store, "write", failing_once(house.store))
            patched.setattr(race, "_may_act", seat.__eq__)
            patched.setattr(race, "_plan_and_act", move)
            race.start_hands()
            hands = race._hands
            await asyncio.wait(hands)
        assert not any(hand.exception() for hand in hands if not hand.cancelled())
        async with room.lock:
            assert room.race is not race
            assert len(table.entries) > n
            assert len(room.live.table.entries) == n
            room.race.start_hands()

    inside(tmp_path, story, game="blitz")
