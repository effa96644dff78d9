"""The rest of a game, played out quickly by a fixed light policy: what the searching bots do thousands of times for a move.

One file, plain Python, which becomes machine code where there is a compiler, with the types in rollout.pxd, and then is twice as fast:
integers and flat lists only, no closures, no generators, no objects. A set of cells is a number of 81 bits, as in `kernel`. A *sketch* of
a position is a few lists:

- by colour: `masks` (its cells), `racks` and `stocks` (faces; the next one drawn is the last), `open_` (1 while it has turns left), and
  for each of its groups in turn `groups` (cells), `rings` (these and their neighbours), `wides` (the rings and their neighbours);
- `piles`: how many tiles of a colour a seat has captured, at `seat * colours + colour`.

Groups are never searched for: a tile that is laid joins the groups whose ring holds its cell, and the ring of a union is the union of
the rings.

The policy: join own groups, best where a rival would join; else grow, best towards another own group or where a rival would join; take a
tile rather than found a group if that costs nothing; found a group; take what must be taken where it costs least. Ties go by a small
generator of random numbers (xorshift, 32 bits).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from carteblanche.games.blockers.data import FITS, KINDS
from carteblanche.games.blockers.kernel import AROUND, FULL

Cells: TypeAlias = int
Sketch: TypeAlias = tuple[
    list[Cells],
    list[list[Cells]],
    list[list[Cells]],
    list[list[Cells]],
    list[list[int]],
    list[list[int]],
    list[int],
    list[int],
]
"""masks, groups, rings, wides, racks, stocks, open_, piles."""

WILD: Final = KINDS - 1
CAPTURED: Final = 256
"""A final key is this many times the score and the number of tiles captured: the lowest key wins."""
WON: Final = 1000
AHEAD: Final = 30
"""What a point ahead of the best rival is worth, in thousandths of a win; beyond `FAR` no more is counted."""
FAR: Final = 6 * CAPTURED
RING: Final = tuple(AROUND[cell] | 1 << cell for cell in range(81))


def _wide(cell: int) -> int:
    found = 0
    for other in range(81):
        if RING[cell] >> other & 1:
            found |= RING[other]
    return found


WIDE: Final = tuple(_wide(cell) for cell in range(81))
_NOTHING: Final = 99


def roll(dice: int) -> int:
    """The next state of the dice; never 0 if it was not."""
    dice ^= dice << 13 & 0xFFFFFFFF
    dice ^= dice >> 17
    return dice ^ (dice << 5 & 0xFFFFFFFF)


def shuffle(faces: list[int], dice: int) -> int:
    """Puts these into an order by the dice, in place. The dice afterwards."""
    for last in range(len(faces) - 1, 0, -1):
        dice = roll(dice)
        other = dice % (last + 1)
        faces[last], faces[other] = faces[other], faces[last]
    return dice


def copied(sketch: Sketch) -> Sketch:
    masks, groups, rings, wides, racks, stocks, open_, piles = sketch
    return (
        masks[:],
        [some[:] for some in groups],
        [some[:] for some in rings],
        [some[:] for some in wides],
        [some[:] for some in racks],
        [some[:] for some in stocks],
        open_[:],
        piles[:],
    )


def spread(mask: Cells, table: tuple[int, ...]) -> Cells:
    """The rings or the wider rings of all these cells."""
    found = 0
    while mask:
        low = mask & -mask
        found |= table[low.bit_length() - 1]
        mask ^= low
    return found


def is_free(group: Cells, bit: Cells, cell: int) -> bool:
    """Whether this tile may be taken out of its group without splitting it (BL-07)."""
    touching = group & AROUND[cell]
    if not touching & (touching - 1):
        return True
    rest = group ^ bit
    grown = touching & -touching
    fresh = grown
    while touching & ~grown:
        wider = 0
        while fresh:
            low = fresh & -fresh
            wider |= AROUND[low.bit_length() - 1]
            fresh ^= low
        fresh = wider & rest & ~grown
        if not fresh:
            return False
        grown |= fresh
    return True


def group_at(groups: list[Cells], bit: Cells) -> int:
    """The number of the group that holds this cell."""
    for index in range(len(groups)):
        if groups[index] & bit:
            return index
    return -1


def take(sketch: Sketch, colour: int, bit: Cells) -> None:
    """A tile of this colour leaves the board; its group stays whole."""
    masks, groups, rings, wides = sketch[:4]
    masks[colour] ^= bit
    index = group_at(groups[colour], bit)
    rest = groups[colour][index] ^ bit
    if rest:
        groups[colour][index] = rest
        rings[colour][index] = spread(rest, RING)
        wides[colour][index] = spread(rest, WIDE)
    else:
        del groups[colour][index], rings[colour][index], wides[colour][index]


def put(sketch: Sketch, colour: int, bit: Cells, cell: int) -> None:
    """A tile of this colour comes onto the board, and joins what it touches."""
    masks, groups, rings, wides = sketch[:4]
    masks[colour] |= bit
    own, ring, wide = groups[colour], rings[colour], wides[colour]
    whole, round_, far = bit, RING[cell], WIDE[cell]
    kept = 0
    for index in range(len(own)):
        if ring[index] & bit:
            whole |= own[index]
            round_ |= ring[index]
            far |= wide[index]
        else:
            own[kept], ring[kept], wide[kept] = own[index], ring[index], wide[index]
            kept += 1
    del own[kept:], ring[kept:], wide[kept:]
    own.append(whole)
    ring.append(round_)
    wide.append(far)


def lay(sketch: Sketch, seat: int, colour: int, face: int, cell: int) -> int:
    """A whole move: what lies there is taken, the tile is laid, the same colour drawn or closed. The colour taken, or -1."""
    masks, groups, _, _, racks, stocks, open_, piles = sketch
    bit = 1 << cell
    colours = len(groups)
    taken = -1
    for other in range(colours):
        if masks[other] & bit:
            taken = other
            piles[seat * colours + other] += 1
            take(sketch, other, bit)
            break
    put(sketch, colour, bit, cell)
    racks[colour].remove(face)
    if stocks[colour]:
        racks[colour].append(stocks[colour].pop())
    else:
        open_[colour] = 0
    return taken


def keys(sketch: Sketch, seats: int, uptown: int) -> list[int]:
    """By seat: score and captures as they stand, as one number (BL-13, BL-14, BL-19, BL-20)."""
    groups, piles = sketch[1], sketch[7]
    colours = len(groups)
    found: list[int] = []
    for seat in range(seats):
        score = total = most = 0
        for colour in range(colours):
            pile = piles[seat * colours + colour]
            total += pile
            most = max(most, pile)
            if colour % seats == seat:
                score += len(groups[colour])
        found.append((score if uptown else score + most) * CAPTURED + total)
    return found


def worths(found: list[int]) -> list[int]:
    """By seat: what these final keys are worth to it, in thousandths of a win, and a little for every point ahead or behind."""
    best = min(found)
    share = WON // found.count(best)
    worth: list[int] = []
    for seat in range(len(found)):
        rivals = min(found[:seat] + found[seat + 1 :])
        ahead = max(-FAR, min(FAR, rivals - found[seat]))
        worth.append((share if found[seat] == best else 0) + AHEAD * ahead // CAPTURED)
    return worth


def outline(sketch: Sketch, colour: int, adjacent: list[Cells], joining: list[Cells], towards: list[Cells]) -> None:
    """Notes for a colour: the cells beside its groups, those beside two or more, and those beside one and near another."""
    ones = twos = near = nearer = 0
    rings, wides = sketch[2][colour], sketch[3][colour]
    for index in range(len(rings)):
        ring, wide = rings[index], wides[index]
        twos |= ones & ring
        ones |= ring
        nearer |= near & wide
        near |= wide
    rest = ~sketch[0][colour]
    adjacent[colour] = ones & rest
    joining[colour] = twos & rest
    towards[colour] = nearer & ones & rest


def _pick(mask: Cells, dice: int) -> int:
    """One of these cells, by the dice."""
    for _ in range(dice % mask.bit_count()):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _cheapest(
    sketch: Sketch, seats: int, seat: int, uptown: int, cells: Cells, adjacent: Cells, joining: Cells, limit: int
) -> tuple[int, int]:
    """Of these occupied cells the one that is best taken and what that is worth, if it is below the limit; the lowest is best."""
    masks, groups, piles = sketch[0], sketch[1], sketch[7]
    colours = len(groups)
    first = seat * colours
    most = max(piles[first : first + colours])
    best, chosen = limit, -1
    for other in range(colours):
        there = cells & masks[other]
        if not there:
            continue
        price = 0 if uptown or piles[first + other] < most else 4
        if price >= best + 4:
            continue
        own = 1 if other % seats == seat else 0
        while there:
            bit = there & -there
            there ^= bit
            value = price + (-4 if joining & bit else 0 if adjacent & bit else 4) + 1
            if value - 4 * own >= best:
                continue
            cell = bit.bit_length() - 1
            group = groups[other][group_at(groups[other], bit)]
            if group == bit:
                value += -4 if own else 3
            if value < best and is_free(group, bit, cell):
                best, chosen = value, cell
    return best, chosen


def _grow(free: Cells, adjacent: Cells, joining: Cells, towards: Cells, threats: Cells) -> tuple[int, Cells]:
    """The best of these empty cells for a colour with these notes, and what they are worth; the lowest is best."""
    beside = free & adjacent
    if not beside:
        wanted = free & threats
        return (3, wanted) if wanted else (4, free)
    cells = beside & joining
    if cells:
        return (-6, cells & threats) if cells & threats else (-4, cells)
    cells = beside & towards
    if cells:
        return (-3, cells & threats) if cells & threats else (-1, cells)
    cells = beside & threats
    return (-2, cells) if cells else (0, beside)


def choose(
    sketch: Sketch,
    seats: int,
    turn: int,
    uptown: int,
    adjacent: list[Cells],
    joining: list[Cells],
    towards: list[Cells],
    dice: int,
) -> int:
    """What the policy plays, as `(colour * KINDS + face) * 81 + cell`, or -1 if there is nothing to play."""
    masks, racks, open_ = sketch[0], sketch[4], sketch[6]
    colours = len(masks)
    empty, threats = FULL, 0
    for colour in range(colours):
        empty &= ~masks[colour]
        if colour % seats != turn:
            threats |= joining[colour]
    best, chosen, played = _NOTHING, -1, -1
    for colour in range(turn, colours, seats):
        if not open_[colour]:
            continue
        fits = 0
        for face in racks[colour]:
            fits |= FITS[face]
        value, cells, cell = _NOTHING, 0, -1
        if fits & empty:
            value, cells = _grow(fits & empty, adjacent[colour], joining[colour], towards[colour], threats)
        if value > -4:
            there = fits & ~empty & ~masks[colour]
            if value < 3:
                there &= joining[colour]
            if there:
                limit = min(value, best)
                taken, cell = _cheapest(sketch, seats, turn, uptown, there, adjacent[colour], joining[colour], limit)
                if cell >= 0:
                    value = taken
        if value < best:
            best, played = value, colour
            chosen = cell if cell >= 0 else _pick(cells, dice)
    if played < 0:
        return -1
    laid = WILD
    for face in racks[played]:
        if face != WILD and FITS[face] >> chosen & 1:
            laid = face
            break
    return (played * KINDS + laid) * 81 + chosen


def play_out(sketch: Sketch, seats: int, turn: int, uptown: int, dice: int) -> int:
    """Plays the sketch to its end, in place. How many tiles were laid."""
    colours = len(sketch[0])
    adjacent, joining, towards = [0] * colours, [0] * colours, [0] * colours
    for colour in range(colours):
        outline(sketch, colour, adjacent, joining, towards)
    steps = passed = 0
    while passed < seats:
        dice = roll(dice)
        move = choose(sketch, seats, turn, uptown, adjacent, joining, towards, dice)
        if move < 0:
            passed += 1
        else:
            passed = 0
            steps += 1
            colour = move // (KINDS * 81)
            victim = lay(sketch, turn, colour, move // 81 % KINDS, move % 81)
            outline(sketch, colour, adjacent, joining, towards)
            if victim >= 0:
                outline(sketch, victim, adjacent, joining, towards)
        turn = (turn + 1) % seats
    return steps
