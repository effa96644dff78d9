"""The texts that the network learns: every meaning can be read, and every mark of a text stands in its meaning."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import fits_on_a_card

TAUGHT: Final = Path(__file__).parent / "taught"
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
FILES: Final = sorted(file.stem for file in TAUGHT.glob("*.jsonl"))
MARK: Final = re.compile(r"\{(\d)\|([^{}|]+)\}")


def load(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (TAUGHT / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def test_there_are_files() -> None:
    assert len(FILES) > 8


@pytest.mark.parametrize("name", FILES)
def test_every_meaning_can_be_read_and_is_in_the_words_of_its_texts(name: str) -> None:
    for told in load(name):
        kind = told.get("kind", "machine")
        assert kind in ("machine", "people", "nonsense")
        assert told["card"] in ("rule", "game")
        assert bool(told.get("m")) == (kind == "machine")
        quoted = set()
        for meaning in told.get("m", ()):
            assert fits_on_a_card(notation.read(meaning))
            quoted = set(re.findall(r'"\$(\d)"', meaning))
        for language in LANGUAGES:
            for text in told.get(language, ()):
                assert {number for number, _ in MARK.findall(text)} == quoted or kind != "machine", text
                assert not set(MARK.sub("", text)) & {"{", "}", "$"}, text


def test_exclamations_are_for_every_language() -> None:
    found: dict[str, list[str]] = json.loads((TAUGHT / "exclamations.json").read_text(encoding="utf-8"))
    assert set(found) == set(LANGUAGES)
    assert all(len(set(texts)) == len(texts) > 20 for texts in found.values())
