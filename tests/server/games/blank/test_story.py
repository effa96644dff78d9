"""What the cards of a deck have done, as finished games tell it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carteblanche.server.games.blank.story import FIRED, STRIKES
from drivers.browser.blank_players import make_deck, open_with
from drivers.browser.players import play_out
from drivers.server.clients import Server

MOST_GAMES = 10


def test_deeds_are_what_the_moves_of_finished_games_tell(house: Server) -> None:
    ada = house.person("Ada")
    deck = make_deck(house, ada, rules=["When a blue card is played, the next player must draw 1 card."])
    assert house.ask("GET", f"/api/decks/{deck}/deeds", cookie=ada)[:2] == (200, [])
    unfinished = open_with(house, ada, deck, ["random"], rewards=False)
    fired, struck = Counter[str](), Counter[str]()
    for _ in range(MOST_GAMES):
        room = open_with(house, ada, deck, ["random"], rewards=False)
        play_out(house, room, ada)
        chairs = house.ask("GET", f"/api/rooms/{room}/replay", cookie=ada)[1]["table"]["chairs"]
        for note in notes_of(house, room, ada):
            if note["card"] and note["what"] in FIRED:
                fired[note["card"]] += 1
            elif note["card"] == "rule 1" and note["what"] in STRIKES and note["seat"] is not None:
                struck[chairs[note["seat"]]["name"]] += 1
        if struck:
            break
    status, deeds, _ = house.ask("GET", f"/api/decks/{deck}/deeds", cookie=ada)
    assert status == 200, deeds
    assert unfinished
    assert fired["rule 1"] > 0
    assert {one["card"]: one["fired"] for one in deeds} == fired
    rule = next(one for one in deeds if one["card"] == "rule 1")
    assert {one["name"]: one["times"] for one in rule["struck"]} == struck
    assert len(rule["first"]) == len("2000-01-01")


def test_only_decks_that_are_there_have_a_story(house: Server) -> None:
    status, said, _ = house.ask("GET", "/api/decks/nothing/deeds", cookie=house.person("Ada"))
    assert (status, said["code"]) == (409, "no-such-deck")


def notes_of(house: Server, room: str, cookie: str) -> list[dict[str, Any]]:
    status, moves, _ = house.ask("GET", f"/api/rooms/{room}/moves", cookie=cookie)
    assert status == 200, moves
    return [note for move in moves for note in move["notes"]]
