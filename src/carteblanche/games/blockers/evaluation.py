"""How good a position is, without playing it out.

For every colour it asks how many groups will be left: those there are, less the joinings still to be hoped for. Two groups can be
joined where an empty cell touches both and a tile is left that fits it: surely, if no rival has one, and likelier where there are
several such cells. They may be joined by two tiles in turn, or through a tile that can be captured. The likeliest joinings that make
one group of all are added up. Then come the piles: the largest one counts, and every tile a little, for ties.

It looks only at what everybody knows: what is left of a colour on rack and stock together.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carteblanche.games.blockers.data import FITS, RACK
from carteblanche.games.blockers.kernel import FULL
from carteblanche.games.blockers.outlook import Outlook
from carteblanche.games.blockers.rollout import WILD, Sketch


class Weights(NamedTuple):
    """How likely two groups come together, in percent."""

    sure: int = 93
    """Through a cell that only this colour can fill."""
    many: int = 86
    """Through one of several cells."""
    one: int = 62
    captured: int = 38
    """Through a tile of somebody else."""
    two: int = 45
    """By two tiles in turn."""
    far: int = 12


WEIGHTS: Final = Weights()
SCALE: Final = 100
"""A point of the score, in the numbers of this module."""
UNPLAYED: Final = RACK - 1
"""How many tiles of a colour are never played."""
HASTE: Final = 4
"""With fewer turns left than this, hopes shrink."""
KEEP_WILD: Final = 40
"""What the wild tile is worth while it is not played."""


def can_fill(faces: tuple[int, ...]) -> int:
    """The cells that these tiles fit, the wild one aside."""
    found = 0
    for face in faces:
        if face != WILD:
            found |= FITS[face]
    return found


def hope(sketch: Sketch, colour: int, fills: list[int], seats: int, turns: int) -> int:
    """How many groups of this colour will be joined to others, expected."""
    masks, rings, wides = sketch[0], sketch[2][colour], sketch[3][colour]
    count = len(rings)
    if count < 2 or turns <= 0:
        return 0
    empty, rivals = FULL, 0
    for other in range(len(masks)):
        empty &= ~masks[other]
        if other % seats != colour % seats:
            rivals |= fills[other]
    own = fills[colour]
    free, taken = empty & own, own & ~empty & ~masks[colour]
    best = [0] * count
    inside = [False] * count
    total, at = 0, 0
    for _ in range(count - 1):
        inside[at] = True
        ring, wide = rings[at], wides[at]
        following, most = -1, -1
        for index in range(count):
            if inside[index]:
                continue
            both = ring & rings[index]
            open_ = both & free
            if open_:
                if open_ & ~rivals:
                    value = WEIGHTS.sure
                elif open_ & (open_ - 1):
                    value = WEIGHTS.many
                else:
                    value = WEIGHTS.one
            elif both & taken:
                value = WEIGHTS.captured
            elif (ring & wides[index]) & free and (wide & rings[index]) & free:
                value = WEIGHTS.two
            else:
                value = WEIGHTS.far
            best[index] = max(best[index], value)
            if best[index] > most:
                following, most = index, best[index]
        total += most
        at = following
    return total * min(turns, HASTE) // HASTE


def standing(sketch: Sketch, outlook: Outlook, left: list[tuple[int, ...]]) -> list[int]:
    """By seat: what it will have in the end, expected; the lower the better. `left` are the faces left of each colour."""
    seats, colours = outlook.seats, outlook.colours
    groups, piles = sketch[1], sketch[7]
    fills = [can_fill(faces) if sketch[6][colour] else 0 for colour, faces in enumerate(left)]
    found: list[int] = []
    for seat in range(seats):
        mine = piles[seat * colours : (seat + 1) * colours]
        value = sum(mine) * 3 if outlook.uptown else max(mine) * SCALE + sum(mine) * 4
        for colour in range(seat, colours, seats):
            turns = max(1, len(left[colour]) - UNPLAYED) if sketch[6][colour] else 0
            value += len(groups[colour]) * SCALE - hope(sketch, colour, fills, seats, turns)
            if turns and WILD in left[colour]:
                value -= KEEP_WILD
        found.append(value)
    return found


def advantage(found: list[int], seat: int) -> int:
    """How far a seat is ahead: of the rivals the best one counts as much as all of them together."""
    rivals = [value for other, value in enumerate(found) if other != seat]
    return (min(rivals) + sum(rivals) // len(rivals)) // 2 - found[seat]
