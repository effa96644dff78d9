"""Blockers!: the board and the tiles (BL-01, BL-02). The areas' names other than the moon are ours."""

from __future__ import annotations

from typing import Final

from carteblanche.core.pieces import Piece

SIDE: Final = 9
CELLS: Final = tuple(f"{row}{column}" for row in "ABCDEFGHI" for column in range(1, 10))
"""The cells in reading order: A1…A9, B1…, I9."""
CELL: Final = {name: cell for cell, name in enumerate(CELLS)}
BITS: Final = tuple(1 << cell for cell in range(SIDE * SIDE))
"""By cell: the set of just this cell."""

NUMBERS: Final = tuple("123456789")
LETTERS: Final = tuple("ABCDEFGHI")
SYMBOLS: Final = ("sun", "star", "cloud", "leaf", "flame", "drop", "moon", "shell", "key")
"""By area, in reading order. The moon is the area at the lower left."""
WILD: Final = "wild"
FACES: Final = (*NUMBERS, *LETTERS, *SYMBOLS, WILD)
"""What a tile can show: 28 faces, each once per colour."""
KINDS: Final = len(FACES)

COLOURS: Final = ("yellow", "blue", "green", "red", "violet")
TILES: Final = tuple(f"{colour} {face}" for colour in COLOURS for face in FACES)
"""All 140 tiles; a tile's place here is its piece number."""
TILE: Final = {name: Piece(piece) for piece, name in enumerate(TILES)}

RACK: Final = 5
TURNS: Final = 24
"""How many tiles of a colour are placed in a whole game: four of 28 stay unplayed."""


def _fit(face: int) -> int:
    cells = 0
    for cell in range(SIDE * SIDE):
        row, column = divmod(cell, SIDE)
        area = row // 3 * 3 + column // 3
        if face in (column, SIDE + row, 2 * SIDE + area, 3 * SIDE):
            cells |= 1 << cell
    return cells


FITS: Final = tuple(_fit(face) for face in range(len(FACES)))
"""By face: the cells that it fits, as a bit set (bit 0 is A1)."""
