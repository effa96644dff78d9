"""Texts of strangers and many wordings of the same cards: their meanings are values of the calculus."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from carteblanche.cli.scores import load
from carteblanche.games.blank.calculus import notation

HERE: Final = Path(__file__).parent
ROUNDS: Final = HERE / "rounds"
TOLD: Final = Path(__file__).parents[2] / "docs" / "card-language.md"
LANGUAGES: Final = ("de", "en", "fr", "pl", "ru")


@pytest.mark.parametrize("name", ["a", "b", "c", "d", "e", "f", "g", "h", "j"])
def test_a_set_is_the_one_whose_hash_was_written_down(name: str) -> None:
    digest = hashlib.sha256((ROUNDS / name / "cards.yaml").read_bytes()).hexdigest()
    assert digest in TOLD.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["a", "b", "c", "d", "e", "f", "g", "h", "j"])
def test_meanings_belong_to_texts_of_the_set(name: str) -> None:
    cards = {card["id"] for card in yaml.safe_load((ROUNDS / name / "cards.yaml").read_text(encoding="utf-8"))}
    gold: dict[str, Any] = {}
    for file in (ROUNDS / name / "gold").glob("*.yaml"):
        gold |= yaml.safe_load(file.read_text(encoding="utf-8"))
    assert gold
    assert set(gold) <= cards
    for told in gold.values():
        assert told["kind"] in ("machine", "people", "nonsense")
        for text in told["gold"] or ():
            meaning = notation.read(text)
            assert notation.read(notation.write(meaning)) == meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_eight_wordings(language: str) -> None:
    file = HERE / "wordings" / f"{language}.yaml"
    meanings = yaml.safe_load((HERE / "wordings" / "meanings.yaml").read_text(encoding="utf-8"))
    worded = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert list(worded) == [card["id"] for card in meanings]
    assert {len(texts) for texts in worded.values()} == {8}
    found = load(file, HERE / "gold", None)
    assert len(found) == 8 * len(meanings)
    assert all(text.language == language and text.meanings for text in found)


@pytest.mark.parametrize("part", ["who", "when", "what"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_six_wordings(part: str, language: str) -> None:
    folder = HERE / "phrases" / part
    meanings = yaml.safe_load((folder / "meanings.yaml").read_text(encoding="utf-8"))
    worded = yaml.safe_load((folder / f"{language}.yaml").read_text(encoding="utf-8"))
    assert set(worded) == {card["id"] for card in meanings}
    assert {len(texts) for texts in worded.values()} == {6}
    assert len(load(folder / f"{language}.yaml", HERE / "gold", None)) == 6 * len(meanings)
