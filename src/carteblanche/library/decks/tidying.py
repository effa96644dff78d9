"""What is written on a card, as others will see it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.games.blank.calculus.trees import rewritten
from carteblanche.games.blank.deck import Words
from carteblanche.library.readable import make_readable

LONGEST: Final = 600
"""Characters of a card's text."""


def tidy_words(words: Words) -> Words:
    return replace(
        words,
        meaning=tidy_meaning(words.meaning),
        text=tidy(words.text),
        author=tidy(words.author),
        title=tidy(words.title),
    )


def tidy(text: str) -> str:
    """A text as it stands on a card: in one line, without what is not seen or turns the direction of what follows."""
    return make_readable(text, LONGEST, joiners=True)


def tidy_meaning(meaning: Meaning) -> Meaning:
    """The same meaning, with everything that it quotes as it stands on a card."""
    tidied: Meaning = rewritten(meaning, lambda one: tidy(one) if isinstance(one, str) else one)
    return tidied
