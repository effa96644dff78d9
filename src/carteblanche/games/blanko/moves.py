"""BLANKO: all that can be done in a turn, found by the kernel: for bots, for analysis and for hints where the table allows them."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias, final

from carteblanche.games.blanko.actions import Facts
from carteblanche.games.blanko.data import CELLS, CENTRE, EMPTY, JOKER, SIDE, SQUARES, VALUES
from carteblanche.games.blanko.kernel import JOKER as JOKER_CODE
from carteblanche.games.blanko.plays import NO_TILES, STEP, Place, Swap, word_through
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


@final
class Moves:
    """The placements and swaps of one seat, found when asked for."""

    def __init__(self, facts: Facts, referee: Referee) -> None:
        config, board = facts.config, facts.board
        self._facts = facts
        self._graph = graph = referee.graph(config, facts.admitted)
        kernel = referee.kernel
        self._worth = worth = VALUES[config.language]
        code = {letter: n for n, letter in enumerate(graph.alphabet, 1)}
        code |= {letter.lower(): n for letter, n in code.items()} | {EMPTY: 0}
        self._codes = bytes([code[letter] for letter in board])
        faces = kernel.scratch(len(board))
        counts = kernel.scratch(len(graph.alphabet) + 1)
        values = kernel.scratch(len(graph.alphabet) + 1)
        for cell, letter in enumerate(board):
            if letter != EMPTY:
                faces[cell] = worth[letter]
        for letter in facts.rack:
            if letter != JOKER:
                counts[code[letter]] += 1
        for n, letter in enumerate(graph.alphabet, 1):
            values[n] = worth[letter]
        opening = CENTRE if board == NO_TILES else ()
        jokers = list(facts.rack).count(JOKER)
        tables = graph.tables(bool(kernel.COMPILED))
        self._search = kernel.Search(tables, graph.memo, self._codes, faces, counts, values, _SQUARES, jokers, opening)

    def placements(self) -> list[Raw]:
        found: list[Raw] = self._search.placements()
        return found

    def swaps(self) -> list[tuple[int, Swap, tuple[str, ...]]]:
        """Points, action and words of every swap that no word forbids which has stood there before (BO-12)."""
        facts, alphabet = self._facts, self._graph.alphabet
        board, language, stood = facts.board, facts.config.language, facts.stood
        found: list[tuple[int, Swap, tuple[str, ...]]] = []
        raw: list[tuple[int, int, int]] = self._search.swaps()
        for points, cell, code in raw:
            letter = alphabet[code - 1]
            after = board[:cell] + letter + board[cell + 1 :]
            words = [word_through(after, cell, "across", language), word_through(after, cell, "down", language)]
            if not any(word and word.slot in stood for word in words):
                found.append((points, Swap(CELLS[cell], letter), tuple(word.word for word in words if word)))
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
        for n, letter in enumerate(letters):
            spot = cell + n * step
            if board[spot] == EMPTY:
                crossing = self._crossing(spot, letter, "across" if down else "down")
                if crossing:
                    words.append(crossing)
        return Found(points, Place(CELLS[cell], "down" if down else "across", word), squares, tuple(words))

    def _crossing(self, cell: int, letter: str, way: str) -> str:
        board, step = self._facts.board, STEP[way]
        line = cell % SIDE if step == 1 else cell // SIDE
        before, after = "", ""
        n = 1
        while n <= line and board[cell - n * step] != EMPTY:
            before = board[cell - n * step] + before
            n += 1
        n = 1
        while line + n < SIDE and board[cell + n * step] != EMPTY:
            after += board[cell + n * step]
            n += 1
        return (before + letter + after).upper() if before or after else ""

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
