from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection

from carteblanche.table.verify import verify
from carteblanche.testing.clients import Client, Server

SENTENCE = "If a 2 was played, then the next player must draw 2 cards."


class Author(Client):
    """Somebody who, having won, writes a card, and as the owner agrees to every card."""

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["kind"] == "update" and message["table"]["game"] is not None:
            kinds = (message["table"]["game"]["prompt"] or {"kinds": []})["kinds"]
            if "write" in kinds or "approve" in kinds:
                self.update = message
                action = {"kind": "write", "sentence": SENTENCE} if "write" in kinds else {"kind": "approve"}
                if message["n"] != getattr(self, "_wrote", None):
                    self._wrote = message["n"]
                    await self.send(socket, "play", seen=message["n"], action=action)
                return
        await super().hear(socket, message)


def make(house: Server, cookie: str) -> dict[str, str]:
    status, deck, _ = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=cookie)
    assert status == 201
    found: dict[str, str] = deck
    return found


def test_the_winner_writes_a_card_that_is_in_the_deck_for_ever(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    deck = make(house, ada)["id"]
    before = house.ask("GET", f"/api/decks/{deck}")[1]

    async def game() -> str:
        while True:
            room = house.open(ada, "blank", 2, wrong="refused")
            people = [Author(house, room, ada, 1), Author(house, room, ben, 2)]
            await people[1].do("sit", chair=1)
            assert (await people[0].do("take-deck", deck=deck))["kind"] == "accepted"
            assert people[0].about["deck"] == "Home"
            await people[0].do("start")
            await asyncio.wait_for(asyncio.gather(*(one.play(lambda c: c.over) for one in people)), 120)
            if house.ask("GET", f"/api/decks/{deck}")[1]["version"]:
                return room

    room = asyncio.run(game())
    after = house.ask("GET", f"/api/decks/{deck}")[1]
    assert after["version"] == 1
    assert len(after["rules"]) == len(before["rules"]) + 1
    assert after["rules"][-1]["words"]["text"] == SENTENCE
    assert after["rules"][-1]["words"]["author"] in ("Ada", "Ben")
    assert house.ask("GET", f"/api/decks/{deck}?version=0")[1]["rules"] == before["rules"]
    log = house.ask("GET", f"/api/rooms/{room}/log")[1]
    assert verify(log.strip().split(b"\n")).deal
    assert b"Ada" not in log


def test_a_deck_goes_out_and_comes_in_again(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    deck = make(house, ada)["id"]
    status, out, _ = house.ask("GET", f"/api/decks/{deck}/export")
    assert status == 200
    status, brought, _ = house.ask("POST", "/api/decks/import", out, cookie=ben)
    assert status == 201
    assert house.ask("GET", f"/api/decks/{brought['id']}")[1]["rules"] == out["rules"]
    assert [found["owned"] for found in house.ask("GET", "/api/decks", cookie=ben)[1]] == [True]


def test_what_is_no_deck_is_refused(house: Server) -> None:
    ada = house.person("Ada")
    wrongs: list[object] = [{}, [], {"name": "x"}, {"kind": "deck", "name": "x" * 500}]
    for wrong in wrongs:
        status, body, _ = house.ask("POST", "/api/decks/import", wrong, cookie=ada)
        assert (status, body["code"]) == (400, "unreadable")
    assert house.ask("GET", "/api/decks/nothing")[1]["code"] == "no-such-deck"
    assert house.ask("POST", "/api/decks", {"name": "x", "mark": "x"})[1]["code"] == "no-name"


def test_a_strangers_deck_cannot_be_taken_to_the_table(house: Server) -> None:
    deck = make(house, house.person("Ada"))["id"]
    ben = house.person("Ben")
    room = house.open(ben, "blank", 2)
    other = house.open(ben, "blockers", 2)
    assert asyncio.run(Client(house, room, ben).do("take-deck", deck=deck))["code"] == "no-such-deck"
    assert asyncio.run(Client(house, other, ben).do("take-deck", deck=deck))["code"] == "no-deck-here"


def test_a_deck_that_lost_its_owner_finds_a_new_one_by_its_code(house: Server) -> None:
    made, ben = make(house, house.person("Ada")), house.person("Ben")
    wrong = house.ask("POST", f"/api/decks/{made['id']}/claim", {"code": "guess"}, cookie=ben)
    assert wrong[1]["code"] == "no-such-code"
    assert house.ask("POST", f"/api/decks/{made['id']}/claim", {"code": made["recovery"]}, cookie=ben)[0] == 204
    assert [found["id"] for found in house.ask("GET", "/api/decks", cookie=ben)[1]] == [made["id"]]


def test_only_the_author_draws_on_a_card(house: Server) -> None:
    ada = house.person("Ada")
    deck = make(house, ada)["id"]
    drawing = {"card": "rule 1", "picture": [[[0, 0], [10, 10]]]}
    assert house.ask("POST", f"/api/decks/{deck}/picture", drawing, cookie=ada)[1]["code"] == "not-the-author"
    huge = {"card": "rule 1", "picture": [[[0, 0]] * 7000]}
    assert house.ask("POST", f"/api/decks/{deck}/picture", huge, cookie=ada)[1]["code"] in (
        "too-much-ink",
        "unreadable",
    )
    assert json.dumps(house.ask("GET", f"/api/decks/{deck}")[1]).count('"picture": []') > 10
