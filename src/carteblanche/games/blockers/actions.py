"""Blockers!: what a seat can do, and whether it is proper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from carteblanche.core.errors import Illegal
from carteblanche.core.pieces import NOTHING, Piece
from carteblanche.core.values import Message
from carteblanche.games.blockers.data import BITS, CELL, CELLS, COLOURS, FACES, FITS, KINDS, SIDE, TILE
from carteblanche.games.blockers.kernel import FULL, cells, group, removable


class Place(Message):
    """Lay a tile of the own rack on an empty cell."""

    tile: str
    cell: str


class Capture(Message):
    """Lay a tile of the own rack on a cell where another tile lies, and take that tile."""

    tile: str
    cell: str


Action: TypeAlias = Place | Capture


def can_move(boards: Sequence[int], hand: Sequence[Piece]) -> bool:
    """Whether any of these tiles may go anywhere (BL-09, BL-10)."""
    empty = FULL
    for board in boards:
        empty &= ~board
    for piece in hand:
        fits = FITS[piece % KINDS]
        if fits & empty:
            return True
    last, captures = -1, 0
    for piece in hand:
        colour = piece // KINDS
        if colour != last:
            last, captures = colour, capturable(boards, colour)
        fits = FITS[piece % KINDS]
        if fits & captures:
            return True
    return False


def capturable(boards: Sequence[int], colour: int) -> int:
    """The cells whose tile this colour may capture: of any other colour, and not holding its group together (BL-07, BL-08, BL-17)."""
    found = 0
    for other, board in enumerate(boards):
        if other != colour:
            free = removable(board)
            found |= free
    return found


def judge(
    boards: Sequence[int], colours: Sequence[int], closed: Sequence[bool], hand: Sequence[Piece], action: Action
) -> int:
    """The cell on which this action is proper for the owner of these colours with these tiles, or `Illegal` with the reason."""
    tile: int = TILE.get(action.tile, NOTHING)
    cell: int = CELL.get(action.cell, -1)
    if tile < 0:
        raise Illegal("no-such-tile", tile=action.tile)
    if cell < 0:
        raise Illegal("no-such-cell", cell=action.cell)
    colour, face = tile // KINDS, tile % KINDS
    if colour in colours and closed[colour]:
        raise Illegal("colour-closed", colour=COLOURS[colour])
    if tile not in hand:
        raise Illegal("not-on-your-rack", tile=action.tile)
    bit, fits = BITS[cell], FITS[face]
    if not fits & bit:
        line = ("column", "row", "area")[face // SIDE]
        raise Illegal(f"wrong-{line}", tile=action.tile, cell=action.cell, needs=FACES[face])
    below = -1
    for other, board in enumerate(boards):
        if board & bit:
            below = other
    if isinstance(action, Place):
        if below >= 0:
            raise Illegal("occupied", cell=action.cell, colour=COLOURS[below])
    elif below < 0:
        raise Illegal("nothing-to-capture", cell=action.cell)
    elif below == colour:
        raise Illegal("own-tile", cell=action.cell, colour=COLOURS[below])
    else:
        free = removable(boards[below])
        if not free & bit:
            whole = [CELLS[one] for one in cells(group(boards[below], bit))]
            raise Illegal("splits-group", cell=action.cell, colour=COLOURS[below], group=whole)
    return cell
