"""A text as rows of features, one row for each word, number or mark.

What a word stands for (its concepts in the lexicon) is the same in all languages; its letters, in stretches of three to five, help where
the lexicon does not know it. Colours and numbers are known by their concepts alone, so that what was learnt of one holds for all.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from dataclasses import dataclass
from typing import Final

from carteblanche.reader.words.lexicon import Lexicon, Node

MOST_WORDS: Final = 120
"""Words, numbers and marks of a text that are looked at."""
BUCKETS: Final = 16384
"""Letters of words are told apart by so many numbers."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+|\S")
_PLAIN: Final = frozenset({"num", "face", "f", "fs"})


@dataclass(frozen=True, slots=True)
class Word:
    start: int
    end: int
    concepts: tuple[str, ...]
    """`cat.value` of the lexicon, `+cat.value` for a further word of a phrase, and what the word looks like."""
    letters: tuple[int, ...]
    """Its stretches of letters, as numbers below `BUCKETS`; none for colours and numbers."""


def look(text: str, words: Lexicon) -> list[Word]:
    """The words of a text as the network sees them."""
    text = unicodedata.normalize("NFC", text)
    found = list(_WORD.finditer(text))[:MOST_WORDS]
    spelt = [_spelt(match.group(), words) for match in found]
    concepts: list[list[str]] = [[] for _ in found]
    for place in range(len(found)):
        _match(spelt, place, words, concepts)
    rows: list[Word] = []
    for place, match in enumerate(found):
        own = list(dict.fromkeys(concepts[place]))[:10]
        written = match.group()
        plain = any(one.partition(".")[0] in _PLAIN for one in own)
        if written.isdigit():
            own.append(f"num.{int(written) if len(written) < 4 else 999}")
            own.append("digits")
            plain = True
        elif not written[0].isalpha():
            own.append(f"mark.{written}")
        else:
            own.append(
                "capitals" if written.isupper() and len(written) > 1 else "capital" if written[0].isupper() else "small"
            )
            if not concepts[place]:
                own.append("idle" if spelt[place] in words.idle else "unknown")
        letters = () if plain or not written[0].isalpha() else _letters(written.lower())
        rows.append(Word(match.start(), match.end(), tuple(own), letters))
    return rows


def _spelt(written: str, words: Lexicon) -> str:
    word = written.lower().replace("’", "'")
    if not word[0].isalpha() or word in words.forms or word in words.idle:
        return word
    if short := words.short.get(word):
        return short[0]
    return words.meant(word, name=written[0].isupper()) or word


def _match(spelt: list[str], start: int, words: Lexicon, concepts: list[list[str]]) -> None:
    """Notes what the word that begins here stands for, alone and as the beginning of the longest phrase."""
    node: Node = words.root
    longest: tuple[int, Node] | None = None
    places: list[int] = []
    place = start
    while place < len(spelt) and len(places) < 7:
        following = node.next.get(spelt[place])
        if following is None:
            if places and (spelt[place] in words.inner or spelt[place] in words.dropped):
                place += 1
                continue
            break
        node = following
        places.append(place)
        if node.senses:
            if len(places) == 1:
                concepts[start] += [f"{one.cat}.{one.value}" for one in node.senses]
            else:
                longest = (len(places), node)
        place += 1
    if longest is not None:
        length, node = longest
        for index, at in enumerate(places[:length]):
            sign = "=" if index == 0 else "+"
            concepts[at] += [f"{sign}{one.cat}.{one.value}" for one in node.senses]


def _letters(word: str) -> tuple[int, ...]:
    folded = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    marked = f"<{folded}>"
    grams = {marked} | {marked[i : i + n] for n in (3, 4, 5) for i in range(len(marked) - n + 1)}
    return tuple(sorted({zlib.crc32(gram.encode()) % BUCKETS for gram in grams}))
