from __future__ import annotations

import asyncio
import json

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


def test_what_luck_was_asked_is_told_for_every_number_that_was_drawn(house: Server) -> None:
    room, _ = played(house)
    entries = [json.loads(line)["entry"] for line in house.ask("GET", f"/api/rooms/{room}/log")[1].splitlines()[1:]]
    asked = house.ask("GET", f"/api/rooms/{room}/questions")[1]
    assert list(map(len, asked)) == [len(entry["luck"]) for entry in entries]
    for entry, questions in zip(entries, asked, strict=True):
        assert all(drawn < below for drawn, below in zip(entry["luck"], questions, strict=True))


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
