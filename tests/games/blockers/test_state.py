from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.pieces import EVERYBODY, NOBODY, Piece, viewers
from carteblanche.core.rules import Impossible
from carteblanche.core.values import Seat
from carteblanche.games.blockers.data import CELLS, COLOURS, FACES, FITS, KINDS, TILE, TILES
from carteblanche.games.blockers.state import (
    BOARD,
    LAYOUT,
    OUT,
    Config,
    Given,
    colours_in_play,
    describe,
    own_colours,
    owner,
    position,
    rack,
    scores,
    setup,
    stock,
)

NAMES = ("Ada", "Ben", "Cem", "Dan", "Eve")
CONFIGS = [(2, Config("basic"), 2), (2, Config(), 4), (3, Config(), 3), (4, Config(), 4), (5, Config(), 5)]


def test_the_tiles() -> None:
    assert len(TILES) == len(set(TILES)) == 140
    assert KINDS == len(FACES) == 28
    assert [fit.bit_count() for fit in FITS] == [9] * 27 + [81]
    assert len(CELLS) == 81


def test_every_cell_fits_one_number_one_letter_one_symbol_and_the_wild_tile() -> None:
    for cell in range(81):
        fitting = [face for face, fit in zip(FACES, FITS, strict=True) if fit >> cell & 1]
        assert len(fitting) == 4
        assert CELLS[cell] == fitting[1] + fitting[0]


@pytest.mark.parametrize(("seats", "config", "colours"), CONFIGS)
def test_the_deal(seats: int, config: Config, colours: int) -> None:
    state = setup(config, seats, KeyedLuck.seeded(1))
    lying, known = state.pieces.places, state.pieces.known
    assert state.pieces.census() == []
    assert colours_in_play(config, seats) == colours == len(state.masks)
    assert len(lying[OUT]) == (5 - colours) * KINDS
    for colour in range(colours):
        assert sorted(lying[rack(colour)] + lying[stock(colour)]) == list(range(colour * KINDS, (colour + 1) * KINDS))
        assert len(lying[rack(colour)]) == 5
        assert {known[piece] for piece in lying[rack(colour)]} == {viewers(owner(colour, seats))}
        assert {known[piece] for piece in lying[stock(colour)]} == {NOBODY}


def test_luck_decides_the_deal_and_the_starter() -> None:
    dealt = [setup(Config(), 3, KeyedLuck.seeded(seed)) for seed in range(40)]
    assert {state.turn for state in dealt} == {0, 1, 2}
    assert len({state.pieces.places[rack(0)] for state in dealt}) == 40


def test_with_two_colours_they_alternate() -> None:
    assert [owner(colour, 2) for colour in range(4)] == [0, 1, 0, 1]
    assert [list(own_colours(seat, 4, 2)) for seat in range(2)] == [[0, 2], [1, 3]]


@pytest.mark.parametrize(("config", "expected"), [(Config(), (4 + 3, 1 + 2)), (Config(scoring="uptown"), (4, 1))])
def test_scores_of_two_colours(config: Config, expected: tuple[int, ...]) -> None:
    assert scores(config, 2, (3, 1, 1, 0), ((0, 3, 3, 1), (2, 0, 1, 0))) == expected


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Given(board={"J1": "yellow 1"}), "no cell 'J1'"),
        (Given(board={"A1": "pink 1"}), "no tile 'pink 1'"),
        (Given(board={"A1": "violet 1"}), "violet 1 is not in play"),
        (Given(board={"A1": "yellow 1", "A2": "yellow 1"}), "twice"),
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


def test_places_have_different_names() -> None:
    assert len(set(LAYOUT.places) | set(CELLS)) == len(LAYOUT.places) + 81
    assert len(COLOURS) == 5
