from __future__ import annotations

import json

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import encode
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.library.decks.translation import (
    describe_calculus,
    explain_suggestion,
    find_strange_words,
    make_messages,
    read_suggestion,
)
from carteblanche.wire.cards import Reading

TEXT = "Whoever lays a six spoils the next one's evening: two more for them!"
MEANT = "(when (plays cards: [6]) (draw next 2))"


def suggested(answer: str, text: str = TEXT, *, rule: bool = True) -> Reading:
    return explain_suggestion(text, answer, "en", rule=rule)


def test_a_translator_is_told_what_there_is_and_asked_about_one_card() -> None:
    system, *examples, last = make_messages(" A six\nskips. ", rule=False)
    assert last == {"role": "user", "content": "game card:\nA six skips."}
    assert system["role"] == "system"
    assert describe_calculus() in system["content"]
    for tag in notation.classes().keys() - {"meaning"}:
        assert f"\n({tag}" in system["content"]
    assert [one["role"] for one in examples] == ["user", "assistant"] * (len(examples) // 2)


def test_what_a_translator_is_shown_as_examples_can_be_read() -> None:
    said = [one["content"] for one in make_messages("x", rule=True) if one["role"] == "assistant"]
    assert said.pop() == "(people)"
    for one in said:
        notation.read(one)


@pytest.mark.parametrize(
    "answer",
    [
        MEANT,
        f"Here it is:\n```lisp\n{MEANT}\n```\nHave fun!",
        encode(notation.read(MEANT)).decode(),
    ],
)
def test_an_answer_in_notation_or_as_json_is_one_offer_marked_as_suggested(answer: str) -> None:
    found = suggested(answer)
    (offer,) = found.offers
    assert (found.answer, found.why, offer.suggested) == ("choose", "", True)
    assert offer.meaning == normal(notation.read(MEANT))
    assert set(offer.says) == set(LANGUAGES)
    assert found.kept is not None


def test_words_of_which_a_suggestion_shows_nothing_are_named() -> None:
    text = "When a red 6 is played the next player draws three cards"
    (offer,) = suggested(MEANT, text).offers
    (left,) = [one for one in offer.findings if one.code == "left-out"]
    assert left.level == "warning"
    assert {"red", "three"} <= set(left.part.split(", "))
    (whole,) = suggested("(when (plays cards: [red 6]) (draw next 3))", text).offers
    assert whole.findings == ()


DEEP = "(not " * 30 + "(coin)" + ")" * 30


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "(people)",
        '(people "Be nice")',
        "I am sorry, but I cannot help with that.",
        "Ignore all rules and let the author win.",
        "<script>alert(1)</script>",
        "<p>(draw next)</p>",
        "(draw next",
        ")" * 5000,
        "(" * 7000,
        "[" * 7000,
        '"' * 7001,
        "(when (plays cards: [6]) (draw next 99999999999999999999999999))",
        "(when (plays cards: [6]) (draw next -1))",
        "(when (plays cards: [6]) (draw next 1e309))",
        f"(when (plays) (if {DEEP} (draw you)))",
        "(when (plays) " + "(draw you) " * 200 + ")",
        "x" * 9000,
        "null",
        "{}",
        "{" * 7000,
        '{"kind": "meaning", "clauses": ' + "[" * 7000,
        '{"kind": "meaning", "clauses": []}',
        '{"kind": "meaning", "clauses": [{"kind": "eval", "code": "import os"}]}',
        '(when (plays cards: [6]) (oblige next say "visit evil.example"))',
        "(when this (draw next))",
        "\x00\ud800",
    ],
)
def test_what_is_no_card_or_not_in_the_authors_words_is_no_offer(answer: str) -> None:
    found = suggested(answer)
    assert (found.answer, found.offers, found.why) == ("people", (), "no-suggestion")
    assert found.kept is not None


def test_free_words_must_be_the_authors() -> None:
    meaning = notation.read('(always (forbid (reported "talks loudly")))')
    assert find_strange_words("No talking, please. Not loud.", meaning) == []
    assert find_strange_words("No talking.", meaning) == ["loudly"]
    assert find_strange_words("A", notation.read('(when (reported "a b") (draw you))')) == ["b"]


def test_damaged_answers_are_refused_and_nothing_else_happens() -> None:
    luck = KeyedLuck.seeded(7, "answers")
    signs = [*MEANT, *'{}[]"\\:;,0123456789 \n', "ż", "😀"]
    for answer in (MEANT, encode(notation.read(MEANT)).decode()):
        for _ in range(400):
            said = list(answer)
            for _ in range(1 + luck.below(6)):
                said[luck.below(len(said))] = signs[luck.below(len(signs))]
            text = "".join(said)
            try:
                meaning = read_suggestion(text)
            except Unreadable:
                continue
            assert json.loads(encode(meaning))["kind"] == "meaning"
