from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.starter import starter
from carteblanche.library.decks.files import write_deck_file
from carteblanche.table.verify import verify
from drivers.server.clients import Client, Server

SENTENCE = "If a 2 was played, then the next player must draw 2 cards."
MEANT = json.loads(msgspec.json.encode(notation.read("(when (plays cards: [2]) (draw next 2))")))


class Author(Client):
    """Somebody who, having won, writes a card, and as the owner agrees to every card."""

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["kind"] == "update" and message["table"]["game"] is not None:
            kinds = (message["table"]["game"]["prompt"] or {"kinds": []})["kinds"]
            if "write" in kinds or "approve" in kinds:
                self.update = message
                write = {"kind": "write", "meaning": MEANT, "text": SENTENCE}
                action = write if "write" in kinds else {"kind": "approve"}
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


def list_own(house: Server, cookie: str) -> list[Any]:
    """The decks that somebody sees, but for that of the house."""
    return [deck for deck in house.ask("GET", "/api/decks", cookie=cookie)[1] if deck["id"] != "house"]


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
            assert people[0].about["deck"]["name"] == "Home"
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
    assert house.ask("GET", f"/api/decks/{brought['id']}")[1]["rules"] == out["deck"]["rules"]
    assert [found["owned"] for found in list_own(house, ben)] == [True]


def test_a_deck_with_many_pictures_comes_in_whole(house: Server) -> None:
    picture = (tuple((i % 1000, i // 5) for i in range(4000)),)
    rule = starter().rules[0]
    painted = replace(starter(), rules=(replace(rule, words=replace(rule.words, picture=picture)),) * 4)
    file = json.loads(write_deck_file(painted))
    status, brought, _ = house.ask("POST", "/api/decks/import", file, cookie=house.person("Ada"))
    assert status == 201, brought
    assert house.ask("GET", f"/api/decks/{brought['id']}")[1]["rules"] == file["deck"]["rules"]


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


def test_a_table_tells_which_deck_it_is(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    one, other = make(house, ada), make(house, ada)["id"]
    card = {"text": SENTENCE, "language": "en"}
    assert house.ask("POST", f"/api/decks/{one['id']}/cards", card, cookie=ada)[0] == 201

    async def story() -> None:
        room = house.open(ada, "blank", 3)
        host = Client(house, room, ada)
        for deck, version in ((other, 0), (one["id"], 1)):
            assert (await host.do("take-deck", deck=deck))["kind"] == "accepted"
            described = {"kind": "table-deck", "id": deck, "name": "Home", "mark": "H", "version": version}
            assert host.about["deck"] == described | {"owners": ["Ada"], "here": True}
        await host.do("stand")
        await host.do("ping")
        assert not host.about["deck"]["here"], "no owner sits at the table"
        await Client(house, room, ben).do("sit", chair=1)
        house.ask("POST", f"/api/decks/{one['id']}/claim", {"code": one["recovery"]}, cookie=ben)
        await host.do("ping")
        assert (host.about["deck"]["owners"], host.about["deck"]["here"]) == (["Ada", "Ben"], True)

    asyncio.run(story())


def test_a_deck_that_lost_its_owner_finds_a_new_one_by_its_code(house: Server) -> None:
    made, ben = make(house, house.person("Ada")), house.person("Ben")
    wrong = house.ask("POST", f"/api/decks/{made['id']}/claim", {"code": "guess"}, cookie=ben)
    assert wrong[1]["code"] == "no-such-code"
    assert house.ask("POST", f"/api/decks/{made['id']}/claim", {"code": made["recovery"]}, cookie=ben)[0] == 204
    assert [found["id"] for found in list_own(house, ben)] == [made["id"]]


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
    assert house.ask("POST", f"/api/decks/{deck}/cards", {"text": SENTENCE, "language": "en"}, cookie=ada)[0] == 201
    drawing["card"] = "rule 15"
    namesake = house.person("Ada")
    assert house.ask("POST", f"/api/decks/{deck}/picture", drawing, cookie=namesake)[1]["code"] == "not-the-author"
    assert house.ask("POST", f"/api/decks/{deck}/picture", drawing, cookie=ada)[0] == 204


def test_the_owner_writes_a_card_and_everybody_sees_what_is_new(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    deck = make(house, ada)["id"]
    card = {"text": "Alle Spieler müssen 1 Karte ziehen.", "language": "de", "card": "R4b", "title": "Imbiss"}
    assert house.ask("POST", f"/api/decks/{deck}/cards", card, cookie=ben)[1]["code"] == "not-the-owner"
    status, info, _ = house.ask("POST", f"/api/decks/{deck}/cards", card, cookie=ada)
    assert status == 201, info
    assert (info["version"], info["written"], info["blank_cards"]) == (1, 7, 65)
    assert house.ask("POST", f"/api/decks/{deck}/cards", card, cookie=ada)[1]["code"] == "written-already"
    rule = {"text": SENTENCE, "language": "en", "picture": [[[0, 0], [1000, 1000]]]}
    assert house.ask("POST", f"/api/decks/{deck}/cards", rule, cookie=ada)[1]["rules"] == 15
    [first, second] = house.ask("GET", f"/api/decks/{deck}/changes?since=0")[1]
    assert (first["name"], first["says"], first["author"]) == ("R4b", "Everybody draws a card.", "Ada")
    assert (first["text"], first["language"], first["how"]) == (card["text"], "de", "read")
    assert (second["name"], second["picture"]) == ("rule 15", [[[0, 0], [1000, 1000]]])
    assert [one["name"] for one in house.ask("GET", f"/api/decks/{deck}/changes?since=0&until=1")[1]] == ["R4b"]
    lines = house.ask("GET", f"/api/decks/{deck}/history")[1]
    assert [(line["version"], line["card"], line["approved"]) for line in lines] == [
        (1, "R4b", "Ada"),
        (2, "rule 15", "Ada"),
    ]
    described = house.ask("GET", f"/api/decks/{deck}/cards?language=fr&version=0")[1]
    assert len(described["cards"]) == 20
    assert {one["title"] for one in described["cards"] if one["name"] == "R1a"} == {"Au ralenti"}


def test_a_card_that_is_none_is_not_written(house: Server) -> None:
    ada = house.person("Ada")
    deck = make(house, ada)["id"]
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"text": "Xyzzy frobnicates the quux"}, "not-understood"),
        ({"text": "", "people": True}, "not-understood"),
        ({"text": "Backwards!", "meaning": msgspec.to_builtins(notation.read("(when this (reverse))"))}, "not-a-card"),
        ({"text": "All players must draw 1 card.", "card": "R9b"}, "no-such-card"),
        ({"text": SENTENCE, "picture": [[[0, 0]] * 7000]}, "too-much-ink"),
        ({"text": SENTENCE, "picture": [[[0, 1001]]]}, "unreadable"),
    ]
    for wrong, code in wrongs:
        body = house.ask("POST", f"/api/decks/{deck}/cards", {"language": "en", **wrong}, cookie=ada)[1]
        assert body["code"] == code
    assert house.ask("GET", f"/api/decks/{deck}")[1]["version"] == 0


def test_what_another_program_wrote_meanwhile_is_not_written_over(house: Server) -> None:
    ada = house.person("Ada")
    deck = make(house, ada)["id"]
    with closing(sqlite3.connect(house.folder / "house.sqlite", timeout=150)) as other:
        other.execute("INSERT INTO deck_versions VALUES (?, 1, ?)", (deck, b"theirs"))
        other.commit()
    status, body, _ = house.ask("POST", f"/api/decks/{deck}/cards", {"text": SENTENCE, "language": "en"}, cookie=ada)
    assert (status, body["code"]) == (503, "not-saved")
    log = (house.folder / "serve.log").read_text()
    assert "UNIQUE constraint failed" in log
    assert SENTENCE not in log
    assert house.ask("GET", f"/api/decks/{deck}")[1]["version"] == 0


def test_a_deck_gets_another_name_and_more_blank_cards(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    deck = make(house, ada)["id"]
    assert house.ask("POST", f"/api/decks/{deck}/name", {"name": "Ours"}, cookie=ben)[1]["code"] == "not-the-owner"
    assert house.ask("POST", f"/api/decks/{deck}/name", {"name": "Ours"}, cookie=ada)[0] == 204
    assert house.ask("POST", f"/api/decks/{deck}/blanks", cookie=ada)[0] == 204
    [info] = house.ask("GET", "/api/decks", cookie=ada)[1]
    assert (info["name"], info["blank_rules"], info["mark"], info["mixed"]) == ("Ours", 25, "H", False)
    assert house.ask("GET", f"/api/decks/{deck}/export")[1]["deck"]["name"] == "Ours"


def test_decks_are_mixed_and_what_was_written_goes_home(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    first = make(house, ada)["id"]
    second = house.ask("POST", "/api/decks", {"name": "Oak", "mark": "O", "written": False}, cookie=ada)[1]["id"]
    request = {"decks": [first, second], "name": "Both"}
    assert house.ask("POST", "/api/decks/mix", request, cookie=ben)[1]["code"] == "not-the-owner"
    assert (
        house.ask("POST", "/api/decks/mix", {"decks": [first, first], "name": "x"}, cookie=ada)[1]["code"]
        == "same-mark"
    )
    mix = house.ask("POST", "/api/decks/mix", request, cookie=ada)[1]["id"]
    card = {"text": "All players must draw 1 card.", "language": "en", "card": "R4b·O", "title": "Snack"}
    assert house.ask("POST", f"/api/decks/{mix}/cards", card, cookie=ada)[0] == 201
    status, infos, _ = house.ask("POST", f"/api/decks/{mix}/separate", {"decks": [first, second]}, cookie=ada)
    assert status == 200
    assert [(one["version"], one["written"]) for one in infos] == [(0, 6), (1, 1)]
    words = next(one for one in house.ask("GET", f"/api/decks/{second}/cards")[1]["cards"] if one["name"] == "R4b")
    assert (words["author"], words["mark"]) == ("Ada", "O")


def test_a_card_is_chosen_among_offers_kept_for_people_and_repaired(house: Server) -> None:
    ada, ben, cem = house.person("Ada"), house.person("Ben"), house.person("Cem")
    deck = make(house, ada)["id"]
    unsure = "If you play a red card the glorbix draws two"
    offer, *_ = house.ask("POST", "/api/blank/read", {"language": "en", "text": unsure})[1]["offers"]
    chosen = {"language": "en", "text": unsure, "meaning": offer["meaning"]}
    sung = {"language": "en", "text": "Everybody sings the song of the sea.", "people": True}
    for card in (chosen, sung):
        assert house.ask("POST", f"/api/decks/{deck}/cards", card, cookie=ada)[0] == 201
    told = {one["name"]: one for one in house.ask("GET", f"/api/decks/{deck}/cards")[1]["cards"]}
    assert [(told[name]["how"], told[name]["category"], told[name]["text"]) for name in ("rule 15", "rule 16")] == [
        ("chosen", "machine", unsure),
        ("people", "people", sung["text"]),
    ]
    assert told["rule 15"]["says"] == offer["says"]["en"]

    path = f"/api/decks/{deck}/meaning"
    repair = {"card": "rule 15", "meaning": MEANT}
    assert house.ask("POST", path, repair, cookie=ben)[1]["code"] == "not-the-author"
    assert house.ask("POST", path, repair | {"card": "rule 1"}, cookie=ada)[1]["code"] == "no-such-card"
    assert house.ask("POST", path, repair, cookie=ada)[0] == 204
    assert house.ask("POST", path, {"card": "rule 16", "meaning": offer["meaning"]}, cookie=ada)[0] == 204
    after = house.ask("GET", f"/api/decks/{deck}")[1]
    assert after["version"] == 4
    assert [card["words"]["text"] for card in after["rules"][14:]] == [unsure, sung["text"]]
    assert [card["words"]["how"] for card in after["rules"][14:]] == ["blocks", "blocks"]
    assert after["rules"][14]["words"]["meaning"] == MEANT
    assert house.ask("GET", f"/api/decks/{deck}?version=2")[1]["rules"][14]["words"]["meaning"] == offer["meaning"]
    lines = house.ask("GET", f"/api/decks/{deck}/history")[1]
    assert [(line["card"], line["repaired"]) for line in lines] == [
        ("rule 15", False),
        ("rule 16", False),
        ("rule 15", True),
        ("rule 16", True),
    ]
    proposal = {"language": "en", "text": "Whoever laughs draws two cards."}
    number = house.ask("POST", f"/api/decks/{deck}/proposals", proposal, cookie=cem)[1]["id"]
    answer = {"answer": "approve", "round": 1}
    assert house.ask("POST", f"/api/decks/{deck}/proposals/{number}/answer", answer, cookie=ada)[0] == 204
    assert house.ask("POST", path, {"card": "rule 17", "people": True}, cookie=cem)[0] == 204, "its author may, too"


def test_the_deck_of_the_house_is_made_once_and_is_everybodys(house: Server) -> None:
    ada, ben = house.person("Ada"), house.person("Ben")
    assert house.ask("POST", "/api/rooms", {"game": "blank", "chairs": 2, "deck": "house"}, cookie=ben)[0] == 409
    wanted = {"name": "Ours", "mark": "O", "language": "de"}
    status, made, _ = house.ask("POST", "/api/decks/house", wanted, cookie=ada)
    assert (status, made["name"], made["house"], made["owned"], made["owners"]) == (200, "Ours", True, False, [])
    again = house.ask("POST", "/api/decks/house", wanted | {"name": "Mine"}, cookie=ben)[1]
    assert (again["id"], again["name"]) == (made["id"], "Ours")
    assert [deck["id"] for deck in house.ask("GET", "/api/decks", cookie=ben)[1]] == [made["id"]]
    status, room, _ = house.ask("POST", "/api/rooms", {"game": "blank", "chairs": 2, "deck": made["id"]}, cookie=ben)
    assert status == 201, room
    for path, asked in (("name", {"name": "Mine"}), ("blanks", None)):
        status, said, _ = house.ask("POST", f"/api/decks/{made['id']}/{path}", asked, cookie=ben)
        assert (status, said["code"]) == (409, "not-the-owner")
    card = {"language": "en", "text": SENTENCE, "meaning": MEANT}
    status, said, _ = house.ask("POST", f"/api/decks/{made['id']}/proposals", card, cookie=ben)
    assert (status, said["code"]) == (409, "nobody-accepts")
