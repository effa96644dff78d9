from __future__ import annotations

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.core.pieces import EVERYBODY, Piece, viewers
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Seat
from carteblanche.games.blockers.data import TILE
from carteblanche.games.blockers.position import DRAWING, Given, describe, position
from carteblanche.games.blockers.state import BOARD, OUT, stock

NAMES = ("Ada", "Ben", "Cem", "Dan", "Eve")


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Given(board={"J1": "yellow 1"}), "no cell 'J1'"),
        (Given(board={"A1": "pink 1"}), "no tile 'pink 1'"),
        (Given(board={"A1": "violet 1"}), "no tile 'violet 1'"),
        (Given(board={"A1": "yellow 1"}, racks={"yellow": ["1"]}), "twice"),
        (Given(board={"A2": "yellow 1"}), "yellow 1 cannot lie there"),
        (Given(board={"A1": "yellow moon"}), "yellow moon cannot lie there"),
        (Given(racks={"violet": ["1"]}), "no colour 'violet'"),
        (Given(racks={"yellow": ["10"]}), "no tile 'yellow 10'"),
        (Given(captured={"Zoe": ["blue 1"]}), "no player 'Zoe'"),
        (Given(turn="Zoe"), "no player 'Zoe'"),
        (Given(closed=["pink"]), "no colour 'pink'"),
    ],
)
def test_positions_that_cannot_be(given: Given, fault: str) -> None:
    with pytest.raises(Impossible) as caught:
        position(given, NAMES[:3])
    assert any(fault in found for found in caught.value.faults)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(Impossible) as caught:
        position(Given(turn="Zoe", board={"J1": "yellow 1"}, racks={"pink": []}), NAMES[:3])
    assert len(caught.value.faults) == 3


@pytest.mark.parametrize("players", [(), NAMES[:1], (*NAMES, "Fay")])
def test_too_few_or_too_many(players: tuple[str, ...]) -> None:
    with pytest.raises(Impossible, match="2 to 5"):
        position(Given(), players)


def test_what_is_not_listed_is_out_of_the_game() -> None:
    state = position(Given(board={"A1": "yellow 1"}, racks={"blue": ["2"]}), NAMES[:3])
    assert state.pieces.census() == []
    assert len(state.pieces.places[OUT]) == 138
    assert state.pieces.places[BOARD][0] == TILE["yellow 1"]


def test_a_stock_is_given_in_the_order_in_which_it_is_drawn() -> None:
    state = position(Given(stocks={"yellow": ["1", "2", "3"]}), NAMES[:2])
    assert state.pieces.places[stock(0)][-1] == TILE["yellow 1"]
    assert describe(state, NAMES[:2])["stocks"]["yellow"] == ["1", "2", "3"]


def test_a_closed_rack_is_open_with_two_colours_and_hidden_with_one() -> None:
    given = Given(racks={"yellow": ["1"]}, closed=["yellow"])
    piece = Piece(TILE["yellow 1"])
    assert position(given, NAMES[:2]).pieces.known[piece] == EVERYBODY
    assert position(given, NAMES[:3]).pieces.known[piece] == viewers(Seat(0))


BOARD_DRAWN = """
   +  1  2     3  4  5  6  7  8  9
   A  y1 .     .  .  .  .  .  .  .
   G  .  bmoon .  .  .  .  .  .  gwild
"""


def test_a_board_may_be_drawn() -> None:
    lying = {"A1": "yellow 1", "G2": "blue moon", "G9": "green wild"}
    drawn = position(Given(board=BOARD_DRAWN), NAMES[:3])
    assert drawn == position(Given(board=lying), NAMES[:3])
    assert describe(drawn, NAMES[:3])["board"] == lying
    assert DRAWING.read(DRAWING.write(lying)) == lying


@pytest.mark.parametrize("drawing", ["A . . .", "J . . . . . . . . .", "A" + " ." * 9 + "\nA" + " ." * 9])
def test_what_is_no_drawing(drawing: str) -> None:
    with pytest.raises(Unreadable, match="board: "):
        position(Given(board=drawing), NAMES[:3])


def test_what_follows_from_a_position_is_described() -> None:
    state = position(Given(board={"D2": "yellow 2", "D3": "yellow D", "D4": "yellow 4"}), NAMES[:2])
    found = describe(state, NAMES[:2])
    assert found["capturable"] == {"yellow": [], "blue": ["D2", "D4"], "green": ["D2", "D4"], "red": ["D2", "D4"]}
    assert found["colours"] == {"Ada": ["yellow", "green"], "Ben": ["blue", "red"]}
