"""Turns, flow, memory and people: what each step does."""

from __future__ import annotations

from typing import get_args

from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.engine import flow
from carteblanche.games.blank.engine.doing import STEPS
from carteblanche.testing.blank.sitting import Sitting, played

FOUR = {"Ada": ["R3", "R1", "R2"], "Ben": ["R6", "V1"], "Cy": ["B1", "P3"], "Dot": ["R5", "P1"]}


def test_every_step_of_the_calculus_is_done_in_one_place() -> None:
    assert set(STEPS) | set(flow._FLOW) == set(get_args(s.Step))
    assert not set(STEPS) & set(flow._FLOW)


def test_turns() -> None:
    assert played("R1", "(when this (skip next))").turn == "Cy"
    assert played("R1", "(when this (skip others))").turn == "Ada"
    assert played("R1", "(when this (extra))").turn == "Ada"
    assert played("R1", "(when this (reverse))").turn == "Cy"
    assert played("R1", "(when this (reverse normal))").turn == "Ben"
    assert played("R1", "(when this (go-on previous))").turn == "Cy"
    assert played("R1", "(when this (swap-seats you next))").turn == "Cy"
    assert played("R1", "(when this (go-on opposite))", hands=FOUR).turn == "Cy"
    assert Sitting("(when (turn start) (end-turn))").act("Ada", "R1").turn in ("Ada", "Ben", "Cy")


def test_penalties_end_the_own_turn_only_and_are_not_draws_of_an_effect() -> None:
    table = Sitting("(when (draws why: penalty) (draw next))", effects={"R1": "(when this (penalise next 2))"})
    table.act("Ada", "R1")
    assert (table.sizes, table.turn) == ([5, 5, 4], "Ben")


def test_winning_and_being_out() -> None:
    assert played("R1", "(when this (win (fewest others tie: all)))").won == ["Ben", "Cy"]
    table = played("R1", "(when this (out next))")
    assert (table.turn, table.size("Ben")) == ("Cy", 0)
    assert table.act("Cy", "B1").turn == "Ada"
    assert played("R1", "(when this (out others))").won == ["Ada"]


def test_if_and_either_and_may() -> None:
    assert played("R1", "(when this (if (has next [red]) (draw next) (draw previous)))").sizes == [5, 4, 3]
    assert played("R1", "(when this (if (has next [orange]) (draw next) (draw previous)))").sizes == [5, 3, 4]
    table = played("R1", "(when this (either you [[(draw you 3)] [(skip next)]]))")
    assert table.options("Ada") == ["say 1", "say 2"]
    assert table.act("Ada", "say 2").turn == "Cy"
    table = played("R1", "(when this (may next (draw next) (draw you 2)))").act("Ben", "no")
    assert table.sizes == [7, 3, 3]
    table = played("R1", "(when this (may others (draw them)))").act("Ben", "no").act("Cy", "say yes")
    assert table.sizes == [5, 3, 4]


def test_conditions() -> None:
    for holds, condition in (
        (True, "(compare (sum (some top)) < (sum (some below)))"),
        (False, "(compare (count (some (hand all))) = 3)"),
        (True, "(is active you)"),
        (True, "(and [(able next) (not (during extra-turn))])"),
        (True, "(or [(during own-turn) (able previous)])"),
        (True, "(fits (some below) [4 red])"),
        (False, "(fits (some these) [blue])"),
        (True, "(compare (best most (size each)) = 5)"),
        (True, "(compare (calculation mod (size you) 2) = 1)"),
        (True, "(compare 2 divides (sum (some below)))"),
    ):
        table = played("R1", f"(when this (if {condition} (draw you)))")
        assert (table.size("Ada") == 6) is holds, condition


def test_coin_and_die() -> None:
    table = Sitting(effects={"R1": "(when this (if (coin) (draw you (die)) (draw next)))"}).act(
        "Ada", "R1", luck=[0, 3]
    )
    assert table.size("Ada") == 9


def test_each_in_turn_and_repeat() -> None:
    table = played("R1", "(when this (each all [(discard each 1)]))")
    assert table.waiting == ["Ben"]
    assert table.act("Ben", "pick P2").waiting == ["Cy"]
    table = played("R1", "(when this (repeat (draw you) until: (has you [orange])))")
    assert table.hand("Ada")[-1] == "O5a"
    assert played("R1", "(when this (repeat (draw you) times: 3))").size("Ada") == 8
    table = played("R1", "(when this (repeat (reverse) until: (compare 1 = 2)))")
    assert "waived" in table.notes
    assert table.turn in ("Ben", "Cy")


def test_what_a_card_does_is_bounded() -> None:
    forever = "(when (draws) (draw next))"
    table = Sitting(forever, "(when (draws) (draw previous))", effects={"R1": "(when this (draw you))"}).act(
        "Ada", "R1"
    )
    assert sum(table.sizes) == 11 + 3, "each rule once in an action"
    again = "(when this (apply (some this)) (apply (some this)))"
    assert played("R1", again).turn == "Ben"


def test_players() -> None:
    for who, sizes in (
        ("left", [5, 4, 3]),
        ("right", [5, 3, 4]),
        ("after-next", [5, 3, 4]),
        ("neighbours", [5, 4, 4]),
        ("(most)", [6, 3, 3]),
        ("(fewest tie: all)", [5, 4, 4]),
        ("(fewest tie: none)", [5, 3, 3]),
        ("(fewest tie: first)", [5, 4, 3]),
        ("(but all next)", [6, 3, 4]),
        ("(who (has each [pink]))", [5, 4, 4]),
        ("oldest", [5, 3, 4]),
        ("youngest", [5, 4, 3]),
        ('(named "cy")', [5, 3, 4]),
        ("owner", [6, 3, 3]),
        ("(played-by (some top))", [6, 3, 3]),
        ("(who (compare (age each) < (age you)))", [5, 4, 3]),
    ):
        config = {"ages": [30, 8, 70], "names": ["Ada", "Ben", "Cy"]}
        assert played("R1", f"(when this (draw {who}))", config=config).sizes == sizes, who
    table = played("R1", "(when this (draw (fewest)))")
    assert table.options("Ada") == ["seat 1", "seat 2"], "by default you choose on a tie"
    table = played("R1", '(when this (draw (named "Mama")))')
    assert table.options("Ada") == ["no", "seat 0", "seat 1", "seat 2"], "whose name nobody has told is pointed at"
    table = played("R1", "(when this (draw (chosen 2)))")
    assert table.sizes == [5, 4, 4]
    table = played("R1", "(when this (draw (chosen by: next)))")
    assert table.waiting == ["Ben"]


def test_marks_counters_and_what_is_kept() -> None:
    mark = '(when (plays cards: [1]) (mark you "star")) (when (plays cards: [6]) (draw (marked "star") 2))'
    assert Sitting(mark).act("Ada", "R1").act("Ben", "R6").sizes == [7, 2, 3]
    count = "(when (plays) (tally 1) (if (compare (counter) = 2) [(draw you 3) (tally 0 set: true)]))"
    table = Sitting(count).act("Ada", "R1").act("Ben", "R6")
    assert (table.size("Ben"), table.affairs["memory"]["counters"][0][3]) == (5, 0)
    kept = "(when this (keep (size next)) (discard-all next) (draw you (remembered)))"
    assert played("R1", kept).sizes == [8, 0, 3]


def test_times_and_the_nth_time() -> None:
    assert Sitting("(when (nth 2 (plays) each: false) (draw you 2))").act("Ada", "R1").act("Ben", "R6").size("Ben") == 4
    hands = {"Ada": ["R1", "R2", "R3"], "Ben": ["R6", "R5", "V1"]}
    table = Sitting("(when (nth 2 (plays)) (draw you 2))", hands=hands).act("Ada", "R1").act("Ben", "R6")
    assert table.sizes == [2, 2]
    assert table.act("Ada", "R2").sizes == [3, 2]
    table = Sitting("(when (plays) (draw you (times (plays))))").act("Ada", "R1").act("Ben", "R6")
    assert table.sizes == [6, 4, 3]
    table = Sitting("(when (plays cards: [6]) (draw (latest (plays cards: [1]))))").act("Ada", "R1").act("Ben", "R6")
    assert table.sizes == [6, 2, 3]
    streak = "(when (plays) (draw you) given: (compare (streak alike: colour) = 3))"
    assert Sitting(streak).act("Ada", "R1").act("Ben", "R6").sizes == [5, 3, 3]


def test_events() -> None:
    for rule, sizes in (
        ("(when (plays on: [4]) (draw you))", [6, 3, 3]),
        ("(when (plays on: [blue]) (draw you))", [5, 3, 3]),
        ("(when (turn end) (draw you))", [6, 3, 3]),
        ("(when (turn start) (draw you))", [5, 4, 3]),
        ("(when (one-of [(plays cards: [1]) (draws)]) (draw next))", [5, 4, 3]),
        ("(when (plays cards: [(same colour below)]) (draw previous))", [5, 3, 4]),
        ("(when (becomes (compare (size each) = 5)) (draw you 2))", [7, 3, 3]),
        ("(when (plays) (draw you) once: game)", [6, 3, 3]),
        ("(when (stage round start) (draw you))", [5, 3, 3]),
    ):
        assert Sitting(rule).act("Ada", "R1").sizes == sizes, rule
    table = Sitting(
        "(when (loses how: discard cards: [pink]) (draw you 2))", effects={"R1": "(when this (discard next 1))"}
    )
    assert table.act("Ada", "R1").act("Ben", "pick P2").size("Ben") == 4
    table = Sitting("(when (receives) (draw you))", effects={"R1": "(when this (take you 1 next))"}).act("Ada", "R1")
    assert table.size("Ada") == 7
    table = Sitting("(when (misses) (draw you))", effects={"R1": "(when this (skip next))"}).act("Ada", "R1")
    assert (table.size("Ben"), table.turn) == (4, "Cy")
    table = Sitting("(when (happens reversed) (draw you))", effects={"R1": "(when this (reverse))"}).act("Ada", "R1")
    assert table.size("Ada") == 6
    table = Sitting("(when (hit by: game-card) (draw you))", effects={"R1": "(when this (skip next))"}).act("Ada", "R1")
    assert (table.turn, table.size("Ben")) == ("Cy", 4)


def test_clocks_also_inside_of_what_lasts() -> None:
    table = Sitting("(when (clock 10 every: true) (draw all))").wait(25)
    assert table.sizes == [8, 5, 5]
    table = played("R1", "(when this (whenever (clock 10) (draw previous-them 2)))").wait(11)
    assert table.size("Ada") == 7
    table = played("R1", "(when this (whenever (idle 5) (draw you) until: game))").wait(6)
    assert table.size("Ben") == 4
    table = played("R1", "(when this (later 5 (draw next)))").wait(6)
    assert table.size("Ben") == 4


def test_obligations_and_what_follows_if_they_are_not_done_in_time() -> None:
    rule = '(when (plays cards: [red]) (oblige next say "red" fail: (draw next 2)))'
    table = Sitting(rule).act("Ada", "R1").act("Ben", "R6")
    assert (table.size("Ben"), "failed" in table.notes) == (4, True)
    table = Sitting(rule).act("Ada", "R1")
    table.act("Ben", f"done {table.affairs['duties'][0]['n']}", "R6")
    assert table.size("Ben") == 2
    timed = '(when this (oblige others say "quick" seconds: 5 fail: (draw others 1)))'
    table = played("R1", timed)
    table.act("Ben", f"done {next(d['n'] for d in table.affairs['duties'] if d['seat'] == 1)}").wait(6)
    assert table.sizes == [5, 3, 4], "only who failed"


def test_names_votes_races_facts() -> None:
    table = played("R1", "(when this (name number) (draw next (remembered)))").act("Ada", "say 3")
    assert table.size("Ben") == 6
    table = played("R1", "(when this (vote) (draw voted 3))").act("Ada", "seat 1").act("Ben", "seat 0")
    assert table.waiting == ["Cy"]
    assert table.act("Cy", "seat 1").size("Ben") == 6
    table = played("R1", '(when this (race "clap") (draw last) (draw first 2))').act("Cy", "say done")
    assert table.act("Ada", "say done").sizes == [5, 4, 5]
    table = played("R1", '(when this (if (fact "the joke is good" by: others) (draw next)))')
    assert table.act("Ben", "say no").act("Cy", "say yes").sizes == [5, 3, 3]
    table = played("R1", "(when this (if (agree all any) (draw next)))").act("Ada", "say yes").act("Ben", "say no")
    assert table.act("Cy", "no").size("Ben") == 4
    table = (
        played("R1", '(when this (draw (fitting "wears red")))').act("Ada", "no").act("Ben", "say yes").act("Cy", "no")
    )
    assert table.sizes == [5, 4, 3]


def test_a_pause_ends_when_all_want_to_go_on() -> None:
    table = played("R1", "(when this (pause 60) (draw next))")
    assert table.waiting == ["Ada", "Ben", "Cy"]
    table.act("Ada", "say go-on").act("Ben", "say go-on").act("Cy", "say go-on")
    assert table.size("Ben") == 4
    assert played("R1", "(when this (pause 60) (draw next))").wait(60).size("Ben") == 4


def test_cancelling() -> None:
    effects = {"R1": "(when this (skip previous))", "R6": "(when this (cancel))"}
    table = Sitting(effects=effects).act("Ada", "R1").act("Ben", "R6")
    assert table.turn == "Cy"
    table = Sitting(effects={"R6": "(when this (cancel play))"}).act("Ada", "R1").act("Ben", "R6")
    assert "R1a" in table.hand("Ada")
    table = Sitting(effects={"R6": "(when this (cancel turn))"}).act("Ada", "R1").act("Ben", "R6")
    assert (table.turn, table.size("Ada")) == ("Ada", 6)


def test_edited_rules() -> None:
    rules = ("(when (plays cards: [1]) (edit (some rules n: 1 by: you) 4))", "(when (plays cards: [6]) (draw you 1))")
    table = Sitting(*rules).act("Ada", "R1", "pick rule 2").act("Ben", "R6")
    assert table.size("Ben") == 6


def test_people_see_to_it_and_nothing_is_blocked() -> None:
    table = played("R1", '(people "Everybody sings.")')
    assert ("people" in table.notes, table.turn) == (True, "Ben")
    assert Sitting('(people "Be nice.")').act("Ada", "R1").turn == "Ben"


def test_every_effect_names_the_card_and_the_part_that_did_it() -> None:
    table = played("R1", "(when this (skip next) (draw next))")
    told = {(note["what"], note["card"], note["path"]) for note in table.affairs["trace"]}
    assert {("will-skip", "R1a", "0.then.0"), ("draws", "R1a", "0.then.1")} <= told
