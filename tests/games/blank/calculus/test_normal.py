from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal

SAME = [
    ("(when this (draw (but all you)))", "(when this (draw others))"),
    ("(when this (choose someone) (skip them 2))", "(when this (skip someone 2))"),
    ("(when this (pick (some discard n: 1)) (apply (some these)))", "(when this (apply (some discard n: 1)))"),
    (
        "(when (plays cards: 3) (if (has you red) (draw next)))",
        "(when (plays cards: 3) (draw next) given: (has you red))",
    ),
    ("(when this (if (not (coin)) (draw you) (draw next)))", "(when this (if (coin) (draw next) (draw you)))"),
    (
        "(when this (if (coin) (draw you)) (if (not (coin)) (draw next)))",
        "(when this (if (coin) (draw you) (draw next)))",
    ),
    ("(always (forbid (plays cards: (none-of even))))", "(always (forbid (plays cards: odd)))"),
    (
        "(when this (draw next) given: (compare (size you) > 4))",
        "(when this (draw next) given: (compare (size you) >= 5))",
    ),
    ("(when this (draw next) given: (not (has you red)))", "(when this (draw next) given: (has-none you red))"),
    ("(when this (drop-rule))", "(when this (move (some rules n: 1) rule-pile))"),
    ("(when this (discard you))", "(when this (move (some (hand you) n: 1 by: you) discard))"),
    ("(when this (let (off (some rules)) (next-cards 1)))", "(when this (let (off (some rules)) covered))"),
    ("(when this (draw (most)))", "(when this (draw (ranked most (size each) start: next)))"),
    (
        "(always (forbid (plays cards: 1)))\n(when this (draw you))",
        "(when this (draw you))\n(always (forbid (plays cards: 1)))",
    ),
]
DIFFERENT = [
    ("(when this (discard you))", "(when this (move (some (hand you) n: 1 by: next) discard))"),
    ("(when this (let (off (some rules)) (next-cards 2)))", "(when this (let (off (some rules))))"),
    ("(when this (draw (most tie: first)))", "(when this (draw (ranked most (size each) tie: first start: next)))"),
    ("(when this (draw all))", "(when this (draw others))"),
    ("(when this (choose someone) (skip them) (draw them))", "(when this (skip someone) (draw someone))"),
    ("(when this (discard you) (draw you))", "(when this (draw you) (discard you))"),
    ("(when this (may you (draw you)))", "(when this (draw you))"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_differs_in_writing_alone_is_the_same(one: str, other: str) -> None:
    assert normal(notation.read(one)) == normal(notation.read(other))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_means_something_else_stays_different(one: str, other: str) -> None:
    assert normal(notation.read(one)) != normal(notation.read(other))


@pytest.mark.parametrize("text", [text for pair in (*SAME, *DIFFERENT) for text in pair])
def test_a_normal_form_is_its_own_normal_form(text: str) -> None:
    once = normal(notation.read(text))
    assert normal(once) == once
