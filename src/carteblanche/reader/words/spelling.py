"""The way from a misspelt word to known ones: what people leave out, double, swap or write as it sounds is nearer than any other letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ALIKE: Final = {
    "en": ("aeiouy", "sz", "ckq", "fv", "dt", "bp", "gj", "mn"),
    "de": ("aeiouy", "sz", "cgkq", "fvw", "dt", "bp", "mn"),
    "fr": ("aeiouy", "sz", "ckq", "fv", "dt", "bp", "gj", "mn"),
    "pl": ("aeiouy", "sz", "ckg", "fvw", "dt", "bp", "ij", "lu", "mn"),
    "ru": ("аеиоуыюяй", "зс", "гкх", "вф", "дт", "бп", "жшщч", "цс", "мн"),
}
"""Letters that are taken for each other by ear."""
SILENT: Final = {"en": "ehw", "de": "eh", "fr": "ehtsdxr", "pl": "h", "ru": "ьвй"}
"""Letters that are hardly heard."""
HEARD: Final = 0.5
"""What it costs to mistake one of these, to double a letter, or to write it once."""
SWAPPED: Final = 0.8
SHORT: Final = 3
FEWEST: Final = 3
KEPT: Final = 5


def near(word: str, keys: dict[int, dict[str, list[str]]], language: str) -> list[tuple[str, float]]:
    """The known spellings nearest to this one, each with how far it is. Short words must sound almost the same."""
    from rapidfuzz.distance import OSA

    if len(word) < SHORT:
        return []
    far = _farthest(word)
    edits = 1 if len(word) <= 4 else 2
    first = _class(word[0], language)
    found: list[tuple[float, str]] = []
    for length in range(len(word) - edits, len(word) + edits + 1):
        for key in keys.get(length, ()):
            if len(key) < FEWEST or key[0] not in first or OSA.distance(word, key, score_cutoff=edits) > edits:
                continue
            distance = _distance(word, key, language)
            if distance <= far:
                found.append((distance, key))
    found.sort()
    return [(key, distance) for distance, key in found[:KEPT] if distance <= found[0][0] + HEARD]


def _farthest(word: str) -> float:
    if len(word) <= SHORT:
        return HEARD
    return 1.0 if len(word) <= 7 else 2.0


def _class(letter: str, language: str) -> str:
    """The letters that sound like this one."""
    return next((one for one in ALIKE[language] if letter in one), letter) + letter


def _distance(a: str, b: str, language: str) -> float:
    """How far two spellings are: letters left out, added, replaced, or swapped with the next one."""
    silent = SILENT[language]
    vowels = ALIKE[language][0]
    rows: list[list[float]] = [[0.0]]
    for j, letter in enumerate(b):
        rows[0].append(rows[0][j] + _lone(b, j, letter, silent))
    for i, left in enumerate(a):
        row = [rows[i][0] + _lone(a, i, left, silent)]
        for j, right in enumerate(b):
            best = min(
                rows[i][j + 1] + _lone(a, i, left, silent),
                row[j] + _lone(b, j, right, silent + vowels if j + 1 < len(b) else silent),
                rows[i][j] + (0.0 if left == right else _replaced(left, right, language)),
            )
            if i and j and left == b[j - 1] and a[i - 1] == right and left != right:
                best = min(best, rows[i - 1][j - 1] + SWAPPED)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def _lone(word: Sequence[str], place: int, letter: str, silent: str) -> float:
    """What it costs to leave a letter out: less if it stands there twice, or is hardly heard."""
    twice = letter in (word[place - 1] if place else "", word[place + 1] if place + 1 < len(word) else "")
    return HEARD if twice or (place and letter in silent) else 1.0


def _replaced(left: str, right: str, language: str) -> float:
    return HEARD if right in _class(left, language) else 1.0
