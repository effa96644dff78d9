"""Joins words to phrases: a chart of everything that neighbouring words may be taken for together, by type.

Words bring items of a category; the rules say, for two categories, what neighbours make. For every stretch of words the cheapest few
items of each category are kept. The sentence is then the cheapest row of items from its first word to its last; words that nothing takes
up cost most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from carteblanche.reader.lexicon import Lexicon, Node, Sense
from carteblanche.reader.sketch import Item
from carteblanche.reader.tokens import Token

KEPT: Final = 4
"""Items of one category kept for one stretch of words."""
WIDEST: Final = 40
"""Words in one sentence that are joined; longer ones are cut."""

Rule = Callable[[Item, Item], "Any | None"]
BASE: Final[dict[str, float]] = {
    "V": 1.0, "U": 0.6, "conj": 0.3, "mark": 0.1, "quote": 1.2, "C": 1.5, "W": 1.5, "N": 1.6, "T": 1.5, "F": 1.6, "PP": 1.7,
    "E": 0.4, "fluff": 0.2, "part": 0.3, "adv": 0.8, "neg": 1.5, "mod": 1.2, "ban": 0.8, "permit": 0.8, "X": 1.8, "det": 0.9,
}  # fmt: skip
LOOSE: Final = 2.0
LONGEST_PHRASE: Final = 9
PHRASE: Final = 0.25
"""What each further word of a phrase of the lexicon takes off: together they are more likely meant than apart."""


class Chart:
    def __init__(
        self, rules: dict[tuple[str, str], list[Rule]], singles: dict[str, list[Callable[[Item], Any]]]
    ) -> None:
        self.rules = rules
        self.singles = singles

    def parse(self, first: Sequence[Item], size: int) -> list[Item]:
        """The cheapest row of items over so many words."""
        cells: dict[tuple[int, int], dict[str, list[Item]]] = {}
        for item in first:
            self._add(cells, item)
        for width in range(2, size + 1):
            for start in range(size - width + 1):
                end = start + width
                for split in range(start + 1, end):
                    left, right = cells.get((start, split)), cells.get((split, end))
                    if left and right:
                        self._join(cells, left, right, start, end)
        return self._path(cells, size)

    def _join(
        self, cells: dict[tuple[int, int], dict[str, list[Item]]], left: dict[str, list[Item]], right: dict[str, list[Item]],
        start: int, end: int,
    ) -> None:  # fmt: skip
        for one in list(left):
            for other in list(right):
                for rule in self.rules.get((one, other), ()):
                    for a in left[one]:
                        for b in right[other]:
                            made = rule(a, b)
                            if made is not None:
                                cat, val, cost = made
                                self._add(cells, Item(cat, start, end, val, a.cost + b.cost + cost))

    def _add(self, cells: dict[tuple[int, int], dict[str, list[Item]]], item: Item) -> None:
        cell = cells.setdefault((item.start, item.end), {})
        same = cell.setdefault(item.cat, [])
        if any(one.val == item.val and one.cost <= item.cost for one in same):
            return
        same.append(item)
        same.sort(key=lambda one: one.cost)
        del same[KEPT:]
        if item in same:
            for single in self.singles.get(item.cat, ()):
                made = single(item)
                if made is not None:
                    cat, val, cost = made
                    self._add(cells, Item(cat, item.start, item.end, val, item.cost + cost))

    @staticmethod
    def _path(cells: dict[tuple[int, int], dict[str, list[Item]]], size: int) -> list[Item]:
        best: list[tuple[float, Item | None]] = [(0.0 if end == 0 else 1e9, None) for end in range(size + 1)]
        for end in range(1, size + 1):
            for start in range(end):
                for cat, items in cells.get((start, end), {}).items():
                    cost = best[start][0] + items[0].cost + BASE.get(cat, LOOSE)
                    if cost < best[end][0]:
                        best[end] = (cost, items[0])
        row: list[Item] = []
        end = size
        while end:
            item = best[end][1]
            assert item is not None
            row.append(item)
            end = item.start
        return row[::-1]


def lexical(tokens: Sequence[Token], words: Lexicon) -> list[Item]:
    """What every word, and every phrase of the lexicon, brings by itself."""
    spelt = [_spellings(token, words) for token in tokens]
    found: list[Item] = []
    for start, token in enumerate(tokens):
        found += _alone(token, start, words)
        found += _phrases(tokens, start, spelt, words)
    return found


def _alone(token: Token, start: int, words: Lexicon) -> Iterator[Item]:
    """What a token is without the lexicon."""
    match token.kind:
        case "mark":
            yield Item("mark", start, start + 1, token.text)
            if token.text == "+":
                yield Item("plus", start, start + 1, token.text)
        case "quote":
            yield Item("quote", start, start + 1, token.text)
        case "number":
            yield Item("num", start, start + 1, Sense("num", token.text), 0.6 if token.article else 0.0)
            if token.article and token.text in "123456":
                yield Item("face", start, start + 1, Sense("face", token.text))
        case _:
            yield Item("X", start, start + 1, token.text)
            if token.lower in words.determiners:
                yield Item("det", start, start + 1, token.text)


def _phrases(
    tokens: Sequence[Token], start: int, spelt: list[list[tuple[str, float]]], words: Lexicon
) -> Iterator[Item]:
    """Every word or phrase of the lexicon that begins here."""
    rows = [(words.root, 0.0)]
    for end in range(start, min(len(tokens), start + LONGEST_PHRASE)):
        inner = end > start and tokens[end].lower in words.determiners
        onward: list[tuple[Node, float]] = list(rows) if inner else []
        for node, cost in rows:
            for form, extra in spelt[end]:
                after = node.next.get(form)
                if after is None:
                    continue
                onward.append((after, cost + extra))
                for sense in after.senses:
                    if not sense.particle or any(one.lower == sense.particle for one in tokens[end + 1 :]):
                        price = cost + extra + sense.cost - PHRASE * (end - start)
                        yield from _sense(sense, tokens[start : end + 1], start, price, words)
        rows = onward


def _sense(sense: Sense, tokens: Sequence[Token], start: int, price: float, words: Lexicon) -> Iterator[Item]:
    """A sense with what its words add: a name as it is written, whether cards are several, a number that is a card."""
    end = start + len(tokens)
    if sense.cat == "card" and tokens[-1].lower in words.plurals:
        sense = Sense("card", "cards", sense.case)
    if sense.cat == "name":
        sense = Sense("name", " ".join(one.text for one in tokens))
    yield Item(sense.cat, start, end, sense, price)
    if sense.cat == "num" and tokens[0].article and sense.value in "123456":
        yield Item("face", start, end, Sense("face", sense.value), price)


def _spellings(token: Token, words: Lexicon) -> list[tuple[str, float]]:
    lower = token.lower
    if token.kind not in ("word", "number"):
        return []
    if lower in words.forms:
        return [(lower, 0.0)]
    return words.corrected(lower) if token.kind == "word" else []
