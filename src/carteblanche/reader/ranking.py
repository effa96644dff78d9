"""How sure a reading is, from all that is known of it: what the network thinks of it, what the grammar makes of the text, and which words
left no trace.

The weights were fitted on texts that neither the network nor the grammar had learnt: `python -m drivers.reader.calibrate`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import check
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader import gate
from carteblanche.reader.grammar import Answer, for_people
from carteblanche.reader.learnt.proposals import Proposal
from carteblanche.reader.meaning.interpret import Reading
from carteblanche.reader.phrases.parse import Stretch, parse
from carteblanche.reader.senseless import is_senseless
from carteblanche.reader.words.lexicon import Lexicon

LEAST: Final = 1e-6
"""No share is less."""
MOST_LOST: Final = 4
WEIGHTS: Final = {
    "one": 1.19,
    "share": 1.21,
    "best": -0.68,
    "understood": 2.17,
    "chosen": 2.35,
    "nearly": 1.36,
    "against": 0.06,
    "weighty": -0.08,
    "lost": 0.08,
    "idle": 1.1,
    "length": -0.34,
}
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


@dataclass(frozen=True, slots=True)
class Candidate:
    meaning: Meaning
    sure: float
    """How likely it is what the author means, from 0 to 1."""
    lost: tuple[str, ...]
    """Words that left no trace in it, and stand beside others that did."""
    commentary: tuple[str, ...]
    """Sentences, titles and exclamations of which no word left a trace."""
    weighty: bool
    """Whether a word that left no trace may change what a card does."""


def rank(
    text: str, card: Literal["rule", "game"], words: Lexicon, grammar: Answer, learnt: Sequence[Proposal]
) -> list[Candidate]:
    """The readings of a text that make a card, the surest first. Where the grammar accounts for every word, no other reading may lose one
    that counts.
    """
    stretches = parse(text, words)
    found: list[Candidate] = []
    for meaning, facts in describe(text, card, words, grammar, learnt, stretches):
        if grammar.kind == "understood" and facts["weighty"] and not facts["understood"]:
            continue
        lost = set(_lost(stretches, meaning, words))
        commentary = tuple(
            one.said(0, len(one.tokens)) for one in stretches if one.tokens and _texts(one, words) <= lost
        )
        beside = (word for one in stretches for word in _words(one) if word in lost and not _texts(one, words) <= lost)
        found.append(Candidate(meaning, judge(facts), tuple(dict.fromkeys(beside)), commentary, facts["weighty"] > 0))
    return sorted(found, key=lambda one: -one.sure)


def judge(facts: dict[str, float]) -> float:
    """How likely a reading with these facts is right."""
    return 1 / (1 + math.exp(-sum(WEIGHTS[name] * value for name, value in facts.items())))


def describe(
    text: str,
    card: Literal["rule", "game"],
    words: Lexicon,
    grammar: Answer,
    learnt: Sequence[Proposal],
    stretches: Sequence[Stretch],
) -> list[tuple[Meaning, dict[str, float]]]:
    """Every reading that makes a card, with what is known of it. Readings that differ in the author's own words alone count once."""
    shapes = [_shape(meaning) for meaning in grammar.readings]
    idle = sum(one.share for one in learnt if one.meaning is None or for_people(one.meaning))
    shares: dict[str, float] = {}
    meanings: dict[str, Meaning] = dict(zip(reversed(shapes), reversed(grammar.readings), strict=True))
    for one in learnt:
        if one.meaning is not None and not for_people(one.meaning):
            shape = _shape(one.meaning)
            shares[shape] = shares.get(shape, 0.0) + one.share
            meanings.setdefault(shape, one.meaning)
    best = max(shares.values(), default=LEAST)
    found: list[tuple[Meaning, dict[str, float]]] = []
    for shape, meaning in meanings.items():
        if is_senseless(meaning) or any(one.level == "error" for one in check(meaning, rule=card == "rule")):
            continue
        lost = _lost(stretches, meaning, words)
        weighty = len(gate.weighty(lost, meaning, words))
        share = max(shares.get(shape, 0.0), LEAST)
        first = bool(shapes) and shape == shapes[0]
        facts = {
            "one": 1.0,
            "share": math.log(share),
            "best": math.log(share / max(best, LEAST)),
            "understood": float(first and grammar.kind == "understood"),
            "chosen": float(shape in shapes and grammar.kind == "choose"),
            "nearly": float(shape in shapes and grammar.kind == "nearly"),
            "against": float(grammar.kind == "understood" and not first),
            "weighty": float(min(weighty, MOST_LOST)),
            "lost": float(min(len(lost) - weighty, MOST_LOST)),
            "idle": idle,
            "length": math.log(1 + len(text.split())),
        }
        found.append((meaning, facts))
    return found


def _words(stretch: Stretch) -> list[str]:
    return [token.text for token in stretch.tokens if token.kind not in ("mark", "other")]


def _texts(stretch: Stretch, words: Lexicon) -> set[str]:
    """The words of a stretch that may carry meaning."""
    return {word for word in _words(stretch) if word.lower() not in words.idle}


def _shape(meaning: Meaning) -> str:
    """A meaning without the author's own words."""
    return _QUOTED.sub('""', notation.write(meaning))


def _lost(stretches: Sequence[Stretch], meaning: Meaning, words: Lexicon) -> list[str]:
    return list(dict.fromkeys(gate.lost(stretches, Reading(meaning, 0.0, [], [], []), words)))
