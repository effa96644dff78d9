"""What holds for a while or as long as a rule does."""

from __future__ import annotations

import pytest

from carteblanche.core.errors import Illegal
from carteblanche.testing.blank.sitting import Sitting, played


def singles(table: Sitting, who: str) -> list[str]:
    return [option for option in table.options(who) if " " not in option]


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [
        ("(always (forbid (plays cards: [red])))", ["B4a", "V4a"]),
        ("(always (forbid (plays cards: [red] on: [blue])))", ["B4a", "R1a", "R2a", "R3a", "R5a", "V4a"]),
        (
            "(always (forbid (plays cards: [blue]) unless: (compare (size you) = 6)))",
            ["B4a", "R1a", "R2a", "R3a", "R5a", "V4a"],
        ),
        (
            "(always (forbid (plays cards: [blue]) unless: (compare (size you) = 5)))",
            ["R1a", "R2a", "R3a", "R5a", "V4a"],
        ),
        ("(always (require (plays cards: [odd] on: [even])))", ["R1a", "R3a", "R5a"]),
        ("(always (require (plays cards: [(than > (sum (some top)))])))", ["R5a"]),
        ("(always (require (plays cards: [(same number)])))", ["B4a", "V4a"]),
        ("(always (count-as [blue 4] colour: pink number: 1))", ["R1a", "R2a", "R3a", "R5a", "V4a"]),
        ("(always (forbid (plays (fewest)  [red])))", ["B4a", "R1a", "R2a", "R3a", "R5a", "V4a"]),
        ("(always (forbid (plays (most) [red])))", ["B4a", "V4a"]),
        (
            "(always (forbid (plays cards: [red])) given: (has next [orange]))",
            ["B4a", "R1a", "R2a", "R3a", "R5a", "V4a"],
        ),
        ("(always (forbid (plays cards: [red])) given: (has next [pink]))", ["B4a", "V4a"]),
    ],
)
def test_what_may_be_played(rule: str, allowed: list[str]) -> None:
    table = Sitting(rule)
    assert singles(table, "Ada") == allowed
    for card in ("R3", "V4", "R5", "B4", "R1", "R2"):
        proper = f"{card}a" in allowed
        seat = table.seat("Ada")
        action = table.game.notation.read(card)
        assert (action in table.game.options(table.game.view(table.state, seat))) is proper


def test_what_is_permitted_goes_on_anything() -> None:
    hands = {"Ada": ["B1", "O2b", "G2b"], "Ben": ["R6", "V1"]}
    assert Sitting(hands=hands).options("Ada") == ["draw"]
    assert singles(Sitting("(always (permit (plays cards: [2])))", hands=hands), "Ada") == ["G2b", "O2b"]
    assert "O2b G2b" in Sitting("(always (permit (plays cards: [2])))", hands=hands).options("Ada")
    assert singles(Sitting("(always (permit (plays cards: [blue] on: [red])))", hands=hands), "Ada") == ["B1a"]
    assert singles(Sitting("(always (count-as [1] colour: any))", hands=hands), "Ada") == ["B1a"]
    together = "(always (permit (plays cards: [(any-of [1 2])]) together: true))"
    assert len(Sitting(together, hands=hands).options("Ada")) == 12


def test_cards_out_of_turn() -> None:
    table = Sitting("(always (permit (plays cards: [1]) anytime: true))")
    assert table.waiting == ["Ada", "Ben", "Cy"]
    assert table.options("Cy") == ["B1a", "no"]
    table.act("Cy", "no")
    assert table.waiting == ["Ada", "Ben"]
    table.act("Cy", "B1")
    assert (table.top, table.turn) == ("B1a", "Ada")
    table = Sitting("(always (order free))")
    assert table.act("Ben", "R6").turn == "Cy"


def test_rows_of_cards() -> None:
    rule = "(always (permit (plays cards: [(same colour) (than = (plus (sum (some top)) 1))]) together: true))"
    table = Sitting(rule, discard=["P1"], hands={"Ada": ["R1", "R2", "R3"], "Ben": ["R6", "V1"]})
    assert {"R1a", "R1a R2a", "R1a R2a R3a"} <= set(table.options("Ada"))


def test_at_most_so_many() -> None:
    assert max(len(option.split()) for option in Sitting("(always (cap (plays) 2))").options("Ada")) == 2
    assert singles(Sitting("(always (require (plays least: 2)))"), "Ada") == []
    assert played("R1", "(when this (draw next 5))").size("Ben") == 8
    capped = Sitting("(always (cap (draws) 3))", effects={"R1": "(when this (draw next 5))"}).act("Ada", "R1")
    assert capped.size("Ben") == 6


def test_a_card_of_two_colours() -> None:
    """It goes on cards of both colours, and they go on it; it stays what it shows."""
    here, there = "(one (some this))", "(colour [red blue])"
    text = f"(always (permit (plays cards: [{here}] on: [{there}]))) (always (permit (plays cards: [{there}] on: [{here}])))"
    hands = {"Ada": ["O6", "R1", "B2", "V3"], "Ben": ["O1"]}
    for top, fitting in (("R4", ["O6", "R1"]), ("B4", ["B2", "O6"]), ("V4", ["V3"]), ("O4", ["O6"])):
        table = Sitting(effects={"O6": text}, hands=hands, discard=[top], draw=["P5"])
        assert sorted(singles(table, "Ada")) == [f"{name}a" for name in sorted(fitting)]
    hands = {"Ada": ["R1", "B2", "V3", "O1"], "Ben": ["O2"]}
    covered = Sitting(effects={"O6": text}, hands=hands, discard=["O6"], draw=["P5"])
    assert sorted(singles(covered, "Ada")) == ["B2a", "O1a", "R1a"]


def test_instead_and_immunity() -> None:
    effects = {"R1": "(when this (draw others 2))", "R2": "(when this (penalise next))"}
    table = Sitting("(always (instead (draws next) (draw previous)))", effects=effects)
    assert table.act("Ada", "R1").size("Ben") in (3, 5)
    table = Sitting("(always (instead (penalised) (draw causer 1)))", effects=effects).act("Ada", "R2")
    assert table.sizes == [6, 3, 3]
    table = Sitting("(always (instead (hit (who (has each [violet])) by: game-card)))", effects=effects).act(
        "Ada", "R1"
    )
    assert table.sizes == [5, 3, 5]
    table = Sitting("(always (instead (penalised) (draw you 3) optional: true))", effects=effects).act("Ada", "R2")
    assert table.waiting == ["Ben"]
    assert table.act("Ben", "no").size("Ben") == 4
    shield = {
        "R1": "(when this (let (instead (hit you by: game-card)) (turn-of)))",
        "R6": "(when this (draw others 2))",
    }
    table = Sitting(effects=shield).act("Ada", "R1").act("Ben", "R6")
    assert table.sizes == [5, 2, 5]
    assert table.act("Cy", "draw").affairs["memory"]["lasting"] == ()


def test_doubled() -> None:
    effects = {"R1": "(when this (penalise next))", "R2": "(when this (draw next 2))"}
    assert Sitting("(always (multiply (penalised)))", effects=effects).act("Ada", "R1").size("Ben") == 5
    assert Sitting("(always (multiply (draws) 3))", effects=effects).act("Ada", "R2").size("Ben") == 9
    assert Sitting("(always (house penalty 3))", effects=effects).act("Ada", "R1").size("Ben") == 6
    table = Sitting("(when (plays) (draw you))", "(always (multiply (hit by: rule)))").act("Ada", "R1")
    assert table.size("Ada") == 7


def test_open_hands_and_rules_that_are_off() -> None:
    table = Sitting("(always (open))")
    assert None not in table.game.view(table.state, table.seat("Ada")).hands[1]
    table = Sitting("(when (plays) (draw you))", effects={"R1": "(when this (let (off (some rules)) (rounds 1)))"})
    table.act("Ada", "R1")
    assert table.size("Ada") == 5, "a rule that is not in force when its turn comes does nothing (BK-35)"
    assert table.act("Ben", "R6").size("Ben") == 2
    table.act("Cy", "draw").act("Ada", "R2")
    assert table.size("Ada") == 5
    table = Sitting("(always (off (some top [red])))", effects={"R1": "(when this (draw you))"}).act("Ada", "R1")
    assert table.size("Ada") == 5


def test_house_parameters() -> None:
    table = Sitting("(always (house wrong-accusation 3))").act("Ada", "accuse 1 rule 1")
    assert table.size("Ada") == 9
    table = Sitting("(always (house tie tie: all))", effects={"R1": "(when this (draw (fewest)))"}).act("Ada", "R1")
    assert table.sizes == [5, 4, 4]
    table = Sitting("(always (house inflation 1))", effects={"R1": "(when this (draw next 1))"}).act("Ada", "R1")
    assert table.size("Ben") == 5


def test_things_one_may_do_of_ones_own_accord() -> None:
    table = Sitting("(always (allow (discard you) when: instead-of-playing))")
    assert "use 0 rule 1" in table.options("Ada")
    table.act("Ada", "use rule 1", "pick V4")
    assert (table.size("Ada"), table.turn) == (5, "Ben")
    table = Sitting("(always (allow (draw you) given: (has you [orange])))")
    assert "use 0 rule 1" not in table.options("Ada")
    with pytest.raises(Illegal, match="not-allowed"):
        table.act("Ada", "use rule 1")
    table = Sitting("(always (allow [(draw you)] anytime))").act("Cy", "use rule 1")
    assert (table.size("Cy"), table.turn) == (4, "Ada")
    with pytest.raises(Illegal, match="not-allowed"):
        table.act("Cy", "use rule 1")


def test_reports_of_what_is_forbidden() -> None:
    table = Sitting('(always (forbid (reported "talks")))').act("Ada", "report 1 rule 1").act("Ben", "no")
    assert table.size("Ben") == 4
    table = Sitting('(always (forbid (reported "talks") fail: (draw you 2)))').act("Ben", "report 1 rule 1")
    assert table.size("Ben") == 5
    bell = Sitting('(when (reported "the bell rings" about: false) (draw all))').act("Ada", "report 0 rule 1")
    assert bell.waiting == ["Ben", "Cy"]
    assert bell.act("Ben", "no").act("Cy", "no").sizes == [7, 4, 4]


def test_who_may_not_win_goes_on() -> None:
    hands = {"Ada": ["R1"], "Ben": ["R6", "V1"]}
    table = Sitting("(always (forbid (plays cards: [1] last: true)))", hands=hands)
    assert table.options("Ada") == ["draw"]
    table = Sitting("(always (forbid (ends)))", hands=hands).act("Ada", "R1")
    assert (table.won, table.turn) == ([], "Ben")


@pytest.mark.parametrize(
    ("until", "left"),
    [
        ("covered", 0),
        ("turn", 0),
        ("(turns 2)", 1),
        ("(turn-of)", 1),
        ("(turn-of next end)", 0),
        ("(rounds 1)", 1),
        ("(till (plays cards: [6]))", 0),
        ("(till (plays cards: [5]))", 1),
        ("(while (compare (size you) = 5))", 1),
        ("(while (compare (size next) = 3))", 0),
        ("(seconds 20)", 1),
        ("game", 1),
    ],
)
def test_how_long_it_lasts(until: str, left: int) -> None:
    table = played("R1", f"(when this (let (forbid (plays cards: [pink])) {until}))")
    table.act("Ben", "R6")
    assert len(table.affairs["memory"]["lasting"]) == left, until
    table.act("Cy", "draw")
    if until in ("(turns 2)", "(turn-of)", "(rounds 1)"):
        assert table.affairs["memory"]["lasting"] == (), until
    if until == "(seconds 20)":
        assert table.wait(20).affairs["memory"]["lasting"] == ()


def test_once_for_the_next_time() -> None:
    table = played("R1", "(when this (whenever (plays cards: [red]) (draw you 3) once: true))").act("Ben", "R6")
    assert (table.size("Ben"), table.affairs["memory"]["lasting"]) == (5, ())


def test_cards_that_count_as_others_wherever_they_are() -> None:
    table = Sitting(effects={"B4": "(always (count-as [(one (some this))] number: any))"}, discard=["P1"])
    assert "B4a" in table.options("Ada")


def test_the_deal() -> None:
    from carteblanche.core.luck import KeyedLuck
    from carteblanche.games.blank.deck import written
    from carteblanche.games.blank.rules import Blank
    from carteblanche.games.blank.state import Config

    rules = (
        "(always (deal 5))",
        "(always (order first youngest))",
        "(always (house rules 4))",
        "(when (plays) (draw you))",
    )
    game = Blank(written(rules))
    config = Config(reading=False, ages=(30, 8, 70), new=("rule 1", "rule 2", "rule 3"))
    state = game.setup(config, 3, KeyedLuck.seeded(1))
    assert [len(state.pieces.places[5 + seat]) for seat in range(3)] == [5, 5, 5]
    assert (state.affairs.turn, len(state.pieces.places[3])) == (1, 4)


def test_a_price_for_what_is_forbidden() -> None:
    table = Sitting("(always (forbid (plays cards: [red]) fail: (draw you 3)))").act("Ada", "R1")
    assert (table.size("Ada"), table.turn, table.top) == (9, "Ben", "R4a")
    table = Sitting("(always (require (plays cards: [blue]) fail: (skip you)))").act("Ada", "R1")
    assert (table.size("Ada"), table.turn) == (6, "Ben")


def test_who_is_next_is_chosen() -> None:
    table = Sitting("(always (order choice))").act("Ada", "R1")
    assert table.options("Ada") == ["seat 1", "seat 2"]
    assert table.act("Ada", "seat 2").turn == "Cy"


def test_rules_that_stay() -> None:
    drop = "(when (plays cards: [1]) (drop-rules))"
    assert Sitting(drop, "(always (forbid (happens rule-goes)))").act("Ada", "R1").rules == ["rule 1", "rule 2"]
