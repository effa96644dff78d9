from __future__ import annotations

import asyncio
from typing import Any

import pytest

from carteblanche.games.blank.printer.languages import LANGUAGES
from drivers.server.clients import Client, Server

SKIP = "When a 3 is played the next player skips a turn"


UNSURE = "If you play a red card the glorbix draws two"


def heard(house: Server, **card: Any) -> dict[str, Any]:
    status, body, _ = house.ask("POST", "/api/blank/read", {"language": "en", **card})
    assert status == 200, body
    found: dict[str, Any] = body
    return found


def offered(house: Server, **card: Any) -> dict[str, Any]:
    (offer,) = heard(house, **card)["offers"]
    found: dict[str, Any] = offer
    return found


def test_a_text_is_understood_and_said_back_in_every_language(house: Server) -> None:
    found = heard(house, text=SKIP)
    assert (found["answer"], found["language"]) == ("understood", "en")
    (offer,) = found["offers"]
    assert set(offer["says"]) == set(LANGUAGES)
    assert offer["says"]["en"] == "When somebody plays a 3, the next player misses their next turn."
    assert offer["category"] == "machine"


def test_any_language_is_recognised_whatever_the_interface_speaks(house: Server) -> None:
    found = heard(house, text="Wer lacht, zieht zwei Karten.", language="fr")
    assert (found["answer"], found["language"]) == ("understood", "de")


def test_blocks_and_meanings_say_what_their_text_says(house: Server) -> None:
    offer = offered(house, text=SKIP)
    assert offered(house, blocks=offer["blocks"]) == offer
    assert offered(house, meaning=offer["meaning"]) == offer


def test_what_is_not_understood_is_pointed_at_and_has_to_be_confirmed(house: Server) -> None:
    found = heard(house, text=UNSURE)
    assert found["answer"] in ("choose", "nearly")
    assert "glorbix" in [UNSURE[span["start"] : span["end"]] for span in found["left"]]
    assert "When somebody plays a red card" in found["offers"][0]["says"]["en"]


def test_what_only_people_can_see_to_is_for_people(house: Server) -> None:
    found = heard(house, text="Everybody must be nice to each other.")
    assert (found["answer"], found["offers"]) == ("people", [])


def test_the_author_is_warned(house: Server) -> None:
    found = offered(
        house, text="When a 3 is played, the next player says “Ada is great” or draws two.", people=["Ada", "Bo"]
    )
    assert found["category"] == "helped"
    assert ["singles-out", "Ada"] in [[one["code"], one["part"]] for one in found["findings"]]
    assert offered(house, text="When a 3 is played, that player wins")["findings"][0]["code"] == "wins-at-once"


def test_an_effect_of_a_game_card_is_no_rule(house: Server) -> None:
    effect = offered(house, text="Everybody discards a card.", rule=False)["meaning"]
    found = offered(house, meaning=effect)
    assert {"kind": "finding", "level": "error", "code": "never-fires", "part": ""} in found["findings"]


def test_a_card_is_held_against_the_deck_that_it_is_for(house: Server) -> None:
    ada = house.person("Ada")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    snack = {"text": "Everybody draws a card.", "rule": False, "deck": deck}

    def errors(**card: Any) -> list[list[str]]:
        return [[one["code"], one["part"]] for one in heard(house, **card)["findings"] if one["level"] == "error"]

    assert errors(**snack, card="R4b") == errors(**snack) == errors(text=SKIP, deck=deck) == []
    assert errors(**snack, card="R1a") == [["written-already", "R1a"]]
    assert errors(**snack, card="R4b·O") == [["no-such-card", "R4b·O"]]
    assert errors(text="Everybody draws a card.", rule=False, card="R1a") == [], "no deck was named"
    wrong = {"language": "en", "text": SKIP, "deck": "nowhere"}
    assert house.ask("POST", "/api/blank/read", wrong)[1]["code"] == "no-such-deck"


def nested(depth: int) -> dict[str, Any]:
    block: dict[str, Any] = {"kind": "part-block", "part": "reverse", "label": "", "slots": []}
    for _ in range(depth):
        inner = {"kind": "slot", "name": "then", "label": "", "value": {"kind": "listed", "of": [block]}}
        block = {"kind": "part-block", "part": "may", "label": "", "slots": [inner]}
    return block


@pytest.mark.parametrize("blocks", [{}, {"then": []}, {"kind": "part-block"}, nested(1), nested(30), nested(90)])
def test_blocks_that_make_no_card_are_answered_all_the_same(house: Server, blocks: dict[str, Any]) -> None:
    found = heard(house, blocks=blocks)
    assert (found["answer"], found["offers"], found["why"]) == ("nearly", [], "not-a-card")


@pytest.mark.parametrize(
    "body", [{}, {"language": "xx", "text": "a"}, {"language": "en", "text": "a" * 601}, {"language": "en", "extra": 1}]
)
def test_what_cannot_be_a_card_is_refused(house: Server, body: dict[str, Any]) -> None:
    status, answer, _ = house.ask("POST", "/api/blank/read", body)
    assert (status, answer["code"]) == (400, "unreadable")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blocks_say_what_may_stand_where(house: Server, language: str) -> None:
    status, found, _ = house.ask("GET", f"/api/blank/blocks?language={language}")
    assert status == 200
    known = {part["part"] for part in found["parts"]}
    for part in found["parts"]:
        for gap in part["gaps"]:
            shape = gap["shape"]
            while shape is not None:
                assert set(shape["parts"]) <= known
                assert set(shape["words"]) <= set(found["words"])
                shape = shape["list_of"]
    for kind, texts in found["examples"].items():
        for text in texts:
            read = heard(house, text=text, language=language, rule=kind == "rule")
            assert (read["answer"], read["language"]) == ("understood", language), text
    assert house.ask("GET", "/api/blank/blocks?language=xx")[0] == 400


def test_the_cards_of_a_table_are_told(house: Server) -> None:
    cookie = house.person("Ada")
    room = house.open(cookie, "blank", 2, [None, "random"])

    async def started() -> None:
        assert (await Client(house, room, cookie).do("start"))["kind"] == "accepted"

    asyncio.run(started())
    status, found, _ = house.ask("GET", f"/api/rooms/{room}/cards?language=en")
    assert status == 200
    assert len(found["names"]) == 72 + 14
    cards = {card["name"]: card for card in found["cards"]}
    assert len(cards) == 6 + 14
    assert cards["rule 1"]["parts"]["0.then.0"] == "The next player misses their next turn."
    assert cards["rule 6"]["deeds"] == {"0.then.0": {"kind": "deed-text", "how": "do", "text": "bark"}}
    assert cards["rule 1"]["edited"][4].startswith("When somebody plays a 5")
    assert cards["rule 5"]["reports"] == {"": [{"kind": "report-text", "text": "coughs", "about": True}]}
    assert (cards["rule 1"]["category"], cards["rule 1"]["how"]) == ("machine", "read")
    assert cards["O2a"]["title"]


def test_only_tables_of_blank_have_cards_with_words(house: Server) -> None:
    cookie = house.person("Ada")
    room = house.open(cookie, "blockers", 2, [None, "random"])

    async def started() -> None:
        assert (await Client(house, room, cookie).do("start"))["kind"] == "accepted"

    asyncio.run(started())
    assert house.ask("GET", f"/api/rooms/{room}/cards")[1]["code"] == "no-deck-here"
    assert house.ask("GET", "/api/rooms/nowhere/cards")[0] == 404
