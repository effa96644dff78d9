"""Every example is shown to the network in another guise each time: other colours and numbers, words that are missing, exclamations around
it, a second card behind it.

Colours and numbers are known to it by their concepts alone (`reader.learnt.features`), so changing them in the features and in the meaning
changes them in the text, in every language.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from carteblanche.reader.learnt.features import MOST_WORDS, Word, look
from carteblanche.reader.learnt.tokens import Tokens
from carteblanche.reader.words.lexicon import lexicon
from drivers.reader.examples import CORPUS, Example

COLOURS: Final = ("red", "orange", "green", "blue", "violet", "pink")
NUMBERS: Final = ("2", "3", "4", "5", "6")
EFFECT: Final = ("(when", "this", "[")
FOLLOWED: Final = 0.18
"""How often a second card stands behind the first."""
Row: TypeAlias = "tuple[Sequence[str], Sequence[int]]"
"""The concepts and the letters of a word."""


@dataclass(frozen=True, slots=True)
class Sample:
    rows: list[Row]
    target: list[str | int]
    language: str
    card: str


class Mixer:
    def __init__(self, examples: Sequence[Example], dice: random.Random) -> None:
        self._dice = dice
        self._short: dict[tuple[str, str], list[Example]] = defaultdict(list)
        for one in examples:
            if one.kind == "machine" and len(one.targets[0]) < 30:
                self._short[one.language, one.card].append(one)
        exclaimed: dict[str, list[str]] = json.loads(
            (CORPUS / "taught" / "exclamations.json").read_text(encoding="utf-8")
        )
        self._exclaimed = {
            language: [look(text, lexicon(language)) for text in texts] for language, texts in exclaimed.items()
        }

    def mix(self, one: Example) -> Sample:
        dice = self._dice
        words, target = list(one.words), list(dice.choice(one.targets))
        if one.kind == "machine" and dice.random() < FOLLOWED:
            words, target = self._follow(one, words, target)
        if dice.random() < 0.15:
            cry = dice.choice(self._exclaimed[one.language])
            if dice.random() < 0.4:
                words, target = [*cry, *words], shift(target, len(cry))
            else:
                words = [*words, *cry]
        concepts, tokens = self._rename(words, target) if one.kind == "machine" else ({}, {})
        rows = [self._blur(word, concepts) for word in words[: MOST_WORDS - 2]]
        return Sample(rows, _renamed(target, tokens), one.language, one.card)

    def _follow(self, one: Example, words: list[Word], target: list[str | int]) -> tuple[list[Word], list[str | int]]:
        """With another card of the same kind behind it: two rules, or one effect after the other."""
        other = self._dice.choice(self._short[one.language, one.card])
        more = self._dice.choice(other.targets)
        if one.card == "rule" or tuple(target[:3]) != EFFECT:
            whole = [*target, *shift(more, len(words))]
        elif more[:3] == EFFECT and target[-2:] == ["]", ")"] and more[-2:] == ("]", ")") and len(target) < 24:
            whole = [*target[:-2], *shift(more[3:], len(words))]
        else:
            return words, target
        return [*words, *other.words], whole

    def _rename(self, words: list[Word], target: list[str | int]) -> tuple[dict[str, str], dict[str, str]]:
        """Other colours and numbers: for concepts, and for tokens."""
        concepts: dict[str, str] = {}
        tokens: dict[str, str] = {}
        if self._dice.random() < 0.7:
            for old, new in zip(COLOURS, self._dice.sample(COLOURS, len(COLOURS)), strict=True):
                concepts |= {f"f.{old}": f"f.{new}", f"fs.{old}": f"fs.{new}"}
                tokens[old] = new
        if self._dice.random() < 0.6:
            said = {c.split(".")[1] for word in words for c in word.concepts if c.startswith(("num.", "face."))}
            free = [n for n in NUMBERS if n not in said and n not in target]
            for old in [n for n in NUMBERS if n in said and n in target]:
                if free:
                    new = free.pop(self._dice.randrange(len(free)))
                    concepts |= {f"num.{old}": f"num.{new}", f"face.{old}": f"face.{new}"}
                    tokens[old] = new
        return concepts, tokens

    def _blur(self, word: Word, concepts: dict[str, str]) -> Row:
        """A word of which sometimes something is missing."""
        dice = self._dice.random()
        known = [concepts.get(one, one) for one in word.concepts]
        if word.letters and dice < 0.08:
            return [one for one in known if one in ("capital", "capitals", "small")], word.letters
        if dice < 0.28:
            return known, ()
        if dice < 0.45 and len(word.letters) > 4:
            return known, self._dice.sample(word.letters, len(word.letters) * 2 // 3)
        return known, word.letters


def shift(tokens: Sequence[str | int] | Tokens, by: int) -> list[str | int]:
    return [one + by if isinstance(one, int) else one for one in tokens]


def _renamed(listed: Sequence[str | int], tokens: dict[str, str]) -> list[str | int]:
    return [tokens.get(one, one) if isinstance(one, str) else one for one in listed]
