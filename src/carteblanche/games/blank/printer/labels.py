"""Labels of parts, slots and words of the calculus: for a block editor, and for what no sentence was made for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from carteblanche.core.values import kind
from carteblanche.games.blank.calculus.parts import Part
from carteblanche.games.blank.printer.label_values import VALUES
from carteblanche.games.blank.printer.label_words import FIELDS, PARTS

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")


def part_label(cls: type[Part], language: str) -> str:
    """What a part is called."""
    return _label("part", kind(cls), language)


def field_label(name: str, language: str) -> str:
    """What a slot of a part is called."""
    return _label("field", name, language)


def value_label(value: str, language: str) -> str:
    """What a word of the calculus is called; what is not one is left as it is."""
    return _label("value", value, language)


_TABLES: Final[Mapping[str, Mapping[str, str]]] = {"part": PARTS, "field": FIELDS, "value": VALUES}


@lru_cache(maxsize=4_096)
def _label(table: str, key: str, language: str) -> str:
    written = _TABLES[table].get(key)
    return key if written is None else written.split(" | ")[LANGUAGES.index(language)].strip()
