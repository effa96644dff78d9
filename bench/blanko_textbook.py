"""The textbook generator: Appel and Jacobson's algorithm over a word graph, in plain Python, as one would write it from the paper.

Rows first, then columns by transposing the board; cross-checks for the squares beside a lying letter; for every anchor all left parts, each
extended to the right. It tells where words can go and nothing of what they score, and knows no swaps. Here as a peer to measure against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from carteblanche.games.blanko.lexicon import Graph

SIDE = 16
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"


class Node:
    __slots__ = ("edges", "final")

    def __init__(self) -> None:
        self.edges: dict[str, Node] = {}
        self.final = False


def nodes(graph: Graph) -> Node:
    """The same minimal graph as linked objects. A letter whose edge ends a word leads to a node marked final."""
    made: dict[tuple[int, bool], Node] = {}

    def node(number: int, final: bool) -> Node:  # noqa: FBT001
        key = number, final
        if key not in made:
            made[key] = fresh = Node()
            fresh.final = final
            for edge in range(graph.first[number], graph.first[number + 1]):
                link = graph.children[edge]
                fresh.edges[graph.alphabet[graph.codes[edge] - 1]] = node(link >> 1, bool(link & 1))
        return made[key]

    return node(graph.root, False)


class Textbook:
    def __init__(self, root: Node, board: list[list[str]], rack: Iterable[str], opening: list[tuple[int, int]]) -> None:
        self.root = root
        self.board = board
        self.rack = Counter(rack)
        self.opening = opening
        self.moves: list[tuple[int, int, bool, str]] = []

    def generate(self) -> list[tuple[int, int, bool, str]]:
        for down in (False, True):
            if down:
                self.board = [list(column) for column in zip(*self.board, strict=True)]
                self.opening = [(column, row) for row, column in self.opening]
            self.down = down
            for row in range(SIDE):
                self.line(row)
        return self.moves

    def line(self, row: int) -> None:
        self.row = row
        self.letters = self.board[row]
        self.checks = [self.cross_check(row, column) for column in range(SIDE)]
        limit = 0
        for column in range(SIDE):
            if self.letters[column]:
                limit = 0
            elif self.anchor(row, column):
                self.at = column
                if column and self.letters[column - 1]:
                    start = column
                    while start and self.letters[start - 1]:
                        start -= 1
                    node: Node | None = self.root
                    partial = "".join(self.letters[start:column])
                    for letter in partial:
                        node = node.edges.get(letter) if node else None
                    if node is not None:
                        self.extend_right(partial, node, column, False)
                else:
                    self.left_part("", self.root, limit)
                limit = 0
            else:
                limit += 1

    def anchor(self, row: int, column: int) -> bool:
        if self.opening:
            return (row, column) in self.opening
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return any(0 <= r < SIDE and 0 <= c < SIDE and self.board[r][c] for r, c in around)

    def cross_check(self, row: int, column: int) -> set[str] | None:
        if self.letters[column]:
            return None
        top = row
        while top and self.board[top - 1][column]:
            top -= 1
        bottom = row
        while bottom < SIDE - 1 and self.board[bottom + 1][column]:
            bottom += 1
        if top == bottom:
            return None
        before = "".join(self.board[r][column] for r in range(top, row))
        after = "".join(self.board[r][column] for r in range(row + 1, bottom + 1))
        return {letter for letter in ALPHABET if self.is_word(before + letter + after)}

    def is_word(self, word: str) -> bool:
        node = self.root
        for letter in word:
            if letter not in node.edges:
                return False
            node = node.edges[letter]
        return node.final

    def left_part(self, partial: str, node: Node, limit: int) -> None:
        self.extend_right(partial, node, self.at, False)
        if limit > 0:
            for letter, child in node.edges.items():
                for tile, shown in ((letter, letter), ("?", letter.lower())):
                    if self.rack[tile]:
                        self.rack[tile] -= 1
                        self.left_part(partial + shown, child, limit - 1)
                        self.rack[tile] += 1

    def extend_right(self, partial: str, node: Node, column: int, past: bool) -> None:  # noqa: FBT001
        if (column == SIDE or not self.letters[column]) and node.final and past:
            self.moves.append((self.row, column - len(partial), self.down, partial))
        if column == SIDE:
            return
        lying = self.letters[column]
        if lying:
            if lying in node.edges:
                self.extend_right(partial + lying, node.edges[lying], column + 1, True)
            return
        allowed = self.checks[column]
        for letter, child in node.edges.items():
            if allowed is None or letter in allowed:
                for tile, shown in ((letter, letter), ("?", letter.lower())):
                    if self.rack[tile]:
                        self.rack[tile] -= 1
                        self.extend_right(partial + shown, child, column + 1, True)
                        self.rack[tile] += 1
