"""The fast generator finds exactly what the slow one finds."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.games.blanko import kernel as plain
from carteblanche.games.blanko.data import SIDE
from carteblanche.games.blanko.kernel import LINES
from carteblanche.games.blanko.leaves import weights
from carteblanche.games.blanko.letters import JOKER, LETTER_SETS
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import NO_TILES
from carteblanche.games.blanko.referee import Referee
from carteblanche.games.blanko.words import built_in
from carteblanche.library.words import kernels
from drivers.games.blanko_reference import compared, every_placement, known


def test_fast_and_slow_agree() -> None:
    assert sum(compared(seed, 5) for seed in range(4)) > 50


@pytest.mark.skipif(kernels.find_obstacle() is not None, reason=f"no machine code here: {kernels.find_obstacle()}")
def test_machine_code_agrees_too() -> None:
    compiled = kernels.compile_kernel()
    assert compiled.COMPILED
    assert sum(compared(seed, 5, compiled) for seed in range(4, 8)) > 50


def search(words: list[str], board: str, rack: list[str], kernel: Any = plain) -> Any:
    return Moves(known(board, rack), Referee(Lexicon.of("de", words), kernel))._search


def bits_of(letters: str) -> int:
    alphabet = LETTER_SETS["de"].alphabet
    return sum(1 << alphabet.index(letter) for letter in letters)


KERNELS = [plain, kernels.compile_kernel()] if kernels.find_obstacle() is None else [plain]


def test_a_wildcard_is_all_letters_that_fit() -> None:
    board = ".AUM" + NO_TILES[4:]
    for words, letters, wanted in (
        (["BAUM", "SAUM", "RAUM", "BAU", "BAUMS"], "BRSX", "BRS"),
        (["BAUM", "SAUM"], "BX", "B"),
        (["BAU", "SAUMS"], "BS", ""),
    ):
        kernel = search(words, board, [])
        worth = sum(LETTER_SETS["de"].worth[letter] for letter in "AUM")
        assert kernel.wildcard(0, 1, bits_of(letters)) == (bits_of(wanted), worth)
        assert kernel.wildcard(0, 16, 5) == (5, -1)


@pytest.mark.parametrize("kernel", KERNELS)
def test_placements_become_values_when_they_are_looked_at(kernel: Any) -> None:
    found = search(["OHR", "ROHR"], NO_TILES, ["R", "O", "H", JOKER], kernel).placements()
    listed = list(found)
    assert len(found) == len(listed) == len(set(listed)) > 30
    assert [found[n] for n in range(len(found))] == [found[n - len(found)] for n in range(len(found))] == listed
    for beyond in (len(found), -len(found) - 1):
        with pytest.raises(IndexError):
            found[beyond]
    assert max(found)[0] == max(points for points, *_ in listed)
    assert not search(["OHR"], NO_TILES, ["X"], kernel).placements()


@pytest.mark.parametrize("kernel", KERNELS)
def test_a_long_word_of_dear_letters_covers_two_squares(kernel: Any) -> None:
    rack = list("XYQÄÖÜJ?")
    found = search(["XYQÄÖÜJE"], NO_TILES, rack, kernel).placements()
    points = sum(LETTER_SETS["de"].worth[letter] for letter in rack if letter != JOKER)
    assert sorted({(raw[0], raw[4]) for raw in found}) == [(points, 1), (points, 2)]
    assert {len(raw[3]) for raw in found} == {8}


@pytest.mark.parametrize("kernel", KERNELS)
def test_what_weighs_most_is_the_first_of_the_best_along_the_lines(kernel: Any) -> None:
    rows = [NO_TILES[:SIDE]] * 7 + ["....HAUS........", "....A...........", "....U..........."] + [NO_TILES[:SIDE]] * 6
    words = sorted(built_in().words)
    made, board = weights(LETTER_SETS["de"], 1, kernel), "".join(rows)
    weighing = search(words, board, list("TESRINN?"), kernel)
    listed = list(weighing.placements())
    weighing.weigh(made, 500, 1 << 20)
    weight: dict[Any, int] = {one[1:]: one[0] for one in weighing.weighed(LINES)}
    assert len(weight) == len(listed) > 500
    assert weight.keys() == set(listed)
    along: dict[int, list[Any]] = {line: [] for line in range(2 * SIDE)}
    for one in listed:
        _, cell, down, _, _ = one
        along[SIDE + cell % SIDE if down else cell // SIDE].append(one)
    assert weighing.line_weights() == [
        max(map(weight.__getitem__, found), default=plain.NOTHING) for found in along.values()
    ]
    weighing.weigh(made, 500, -1)
    for lines, found in ((LINES, listed), *((1 << line, found) for line, found in along.items())):
        best = max(found, key=weight.__getitem__, default=None)
        assert [one[1:] for one in weighing.weighed(lines)[-1:]] == ([] if best is None else [best])


def test_more_tiles_than_a_rack_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="11 tiles"):
        search(["OHR"], NO_TILES, ["E"] * 11)


def test_three_jokers_find_every_word_of_three_letters() -> None:
    words = ["OHR", "OST", "TOR"]
    moves = Moves(known(NO_TILES, [JOKER] * 3), Referee(Lexicon.of("de", words)))
    assert len(moves.placements()) == len(list(every_placement(NO_TILES, [JOKER] * 3, words))) == 3 * 3 * 4
    assert {raw[0] for raw in moves.placements()} == {0}
