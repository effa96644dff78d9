"""A house from before the calculus: its decks are carried over when it opens, once, and can be read and played with."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from carteblanche.games.blank.calculus.parts import CALCULUS
from drivers.server.clients import Server

TESTS = Path(__file__).parents[3]
HOUSE = TESTS / "store" / "houses" / "0002.sql"
DECK = TESTS / "library" / "decks" / "old" / "home.deck.json"


def lay_old_house(folder: Path) -> str:
    """The frozen house with one more old deck, in two versions."""
    deck = json.loads(DECK.read_bytes())["deck"]
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        database.executescript(HOUSE.read_text())
        database.execute("INSERT INTO decks VALUES ('theirs', 'Home', 5, '[]', '')")
        for version in (4, 5):
            document = msgspec.json.encode(deck | {"version": version})
            database.execute("INSERT INTO deck_versions VALUES ('theirs', ?, ?)", (version, document))
        database.commit()
    return "theirs"


def documents(folder: Path) -> list[bytes]:
    with closing(sqlite3.connect(folder / "house.sqlite")) as database:
        return [bytes(row[0]) for row in database.execute("SELECT document FROM deck_versions ORDER BY deck, version")]


def test_old_decks_are_carried_over_once(tmp_path: Path) -> None:
    deck = lay_old_house(tmp_path)
    before = documents(tmp_path)
    server = Server(tmp_path, "--no-limits")
    server.start()
    try:
        told = {one["name"]: one for one in server.ask("GET", f"/api/decks/{deck}/cards?language=en")[1]["cards"]}
        assert {name: told[name]["how"] for name in ("rule 1", "rule 15", "rule 16", "R4b", "G5b")} == {
            "rule 1": "read",
            "rule 15": "read",
            "rule 16": "old",
            "R4b": "read",
            "G5b": "old",
        }
        assert told["rule 1"]["says"] == "When somebody plays a 3, the next player misses their next turn."
        assert (told["rule 16"]["category"], told["rule 16"]["author"]) == ("people", "Ben")
        assert told["rule 16"]["text"] == "Wenn eine 4 gespielt wird: dieser Spieler muss „einen Witz“ sagen."
        assert server.ask("GET", f"/api/decks/{deck}?version=4")[1]["calculus"] == CALCULUS
    finally:
        server.stop()
    after = documents(tmp_path)
    assert len(after) == len(before)
    assert all(b'"calculus":' in document for document in after)
    server = Server(tmp_path, "--no-limits")
    server.start()
    server.stop()
    assert documents(tmp_path) == after
