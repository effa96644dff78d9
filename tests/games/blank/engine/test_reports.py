"""What people report of themselves (rules version 3)."""

from __future__ import annotations

import pytest

from carteblanche.testing.blank.sitting import Sitting


@pytest.mark.parametrize(
    "rules",
    [
        ['(when (reported "sings") (if (coin) (draw you) (penalise you)))'],
        ['(when (reported "sings") (oblige you do "bow"))'],
        ['(when (reported "sings") (draw you))', '(always (forbid (reported "sings") fail: (skip you)))'],
        ['(when (reported "sings") (draw you))', '(when (reported "hums") (discard you))'],
    ],
)
def test_a_report_that_only_costs_is_not_put_to_anybody(rules: list[str]) -> None:
    assert Sitting(*rules).act("Ada", "report 0 rule 1").waiting != ["Ben", "Cy"]


@pytest.mark.parametrize(
    "rules",
    [
        ['(when (reported "sings") (discard you))'],
        ['(when (reported "sings") (draw others))'],
        ['(when (reported "sings") (draw you))', '(when (reported "sings") (win you))'],
        ['(when (reported "sings") (draw you))', '(always (instead (reported "sings") (discard you)))'],
        ['(when (reported "sings") (if (coin) (draw you) (discard you)))'],
    ],
)
def test_a_report_that_may_help_is_put_to_all_others(rules: list[str]) -> None:
    table = Sitting(*rules).act("Ada", "report 0 rule 1")
    assert table.waiting == ["Ben", "Cy"]
    assert Sitting(*rules, version=2).act("Ada", "report 0 rule 1").waiting != ["Ben", "Cy"], "before, it stood at once"


def test_what_lasts_is_looked_at_too() -> None:
    rules = ['(when (reported "sings") (draw you))', '(when (plays) (whenever (reported "sings") (discard you)))']
    table = Sitting(*rules).act("Ada", "R1").act("Ben", "report 1 rule 1")
    assert table.waiting == ["Ada", "Cy"]


def test_two_players_who_do_not_agree_prove_nothing() -> None:
    table = Sitting('(when (reported "sings") (discard you))', hands={"Ada": ["R1", "R2"], "Ben": ["R3", "R5"]})
    table.act("Ada", "report 0 rule 1").act("Ben", "say no")
    assert (table.sizes, table.notes[-1].split()[0]) == ([2, 2], "not-proven")
