"""The fast generator finds exactly what the slow one finds."""

from __future__ import annotations

import pytest

from carteblanche.games.blanko.kernel import fits
from carteblanche.games.blanko.letters import JOKER
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.moves import Moves
from carteblanche.games.blanko.plays import NO_TILES
from carteblanche.games.blanko.referee import Referee
from carteblanche.library.words import kernels
from drivers.games.blanko_reference import compared, every_placement, known


def test_fast_and_slow_agree() -> None:
    assert sum(compared(seed, 5) for seed in range(4)) > 50


@pytest.mark.skipif(kernels.find_obstacle() is not None, reason=f"no machine code here: {kernels.find_obstacle()}")
def test_machine_code_agrees_too() -> None:
    compiled = kernels.compile_kernel()
    assert compiled.COMPILED
    assert sum(compared(seed, 5, compiled) for seed in range(4, 8)) > 50


def test_a_wildcard_is_all_letters_that_fit() -> None:
    graph = Lexicon.of("de", ["BAUM", "SAUM", "RAUM", "BAU", "BAUMS"]).words
    code = {letter: n for n, letter in enumerate(graph.alphabet, 1)}
    pattern = bytes([0, code["A"], code["U"], code["M"]])
    found = fits(graph.first, graph.codes, graph.children, graph.root, pattern, 0)
    assert {graph.alphabet[n] for n in range(32) if found >> n & 1} == {"B", "S", "R"}
    assert not fits(graph.first, graph.codes, graph.children, graph.root, bytes([code["X"], 0]), 1)


def test_three_jokers_find_every_word_of_three_letters() -> None:
    words = ["OHR", "OST", "TOR"]
    moves = Moves(known(NO_TILES, [JOKER] * 3), Referee(Lexicon.of("de", words)))
    assert len(moves.placements()) == len(list(every_placement(NO_TILES, [JOKER] * 3, words))) == 3 * 3 * 4
    assert {raw[0] for raw in moves.placements()} == {0}
