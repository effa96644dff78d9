from __future__ import annotations

import asyncio
import json

import pytest

from carteblanche.table.verify import verify
from drivers.server.clients import Client, Server


def played(house: Server, chairs: int = 2) -> tuple[str, str]:
    """A finished game of one person against bots: the room and the person's cookie."""
    cookie = house.person("Ada")
    room = house.open(cookie, "blockers", chairs, [None, *["random"] * (chairs - 1)])

    async def game() -> None:
        client = Client(house, room, cookie)
        assert (await client.do("start"))["kind"] == "accepted"
        await client.play(lambda c: c.over)

    asyncio.run(game())
    return room, cookie


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


def test_every_answer_has_the_safety_headers(house: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        _, _, headers = house.ask("GET", path)
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"


def test_a_strange_page_cannot_act_for_somebody(house: Server) -> None:
    cookie = house.person("Ada")
    status, body, _ = house.ask("POST", "/api/me", {"name": "Eve"}, cookie=cookie, origin="http://elsewhere.example")
    assert (status, body["code"]) == (409, "wrong-origin")


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


def test_a_finished_game_can_be_read_replayed_and_verified(house: Server) -> None:
    room, cookie = played(house)
    status, log, _ = house.ask("GET", f"/api/rooms/{room}/log")
    assert status == 200
    assert verify(log.strip().split(b"\n")).deal
    moves = house.ask("GET", f"/api/rooms/{room}/moves")[1]
    assert [move["n"] for move in moves] == list(range(len(moves)))
    assert moves[-1]["event"] == "closed"
    played_ones = [move for move in moves if move["event"] == "played"]
    for move in played_ones:
        laid = next(one for one in move["news"] if one["source"].startswith("rack"))
        assert (laid["piece"], laid["target"]) == (move["action"]["tile"], move["action"]["cell"])
    half = len(moves) // 2
    assert moves[0]["scores"] == []
    assert moves[-1]["scores"] == house.ask("GET", f"/api/rooms/{room}/replay")[1]["table"]["game"]["scores"]
    own = house.ask("GET", f"/api/rooms/{room}/replay?n={half}&eyes=0")[1]
    watched = house.ask("GET", f"/api/rooms/{room}/replay?n={half}&eyes=watcher")[1]
    everything = house.ask("GET", f"/api/rooms/{room}/replay?n={half}&eyes=all")[1]
    assert own["n"] == half
    assert None not in own["table"]["game"]["racks"][0]
    assert set(watched["table"]["game"]["racks"][0]) == {None}
    assert all(None not in rack for rack in everything["table"]["game"]["racks"])
    assert own["table"]["chairs"][0]["name"] == "Ada"
    sheet = house.ask("GET", "/api/me/scores", cookie=cookie)[1]
    assert [line["room"] for line in sheet] == [room]
    assert sheet[0]["players"] == ["Ada", ""]
    assert [bool(bot) for bot in sheet[0]["bots"]] == [False, True]


def test_a_running_game_shows_no_log(house: Server) -> None:
    cookie = house.person("Ada")
    room = house.open(cookie, "blockers", 2, [None, "random"])
    for what in ("log", "moves", "questions", "replay", "replay/analysis"):
        status, body, _ = house.ask("GET", f"/api/rooms/{room}/{what}")
        assert (status, body["code"]) == (409, "not-over")
    assert house.ask("GET", "/api/rooms/nothing/log")[0] == 404


def test_another_device_becomes_the_same_person_once(house: Server) -> None:
    cookie = house.person("Ada")
    code = house.ask("POST", "/api/me/device", {}, cookie=cookie)[1]["code"]
    status, body, headers = house.ask("POST", "/api/me/claim", {"code": code})
    assert (status, body["name"]) == (200, "Ada")
    assert headers["set-cookie"].split(";")[0] == cookie
    assert house.ask("POST", "/api/me/claim", {"code": code})[1]["code"] == "no-such-code"


def test_who_wants_to_be_forgotten_is_named_nowhere(house: Server) -> None:
    room, cookie = played(house)
    assert house.ask("DELETE", "/api/me", cookie=cookie)[0] == 204
    assert house.ask("GET", "/api/me", cookie=cookie)[1]["name"] == ""
    replay = house.ask("GET", f"/api/rooms/{room}/replay")[1]
    assert replay["table"]["chairs"][0]["name"] == ""
    status, log, _ = house.ask("GET", f"/api/rooms/{room}/log")
    assert status == 200
    assert b"Ada" not in log
    assert verify(log.strip().split(b"\n")).deal


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


def test_the_admin_needs_the_token_that_was_printed(house: Server) -> None:
    assert house.ask("GET", "/api/admin")[0] == 401
    assert house.ask("GET", "/api/admin", authorization="Bearer guess")[0] == 401
    printed = (house.folder / "serve.log").read_text().split("/admin#")[1].split()[0]
    status, overview, _ = house.ask("GET", "/api/admin", authorization=f"Bearer {printed}")
    assert status == 200
    assert overview["bytes"] > 0


def test_the_admin_hands_a_deck_on(house: Server) -> None:
    ada, ben = house.person("Ada who hands on"), house.person("Ben who is handed")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    people = {one["name"]: one["id"] for one in house.admin("GET", "/api/admin")["people"]}
    house.admin("POST", f"/api/admin/decks/{deck}/owners/{people['Ben who is handed']}")
    [told] = [one for one in house.admin("GET", "/api/admin")["decks"] if one["id"] == deck]
    assert (told["name"], told["mark"], told["version"]) == ("Home", "H", 0)
    assert [one["name"] for one in told["owners"]] == ["Ada who hands on", "Ben who is handed"]
    assert [one["owned"] for one in house.ask("GET", "/api/decks", cookie=ben)[1]] == [True]
    path = f"/api/admin/decks/{deck}/owners/"
    assert house.ask("POST", path + people["Ada who hands on"], cookie=ada)[0] == 401


def test_the_admin_asks_as_often_as_they_like_and_guesses_are_counted(server: Server) -> None:
    for _ in range(30):
        server.admin("GET", "/api/admin")
    statuses = [server.ask("GET", "/api/admin", authorization="Bearer guess")[0] for _ in range(11)]
    assert statuses == [401] * 10 + [429]
    server.admin("GET", "/api/admin")


def test_the_admin_sends_somebody_away_from_a_table(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    gathering, playing = (house.open(ada, "blockers", 2, two="basic") for _ in range(2))

    async def story() -> None:
        for room in (gathering, playing):
            await Client(house, room, ben).do("sit", chair=1)
        people = [Client(house, playing, cookie) for cookie in (ada, ben)]
        await people[0].do("start")
        await asyncio.gather(*(one.play(lambda c: bool(c.update and c.update["n"] >= 6)) for one in people))
        for room in (gathering, playing):
            await asyncio.to_thread(house.admin, "DELETE", f"/api/admin/rooms/{room}/chairs/1")
        host = Client(house, gathering, ada)
        await host.do("ping")
        assert host.about["chairs"][1]["player"] == "empty"
        await people[0].do("ping")
        assert people[0].update is not None
        assert people[0].update["table"]["left"] == [1]

    asyncio.run(asyncio.wait_for(story(), 300))
    status, body, _ = house.ask("DELETE", f"/api/admin/rooms/{gathering}/chairs/1")
    assert (status, body["code"]) == (401, "locked")


def test_the_interface_describes_itself(house: Server) -> None:
    status, schema, _ = house.ask("GET", "/api/schema/openapi.json")
    assert status == 200
    assert {"/api/me", "/api/rooms", "/api/games", "/api/rooms/{room}/replay"} <= set(schema["paths"])
    status, page, headers = house.ask("GET", "/api/schema")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert b"/api/rooms/{room}/replay" in page
    assert b"<script" not in page


def test_numbers_for_a_watcher_of_machines(house: Server) -> None:
    status, text, _ = house.ask("GET", "/metrics")
    assert status == 200
    assert b"carteblanche_connections" in text


def test_too_much_is_refused_with_the_seconds_to_wait(server: Server) -> None:
    for _ in range(20):
        server.person("Ada")
    status, body, headers = server.ask("POST", "/api/me", {"name": "Ada"})
    assert (status, body["code"]) == (429, "too-often")
    assert int(headers["retry-after"]) == body["details"]["seconds"] > 0


def test_a_large_body_is_refused(house: Server) -> None:
    status, body, _ = house.ask("POST", "/api/me", {"name": "x" * 200_000})
    assert status in (400, 413)
    assert body["code"] in ("too-large", "unreadable")


def test_what_luck_was_asked_is_told_for_every_number_that_was_drawn(house: Server) -> None:
    room, _ = played(house)
    entries = [json.loads(line)["entry"] for line in house.ask("GET", f"/api/rooms/{room}/log")[1].splitlines()[1:]]
    asked = house.ask("GET", f"/api/rooms/{room}/questions")[1]
    assert list(map(len, asked)) == [len(entry["luck"]) for entry in entries]
    for entry, questions in zip(entries, asked, strict=True):
        assert all(drawn < below for drawn, below in zip(entry["luck"], questions, strict=True))


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_what_makes_the_page_an_app_lies_beside_it(house: Server, path: str, media: str) -> None:
    status, _, headers = house.ask("GET", path)
    assert status == 200
    assert headers["content-type"].startswith(media)
    assert headers["cache-control"] == "no-cache"


def test_who_is_lost_in_a_browser_gets_the_page_and_a_program_gets_a_code(house: Server) -> None:
    status, page, headers = house.ask("GET", "/nowhere", accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (status, headers["content-type"].split(";")[0]) == (404, "text/html")
    assert page == house.ask("GET", "/")[1]
    assert "Content-Security-Policy".lower() in headers
    for path in ("/nowhere", "/api/nowhere"):
        assert house.ask("GET", path)[1]["code"] == "not-found"
    assert house.ask("GET", "/api/nowhere", accept="text/html")[1]["code"] == "not-found"
