"""The end of a game, exactly: every continuation of the last few moves.

When a stock is empty, everybody can tell what lies on the rack: what is left of the colour. So the last moves are open to all. Each
player is taken to do what is best for itself, and of equals what is worst for the viewer. Where one tile of one rival is still to be
drawn, all that it could be are averaged. Of a colour's last turn only the cell matters, not the tile; of the last move of all only what
it does to groups and piles.
"""

from __future__ import annotations

from typing import Final

from carteblanche.games.blockers.outlook import Option, Outlook, list_options, plies_left
from carteblanche.games.blockers.rollout import CAPTURED, Sketch, copied, group_at, keys, lay, worths
from carteblanche.search.budget import Budget

PLIES: Final = 3
"""The longest end that is solved."""
PRICE: Final = 3
"""What it costs to see through a last move, in steps of a rollout."""
FEWEST: Final = 8
"""If the budget is not enough to see through as many of the best moves, none is."""


def worlds(outlook: Outlook) -> list[Sketch] | None:
    """All positions that the viewer can be in, if everything is known but at most one tile of one rival; else nothing."""
    known = copied(outlook.sketch)
    open_colour = -1
    for colour in range(outlook.colours):
        hidden, unknown = outlook.hidden[colour], outlook.unknown[colour]
        if not outlook.sketch[6][colour]:
            continue
        if hidden == len(unknown):
            known[4][colour] += unknown
        elif hidden == 0 and len(unknown) == 1:
            known[5][colour] += unknown
        elif hidden == len(unknown) - 1 and open_colour < 0:
            open_colour = colour
        else:
            return None
    if open_colour < 0:
        return [known]
    found: list[Sketch] = []
    for face in outlook.unknown[open_colour]:
        sketch = copied(known)
        sketch[4][open_colour] += [other for other in outlook.unknown[open_colour] if other != face]
        sketch[5][open_colour].append(face)
        found.append(sketch)
    return found


def solved(outlook: Outlook, options: list[Option], budget: Budget) -> list[tuple[float, Option]] | None:
    """What each of these moves is worth in the end, as far down the list as the budget allows; nothing if the end is too far."""
    plies = plies_left(outlook)
    possible = worlds(outlook) if plies <= PLIES else None
    if possible is None:
        return None
    each = len(possible) * PRICE * (len(options) ** (plies - 2) if plies > 1 else 1)
    count = min(len(options), budget.left // each)
    if count < min(len(options), FEWEST):
        return None
    found: list[tuple[float, Option]] = []
    for option in options[:count]:
        total = 0
        for sketch in possible:
            after = copied(sketch)
            lay(after, outlook.seat, *option)
            turn = (outlook.seat + 1) % outlook.seats
            ends = solve(after, outlook.seats, turn, outlook.uptown, outlook.seat, budget)
            if not ends:
                return found or None
            total += ends[outlook.seat]
        found.append((total / len(possible), option))
    return found


def solve(sketch: Sketch, seats: int, turn: int, uptown: int, viewer: int, budget: Budget) -> list[int]:
    """By seat: what the end is worth if everybody does what is best for itself; empty if the budget is spent before it is found."""
    if not budget.allows(PRICE):
        return []
    budget.spend(1)
    for step in range(seats):
        seat = (turn + step) % seats
        options = _distinct(sketch, list_options(sketch, seats, seat))
        if options:
            break
    else:
        return worths(keys(sketch, seats, uptown))
    if sum(len(sketch[5][colour]) + 1 for colour in range(len(sketch[0])) if sketch[6][colour]) == 1:
        budget.spend(PRICE - 1)
        return _last(sketch, seats, seat, uptown, viewer, options)
    best: list[int] = []
    for option in options:
        after = copied(sketch)
        lay(after, seat, *option)
        found = solve(after, seats, (seat + 1) % seats, uptown, viewer, budget)
        if not found:
            return []
        if not best or preferred(found, seat, viewer) > preferred(best, seat, viewer):
            best = found
    return best


def preferred(found: list[int], seat: int, viewer: int) -> tuple[int, ...]:
    """What a seat goes by when it chooses between ends: the highest."""
    return (found[seat], -found[viewer], *found)


def _distinct(sketch: Sketch, options: list[Option]) -> list[Option]:
    """One move for each cell, where the tiles that stay do not matter any more."""
    found: dict[tuple[int, int, int], Option] = {}
    for colour, face, cell in options:
        found[colour, face if sketch[5][colour] else -1, cell] = (colour, face, cell)
    return list(found.values())


def _last(sketch: Sketch, seats: int, seat: int, uptown: int, viewer: int, options: list[Option]) -> list[int]:
    """The last move of all: only what it does to groups and piles matters, and that is the same for many cells."""
    masks, groups, rings, piles = sketch[0], sketch[1], sketch[2], sketch[7]
    colours = len(masks)
    now = keys(sketch, seats, uptown)
    first = seat * colours
    most = max(piles[first : first + colours])
    best: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for colour, _, cell in options:
        bit = 1 << cell
        touched = 0
        for ring in rings[colour]:
            if ring & bit:
                touched += 1
        victim, single = -1, 0
        for other in range(colours):
            if masks[other] & bit:
                victim = other
                single = int(groups[other][group_at(groups[other], bit)] == bit)
        effect = (touched, victim, single)
        if effect in seen:
            continue
        seen.add(effect)
        after = now[:]
        after[seat] += (1 - touched) * CAPTURED
        if victim >= 0:
            after[seat] += 1
            after[victim % seats] -= single * CAPTURED
            if not uptown and piles[first + victim] == most:
                after[seat] += CAPTURED
        found = worths(after)
        if not best or preferred(found, seat, viewer) > preferred(best, seat, viewer):
            best = found
    return best
