"""BLANKO: the board, its squares, the cards and the tiles.

This is our own reconstruction: the original board, squares, counts, card mix and card texts are not publicly known.
"""

from __future__ import annotations

from typing import Final

from carteblanche.games.blanko.letters import EMPTY, JOKER, LetterSet

SIDE: Final = 16
CELLS: Final = tuple(f"{row}{column}" for row in "ABCDEFGHIJKLMNOP" for column in range(1, SIDE + 1))
"""The cells in reading order: A1…A16, B1…, P16."""
CELL: Final = {name: cell for cell, name in enumerate(CELLS)}

JOKERS: Final = 3
JOKER_PENALTY: Final = 10
RACK: Final = 8
LAP: Final = 100
"""Points of one way round the frame; a quarter of it is one side."""

CENTRE: Final = (CELL["H8"], CELL["I9"])
SQUARES: Final = frozenset(
    CELL[name]
    for name in (
        *("H8", "I9"),
        *("C3", "C14", "N3", "N14"),
        *("C8", "H3", "I14", "N9"),
        *("D9", "I4", "H13", "M8"),
        *("E6", "F5", "K12", "L11"),
        *("E11", "K5", "F12", "L6"),
    )
)
"""The 22 BLANKO squares, the same under a half turn and under exchanging rows and columns."""

BLUE: Final = "B"
RED: Final = "R"
TEXT_CARDS: Final = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8")
COLOUR_CARDS: Final = {
    "R1": "BBBBRBBBB",
    "R2": "RBBBBBBBR",
    "R3": "BBRBBBRBB",
    "R4": "BRBBBBBRB",
    "R5": "BBBRBRBBB",
    "R6": "RBBBBBBBB",
    "R7": "BBBBBBBBR",
}
"""By card: its nine fields in reading order, blue ones to be filled and red ones to be left empty."""
LETTER_CARDS: Final = {"L1": 0, "L2": 4, "L3": 8, "L4": 1, "L5": 3, "L6": 5, "L7": 7}
"""By card: the field with the printed letter. Which letter it is depends on the language."""
CARDS: Final = (*TEXT_CARDS, *COLOUR_CARDS, *LETTER_CARDS)

COLOUR_DRAW: Final = 8
LETTER_DRAW: Final = 10
"""How many letters are drawn for a card of either kind."""
FILLED_BONUS: Final = 2
REDRAWN: Final = 3
"""How many tiles T6 lets one put back."""


def tiles(letter_set: LetterSet) -> tuple[str, ...]:
    """All 112 tiles by name: the letters in order, then the jokers."""
    counts = letter_set.counted
    return (*(letter for letter in sorted(counts) for _ in range(counts[letter])), *(JOKER,) * JOKERS)


def fields(card: str, letter_set: LetterSet) -> tuple[str, str]:
    """The nine fields of a mini crossword as blue and red, and what is printed on them: `BBBBBBBBB`, `O........`."""
    if card in COLOUR_CARDS:
        return COLOUR_CARDS[card], EMPTY * 9
    cell = LETTER_CARDS[card]
    letter = letter_set.printed[list(LETTER_CARDS).index(card)]
    return BLUE * 9, EMPTY * cell + letter + EMPTY * (8 - cell)
