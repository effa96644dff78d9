"""What the network takes a text for: meanings of the calculus, each with how likely it is."""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from typing import Literal

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader.grammar import Answer
from carteblanche.reader.learnt.features import look
from carteblanche.reader.learnt.network import network
from carteblanche.reader.learnt.tokens import spell, unspell
from carteblanche.reader.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Proposal:
    """`meaning` is none for a text that is for people, or that says nothing."""

    meaning: Meaning | None
    share: float
    """How likely it is, from 0 to 1."""


def propose(text: str, card: Literal["rule", "game"], words: Lexicon, grammar: Answer) -> list[Proposal]:
    """The likeliest meanings, and those that the grammar has found, the best first; what is no value of the calculus is left out."""
    text = unicodedata.normalize("NFC", text)
    rows = look(text, words)
    if not rows:
        return []
    seen = network().look(rows, words.language, card)
    shares: dict[Meaning | None, float] = {}
    for guess in network().guess(seen):
        try:
            meaning = unspell(guess.tokens, rows, text)
        except Unreadable:
            continue
        shares[meaning] = shares.get(meaning, 0.0) + math.exp(guess.score)
    for other in grammar.readings:
        tokens = spell(other, rows, text)
        if other not in shares:
            shares[other] = math.exp(network().weigh(seen, tokens)) if tokens is not None else 0.0
    return sorted((Proposal(meaning, share) for meaning, share in shares.items()), key=lambda one: -one.share)
