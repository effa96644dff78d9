"""Decks as the last version before the calculus wrote them, kept as files."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import care
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.sayings import translated
from carteblanche.games.blank.starter import starter
from carteblanche.library.decks.files import read_deck_file, write_deck_file
from carteblanche.library.decks.household import find_words
from carteblanche.library.decks.old import carry_over, from_old, is_old
from carteblanche.library.decks.old_texts import EFFECTS, RULES

FILE = (Path(__file__).parent / "old" / "home.deck.json").read_bytes()


@pytest.fixture(scope="module")
def home() -> Deck:
    return read_deck_file(FILE)


def test_an_old_file_is_carried_over_and_keeps_its_words(home: Deck) -> None:
    old = json.loads(FILE)["deck"]
    assert (home.name, home.mark, home.version, home.extra_rules) == ("Home", "H", 5, 2)
    assert [line.card for line in home.history] == [line["card"] for line in old["history"]]
    written = [(card["words"]["text"], card["words"]["author"]) for card in old["rules"] if not card["words"]["ours"]]
    assert [(card.words.text, card.words.author) for card in home.rules if not card.words.ours] == written
    assert find_words(home, "rule 15").picture == (((10, 10), (500, 500)),)
    assert find_words(home, "rule 15").new
    assert read_deck_file(write_deck_file(home)) == home


def test_our_cards_mean_what_they_meant(home: Deck) -> None:
    for new, ours in zip(home.rules[:14], starter("de").rules, strict=True):
        assert new.words.meaning == ours.words.meaning
        assert new.words.ours
    assert find_words(home, "V5a").meaning == find_words(starter("de"), "V5a").meaning


def test_what_is_read_at_once_is_mechanical_and_everything_else_is_for_people(home: Deck) -> None:
    found = {name: find_words(home, name) for name in ("rule 15", "rule 16", "rule 17", "R4b", "G5b")}
    assert found["rule 15"].meaning == notation.read("(when (plays cards: [2]) (draw next 2))")
    assert found["R4b"].meaning == notation.read("(when this (draw all))")
    assert {name: words.how for name, words in found.items()} == {
        "rule 15": "read",
        "rule 16": "old",
        "rule 17": "old",
        "R4b": "read",
        "G5b": "old",
    }
    for words in found.values():
        if words.how == "old":
            assert care(words.meaning) == "people"
            assert notation.read(f"(people {json.dumps(words.text, ensure_ascii=False)})") == words.meaning


def test_what_is_carried_over_once_stays_as_it_is() -> None:
    document = msgspec.json.encode(json.loads(FILE)["deck"])
    once = carry_over(document)
    assert is_old(document)
    assert not is_old(once)
    assert carry_over(once) == once
    assert msgspec.json.decode(once, type=Deck).version == 5


def test_the_texts_of_our_cards_are_known_in_all_languages() -> None:
    assert len(RULES) == len(starter().rules)
    assert set(EFFECTS) == {card.face for card in starter().cards if card.words is not None}
    assert all(len(set(texts)) == 5 for texts in (*RULES, *EFFECTS.values()))
    assert all(texts[0] == card.words.text for texts, card in zip(RULES, starter().rules, strict=True))
    assert translated(starter().rules[0].words, "pl").language == "pl"


@pytest.mark.parametrize("wrong", [b"", b"[]", b"{}", b'{"name": 1}', b'{"a":' * 100_000])
def test_what_is_no_deck_is_refused(wrong: bytes) -> None:
    with pytest.raises(Unreadable, match="not a deck"):
        from_old(wrong)


def test_a_changed_old_file_is_noticed() -> None:
    with pytest.raises(Unreadable, match="damaged"):
        read_deck_file(FILE.replace(b"Ada", b"Eve"))
    whole = json.loads(FILE)
    whole["deck"]["rules"] *= 40
    with pytest.raises(Unreadable, match="damaged"):
        read_deck_file(json.dumps(whole).encode())
