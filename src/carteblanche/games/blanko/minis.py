"""BLANKO: the mini crosswords (BO-23…BO-25): their scoring, and the best that can be made of some letters.

A grid is nine characters in reading order, as on the board: `.` for empty, a small letter for a joker's. The printed letter of a
card is part of the grid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, final

from carteblanche.core.values import Value
from carteblanche.games.blanko.data import FILLED_BONUS, RED, fields
from carteblanche.games.blanko.letters import EMPTY, JOKER, LetterSet

_LINES: Final = (*((r, r + 1, r + 2) for r in (0, 3, 6)), *((c, c + 3, c + 6) for c in (0, 1, 2)))


class Run(Value):
    """Letters side by side: two or three of them count as a laid word."""

    cells: tuple[int, ...]
    word: str


@lru_cache(maxsize=4096)
def runs(grid: str) -> tuple[Run, ...]:
    """All lines of two or three letters, across first."""
    found: list[Run] = []
    for line in _LINES:
        filled = [cell for cell in line if grid[cell] != EMPTY]
        if len(filled) == 3 or (len(filled) == 2 and line[1] in filled):
            found.append(Run(tuple(filled), "".join(grid[cell] for cell in filled).upper()))
    return tuple(found)


class Result(Value):
    points: int
    """Before any multiplier."""
    cells: tuple[int, ...]
    """The fields that count."""
    full: bool


def score(
    card: str, letter_set: LetterSet, grid: str, valid: Sequence[bool], *, literal: bool, required: bool
) -> Result:
    """What a grid is worth if `valid` says which of its runs are words."""
    colours, printed = fields(card, letter_set)
    good, bad = set[int](), set[int]()
    for run, fine in zip(runs(grid), valid, strict=True):
        (good if fine else bad).update(run.cells)
    counting = good if literal else good - bad
    if required and any(printed[cell] != EMPTY and cell not in counting for cell in range(9)):
        return Result(0, (), full=False)
    full = all(cell in counting for cell in range(9) if colours[cell] != RED)
    return Result(len(counting) + FILLED_BONUS * full, tuple(sorted(counting)), full)


@final
class Solver:
    """The best grid for some letters, exactly: no other scores more.

    Fields are filled in reading order; a branch is left when even all fields that are not yet lost would not beat the best so far. A field
    is lost if it is empty, stands alone, or, in the strict count, stands in a line that is no word; in the literal count if both its lines
    are none. First only grids without wrong lines are tried, which is quick; wrong lines, which lose two fields each, only
    if that leaves room for more.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """`words`: all words of two and three letters."""
        self._all = tuple(words)

    def best(
        self, card: str, letter_set: LetterSet, letters: Sequence[str], *, literal: bool = False, required: bool = False
    ) -> tuple[str, Result]:
        """A best grid and what it is worth."""
        self._colours, self._printed = fields(card, letter_set)
        self._card, self._letter_set, self._literal, self._required = card, letter_set, literal, required
        self._size = sum(colour != RED for colour in self._colours)
        self._words = frozenset(self._possible(letters))
        self._begins = frozenset(word[:2] for word in self._words if len(word) == 3)
        self._small = "".join(sorted({letter.lower() for word in self._words for letter in word}))
        useful = sorted(letter for letter in set(letters) if letter != JOKER and letter.lower() in self._small)
        self._left = {letter: letters.count(letter) for letter in (*useful, JOKER)}
        self._best, self._result = self._printed, self._score(self._printed)
        self._grid = [EMPTY] * 9
        self._tolerant = False
        self._fill(0, 0, 0)
        if literal or self._size - 2 > self._result.points:
            self._tolerant = True
            self._fill(0, 0, 0)
        return self._best, self._result

    def _possible(self, letters: Sequence[str]) -> Iterator[str]:
        """The words that can be made of these letters and the printed one. No other letter is of any use."""
        spare = letters.count(JOKER)
        have = "".join(letters) + self._printed
        for word in self._all:
            if sum(max(0, word.count(letter) - have.count(letter)) for letter in set(word)) <= spare:
                yield word

    def _score(self, grid: str) -> Result:
        valid = [run.word in self._words for run in runs(grid)]
        return score(self._card, self._letter_set, grid, valid, literal=self._literal, required=self._required)

    def _fill(self, cell: int, rows: int, columns: int) -> None:
        """`rows`, `columns`: the fields that are lost for their row, for their column; empty ones and those alone for both."""
        lost = (rows & columns if self._literal else rows | columns).bit_count()
        most = self._size - lost
        if (most if lost else most + FILLED_BONUS) <= self._result.points:
            return
        if cell == 9:
            grid = "".join(self._grid)
            found = self._score(grid)
            if found.points > self._result.points:
                self._best, self._result = grid, found
        elif self._colours[cell] == RED:
            self._put(cell, EMPTY, rows, columns)
        elif self._printed[cell] != EMPTY:
            self._put(cell, self._printed[cell], rows, columns)
        else:
            left = self._left
            for letter, count in left.items():
                if count:
                    left[letter] = count - 1
                    for shown in (letter,) if letter != JOKER else self._small:
                        self._put(cell, shown, rows, columns)
                    left[letter] = count
            self._put(cell, EMPTY, rows | 1 << cell, columns | 1 << cell)

    def _put(self, cell: int, letter: str, rows: int, columns: int) -> None:
        grid = self._grid
        grid[cell] = letter
        row, column = divmod(cell, 3)
        across = self._wrong(grid[row * 3 : cell + 1], closed=column == 2 or self._colours[cell + 1] == RED)
        down = self._wrong(grid[column : cell + 1 : 3], closed=row == 2 or self._colours[cell + 3] == RED)
        if self._tolerant or not (across or down):
            for back in across:
                rows |= 1 << cell - back
            for back in down:
                columns |= 1 << cell - 3 * back
            if row and grid[cell - 3] != EMPTY and self._alone(cell - 3):
                rows |= 1 << cell - 3
                columns |= 1 << cell - 3
            self._fill(cell + 1, rows, columns)
        grid[cell] = EMPTY

    def _wrong(self, line: list[str], *, closed: bool) -> tuple[int, ...]:
        """Of the letters at the end of this line, or just before its end, those that can no longer be in a word: how far back they are."""
        if line[-1] == EMPTY:
            if len(line) == 3 and EMPTY not in line[:2] and "".join(line[:2]).upper() not in self._words:
                return (1, 2)
            return ()
        tail = line[-2:] if len(line) == 3 and line[0] == EMPTY else line
        if len(tail) == 1 or tail[-2] == EMPTY:
            return ()
        word = "".join(tail).upper()
        if word in self._words or (not closed and len(tail) == 2 and len(line) == 2 and word in self._begins):
            return ()
        return tuple(range(len(tail)))

    def _alone(self, cell: int) -> bool:
        row, column = divmod(cell, 3)
        grid = self._grid
        return not (
            (row and grid[cell - 3] != EMPTY)
            or grid[cell + 3] != EMPTY
            or (column and grid[cell - 1] != EMPTY)
            or (column < 2 and grid[cell + 1] != EMPTY)
        )
