"""All placements and swaps on a board, with their exact scores: the one hot spot of BLANKO.

One file, plain Python. `kernel.pxd` beside it gives Cython the types; where a compiler is at hand the same file runs as machine
code, loaded from outside and handed in as a value. So: integers and flat sequences only, no closures, no generators, and nothing
imported that knows a game.

The words are a graph in which a node is a range of edges. By node: `first` (its first edge; the next node's first edge ends it) and
`masks` (which letters leave it). By edge: `codes` (the letter, counted from 1), `bits` (1 << code - 1) and `children` (the node it
leads to, doubled, plus 1 if a word ends there). `ahead` holds, for 2, 3 and 4 letters on, which letters can stand there.

A placement is found from its first cell: for every cell of a line where a word could begin, the graph is walked along the line.
Lying letters lead the way; empty cells take letters of the rack that their crossing word allows (`cross`). The walk must come to
the first cell from there on that touches something (`touch`); long before it does, `ahead` tells that it cannot, and that is what
keeps jokers in check. What crosses is scored on the way (`side`: what the lying part of the crossing word is worth, -1 if nothing
crosses).

For bots a placement is also *weighed*: its points, what a square is worth, and what the letters are worth that stay on the rack, in
hundredths of points (`weighed`). What stays is worth the sum of two tables: `single` by code and how many (joker: code 0), and `balance` by
how many vowels and how many other letters there are.

A swap needs only the wildcards: which letters make a word of `_AUM`. The same question is asked for crossing words, and answered once
per pattern (`memo`).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

SIDE: Final = 16
CELLS: Final = SIDE * SIDE
JOKER: Final = 64
"""Added to the code of a letter that a joker stands for."""
ANY: Final = (1 << 32) - 1
COPIES: Final = 9
"""How many of a letter a rack can hold, none included: the width of a line of `single` and of `balance`."""
LINES: Final = (1 << 2 * SIDE) - 1
"""All lines, as a set of bits: rows from bit 0, columns from bit 16 on."""
NOTHING: Final = -(1 << 30)
"""Less than any weight."""


def fits(
    first: Sequence[int], codes: Sequence[int], children: Sequence[int], root: int, pattern: bytes, hole: int
) -> int:
    """The letters, as a set of bits, that make a word of this pattern when put into its hole."""
    node, size, found = root, len(pattern), 0
    for i in range(hole):
        code = pattern[i]
        edge, end = first[node], first[node + 1]
        while edge < end and codes[edge] != code:
            edge += 1
        if edge == end:
            return 0
        node = children[edge] >> 1
    for start in range(first[node], first[node + 1]):
        link = children[start]
        for i in range(hole + 1, size):
            code = pattern[i]
            edge, end = first[link >> 1], first[(link >> 1) + 1]
            while edge < end and codes[edge] != code:
                edge += 1
            if edge == end:
                link = 0
                break
            link = children[edge]
        if link & 1:
            found |= 1 << codes[start] - 1
    return found


COMPILED: Final = type(fits).__name__ != "function"
"""Whether this is machine code, which wants flat arrays; plain Python is faster with lists."""


def scratch(size: int) -> Any:
    return array("q", bytes(8 * size)) if COMPILED else [0] * size


class Search:
    """All that can be done on one board with one rack."""

    def __init__(
        self,
        graph: tuple[Any, Any, Any, Any, Any, Any, Any, Any, int],
        memo: dict[bytes, int],
        board: Any,
        worth: Any,
        counts: Any,
        values: Any,
        squares: Any,
        jokers: int,
        opening: Sequence[int],
    ) -> None:
        """By cell `board` (code of the letter, 0: empty), `worth` (its face value), `squares` (1: a BLANKO square); by code `counts` (how
        many on the rack) and `values`. `opening`: on an empty board, the cells of which one must be covered.
        """
        (
            self.first,
            self.codes,
            self.bits,
            self.children,
            self.masks,
            self.ahead2,
            self.ahead3,
            self.ahead4,
            self.root,
        ) = graph
        self.memo = memo
        self.board = board
        self.worth = worth
        self.counts = counts
        self.values = values
        self.squares = squares
        self.jokers = jokers
        self.held = 0
        self.opening = opening
        self.tiles = jokers + sum(counts)
        self.have = 0
        for code in range(1, len(counts)):
            if counts[code]:
                self.have |= 1 << code - 1
        self.letter = scratch(SIDE + 1)
        self.face = scratch(SIDE + 1)
        self.cross = scratch(SIDE + 1)
        self.side = scratch(SIDE + 1)
        self.square = scratch(SIDE + 1)
        self.chosen = bytearray(SIDE + 1)
        self.found: list[Any] = []
        self.weighing = self.margin = self.most = self.card = 0
        self.single = self.balance = self.letter
        self.vowels = self.values
        self.start = self.touch = self.wanted = self.base = self.step = self.down = 0

    def wildcard(self, cell: int, step: int) -> tuple[int, int]:
        """For the word through this cell, crossing cells `step` apart: which letters would make a word there, and the face value of
        the others; -1 for the value if there are no others.
        """
        board, line = self.board, cell % SIDE if step == 1 else cell // SIDE
        before = line
        while before and board[cell - (line - before + 1) * step]:
            before -= 1
        after = line
        while after < SIDE - 1 and board[cell + (after - line + 1) * step]:
            after += 1
        if before == after:
            return ANY, -1
        total = 0
        run = bytearray(after - before + 1)
        for i in range(before, after + 1):
            if i != line:
                run[i - before] = board[cell + (i - line) * step]
                total += self.worth[cell + (i - line) * step]
        pattern = bytes(run)
        known = self.memo.get(pattern)
        if known is None:
            known = fits(self.first, self.codes, self.children, self.root, pattern, line - before)
            self.memo[pattern] = known
        return known, total

    def placements(self) -> list[Any]:
        """(points, first cell, 1 if down, the word's codes, BLANKO squares newly covered) for every placement, each once."""
        self.weighing, self.found = 0, []
        self.walk(LINES)
        return self.found

    def weigh(self, weights: tuple[Any, Any, Any], card: int, margin: int) -> None:
        """From now on placements are weighed, and only those are found whose weight is at most `margin` below the highest that was found
        before them; with -1, each that is better than all before. `weights`: the tables `single` and `balance`, and by code whether it is a
        vowel. `card`: what a square is worth.
        """
        self.single, self.balance, self.vowels = weights
        self.card, self.margin, self.weighing = card, margin, 1

    def weighed(self, lines: int) -> list[Any]:
        """(weight, points, first cell, 1 if down, the word's codes, squares) for placements along these lines."""
        self.most, self.found = NOTHING, []
        self.walk(lines)
        return self.found

    def line_weights(self) -> list[int]:
        """By line: the highest weight of a placement along it."""
        highest: list[int] = []
        bit = 1
        for _ in range(2 * SIDE):
            self.most, self.found = NOTHING, []
            self.walk(bit)
            highest.append(self.most)
            bit <<= 1
        return highest

    def hold_jokers(self) -> None:
        """Jokers stay on the rack: what could be laid with them is not looked for."""
        self.held, self.jokers = self.jokers, 0
        self.tiles -= self.held

    def walk(self, lines: int) -> None:
        for down in range(2):
            self.down = down
            self.step = SIDE if down else 1
            for line in range(SIDE):
                if lines >> down * SIDE + line & 1:
                    self.base = line if down else line * SIDE
                    self.walk_line()

    def walk_line(self) -> None:
        step, other = self.step, 1 if self.down else SIDE
        touches = 0
        for pos in range(SIDE):
            cell = self.base + pos * step
            code = self.letter[pos] = self.board[cell]
            self.face[pos] = self.worth[cell]
            self.square[pos] = self.squares[cell]
            self.cross[pos], self.side[pos] = ANY, -1
            if code:
                touches |= 1 << pos
            elif (cell >= other and (self.down == 0 or cell % SIDE) and self.board[cell - other]) or (
                cell + other < CELLS and (self.down == 0 or cell % SIDE < SIDE - 1) and self.board[cell + other]
            ):
                self.cross[pos], self.side[pos] = self.wildcard(cell, other)
                touches |= 1 << pos
            elif self.opening and cell in self.opening:
                touches |= 1 << pos
        self.letter[SIDE] = 0
        if not touches:
            return
        for start in range(SIDE):
            touch = start
            while touch < SIDE and not touches >> touch & 1:
                touch += 1
            if touch == SIDE:
                break
            if (start and self.letter[start - 1]) or touch - start > self.tiles:
                continue
            if self.letter[touch]:
                self.wanted = 1 << self.letter[touch] - 1
            else:
                self.wanted = self.cross[touch] if self.jokers else self.cross[touch] & self.have
                if touch - start == self.tiles:
                    continue
            self.start, self.touch = start, touch
            self.extend(start, self.root, 0, 0, 0, 0)

    def extend(  # noqa: C901, PLR0915  # the hot loop: a call more for each tile would cost what it gains
        self, pos: int, node: int, laid: int, points: int, crossing: int, covered: int
    ) -> None:
        """Walks on from `node` at cell `pos` of the line, with so many tiles laid and so many points along and across the line."""
        far = self.touch - pos
        if far >= 0 and far <= 3:
            if far == 0:
                mask = self.masks[node]
            elif far == 1:
                mask = self.ahead2[node]
            elif far == 2:
                mask = self.ahead3[node]
            else:
                mask = self.ahead4[node]
            if not mask & self.wanted:
                return
        code = self.letter[pos]
        if code:
            if not self.masks[node] >> code - 1 & 1:
                return
            edge = self.first[node]
            while self.codes[edge] != code:
                edge += 1
            link = self.children[edge]
            self.chosen[pos] = code
            points += self.face[pos]
            if link & 1 and laid and not self.letter[pos + 1]:
                self.emit(pos + 1, laid, points, crossing, covered)
            if link > 1 and pos < SIDE - 1:
                self.extend(pos + 1, link >> 1, laid, points, crossing, covered)
            return
        if laid == self.tiles:
            return
        allowed = self.masks[node] & self.cross[pos]
        if not self.jokers:
            allowed &= self.have
        if not allowed:
            return
        side, free = self.side[pos], self.letter[pos + 1] == 0 and far <= 0
        covered += self.square[pos]
        if pos == SIDE - 1:
            need = 0
        elif self.letter[pos + 1]:
            need = 1 << self.letter[pos + 1] - 1
        elif laid + 1 == self.tiles:
            need = 0
        else:
            need = self.cross[pos + 1] if self.jokers else self.cross[pos + 1] & self.have
        for edge in range(self.first[node], self.first[node + 1]):
            bit = self.bits[edge]
            if not bit & allowed:
                continue
            code = self.codes[edge]
            link = self.children[edge]
            left = self.counts[code]
            if left:
                value = self.values[code]
                across = crossing + side + value if side >= 0 else crossing
                self.chosen[pos] = code
                self.counts[code] = left - 1
                if left == 1:
                    self.have ^= bit
                if link & 1 and free:
                    self.emit(pos + 1, laid + 1, points + value, across, covered)
                if self.masks[link >> 1] & need:
                    self.extend(pos + 1, link >> 1, laid + 1, points + value, across, covered)
                self.counts[code] = left
                self.have |= bit
            if self.jokers:
                across = crossing + side if side >= 0 else crossing
                self.chosen[pos] = code + JOKER
                self.jokers -= 1
                if link & 1 and free:
                    self.emit(pos + 1, laid + 1, points, across, covered)
                if self.masks[link >> 1] & need:
                    self.extend(pos + 1, link >> 1, laid + 1, points, across, covered)
                self.jokers += 1

    def emit(self, end: int, laid: int, points: int, crossing: int, covered: int) -> None:
        """A word ends before `end`. One tile that makes words both ways is told once, across."""
        if laid == 1 and self.down:
            pos = self.start
            while self.letter[pos]:
                pos += 1
            if self.side[pos] >= 0:
                return
        cell = self.base + self.start * self.step
        if not self.weighing:
            self.found.append((points + crossing, cell, self.down, bytes(self.chosen[self.start : end]), covered))
            return
        weight = 100 * (points + crossing) + self.card * covered + self.leave()
        if weight + self.margin < self.most:
            return
        self.most = max(self.most, weight)
        word = bytes(self.chosen[self.start : end])
        self.found.append((weight, points + crossing, cell, self.down, word, covered))

    def leave(self) -> int:
        """What the letters are worth that are on the rack now."""
        jokers = self.jokers + self.held
        total: int = 0
        vowels, others = 0, jokers
        if jokers:
            total += self.single[jokers]
        for code in range(1, len(self.counts)):
            count = self.counts[code]
            if not count:
                continue
            total += self.single[code * COPIES + count]
            if self.vowels[code]:
                vowels += count
            else:
                others += count
        total += self.balance[vowels * COPIES + others]
        return total

    def leave_after(self, code: int, other: int) -> int:
        """What the rack would be worth with one letter exchanged for another."""
        self.counts[code] -= 1
        self.counts[other] += 1
        total = self.leave()
        self.counts[code] += 1
        self.counts[other] -= 1
        return total

    def swaps(self) -> list[tuple[int, int, int]]:
        """(points, cell, code) for every exchange of a lying letter for one of the rack that leaves words; jokers stay. Which words
        have stood there before is for the caller to know.
        """
        found: list[tuple[int, int, int]] = []
        for cell in range(CELLS):
            code = self.board[cell]
            if not code or not self.worth[cell]:
                continue
            rows, along = self.wildcard(cell, 1)
            columns, down = self.wildcard(cell, SIDE)
            allowed = rows & columns & self.have & ~(1 << code - 1)
            if not allowed or (along < 0 and down < 0):
                continue
            for other in range(1, len(self.counts)):
                if allowed >> other - 1 & 1:
                    points = 0
                    if along >= 0:
                        points += along + self.values[other]
                    if down >= 0:
                        points += down + self.values[other]
                    found.append((points, cell, other))
        return found
