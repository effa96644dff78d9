"""BLANK: the cards (BK-02, BK-04, BK-05, BK-06)."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "orange", "green", "blue", "violet", "pink")
LETTERS: Final = "ROGBVP"
"""One letter for each colour, as names of cards begin."""
SYMBOLS: Final = ("hexagon", "triangle", "square", "circle", "rhombus", "shield")
"""By colour: the symbol that always stands with it, so that colour alone never tells."""
SIGNS: Final = "⬢▲■●◆⛨"
NUMBERS: Final = (1, 2, 3, 4, 5, 6)
PRIMES: Final = (2, 3, 5)
COPIES: Final = "ab"
"""Copy a is illustrated, copy b is plain."""

FACES: Final = tuple(f"{letter}{number}{copy}" for copy in COPIES for letter in LETTERS for number in NUMBERS)
"""The 72 game cards of one deck: colour, number, copy."""
HAND: Final = 7
MOST_DECKS: Final = 6
"""How many decks may be mixed in one."""
RULES: Final = 3
"""How many rules a game begins with."""
BLANK_RULES: Final = 24
BLANK_CARDS: Final = 66
"""How many rule cards and game cards of a new deck can still be written on (BK-89)."""


def face(name: str) -> tuple[int, int, str]:
    """Colour (as a place in `COLOURS`), number and copy of a card's name such as `R4a`."""
    return LETTERS.index(name[0]), int(name[1]), name[2]
