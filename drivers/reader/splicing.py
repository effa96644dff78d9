"""Texts of two halves, one from each of two texts that people wrote: when something happens from one, what is then done from the other.
What is done may also be a whole game card, and one thing after the other.

Which half of a text says which half of its meaning is found by words and tokens that go together in all texts (the first model of
statistical translation), by colours and numbers, and by what is quoted. A half that speaks of somebody or something of the other half is
left alone.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carteblanche.reader.learnt.features import Word
from carteblanche.reader.learnt.tokens import Tokens
from drivers.reader.examples import Example
from drivers.reader.mixing import COLOURS, NUMBERS, shift

ROUNDS: Final = 3
FAINT: Final = 1e-5
CLEAR: Final = 2.0
"""By how much (a logarithm) one way to share the meaning out must be likelier than the other."""
MARKS: Final = frozenset(",;:.!?=→>-–—+")
REFERRING: Final = frozenset({
    "them", "these", "remembered", "(remembered)", "(amount)", "winner", "loser", "first", "last", "voted", "chosen", "drawn", "played",
    "this", "(some", "causer",
})  # fmt: skip
"""Tokens that may stand for what the other half has brought up."""
NOBODYS: Final = frozenset({"(stage", "(happens", "(every", "(idle", "(ends", "(becomes"})
"""Events after which there may be no *you*: halves of their cards go together alone."""
GAME: Final = ("(when", "this", "[")
OF_THE_CARD: Final = frozenset({"this", "(some", "played", "below", "drawn", "causer", "(react"})
"""Tokens of a game card that mean another thing on a rule."""
LONGEST: Final = 40
"""Words of a game card, at the most."""
FROM_GAME_CARDS: Final = 0.4
ONE_MORE: Final = 0.25
_FORMS: Final = frozenset({"small", "capital", "capitals", "digits", "idle", "unknown"})


@dataclass(frozen=True, slots=True)
class Half:
    text: str
    words: tuple[Word, ...]
    tokens: Tokens
    """What it means, with places of words counted from its own first word."""


@dataclass(frozen=True, slots=True)
class Halves:
    """`cause` and `effect` of a card, in the order in which they are said."""

    cause: Half
    effect: Half
    cause_first: bool


class Splicer:
    def __init__(self, examples: Sequence[Example], dice: random.Random) -> None:
        self._dice = dice
        pairs = [(part(one.targets[0]), one) for one in examples if one.kind == "machine"]
        fitting = [(parts, one) for parts, one in pairs if parts is not None]
        self._together = align([one for _, one in fitting])
        found: dict[tuple[str, str, bool, bool], list[Halves]] = defaultdict(list)
        for (cause, effect), one in fitting:
            halves = self._halve(one, cause, effect)
            if halves is not None:
                found[one.language, one.card, halves.cause_first, cause[0] in NOBODYS].append(halves)
        self.found = dict(found)
        self._effects: dict[str, list[Half]] = defaultdict(list)
        """What game cards do, by language."""
        for one in examples:
            tokens = one.targets[0]
            whole = tokens[:3] == GAME and tokens[-2:] == ("]", ")") and _end(tokens, 2) == len(tokens) - 1
            if whole and len(one.words) <= LONGEST and not OF_THE_CARD & set(tokens[3:]):
                self._effects[one.language].append(Half(one.text, one.words, tokens[3:-2]))
        self._kinds = list(self.found)
        self._weights = [len(listed) for listed in self.found.values()]

    def splice(self, most: int) -> Iterator[Example]:
        for kind in self._dice.choices(self._kinds, self._weights, k=most):
            language, card, cause_first, nobodys = kind
            known = self.found[kind]
            cause, effect = self._dice.choice(known).cause, self._dice.choice(known).effect
            games = self._effects.get(language) if cause_first and not nobodys else None
            if games and self._dice.random() < FROM_GAME_CARDS:
                effect = self._dice.choice(games)
            if games and self._dice.random() < ONE_MORE:
                effect = _joined(effect, self._dice.choice(games))
            first, second = (cause, effect) if cause_first else (effect, cause)
            moved_cause = shift(cause.tokens, 0 if cause_first else len(first.words))
            moved_effect = shift(effect.tokens, len(first.words) if cause_first else 0)
            tokens = ("(when", *moved_cause, "[", *moved_effect, "]", ")")
            words = (*first.words, *second.words)
            yield Example(language, card, "machine", f"{first.text} {second.text}", words, (tokens,), ())

    def _halve(self, one: Example, cause: Tokens, effect: Tokens) -> Halves | None:
        """Cut where the meaning can be shared out most clearly."""
        best: tuple[float, int, bool] | None = None
        for cut in cuts(one.words):
            for cause_first in (True, False):
                before, after = (cause, effect) if cause_first else (effect, cause)
                if not (_may_say(one.words[:cut], 0, before) and _may_say(one.words[cut:], cut, after)):
                    continue
                gain = self._likely(one.words[:cut], before) + self._likely(one.words[cut:], after)
                gain -= self._likely(one.words[:cut], after) + self._likely(one.words[cut:], before)
                if gain > CLEAR and (best is None or gain > best[0]):
                    best = gain, cut, cause_first
        if best is None:
            return None
        _, cut, cause_first = best
        first, second = (cause, effect) if cause_first else (effect, cause)
        at = one.words[cut].start
        said_first = Half(one.text[:at], one.words[:cut], first)
        said_then = Half(one.text[at:], one.words[cut:], tuple(shift(second, -cut)))
        if cause_first:
            return Halves(said_first, said_then, cause_first=True)
        return Halves(said_then, said_first, cause_first=False)

    def _likely(self, words: Sequence[Word], tokens: Tokens) -> float:
        concepts = _concepts(words)
        return sum(
            math.log(
                FAINT + sum(self._together.get((concept, token), 0.0) for concept in concepts) / (len(concepts) + 1)
            )
            for token in _telling(tokens)
        )


def _joined(one: Half, other: Half) -> Half:
    """One thing after the other."""
    tokens = (*one.tokens, *shift(other.tokens, len(one.words)))
    return Half(f"{one.text} {other.text}", (*one.words, *other.words), tokens)


def part(tokens: Tokens) -> tuple[Tokens, Tokens] | None:
    """What must happen, and what is then done, of a card that says no more."""
    if tokens[:1] != ("(when",):
        return None
    end = _end(tokens, 1)
    if tokens[end : end + 1] != ("[",):
        return None
    last = _end(tokens, end)
    if tokens[last:] != (")",) or tokens[1:end] == ("this",):
        return None
    cause, effect = tokens[1:end], tokens[end + 1 : last - 1]
    return None if REFERRING & set(effect) or REFERRING & set(cause) else (cause, effect)


def cuts(words: Sequence[Word]) -> list[int]:
    """Where a text may be cut: behind a mark, and before a word for *if*."""
    return [
        place
        for place in range(2, len(words) - 1)
        if any(one.startswith("mark.") and one[5:] in MARKS for one in words[place - 1].concepts)
        or "conj.if" in words[place].concepts
    ]


def align(examples: Sequence[Example]) -> dict[tuple[str, str], float]:
    """How likely a concept of the text brings a token of the meaning."""
    rows = [(tuple(_concepts(one.words)), tuple(_telling(one.targets[0]))) for one in examples]
    together: dict[tuple[str, str], float] = {}
    for _ in range(ROUNDS):
        counts: dict[tuple[str, str], float] = defaultdict(float)
        totals: dict[str, float] = defaultdict(float)
        for concepts, tokens in rows:
            for token in tokens:
                shares = [together.get((concept, token), FAINT) if together else 1.0 for concept in concepts]
                whole = sum(shares)
                for concept, share in zip(concepts, shares, strict=True):
                    counts[concept, token] += share / whole
                    totals[concept] += share / whole
        together = {key: count / totals[key[0]] for key, count in counts.items()}
    return together


def _may_say(words: Sequence[Word], begin: int, tokens: Tokens) -> bool:
    """Whether these words have every colour, number and quotation of a meaning."""
    concepts = _concepts(words)
    for token in tokens:
        if isinstance(token, int):
            if not begin <= token < begin + len(words):
                return False
        elif (
            token in (*COLOURS, *NUMBERS) and not {f"{kind}.{token}" for kind in ("f", "fs", "num", "face")} & concepts
        ):
            return False
    return True


def _concepts(words: Sequence[Word]) -> set[str]:
    return {concept for word in words for concept in word.concepts} - _FORMS


def _telling(tokens: Tokens) -> list[str]:
    return [token for token in tokens if isinstance(token, str) and token not in ("[", "]", ")", "(when")]


def _end(tokens: Tokens, begin: int) -> int:
    """Behind the part that begins here."""
    depth = 0
    for place in range(begin, len(tokens)):
        token = tokens[place]
        if isinstance(token, str):
            depth += (token.startswith("(") or token == "[") - (token in (")", "]"))  # noqa: S105
        if depth == 0:
            return place + 1
    return len(tokens)
