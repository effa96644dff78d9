"""Small lists of common words, so that a first game in a language needs no network: they stand in the recipes, written by hand.

A line is words with spaces between them. With endings and a colon in front it stands for each of its stems with each ending, `0` for none:
`0 E EN ES: HUND TAG`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.lexicon import Lexicon
from carteblanche.games.blanko.words import built_in
from carteblanche.library import folders
from carteblanche.library.folders import write_whole
from carteblanche.library.words.recipes import SmallList, find_letters, list_languages, read_recipe

COMMON: Final = 140
VERY_COMMON: Final = 200
"""How common the words of the two parts are taken to be: about 4.4 and 6.2 on the Zipf scale."""


def find_small_list(language: str) -> Lexicon | None:
    """The small list of a language as a lexicon, if its recipe has one."""
    small = read_recipe(language).small
    return None if small is None else _read(language, small, find_letters(language).alphabet)


class _Kept(msgspec.Struct, frozen=True):
    """A small list that a table began with."""

    language: str
    alphabet: str
    words: dict[str, int]


def keep_small_list(small: Lexicon, home: Path) -> None:
    """Keeps a list that a table begins with: a later release may have another one."""
    file = home / f"{small.hash}.small"
    if not file.exists():
        graph = small.words
        words = {word: graph.frequency(word) or 0 for word in graph}
        write_whole(file, msgspec.json.encode(_Kept(small.language, graph.alphabet, words)))


def list_kept_languages(home: Path) -> list[str]:
    """The languages in which tables have begun with a small list."""
    found: set[str] = set()
    for file in home.glob("*.small"):
        try:
            found.add(msgspec.json.decode(file.read_bytes(), type=_Kept).language)
        except (OSError, msgspec.MsgspecError):
            continue
    return [language for language in list_languages() if language in found]


def find_small_list_by_hash(digest: str, home: Path) -> Lexicon | None:
    """The small list with this hash, if one has it or a table began with it."""
    if built_in().hash == digest:
        return built_in()
    file = home / f"{digest}.small"
    if file.is_file():
        kept = folders.read_kept(file, _Kept)
        return Lexicon.of(kept.language, kept.words, kept.words, kept.alphabet)
    for language in list_languages():
        try:
            found = find_small_list(language)
        except Unreadable:  # a recipe of the house that is wrong harms no other language
            continue
        if found is not None and found.hash == digest:
            return found
    return None


@lru_cache(maxsize=16)
def _read(language: str, small: SmallList, alphabet: str) -> Lexicon:
    levels = dict.fromkeys(unfold(small.common), COMMON) | dict.fromkeys(unfold(small.very_common), VERY_COMMON)
    return Lexicon.of(language, levels, levels, alphabet)


def unfold(text: str) -> Iterator[str]:
    """All words of a list."""
    for line in text.splitlines():
        endings, colon, stems = line.rpartition(":")
        for stem in stems.split():
            yield from (stem + ending.replace("0", "") for ending in endings.split()) if colon else (stem,)
