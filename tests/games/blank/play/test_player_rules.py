"""Fifty-two rules as players write them, each obeyed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from carteblanche.testing.blank_sitting import Sitting

HANDS = {"Ada": ["R1", "R2", "R3", "R5", "R6", "B4"], "Ben": ["V1", "V2", "P2"], "Cy": ["P1", "P3", "V3"]}
DRAW = ["G1", "G2", "G5", "O5", "O1", "O2", "O4", "G6"]
POOR = {"Ada": ["P1", "P5"], "Ben": ["R1", "R2"], "Cy": ["V2", "V3"]}


def sat(*rules: str, r1: str = "", hands: Any = None, **more: Any) -> Sitting:
    effects = {"R1": r1} if r1 else {}
    return Sitting(*rules, effects=effects, hands=hands or HANDS, draw=more.pop("draw", DRAW), **more)


def pass_right(table: Sitting) -> Sitting:
    return table.act("Cy", "pick V3").act("Ada", "pick R1").act("Ben", "pick P2")


CASES: dict[str, Callable[[], bool]] = {
    "01": lambda: sat("(when (plays cards: [2]) (draw next 2))").act("Ada", "R2").size("Ben") == 5,
    "02": lambda: sat("(when (plays cards: [4]) (skip after-next))").act("Ada", "B4").act("Ben", "draw").turn == "Ada",
    "03": lambda: (
        sat("(when (plays cards: [1]) (name colour) (let (require (plays cards: [named]))))")
        .act("Ada", "R1", "say pink").act("Ben", "draw").options("Cy") == ["P1a"]
    ),
    "04": lambda: (
        sat("(when (plays cards: [(same colour below) (than = (plus (sum (some below)) 1))]) (draw next))")
        .act("Ada", "R5").size("Ben") == 4
    ),
    "05": lambda: pass_right(
        sat(
            "(when (plays) (each all [(give each 1 (right each))] at-once: true)"
            " given: (compare (plus (sum (some top)) (sum (some below))) = 10))"
        ).act("Ada", "R6")
    ).hands == {"Ada": ["R2a", "R3a", "R5a", "B4a", "P2a"], "Ben": ["V1a", "V2a", "V3a"], "Cy": ["P1a", "P3a", "R1a"]},
    "06": lambda: (
        sat("(when (plays cards: [even (other number below)] on: [even]) (discard others))")
        .act("Ada", "R2").act("Ben", "pick V1").act("Cy", "pick P1").sizes == [5, 2, 2]
    ),
    "07": lambda: (
        sat("(when (plays cards: [6]) (each all [(give-all each (next each))] at-once: true))").act("Ada", "R6").hands["Ada"]
        == ["P1a", "P3a", "V3a"]
    ),
    "08": lambda: sat(r1="(when this (give you (half (size you)) next))").act("Ada", "R1", "pick R2, R3").sizes == [3, 5, 3],
    "09": lambda: (
        sat(r1="(when this (swap-hands (fewest) (most)))", hands=HANDS | {"Ben": ["V1", "V2"]}).act("Ada", "R1").sizes
        == [2, 5, 3]
    ),
    "10": lambda: (
        None not in (table := sat(r1="(when this (reveal you))").act("Ada", "R1")).game.view(table.state, None).hands[0]
    ),
    "11": lambda: (
        sat("(when (plays cards: [1]) (move (some draw n: 1 how: top) discard at: top))").act("Ada", "R1").discard
        == ["G1a", "R1a", "R4a"]
    ),
    "12": lambda: (
        sat("(when (plays cards: [1]) (exchange (some (hand you) n: 1) (some draw n: 1 how: top)))")
        .act("Ada", "R1", "pick B4").draw[0] == "B4a"
    ),
    "13": lambda: (
        sat("(always (permit (plays cards: [orange] on: [green])))", discard=["G4"], draw=["R1"],
            hands={"Ada": ["O1", "P1"], "Ben": ["V1"], "Cy": ["V2"]}).options("Ada") == ["O1a"]
    ),
    "14": lambda: {
        option
        for option in sat("(always (require (plays cards: [odd] on: [even])))", "(always (require (plays cards: [even] on: [odd])))")
        .options("Ada") if " " not in option
    } == {"R1a", "R3a", "R5a"},
    "15": lambda: (
        sat("(always (permit (plays cards: [(same colour) (than = (plus (sum (some top)) 1))]) together: true))",
            hands={"Ada": ["B4", "B5", "B6", "B2"], "Ben": ["V1"], "Cy": ["V2"]}).options("Ada")
        == ["B4a", "B4a B5a", "B4a B5a B6a"]
    ),
    "16": lambda: (
        sat("(always (permit (plays cards: [orange] on: [red])))", "(always (require (plays cards: [orange] on: [red])))",
            hands={"Ada": ["O1", "R1", "G4"], "Ben": ["V1"], "Cy": ["V2"]}, draw=["P1"]).options("Ada") == ["O1a"]
    ),
    "17": lambda: {"B3a", "G5a"} <= set(
        sat("(always (permit (plays cards: [prime] on: [prime])))", discard=["R2"], draw=["P2"],
            hands={"Ada": ["B3", "G5", "B5", "P1"], "Ben": ["V1"], "Cy": ["V2"]}).options("Ada")
    ),
    "18": lambda: (
        sat("(when (turn end) (discard you (minus (size you) 7)))",
            hands=HANDS | {"Ada": ["R1", "R2", "R3", "R5", "R6", "B4", "G3", "G4", "P5"]})
        .act("Ada", "R1", "pick R2").sizes[0] == 7
    ),
    "19": lambda: (
        sat("(when (turn start) (discard you) given: (is you (fewest tie: all)))").act("Ada", "R1").act("Ben", "pick P2").sizes
        == [5, 2, 3]
    ),
    "20": lambda: (
        sat("(when (turn start) (show (some (hand you) n: 1 how: random))"
            " (let (require (plays cards: [(one (some these))])) turn))")
        .act("Ada", "R1", luck=[0]).options("Ben") == ["V1a"]
    ),
    "21": lambda: (
        sat("(always (instead (penalised why: unable) [(repeat (draw you) until: (able you) times: 3)"
            " (if (able you) (may you (play (some these))))]))",
            hands={"Ada": ["P1", "P2"], "Ben": ["V1"], "Cy": ["V2"]}, draw=["G1", "R2", "O1"])
        .act("Ada", "draw", "say yes").top == "R2a"
    ),
    "22": lambda: (
        sat("(when (draws why: penalty) (may you (play (some drawn))))",
            hands={"Ada": ["P1", "P2"], "Ben": ["V1"], "Cy": ["V2"]}, draw=["R2", "O1"])
        .act("Ada", "draw", "say yes").top == "R2a"
    ),
    "23": lambda: (
        sat(r1="(when this (arrange you (some draw n: 3 how: top)))").act("Ada", "R1", "pick G1, G2, G5").draw[0] == "G5a"
    ),
    "24": lambda: sat(r1="(when this (move (some below) (hand you)))").act("Ada", "R1").discard == ["R1a"],
    "25": lambda: (
        sat("(when (plays cards: [red]) (give you 1 someone))").act("Ada", "R1", "seat 2", "pick B4").sizes == [4, 3, 4]
    ),
    "26": lambda: None not in (table := sat("(always (open))")).game.view(table.state, table.seat("Ada")).hands[1],
    "27": lambda: (
        Sitting(hands=HANDS, draw=DRAW, effects={"R1": "(when this (let (instead (hit you)) (turn-of)))", "V1": "(when this (draw all))"})
        .act("Ada", "R1").act("Ben", "V1").sizes == [5, 3, 4]
    ),
    "28": lambda: (
        sat('(when (plays cards: [red]) (oblige next say "a city that nobody has named yet"))').act("Ada", "R1").kinds("Ben")
        == ("done", "play", "draw")
    ),
    "29": lambda: sat('(when (reported "says a name") (draw you 2))').act("Ada", "report 2 rule 1").act("Cy", "no").size("Cy") == 5,
    "30": lambda: (
        sat('(when (plays cards: [red]) (oblige you say "very" times: (streak alike: colour)))').act("Ada", "R5")
        .affairs["duties"][0]["times"] == 2
    ),
    "31": lambda: (
        sat('(when (plays cards: [red]) (oblige you say "its name"))').act("Ada", "R1").act("Ben", "V1")
        .act("Cy", "accuse 0 rule 1").size("Ada") == 6
    ),
    "32": lambda: (
        sat('(when (penalised) (oblige you say "thank you" fail: (penalise you)))', hands=POOR).act("Ada", "draw").act("Ben", "R1")
        .size("Ada") == 4
    ),
    "33": lambda: (
        len(sat('(when (plays cards: [red]) (oblige all do "keep silent" until: (while (top-is [red]))))').act("Ada", "R1")
            .affairs["duties"]) == 3
    ),
    "34": lambda: sat('(when (reported "asks") (draw you))').act("Ben", "report 1 rule 1").size("Ben") == 4,
    "35": lambda: (
        sat('(when (plays) (if (top-is [red]) (oblige you say "woof")) (if (top-is [green]) (oblige you say "meow")))')
        .act("Ada", "R1").affairs["duties"][0]["path"] == "0.then.0.then.0"
    ),
    "36": lambda: (
        sat(r1='(when this (oblige you do "speak with an accent" until: (turn-of)))').act("Ada", "R1").act("Ben", "V1")
        .act("Cy", "P1").affairs["duties"] == ()
    ),
    "37": lambda: (
        sat('(when (plays cards: [1]) (oblige others say "the next note") once: turn)').act("Ada", "R1").kinds("Cy") == ("done",)
    ),
    "38": lambda: (
        sat('(when (plays cards: [2]) (contest (together [you next]) "rock, paper, scissors") (draw loser))').act("Ada", "R2")
        .act("Ben", "seat 0").act("Ada", "seat 0").sizes == [5, 4, 3]
    ),
    "39": lambda: (
        sat("(when (plays cards: [3]) (vote) (draw voted))").act("Ada", "R3", "seat 2").act("Ben", "seat 2").act("Cy", "seat 0")
        .sizes == [5, 3, 4]
    ),
    "40": lambda: sat('(when (reported "laughs") (draw you))').act("Ada", "report 0 rule 1").size("Ada") == 7,
    "41": lambda: (
        sat('(when (reported "enters" about: false) (each all [(may each (discard each))] at-once: true))')
        .act("Ben", "report 1 rule 1").act("Ada", "no").act("Cy", "no").act("Ada", "pick R1").act("Ben", "no")
        .act("Cy", "no").sizes == [5, 3, 3]
    ),
    "42": lambda: (
        sat('(when (plays) (discard (fitting "wears red")))').act("Ada", "R1", "no").act("Ben", "say yes").act("Cy", "no")
        .act("Ben", "pick P2").sizes == [5, 2, 3]
    ),
    "43": lambda: (
        sat(r1='(when this (whenever (reported "speaks") (draw you) until: (seconds 60) once: true))').act("Ada", "R1")
        .act("Cy", "report 2 R1").size("Cy") == 4
    ),
    "44": lambda: (
        sat("(when (clock 600) (let (multiply (penalised)) game))", hands=POOR).wait(600).act("Ada", "draw").size("Ada") == 4
    ),
    "45": lambda: (
        sat(r1="(when this (let (order free) (seconds 30)))").act("Ada", "R1").act("Cy", "P1").waiting == ["Ada", "Ben", "Cy"]
    ),
    "46": lambda: (
        sat("(when (plays cards: [1]) (drop-rule))", "(when (plays cards: [2]) (reverse))").act("Ada", "R1", "pick rule 2").rules
        == ["rule 1"]
    ),
    "47": lambda: (
        sat("(when (plays cards: [1]) (drop-rules) (new-rule 3))", pile=["(when (plays cards: [2]) (reverse))"] * 3)
        .act("Ada", "R1").rules == ["rule 2", "rule 3", "rule 4"]
    ),
    "48": lambda: (
        sat("(when (plays cards: [2]) (draw next))", r1="(when this (let (multiply (hit by: rule)) (till (hit by: rule))))",
            hands={"Ada": ["R1", "P4"], "Ben": ["R2", "V2"], "Cy": ["P3"]}).act("Ada", "R1").act("Ben", "R2").size("Cy") == 3
    ),
    "49": lambda: sat("(always (house wrong-accusation 2))").act("Cy", "accuse 1 rule 1").size("Cy") == 5,
    "50": lambda: (
        sat("(always (house inflation 1))", "(when (plays cards: [2]) (draw next 2))").act("Ada", "R2").size("Ben") == 6
    ),
    "51": lambda: (
        sat("(when (plays cards: [1]) (edit (some rules [(none-of (one (some this)))] n: 1) 4))", "(when (plays cards: [2]) (reverse))",
            hands={"Ada": ["R1", "P4"], "Ben": ["R4b", "V4"], "Cy": ["V2", "P3"]}).act("Ada", "R1").act("Ben", "R4b").direction
        == "anticlockwise"
    ),
    "52": lambda: (
        sat("(when (happens reshuffled) (keep (count (some rules))) (drop-rules) (new-rule (remembered)))",
            pile=["(when (plays cards: [2]) (reverse))"] * 2, discard=["R4", "O6"], draw=[],
            hands={"Ada": ["P1", "P4"], "Ben": ["V1", "V4"], "Cy": ["V2", "P3"]})
        .act("Ada", "P4").act("Ben", "V4").act("Cy", "V2").act("Ada", "draw").rules == ["rule 2"]
    ),
}  # fmt: skip


@pytest.mark.parametrize("number", CASES)
def test_a_rule_as_players_write_it(number: str) -> None:
    assert CASES[number]()


def test_there_are_fifty_two() -> None:
    assert len(CASES) == 52
