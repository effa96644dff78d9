"""What a viewer can see of a position, in the lists that `rollout` works on, and the moves there are.

An outlook is made from a view and nothing else: the own tiles, everybody's groups and piles, and of every colour what is left on rack and
stock together, which is public. `imagined` deals what is unknown.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from carteblanche.games.blockers.actions import Action, Capture, Place, capturable
from carteblanche.games.blockers.data import CELLS, FITS, KINDS, TILE, TILES
from carteblanche.games.blockers.kernel import FULL, cells, group
from carteblanche.games.blockers.rollout import RING, WIDE, Sketch, copied, shuffle, spread
from carteblanche.games.blockers.view import BlockersView, masks

Option: TypeAlias = tuple[int, int, int]
"""A move: colour, face, cell."""


class Outlook(NamedTuple):
    seats: int
    colours: int
    seat: int
    """Who looks, and is to move."""
    uptown: int
    sketch: Sketch
    """With the tiles that the viewer knows on the racks, and no stocks."""
    unknown: tuple[tuple[int, ...], ...]
    """By colour: the faces that may lie on its rack or stock."""
    hidden: tuple[int, ...]
    """By colour: how many of these lie on its rack."""
    left: tuple[tuple[int, ...], ...]
    """By colour: all faces on rack and stock."""


def look(view: BlockersView) -> Outlook:
    assert view.viewer is not None
    colours, seats = len(view.racks), view.seats
    boards = list(masks(view.board, colours))
    groups = [_groups(board) for board in boards]
    piles = [0] * (seats * colours)
    for seat, pile in enumerate(view.captured):
        for tile in pile:
            piles[seat * colours + TILE[tile] // KINDS] += 1
    racks = [[TILE[tile] % KINDS for tile in rack if tile is not None] for rack in view.racks]
    left = tuple(tuple(TILE[tile] % KINDS for tile in tiles) for tiles in view.remaining)
    unknown = tuple(tuple(face for face in left[colour] if face not in racks[colour]) for colour in range(colours))
    return Outlook(
        seats,
        colours,
        view.viewer,
        int(view.config.scoring == "uptown"),
        (
            boards,
            groups,
            [[spread(one, RING) for one in some] for some in groups],
            [[spread(one, WIDE) for one in some] for some in groups],
            racks,
            [[] for _ in range(colours)],
            [int(not closed) for closed in view.closed],
            piles,
        ),
        unknown,
        tuple(len(view.racks[colour]) - len(racks[colour]) for colour in range(colours)),
        left,
    )


def _groups(board: int) -> list[int]:
    found: list[int] = []
    while board:
        one = group(board, board & -board)
        found.append(one)
        board ^= one
    return found


def imagined(outlook: Outlook, dice: int) -> tuple[Sketch, int]:
    """A position that the viewer could be in, and the dice afterwards."""
    sketch = copied(outlook.sketch)
    racks, stocks = sketch[4], sketch[5]
    for colour in range(outlook.colours):
        faces = list(outlook.unknown[colour])
        dice = shuffle(faces, dice)
        hidden = outlook.hidden[colour]
        racks[colour] += faces[:hidden]
        stocks[colour] = faces[hidden:]
    return sketch, dice


def list_options(sketch: Sketch, seats: int, seat: int) -> list[Option]:
    """All moves of a seat, in the order of the rack and the board."""
    boards, racks, open_ = sketch[0], sketch[4], sketch[6]
    empty = FULL
    for board in boards:
        empty &= ~board
    found: list[Option] = []
    for colour in range(seat, len(boards), seats):
        if open_[colour]:
            targets = empty | capturable(boards, colour)
            found += [(colour, face, cell) for face in racks[colour] for cell in cells(FITS[face] & targets)]
    return found


def stocked(outlook: Outlook, colour: int) -> int:
    """How many tiles of a colour are still to be drawn."""
    return len(outlook.unknown[colour]) - outlook.hidden[colour]


def plies_left(outlook: Outlook) -> int:
    """How many tiles are laid until the end, if nobody is passed over."""
    open_ = outlook.sketch[6]
    return sum(stocked(outlook, colour) + 1 for colour in range(outlook.colours) if open_[colour])


def to_action(outlook: Outlook, option: Option) -> Action:
    colour, face, cell = option
    taken = any(board >> cell & 1 for board in outlook.sketch[0])
    return (Capture if taken else Place)(TILES[colour * KINDS + face], CELLS[cell])
