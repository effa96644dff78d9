"""Cards proposed to somebody's deck outside a game: they wait for its owners, who accept, ask for a change or decline."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.server.games.blank.proposals import MOST_EACH
from drivers.server.clients import Server

RULE = {"text": "If a 2 was played, then the next player must draw 2 cards.", "language": "en"}
CARD = {"text": "Alle Spieler müssen 1 Karte ziehen.", "language": "de", "card": "R4b", "title": "Imbiss"}


def made(house: Server, cookie: str) -> dict[str, str]:
    deck: dict[str, str] = house.ask("POST", "/api/decks", {"name": "Home", "mark": "H"}, cookie=cookie)[1]
    return deck


class Desk:
    """One deck, and what people say about it."""

    def __init__(self, house: Server, owner: str) -> None:
        self.house = house
        self.made = made(house, owner)
        self.path = f"/api/decks/{self.made['id']}"

    def propose(self, cookie: str, card: dict[str, Any], proposal: int | None = None) -> tuple[int, Any]:
        path = f"{self.path}/proposals" + ("" if proposal is None else f"/{proposal}")
        status, body, _ = self.house.ask("POST", path, card, cookie=cookie)
        return status, body

    def answer(self, cookie: str, proposal: dict[str, Any], answer: str, reason: str = "") -> tuple[int, Any]:
        words = {"answer": answer, "round": proposal["round"], "reason": reason}
        status, body, _ = self.house.ask("POST", f"{self.path}/proposals/{proposal['id']}/answer", words, cookie=cookie)
        return status, body

    def take_back(self, cookie: str, proposal: dict[str, Any]) -> tuple[int, Any]:
        status, body, _ = self.house.ask("DELETE", f"{self.path}/proposals/{proposal['id']}", cookie=cookie)
        return status, body

    def proposals(self, cookie: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.house.ask("GET", f"{self.path}/proposals", cookie=cookie)[1]
        return found

    def waiting(self, cookie: str) -> int:
        """What the person's home and list of decks say; they must agree."""
        infos = self.house.ask("GET", "/api/decks", cookie=cookie)[1]
        waiting: int = self.house.ask("GET", "/api/me", cookie=cookie)[1]["waiting"]
        assert sum(info["waiting"] for info in infos) == waiting
        return waiting


@pytest.fixture
def people(house: Server) -> tuple[str, str, str]:
    return house.person("Ada"), house.person("Ben"), house.person("Cem")


def test_a_proposed_card_waits_and_is_accepted(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, cem = people
    desk = Desk(house, ada)
    status, proposal = desk.propose(ben, CARD | {"picture": [[[0, 0], [1000, 1000]]]})
    assert status == 201, proposal
    assert (proposal["name"], proposal["mine"], proposal["state"], proposal["card"], proposal["title"]) == (
        "Ben",
        True,
        "waiting",
        "R4b",
        "Imbiss",
    )
    assert (desk.waiting(ada), desk.waiting(ben), desk.waiting(cem)) == (1, 0, 0)
    assert [found | {"mine": True} for found in desk.proposals(ada)] == [proposal]
    assert desk.proposals(cem) == desk.proposals("") == [], "others are not told"
    [info] = [one for one in house.ask("GET", "/api/decks", cookie=ben)[1] if one["id"] != "house"]
    assert (info["owned"], info["wrote"]) == (False, False)
    assert desk.answer(ben, proposal, "approve")[1]["code"] == "not-the-owner"
    assert desk.answer(ada, proposal, "approve")[0] == 204
    deck = house.ask("GET", desk.path)[1]
    words = next(card["words"] for card in deck["cards"] if card["face"] == "R4b")
    assert (words["author"], words["text"], words["title"]) == ("Ben", CARD["text"], "Imbiss")
    assert words["picture"] == [[[0, 0], [1000, 1000]]]
    assert [(line["author"], line["approved"], line["card"]) for line in deck["history"]] == [("Ben", "Ada", "R4b")]
    assert (desk.waiting(ada), desk.proposals(ada)) == (0, [])
    [settled] = desk.proposals(ben)
    assert (settled["state"], settled["by"]) == ("approved", "Ada")
    assert desk.answer(ada, proposal, "decline")[1]["code"] == "answered-already"
    assert desk.propose(ben, CARD, proposal["id"])[1]["code"] == "answered-already"
    assert desk.take_back(ben, proposal)[0] == 204
    assert desk.proposals(ben) == []
    [info] = [one for one in house.ask("GET", "/api/decks", cookie=ben)[1] if one["id"] != "house"]
    assert info["wrote"], "whoever has written in a deck may take it to a table"


def test_an_owner_asks_for_a_change_and_reads_the_new_one(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, cem = people
    desk = Desk(house, ada)
    claimed = house.ask("POST", f"{desk.path}/claim", {"code": desk.made["recovery"]}, cookie=cem)
    assert claimed[0] == 204
    first = desk.propose(ben, RULE)[1]
    assert desk.answer(cem, first, "veto", "  One card is enough. ")[0] == 204, "a co-owner decides as well"
    [sent_back] = desk.proposals(ben)
    assert (sent_back["state"], sent_back["by"], sent_back["reason"]) == ("vetoed", "Cem", "One card is enough.")
    assert (desk.waiting(ada), desk.waiting(ben)) == (0, 1)
    changed = RULE | {"text": "If a 2 was played, then the next player must draw 1 card."}
    assert desk.propose(cem, changed, first["id"])[1]["code"] == "no-such-proposal", "only its author sends it anew"
    second = desk.propose(ben, changed, first["id"])[1]
    assert (second["state"], second["round"], second["reason"]) == ("waiting", 2, "")
    assert desk.answer(ada, first, "approve")[1]["code"] == "stale", "what was read is not what would be written"
    assert desk.answer(ada, second, "approve")[0] == 204
    deck = house.ask("GET", desk.path)[1]
    assert deck["rules"][-1]["words"]["text"] == changed["text"]


def test_a_card_is_declined_or_taken_back(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, cem = people
    desk = Desk(house, ada)
    one, other = desk.propose(ben, RULE)[1], desk.propose(ben, CARD)[1]
    assert desk.answer(ada, one, "decline", "Another time!")[0] == 204
    assert desk.take_back(cem, other)[1]["code"] == "no-such-proposal"
    assert desk.take_back(ada, other)[1]["code"] == "no-such-proposal"
    assert desk.take_back(ben, other)[0] == 204
    assert desk.answer(ada, other, "approve")[1]["code"] == "no-such-proposal"
    assert [(proposal["state"], proposal["reason"]) for proposal in desk.proposals(ben)] == [
        ("declined", "Another time!")
    ]
    assert house.ask("GET", desk.path)[1]["version"] == 0


def test_what_could_not_be_a_card_of_this_deck_is_not_proposed(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, _ = people
    desk = Desk(house, ada)
    assert house.ask("POST", f"{desk.path}/cards", CARD, cookie=ada)[0] == 201
    wrongs: list[tuple[dict[str, Any], str]] = [
        (RULE | {"text": "Xyzzy frobnicates the quux"}, "not-understood"),
        (RULE | {"meaning": {"kind": "meaning", "clauses": []}}, "unreadable"),
        (CARD, "written-already"),
        (CARD | {"card": "R9b"}, "no-such-card"),
        (CARD | {"card": "O4b", "title": " "}, "no-title"),
        (RULE | {"picture": [[[0, 0]] * 7000]}, "too-much-ink"),
        (RULE | {"signed": "Ada"}, "unreadable"),
    ]
    for card, code in wrongs:
        assert desk.propose(ben, card)[1]["code"] == code
    assert house.ask("POST", f"{desk.path}/proposals", RULE)[1]["code"] == "no-name"
    assert house.ask("POST", "/api/decks/nowhere/proposals", RULE, cookie=ben)[1]["code"] == "no-such-deck"
    assert house.ask("GET", "/api/decks/nowhere/proposals", cookie=ben)[1]["code"] == "no-such-deck"
    assert desk.proposals(ben) == []


def test_a_card_that_was_written_on_meanwhile_cannot_be_accepted(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, cem = people
    desk = Desk(house, ada)
    one, other = desk.propose(ben, CARD)[1], desk.propose(cem, CARD)[1]
    assert desk.answer(ada, one, "approve")[0] == 204
    status, refused = desk.answer(ada, other, "approve")
    assert (status, refused["code"], refused["details"]) == (409, "written-already", {"card": "R4b"})
    assert desk.answer(ada, other, "veto", "Taken: choose another one.")[0] == 204
    again = desk.propose(cem, CARD | {"card": "R4a"}, other["id"])[1]
    assert desk.answer(ada, again, "approve")[0] == 204
    assert house.ask("GET", desk.path)[1]["version"] == 2


def test_nobody_fills_a_deck_with_proposals(house: Server, people: tuple[str, str, str]) -> None:
    ada, ben, cem = people
    desk = Desk(house, ada)
    for _ in range(MOST_EACH):
        assert desk.propose(ben, RULE)[0] == 201
    status, refused = desk.propose(ben, RULE)
    assert (status, refused["code"], refused["details"]) == (409, "enough-proposals", {"most": MOST_EACH})
    assert desk.propose(cem, RULE)[0] == 201
    assert desk.answer(ada, desk.proposals(ben)[0], "decline")[0] == 204
    assert desk.propose(ben, RULE)[0] == 201


def test_a_proposal_waits_through_a_restart_and_proposing_has_a_limit(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    desk = Desk(server, ada)
    proposal = desk.propose(ben, RULE)[1]
    server.stop()
    server.start()
    assert desk.waiting(ada) == 1
    for _ in range(20):
        assert desk.propose(ben, CARD, proposal["id"])[0] == 200
    status, refused = desk.propose(ben, CARD, proposal["id"])
    assert (status, refused["code"]) == (429, "too-often")
    assert 0 < refused["details"]["seconds"] <= 600
    [last] = desk.proposals(ada)
    assert desk.answer(ada, last, "approve")[0] == 204
