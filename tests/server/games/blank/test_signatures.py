"""Whose a card is goes by who somebody is, and not by what they call themselves."""

from __future__ import annotations

import asyncio
import json

import msgspec
from msgspec.structs import replace

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.deck import with_rule
from carteblanche.library.decks.files import write_deck_file
from carteblanche.library.decks.household import make_deck
from drivers.server.clients import Client, Server

OTHERWISE = json.loads(msgspec.json.encode(notation.read("(when (plays cards: [2]) (draw next 5))")))


def write(house: Server, owner: str, author: str, deck: str, text: str) -> None:
    """Somebody proposes a rule, and the owner accepts it."""
    proposed = {"language": "en", "text": text}
    status, proposal, _ = house.ask("POST", f"/api/decks/{deck}/proposals", proposed, cookie=author)
    assert status == 201, proposal
    answer = {"answer": "approve", "round": 1}
    assert house.ask("POST", f"/api/decks/{deck}/proposals/{proposal['id']}/answer", answer, cookie=owner)[0] == 204


def signed(house: Server, deck: str) -> dict[str, str]:
    cards = house.ask("GET", f"/api/decks/{deck}/cards")[1]["cards"]
    return {card["name"]: card["author"] for card in cards if not card["ours"]}


def test_a_co_author_cannot_take_over_anothers_card_by_taking_the_name(house: Server) -> None:
    owner, ada, ben = house.person("Olga"), house.person("Ada"), house.person("Ben")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H", "written": False}, cookie=owner)[1]["id"]
    write(house, owner, ada, deck, "If a 2 was played, then the next player must draw 2 cards.")
    write(house, owner, ben, deck, "If a 3 was played, then the next player must draw 2 cards.")
    assert house.ask("POST", "/api/me", {"name": "Ada"}, cookie=ben)[0] == 200
    assert signed(house, deck) == {"rule 1": "Ada", "rule 2": "Ada"}

    repair, picture = {"card": "rule 1", "meaning": OTHERWISE}, {"card": "rule 1", "picture": [[[0, 0], [9, 9]]]}
    for path, body in (("meaning", repair), ("picture", picture)):
        assert house.ask("POST", f"/api/decks/{deck}/{path}", body, cookie=ben)[1]["code"] == "not-the-author"
        assert house.ask("POST", f"/api/decks/{deck}/{path}", body | {"card": "rule 2"}, cookie=ben)[0] == 204
        assert house.ask("POST", f"/api/decks/{deck}/{path}", body, cookie=ada)[0] == 204
    assert house.ask("POST", "/api/me", {"name": "Cy"}, cookie=ben)[0] == 200
    assert signed(house, deck) == {"rule 1": "Ada", "rule 2": "Cy"}
    [info] = [one for one in house.ask("GET", "/api/decks", cookie=ada)[1] if one["id"] != "house"]
    cards = house.ask("GET", f"/api/decks/{deck}/cards")[1]["cards"]
    assert [card["name"] for card in cards if card["key"] == info["key"]] == ["rule 1"]
    assert info["key"] not in json.dumps(house.ask("GET", f"/api/decks/{deck}/export")[1])


def test_an_imported_card_shows_its_meaning_and_is_marked(house: Server) -> None:
    ada = house.person("Ada")
    words = make_deck("x", "x", written=True).rules[0].words
    meant = notation.read("(when (plays cards: [2]) (draw next 2))")
    forged = replace(words, text="Nothing happens.", meaning=meant, author="Ada")
    file = write_deck_file(with_rule(make_deck("Brought", "B", written=True), forged, ""))
    status, made, _ = house.ask("POST", "/api/decks/import", raw=file, cookie=ada)
    assert status == 201
    cards = {card["name"]: card for card in house.ask("GET", f"/api/decks/{made['id']}/cards")[1]["cards"]}
    shown = cards["rule 15"]
    assert (shown["imported"], shown["ours"], shown["key"]) == (True, False, "")
    assert (shown["text"], shown["says"]) == (
        "Nothing happens.",
        "When somebody plays a 2, the next player draws 2 cards.",
    )
    assert not cards["rule 1"]["imported"], "that one is ours, whoever brings it"

    async def at_the_table() -> str:
        room = house.open(ada, "blank", 2, [None, "random"])
        client = Client(house, room, ada)
        assert (await client.do("take-deck", deck=made["id"]))["kind"] == "accepted"
        assert (await client.do("start"))["kind"] == "accepted"
        return room

    room = asyncio.run(asyncio.wait_for(at_the_table(), 60))
    table = house.ask("GET", f"/api/rooms/{room}/cards", cookie=ada)
    assert table[0] == 200, table
    assert [card["name"] for card in table[1]["cards"] if card["imported"]] == ["rule 15"]

    repair = {"card": "rule 15", "meaning": OTHERWISE}
    assert house.ask("POST", f"/api/decks/{made['id']}/meaning", repair, cookie=ada)[0] == 204
    after = house.ask("GET", f"/api/decks/{made['id']}/cards")[1]["cards"]
    assert not any(card["imported"] for card in after), "somebody has said what it means"


def test_cards_lose_control_and_direction_characters(house: Server) -> None:
    ada = house.person("Ada")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H", "written": False}, cookie=ada)[1]["id"]
    card = {"language": "en", "text": "Every\u202ebody\u0007 sings\u2066.", "people": True, "title": "\u202eUp"}
    status, body, _ = house.ask("POST", f"/api/decks/{deck}/cards", card | {"card": "R4b"}, cookie=ada)
    assert status == 201, body
    [shown] = house.ask("GET", f"/api/decks/{deck}/cards")[1]["cards"]
    assert (shown["text"], shown["says"], shown["title"]) == ("Everybody sings.", "Everybody sings.", "Up")
