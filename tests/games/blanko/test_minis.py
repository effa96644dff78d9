from __future__ import annotations

from itertools import permutations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.games.blanko.data import COLOUR_CARDS, LETTER_CARDS, RED, fields, tiles
from carteblanche.games.blanko.letters import EMPTY, JOKER, LETTER_SETS
from carteblanche.games.blanko.minis import Solver, runs, score
from carteblanche.games.blanko.words import built_in

GERMAN = LETTER_SETS["de"]
WORDS = [word for word in built_in().words if len(word) <= 3]


def points(card: str, grid: str, *, literal: bool = False, required: bool = False) -> int:
    valid = [run.word in WORDS for run in runs(grid)]
    return score(card, GERMAN, grid, valid, literal=literal, required=required).points


def test_the_rulebooks_example() -> None:
    assert points("L1", "OHRS..TOR") == 7


def test_lines_are_found_across_first() -> None:
    assert [run.word for run in runs("OHRS..TOR")] == ["OHR", "TOR", "OST"]
    assert [run.word for run in runs("A.B.CD...")] == ["CD", "BD"]


def test_the_optimum_beside_the_rulebooks_example() -> None:
    grid, result = Solver(WORDS).best("L1", GERMAN, list("HRSTORENGI"))
    assert result.points == 8 == points("L1", grid)


@pytest.mark.parametrize("literal", [False, True])
@pytest.mark.parametrize("card", ["R1", "R4", "L1", "L7"])
def test_no_grid_is_better_than_the_best(card: str, literal: bool) -> None:
    """Against every way to lay at most four letters."""
    luck = KeyedLuck.seeded(7, card)
    colours, printed = fields(card, GERMAN)
    free = [cell for cell in range(9) if colours[cell] != RED and printed[cell] == EMPTY]
    for _ in range(3):
        letters = [letter for letter in luck.shuffle(tiles(GERMAN)) if letter != JOKER][:4]
        most = 0
        for count in range(5):
            for cells in permutations(free, count):
                for chosen in {tuple(letters[:count]), tuple(letters[4 - count :])}:
                    grid = list(printed)
                    for cell, letter in zip(cells, chosen, strict=True):
                        grid[cell] = letter
                    most = max(most, points(card, "".join(grid), literal=literal))
        assert Solver(WORDS).best(card, GERMAN, letters, literal=literal)[1].points >= most


@pytest.mark.parametrize("card", [*COLOUR_CARDS, *LETTER_CARDS])
def test_what_is_found_can_be_laid(card: str) -> None:
    luck = KeyedLuck.seeded(3, card)
    solver = Solver(WORDS)
    colours, printed = fields(card, GERMAN)
    for _ in range(4):
        letters = list(luck.shuffle(tiles(GERMAN))[:8])
        grid, result = solver.best(card, GERMAN, letters)
        left = list(letters)
        for cell, letter in enumerate(grid):
            if printed[cell] != EMPTY:
                assert letter == printed[cell]
            elif letter != EMPTY:
                assert colours[cell] != RED
                left.remove(JOKER if letter.islower() else letter)
        assert result.points == points(card, grid)


def test_a_required_letter() -> None:
    assert points("L1", "O.....TOR") == 3
    assert points("L1", "O.....TOR", required=True) == 0
