"""BLANKO: which words there are.

A lexicon comes in as a value and is known by its hash. It holds two graphs of words: `words`, the ones that may be played, and
`wider`, those together with names and foreign words for the variant (BO-16). Every word has one byte that says how common it is, 0
for never seen.

A graph is minimal: words share beginnings and ends. Words are numbered in the order of the alphabet, and the number is where its
byte lies. A word can be added without building anew (`with_word`): only the nodes along it are copied.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import Any, Final, TypeAlias, final

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.letters import LETTER_SETS

SHORTEST: Final = 2
LONGEST: Final = 16

Tables: TypeAlias = tuple[Any, int]
"""A graph as the kernel wants it, and its root: see there."""


@final
class Graph:
    """The words as a graph: flat, and never changed once made."""

    def __init__(
        self, alphabet: str, first: array[int], codes: bytes, children: array[int], root: int, common: bytes
    ) -> None:
        self.alphabet = alphabet
        self.first = first
        self.codes = codes
        self.children = children
        self.root = root
        self.common = common
        """By word: how common it is."""
        self._code = {letter: code for code, letter in enumerate(alphabet, 1)}

    @classmethod
    def build(cls, alphabet: str, words: Mapping[str, int]) -> Graph:
        """The graph of these words, each with how common it is. `Unreadable` if a word has a letter that is not of the alphabet."""
        code = {letter: code for code, letter in enumerate(alphabet, 1)}
        coded: dict[bytes, int] = {}
        for word, common in words.items():
            if not SHORTEST <= len(word) <= LONGEST or not all(letter in code for letter in word):
                raise Unreadable(f"{word[:40]!r} is not a word of {SHORTEST} to {LONGEST} letters of {alphabet}")
            coded[bytes([code[letter] for letter in word])] = common
        return cls.sorted(alphabet, sorted(coded.items()))

    @classmethod
    def sorted(cls, alphabet: str, words: Iterable[tuple[bytes, int]]) -> Graph:
        """The graph of words that are written in codes, a letter's code being its place in the alphabet from 1 on, and come in order."""
        nodes = _Nodes()
        links, ends = nodes.links, nodes.ends
        common = bytearray()
        path: list[list[int]] = [[]]
        # Along the last word, as deep as it shares letters with the one before it: each node's edges so far. What it shares with neither
        # neighbour is a chain without branches, and is made at once.
        last, depth = b"", 0
        for word, level in chain(words, ((b"", 0),)):
            shared = min(len(last), len(word))
            while not word.startswith(last[:shared]):
                shared -= 1
            if shared > depth:
                for code in last[depth:shared]:
                    path[-1] += (code, 0)
                    path.append([])
                depth = shared
            rest = last[depth + 1 :]
            if depth < len(last):
                path[-1] += (last[depth], ends.get(rest) or nodes.make_end(rest))
            elif last:
                path[-2][-1] |= 1
            while depth > shared:
                edges = tuple(path.pop())
                path[-1][-1] |= links.get(edges) or nodes.make(edges)
                depth -= 1
            common.append(level)
            last = word
        return nodes.finish(alphabet, path[0], bytes(common[:-1]))

    def __len__(self) -> int:
        return len(self.common)

    def encoded(self, word: str) -> bytes | None:
        try:
            return bytes([self._code[letter] for letter in word])
        except KeyError:
            return None

    def number(self, word: str) -> int | None:
        """Where this word stands in the order of all, if it is one."""
        found = self.encoded(word)
        if not found:
            return None
        node, number, link = self.root, 0, 0
        first, codes, children, skips = self.first, self.codes, self.children, self.skips
        for code in found:
            number += link & 1
            edge = codes.find(code, first[node], first[node + 1])
            if edge < 0:
                return None
            number += skips[edge]
            link = children[edge]
            node = link >> 1
        return number if link & 1 else None

    def __contains__(self, word: str) -> bool:
        return self.number(word) is not None

    def frequency(self, word: str) -> int | None:
        """How common a word is, 0…255; nothing if it is none."""
        number = self.number(word)
        return None if number is None else self.common[number]

    def __iter__(self) -> Iterator[str]:
        letters = dict(enumerate(self.alphabet, 1))
        return ("".join([letters[code] for code in word]) for word in self._coded())

    def _coded(self) -> Iterator[bytes]:
        """All words in codes, in order."""
        waiting = [(self.root, b"")]
        while waiting:
            node, word = waiting.pop()
            if node & 1 << 31:
                yield word
                continue
            for edge in range(self.first[node + 1] - 1, self.first[node] - 1, -1):
                link, longer = self.children[edge], word + self.codes[edge : edge + 1]
                waiting.append((link >> 1, longer))
                if link & 1:
                    waiting.append((1 << 31, longer))

    @cached_property
    def skips(self) -> array[int]:
        """By edge: how many words leave its node by earlier edges."""
        first, children = self.first, self.children
        below = array("I", bytes(4 * (len(first) - 1)))
        skips = array("I", bytes(4 * len(children)))
        for node in self._order():
            total = 0
            for edge in range(first[node], first[node + 1]):
                skips[edge] = total
                link = children[edge]
                total += (link & 1) + below[link >> 1]
            below[node] = total
        return skips

    def _order(self) -> Iterator[int]:
        """Nodes with children before parents: a node is always made after those that it leads to."""
        return iter(range(len(self.first) - 1))

    @cached_property
    def _list(self) -> tuple[list[int], int]:
        return self._pack()

    @cached_property
    def _array(self) -> tuple[array[int], int]:
        packed, root = self._pack()
        return array("I", packed), root

    def _pack(self) -> tuple[list[int], int]:
        """The graph as the kernel wants it, and where its root begins there."""
        first, codes, children = self.first, self.codes, self.children
        packed: list[int] = []
        begins: list[int] = []
        edge = 0
        for node in range(len(first) - 1):
            begins.append(len(packed))
            packed += (0, 0)
            onward = ends = 0
            while edge < first[node + 1]:
                bit, link = 1 << codes[edge] - 1, children[edge]
                if link & 1:
                    ends |= bit
                if link > 1:
                    onward |= bit
                    packed.append(begins[link >> 1])
                edge += 1
            packed[begins[node]], packed[begins[node] + 1] = onward, ends
        return packed, begins[self.root]

    def tables(self, compiled: bool) -> Tables:  # noqa: FBT001  # the kernel says which it is
        return self._array if compiled else self._list

    def with_word(self, word: str, common: int = 0) -> Graph:
        """This graph and one more word."""
        if word in self:
            return self
        found = self.encoded(word)
        if not found:
            raise Unreadable(f"{word[:40]!r} has letters that are not in {self.alphabet}")
        first, codes, children = self.first[:], bytearray(self.codes), self.children[:]
        first.pop()
        path, node = [self.root], self.root
        for code in found[:-1]:
            edge = self.codes.find(code, self.first[node], self.first[node + 1]) if node >= 0 else -1
            node = self.children[edge] >> 1 if edge >= 0 else -1
            path.append(node)
        link = 0
        for depth in range(len(found) - 1, -1, -1):
            node, code = path[depth], found[depth]
            edges = {} if node < 0 else self._edges(node)
            old = edges.get(code, 0)
            edges[code] = old | 1 if depth == len(found) - 1 else link | old & 1
            first.append(len(codes))
            for leaving in sorted(edges):
                codes.append(leaving)
                children.append(edges[leaving])
            link = len(first) - 1 << 1
        first.append(len(codes))
        grown = Graph(self.alphabet, first, bytes(codes), children, link >> 1, self.common)
        number = grown.number(word)
        assert number is not None
        grown.common = self.common[:number] + bytes([common]) + self.common[number:]
        return grown

    def without(self, words: Iterable[str]) -> Graph:
        """This graph less these words, built anew."""
        gone = sorted(number for word in set(words) if (number := self.number(word)) is not None)
        if not gone:
            return self
        dropped = set(gone)
        kept = ((word, self.common[number]) for number, word in enumerate(self._coded()) if number not in dropped)
        return Graph.sorted(self.alphabet, kept)

    def _edges(self, node: int) -> dict[int, int]:
        return {self.codes[edge]: self.children[edge] for edge in range(self.first[node], self.first[node + 1])}


@final
class _Nodes:
    """The nodes of a graph that is being made, each once; those that it leads to come before it. Node 0 is the one without edges."""

    def __init__(self) -> None:
        self.first = array("I", [0, 0])
        self.codes = bytearray()
        self.children = array("I")
        self.links: dict[tuple[int, ...], int] = {}
        """By a node's edges, as code and link in turn: the link to it."""
        self.ends: dict[bytes, int] = {b"": 1}
        """By the letters that are left of a word: the link to the chain that they make."""

    def make(self, edges: tuple[int, ...]) -> int:
        """The link to a new node."""
        link = self.links[edges] = len(self.first) - 1 << 1
        self.codes.extend(edges[::2])
        self.children.extend(edges[1::2])
        self.first.append(len(self.codes))
        return link

    def make_end(self, letters: bytes) -> int:
        """The link to a new chain."""
        after = self.ends.get(letters[1:]) or self.make_end(letters[1:])
        edges = letters[0], after
        link = self.ends[letters] = self.links.get(edges) or self.make(edges)
        return link

    def finish(self, alphabet: str, edges: list[int], common: bytes) -> Graph:
        """The graph with a root of these edges."""
        root = self.make(tuple(edges)) >> 1
        return Graph(alphabet, self.first, bytes(self.codes), self.children, root, common)


@final
class Lexicon:
    """Words to play with, as a value. `hash` says which; logs pin it."""

    def __init__(
        self,
        language: str,
        words: Graph,
        wider: Graph | None,
        digest: str,
        added: tuple[str, ...] = (),
        rude: frozenset[str] = frozenset(),
    ) -> None:
        self.language = language
        self.words = words
        self.wider = wider or words
        self.hash = digest
        self.added = added
        """Words that the house has added, in the order of the alphabet."""
        self.rude = rude
        """Slurs and vulgar words among them: bots do not lay these, and a table may leave them out (BO-16)."""
        self._polite: dict[bool, Graph] = {}

    @classmethod
    def of(
        cls, language: str, words: Iterable[str], common: Mapping[str, int] | None = None, alphabet: str = ""
    ) -> Lexicon:
        """A lexicon of just these words: for scenarios, puzzles and small lists. A language of the rules has its alphabet there."""
        known = common or {}
        listed = {word: known.get(word, 128) for word in words}
        graph = Graph.build(alphabet or LETTER_SETS[language].alphabet, listed)
        said = "\n".join(f"{word} {listed[word]}" for word in sorted(listed))
        return cls(language, graph, None, hashlib.sha256(f"{language}\n{said}".encode()).hexdigest())

    def graph(self, foreign: bool, polite: bool = False) -> Graph:  # noqa: FBT001, FBT002  # the table's options as they are
        """The words that may be played at a table with or without names and foreign words, and with or without rude ones (BO-16)."""
        found = self.wider if foreign else self.words
        if not polite or not self.rude:
            return found
        if foreign not in self._polite:
            self._polite[foreign] = found.without(self.rude)
        return self._polite[foreign]

    def with_added(self, words: Iterable[str]) -> Lexicon:
        """This lexicon and the words that a house has added to it; known by another hash."""
        added = sorted({*self.added, *(word for word in words if word not in self.words)})
        if tuple(added) == self.added:
            return self
        plain, wider = self.words, self.wider
        for word in added:
            plain = plain.with_word(word)
            wider = wider.with_word(word)
        digest = hashlib.sha256("\n".join([self.hash, *added]).encode()).hexdigest()
        return Lexicon(self.language, plain, wider, digest, tuple(added), self.rude)
