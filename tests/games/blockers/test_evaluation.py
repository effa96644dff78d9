"""Judgements: what may still be joined, and what it hangs on."""

from __future__ import annotations

from typing import Any

from carteblanche.core.values import Seat
from carteblanche.games.blockers.data import FACES
from carteblanche.games.blockers.evaluation import KEEP_WILD, SCALE, WEIGHTS, advantage, can_fill, hope, standing
from carteblanche.games.blockers.outlook import Outlook, look
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers

GAME = Blockers()
PLAYERS = ("Ada", "Ben", "Cem")


def seen(board: dict[str, str], **given: Any) -> Outlook:
    racks = {"yellow": ["7", "8", "wild", "1", "2"], "blue": list("BCDFG"), "green": list("34567")}
    stocks = {"yellow": ["9"], "blue": ["9"], "green": ["9"]}
    state = GAME.position(Given(board=board, racks=racks, stocks=stocks, turn="Ada", **given), PLAYERS)
    return look(GAME.view(state, Seat(0)))


def faces(names: str) -> tuple[int, ...]:
    return tuple(FACES.index(name) for name in names.split())


def hoped(outlook: Outlook, mine: str, theirs: str = "", turns: int = 9) -> int:
    return hope(outlook.sketch, 0, [can_fill(faces(mine)), can_fill(faces(theirs)), 0], outlook.seats, turns)


APART = {"E4": "yellow E", "E6": "yellow 6"}


def test_a_cell_between_two_groups_is_worth_most_if_nobody_else_can_fill_it() -> None:
    outlook = seen(APART)
    assert hoped(outlook, "5") == WEIGHTS.sure
    assert hoped(outlook, "5", "5") == WEIGHTS.one
    assert hoped(outlook, "wild") == WEIGHTS.far, "the wild tile has a worth of its own"
    assert hoped(outlook, "9") == WEIGHTS.far


def test_several_cells_are_worth_more_than_one_and_a_taken_one_less() -> None:
    diagonal = seen({"E4": "yellow E", "D5": "yellow D"})
    assert hoped(diagonal, "4 5 D E", "4 5 D E") == WEIGHTS.many
    taken = seen({**APART, "E5": "blue 5"})
    assert hoped(taken, "5") == WEIGHTS.captured


def test_two_tiles_in_turn() -> None:
    outlook = seen({"E3": "yellow E", "E6": "yellow 6"})
    assert hoped(outlook, "4 5") == WEIGHTS.two
    assert hoped(outlook, "4") == WEIGHTS.far


def test_hopes_shrink_towards_the_end_and_one_group_has_none() -> None:
    outlook = seen(APART)
    assert hoped(outlook, "5", turns=2) == WEIGHTS.sure // 2
    assert hoped(outlook, "5", turns=0) == 0
    assert hoped(seen({"E4": "yellow E"}), "5") == 0


def test_groups_piles_and_the_wild_tile_are_counted() -> None:
    outlook = seen({"E4": "yellow E", "A1": "blue A"}, captured={"Ada": ["green 1", "green 2", "blue 3"]})
    with_wild = standing(outlook.sketch, outlook, list(outlook.left))
    left = list(outlook.left)
    left[0] = tuple(face for face in left[0] if FACES[face] != "wild")
    without = standing(outlook.sketch, outlook, left)
    assert without[0] - with_wild[0] == KEEP_WILD
    assert without[0] == 3 * SCALE + 3 * 4


def test_of_the_rivals_the_best_one_counts_most() -> None:
    assert advantage([100, 200, 400], 0) == (200 + 300) // 2 - 100
    assert advantage([300, 100], 0) == -200
