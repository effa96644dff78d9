"""How common words are, from the data of PyPI's wordfreq: one byte a word, its place on the Zipf scale times 32, 0 for never seen.

The data are lists of words by how many centibels each is rarer than everything: list n holds words of frequency 10^(-n/100).
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec

from carteblanche.core.errors import Unreadable


def read_frequencies(folder: Path, language: str) -> dict[str, int]:
    """By word in lower case: its byte."""
    found: dict[str, int] = {}
    for centibels, words in _read_ranked(folder, language):
        found.update(dict.fromkeys(words, byte(9 - centibels / 100)))
    return found


def rank_words(folder: Path, language: str) -> Iterator[str]:
    """All words in lower case, the most frequent first."""
    return (word for _, words in _read_ranked(folder, language) for word in words)


def _read_ranked(folder: Path, language: str) -> Iterator[tuple[int, list[str]]]:
    """Words, by how much rarer they are than everything: from the larger list of a language, or the small one; wordfreq has none for
    many.
    """
    data = folder / "wordfreq" / "data"
    files = (data / f"{size}_{language}.msgpack.gz" for size in ("large", "small"))
    file = next((file for file in files if file.exists()), None)
    if file is None:
        return
    try:
        lists = msgspec.msgpack.decode(gzip.decompress(file.read_bytes()), type=list[dict[str, object] | list[str]])
    except (OSError, msgspec.DecodeError, EOFError) as error:
        raise Unreadable(f"{file.name} cannot be read ({error})") from None
    for centibels, words in enumerate(lists[1:]):
        if isinstance(words, list):
            yield centibels, words


def byte(zipf: float) -> int:
    return max(1, min(255, round(zipf * 32)))
