"""A text as rows of features, one row for each word, number or mark.

What a word stands for (its concepts in the lexicon) is the same in all languages; its letters, in stretches of three to five, help where
the lexicon does not know it, and `words.yaml` has what further words remind people of. Colours and numbers are known by their concepts
alone, so that what was learnt of one holds for all.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Final

import yaml

from carteblanche.reader.words.lexicon import Lexicon, Node, lexicon

MOST_WORDS: Final = 120
"""Words, numbers and marks of a text that are looked at."""
BUCKETS: Final = 16384
"""Letters of words are told apart by so many numbers."""
SHORTEST: Final = 3
"""Letters that words begin with alike."""
MOST_PHRASES: Final = 3
"""A word that stands in phrases alone reminds of so many of their concepts, at the most."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+|\S")
_APOSTROPHE: Final = re.compile("['’]")
_PLAIN: Final = frozenset({"num", "face", "f", "fs"})


@dataclass(frozen=True, slots=True)
class Word:
    start: int
    end: int
    concepts: tuple[str, ...]
    """`cat.value` of the lexicon, `+cat.value` for a further word of a phrase, `~cat.value` for a word that is known from phrases or from
    `words.yaml` alone, and what the word looks like.
    """
    letters: tuple[int, ...]
    """Its stretches of letters, as numbers below `BUCKETS`; none for colours and numbers."""


def look(text: str, words: Lexicon) -> list[Word]:
    """The words of a text as the network sees them."""
    text = unicodedata.normalize("NFC", text)
    found = [span for match in _WORD.finditer(text) for span in _parts(match, words)][:MOST_WORDS]
    spelt = [_spelt(text[start:end], words) for start, end in found]
    concepts: list[list[str]] = [[] for _ in found]
    for place in range(len(found)):
        _match(spelt, place, words, concepts)
    rows: list[Word] = []
    for place, (start, end) in enumerate(found):
        written = text[start:end]
        own = list(dict.fromkeys(concepts[place]))[:10]
        if not own and written[0].isalpha():
            own = list(_reminders(words.language).get(spelt[place], ()) or _near(spelt[place], words.language))
            if not own:
                own.append("idle" if spelt[place] in words.idle else "unknown")
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
        letters = () if plain or not written[0].isalpha() else _letters(written.lower())
        rows.append(Word(start, end, tuple(own), letters))
    return rows


def _parts(match: re.Match[str], words: Lexicon) -> list[tuple[int, int]]:
    """Where the words are that an apostrophe joins, unless they are known as one: *d'une*, *wer's*."""
    written = match.group()
    cut = _APOSTROPHE.search(written)
    if cut is None or len(written) == 1 or written.lower().replace("’", "'") in words.forms:
        return [match.span()]
    before = written[: cut.end()].lower().replace("’", "'") in words.forms or len(written) - cut.end() > cut.start()
    at = match.start() + (cut.end() if before else cut.start())
    return [(match.start(), at), (at, match.end())]


@lru_cache(maxsize=8)
def _reminders(language: str) -> dict[str, tuple[str, ...]]:
    words = lexicon(language)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    passed: list[tuple[tuple[str, ...], Node]] = [((), words.root)]
    while passed:
        path, node = passed.pop()
        if len(path) > 1:
            for sense in node.senses:
                for word in path:
                    counts[word][f"~{sense.cat}.{sense.value}"] += 1
        passed += [((*path, word), after) for word, after in node.next.items()]
    found: dict[str, tuple[str, ...]] = {}
    for word, count in counts.items():
        if word not in words.idle and not getattr(words.root.next.get(word), "senses", None):
            least = sum(count.values()) / (MOST_PHRASES + 1)
            found[word] = tuple(concept for concept, times in count.most_common(MOST_PHRASES) if times >= least)
    return found


@lru_cache(maxsize=8)
def _words(language: str) -> dict[str, tuple[str, ...]]:
    """Words, or what they begin with and `*`, and the concepts that `words.yaml` has for them."""
    data: dict[str, dict[str, str]] = yaml.safe_load(
        resources.files("carteblanche.reader.learnt").joinpath("words.yaml").read_text(encoding="utf-8")
    )
    found: dict[str, tuple[str, ...]] = {}
    for concept, languages in data.items():
        for word in languages.get(language, "").split():
            found[word] = (*found.get(word, ()), concept)
    return found


def _near(word: str, language: str) -> tuple[str, ...]:
    known = _words(language)
    for end in range(len(word), SHORTEST - 1, -1):
        if found := known.get(f"{word[:end]}*"):
            return known.get(word, found)
    return known.get(word, ())


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
