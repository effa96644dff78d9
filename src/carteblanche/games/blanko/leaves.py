"""BLANKO: what letters are worth that stay on the rack.

By letter, how much more the best move of the next turn brings if it is among the eight, and how much less if it is there more than
once. Measured for German on boards of bot games (`bench/blanko_leaves.py`); other languages go by the letter's frequency alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carteblanche.games.blanko.letters import JOKER, LETTER_SETS, LetterSet

MEASURED: Final[dict[str, dict[str, float]]] = {
    LETTER_SETS["de"].counts: {
        "A": -0.5,
        "B": -0.9,
        "C": -1.6,
        "D": -1.1,
        "E": 2.3,
        "F": -1.6,
        "G": -1.1,
        "H": -0.6,
        "I": -0.8,
        "J": -1.3,
        "K": 0.0,
        "L": -0.1,
        "M": -1.4,
        "N": 1.0,
        "O": -1.2,
        "P": -1.1,
        "Q": -2.2,
        "R": 1.0,
        "S": 1.1,
        "T": 0.1,
        "U": -0.8,
        "V": -1.8,
        "W": -1.5,
        "X": 0.4,
        "Y": -0.9,
        "Z": -1.0,
        "Ä": -0.8,
        "Ö": -0.2,
        "Ü": -1.1,
    }
}
"""By the tiles of a language and letter: what keeping it brings, in points."""
TWICE: Final = -1.8
"""For every further tile of the same letter."""
EARLY_JOKER: Final = 2.3


def worth(letters: Sequence[str], letter_set: LetterSet, bag: int) -> float:
    """What these letters on the rack are worth for the turns to come. With an empty bag they are only a burden."""
    if not bag:
        return -sum(10 if letter == JOKER else letter_set.valued[letter] for letter in letters) * 0.5
    table = MEASURED.get(letter_set.counts) or {}
    counts = letter_set.counted
    total = 0.0
    for letter in set(letters):
        if letter == JOKER:
            total += EARLY_JOKER if bag > 8 else 0.0
        elif table:
            total += table[letter]
        else:
            total += min(counts[letter], 6) * 0.2 - 0.6
        total += TWICE * (list(letters).count(letter) - 1)
    return total
