"""A table of phrases made ready for reading and printing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.language.constructs import CONSTRUCTS, FRAMES
from carteblanche.games.blank.language.phrases import Entry, Phrase, compiled, folded

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")


class Grammar(NamedTuple):
    language: str
    read: dict[str, tuple[Phrase, ...]]
    """By key: all phrases that are read for it."""
    printed: dict[str, dict[str, Phrase]]
    """By key and form: the phrase that is printed."""
    numerals: dict[str, int]
    faces: dict[str, int]
    colours: dict[str, str]
    """By word: the colour it names."""
    colour_words: dict[str, dict[str, str]]
    """By colour and form: the word that is printed."""
    plural: str
    quotes: tuple[str, str]
    mend: tuple[tuple[str, str], ...]
    """Patterns that are put right in a printed sentence."""


def plural(rule: str, number: int) -> int:
    """Which of a language's forms goes with a number."""
    match rule:
        case "one-other":
            return 0 if number == 1 else 1
        case "few":
            if number == 1:
                return 0
            return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2
        case _:
            if number % 10 == 1 and number % 100 != 11:
                return 0
            return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


@lru_cache
def grammar(language: str) -> Grammar:
    """The grammar of one language."""
    if language not in LANGUAGES:
        raise Unreadable(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    table: dict[str, Any] = import_module(f"carteblanche.games.blank.language.tables.{language}").TABLE
    read: dict[str, tuple[Phrase, ...]] = {}
    printed: dict[str, dict[str, Phrase]] = {}
    for key in (*(construct.key for construct in CONSTRUCTS), *FRAMES, "seconds", "minutes"):
        forms = _forms(cast("Entry", table[key]))
        read[key] = tuple(dict.fromkeys(compiled(text.removeprefix("=")) for texts in forms.values() for text in texts))
        printed[key] = {form: compiled(texts[0]) for form, texts in forms.items()}
    numerals: dict[str, int] = {}
    faces: dict[str, int] = {}
    for number, said in enumerate(str(table["numerals"]).split()):
        first, *more = said.split("|")
        numerals.update({folded(word): number for word in (first, *more)})
        faces[folded(first)] = number
    colours: dict[str, str] = {}
    colour_words: dict[str, dict[str, str]] = {}
    for colour, entry in table["colours"].items():
        words = cast("dict[str, str]", entry if isinstance(entry, dict) else {"": entry})
        colour_words[colour] = {form: said.split("|")[0] for form, said in words.items()}
        colours.update({folded(word): colour for said in words.values() for word in said.split("|")})
    opening, closing = str(table["quotes"]).split(" ")
    return Grammar(
        language,
        read,
        printed,
        numerals,
        faces,
        colours,
        colour_words,
        str(table["plural"]),
        (opening, closing),
        table.get("mend", ()),
    )


def _forms(entry: Entry) -> dict[str, tuple[str, ...]]:
    if isinstance(entry, Mapping):
        return {form: (texts,) if isinstance(texts, str) else texts for form, texts in entry.items()}
    return {"": (entry,) if isinstance(entry, str) else cast("tuple[str, ...]", entry)}
