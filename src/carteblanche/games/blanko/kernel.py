"""All placements and swaps on a board, with their exact scores: the one hot spot of BLANKO.

One file, plain Python. `kernel.pxd` beside it gives Cython the types; where a compiler is at hand the same file runs as machine
code, loaded from outside and handed in as a value. So: integers and flat sequences only, no closures, no generators, and nothing
imported that knows a game.

The words are a graph in one flat sequence of numbers. A node is where it begins there: a set of bits with the letters that lead on,
another with those that end a word, and then, in the order of the letters that lead on, the nodes that they lead to. Letters are counted
from 1; the bit of a letter is 1 << letter - 1.

A placement begins with letters of the rack on cells that touch nothing (`lead`), comes to the first cell that touches something, and goes
on from there (`extend`). What may stand before the touch is the same along all lines, so it is walked through once, and at each step goes
on along all lines on which so many free cells lie before a touch: these are the `starts`. From the touch on, lying letters lead the way,
and empty cells take letters of the rack that their crossing word allows (`cross`). What crosses is scored on the way: a letter counts
`times` on its cell, once along and once across, and brings what lies across and, in the bits above the points, the square (`gain`).

A line is a row or a column: 16 cells, and one behind them on which nothing can lie. By line and cell are `letter`, `face`, `cross`,
`times` and `gain`.

For bots a placement is also *weighed*: its points, what a square is worth, and what the letters are worth that stay on the rack, in
hundredths of points (`weighed`). What stays is worth the sum of two tables: `single` by code and how many (joker: code 0), and `balance` by
how many vowels and how many other letters there are.

A swap needs only the wildcards: which letters make a word of `_AUM`. The same question is asked for crossing words.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, Final

SIDE: Final = 16
CELLS: Final = SIDE * SIDE
WIDTH: Final = SIDE + 1
"""Of a line, with the place behind its last cell."""
MOST_LETTERS: Final = 32
MOST_TILES: Final = 10
"""On a rack; `RACK` of the rules is less."""
JOKER: Final = 64
"""Added to the code of a letter that a joker stands for."""
ANY: Final = (1 << 32) - 1
COPIES: Final = 9
"""How many of a letter a rack can hold, none included: the width of a line of `single` and of `balance`."""
LINES: Final = (1 << 2 * SIDE) - 1
"""All lines, as a set of bits: rows from bit 0, columns from bit 16 on."""
NOTHING: Final = -(1 << 30)
"""Less than any weight."""
SQUARE: Final = 16
"""From this bit on points tell how many BLANKO squares are newly covered."""
MOST_POINTS: Final = (1 << SQUARE) - 1

TILE: Final = 6
"""How many bits a tile has among those that are laid: the letter's code less 1, and for a joker `AS_JOKER` more."""
AS_JOKER: Final = 32
DOWN: Final = 8
"""Of a placement's mark: the first cell, from this bit on whether it is down, from the next its length, from the last its points."""
SIZE: Final = 9
POINTS: Final = 14


def count_bits(bits: int) -> int:
    """How many of 32 bits are set."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & ANY) >> 24


def code_of(bit: int) -> int:
    """The letter of a bit."""
    return count_bits(bit - 1) + 1


COMPILED: Final = type(count_bits).__name__ != "function"
"""Whether this is machine code, which wants flat arrays; plain Python is faster with lists."""
if not COMPILED:
    globals().update(count_bits=int.bit_count, code_of=int.bit_length)


def start_of(mark: int) -> int:
    """Where the placement with this mark begins: its line, and the place along it."""
    cell = mark & CELLS - 1
    return CELLS + cell % SIDE * SIDE + cell // SIDE if mark >> DOWN & 1 else cell


def zeros(size: int) -> Any:
    return array("q", bytes(8 * size)) if COMPILED else [0] * size


class Placements:
    """What was found, as numbers; a placement becomes a value of Python when it is looked at: (points, first cell, 1 if down, the word's
    codes, BLANKO squares newly covered).
    """

    def __init__(self, board: bytes, count: int, marks: Any, laid: Any) -> None:
        """By placement: its mark, and the tiles that are laid."""
        self.board = board
        self.count = count
        self.marks = marks
        self.laid = laid
        if not COMPILED:
            self.codes = zeros(SIDE)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> tuple[int, int, int, bytes, int]:
        if index < 0:
            index += self.count
        if index < 0 or index >= self.count:
            raise IndexError(index)
        return self.read(index)

    def __iter__(self) -> Iterator[tuple[int, int, int, bytes, int]]:
        return iter([self.read(index) for index in range(self.count)])

    def read(self, index: int) -> tuple[int, int, int, bytes, int]:
        mark: int = self.marks[index]
        laid: int = self.laid[index]
        cell, down, size, points = mark & CELLS - 1, mark >> DOWN & 1, mark >> SIZE & 2 * SIDE - 1, mark >> POINTS
        step = SIDE if down else 1
        last = cell + size * step
        for n in range(size - 1, -1, -1):
            last -= step
            code = self.board[last]
            if not code:
                code = (laid & AS_JOKER - 1) + 1
                if laid & AS_JOKER:
                    code += JOKER
                laid >>= TILE
            self.codes[n] = code
        return points & MOST_POINTS, cell, down, bytes(self.codes[:size]), points >> SQUARE


class Search:
    """All that can be done on one board with one rack."""

    def __init__(
        self,
        graph: tuple[Any, int],
        board: bytes,
        worth: bytes,
        counts: Sequence[int],
        values: bytes,
        squares: bytes,
        jokers: int,
        opening: Sequence[int],
    ) -> None:
        """By cell `board` (code of the letter, 0: empty), `worth` (its face value), `squares` (1: a BLANKO square); by code `counts` (how
        many on the rack) and `values`. `opening`: on an empty board, the cells of which one must be covered.
        """
        self.graph, self.root = graph
        self.board = board
        self.worth = worth
        self.values = values
        self.squares = squares
        self.jokers = jokers
        self.held = 0
        self.opening = opening
        if not COMPILED:
            # Machine code has these in the object itself, all 0.
            cells, starts = 2 * SIDE * WIDTH, 2 * CELLS + 1
            self.letter = zeros(cells)
            self.face = zeros(cells)
            self.cross = zeros(cells)
            self.times = zeros(cells)
            self.gain = zeros(cells)
            self.wanted = zeros(starts)
            self.touch = zeros(starts)
            self.covered = zeros(starts)
            self.after = zeros(starts)
            self.starts = zeros(WIDTH)
            self.union = zeros(WIDTH)
            self.highest = zeros(2 * SIDE)
            self.counts = zeros(MOST_LETTERS + 1)
        self.letters = len(values)
        self.tiles = jokers
        self.have = 0
        for code in range(1, self.letters):
            self.counts[code] = counts[code]
            if counts[code]:
                self.tiles += counts[code]
                self.have |= 1 << code - 1
        if self.tiles > MOST_TILES:
            raise ValueError(f"{self.tiles} tiles are more than a rack holds")
        self.found = self.room = 0
        self.marks, self.laid = zeros(0), zeros(0)
        self.weights: list[int] = []
        self.weighing = self.margin = self.most = self.card = 0
        self.single: Any = None
        self.balance: Any = None
        self.vowels = values
        self.start = self.first = self.origin = self.farthest = 0

    def wildcard(self, cell: int, step: int, letters: int) -> tuple[int, int]:
        """For the word through this cell, its cells `step` apart: which of these letters would make a word there, and the face value of the
        others; all and -1 if there are no others.
        """
        before = cell % SIDE if step == 1 else cell // SIDE
        after = SIDE - 1 - before
        first = last = cell
        total = 0
        while before and self.board[first - step]:
            first -= step
            before -= 1
            total += self.worth[first]
        while after and self.board[last + step]:
            last += step
            after -= 1
            total += self.worth[last]
        if first == last:
            return letters, -1
        return self.fits(first, cell, last, step, letters), total

    def fits(self, first: int, hole: int, last: int, step: int, letters: int) -> int:
        """Those of the letters that make a word of what lies from the first cell to the last when put into the hole."""
        node, at = self.root, first
        while at != hole:
            node = self.follow(node, self.board[at])
            at += step
        found: int = self.graph[node + 1] & letters if hole == last else 0
        if hole == last:
            return found
        end = 1 << self.board[last] - 1
        onward, edges = self.graph[node], node + 2
        bits = onward & letters
        while bits:
            bit = bits & -bits
            bits ^= bit
            node = self.graph[edges + count_bits(onward & bit - 1)]
            at = hole + step
            while at != last and node:
                node = self.follow(node, self.board[at])
                at += step
            if self.graph[node + 1] & end:
                found |= bit
        return found

    def follow(self, node: int, code: int) -> int:
        """The node that this letter leads to; 0, the node without letters, if it leads nowhere."""
        bit = 1 << code - 1
        if not self.graph[node] & bit:
            return 0
        child: int = self.graph[node + 2 + count_bits(self.graph[node] & bit - 1)]
        return child

    def placements(self) -> Placements:
        """Every placement, each once, line by line."""
        self.weighing = self.found = 0
        self.walk(LINES)
        count = self.found
        ends, marks, laid = zeros(2 * CELLS + 1), zeros(count), zeros(count)
        self.sort(ends, marks, laid)
        return Placements(self.board, count, marks, laid)

    def sort(self, ends: Any, marks: Any, laid: Any) -> None:
        """What was found goes to `marks` and `laid`, in the order of the lines and along each by where it begins."""
        for n in range(self.found):
            ends[start_of(self.marks[n]) + 1] += 1
        for start in range(2 * CELLS):
            ends[start + 1] += ends[start]
        for n in range(self.found):
            start = start_of(self.marks[n])
            marks[ends[start]], laid[ends[start]] = self.marks[n], self.laid[n]
            ends[start] += 1

    def weigh(self, weights: tuple[Any, Any, bytes], card: int, margin: int) -> None:
        """From now on placements are weighed, and only those are found whose weight is at most `margin` below the highest that was found
        before them; with -1, each that is better than all before. `weights`: the tables `single` and `balance`, and by code whether it is a
        vowel. `card`: what a square is worth.
        """
        self.single, self.balance, self.vowels = weights
        self.card, self.margin = card, margin

    def weighed(self, lines: int) -> list[Any]:
        """(weight, points, first cell, 1 if down, the word's codes, squares) for placements along these lines."""
        self.weighing, self.most, self.found, self.weights = 1, NOTHING, 0, []
        self.walk(lines)
        found = Placements(self.board, self.found, self.marks, self.laid)
        return [(weight, *placement) for weight, placement in zip(self.weights, found, strict=True)]

    def line_weights(self) -> list[int]:
        """By line: the highest weight of a placement along it."""
        for line in range(2 * SIDE):
            self.highest[line] = NOTHING
        self.weighing = 2
        self.walk(LINES)
        return [self.highest[line] for line in range(2 * SIDE)]

    def hold_jokers(self) -> None:
        """Jokers stay on the rack: what could be laid with them is not looked for."""
        self.held, self.jokers = self.jokers, 0
        self.tiles -= self.held

    def walk(self, lines: int) -> None:
        self.farthest = 0
        for far in range(WIDTH):
            self.starts[far] = self.union[far] = 0
        for line in range(2 * SIDE):
            if lines >> line & 1:
                self.read_line(line)
        self.lead(0, self.root, 0, 0)

    def read_line(self, line: int) -> None:
        """Reads a row or a column from the board, and finds the starts along it."""
        down = line >= SIDE
        across = line - SIDE if down else line
        step, other = SIDE if down else 1, 1 if down else SIDE
        cell, begin = across * other, line * WIDTH
        letters, touches = ANY if self.jokers else self.have, 0
        for pos in range(SIDE):
            at = begin + pos
            code = self.letter[at] = self.board[cell]
            self.cross[at], self.times[at], self.gain[at] = ANY, 1, self.squares[cell] << SQUARE
            if code:
                self.face[at] = self.worth[cell]
                touches |= 1 << pos
            elif (across and self.board[cell - other]) or (across < SIDE - 1 and self.board[cell + other]):
                self.cross[at], lying = self.wildcard(cell, other, letters)
                self.times[at] = 2
                self.gain[at] += lying
                touches |= 1 << pos
            elif self.opening and cell in self.opening:
                touches |= 1 << pos
            cell += step
        for pos in range(SIDE):
            if touches >> pos == 0:
                break
            if pos and self.letter[begin + pos - 1]:
                continue
            far, covered = 0, 0
            while not touches >> pos + far & 1:
                covered += self.gain[begin + pos + far]
                far += 1
            at = begin + pos + far
            code = self.letter[at]
            wanted = 1 << code - 1 if code else self.cross[at] & letters
            if not wanted or far + (code == 0) > self.tiles:
                continue
            start = line * SIDE + pos + 1
            self.wanted[start], self.touch[start], self.covered[start] = wanted, at, covered
            self.after[start] = self.starts[far]
            self.starts[far] = start
            self.union[far] |= wanted
            self.farthest = max(self.farthest, far)

    def lead(self, far: int, node: int, points: int, laid: int) -> None:
        """From `node`, which so many letters of the rack lead to, with so many points: on along all lines on which the next cell is the
        first that touches; and further letters.
        """
        onward = self.graph[node]
        bits = onward | self.graph[node + 1]
        if bits & self.union[far]:
            start = self.starts[far]
            while start:
                if bits & self.wanted[start]:
                    self.start, self.origin = start, self.touch[start] - far
                    self.extend(self.touch[start], node, far, points + self.covered[start], laid)
                start = self.after[start]
        if far == self.farthest:
            return
        bits = onward if self.jokers else onward & self.have
        far += 1
        laid <<= TILE
        while bits:
            bit = bits & -bits
            bits ^= bit
            code = code_of(bit)
            child = self.graph[node + 2 + count_bits(onward & bit - 1)]
            left = self.counts[code]
            if left:
                self.counts[code] = left - 1
                if left == 1:
                    self.have ^= bit
                self.lead(far, child, points + self.values[code], laid | code - 1)
                self.counts[code] = left
                self.have |= bit
            if self.jokers:
                self.jokers -= 1
                self.lead(far, child, points, laid | code - 1 | AS_JOKER)
                self.jokers += 1

    def extend(  # noqa: C901  # the hot loop: a call more for each tile would cost what it gains
        self, at: int, node: int, count: int, points: int, laid: int
    ) -> None:
        """Walks on from `node` at this cell of a line, with so many tiles laid and so many points."""
        code = self.letter[at]
        while code:
            points += self.face[at]
            at += 1
            bit = 1 << code - 1
            code = self.letter[at]
            if code == 0 and count and self.graph[node + 1] & bit:
                self.emit(at, count, points, laid)
            onward = self.graph[node]
            if not onward & bit:
                return
            node = self.graph[node + 2 + count_bits(onward & bit - 1)]
        allowed = self.cross[at] if self.jokers else self.cross[at] & self.have
        onward = self.graph[node]
        bits = (onward | self.graph[node + 1]) & allowed
        if not bits or count == self.tiles:
            return
        count += 1
        laid <<= TILE
        ends = self.graph[node + 1] & bits
        code = self.letter[at + 1]
        if code:
            ends, need = 0, 1 << code - 1
        elif count == self.tiles:
            bits, need = ends, 0
        else:
            need = self.cross[at + 1] if self.jokers else self.cross[at + 1] & self.have
        points += self.gain[at]
        while bits:
            bit = bits & -bits
            bits ^= bit
            child = 0
            if need and onward & bit:
                child = self.graph[node + 2 + count_bits(onward & bit - 1)]
                if not (self.graph[child] | self.graph[child + 1]) & need:
                    child = 0
            if not child and not ends & bit:
                continue
            code = code_of(bit)
            left = self.counts[code]
            if left:
                total = points + self.times[at] * self.values[code]
                self.counts[code] = left - 1
                if left == 1:
                    self.have ^= bit
                if ends & bit:
                    self.emit(at + 1, count, total, laid | code - 1)
                if child:
                    self.extend(at + 1, child, count, total, laid | code - 1)
                self.counts[code] = left
                self.have |= bit
            if self.jokers:
                self.jokers -= 1
                if ends & bit:
                    self.emit(at + 1, count, points, laid | code - 1 | AS_JOKER)
                if child:
                    self.extend(at + 1, child, count, points, laid | code - 1 | AS_JOKER)
                self.jokers += 1

    def emit(self, end: int, count: int, points: int, laid: int) -> None:
        """A word ends before `end`. One tile that makes words both ways is told once, across."""
        down = self.start > CELLS
        if count == 1 and down:
            at = self.origin
            while self.letter[at]:
                at += 1
            if self.times[at] == 2:
                return
        if self.weighing:
            weight = 100 * (points & MOST_POINTS) + self.card * (points >> SQUARE) + self.leave()
            line = (self.start - 1) // SIDE
            if self.weighing == 2:
                self.highest[line] = max(self.highest[line], weight)
                return
            if weight + self.margin < self.most and (weight != self.most or self.start >= self.first):
                return
            if weight >= self.most:
                self.most, self.first = weight, self.start
            self.weights.append(weight)
        start = self.start - 1
        cell = (start % SIDE) * SIDE + (start - CELLS) // SIDE if down else start
        if self.found == self.room:
            self.grow()
        mark: int = points
        self.marks[self.found] = mark << POINTS | end - self.origin << SIZE | down << DOWN | cell
        self.laid[self.found] = laid
        self.found += 1

    def grow(self) -> None:
        """Room for twice as many."""
        marks, laid = zeros(2 * self.room + 64), zeros(2 * self.room + 64)
        for n in range(self.room):
            marks[n], laid[n] = self.marks[n], self.laid[n]
        self.marks, self.laid, self.room = marks, laid, 2 * self.room + 64

    def leave(self) -> int:
        """What the letters are worth that are on the rack now."""
        jokers = self.jokers + self.held
        total: int = 0
        vowels, others = 0, jokers
        if jokers:
            total += self.single[jokers]
        for code in range(1, self.letters):
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
            down = -1
            allowed, along = self.wildcard(cell, 1, self.have & ~(1 << code - 1))
            if allowed:
                allowed, down = self.wildcard(cell, SIDE, allowed)
            if not allowed or (along < 0 and down < 0):
                continue
            while allowed:
                bit = allowed & -allowed
                allowed ^= bit
                other = code_of(bit)
                points = 0
                if along >= 0:
                    points += along + self.values[other]
                if down >= 0:
                    points += down + self.values[other]
                found.append((points, cell, other))
        return found
