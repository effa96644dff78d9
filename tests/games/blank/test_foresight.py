"""A preview says which rules a play sets off: those that fire then, as far as everybody sees what they look at."""

from __future__ import annotations

import pytest

from carteblanche.games.blank.actions import Preview
from carteblanche.testing.blank.sitting import Sitting

SEEN = (
    "(when (plays cards: [red]) (draw next))",
    "(when (plays cards: [4] on: [4]) (draw next))",
    "(when (plays cards: [odd] on: [odd]) (draw next))",
    "(when (plays cards: [(same colour below)]) (draw next))",
    "(when (plays least: 2) (draw next))",
    "(when (plays) (draw next) given: (compare (plus (sum (some top)) (sum (some below))) = 8))",
)


def foreseen(table: Sitting, play: str) -> tuple[str, ...]:
    view = table.game.view(table.state, table.seat("Ada"))
    found = table.game.preview(view, table.game.notation.read(play))
    assert isinstance(found, Preview)
    return found.fires


@pytest.mark.parametrize("rule", SEEN)
def test_what_is_foreseen_comes(rule: str) -> None:
    for play in Sitting(rule).options("Ada"):
        table = Sitting(rule)
        expected = foreseen(table, play)
        table.act("Ada", play)
        assert expected == tuple(note.card for note in table.state.affairs.trace if note.what == "fired"), play


def test_what_nobody_sees_may_come() -> None:
    rule = "(when (plays cards: [red]) (draw next) given: (has next [pink]))"
    assert foreseen(Sitting(rule), "R3") == ("rule 1",)


@pytest.mark.parametrize(("hand", "fires"), [(["R3"], ("rule 1",)), (["R3", "R5"], ())])
def test_the_last_card_is_foreseen(hand: list[str], fires: tuple[str, ...]) -> None:
    table = Sitting("(when (plays last: true) (draw next))", hands={"Ada": hand, "Ben": ["R6", "V1"]})
    assert foreseen(table, "R3") == fires
