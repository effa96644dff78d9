"""Two meanings that come to the same, and two that do not."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.traces import Kind, difference

read = notation.read

DIFFERENT: list[tuple[Kind, str, str]] = [
    ("rule", "(when (plays cards: [green 3]) (draw next 2))", "(when (plays cards: [green 3]) (draw next 3))"),
    ("rule", "(when (plays cards: [green 3]) (draw next 2))", "(when (plays cards: [green 4]) (draw next 2))"),
    ("rule", "(always (cap (draws) 3))", "(always (cap (draws) 2))"),
    ("rule", '(when (reported "coughs") (draw you))', '(when (reported "coughs") (draw others))'),
    ("rule", "(when (nth 3 (plays cards: [6])) (draw you))", "(when (nth 2 (plays cards: [6])) (draw you))"),
    ("rule", "(when (idle 5) (draw you))", "(when (idle 6) (draw you))"),
    ("rule", "(when (turn start oldest) (draw you))", "(when (turn start youngest) (draw you))"),
    ("game", "(when this (draw others))", "(when this (draw all))"),
    ("game", "(when this (may you (draw you)))", "(when this (draw you))"),
    ("game", "(react (penalised) (draw causer))", "(react (penalised) (draw causer 2))"),
    ("game", "(when this (skip next))", "(when this (skip next 2))"),
    ("game", '(when this (oblige you say "A"))', '(when this (oblige you say "B"))'),
    (
        "game",
        "(when this (let (forbid (plays cards: [red])) (rounds 1)))",
        "(when this (let (forbid (plays cards: [red])) (rounds 2)))",
    ),
]
SAME: list[tuple[Kind, str, str]] = [
    ("game", "(when this (draw others))", "(when this (each others (draw each)))"),
    ("rule", "(always (cap (plays) 2 per: once))", "(always (forbid (plays least: 3)))"),
    ("game", "(when this (draw next 2))", "(when this (draw next) (draw next))"),
]


@pytest.mark.parametrize(("kind", "one", "other"), DIFFERENT)
def test_what_comes_to_something_else_is_found_out(kind: Kind, one: str, other: str) -> None:
    assert difference(read(one), read(other), kind)


@pytest.mark.parametrize(("kind", "one", "other"), SAME)
def test_what_comes_to_the_same_is_the_same(kind: Kind, one: str, other: str) -> None:
    assert difference(read(one), read(other), kind, 60) == ""


def test_what_is_never_seen_to_do_anything_is_not_said_to_be_the_same() -> None:
    never: Meaning = read("(when (plays least: 40) (draw you))")
    said = read('(when (plays least: 40) (oblige you say "A"))')
    assert difference(said, read('(when (plays least: 41) (oblige you say "A"))'), "rule", 5)
    assert difference(never, read("(when (plays least: 41) (draw you))"), "rule", 5) == "neither is seen to do anything"


def test_the_same_pair_gives_the_same_answer() -> None:
    one, other = read("(when (plays cards: [6]) (draw next))"), read("(when (plays cards: [6]) (draw previous))")
    assert difference(one, other, "rule") == difference(one, other, "rule") != ""
