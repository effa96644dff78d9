"""The lists of PyPI's simplemma, read as a stream: the largest has three and a half million forms, too many to hold.

A file is compressed by LZMA. After a magic word, a flag and a count come the forms in the order of their bytes, each as how many bytes it
shares with the one before and what follows, then its base form: as before (254), literally (255), or what to cut off and to add.
Numbers above 127 take more than one byte, the lowest seven bits first.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from carteblanche.core.errors import Unreadable

_MAGIC: Final = b"SMFC1\0"
_AS_BEFORE: Final = 254
_LITERALLY: Final = 255


def read_capitals(folder: Path, language: str) -> set[str]:
    """In small letters, the forms that the list of a language has with a capital only: names."""
    found: set[str] = set()
    for form, _ in read_lemmas(folder, language):
        if form[0].isupper():
            if form[1:].islower():
                found.add(form.lower())
        elif form in found:  # capitals come first
            found.discard(form)
    return found


def read_lemmas(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every form with its base form; nothing if there is no list of this language."""
    file = folder / "simplemma" / "strategies" / "dictionaries" / "data" / f"{language}.plzma"
    if not file.exists():
        return
    with lzma.open(file) as packed:
        data = packed.read()
    if not data.startswith(_MAGIC):
        raise Unreadable("this is not a list of lemmas", str(file))
    _, at = _read_number(data, len(_MAGIC))
    form = base = b""
    try:
        while at < len(data):
            shared, at = (data[at], at + 1) if data[at] < 128 else _read_number(data, at)
            length, at = (data[at], at + 1) if data[at] < 128 else _read_number(data, at)
            form = form[:shared] + data[at : at + length]
            at += length + 1
            cut = data[at - 1]
            if cut != _AS_BEFORE:
                length, at = (data[at], at + 1) if data[at] < 128 else _read_number(data, at)
                base = (b"" if cut == _LITERALLY else form[: len(form) - cut]) + data[at : at + length]
                at += length
            yield form.decode(), base.decode()
    except (IndexError, UnicodeDecodeError):
        raise Unreadable("this list of lemmas is damaged", str(file)) from None


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """A number, and where the next thing begins."""
    found = shift = 0
    while True:
        found |= (data[at] & 127) << shift
        at += 1
        if data[at - 1] < 128:
            return found, at
        shift += 7
