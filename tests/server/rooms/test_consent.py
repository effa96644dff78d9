"""Pause, undo and abort by consent over the wire; thinking time that runs out; a stop in the middle of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carteblanche.core.clocks import Pace
from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.server.app import create_house
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.document import Seated
from carteblanche.server.rooms.gathering import begin
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.room import Room
from carteblanche.store.store import Store
from carteblanche.table import proposals
from drivers.server.clients import Client, Server
from drivers.server.guests import Guest, deal, inside

NUMBER = "ab" * 16


def table(client: Client) -> dict[str, Any]:
    assert client.update is not None
    found: dict[str, Any] = client.update["table"]
    return found


def test_the_table_pauses_takes_back_and_ends_only_if_all_agree(house: Server) -> None:
    cookies = house.person("Ada"), house.person("Ben")
    room = house.open(cookies[0], "blockers", 2, two="basic")
    people = [Client(house, room, cookie) for cookie in cookies]
    for one in people:
        one.calm = True

    async def agreed(proposal: str, by: Client, other: Client, *, yes: bool = True) -> dict[str, Any]:
        assert (await by.do("propose", proposal=proposal))["kind"] == "accepted"
        await other.do("ping")
        assert table(other)["proposal"]["proposal"] == proposal
        assert (await other.do("answer", yes=yes))["kind"] == "accepted"
        await by.do("ping")
        return table(by)

    async def story() -> None:
        await people[1].do("sit", chair=1)
        await people[0].do("start")
        await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["table"]["game"])) for one in people))
        mover, other = people if table(people[0])["game"]["prompt"] else people[::-1]
        assert mover.update is not None
        board, action = table(mover)["game"]["board"], mover.update["options"][0]
        assert (await mover.act(**action))["kind"] == "accepted"
        assert (await agreed("undo", mover, other, yes=False))["game"]["board"] != board
        assert (await agreed("undo", mover, other))["game"]["board"] == board
        assert (await agreed("pause", mover, other))["phase"] == "paused"
        assert (await mover.act(**action))["code"] == "not-while-paused"
        assert (await other.do("resume"))["kind"] == "accepted"
        assert (await agreed("abort", other, mover, yes=False))["phase"] == "playing"
        assert (await other.do("propose", proposal="abort"))["kind"] == "accepted"
        assert (await other.do("answer", yes=False))["kind"] == "accepted"  # taken back
        assert (await mover.do("answer", yes=True))["code"] == "nothing-proposed"
        over = await agreed("abort", other, mover)
        assert (over["phase"], over["outcome"]) == ("over", None)

    asyncio.run(asyncio.wait_for(story(), 300))


def proposed(guest: Guest) -> str | None:
    found = guest.last("update")["table"]["proposal"]
    return None if found is None else str(found["proposal"])


@pytest.mark.parametrize("game", ["blockers", "blitz"])
def test_a_rematch_that_nobody_answers_lapses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)
        await ada.say("propose", proposal="abort")
        await ben.say("answer", yes=True)
        assert ben.last("update")["table"]["phase"] == "over"
        with monkeypatch.context() as hasty:
            hasty.setattr(proposals, "PATIENCE", Millis(50))
            for guest, other in ((ada, ben), (ben, ada)):
                await guest.say("propose", proposal="rematch")
                assert proposed(other) == "rematch"
                await other.wait_for(lambda one: proposed(one) is None)
        assert ben.last("room")["next"] is None
        await ada.say("propose", proposal="rematch")
        await ben.say("answer", yes=True)
        assert ben.last("room")["next"] is not None

    inside(tmp_path, story, game=game)


def test_who_lets_the_clock_run_out_is_played_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with Store.open(tmp_path / "house.sqlite") as store:
            house = create_house(store, Limits(lifted=True))
            await store.write(Store.upsert_person("ada", "Ada"), Store.upsert_person("ben", "Ben"))
            chairs = [Seated("human", "Ada", None, "ada"), Seated("human", "Ben", None, "ben")]
            room = await house.open_room("blockers", {"two": "basic"}, "ada", chairs)
            room.document.pace = Pace(Millis(60_000), Millis(0))
            try:
                await begin(room, _started(room.document))  # nobody need be connected for this
                live = room.live
                assert live is not None
                await room.runner.stop()
                for seat in (Seat(0), Seat(1)):
                    await room.save(live.table.commit(seat, commit(bytes.fromhex(NUMBER))))
                for seat in (Seat(0), Seat(1)):
                    await room.save(live.table.show_number(seat, NUMBER))
                due = live.table.due()
                assert due is not None
                assert due == Millis(live.table.at + 60_000)
                await room.save(live.table.tick(Millis(due - 1)))
                assert live.table.due() == due
                await room.save(live.table.tick(due))
                assert live.table.entries[-1].event.by == "clock"  # type: ignore[union-attr]
            finally:
                await house.stop()

    asyncio.run(story())


def _started(document: Any) -> Any:
    document.started = True
    return document


def test_a_stop_in_the_middle_of_a_game_tells_everybody_and_loses_nothing(server: Server) -> None:
    cookies = server.person("Ada"), server.person("Ben")
    room = server.open(cookies[0], "blockers", 2, two="basic")
    people = [Client(server, room, cookie, seed) for seed, cookie in enumerate(cookies)]
    watcher = Client(server, room, "")  # says nothing, and so hears everything to the end

    async def story() -> None:
        await people[1].do("sit", chair=1)
        await people[0].do("start")
        reached = asyncio.Event()

        def seen(update: dict[str, Any]) -> None:
            if update["n"] >= 12:
                reached.set()
            for one in people:  # nobody goes on before the stop, but for whoever is just about to act
                one.calm = update["n"] >= 13 and not stopped

        for one in (*people, watcher):
            one.on_update = seen
        stopped = False
        playing = asyncio.gather(
            *(one.play(lambda c: bool(c.update and c.update["n"] >= 16)) for one in (*people, watcher))
        )
        await reached.wait()
        await asyncio.to_thread(server.stop)
        stopped = True
        await asyncio.to_thread(server.start)
        await playing
        people[0].calm = True
        await people[0].do("leave")

    asyncio.run(asyncio.wait_for(story(), 300))
    assert {"kind": "farewell", "why": "stopping"} in watcher.heard
    log = server.ask("GET", f"/api/rooms/{room}/log")[1]
    for one in people:
        for ref, n in one.accepted.items():
            assert log.count(ref.encode()) == (1 if n >= 0 else 0), "acknowledged once, there once"
