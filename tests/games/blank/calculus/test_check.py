from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import MOST, care, check, fits_on_a_card, needs_clock
from carteblanche.games.blank.calculus.parts import DEEPEST


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("(when (plays cards: [3]) (skip next))", "machine"),
        ('(when (plays) (oblige next say "hello"))', "helped"),
        ('(when (reported "coughs") (draw you))', "helped"),
        ('(people "Sing!")', "people"),
    ],
)
def test_who_sees_to_it(text: str, who: str) -> None:
    assert care(notation.read(text)) == who


@pytest.mark.parametrize(
    ("text", "rule", "found"),
    [
        ("(when (plays cards: [3]) (skip next))", True, []),
        ("(when this (reverse))", True, [("error", "never-fires")]),
        ("(when this (reverse))", False, []),
        ("(react (penalised) (draw causer))", True, [("error", "reaction-on-a-rule")]),
        ("(react (penalised) (draw causer))", False, []),
        ("(when this (win you))", False, [("warning", "wins-at-once")]),
        ("(when (plays cards: [1]) (win you))", True, [("warning", "wins-at-once")]),
        ("(always (forbid (ends)))", True, [("warning", "nobody-wins")]),
        ("(always (instead (ends) (draw you 3)))", True, [("warning", "nobody-wins")]),
        ("(always (instead (ends you) (draw you 3)))", True, []),
        ("(always (forbid (ends)) (compare (size next) > 5))", True, []),
    ],
)
def test_what_an_author_is_told(text: str, rule: bool, found: list[tuple[str, str]]) -> None:
    assert [(one.level, one.code) for one in check(notation.read(text), rule=rule)] == found


@pytest.mark.parametrize(
    ("text", "timed"),
    [
        ("(when this (later 120 (win (fewest tie: all))))", True),
        ("(when (idle 5) (draw you))", True),
        ("(when (clock 60) (reverse))", True),
        ("(when this (let (order free) (seconds 30)))", True),
        ("(when this (let (order free) (turns 2)))", False),
        ("(when (plays cards: [3]) (skip next))", False),
    ],
)
def test_what_waits_for_a_clock(text: str, timed: bool) -> None:
    assert needs_clock(notation.read(text)) == timed


def test_people_at_the_table_are_named() -> None:
    (one,) = check(notation.read('(when this (draw (named "ada")))'), rule=False, people=["Ben", "Ada"])
    assert (one.level, one.code, one.part) == ("warning", "singles-out", "Ada")


def test_a_card_for_people_is_nothing_else() -> None:
    found = check(notation.read('(people "Sing!") (when this (reverse))'), rule=False)
    assert [one.code for one in found] == ["people-and-machine"]


def test_a_card_holds_only_so_much() -> None:
    deep = "(reverse)"
    for _ in range(DEEPEST):
        deep = f"(may you {deep})"
    wide = f"(each all [{'(reverse) ' * 16}])" * 10
    for text in (f"(when this {deep})", f"(when this {wide})"):
        meaning = notation.read(text)
        assert not fits_on_a_card(meaning)
        assert [one.code for one in check(meaning, rule=False)] == ["too-long"]
    assert MOST > 16
