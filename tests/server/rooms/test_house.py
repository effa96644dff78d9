"""The house from inside: who is there, who has gone, what happens to their chairs. Time is passed in."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest

from carteblanche.core.luck import commit
from carteblanche.core.values import Millis, Seat
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.connection import QUEUE
from carteblanche.server.rooms.house import CHECK_INTERVAL, QUIET, SILENT, House
from carteblanche.server.rooms.messages import handle
from carteblanche.server.rooms.room import Room
from carteblanche.server.rooms.runner import AWAY
from carteblanche.store.store import Store, StoreFailed
from carteblanche.table.time import TableTime
from carteblanche.wire.from_client import Cover, Remove
from drivers.server.guests import NUMBER, Guest, deal, inside


def test_who_says_nothing_is_announced_and_then_dropped(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await Guest(room, "ada").come(), await Guest(room, "ben").come()
        ben.connection.heard = QUIET
        await house.check_connections(QUIET + 0.5)
        assert [chair["present"] for chair in ben.last("room")["chairs"]] == [False, True]
        ada.connection.heard = QUIET + 1
        await house.check_connections(QUIET + 1)
        assert [chair["present"] for chair in ben.last("room")["chairs"]] == [True, True]
        await house.check_connections(QUIET + SILENT + 2)
        assert ada.last("farewell")["why"] == "silent"
        assert ada.connection.closed

    inside(tmp_path, story)


def test_nobody_waits_longer_than_promised() -> None:
    assert QUIET + CHECK_INTERVAL <= 12.0, "then the others know"
    assert SILENT + CHECK_INTERVAL <= 30.0, "then the socket is dropped"
    assert AWAY <= 30.0, "then a bot may take the chair"


def test_a_half_open_socket_is_announced_dropped_and_its_chair_covered(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        await room.runner.stop()
        for now in range(0, 40, int(CHECK_INTERVAL)):  # Ben is heard of all the time, Ada never again
            ben.connection.heard = float(now)
            await house.check_connections(float(now))
            if ada.connection.closed and ada.connection in room.connections:
                assert now <= 30
                await room.disconnect(ada.connection)  # as the socket does on its farewell
            async with room.lock:
                await room.runner.cover_absent(float(now))
            assert ben.last("room")["chairs"][0]["present"] == (now <= QUIET)
        assert ada.last("farewell")["why"] == "silent"
        assert ben.last("update")["table"]["covered"] == [0]
        await Guest(room, "ada", 40.0).come()
        async with room.lock:
            await room.runner.cover_absent(40.0)
        assert ben.last("update")["table"]["covered"] == []

    inside(tmp_path, story, away="cover")


def test_who_is_gone_for_long_is_covered_and_gets_the_chair_back(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ben = (await deal(room))[1]
        await room.runner.stop()
        ada = next(connection for connection in room.connections if connection.person == "ada")
        ada.heard = 98.0
        await room.disconnect(ada)
        async with room.lock:
            wait = await room.runner.cover_absent(100.0)
            assert wait == pytest.approx(AWAY - 2.0)
            await room.runner.cover_absent(100.0 + AWAY + 1)
        assert ben.last("update")["table"]["covered"] == [0]
        await Guest(room, "ada").come()
        async with room.lock:
            await room.runner.cover_absent(200.0)
        assert ben.last("update")["table"]["covered"] == []
        assert ben.last("update")["table"]["marks"] == ["covered"]

    inside(tmp_path, story, away="cover")


def test_the_table_waits_if_the_host_wants_it_so(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)
        await room.disconnect(ada.connection)
        async with room.lock:
            assert await room.runner.cover_absent(1000.0) is None
        assert ben.last("update")["table"]["covered"] == []

    inside(tmp_path, story)


def test_a_bot_plays_for_who_is_gone_if_the_host_says_so_or_the_host_is_gone(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)  # Ada, on the first chair, is the host
        await handle(room, ada.connection, Cover("1", 1))
        assert ada.last("refused")["code"] == "still-there"
        for message in (Cover("2", 0), Remove("3", 0)):
            await handle(room, ben.connection, message)
            assert ben.last("refused") == {"kind": "refused", "ref": message.ref, "code": "not-the-host", "details": {}}
        await room.disconnect(ada.connection)
        assert ben.last("room")["chairs"][0]["gone"] is not None
        await handle(room, ben.connection, Cover("4", 0))
        assert ben.last("update")["table"]["covered"] == [0]
        await room.connect(ada.connection)
        async with room.lock:
            await room.runner.cover_absent(0.0)
        assert ben.last("update")["table"]["covered"] == []
        assert ben.last("room")["chairs"][0]["gone"] is None

    inside(tmp_path, story)


def test_a_friend_plays_for_who_is_gone_if_the_host_agrees_and_gives_the_chair_back(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)  # Ada, on the first chair, is the host
        await house.store.write(Store.upsert_person("cy", "Cy"))
        cy = await Guest(room, "cy").come()
        assert (await cy.say("stand-in", chair=1))["code"] == "still-there"
        await room.disconnect(ben.connection)
        assert (await ada.say("cover", chair=1, friend=True))["code"] == "nothing-proposed"
        assert (await ada.say("stand-in", chair=1))["code"] == "chair-taken"
        assert (await (await Guest(room, None).come()).say("stand-in", chair=1))["code"] == "no-name"
        assert (await cy.say("stand-in", chair=1))["kind"] == "accepted"
        assert ada.last("room")["chairs"][1]["offer"] == "Cy"
        assert cy.last("update")["seat"] is None
        assert (await cy.say("cover", chair=1, friend=True))["code"] == "not-the-host"

        assert (await ada.say("cover", chair=1, friend=True))["kind"] == "accepted"
        chair = ada.last("room")["chairs"][1]
        assert (chair["name"], chair["friend"], chair["offer"], chair["present"]) == ("Ben", "Cy", "", True)
        assert cy.last("update")["seat"] == 1
        assert room.document.own_seat_of("cy") is None
        assert (await house.store.read_rooms_with("cy")) == [room.id]

        # Who is forgotten takes along nothing of the one whose chair it is.
        await house.forget("cy")
        assert room.document.friends == []
        assert ada.last("update")["table"]["left"] == []

        await house.store.write(Store.upsert_person("di", "Di"))
        di = await Guest(room, "di").come()
        await di.say("stand-in", chair=1)
        await ada.say("cover", chair=1, friend=True)
        assert (await di.say("leave"))["kind"] == "accepted"  # only the chair is given back
        assert (di.last("update")["seat"], di.last("update")["table"]["left"]) == (None, [])
        await di.say("stand-in", chair=1)
        await ada.say("cover", chair=1, friend=True)
        back = await Guest(room, "ben").come()
        assert (back.last("update")["seat"], di.last("update")["seat"]) == (1, None)
        assert ada.last("room")["chairs"][1]["friend"] == ""

    inside(tmp_path, story)


def test_the_host_sends_somebody_away_from_a_running_game(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, _ben = await deal(room)
        await handle(room, ada.connection, Remove("1", 1))
        assert ada.last("update")["table"]["left"] == [1]

    inside(tmp_path, story)


REACH = {"kind": "centre", "source": "W2", "card": "red 1", "stack": "new", "top": ""}


def test_a_hand_on_its_way_in_a_race_is_seen_by_the_others(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        watcher = await Guest(room, None).come()
        before = len(ada.hear())
        await ada.say("reach", action=REACH)
        assert len(ada.hear()) == before, "nobody is shown the own hand, and it is not answered"
        for other in (ben, watcher):
            hand = other.last("hand")
            assert (hand["seat"], hand["source"], hand["target"]) == (0, "work 0.2", "new")
            assert hand["lands"] > hand["begins"]
        assert (await watcher.say("reach", action=REACH))["code"] == "only-watching"
        assert (await ada.say("reach", action={"kind": "wave"}))["code"] == "unreadable"
        house.limits = Limits()
        for _ in range(300):
            await ada.say("reach", action=REACH)
        assert sum(message["kind"] == "hand" for message in ben.hear()) < 200, "who waves about is not shown"
        assert not ben.connection.closed

    inside(tmp_path, story, game="blitz")


def test_an_act_that_is_held_back_in_a_race_waits_for_nothing_but_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(_: House, room: Room) -> None:
        ada = (await deal(room))[0]
        race, live = room.race, room.live
        assert race is not None
        assert live is not None
        began = time.monotonic()
        monkeypatch.setattr(race, "probe", lambda: 3600.0)
        monkeypatch.setattr("carteblanche.server.rooms.runner.PROBES", 3600.0)  # else the table looks again by itself
        live._time = TableTime(Millis(0), began - 60.0)  # a minute later everybody has begun
        room.runner.wake()
        await ada.wait_for(lambda _: cast("Any", live.table.state).public.phase == "racing")
        race._racing.record_round_trip(live.now(), Seat(1), Millis(400))
        live._time = TableTime(Millis(0), began - 61.0)  # from now on Ben's way counts
        message = {"seen": ada.last("update")["n"], "action": REACH}
        before = len(ada.hear())
        await ada.say("play", **message)
        assert len(ada.hear()) == before, "somebody further away may have been first"
        await ada.wait_for(lambda one: one.hear()[-1].get("ref") == f"r{one.sent}", 4.0)

    inside(tmp_path, story, game="blitz")


def test_no_hand_is_shown_where_there_is_no_race(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await deal(room)
        await ada.say("reach", action={"kind": "skip"})
        assert all(message["kind"] != "hand" for message in ben.hear())

    inside(tmp_path, story)


def test_a_slow_reader_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        slow, quick = await Guest(room, "ada").come(), await Guest(room, "ben").come()
        slow.socket.full = True
        for _number in range(QUEUE):
            await quick.say("emote", emote="wow")
        assert all(message["kind"] != "farewell" for message in slow.hear())
        await quick.say("emote", emote="wow")
        assert slow.connection.closed
        assert slow.socket.closed
        assert slow.last("farewell")["why"] == "too-slow"
        assert not quick.connection.closed

    inside(tmp_path, story)


def test_who_catches_up_in_time_misses_nothing(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        slow, quick = await Guest(room, "ada").come(), await Guest(room, "ben").come()
        slow.socket.full = True
        for text in ("one", "two"):
            await quick.say("say", text=text)
        slow.socket.full = False
        await quick.say("say", text="three")
        assert all(message["kind"] != "said" for message in slow.hear()), "nobody overtakes what waits"
        slow.connection.send_waiting()
        assert [message["text"] for message in slow.hear() if message["kind"] == "said"] == ["one", "two", "three"]

    inside(tmp_path, story)


def test_a_number_that_never_comes_spoils_the_deal(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada, ben = await Guest(room, "ada").come(), await Guest(room, "ben").come()
        await ada.say("start")
        for guest in (ada, ben):
            await guest.say("commit", commitment=commit(bytes.fromhex(NUMBER)))
        await ada.say("number", number=NUMBER)
        assert room.live is not None
        async with room.lock:
            await room.runner.complete_deal(room.live.table)
        assert ben.last("update")["table"]["phase"] == "over"
        assert ben.last("update")["table"]["outcome"] is None

    inside(tmp_path, story)


def test_who_is_not_there_to_commit_gets_a_number_from_the_house(tmp_path: Path) -> None:
    async def story(_: House, room: Room) -> None:
        ada = await Guest(room, "ada").come()
        await ada.say("start")
        await ada.say("commit", commitment=commit(bytes.fromhex(NUMBER)))
        assert room.live is not None
        async with room.lock:
            await room.runner.complete_deal(room.live.table)
        await ada.say("number", number=NUMBER)
        assert ada.last("update")["table"]["phase"] == "playing"

    inside(tmp_path, story)


def test_everybody_is_told_when_the_house_closes(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada = await Guest(room, "ada").come()
        await house.stop()
        assert ada.last("farewell")["why"] == "stopping"

    inside(tmp_path, story)


def test_a_finished_room_without_visitors_is_let_go_from_memory(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        await ada.say("leave")
        assert ben.last("update")["table"]["outcome"]["reason"] == "resigned"
        for guest in (ada, ben):
            await room.disconnect(guest.connection)
        await house.check_connections(0.0)
        assert room.id not in house.rooms
        again = await house.find_room(room.id)
        assert again is not None
        assert again.document.over

    inside(tmp_path, story)


def test_a_rematch_opens_a_room_with_the_same_people(tmp_path: Path) -> None:
    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        await ada.say("leave")
        await ben.say("propose", proposal="rematch")
        named = ben.last("room")["next"]
        assert named is not None
        following = await house.find_room(named)
        assert following is not None
        assert [chair.name for chair in following.document.chairs] == ["Ben", "Ada"]
        assert ada.last("room")["next"] == named

    inside(tmp_path, story)


def test_a_rematch_that_could_not_be_opened_is_opened_when_the_room_is_read_again(tmp_path: Path) -> None:
    async def fails(*_: object) -> None:
        raise StoreFailed("no space left")

    async def story(house: House, room: Room) -> None:
        ada, ben = await deal(room)
        await ada.say("leave")
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house, "add_room", fails)
            await ben.say("propose", proposal="rematch")
        assert ben.last("farewell")["why"] == "failed"
        again = await house.find_room(room.id)
        assert again is not None
        back = await Guest(again, "ben").come()
        following = await house.find_room(back.last("room")["next"])
        assert following is not None
        assert [chair.name for chair in following.document.chairs] == ["Ben", "Ada"]

    inside(tmp_path, story)
