"""Fits how sure readings are, on texts that were not learnt: `python -m drivers.reader.calibrate` prints the weights for
`reader/ranking.py`, and what the reader would answer with several thresholds, each text judged by weights that were fitted without it.

The latest round is left out, so that something is left to be measured on.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader.answer import BESIDE, FAINT, PEOPLE
from carteblanche.reader.grammar import MOST_OFFERS, Kind, read_by_grammar
from carteblanche.reader.learnt.proposals import propose
from carteblanche.reader.learnt.tokens import unspell
from carteblanche.reader.phrases.parse import parse
from carteblanche.reader.ranking import WEIGHTS, describe
from carteblanche.reader.score import same
from carteblanche.reader.words.lexicon import lexicon
from drivers.reader.examples import HELD, Example, held_sources, made

NAMES: Final = tuple(WEIGHTS)
SHRINK: Final = 0.3
FOLDS: Final = 5
MOST: Final = 200
"""Texts that are taken of `taught`, beside all of strangers."""
THRESHOLDS: Final = ((0.8, 0.4), (0.8, 0.5), (0.85, 0.5), (0.85, 0.6), (0.9, 0.5), (0.9, 0.6), (0.95, 0.5))


@dataclass(frozen=True, slots=True)
class Case:
    """A text with its readings: what is known of each, and whether it is right."""

    kind: str
    idle: float
    facts: np.ndarray[tuple[int, int], np.dtype[np.float64]]
    right: tuple[bool, ...]


def look_at(one: Example) -> Case:
    words, card = lexicon(one.language), _card(one)
    grammar = read_by_grammar(one.text, card, words)
    learnt = propose(one.text, card, words, grammar)
    found = describe(one.text, card, words, grammar, learnt, parse(one.text, words))
    meant = [meaning for target in one.targets if (meaning := unspell(target, one.words, one.text)) is not None]
    meant = meant or [normal(notation.read(meaning)) for meaning in one.meanings]
    facts = np.array([[known[name] for name in NAMES] for _, known in found]).reshape(-1, len(NAMES))
    idle = sum(proposal.share for proposal in learnt if proposal.meaning is None)
    return Case(one.kind, idle, facts, tuple(_is_right(meaning, meant, card) for meaning, _ in found))


def _card(one: Example) -> Kind:
    return "rule" if one.card == "rule" else "game"


def _is_right(meaning: Meaning, meant: Sequence[Meaning], card: Kind) -> bool:
    return any(same(meaning, other, card) for other in meant)


def fit(cases: Sequence[Case]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Logistic regression by Newton's method, a little drawn towards zero."""
    facts = np.concatenate([one.facts for one in cases])
    right = np.concatenate([np.array(one.right, float) for one in cases])
    weights = np.zeros(len(NAMES))
    for _ in range(60):
        sure = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (sure - right) + SHRINK * weights
        bend = (facts * (sure * (1 - sure))[:, None]).T @ facts + SHRINK * np.eye(len(NAMES))
        weights -= np.linalg.solve(bend, slope)
    return weights


def answer(case: Case, weights: np.ndarray[tuple[int], np.dtype[np.float64]], sure: float, likely: float) -> str:
    """What would be answered, as `reader.answer.decide` does, and whether that is right."""
    lost = [NAMES.index("weighty"), NAMES.index("lost")]
    found = zip(case.facts, case.right, strict=True)
    ranked = sorted(
        ((float(1 / (1 + np.exp(-row @ weights))), right, bool(row[lost].any())) for row, right in found), reverse=True
    )
    ranked = [one for one in ranked if one[0] >= FAINT][:MOST_OFFERS]
    if case.idle >= PEOPLE or not ranked:
        return "people"
    best, right, unsure = ranked[0]
    if best >= sure:
        return "right" if right else "misled" if unsure else "wrong"
    offers = [one for one in ranked if one[0] >= BESIDE * best]
    rights = [right for _, right, _ in offers]
    if 1 - math.prod(1 - one[0] for one in offers) >= likely:
        return "right" if all(rights) else "among" if any(rights) else "misled"
    return "close" if any(right for _, right, _ in ranked) else "nearly"


def main() -> None:
    dice = random.Random(5)  # noqa: S311  # the same texts every time
    written = made(one for one in held_sources() if one.origin == "taught")
    strangers = made(one for one in held_sources() if one.origin in HELD[:-1])
    found = [*strangers, *dice.sample(written, MOST)]
    dice.shuffle(found)
    cases = [look_at(one) for one in found]
    for sure, likely in THRESHOLDS:
        counted: Counter[str] = Counter()
        for fold in range(FOLDS):
            weights = fit([one for place, one in enumerate(cases) if place % FOLDS != fold])
            for case in cases[fold::FOLDS]:
                counted[("" if case.kind == "machine" else "for people: ") + answer(case, weights, sure, likely)] += 1
        print(sure, likely, dict(counted.most_common()))  # noqa: T201
    print({name: round(float(weight), 2) for name, weight in zip(NAMES, fit(cases), strict=True)})  # noqa: T201


if __name__ == "__main__":
    main()
