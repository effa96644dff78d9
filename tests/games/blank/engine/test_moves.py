"""Cards that go somewhere: one step for all of it."""

from __future__ import annotations

from carteblanche.testing.blank.sitting import DRAW, Sitting, played


def test_drawing_goes_to_each_of_several_hands() -> None:
    assert played("R1", "(when this (draw others 2))").sizes == [5, 5, 5]
    assert played("R1", "(when this (draw next (size previous)))").sizes == [5, 6, 3]
    assert played("R1", "(when this (draw you (half (size you))))").sizes == [7, 3, 3]


def test_discarding_is_one_question_and_goes_under_the_top_card() -> None:
    table = played("R1", "(when this (discard you 2))")
    assert len(table.options("Ada")) == 10
    table.act("Ada", "pick V4, B4")
    assert (table.size("Ada"), table.top, table.turn) == (3, "R1a", "Ben")
    assert set(table.discard[1:]) == {"R4a", "V4a", "B4a"}


def test_all_choose_at_the_same_time() -> None:
    table = played("R1", "(when this (discard others 1))")
    assert table.waiting == ["Ben", "Cy"]
    table.act("Cy", "pick P3")
    assert (table.waiting, table.size("Cy")) == (["Ben"], 3), "nothing moves before all have chosen"
    table.act("Ben", "pick P2")
    assert table.sizes == [5, 2, 2]


def test_a_whole_hand_is_asked_for_nothing() -> None:
    assert played("R1", "(when this (give-all you next))").sizes == [0, 8, 3]
    assert played("R1", "(when this (discard you 9))").won == ["Ada"]


def test_a_filter_on_a_hand_is_asked_even_if_one_card_fits() -> None:
    table = played("R1", "(when this (discard next 1 [red]))")
    assert table.options("Ben") == ["pick R6a"]
    table = played("R1", "(when this (discard next 1 [orange]))")
    assert table.options("Ben") == ["say"], "the question tells nobody that there is none"
    assert table.act("Ben", "say").turn == "Ben"


def test_all_that_fit_need_no_question() -> None:
    table = played("R1", "(when this (discard-all you [red]))")
    assert table.hand("Ada") == ["V4a", "B4a"]


def test_any_number_is_chosen_at_once() -> None:
    table = played("R1", "(when this (discard you (any-number most: 2)))")
    assert len(table.options("Ada")) == 1 + 5 + 10
    assert table.act("Ada", "say").size("Ada") == 5


def test_giving_and_taking() -> None:
    table = played("R1", "(when this (give you 1 someone))").act("Ada", "seat 2")
    assert table.act("Ada", "pick B4").hand("Cy") == ["B1a", "P3a", "G3a", "B4a"]
    table = played("R1", "(when this (take you 2 someone) (give you 1 them))").act("Ada", "seat 1")
    assert (table.size("Ada"), table.size("Ben")) == (7, 1)
    table.act("Ada", "pick V4")
    assert "V4a" in table.hand("Ben")
    table = played("R1", "(when this (take-chosen you 1 next))")
    assert set(table.options("Ada")) == {"pick R6a", "pick V1a", "pick P2a"}
    assert table.act("Ada", "pick V1").size("Ben") == 2


def test_a_card_for_each_of_several_players() -> None:
    table = played("R1", "(when this (give you 1 others))").act("Ada", "pick V4, B4")
    assert table.sizes == [3, 4, 4]


def test_highest_lowest_and_random() -> None:
    table = played("R1", "(when this (move (some (hand next) n: 1 how: highest) discard))")
    assert table.options("Ben") == ["pick R6a"], "asked although only one is the highest: the question tells nobody"
    table.act("Ben", "pick R6")
    assert table.hand("Ben") == ["V1a", "P2a"]
    table = played("R1", "(when this (move (some (hand next) n: 2 how: lowest) discard))")
    table.act("Ben", "pick V1")
    table.act("Ben", "pick P2")
    assert table.hand("Ben") == ["R6a"]
    assert played("R1", "(when this (discard-random next 2))").size("Ben") == 1


def test_piles() -> None:
    table = played("R1", "(when this (move (some (hand you) n: 1 how: highest) draw at: bottom))")
    table.act("Ada", "pick R5")
    assert table.draw[-1] == "R5a"
    table = played("R1", "(when this (move (some draw n: 1 how: top) discard at: top))")
    assert (table.top, table.affairs["history"][-1]) == ("G1a", table.game.box.piece["G1a"])
    table = played("R1", "(when this (move (some draw n: 3 how: top) discard))")
    assert table.top == "R1a"
    assert len(table.draw) == len(DRAW) - 3
    table = played("R1", "(when this (move (some below) (hand you)))")
    assert "R4a" in table.hand("Ada")
    table = played("R1", "(when this (move (some top) out))")
    assert table.top == "R4a", "the card below is the top card now"
    table = played("R1", "(when this (move (some (hand you) n: 1 how: lowest) (front you)))")
    table.act("Ada", "pick R2")
    assert table.fronts["Ada"] == ["R2a"]
    assert "R2a" in table.game.view(table.state, table.seat("Cy")).fronts[0]


def test_the_discard_pile_keeps_a_card() -> None:
    table = played("R1", "(when this (move (some discard) out))")
    assert len(table.discard) == 1


def test_the_draw_pile_is_made_anew() -> None:
    table = played("R1", "(when this (draw you 2))", draw=[], discard=["R4", "O6", "O3"])
    assert (table.size("Ada"), table.top, "reshuffled" in table.notes) == (7, "R1a", True)
    assert played("R1", "(when this (draw you 9))", draw=["G1"], discard=["R4"]).size("Ada") == 7


def test_rules_come_and_go_and_a_replaced_rule_stays_in_its_place() -> None:
    pile = ["(when (plays cards: [2]) (draw you))", "(when (plays cards: [1]) (draw you))"]
    table = played("R1", "(when this (new-rule))", pile=pile)
    assert table.rules == ["rule 1"]
    table = Sitting("(when (plays cards: [1]) (drop-rule))", "(when (plays cards: [6]) (draw you))", pile=pile)
    table.act("Ada", "R1")
    assert table.options("Ada") == ["pick rule 1", "pick rule 2"]
    table.act("Ada", "pick rule 2")
    assert (table.rules, table.pile[-1]) == (["rule 1"], "rule 2")
    swap = "(when (plays cards: [1]) (exchange (some rules n: 1 by: you) (some rule-pile n: 1 how: top)))"
    table = Sitting(swap, "(when (plays cards: [6]) (draw you))", "(when (plays cards: [5]) (draw you))", pile=pile)
    table.act("Ada", "R1", "pick rule 2")
    assert table.rules == ["rule 1", "rule 4", "rule 3"]


def test_a_rule_that_has_gone_does_nothing_and_a_new_one_is_not_retroactive() -> None:
    first = "(when (plays) (move (some rules [(none-of (one (some this)))]) rule-pile))"
    assert Sitting(first, "(when (plays) (draw you 3))").act("Ada", "R1").size("Ada") == 5
    table = Sitting("(when (plays cards: [1]) (new-rule))", pile=["(when (plays) (draw you 3))"]).act("Ada", "R1")
    assert (table.size("Ada"), len(table.rules)) == (5, 2)


def test_exchanges() -> None:
    table = played("R1", "(when this (swap-hands next previous))")
    assert table.hand("Ben") == ["B1a", "P3a", "G3a"]
    table = played("R1", "(when this (exchange (some (hand you) n: 1 how: highest) (some draw n: 1 how: top)))")
    table.act("Ada", "pick R5")
    assert "G1a" in table.hand("Ada")
    assert table.draw[0] == "R5a"
    table = played("R1", "(when this (exchange (some (hand you) n: 2) (some (hand next) n: 2)))")
    assert table.waiting == ["Ada"]


def test_hands_are_passed_on_all_at_once() -> None:
    table = played("R1", "(when this (each all [(give-all each (next each))] at-once: true))")
    assert (table.hand("Ada"), table.hand("Ben")[0]) == (["B1a", "P3a", "G3a"], "R3a")
    table = played("R1", "(when this (each all [(give each 1 (right each))] at-once: true))")
    assert table.waiting == ["Ada", "Ben", "Cy"]
    table.act("Ada", "pick V4").act("Ben", "pick R6").act("Cy", "pick B1")
    assert (table.hand("Cy")[-1], table.hand("Ada")[-1], table.hand("Ben")[-1]) == ("V4a", "R6a", "B1a")


def test_cards_are_shared_out() -> None:
    table = played("R1", "(when this (share (some (hand all)) all as-before))")
    assert table.sizes == [5, 3, 3]
    table = played("R1", "(when this (move (some draw n: 6 how: top) middle) (share (some middle)))")
    assert table.sizes == [7, 5, 5]


def test_showing_and_looking() -> None:
    table = played("R1", "(when this (reveal next))")
    assert table.game.view(table.state, table.seat("Cy")).hands[1] == ("R6a", "V1a", "P2a")
    table = played("R1", "(when this (look you next))")
    assert table.game.view(table.state, table.seat("Cy")).hands[1] == (None,) * 3
    assert None not in table.game.view(table.state, table.seat("Ada")).hands[1]


def test_arranging_the_next_cards() -> None:
    table = played("R1", "(when this (arrange you (some draw n: 3 how: top)))")
    assert len(table.options("Ada")) == 6
    table.act("Ada", "pick G1, G2, G4")
    assert table.draw[:3] == ["G4a", "G2a", "G1a"]


def test_cards_played_and_applied_by_an_effect() -> None:
    effect = "(when this (play (some draw n: 1 how: top) free: true))"
    table = Sitting("(when (plays cards: [green]) (draw next))", effects={"R1": effect}).act("Ada", "R1")
    assert (table.top, table.size("Ben")) == ("G1a", 4)
    effects = {"R4": "(when this (draw next 2))", "R1": "(when this (apply (some below)))"}
    table = Sitting(effects=effects).act("Ada", "R1")
    assert table.size("Ben") == 5


def test_these_are_the_cards_dealt_with_last() -> None:
    table = played("R1", "(when this (each all [(discard-all each) (draw each (count (some these)))]))")
    assert table.sizes == [5, 3, 3]
    table = played(
        "R1", "(when this (show (some (hand next) n: 1 how: random) you) (may you (move (some these) (hand you))))"
    )
    table.act("Ada", "say yes")
    assert table.sizes == [6, 2, 3]


def test_what_cannot_leave_stays_seen() -> None:
    table = played("R1", "(when this (move (some (hand next) n: 1 how: highest) middle) (share (some discard [red])))")
    watcher = table.game.view(table.state, None)
    assert all(table.state.pieces.known[table.game.box_of(table.state).piece[name]] & 1 for name in watcher.discard)
    table = played("R1", "(when this (exchange (some (hand you)) (some (hand you) n: 1 how: highest)))")
    assert table.state.pieces.census() == []


def test_a_card_of_both_sets_is_exchanged_once() -> None:
    twice = "(exchange (some (hand others) [red]) (some (hand others))) (exchange (some these) (some (hand all)))"
    table = played("R1", f"(when this [{twice}])")
    assert table.state.pieces.census() == []
    assert sum(table.sizes) == 11
