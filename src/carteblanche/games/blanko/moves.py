"""BLANKO: all that can be done in a turn, found by the kernel: for bots, for analysis and for hints where the table allows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, final

from carteblanche.games.blanko.actions import Facts
from carteblanche.games.blanko.data import CELLS, CENTRE, SIDE, SQUARES
from carteblanche.games.blanko.kernel import JOKER as JOKER_CODE
from carteblanche.games.blanko.letters import EMPTY, JOKER, LetterSet
from carteblanche.games.blanko.plays import NO_TILES, STEP, WAYS, Place, Swap, run
from carteblanche.games.blanko.referee import Referee

_SQUARES: Final = bytes(cell in SQUARES for cell in range(len(CELLS)))
Raw: TypeAlias = tuple[int, int, int, bytes, int]
"""A placement as the kernel tells it: points, first cell, whether down, codes, BLANKO squares."""


class Found(NamedTuple):
    """A move with its exact points, without what a card may bring."""

    points: int
    action: Place | Swap
    squares: int
    words: tuple[str, ...]


@lru_cache(maxsize=8)
def code_tables(letter_set: LetterSet) -> tuple[dict[int, str], dict[int, str], bytes]:
    """For `str.translate`: letters to codes and to face values, as characters of that number; and by code, the value."""
    alphabet, worth = letter_set.alphabet, letter_set.worth
    codes = {ord(letter): chr(n) for n, letter in enumerate(alphabet, 1)}
    codes |= {ord(letter.lower()): chr(n) for n, letter in enumerate(alphabet, 1)} | {ord(EMPTY): chr(0)}
    faces = {sign: chr(worth[chr(sign)]) if chr(sign) != EMPTY else chr(0) for sign in codes}
    return codes, faces, bytes([0, *(worth[letter] for letter in alphabet)])


@final
class Moves:
    """The placements and swaps of one seat, found when asked for."""

    def __init__(self, facts: Facts, referee: Referee) -> None:
        config, board = facts.config, facts.board
        self._facts = facts
        self._graph = graph = referee.graph(config, facts.admitted)
        kernel = referee.kernel
        codes, faces, values = code_tables(config.letter_set)
        counts = [0] * len(values)
        for letter in facts.rack:
            if letter != JOKER:
                counts[ord(codes[ord(letter)])] += 1
        self._search = kernel.Search(
            graph.tables(bool(kernel.COMPILED)),
            board.translate(codes).encode("latin-1"),
            board.translate(faces).encode("latin-1"),
            counts,
            values,
            _SQUARES,
            list(facts.rack).count(JOKER),
            CENTRE if board == NO_TILES else (),
        )

    def placements(self) -> Sequence[Raw]:
        """Every placement, each once, in the order of the lines; what is looked at becomes a value, the number of them is known before."""
        found: Sequence[Raw] = self._search.placements()
        return found

    def swaps(self) -> list[tuple[int, Swap, tuple[str, ...]]]:
        """Points, action and words of every swap that no word forbids which has stood there before (BO-12)."""
        alphabet, stood = self._graph.alphabet, self._facts.stood
        found: list[tuple[int, Swap, tuple[str, ...]]] = []
        raw: list[tuple[int, int, int]] = self._search.swaps()
        last, lines = -1, list[tuple[str, str, str]]()
        for points, cell, code in raw:
            if cell != last:
                last, lines = cell, self._lines(cell)
            letter = alphabet[code - 1]
            words = tuple([before + letter + after for _, before, after in lines])
            if not any(slot + word in stood for (slot, _, _), word in zip(lines, words, strict=True)):
                found.append((points, Swap(CELLS[cell], letter), words))
        return found

    def _lines(self, cell: int) -> list[tuple[str, str, str]]:
        """The words through a lying letter: where each begins and which way, and what stands before and after."""
        board = self._facts.board
        found: list[tuple[str, str, str]] = []
        for way in WAYS:
            first, length = run(board, cell, way)
            if length > 1:
                step = STEP[way]
                word = board[first : first + length * step : step].upper()
                at = (cell - first) // step
                found.append((f"{CELLS[first]} {way} ", word[:at], word[at + 1 :]))
        return found

    def placed(self, raw: Raw) -> Found:
        """A placement as an action, with the words that it forms."""
        points, cell, down, codes, squares = raw
        alphabet, board = self._graph.alphabet, self._facts.board
        letters = [
            alphabet[code - JOKER_CODE - 1].lower() if code > JOKER_CODE else alphabet[code - 1] for code in codes
        ]
        word = "".join(letters)
        step = SIDE if down else 1
        words = [word.upper()]
        after = [*board]
        for n, letter in enumerate(letters):
            spot = cell + n * step
            if board[spot] == EMPTY:
                after[spot] = letter
                first, length = run(after, spot, "across" if down else "down")
                after[spot] = EMPTY
                if length > 1:
                    other = 1 if down else SIDE
                    crossing = [
                        letter if at == spot else board[at] for at in range(first, first + length * other, other)
                    ]
                    words.append("".join(crossing).upper())
        return Found(points, Place(CELLS[cell], "down" if down else "across", word), squares, tuple(words))

    def all(self) -> list[Found]:
        """Every move, the dearest first."""
        found = [self.placed(raw) for raw in self.placements()]
        found += [Found(points, swap, 0, words) for points, swap, words in self.swaps()]
        return sorted(found, key=_order)


def _order(move: Found) -> tuple[int, str, str, str]:
    action = move.action
    if isinstance(action, Place):
        return -move.points, action.cell, action.direction, action.word
    return -move.points, action.cell, "swap", action.letter
