"""Words as they are laid: capitals of a language's alphabet; and as codes, one byte a letter, in which millions are sorted and kept.

Letters that an alphabet does not have are laid as what they are made of: ß as SS, Œ as OE, an accented letter as the plain one (É in
French, Ё in Russian). Umlauts, Ł and Й are letters where the alphabet has them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final, final

from carteblanche.games.blanko.lexicon import LONGEST, SHORTEST

_JOINED: Final = {"ß": "SS", "ẞ": "SS", "Œ": "OE", "Æ": "AE"}
_STRANGE: Final = "\xff"
_END: Final = b"\0"
STEM: Final = 4
"""Words that begin with the same so many letters are kept together."""


@final
class _Table(dict[int, str]):
    """For `str.translate`: what each letter becomes, found out when it is first met."""

    def __init__(self, alphabet: str, *, coded: bool) -> None:
        self._known = {letter: chr(code) if coded else letter for code, letter in enumerate(alphabet, 1)}

    def __missing__(self, point: int) -> str:
        sign = chr(point)
        upper = _JOINED.get(sign) or _JOINED.get(sign.upper()) or sign.upper()
        if upper not in self._known:
            upper = "".join(part for part in unicodedata.normalize("NFD", upper) if not unicodedata.combining(part))
        fine = upper and all(letter in self._known for letter in upper)
        found = self[point] = "".join(self._known[letter] for letter in upper) if fine else _STRANGE
        return found


@final
class Letters:
    """The letters of one language."""

    def __init__(self, alphabet: str) -> None:
        self.alphabet = alphabet
        self._codes = _Table(self.alphabet, coded=True)

    def encode(self, word: str) -> bytes | None:
        """A word of any spelling in codes; nothing if it cannot be laid."""
        found = word.translate(self._codes)
        return None if not SHORTEST <= len(found) <= LONGEST or _STRANGE in found else found.encode("latin-1")

    def decode(self, codes: bytes) -> str:
        return "".join(self.alphabet[code - 1] for code in codes)

    def encode_list(self, text: str) -> set[bytes]:
        """The words of a list that is written down with spaces between them."""
        return {codes for word in text.split() if (codes := self.encode(word)) is not None}


def fold(word: str, alphabet: str) -> str:
    """A word as it is laid. What cannot be laid stays as it is, in capitals."""
    table = _Table(alphabet, coded=False)
    return "".join(sign.upper() if (found := sign.translate(table)) == _STRANGE else found for sign in word)


def compile_patterns(patterns: str, letters: Letters) -> re.Pattern[bytes]:
    """For `Words.find`: `ABC` is the word itself, `ABC*` whatever begins so, `*ABC` ends so, `*ABC*` has it in it."""
    parts: list[bytes] = []
    for pattern in patterns.split():
        codes = letters.encode(pattern.strip("*"))
        if codes is not None:
            begins, ends = not pattern.startswith("*"), not pattern.endswith("*")
            parts.append((_END if begins else b"") + codes + (_END if ends else b""))
    return re.compile(b"|".join(map(re.escape, parts)) or b"(?!)")


@final
class Words:
    """Many words in codes: added in any order, some twice; read in order, each once. Takes a few bytes a word."""

    def __init__(self) -> None:
        self._parts: dict[bytes, bytearray] = {}

    def add(self, codes: bytes) -> None:
        self.update((codes,))

    def update(self, words: Iterable[bytes]) -> None:
        parts = self._parts
        for codes in words:
            part = parts.get(codes[:STEM])
            if part is None:
                parts[codes[:STEM]] = bytearray(codes)
            else:
                part += _END + codes

    def __iter__(self) -> Iterator[bytes]:
        return self.merge(Words())

    def select_shorter(self, length: int) -> Iterator[bytes]:
        """The words with fewer letters, in no order, some twice."""
        return (word for part in self._parts.values() for word in bytes(part).split(_END) if len(word) < length)

    def find(self, pattern: re.Pattern[bytes]) -> Iterator[bytes]:
        """The words that `compile_patterns` means, in no order, some twice."""
        for part in self._parts.values():
            text = _END + part + _END
            found = pattern.search(text)
            while found is not None:
                start = text.rindex(_END, 0, found.start() + 1) + 1
                end = text.index(_END, start)
                yield bytes(text[start:end])
                found = pattern.search(text, end)

    def without(self, other: Words, kept: set[bytes]) -> Iterator[bytes]:
        """These words in order, without the other ones unless they are to be kept."""
        for start in sorted(self._parts):
            part = set(bytes(self._parts[start]).split(_END))
            if start in other._parts:
                part -= set(bytes(other._parts[start]).split(_END)) - kept
            yield from sorted(part)

    def merge(self, other: Words) -> Iterator[bytes]:
        """The words of both, in order."""
        for start in sorted({*self._parts, *other._parts}):
            part = set(bytes(self._parts.get(start, b"")).split(_END))
            part.update(bytes(other._parts.get(start, b"")).split(_END))
            part.discard(b"")
            yield from sorted(part)
