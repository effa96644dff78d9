"""Reading by the grammar alone, as its tests want it."""

from __future__ import annotations

from carteblanche.reader.grammar import Answer, Kind, read_by_grammar
from carteblanche.reader.words.lexicon import lexicon

__all__ = ["Answer", "Kind", "read"]


def read(text: str, card: Kind, language: str) -> Answer:
    return read_by_grammar(text, card, lexicon(language))
