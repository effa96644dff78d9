from __future__ import annotations

import asyncio

import pytest

from drivers.browser.players import deal
from drivers.server.clients import Client, Server


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "chairs": 2}, 400, "unreadable"),
        ({"game": "blockers", "chairs": 6}, 409, "wrong-number-of-chairs"),
        ({"game": "blockers", "chairs": 2, "bots": [None, "genius"]}, 409, "no-such-level"),
        ({"game": "blockers", "chairs": 2, "config": {"two": "three"}}, 409, "no-such-option"),
        ({"game": "blockers", "chairs": 2, "extra": 1}, 400, "unreadable"),
        ({"game": "blockers", "chairs": 99}, 400, "unreadable"),
        ({"game": "blockers"}, 400, "unreadable"),
        ([], 400, "unreadable"),
    ],
)
def test_a_room_that_cannot_be_is_refused_with_a_code(house: Server, wanted: object, status: int, code: str) -> None:
    found, body, _ = house.ask("POST", "/api/rooms", wanted, cookie=house.person("Ada"))
    assert (found, body["code"]) == (status, code)


def test_without_a_name_there_is_no_room(house: Server) -> None:
    status, body, _ = house.ask("POST", "/api/rooms", {"game": "blockers", "chairs": 2})
    assert (status, body["code"]) == (409, "no-name")


def test_a_room_is_listed_for_strangers_only_if_it_is_open(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    hidden = house.open(ada, "blockers", 2)
    status, shown, _ = house.ask("POST", "/api/rooms", {"game": "blockers", "chairs": 2, "open": True}, cookie=ada)
    assert status == 201
    listed = {room["id"]: room for room in house.ask("GET", "/api/rooms", cookie=ben)[1]}
    assert shown["id"] in listed
    assert hidden not in listed
    assert {hidden, shown["id"]} <= {room["id"] for room in house.ask("GET", "/api/rooms", cookie=ada)[1]}


def test_whoever_has_the_link_is_told_who_invites_to_what_before_they_say_a_name(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    room = house.open(ada, "blockers", 4, [None, "random"])
    status, told, _ = house.ask("GET", f"/api/rooms/{room}")
    assert status == 200
    assert told == {
        "kind": "invitation",
        "game": "blockers",
        "host": "Ada",
        "players": ["Ada"],
        "bots": 1,
        "free": 3,
        "phase": "gathering",
        "yours": False,
    }
    assert house.ask("GET", f"/api/rooms/{room}", cookie=ada)[1]["yours"]
    assert not house.ask("GET", f"/api/rooms/{room}", cookie=ben)[1]["yours"]
    status, body, _ = house.ask("GET", "/api/rooms/nowhere")
    assert (status, body["code"]) == (404, "no-such-room")


def test_a_table_with_bots_alone_is_put_away_by_its_player_and_by_nobody_else(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    waiting, running = (house.open(ada, "blockers", 2, [None, "random"]) for _ in range(2))
    deal(house, running, ada)
    assert {one["id"] for one in house.ask("GET", "/api/rooms", cookie=ada)[1] if one["alone"]} == {waiting, running}
    for room in (waiting, running):
        assert house.ask("DELETE", f"/api/rooms/{room}", cookie=ben)[1]["code"] == "only-watching"
        assert house.ask("DELETE", f"/api/rooms/{room}", cookie=ada)[0] == 204
        assert house.ask("GET", f"/api/rooms/{room}")[1]["phase"] == "over"
    listed = {room["id"] for room in house.ask("GET", "/api/rooms", cookie=ada)[1]}
    assert not listed & {waiting, running}


def test_a_table_with_other_people_is_not_put_away(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    room = house.open(ada, "blockers", 2)

    async def sit() -> None:
        await Client(house, room, ben).insist("sit", chair=1)

    asyncio.run(sit())
    assert house.ask("DELETE", f"/api/rooms/{room}", cookie=ada)[1]["code"] == "not-alone"
    assert room in {one["id"] for one in house.ask("GET", "/api/rooms", cookie=ada)[1]}


def test_a_link_tells_a_messenger_who_invites_to_what_with_a_picture(house: Server) -> None:
    room = house.open(house.person('Ada "the <b>'), "blockers", 2)
    page = house.ask("GET", f"/t/{room}", accept_language="de-AT,en;q=0.5")[1].decode()
    assert 'og:title" content="Ada &quot;the &lt;b&gt; lädt dich zu Blockers! ein"' in page
    assert f'og:image" content="http://127.0.0.1:{house.port}/icon-512.png"' in page
    assert 'og:title" content="Carte Blanche"' in house.ask("GET", "/t/nowhere")[1].decode()
    assert house.ask("GET", "/icon-512.png")[0] == house.ask("GET", "/offline.html")[0] == 200
