"""BLANKO: what letters are worth that stay on the rack, in points of the turns to come.

A rack is worth the sum of what its letters are worth, by how many of each there are, and of what its balance is worth: how many vowels
and how many other letters stay. The fewer letters stay, the more are drawn, and that is in the balance too. Learnt for German by self-play
(`bench/blanko_leaves.py`, 36,681 turns); other languages go by a letter's frequency and the German balance.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

from carteblanche.games.blanko.data import JOKER_PENALTY, RACK
from carteblanche.games.blanko.kernel import COPIES
from carteblanche.games.blanko.letters import JOKER, LETTER_SETS, LetterSet

Worth: TypeAlias = tuple[float, float, float]
"""What the first, the second and every further tile of a letter is worth."""

_GERMAN: Final = (
    "A 0.1 -1.4 -0.8 · B -0.3 -1.0 0.4 · C -0.9 -1.7 -1.6 · D -1.0 -1.7 -2.3 · E 0.3 -1.1 -1.2 · F -0.9 0.9 0.0 · G -0.7 -1.6 0.6 · "
    "H -0.6 -1.9 -0.4 · I -0.6 -1.8 -2.3 · J -0.4 0.0 0.0 · K 0.2 -2.3 0.0 · L 0.3 -1.2 -0.6 · M -0.9 -0.9 0.0 · N 0.0 -1.3 -1.7 · "
    "O -0.7 -1.8 -1.1 · P -0.6 0.0 0.0 · Q -1.2 0.0 0.0 · R 0.9 -0.8 -1.6 · S 0.7 -0.2 -1.1 · T -0.1 -1.3 -2.7 · U -0.5 -1.6 -2.8 · "
    "V -0.6 0.0 0.0 · W -1.4 -2.4 0.0 · X 0.9 0.0 0.0 · Y 0.4 0.0 0.0 · Z -0.5 -1.3 0.0 · Ä -0.2 0.0 0.0 · Ö 0.4 0.0 0.0 · "
    "Ü -1.0 0.0 0.0 · ? 2.3 0.6 0.0"
)
BALANCE: Final = (
    (2.4, 2.4, 2.3, 1.1, 0.6, -0.6, -0.9, -1.9, -3.9),
    (1.8, 2.0, 1.6, 1.3, 0.6, 0.2, -0.3, -0.4),
    (1.5, 1.3, 1.3, 0.6, 0.3, 0.4, 0.4),
    (0.7, 0.7, 0.7, 0.1, 0.7, 1.1),
    (0.1, -0.2, -0.3, 0.5, 0.3),
    (-1.2, -1.0, -0.4, -0.5),
    (-1.1, 0.2, -0.9),
    (-0.3, -0.7),
    (-0.7,),
)
"""By number of vowels, then of other letters."""
JOKER_WORTH: Final[Worth] = (2.3, 0.6, 0.0)
AGAIN: Final = -1.4
"""A further tile of a letter, where it was not learnt."""
BURDEN: Final = 0.5
"""How much of its value a letter costs with an empty bag: it may still be laid."""


@lru_cache(maxsize=16)
def _letters(letter_set: LetterSet) -> dict[str, Worth]:
    if letter_set.counts == LETTER_SETS["de"].counts:
        found: dict[str, Worth] = {}
        for part in _GERMAN.split(" · "):
            letter, first, second, further = part.split()
            found[letter] = float(first), float(second), float(further)
        return found
    counts = letter_set.counted
    return {letter: (min(counts[letter], 6) * 0.2 - 0.6, AGAIN, AGAIN) for letter in counts} | {JOKER: JOKER_WORTH}


def worth(letters: Sequence[str], letter_set: LetterSet, bag: int) -> float:
    """What these letters on the rack are worth for the turns to come. With an empty bag they are only a burden."""
    if not bag:
        return -BURDEN * sum(JOKER_PENALTY if letter == JOKER else letter_set.valued[letter] for letter in letters)
    table = _letters(letter_set)
    vowels = sum(letter in letter_set.vowels for letter in letters)
    total = BALANCE[vowels][len(letters) - vowels]
    return total + sum(_copies(table[letter], list(letters).count(letter)) for letter in set(letters))


def _copies(worths: Worth, count: int) -> float:
    first, second, further = worths
    return first + (second if count > 1 else 0) + further * max(0, count - 2)


def weights(letter_set: LetterSet, bag: int, kernel: Any) -> tuple[Any, Any, bytes]:
    """The same as `worth`, as tables for the kernel, in hundredths of points."""
    return _weights(letter_set, bool(bag), bool(kernel.COMPILED))


@lru_cache(maxsize=32)
def _weights(letter_set: LetterSet, bag: bool, compiled: bool) -> tuple[Any, Any, bytes]:  # noqa: FBT001  # a cache wants plain arguments
    signs = (JOKER, *letter_set.alphabet)
    table, valued = _letters(letter_set), letter_set.valued | {JOKER: JOKER_PENALTY}
    single, balance = [0] * (COPIES * len(signs)), [0] * (COPIES * COPIES)
    for code, letter in enumerate(signs):
        for count in range(1, COPIES):
            found = _copies(table[letter], count) if bag else -BURDEN * count * valued[letter]
            single[code * COPIES + count] = round(100 * found)
    for vowels in range(RACK + 1):
        for others in range(RACK + 1 - vowels):
            balance[vowels * COPIES + others] = round(100 * BALANCE[vowels][others]) if bag else 0
    flags = bytes(letter in letter_set.vowels for letter in signs)
    return (array("q", single), array("q", balance), flags) if compiled else (single, balance, flags)
