"""BLANKO: what a placement or a swap makes of the board: the words, their points, and why it may not be.

A board is 256 characters in reading order: `.` for an empty cell, a letter, or a small letter where a joker stands for it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, TypeAlias

from carteblanche.core.errors import Illegal
from carteblanche.core.values import Message, Points
from carteblanche.games.blanko.data import CELL, CELLS, CENTRE, SIDE, SQUARES
from carteblanche.games.blanko.letters import EMPTY, JOKER, LetterSet

Direction: TypeAlias = Literal["across", "down"]
STEP: Final[dict[str, int]] = {"across": 1, "down": SIDE}
WAYS: Final[tuple[Direction, ...]] = ("across", "down")
OTHER: Final[dict[Direction, Direction]] = {"across": "down", "down": "across"}
NO_TILES: Final = EMPTY * SIDE * SIDE


class Place(Message):
    """Lay tiles of the own rack so that this word stands there, lying letters included. A small letter is a joker's. `insist`: if the
    lexicon does not have it, let the table vote.
    """

    cell: str
    direction: Direction
    word: str
    insist: bool = False


class Swap(Message):
    """Exchange the letter on this cell for one of the own rack."""

    cell: str
    letter: str
    insist: bool = False


class Word(Message):
    """A word on the board, where it begins, and what it is worth."""

    cell: str
    direction: Direction
    word: str
    points: Points

    @property
    def slot(self) -> str:
        """What the no-return rule compares: these letters on exactly these cells (BO-12)."""
        return f"{self.cell} {self.direction} {self.word}"


class Play(Message):
    """What an action comes to before anybody asks whether the words are words."""

    laid: tuple[tuple[int, str], ...]
    """The cells, by number, and the letters for them, a joker's small."""
    words: tuple[Word, ...]
    """The word along the laid tiles first."""
    points: int
    squares: int
    """How many BLANKO squares are newly covered."""
    swap: bool = False
    insist: bool = False


def run(board: Sequence[str], cell: int, direction: Direction) -> tuple[int, int]:
    """First cell and length of the line of letters through this cell."""
    step = STEP[direction]
    line = cell % SIDE if direction == "across" else cell // SIDE
    before = 0
    while before < line and board[cell - (before + 1) * step] != EMPTY:
        before += 1
    after = 0
    while line + after + 1 < SIDE and board[cell + (after + 1) * step] != EMPTY:
        after += 1
    return cell - before * step, before + after + 1


def word_through(board: Sequence[str], cell: int, direction: Direction, letter_set: LetterSet) -> Word | None:
    """The word of two or more letters through this cell."""
    first, length = run(board, cell, direction)
    if length < 2:
        return None
    step, worth = STEP[direction], letter_set.worth
    letters = [board[first + n * step] for n in range(length)]
    points = Points(sum(worth[letter] for letter in letters))
    return Word(CELLS[first], direction, "".join(letters).upper(), points)


def judge_placement(board: str, letter_set: LetterSet, rack: Sequence[str], action: Place) -> Play:
    """What this placement comes to, or `Illegal` (BO-05, BO-07…BO-09, BO-19)."""
    start, step = _start(letter_set, action), STEP[action.direction]
    after, laid = list(board), list[tuple[int, str]]()
    for n, letter in enumerate(action.word):
        cell = start + n * step
        if board[cell] == EMPTY:
            laid.append((cell, letter))
            after[cell] = letter
        elif board[cell].upper() != letter.upper():
            raise Illegal("occupied", cell=CELLS[cell], lies=board[cell].upper())
    if not laid:
        raise Illegal("nothing-laid")
    left = list(rack)
    for _, letter in laid:
        tile = JOKER if letter.islower() else letter
        if tile not in left:
            raise Illegal("not-on-your-rack", letter=tile)
        left.remove(tile)
    first, length = run(after, start, action.direction)
    if (first, length) != (start, len(action.word)):
        whole = "".join(after[first + n * step] for n in range(length)).upper()
        raise Illegal("runs-on", cell=CELLS[first], word=whole)
    if board == NO_TILES:
        if not any(cell in CENTRE for cell, _ in laid):
            raise Illegal("not-in-the-middle", cells=[CELLS[cell] for cell in CENTRE])
    elif len(laid) == len(action.word) and not any(_beside(board, cell) for cell, _ in laid):
        raise Illegal("not-touching")
    words = [word_through(after, start, action.direction, letter_set)]
    words += [word_through(after, cell, OTHER[action.direction], letter_set) for cell, _ in laid]
    return _summed(tuple(laid), [word for word in words if word], insist=action.insist)


def _start(letter_set: LetterSet, action: Place) -> int:
    """The first cell of a word that fits on the board and has only letters of the language."""
    start = CELL.get(action.cell)
    if start is None:
        raise Illegal("no-such-cell", cell=action.cell[:8])
    strange = next((letter for letter in action.word if letter.upper() not in letter_set.counted), None)
    if strange is not None:
        raise Illegal("no-such-letter", letter=strange)
    if len(action.word) < 2:
        raise Illegal("too-short", word=action.word)
    if (start % SIDE if action.direction == "across" else start // SIDE) + len(action.word) > SIDE:
        raise Illegal("off-the-board", cell=action.cell, word=action.word)
    return start


def _beside(board: str, cell: int) -> bool:
    row, column = divmod(cell, SIDE)
    return (
        (row > 0 and board[cell - SIDE] != EMPTY)
        or (row < SIDE - 1 and board[cell + SIDE] != EMPTY)
        or (column > 0 and board[cell - 1] != EMPTY)
        or (column < SIDE - 1 and board[cell + 1] != EMPTY)
    )


def judge_swap(board: str, letter_set: LetterSet, rack: Sequence[str], stood: Collection[str], action: Swap) -> Play:
    """What this exchange comes to, or `Illegal` (BO-10…BO-12)."""
    cell = CELL.get(action.cell)
    if cell is None:
        raise Illegal("no-such-cell", cell=action.cell[:8])
    lying, letter = board[cell], action.letter
    if letter == JOKER or (letter.islower() and letter.upper() in letter_set.counted):
        raise Illegal("joker-stays", cell=action.cell)
    if letter not in letter_set.counted:
        raise Illegal("no-such-letter", letter=letter[:8])
    if lying == EMPTY:
        raise Illegal("nothing-to-swap", cell=action.cell)
    if lying.islower():
        raise Illegal("joker-stays", cell=action.cell)
    if letter not in rack:
        raise Illegal("not-on-your-rack", letter=letter)
    if lying == letter:
        raise Illegal("same-letter", letter=letter)
    after = [*board[:cell], letter, *board[cell + 1 :]]
    words = [word for way in WAYS if (word := word_through(after, cell, way, letter_set))]
    if not words:
        raise Illegal("no-word", cell=action.cell)
    for word in words:
        if word.slot in stood:
            raise Illegal("stood-before", cell=word.cell, direction=word.direction, word=word.word)
    return _summed(((cell, letter),), words, swap=True, insist=action.insist)


def _summed(
    laid: tuple[tuple[int, str], ...], words: Sequence[Word], *, swap: bool = False, insist: bool = False
) -> Play:
    covered = 0 if swap else sum(cell in SQUARES for cell, _ in laid)
    return Play(laid, tuple(words), sum(word.points for word in words), covered, swap, insist)


def longest(play: Play) -> Word:
    """The longest word of a play: on a tie the one along the laid tiles, then the one across (T3, T5)."""
    most = max(len(word.word) for word in play.words)
    tied = [word for word in play.words if len(word.word) == most]
    if len(play.laid) > 1 and tied[0] == play.words[0]:
        return tied[0]
    return min(tied, key=lambda word: word.direction)
