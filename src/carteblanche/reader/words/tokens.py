"""Text as tokens: words, numbers, quotations and marks, each with its place in the text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal

LONGEST: Final = 600
"""Characters of a card's text."""

_QUOTES: Final = '"„“”«»‚‘’‹›″'
_PAIRS: Final = (("„", '“”"'), ("«", "»"), ("»", "«"), ("“", '”“"'), ('"', '"”“'), ("‹", "›"), ("‘", "’"), ("‚", "‘’"))
_WORD: Final = re.compile(
    r"""(?P<plural>\d+['’]?s\b)
      |(?P<short>w/o?(?!\w))
      |(?P<word>[^\W\d_]+(?:['’-][^\W\d_]+)*\d*)
      |(?P<digits>\d+)
      |(?P<mark>\.\.\.|…|<-+>|<=+>|[.!?;:,()\[\]=+\-–—/&*<>§→%])
      |(?P<other>\S)""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Token:
    text: str
    start: int
    end: int
    kind: Literal["word", "number", "quote", "mark", "other"]
    article: bool = False
    """Whether an article stood before it: *a 6* is a card, *6* may be a number."""
    several: bool = False
    """Whether an ending in brackets says that there may be several: *player(s)*."""
    named: bool = False
    """Whether it is unknown and, by its form, names or describes somebody or something: no verb."""
    spelt: str = ""
    """The known word that it is without doubt meant for, if it is misspelt."""

    @property
    def lower(self) -> str:
        return self.spelt or self.text.lower().replace("’", "'")


def tokenise(text: str) -> list[Token]:
    """The tokens of a text, quotations whole and without their quotation marks."""
    text = unicodedata.normalize("NFC", text)[:LONGEST]
    found: list[Token] = []
    place = 0
    while place < len(text):
        quoted = _quotation(text, place)
        if quoted is not None:
            found.append(Token(text[place + 1 : quoted].strip(), place, quoted + 1, "quote"))
            place = quoted + 1
            continue
        if text[place].isspace():
            place += 1
            continue
        match = _WORD.match(text, place)
        assert match is not None
        kind = match.lastgroup
        place = match.end()
        if kind == "digits":
            found.append(Token(match.group(), match.start(), place, "number"))
        elif kind in ("word", "plural", "short"):
            found.append(Token(match.group(), match.start(), place, "word"))
        elif kind == "mark":
            found.append(Token(match.group().replace("…", "..."), match.start(), place, "mark"))
        elif match.group() not in _QUOTES:
            found.append(Token(match.group(), match.start(), place, "other"))
    return found


def _quotation(text: str, place: int) -> int | None:
    """Where a quotation that begins here ends."""
    if text[place] == "'":
        return _apostrophes(text, place)
    for opening, closing in _PAIRS:
        if text[place] == opening:
            if opening in "‘’" and place and text[place - 1].isalpha():
                continue
            ends = [end for mark in closing if (end := text.find(mark, place + 1)) > place + 1]
            if ends and min(ends) - place < 80:
                return min(ends)
    return None


def _apostrophes(text: str, place: int) -> int | None:
    """Where what stands between two apostrophes ends, if they are quotation marks and neither belongs to a word."""
    if place and text[place - 1].isalnum():
        return None
    end = text.find("'", place + 1)
    while end > place:
        closes = end + 1 == len(text) or not text[end + 1].isalnum()
        if closes and end - place < 40:
            return end if end > place + 2 and text[place + 1].isalnum() else None
        end = text.find("'", end + 1)
    return None
