"""What stands before something: bans, what happens instead, and what is taken back."""

from __future__ import annotations

import pytest

from carteblanche.testing.blank.sitting import Sitting, played

SHARP = {"effects": "automatic", "wrong": "lie"}


def test_the_end_of_the_game_is_an_event() -> None:
    table = Sitting("(when (stage game end) (name colour))", effects={"R1": "(when this (win you))"}).act("Ada", "R1")
    assert table.waiting == ["Ada"]
    assert table.act("Ada", "say red").won == ["Ada"]


def test_people_say_who_leaves() -> None:
    table = Sitting("(when (ends how: leave) (draw others))").act("Ada", "report 1 rule 1").act("Ben", "no")
    assert table.sizes == [7, 3, 4]


def test_instead_of_winning() -> None:
    rule = "(always (instead (ends) (draw you 2)))"
    table = Sitting(rule, hands={"Ada": ["R3"], "Ben": ["R6", "V1"]}).act("Ada", "R3")
    assert (table.won, table.size("Ada"), table.turn) == ([], 2, "Ben")
    table = Sitting("(always (instead (ends) (reverse)))", hands={"Ada": ["R3"], "Ben": ["R6", "V1"]}).act("Ada", "R3")
    assert (table.won, table.size("Ada"), table.turn) == ([], 0, "Ben")


def test_a_turn_that_does_not_begin_is_missed() -> None:
    table = Sitting("(always (instead (turn start (named Ben)) (draw you)))", config={"names": ["Ada", "Ben", "Cy"]})
    assert (table.act("Ada", "R3").turn, table.size("Ben")) == ("Cy", 4)
    table = Sitting("(always (forbid (turn start)))").act("Ada", "R3")
    assert len(table.waiting) == 1
    table = Sitting("(always (instead (turn start) (draw you)))").act("Ada", "R3")
    assert len(table.waiting) == 1


def test_who_thinks_too_long_where_that_is_forbidden() -> None:
    assert Sitting("(always (forbid (idle 10)))").wait(11).size("Ada") == 7
    assert Sitting("(always (forbid (idle 10) fail: (draw you 3)))").wait(11).size("Ada") == 9
    assert Sitting("(always (forbid (idle 10)))").act("Ada", "R3", at=9000).wait(5).size("Ada") == 5
    assert Sitting("(always (instead (idle 10) (skip others)))").wait(11).turn == "Ada"


def test_no_accusations() -> None:
    duty = '(when (plays) (oblige you say "so"))'
    table = Sitting(duty, "(always (forbid (accuses)))").act("Ada", "R3").act("Ben", "R6").act("Cy", "accuse 0 rule 1")
    assert table.sizes == [5, 2, 4]
    table = Sitting(duty).act("Ada", "R3").act("Ben", "R6").act("Cy", "accuse 0 rule 1")
    assert table.sizes == [6, 2, 3]


def test_no_reshuffling() -> None:
    effects = {"R1": "(when this (draw next 4))"}
    table = Sitting("(always (forbid (happens reshuffled)))", effects=effects, draw=["G1"], discard=["R4", "B2", "V2"])
    assert table.act("Ada", "R1").size("Ben") == 4


def test_a_play_may_have_a_price() -> None:
    rule = "(always (instead (plays cards: [3]) [(discard you) (play (some played) free: true)]))"
    table = Sitting(rule).act("Ada", "R3")
    assert (table.top, table.waiting) == ("R4a", ["Ada"])
    table.act("Ada", "pick V4")
    assert (table.top, table.size("Ada"), table.turn) == ("R3a", 4, "Ben")
    rule = "(always (instead (plays cards: [3]) [(draw you)] optional: true))"
    assert Sitting(rule).act("Ada", "R3", "no").top == "R3a"
    table = Sitting(rule).act("Ada", "R3", "say yes")
    assert (table.top, table.size("Ada"), table.turn) == ("R4a", 7, "Ben")


@pytest.mark.parametrize("ban", ["(loses (named Ben) how: give)", "(receives (named Ben))"])
def test_a_hand_that_is_kept_is_not_exchanged(ban: str) -> None:
    names = {"names": ["Ada", "Ben", "Cy"]}
    swap = {"R1": "(when this (swap-hands you next))", "R2": "(when this (share (some (hand all))))"}
    assert Sitting(f"(always (instead {ban}))", effects=swap, config=names).act("Ada", "R1").sizes == [5, 3, 3]
    assert Sitting(effects=swap, config=names).act("Ada", "R1").sizes == [3, 5, 3]
    table = Sitting(f"(always (instead {ban}))", effects=swap, config=names).act("Ada", "R2")
    assert table.hand("Ben") == ["R6a", "V1a", "P2a"]
    assert sorted(table.sizes) == [3, 4, 4]


def test_the_price_of_a_wrong_play_that_was_objected_to() -> None:
    rule = "(always (forbid (plays cards: [5]) fail: (draw you 3)))"
    table = Sitting(rule, config=SHARP).act("Ada", "R5").act("Ben", "object")
    assert (table.size("Ada"), table.top) == (9, "R4a")


def test_as_many_rules_as_the_house_says() -> None:
    pile = ["(always (house rules 3))", "(when (plays cards: [6]) (draw you))", "(when (plays cards: [5]) (draw you))"]
    table = Sitting("(when (plays cards: [1]) (new-rule))", pile=pile).act("Ada", "R1")
    assert len(table.rules) == 3


def test_whether_and_which_is_one_question() -> None:
    table = played("R1", "(when this (may you [(discard you) (draw next)] [(skip next)]))")
    assert "pick R2a" in table.options("Ada")
    assert "no" in table.options("Ada")
    done = table.act("Ada", "pick R2")
    assert (done.sizes, done.turn) == ([4, 4, 3], "Ben")
    declined = played("R1", "(when this (may you [(discard you) (draw next)] [(skip next)]))").act("Ada", "no")
    assert (declined.sizes, declined.turn) == ([5, 3, 3], "Cy")
    assert played("R1", "(when this (may you (draw you)))").options("Ada") == ["no", "say yes"]


def test_cards_that_an_effect_has_moved_come_back() -> None:
    effects = {"R1": "(when this (draw next 2) (give you 1 next))", "R6": "(when this (cancel))"}
    table = Sitting(effects=effects).act("Ada", "R1", "pick V4")
    assert table.sizes == [4, 6, 3]
    before = table.draw
    table.act("Ben", "R6")
    assert table.sizes == [5, 2, 3]
    assert len(table.draw) == len(before) + 2
    assert "V4a" in table.hand("Ada")
