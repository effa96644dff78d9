from __future__ import annotations

import asyncio

from drivers.server.clients import Client, Server


def played(house: Server, game: str) -> str:
    """A game of two people that is over. At BLANKO they only exchange letters and pass: words are not listed."""
    ada, ben = house.person("Ada"), house.person("Ben")
    room = house.open(ada, game, 2)

    async def through() -> None:
        host, guest = Client(house, room, ada, seed=1), Client(house, room, ben, seed=2)
        await guest.insist("sit", chair=1)
        await host.insist("start")
        await asyncio.gather(*(client.play(lambda one: one.over) for client in (host, guest)))

    asyncio.run(through())
    return room


def test_a_finished_game_tells_what_was_possible_and_everybody_the_same(house: Server) -> None:
    path = f"/api/rooms/{played(house, 'blanko')}/replay/analysis"
    status, found, _ = house.ask("GET", path)
    assert status == 200
    moves = house.ask("GET", path.replace("replay/analysis", "moves"))[1]
    assert found["turns"]
    for turn in found["turns"]:
        assert moves[turn["entry"]]["seat"] == turn["seat"]
        points = [move["points"] for move in turn["best"]]
        assert points == sorted(points, reverse=True)
        assert turn["left"] == max(0, max(points, default=0) - turn["points"])
    assert found["left"] == [sum(turn["left"] for turn in found["turns"] if turn["seat"] == seat) for seat in (0, 1)]
    assert house.ask("GET", path)[1] == found


def test_a_finished_game_of_blockers_gets_a_second_opinion(house: Server) -> None:
    path = f"/api/rooms/{played(house, 'blockers')}/replay/analysis"
    status, found, _ = house.ask("GET", path)
    assert (status, found["kind"], found["unit"]) == (200, "analysis", "percent")
    moves = house.ask("GET", path.replace("replay/analysis", "moves"))[1]
    assert found["turns"]
    for turn in found["turns"]:
        assert moves[turn["entry"]]["seat"] == turn["seat"]
        assert moves[turn["entry"]]["text"] == turn["move"]
        assert turn["left"] == turn["best"][0]["points"] - turn["points"] >= 0
    assert found["left"] == [sum(turn["left"] for turn in found["turns"] if turn["seat"] == seat) for seat in (0, 1)]


def test_nothing_is_told_of_a_game_that_runs_nor_of_one_that_is_not_there(house: Server) -> None:
    cookie = house.person("Ada")
    running = house.open(cookie, "blanko", 2, [None, "novice"])
    assert house.ask("GET", f"/api/rooms/{running}/replay/analysis")[1]["code"] == "not-over"
    assert house.ask("GET", "/api/rooms/nothing/replay/analysis")[0] == 404
