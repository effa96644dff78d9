"""Hints: only where nobody else could mind, from what the seat sees."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from carteblanche.games import catalogue
from drivers.server.clients import Client, Server


def to_move(server: Server, room: str, cookie: str) -> Any:
    """Starts the game and waits, without acting, until its host is to move; what may be done then."""
    client = Client(server, room, cookie)

    async def story() -> Any:
        await client.insist("start")
        await client.play(lambda one: one.update is not None and one.update["table"]["game"] is not None)
        async with client.connection() as socket:
            while True:
                message = json.loads(await socket.recv())
                if message["kind"] == "update" and message["options"]:
                    return message["options"]

    return asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize(
    ("game", "config"), [("blockers", {}), ("blank", {"reading": False}), ("blitz", {"pace": "turns"})]
)
def test_a_hint_is_something_that_may_be_done(house: Server, game: str, config: dict[str, Any]) -> None:
    ada = house.person("Ada")
    room = house.open(ada, game, 2, [None, "random"], **config)
    options = to_move(house, room, ada)
    status, body, _ = house.ask("GET", f"/api/rooms/{room}/hint", cookie=ada)
    assert status == 200, body
    assert body["action"] in options or body["action"]["kind"] in catalogue.open(game).OPEN, (
        "what is open is not listed"
    )
    assert body["text"]


def test_nobody_is_helped_against_people_or_in_a_race_or_in_vain(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")

    def refusal(room: str, cookie: str) -> str:
        status, body, _ = house.ask("GET", f"/api/rooms/{room}/hint", cookie=cookie)
        assert status in (404, 409)
        return str(body["code"])

    room = house.open(ada, "blockers", 2)
    asyncio.run(Client(house, room, ben).do("sit", chair=1))
    assert refusal(room, ada) == "hints-in-practice-only"
    alone = house.open(ada, "blockers", 2, [None, "random"])
    assert refusal(alone, ben) == "only-watching"
    assert refusal(alone, ada) == "not-your-turn"
    race = house.open(ada, "blitz", 2, [None, "random"])
    to_move(house, race, ada)
    assert refusal(race, ada) == "no-hints-in-a-race"
    assert refusal("nothing", ada) == "no-such-room"
