from __future__ import annotations

import asyncio
from typing import Any

import pytest

from carteblanche.games.blank.language.grammar import LANGUAGES
from drivers.server.clients import Client, Server

SKIP = "When a 3 is played the next player skips a turn"


def heard(house: Server, **card: Any) -> dict[str, Any]:
    status, body, _ = house.ask("POST", "/api/blank/read", {"language": "en", **card})
    assert status == 200, body
    found: dict[str, Any] = body
    return found


def test_a_sentence_is_said_back_in_every_language(house: Server) -> None:
    found = heard(house, text=SKIP)
    assert found["understood"]
    assert set(found["says"]) == set(LANGUAGES)
    assert found["says"]["en"] == "When a 3 is played: the next player must skip the next turn."
    assert found["category"] == "machine"


def test_blocks_mean_what_their_sentence_means(house: Server) -> None:
    found = heard(house, text=SKIP)
    again = heard(house, blocks=found["blocks"])
    assert again["says"] == found["says"]
    assert again["blocks"] == found["blocks"]


def test_what_is_not_understood_is_pointed_at(house: Server) -> None:
    text = "When a 3 is plaid the next player must skip the next turn"
    found = heard(house, text=text)
    assert not found["understood"]
    assert text[found["start"] : found["end"]] == "plaid"
    assert "played" in found["suggestions"]


def test_the_author_is_warned(house: Server) -> None:
    found = heard(house, text="When a 3 is played, that player must say “Ada is great”", people=["Ada", "Bo"])
    assert found["category"] == "helped"
    assert ["singles-out", "Ada"] in [[one["code"], one["part"]] for one in found["findings"]]
    assert heard(house, text="When a 3 is played, that player wins")["findings"][0]["code"] == "wins-at-once"


def test_a_trigger_on_a_game_card_is_an_error(house: Server) -> None:
    found = heard(house, text=SKIP, rule=False)
    assert {"kind": "finding", "level": "error", "code": "trigger-on-a-game-card", "part": "trigger"} in found[
        "findings"
    ]


def test_a_card_is_held_against_the_deck_that_it_is_for(house: Server) -> None:
    ada = house.person("Ada")
    deck = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=ada)[1]["id"]
    snack = {"text": "All players must draw 1 card.", "rule": False, "deck": deck}

    def errors(**card: Any) -> list[list[str]]:
        return [[one["code"], one["part"]] for one in heard(house, **card)["findings"] if one["level"] == "error"]

    assert errors(**snack, card="R4b") == errors(**snack) == errors(text=SKIP, deck=deck) == []
    assert errors(**snack, card="R1a") == [["written-already", "R1a"]]
    assert errors(**snack, card="R4b·O") == [["no-such-card", "R4b·O"]]
    assert errors(text="All players must draw 1 card.", rule=False, card="R1a") == [], "no deck was named"
    wrong = {"language": "en", "text": SKIP, "deck": "nowhere"}
    assert house.ask("POST", "/api/blank/read", wrong)[1]["code"] == "no-such-deck"


def nested(depth: int) -> dict[str, Any]:
    block: dict[str, Any] = {"kind": "block", "key": "effect.reverse", "slots": {}}
    for _ in range(depth):
        block = {"kind": "block", "key": "effect.if", "slots": {"then": [block]}}
    return {"then": [block]}


@pytest.mark.parametrize(
    "blocks",
    [
        {},
        {"then": []},
        {"then": [{"kind": "block", "key": "effect.nothing", "slots": {}}]},
        {"then": [{"kind": "block", "key": "effect.must", "slots": {}}]},
        {"then": [{"kind": "block", "key": "effect.mill", "slots": {"n": 10**9}}]},
        {"then": 3},
        nested(30),
        nested(200),
    ],
)
def test_blocks_that_make_no_card_are_answered_all_the_same(house: Server, blocks: dict[str, Any]) -> None:
    assert not heard(house, blocks=blocks)["understood"]


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
    known = set(found["categories"]) | set(found["terminals"])
    for shapes in found["categories"].values():
        for shape in shapes:
            assert set(shape["slots"].values()) <= known
            assert {word for word in shape["words"] if word[:1] == "{"} <= {f"{{{slot}}}" for slot in shape["slots"]}
    for kind, sentences in found["examples"].items():
        for text in sentences:
            assert heard(house, text=text, language=language, rule=kind == "rule")["understood"], text
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
    assert cards["rule 1"]["parts"]["0"] == "the next player must skip the next turn"
    assert cards["rule 1"]["deeds"]["0"] == "skip the next turn"
    assert cards["rule 1"]["edited"][4].startswith("When a 5 is played")
    assert (cards["rule 5"]["event"], cards["rule 5"]["social"]) == ("cough", True)
    assert cards["O2a"]["title"]


def test_only_tables_of_blank_have_cards_with_words(house: Server) -> None:
    cookie = house.person("Ada")
    room = house.open(cookie, "blockers", 2, [None, "random"])

    async def started() -> None:
        assert (await Client(house, room, cookie).do("start"))["kind"] == "accepted"

    asyncio.run(started())
    assert house.ask("GET", f"/api/rooms/{room}/cards")[1]["code"] == "no-deck-here"
    assert house.ask("GET", "/api/rooms/nowhere/cards")[0] == 404
