"""Groups of tiles on the board, as arithmetic on bit sets: bit `9 * row + column` of a number is a cell.

Written once and used by rules, options, previews and bots. A colour's cells are one number; a cell is *free* if the tile on it may be
taken away without splitting its group (BL-07): it has at most one neighbour of its colour, or its neighbours are connected
without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from carteblanche.core.bits import width

SIDE: Final = 9
FULL: Final = (1 << SIDE * SIDE) - 1
_COLUMN: Final = sum(1 << SIDE * row for row in range(SIDE))
_NOT_FIRST: Final = FULL & ~_COLUMN
_NOT_LAST: Final = FULL & ~(_COLUMN << SIDE - 1)
_SIDE: Final = SIDE
"""The same, as a number of C where this is compiled."""


def _around(cell: int) -> int:
    bit = 1 << cell
    return (bit << SIDE | bit >> SIDE | (bit & _NOT_LAST) << 1 | (bit & _NOT_FIRST) >> 1) & FULL


AROUND: Final = tuple(_around(cell) for cell in range(SIDE * SIDE))
"""By cell: its neighbours, up to four."""


def cells(mask: int) -> Iterator[int]:
    """The cells of a set, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth(mask: int, n: int) -> int:
    """The n-th cell of a set, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return width(mask & -mask) - 1


def group(mask: int, seed: int) -> int:
    """All cells of `mask` connected with the cells of `seed`."""
    grown = seed & mask
    while True:
        wider = (grown | grown << _SIDE | grown >> _SIDE | (grown & _NOT_LAST) << 1 | (grown & _NOT_FIRST) >> 1) & mask
        if wider == grown:
            return grown
        grown = wider


def groups(mask: int) -> int:
    """How many groups a colour has."""
    count = 0
    while mask:
        mask ^= group(mask, mask & -mask)
        count += 1
    return count


def groups_touching(mask: int, cell: int) -> int:
    """How many groups of `mask` touch this cell: what a tile placed there would join."""
    near = AROUND[cell]
    touching = mask & near
    if not touching & (touching - 1):
        return 1 if touching else 0
    count = 0
    while touching:
        touching &= ~group(mask, touching & -touching)
        count += 1
    return count


def find_removable(mask: int) -> int:
    """The cells of a colour whose tile may be captured."""
    north = mask << _SIDE & mask
    south = mask >> _SIDE & mask
    west = (mask & _NOT_LAST) << 1 & mask
    east = (mask & _NOT_FIRST) >> 1 & mask
    vertical, horizontal = north | south, west | east
    doubtful = (north & south) | (west & east) | (vertical & horizontal)
    found = mask ^ doubtful
    while doubtful:
        bit = doubtful & -doubtful
        doubtful ^= bit
        rest = mask ^ bit
        near = AROUND[width(bit) - 1]
        touching = rest & near
        grown = touching & -touching
        while touching & ~grown:
            wider = (
                grown | grown << _SIDE | grown >> _SIDE | (grown & _NOT_LAST) << 1 | (grown & _NOT_FIRST) >> 1
            ) & rest
            if wider == grown:
                break
            grown = wider
        else:
            found |= bit
    return found


removable: Final = lru_cache(maxsize=1 << 14)(find_removable)
"""The same, kept: of the colours on a board one or two change in a step."""
