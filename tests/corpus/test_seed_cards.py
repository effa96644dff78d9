"""The example cards of the rulebook in five languages, and rules of the kind that players write, with what they mean."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from carteblanche.games.blank.calculus import notation
from carteblanche.reader.answer import read
from carteblanche.reader.score import judge, texts

CARDS: Final[list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("seed-cards.yaml").read_text(encoding="utf-8")
)
LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")
EXAMPLES: Final = (*(f"S-R{n}" for n in range(1, 9)), *(f"S-G{n}" for n in range(1, 10)))
WRITTEN: Final = tuple(f"PW-{n:02}" for n in range(1, 53))
AMBIGUOUS: Final = ("S-R6-ru",)
"""Where a word of the text is a shape and something else, too (*круг* is a round): the author is asked."""
QUOTED: Final = re.compile(r'"([^"]*)"')


def test_every_card_is_there_once() -> None:
    assert sorted(card["id"] for card in CARDS) == sorted(
        [*(f"{name}-{language}" for name in EXAMPLES for language in LANGUAGES), *WRITTEN]
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_gold_is_read_and_written_again_in_the_words_of_the_card(card: dict[str, Any]) -> None:
    (text,) = card["gold"]
    meaning = notation.read(text)
    assert notation.read(notation.write(meaning)) == meaning
    assert not [words for words in QUOTED.findall(text) if words not in card["text"]]


@pytest.mark.parametrize("card", [card for card in CARDS if card["id"].startswith("S-")], ids=lambda card: card["id"])
def test_every_example_is_understood_at_once(card: dict[str, Any]) -> None:
    (text,) = texts([card | {"kind": "machine"}], {card["id"]: card["gold"]})
    wanted = ("right", "among", "close") if card["id"] in AMBIGUOUS else ("right",)
    assert judge(text, read(text.text, text.card, text.language)) in wanted


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_means_the_same_in_every_language(name: str) -> None:
    said = {card["lang"]: card["gold"][0] for card in CARDS if card["id"].startswith(f"{name}-")}
    assert sorted(said) == list(LANGUAGES)
    assert len({notation.write(notation.read(QUOTED.sub('"…"', text))) for text in said.values()}) == 1
