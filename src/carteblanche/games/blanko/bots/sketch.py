"""A position in the flat lists that the kernel works on, for looking ahead quickly.

Letters are codes as in the kernel, 0 for a joker on a rack or in the bag. What a card will bring is counted as it is on the average.
Weights and scores are in hundredths of points.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from carteblanche.games.blanko.data import CENTRE, JOKER_PENALTY, RACK, SIDE, SQUARES
from carteblanche.games.blanko.kernel import JOKER, LINES

SWAP: Final = 2
"""In an option, in place of the direction."""
EXCHANGE: Final = 3
PASS: Final = 4
BARREN_ROUNDS: Final = 4
JOKER_PRICE: Final = 10
_SQUARES: Final = bytes(cell in SQUARES for cell in range(SIDE * SIDE))

Option: TypeAlias = tuple[int, int, int, int, bytes, int]
"""Weight, points, first cell, direction (1: down) or what else it is, codes of the word or of the letter, squares."""
Slot: TypeAlias = tuple[int, int, bytes]
"""A word that stands: first cell, direction, codes."""
Weights: TypeAlias = tuple[Any, Any, bytes]
"""What letters are worth that stay on a rack, as the kernel wants it."""


class Tools(NamedTuple):
    """What is the same for all sketches of one table."""

    kernel: Any
    tables: Any
    values: bytes
    """By code."""
    seats: int


class Sketch:
    __slots__ = ("bag", "barren", "board", "faces", "over", "passes", "racks", "scores", "stood", "turn")

    def __init__(
        self, board: bytes | bytearray, faces: bytes | bytearray, racks: list[list[int]], bag: list[int], turn: int
    ) -> None:
        self.board = bytearray(board)
        self.faces = bytearray(faces)
        self.racks = [rack[:] for rack in racks]
        self.bag = bag[:]
        """Drawn from the end."""
        self.turn = turn
        self.stood: set[Slot] = set()
        self.scores = [0] * len(racks)
        self.passes = self.barren = 0
        self.over = False
        """With racks subtracted."""

    def copy(self) -> Sketch:
        other = Sketch(self.board, self.faces, self.racks, self.bag, self.turn)
        other.stood = set(self.stood)
        other.scores = self.scores[:]
        other.passes, other.barren, other.over = self.passes, self.barren, self.over
        return other


def look(tools: Tools, sketch: Sketch, rack: Iterable[int], *, hold: bool = False) -> Any:
    """The kernel's search with this rack. `hold`: jokers are kept."""
    counts = [0] * len(tools.values)
    jokers = 0
    for code in rack:
        if code:
            counts[code] += 1
        else:
            jokers += 1
    opening = () if any(sketch.board) else CENTRE
    board, faces = bytes(sketch.board), bytes(sketch.faces)
    search = tools.kernel.Search(tools.tables, board, faces, counts, tools.values, _SQUARES, jokers, opening)
    if hold and jokers:
        search.hold_jokers()
    return search


def price(rack: list[int]) -> int:
    """What it costs to find the moves of a rack, in those of one without jokers."""
    return 1 + JOKER_PRICE * rack.count(0)


def list_options(tools: Tools, sketch: Sketch, weights: Weights, card: int, margin: int) -> list[Option]:
    """The placements and swaps of whose turn it is that weigh at most `margin` less than the best, the best first."""
    search = look(tools, sketch, sketch.racks[sketch.turn])
    search.weigh(weights, card, margin)
    found: list[Option] = [*search.weighed(LINES), *list_swaps(search, sketch)]
    if not found:
        return []
    least = max(found)[0] - margin
    return sorted([one for one in found if one[0] >= least], reverse=True)


def find_best(tools: Tools, sketch: Sketch, weights: Weights, card: int) -> Option:
    """The placement or swap of the highest weight; a pass if there is none."""
    search = look(tools, sketch, sketch.racks[sketch.turn])
    search.weigh(weights, card, -1)
    found: list[Option] = search.weighed(LINES)[-1:]
    swap = find_best_swap(search, sketch)
    if swap is not None:
        found.append(swap)
    return max(found, default=PASSING)


PASSING: Final[Option] = (0, 0, 0, PASS, b"", 0)


def list_swaps(search: Any, sketch: Sketch) -> list[Option]:
    """All swaps but those that would bring back a word that has stood there (BO-12)."""
    found = [
        (100 * points + search.leave_after(code, sketch.board[cell]), points, cell, SWAP, bytes([code]), 0)
        for points, cell, code in search.swaps()
    ]
    return [swap for swap in found if not returns(sketch, swap)]


def find_best_swap(search: Any, sketch: Sketch) -> Option | None:
    found = [
        (100 * points + search.leave_after(code, sketch.board[cell]), points, cell, SWAP, bytes([code]), 0)
        for points, cell, code in search.swaps()
    ]
    return next((swap for swap in sorted(found, reverse=True) if not returns(sketch, swap)), None)


def returns(sketch: Sketch, swap: Option) -> bool:
    """Whether a swap brings back a word that has stood there."""
    board, cell = sketch.board, swap[2]
    old, board[cell] = board[cell], swap[4][0]
    found = not sketch.stood.isdisjoint(words_through(board, cell))
    board[cell] = old
    return found


def words_through(board: bytearray, cell: int) -> list[Slot]:
    """The words of two or more letters through a cell."""
    found: list[Slot] = []
    for down in (0, 1):
        first, last, step = run(board, cell, down)
        if first != last:
            found.append((first, down, bytes(board[first : last + 1 : step])))
    return found


def run(board: bytearray, cell: int, down: int) -> tuple[int, int, int]:
    """First and last cell of the letters side by side through this one, and the step between cells."""
    step = SIDE if down else 1
    line = cell // SIDE if down else cell % SIDE
    first = last = cell
    before, after = line, SIDE - 1 - line
    while before and board[first - step]:
        first -= step
        before -= 1
    while after and board[last + step]:
        last += step
        after -= 1
    return first, last, step


def laid_cells(board: bytearray, option: Option) -> list[tuple[int, int]]:
    """The cells that get a letter, and its code with the joker's mark; of a swap the one that is exchanged."""
    _, _, cell, direction, codes, _ = option
    if direction >= SWAP:
        return [(cell, codes[0])] if direction == SWAP else []
    step = SIDE if direction else 1
    return [(cell + n * step, code) for n, code in enumerate(codes) if not board[cell + n * step]]


def play(tools: Tools, sketch: Sketch, option: Option, card: int) -> None:
    """The option of whose turn it is, and what follows: points, letters drawn, the next turn or the end."""
    _, points, _, direction, _, covered = option
    seat = sketch.turn
    rack, jokers = sketch.racks[seat], 0
    laid = laid_cells(sketch.board, option)
    for cell, code in laid:
        if direction == SWAP:
            rack.append(sketch.board[cell])
        jokers += code > JOKER
        rack.remove(0 if code > JOKER else code)
        sketch.board[cell] = code % JOKER
        sketch.faces[cell] = 0 if code > JOKER else tools.values[code]
    for cell, _ in laid:
        sketch.stood.update(words_through(sketch.board, cell))
    if direction == EXCHANGE:
        sketch.bag[:0] = rack
        rack.clear()
    if direction not in (SWAP, PASS):
        while len(rack) < RACK and sketch.bag:
            rack.append(sketch.bag.pop())
    sketch.scores[seat] += 100 * points + card * covered
    sketch.passes = sketch.passes + 1 if direction == PASS else 0
    sketch.barren = 0 if points else sketch.barren + 1
    if not rack or sketch.passes >= tools.seats or sketch.barren >= BARREN_ROUNDS * tools.seats:
        sketch.over = True
        sketch.scores[seat] -= 0 if rack else 100 * JOKER_PENALTY * jokers
        for other, letters in enumerate(sketch.racks):
            sketch.scores[other] -= burden(tools, letters)
    sketch.turn = (seat + 1) % tools.seats


def burden(tools: Tools, letters: list[int]) -> int:
    """What is subtracted for these letters at the end (BO-29)."""
    return 100 * sum(tools.values[code] if code else JOKER_PENALTY for code in letters)
