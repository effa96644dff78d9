from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.pieces import NOBODY, viewers
from carteblanche.games.blockers.data import CELLS, COLOURS, FACES, FITS, KINDS, TILES
from carteblanche.games.blockers.state import (
    LAYOUT,
    OUT,
    Config,
    colours_in_play,
    own_colours,
    owner,
    rack,
    scores,
    setup,
    stock,
)

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


def test_places_have_different_names() -> None:
    assert len(set(LAYOUT.places) | set(CELLS)) == len(LAYOUT.places) + 81
    assert len(COLOURS) == 5
