"""Reads a card's text and answers: understood, one of these, nearly, or for people. Never a mixture by chance.

A text is read once, where it is typed. What is proposed, stored, played and logged is the meaning, with the author's words beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning
from carteblanche.reader.interpret import Reading, interpret
from carteblanche.reader.lexicon import LANGUAGES, Lexicon, lexicon
from carteblanche.reader.parse import parse
from carteblanche.reader.tokens import tokenise

Kind = Literal["rule", "game"]
CERTAIN: Final = 0.9
"""What a reading may cost and still be taken for understood."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`understood` has one reading, `choose` two or three, `nearly` one with gaps, `people` none: the card as it was written."""

    kind: Literal["understood", "choose", "nearly", "people"]
    language: str
    readings: tuple[Meaning, ...] = ()
    left: tuple[str, ...] = ()
    """Words that no reading takes up."""
    aside: tuple[str, ...] = ()
    """Words that were taken for a title, a story or a reason."""


def read(text: str, card: Kind, language: str | None = None) -> Answer:
    """What this text means on a rule card or a game card; without a language, that of most of its words."""
    spoken = language or guess(text)
    words = lexicon(spoken)
    reading = _reading(text, card, words)
    if reading.meaning is None:
        return Answer("people", spoken, (), tuple(reading.left), tuple(reading.aside))
    if reading.left or reading.cost > CERTAIN:
        return Answer("nearly", spoken, (normal(reading.meaning),), tuple(reading.left), tuple(reading.aside))
    return Answer("understood", spoken, (normal(reading.meaning),), (), tuple(reading.aside))


def _reading(text: str, card: Kind, words: Lexicon) -> Reading:
    return interpret(parse(text, words), rule=card == "rule")


def guess(text: str) -> str:
    """The language of which most words of a text are known; of several, the one whose words are longer."""
    tokens = [token.lower for token in tokenise(text) if token.kind == "word"]
    best, most = LANGUAGES[0], -1.0
    for language in available():
        words = lexicon(language)
        known = sum(len(token) + 2 for token in tokens if token in words.forms or token in words.dropped)
        if known > most:
            best, most = language, known
    return best


def available() -> tuple[str, ...]:
    """The languages for which there is a lexicon."""
    from importlib import resources

    folder = resources.files("carteblanche.reader").joinpath("lexicons")
    return tuple(language for language in LANGUAGES if folder.joinpath(f"{language}.yaml").is_file())
