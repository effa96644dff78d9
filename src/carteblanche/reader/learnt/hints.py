"""What the grammar makes of a text, as the network sees it: its best reading in tokens, how sure it is of it, and the words that it could
do nothing with.

The network has learnt when to take it over, when to mend it, and when to read the text by itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteblanche.reader.grammar import Answer
from carteblanche.reader.learnt.features import Word
from carteblanche.reader.learnt.tokens import Tokens, spell

MOST_TOKENS: Final = 60
"""Tokens of a reading that are looked at."""
KINDS: Final = ("none", "understood", "choose", "nearly", "people")
_PART: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Hint:
    kind: str
    """How the grammar answers, or `none`, if nobody asked it."""
    tokens: Tokens = ()
    left: frozenset[int] = frozenset()
    """Places of words that no reading takes up, or that were set aside."""


NONE: Final = Hint("none")


def hint(grammar: Answer, words: Sequence[Word], text: str) -> Hint:
    """What the network is shown of this answer to a text."""
    tokens = spell(grammar.readings[0], words, text) if grammar.readings else None
    lost = {part.lower() for said in (*grammar.left, *grammar.commentary) for part in _PART.findall(said)}
    left = {place for place, word in enumerate(words) if lost & set(_PART.findall(text[word.start : word.end].lower()))}
    return Hint(grammar.kind, (tokens or ())[:MOST_TOKENS], frozenset(left))
