"""Joins words to phrases: a chart of everything that neighbouring words may be taken for together, by type.

Words bring items of a category; the rules say, for two categories, what neighbours make. For every stretch of words the cheapest few
items of each category are kept. The sentence is then one of the cheapest rows of items from its first word to its last; words that nothing
takes up cost most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Numbered
from carteblanche.reader.phrases.sketch import Filt, Item
from carteblanche.reader.words.lexicon import FOLDED, Lexicon, Node, Sense
from carteblanche.reader.words.morphology import find_form
from carteblanche.reader.words.tokens import Token

KEPT: Final = 4
"""Items of one category kept for one stretch of words."""
WIDEST: Final = 40
"""Words in one sentence that are joined; longer ones are cut."""

ROWS: Final = 12
"""Rows of items that are kept for one stretch."""

Rule = Callable[[Item, Item], "Any | None"]
BASE: Final[dict[str, float]] = {
    "V": 1.0, "TR": 1.0, "U": 0.6, "conj": 0.3, "mark": 0.1, "quote": 1.2, "C": 1.5, "W": 1.5, "N": 1.6, "T": 1.5, "F": 1.6, "PP": 1.7,
    "E": 0.4, "fluff": 0.2, "part": 0.9, "adv": 0.8, "neg": 1.5, "mod": 1.2, "ban": 0.8, "permit": 0.8, "X": 1.8, "det": 0.9, "hard": 0.5,
    "verdict": 1.2, "why": 1.0,
}  # fmt: skip
LOOSE: Final = 2.0
RELATIVE: Final = 1.0
"""A relative pronoun that begins no clause, or *that* before one."""
LONGEST_PHRASE: Final = 9
SEVERAL: Final = {("n", "opponent"): "opponents", ("n", "neighbour"): "neighbours", ("w", "someone"): "others"}
"""What words for one person mean in the plural."""
PHRASE: Final = 0.25
"""What each further word of a phrase of the lexicon takes off: together they are more likely meant than apart."""


@dataclass(frozen=True, slots=True)
class Row:
    """What the words of a stretch were taken for, one after the other, and what it costs to think so."""

    cost: float
    items: tuple[Item, ...]


class Chart:
    def __init__(
        self, rules: dict[tuple[str, str], list[Rule]], singles: dict[str, list[Callable[[Item], Any]]]
    ) -> None:
        self.rules = rules
        self.singles = singles

    def parse(self, first: Sequence[Item], size: int) -> list[Row]:
        """The cheapest rows of items over so many words, cheapest first."""
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
        return _rows(cells, size)

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


def _rows(cells: dict[tuple[int, int], dict[str, list[Item]]], size: int) -> list[Row]:
    best: list[list[tuple[float, tuple[Item, ...]]]] = [[(0.0, ())]]
    for end in range(1, size + 1):
        found: list[tuple[float, int, Item, tuple[Item, ...]]] = []
        for start in range(end):
            for cat, items in cells.get((start, end), {}).items():
                base = RELATIVE if cat == "conj" and items[0].val.value in ("that", "this") else BASE.get(cat, LOOSE)
                for item in items:
                    found += [(cost + item.cost + base, start, item, row) for cost, row in best[start]]
        found.sort(key=lambda one: one[0])
        best.append([(cost, (*row, item)) for cost, _, item, row in found[:ROWS]])
    return [Row(cost, row) for cost, row in best[size]]


def lexical(tokens: Sequence[Token], words: Lexicon) -> list[Item]:
    """What every word, and every phrase of the lexicon, brings by itself."""
    spelt = [_spellings(token, words) for token in tokens]
    found: list[Item] = []
    for start, token in enumerate(tokens):
        found += _alone(token, start, words)
        found += _range(tokens[start : start + 4], start, words)
        if token.kind == "word" and not token.article and _sayable(tokens, start, words):
            found.append(Item("said", start, start + 1, token.text))
        found += _phrases(tokens, start, spelt, words)
    return [one for one in found if not _ends_in_then(one, found, tokens)]


def _ends_in_then(item: Item, items: Sequence[Item], tokens: Sequence[Token]) -> bool:
    """Whether a word behind which nothing comes looks like *then*, but names somebody: *Skip next.*"""
    if item.cat != "conj" or item.val.value != "then" or (item.end < len(tokens) and tokens[item.end].text != ","):
        return False
    if item.end < len(tokens) and (not item.start or tokens[item.start - 1].kind == "mark"):
        return False
    return any(one.cat == "w" and (one.start, one.end) == (item.start, item.end) for one in items)


def _alone(token: Token, start: int, words: Lexicon) -> Iterator[Item]:
    """What a token is without the lexicon."""
    match token.kind:
        case "mark":
            yield Item("mark", start, start + 1, token.text)
            if token.text in "+-–":
                yield Item("plus" if token.text == "+" else "minus", start, start + 1, token.text)
        case "quote":
            yield Item("quote", start, start + 1, token.text)
        case "number":
            digits = Sense("num", token.text, form=frozenset({"digits"}))
            yield Item("num", start, start + 1, digits, 0.6 if token.article else 0.0)
            if token.article and token.text in "123456":
                yield Item("face", start, start + 1, Sense("face", token.text))
        case _:
            yield Item("X", start, start + 1, token.text)
            if token.lower in words.determiners:
                yield Item("det", start, start + 1, token.text)


def _range(tokens: Sequence[Token], start: int, words: Lexicon) -> Iterator[Item]:
    """Cards from one number to another: *3–5*; before the word *cards* it is how many."""
    if [one.kind for one in tokens[:3]] != ["number", "mark", "number"] or tokens[1].text not in ("-", "–"):
        return
    first, last = int(tokens[0].text), int(tokens[2].text)
    node = words.root.next.get(tokens[3].lower) if len(tokens) > 3 else None
    counted = node is not None and any(sense.cat == "card" for sense in node.senses)
    if 1 <= first < last <= 6 and not counted:
        yield Item("F", start, start + 3, Filt((Numbered(tuple(range(first, last + 1))),), face=True))


def _sayable(tokens: Sequence[Token], place: int, words: Lexicon) -> bool:
    """Whether a word may be one that somebody says, without quotation marks: one in capitals, or one that is not of the game and last."""
    token = tokens[place]
    if token.text.isupper() and len(token.text) > 1:
        return True
    onward = tokens[place + 1] if place + 1 < len(tokens) else None
    node = words.root.next.get(onward.lower) if onward is not None else None
    last = onward is None or onward.kind == "mark" or (node is not None and any(s.cat == "conj" for s in node.senses))
    last = last or (onward is not None and words.says(onward.lower))
    own = words.root.next.get(token.lower)
    fluff = own is not None and bool(own.senses) and all(sense.cat == "fluff" for sense in own.senses)
    return last and (fluff or (token.lower not in words.forms and token.lower not in words.dropped))


def _phrases(
    tokens: Sequence[Token], start: int, spelt: list[list[tuple[str, float]]], words: Lexicon
) -> Iterator[Item]:
    """Every word or phrase of the lexicon that begins here."""
    rows: list[tuple[Node, float, tuple[str, ...]]] = [(words.root, 0.0, ())]
    for end in range(start, min(len(tokens), start + LONGEST_PHRASE)):
        inner = end > start and (tokens[end].lower in words.inner or tokens[end].text == ",")
        onward = list(rows) if inner else []
        for node, cost, read in rows:
            for form, extra in spelt[end]:
                after = node.next.get(form)
                if after is None:
                    continue
                onward.append((after, cost + extra, (*read, form)))
                for sense in after.senses:
                    if not sense.particle or any(one.lower == sense.particle for one in tokens[end + 1 :]):
                        price = cost + extra + sense.cost - PHRASE * (end - start)
                        heard = find_form((*read, form), sense.cat, words.language)
                        known = replace(sense, form=heard) if heard else sense
                        yield from _sense(known, tokens[start : end + 1], (*read, form), start, price, words)
        rows = onward


def _sense(
    sense: Sense, tokens: Sequence[Token], forms: Sequence[str], start: int, price: float, words: Lexicon
) -> Iterator[Item]:
    """A sense with what its words add: a name as it is written, whether cards are several, a number that is a card."""
    end = start + len(tokens)
    if sense.cat == "card" and forms[-1] in words.plurals:
        sense = replace(sense, value="held-cards" if sense.value == "held" else "cards")
    if sense.cat in ("name", "kind"):
        sense = replace(sense, value=" ".join(one.text for one in tokens))
    if sense.cat == "ev" and any(words.owns(one.lower) for one in tokens):
        sense = replace(sense, own=True)
    if any(one.several for one in tokens):
        sense = replace(sense, several=True)
    if sense.cat == "n" and tokens[0].article and not words.determiners:
        sense = replace(sense, indefinite=True)
    if (sense.cat, sense.value) == ("n", "rule") and forms[-1] in words.plurals:
        sense = replace(sense, several=True)
    if (sense.cat, sense.value) == ("n", "player") and forms[-1] in words.plurals:
        sense = replace(sense, value="players")
    if (sense.cat, sense.value) in SEVERAL and any(form in words.plurals for form in forms):
        sense = replace(sense, value=SEVERAL[sense.cat, sense.value])
    yield Item(sense.cat, start, end, sense, price)
    if sense.cat == "num" and tokens[0].article and sense.value in "123456":
        yield Item("face", start, end, Sense("face", sense.value), price)


def _spellings(token: Token, words: Lexicon) -> list[tuple[str, float]]:
    lower = token.lower
    if token.kind not in ("word", "number"):
        return []
    short = [(full, FOLDED) for full in words.short.get(lower, ())]
    if lower in words.forms:
        return [(lower, FOLDED if token.spelt else 0.0), *short]
    return short or (words.corrected(lower, name=token.text[0].isupper()) if token.kind == "word" else [])
