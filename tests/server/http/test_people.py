from __future__ import annotations

import asyncio

import pytest

from drivers.server.clients import Client, Server


def test_nobody_has_a_name_before_saying_one(house: Server) -> None:
    assert house.ask("GET", "/api/me")[1] == {"kind": "person", "name": "", "waiting": 0}
    cookie = house.person("  Ada\tLovelace ")
    assert house.ask("GET", "/api/me", cookie=cookie)[1] == {"kind": "person", "name": "Ada Lovelace", "waiting": 0}


@pytest.mark.parametrize("name", ["", " ", "\u202e", "\x00\x01"])
def test_a_name_must_be_visible(house: Server, name: str) -> None:
    status, body, _ = house.ask("POST", "/api/me", {"name": name})
    assert (status, body["code"]) == (409, "no-name")


def test_a_forged_cookie_is_nobody(house: Server) -> None:
    cookie = house.person("Ada")
    forged = cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB")
    assert house.ask("GET", "/api/me", cookie=forged)[1]["name"] == ""


def test_the_cookie_is_out_of_reach_for_scripts(house: Server) -> None:
    _, _, headers = house.ask("POST", "/api/me", {"name": "Ada"})
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=lax" in headers["set-cookie"]


def test_another_device_becomes_the_same_person_once(house: Server) -> None:
    cookie = house.person("Ada")
    code = house.ask("POST", "/api/me/device", {}, cookie=cookie)[1]["code"]
    status, body, headers = house.ask("POST", "/api/me/claim", {"code": code})
    assert (status, body["name"]) == (200, "Ada")
    assert headers["set-cookie"].split(";")[0] == cookie
    assert house.ask("POST", "/api/me/claim", {"code": code})[1]["code"] == "no-such-code"


def test_a_program_plays_with_a_token(house: Server) -> None:
    cookie = house.person("Ada")
    token = house.ask("POST", "/api/me/token", {"name": "Robot"})[1]["token"]
    room = house.open(cookie, "blockers", 2)

    async def game() -> None:
        robot = Client(house, room, "")
        async with robot.connection(authorization=f"Bearer {token}") as socket:
            ref = await robot.send(socket, "sit", chair=1)
            assert (await robot.answer(socket, ref))["kind"] == "accepted"
            assert robot.about["chairs"][1]["name"] == "Robot"

    asyncio.run(game())
