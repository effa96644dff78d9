"""BLANKO: who says whether a word is one (BO-16…BO-18): a lexicon and what the table has voted in.

Nobody does when a log is read without its lexicon: then the log itself knows.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import ModuleType
from typing import Any, final

from carteblanche.games.blanko import kernel as _plain
from carteblanche.games.blanko.lexicon import Graph, Lexicon
from carteblanche.games.blanko.minis import Solver
from carteblanche.games.blanko.state import Config


@final
class Referee:
    def __init__(self, lexicon: Lexicon | None, kernel: ModuleType | Any = None) -> None:
        """`kernel`: the module that finds moves, if it is not the plain one."""
        self.lexicon = lexicon
        self.kernel: Any = _plain if kernel is None else kernel
        self._grown: dict[tuple[bool, bool, tuple[str, ...]], Graph] = {}
        self._solvers: dict[tuple[bool, bool, tuple[str, ...], int], Solver] = {}

    @property
    def rude(self) -> frozenset[str]:
        """Words that no bot lays."""
        return frozenset() if self.lexicon is None else self.lexicon.rude

    def graph(self, config: Config, admitted: Collection[str] = ()) -> Graph:
        """The words that may be played at this table."""
        assert self.lexicon is not None
        if not admitted:
            return self.lexicon.graph(config.foreign, config.polite)
        *before, last = admitted
        key = config.foreign, config.polite, tuple(admitted)
        if key not in self._grown:
            self._grown[key] = self.graph(config, before).with_word(last)
        return self._grown[key]

    def valid(self, word: str, config: Config, admitted: Collection[str] = ()) -> bool | None:
        """Whether this may be played; nothing if nobody can say."""
        if word in admitted:
            return True
        if self.lexicon is None:
            return None
        return word in self.lexicon.graph(config.foreign) and not (config.polite and word in self.lexicon.rude)

    def verdict(self, words: Sequence[str], config: Config, admitted: Collection[str] = ()) -> int | None:
        """Which of these are words: bit n for the n-th. What a log writes down."""
        found = 0
        for n, word in enumerate(words):
            fine = self.valid(word, config, admitted)
            if fine is None:
                return None
            found |= fine << n
        return found

    def solver(self, config: Config, admitted: Collection[str] = (), common: int = 0) -> Solver:
        """For mini crosswords, with words at least this common and none that is rude."""
        key = config.foreign, config.polite, tuple(admitted), common
        if key not in self._solvers:
            graph, rude = self.graph(config, admitted), self.rude
            known = [word for word in short_words(graph) if (graph.frequency(word) or 0) >= common]
            self._solvers[key] = Solver([word for word in known if word not in rude])
        return self._solvers[key]


def short_words(graph: Graph) -> list[str]:
    """All words of two and three letters."""
    found: list[str] = []

    def walk(node: int, before: str) -> None:
        for edge in range(graph.first[node], graph.first[node + 1]):
            word = before + graph.alphabet[graph.codes[edge] - 1]
            if graph.children[edge] & 1 and len(word) > 1:
                found.append(word)
            if len(word) < 3:
                walk(graph.children[edge] >> 1, word)

    walk(graph.root, "")
    return found
