"""The sentences that the first reader was tuned on: every one has its meanings, and what is not read right is listed with its reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from carteblanche.cli.scores import load
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import check
from carteblanche.reader.answer import Answer
from carteblanche.reader.score import Text
from drivers.sentences import difference, reason

HERE: Final = Path(__file__).parent / "sentences"
COUNTS: Final = {"en": 343, "de": 144, "fr": 127, "pl": 126, "ru": 125}
PLAIN: Final = notation.read("(when (plays cards: [6]) (draw next 2))")


def test_every_sentence_has_its_meanings() -> None:
    texts = load(HERE / "cards.yaml", HERE / "gold", None)
    assert {one: sum(text.language == one for text in texts) for one in COUNTS} == COUNTS
    assert len({text.id for text in texts}) == len(texts)
    for text in texts:
        assert bool(text.meanings) == (text.kind == "machine"), text.id
        for meaning in text.meanings:
            assert not [one for one in check(meaning, rule=text.card == "rule") if one.level == "error"], text.id


def test_every_difference_is_one_of_a_sentence() -> None:
    texts = {text.id: text.text for text in load(HERE / "cards.yaml", HERE / "gold", None)}
    listed: dict[str, dict[str, Any]] = yaml.safe_load((HERE / "differences.yaml").read_text(encoding="utf-8"))
    named = [name for several in listed.values() for name in several]
    assert len(named) == len(set(named))
    assert all(texts[name] == several[name][0] for several in listed.values() for name in several)


@pytest.mark.parametrize(
    ("reading", "what"),
    [
        ("(always (forbid (plays cards: [6])))", "it holds, where it should happen, or the other way round"),
        ("(when (draws cards: [6]) (draw next 2))", "another event"),
        ("(when (plays cards: [6]) (skip next))", "another effect"),
        ("(when (plays cards: [6]) (draw (most) 2))", "somebody else"),
        ("(when (plays cards: [red 6]) (draw next 2))", "other cards"),
        ("(when (plays cards: [6]) (draw next 3))", "a detail: who, how many, which"),
    ],
)
def test_what_is_different_about_a_reading(reading: str, what: str) -> None:
    found = notation.read(reading)
    assert difference(found, PLAIN) == what
    text = Text("x", "en", "rule", "machine", "…", (PLAIN,))
    assert reason(text, Answer("understood", "en", (found,)), "wrong") == f"read: {what}"
    assert reason(text, Answer("understood", "en", (PLAIN,)), "right") == ""


def test_what_people_do_may_be_left_to_them() -> None:
    text = Text("x", "en", "rule", "machine", "…", (notation.read('(when (plays) (say you "hello"))'),))
    assert reason(text, Answer("people", "en"), "people") == "something that people say or do, left to them"
    nonsense = Text("x", "en", "rule", "nonsense", "…", ())
    assert reason(nonsense, Answer("people", "en"), "people") == ""
    assert reason(nonsense, Answer("understood", "en", (PLAIN,)), "wrong") != ""
