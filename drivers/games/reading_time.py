"""Looks for texts that take long to read: `./run test --long reading-blank`.

A search begins with a text of the corpus in one of five languages and changes it again and again: texts are joined, pieces doubled, dropped
and moved, marks taken away so that sentences grow. A change that is read more slowly is kept. No text of `LONGEST` characters may take more
than `MOST` milliseconds of processor time, however often it is measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from time import process_time_ns
from typing import Any, Final

import yaml

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.reader.answer import read
from carteblanche.testing.laws import LawBroken

CORPUS: Final = Path(__file__).parents[2] / "tests" / "corpus" / "cards.yaml"
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
LONGEST: Final = 600
MOST: Final = 500
TRIES: Final = 60
"""Changes tried in one search."""
MEASURED: Final = 3
"""How often a text is read that seems to take too long: the best counts, because others use the machine too."""


@dataclass(frozen=True, slots=True)
class Slowest:
    """How many searches and texts, and the milliseconds that the slowest text took."""

    games: int = 0
    texts: int = 0
    slowest: int = 0

    def __add__(self, other: Slowest) -> Slowest:
        return Slowest(self.games + other.games, self.texts + other.texts, max(self.slowest, other.slowest))

    def __str__(self) -> str:
        return f"{self.games} searches, {self.texts} texts, the slowest took {self.slowest} ms"


@lru_cache(maxsize=1)
def texts() -> dict[str, tuple[str, ...]]:
    """The texts of the corpus by language."""
    cards: list[dict[str, Any]] = yaml.safe_load(CORPUS.read_text())
    return {language: tuple(card["text"] for card in cards if card["lang"] == language) for language in LANGUAGES}


def milliseconds(text: str, language: str) -> float:
    """The processor time that it takes to read this text once."""
    began = process_time_ns()
    read(text, "rule", language)
    return (process_time_ns() - began) / 1_000_000


def mutated(text: str, language: str, luck: Luck) -> str:
    """The text with one change, as long as a card may be."""
    words = text.split()
    start = luck.below(len(words))
    end = start + 1 + luck.below(min(12, len(words) - start))
    piece = words[start:end]
    match luck.below(7):
        case 0:
            other = luck.pick(texts()[language]).split()
            words[start:end] = other
        case 1:
            words[start:start] = piece
        case 2 if end - start < len(words):
            del words[start:end]
        case 3:
            rest = words[:start] + words[end:]
            place = luck.below(len(rest) + 1)
            words = rest[:place] + piece + rest[place:]
        case 4:
            words = " ".join(words).translate(dict.fromkeys(map(ord, ".!?;:()"), None)).split() or words
        case 5:
            words += luck.pick(texts()[language]).split()
        case _:
            words[start] = luck.pick(luck.pick(texts()[language]).split())
    return " ".join(words)[:LONGEST].strip() or text


def search(seed: int) -> Slowest:
    """One search from one text of the corpus."""
    luck = KeyedLuck.seeded(seed, "reading")
    language = LANGUAGES[seed % len(LANGUAGES)]
    text = luck.pick(texts()[language])
    while len(text) < LONGEST * 3 // 4:
        text = f"{text} {luck.pick(texts()[language])}"[:LONGEST].strip()
    slowest = milliseconds(text, language)
    for _ in range(TRIES):
        changed = mutated(text, language, luck)
        took = milliseconds(changed, language)
        if took > MOST:
            took = min(took, *(milliseconds(changed, language) for _ in range(MEASURED - 1)))
        if took > MOST:
            raise LawBroken("reading", f"{took:.0f} ms in {language}, reading_time.search({seed}): {changed!r}")
        if took > slowest:
            text, slowest = changed, took
    return Slowest(1, TRIES + 1, round(slowest))


def batch(seeds: range) -> Slowest:
    """For long runs."""
    return sum((search(seed) for seed in seeds), start=Slowest())
