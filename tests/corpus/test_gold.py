"""The gold: what every development text of the corpus means, as values of the calculus, written before any reader saw it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.steps import People

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")
QUOTED: Final = re.compile(r'(\(named )?"([^"]*)"')
"""Free text; names of people stand in their dictionary form."""


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def is_check(name: str) -> bool:
    """Whether this text belongs to the fifth that is kept for checking."""
    return int(hashlib.sha256(name.encode()).hexdigest(), 16) % 5 == 0


CARDS: Final[dict[str, dict[str, str]]] = {
    card["id"]: card for card in load(HERE / "cards.yaml") if not is_check(card["id"])
}
GOLD: Final[dict[str, dict[str, list[str]]]] = {
    language: load(HERE / "gold" / f"{language}.yaml") for language in LANGUAGES
}
ALL: Final = {name: meanings for gold in GOLD.values() for name, meanings in gold.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_development_text_has_gold_in_the_order_of_the_corpus(language: str) -> None:
    assert list(GOLD[language]) == [name for name, card in CARDS.items() if card["lang"] == language]


def test_the_check_fifth_is_not_here() -> None:
    assert not [name for name in ALL if is_check(name)]


@pytest.mark.parametrize("name", ALL)
def test_gold_is_read_and_written_again(name: str) -> None:
    for text in ALL[name]:
        meaning = notation.read(text)
        assert notation.read(notation.write(meaning)) == meaning


@pytest.mark.parametrize("name", ALL)
def test_gold_is_of_the_kind_that_the_corpus_says(name: str) -> None:
    card, meanings = CARDS[name], [notation.read(text) for text in ALL[name]]
    if card["kind"] == "nonsense":
        assert meanings == []
    elif card["kind"] == "people":
        assert [meaning.clauses for meaning in meanings] == [(People(card["text"]),)]
    else:
        assert len(meanings) == len(card["meaning"].split(" || "))
        assert len(set(meanings)) == len(meanings)
        assert not [clause for meaning in meanings for clause in meaning.clauses if isinstance(clause, People)]


@pytest.mark.parametrize("name", [name for name in ALL if CARDS[name]["kind"] == "machine"])
def test_free_text_is_in_the_authors_words(name: str) -> None:
    said = {words for text in ALL[name] for person, words in QUOTED.findall(text) if not person}
    assert not [words for words in said if words not in CARDS[name]["text"]]
