"""What a case can say must hold, with real games: what holds, what does not and how it is shown, and what makes no sense."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.testing.scenarios.reading import parse
from carteblanche.testing.scenarios.running import Result, run_data
from carteblanche.testing.scenarios.showing import result_lines

BLOCKERS = """
game: blockers
players: [Ada, Ben, Cem]
position:
  turn: Ben
  board: {D2: yellow 2, D3: yellow D, D4: yellow 4}
  racks: {yellow: [1], blue: [D], green: [1]}
cases:
"""
BLANKO = """
game: blanko
players: [Ada, Ben]
resources: {lexicon: [BAU, BAUM, RAU]}
position:
  board: {BAU: H8 across}
  racks: {Ada: MR, Ben: E}
cases:
"""


def run(step: str, head: str = BLOCKERS) -> Result:
    (result,) = run_data(parse(f"{head}  - name: case\n    steps:\n      - {step}\n", "file"), "file")
    return result


HOLDING = [
    "expect: {position: {board.G2: nothing, skipped: []}}",
    'expect: {position: {"captured.Ada, captured.Ben, captured.Cem": []}}',
    "expect: {position: {racks.yellow + racks.blue: {any order: [D, 1]}, groups.yellow + groups.blue: 1}}",
    "expect: {position: {capturable.blue: [D2, D4], capturable.yellow: []}}",
    "expect: {position: {colours: {Ada: [yellow], Ben: [blue], Cem: [green]}}}",
    "expect: {options: {Ben: {kind: capture, exactly: [blue D x D2, blue D x D4], lacks: [blue D D1]}}}",
    "expect: {options: {Ben: {kind: place, count: 6}}}",
    'expect: {position: {board: "D . y2 yD y4 . . . . ."}}',
    "{Ben: pass, refused: no-such-act}",
]


@pytest.mark.parametrize("step", HOLDING)
def test_what_holds(step: str) -> None:
    assert run(step).differences == ()


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ("expect: {position: {skiped: nothing}}", "line 11: skiped: there is no 'skiped', there is config, "),
        ("expect: {position: {board.J2: nothing}}", "there is no 'J2'"),
        ("expect: {position: {captured.Bne: nothing}}", "there is no 'Bne', there is Ada, Ben, Cem"),
        ("expect: {position: {racks.violet: nothing}}", "there is no 'violet'"),
        ("expect: {position: {captured.Ben.0: nothing}}", "there is no '0' in a list of 0"),
        ("expect: {position: {board: {lacks: {D22: yellow 2}}}}", "there is no 'D22'"),
        ("expect: {sees: {Ben: {bord: nothing}}}", "there is no 'bord'"),
        ("expect: {table: {proposl: nothing}}", "there is no 'proposl'"),
        ("expect: {table: {proposal.seat: nothing}}", "'seat' is looked for in nothing"),
        ("expect: {previews: {Ben: {blue D D1: {captues: nothing}}}}", "there is no 'captues'"),
        (
            "expect: {options: {Ben: {kind: captures, count: 2}}}",
            "there is no kind 'captures', there are capture, place",
        ),
        ("{Ben: blue D x D3, refused: splits-group, details: {grup: nothing}}", "there is no 'grup'"),
        ('expect: {position: {board: "D . y2"}}', "row D has 2 cells"),
    ],
)
def test_what_is_mistyped_is_an_error(step: str, fault: str) -> None:
    with pytest.raises(Unreadable) as caught:
        run(step)
    assert fault in str(caught.value)


def test_of_two_lists_only_the_differences_are_shown() -> None:
    shown = run("expect: {options: {Ben: {kind: capture, exactly: [blue D x D2, blue D x D3]}}}")
    (difference,) = shown.differences
    assert difference.what == "options Ben capture, besides 1 as expected"
    assert (difference.expected, difference.found) == (["blue D x D3"], ["blue D x D4"])
    (difference,) = run("expect: {position: {capturable.blue: [D4, D2]}}").differences
    assert (difference.expected, difference.found) == (["D4", "D2"], ["D2", "D4"])


def test_boards_that_differ_are_drawn_side_by_side() -> None:
    shown = list(result_lines(run('expect: {position: {board: "D . y2 yD b4 . . . . ."}}'), "file"))
    assert any("D .  y2 yD b4" in line and "D .  y2 yD y4" in line for line in shown)


def test_an_act_that_can_be_written_is_no_such_act() -> None:
    (difference,) = run("{Ben: blue D x D3, refused: no-such-act}").differences
    assert (difference.expected, difference.found) == ("no-such-act", "blue D x D3")


def test_placements_are_listed_through_the_protocol() -> None:
    step = "expect: {options: {Ada: {kind: place, exactly: [H8 across BAUM]}}}"
    assert run(step, BLANKO).differences == ()
    assert run("expect: {options: {Ada: {kind: swap, exactly: [swap H8 R]}}}", BLANKO).differences == ()
    with pytest.raises(Unreadable, match="arrangements"):
        run("expect: {options: {Ada: {kind: arrange, count: 0}}}", BLANKO)
