"""Parts of the calculus one by one: whom, what and how long they mean."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.testing.blank.sitting import Sitting, played


def test_who_caused_what_is_drawn_or_lost() -> None:
    rule = "(when (draws cause: (named Ben)) (draw causer))"
    effects = {"R1": "(when this (draw next))", "R6": "(when this (draw next))"}
    names = {"names": ["Ada", "Ben", "Cy"]}
    table = Sitting(rule, effects=effects, config=names).act("Ada", "R1")
    assert table.sizes == [5, 4, 3]
    assert table.act("Ben", "R6").sizes == [5, 4, 4]
    rule = "(when (loses how: discard cause: (named Ada)) (draw you 2))"
    effects = {"R1": "(when this (discard-random next))"}
    assert Sitting(rule, effects=effects, config=names).act("Ada", "R1").sizes == [5, 4, 3]
    assert Sitting(rule.replace("Ada", "Ben"), effects=effects, config=names).act("Ada", "R1").sizes == [5, 2, 3]


def test_all_cards_laid_may_count_in_a_row() -> None:
    rule = "(when (plays) (draw next) given: (compare (streak cards: [red] any-card: {}) >= 4))"
    for every, size in (("true", 4), ("false", 3)):
        assert Sitting(rule.format(every)).act("Ada", "R3 R5 R1").size("Ben") == size


def test_who_is_asked_whether_to_go_on_ends_it_by_declining() -> None:
    table = played("R1", "(when this (repeat (may you (draw you))) (skip next))")
    table.act("Ada", "say yes", "say yes", "no")
    assert (table.size("Ada"), table.turn) == (7, "Cy")
    assert not any("waived" in note for note in table.notes)


def test_how_often_something_is_allowed() -> None:
    def uses(per: str, times: int) -> int:
        table = Sitting(f"(always (allow [(draw you)] {per}))")
        for _ in range(times):
            table.act("Ada", "use rule 1")
        return table.size("Ada")

    assert uses("", 1) == 7
    assert uses('per: ""', 3) == 9
    with pytest.raises(Illegal, match="not-allowed"):
        uses("", 2)
    table = Sitting("(always (allow [(draw you)] per: game))").act("Ada", "use rule 1", "R3")
    table.act("Ben", "R6").act("Cy", "G6" if "G6a" in table.hand("Cy") else "draw")
    with pytest.raises(Illegal, match="not-allowed"):
        table.act("Ada", "use rule 1")


def test_numbers_that_may_be_named() -> None:
    table = played("R1", "(when this (name number least: 2 most: 4) (draw next (remembered)))")
    assert table.options("Ada") == ["say 2", "say 3", "say 4"]
    assert table.act("Ada", "say 4").size("Ben") == 7


def test_who_loses_lets_all_others_win() -> None:
    assert played("R1", "(when this (finish next lose))").won == ["Ada", "Cy"]


def test_a_condition_of_the_table_begins_once() -> None:
    rule = "(when (becomes (compare (count (some discard)) >= 3) {}) (draw you))"
    assert Sitting(rule.format("about: false")).act("Ada", "R1").act("Ben", "R6").sizes == [5, 3, 3]
    assert Sitting(rule.format("")).act("Ada", "R1").act("Ben", "R6").sizes == [6, 3, 4]


def test_for_the_next_cards() -> None:
    effect = "(when this (let (forbid (plays cards: [blue])) (next-cards 2)))"
    table = played("R1", effect, hands={"Ada": ["R1", "R2"], "Ben": ["R6", "B1", "R5"], "Cy": ["B6", "R3"]})
    assert "B1a" not in table.options("Ben")
    table.act("Ben", "R6")
    assert "B6a" not in table.options("Cy")
    table = played("R1", effect, hands={"Ada": ["R1", "R2"], "Ben": ["R6", "B1", "R5"], "Cy": ["B5", "R3"]})
    assert "B5a" in table.act("Ben", "R6 R5").options("Cy")


@pytest.mark.parametrize(
    ("more", "who"),
    [("", "Ben"), ("start: (previous)", "Cy"), ("round: right", "Cy"), ("start: (next) round: right", "Ben")],
)
def test_the_first_of_those_who_are_tied(more: str, who: str) -> None:
    table = played("R1", f"(when this (draw (ranked fewest (size each) others tie: first {more}) 3))")
    assert table.size(who) == 6


@pytest.mark.parametrize(("way", "fires"), [("", "R3 R1 R2"), ("up", "R1 R2 R3"), ("down", "R3 R2 R1"), ("", "R2 R1")])
def test_numbers_that_follow_each_other(way: str, fires: str) -> None:
    rule = f'(when (plays) (draw next) given: (run (some played) way: "{way}"))'
    assert Sitting(rule).act("Ada", fires).size("Ben") == 4
    for other in ("R3", "R1 R3", "R2 R3 R5", "R2 R3 R1" if way else "R1 R3 R5"):
        assert Sitting(rule).act("Ada", other).size("Ben") == 3


def test_who_caused_it_the_last_time() -> None:
    rule = "(when (turn end (named Cy)) (draw (latest (draws cause: others) role: causer) 3))"
    table = Sitting(rule, effects={"R1": "(when this (draw next))"}, config={"names": ["Ada", "Ben", "Cy"]})
    table.act("Ada", "R1").act("Ben", "R6").act("Cy", "draw")
    assert table.sizes == [8, 3, 4]


def test_rules_of_a_title_that_come() -> None:
    rule = '(when (happens rule-comes cards: [(titled "reverse")]) (draw you))'
    effects = {"R1": "(when this (new-rule))"}
    assert Sitting(rule, effects=effects, pile=["(when (plays) (reverse))"]).act("Ada", "R1").size("Ada") == 6
    assert Sitting(rule, effects=effects, pile=["(when (plays) (draw you))"]).act("Ada", "R1").size("Ada") == 5
