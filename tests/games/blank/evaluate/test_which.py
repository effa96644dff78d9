"""Which cards are meant: the very cards that somebody drew, laid, lost or got last."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.deck import written
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import Config
from carteblanche.testing import histories
from carteblanche.testing.blank.decks import hooks
from carteblanche.testing.blank.sitting import Sitting

HANDS = {"Ada": ["R1", "R2", "B5"], "Ben": ["G1", "V2"], "Cy": ["R5", "G3", "P3"]}


def table(*rules: str) -> Sitting:
    return Sitting(*rules, hands=HANDS, draw=["O1", "O2", "O3", "O4"]).act("Ada", "R1")


def test_what_nobody_has_drawn_is_no_card() -> None:
    assert table("(when (plays cards: [red]) (move (some (cards-of (draws next))) (hand you)))").sizes == [2, 2, 3]


def test_what_each_player_drew_last_is_kept_apart() -> None:
    one = table(
        "(when (plays cards: [green]) (move (some (cards-of (draws next))) (front you)))",
        "(when (plays cards: [red]) (draw others))",
    )
    one.act("Ben", "G1")
    assert (one.fronts["Ben"], one.hand("Ben")) == (["O2a"], ["V2a", "O1a"]), "what Cy drew, not what Ben drew"


def test_the_last_of_several() -> None:
    one = table(
        "(when (plays cards: [green]) (move (some (cards-of (draws you)) n: 1 how: newest) (front you)))",
        "(when (plays cards: [red]) (draw next 2))",
    )
    one.act("Ben", "G1")
    assert (one.fronts["Ben"], one.hand("Ben")) == (["O2a"], ["V2a", "O1a"])


@pytest.mark.parametrize(("any_card", "found"), [("", ["R1a"]), (" any-card: true", ["R1a", "R2a"])])
def test_what_somebody_laid_last_wherever_it_lies(any_card: str, found: list[str]) -> None:
    pattern = f"(plays previous cards: [red]{any_card})"
    one = Sitting(
        f"(when (plays cards: [green]) (move (some (cards-of {pattern})) (hand you)))", hands=HANDS, draw=["O1"]
    )
    one.act("Ada", "R2 R1").act("Ben", "G1")
    assert sorted(one.hand("Ben")) == [*found, "V2a"]


def test_a_card_that_has_gone_on_is_found_where_it_is() -> None:
    one = table(
        "(when (plays cards: [red]) (draw next))",
        "(when (plays next cards: [1]) (draw you))",
        "(when (plays cards: [3]) (move (some (cards-of (draws previous))) discard))",
    )
    one.act("Ben", "G1").act("Cy", "G3")
    assert (one.hand("Ben"), one.discard[1]) == (["V2a"], "O1a")


def test_a_filter_knows_it() -> None:
    one = Sitting(
        "(always (forbid (plays cards: [(one (some (cards-of (draws you))))])))",
        "(when (plays cards: [red]) (draw next))",
        hands={"Ada": ["R1", "R2"], "Ben": ["V1", "V2"]},
        draw=["G1", "O2"],
    )
    one.act("Ada", "R1")
    assert one.options("Ben") == ["V1a"], "not the one just drawn, although it fits"


def test_of_cards_in_a_hand_whose_they_are_chooses() -> None:
    one = table(
        "(when (plays cards: [green]) (move (some (cards-of (draws next)) n: 1) (front you)))",
        "(when (plays cards: [red]) (draw previous 2))",
    )
    one.act("Ben", "G1")
    assert one.options("Cy") == ["pick O1a", "pick O2a"]


DRAWN = written(
    (
        "(when (plays cards: [red]) (move (some (cards-of (draws next))) (hand you)))",
        "(when (plays cards: [even]) (draw others))",
        "(when (plays cards: [odd]) (may next (discard them 1 [(one (some (cards-of (receives them))))]) (draw you)))",
    )
)


def test_nobody_learns_which_card_it_is() -> None:
    blank = Blank(DRAWN)
    report = histories.check_many(blank, Config(reading=False), 3, range(6), limit=60, hooks=hooks(blank))
    assert report.stretches > 20
