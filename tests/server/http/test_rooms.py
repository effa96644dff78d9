from __future__ import annotations

import pytest

from drivers.server.clients import Server


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
