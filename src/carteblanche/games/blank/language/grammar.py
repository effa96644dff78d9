"""A table of phrases made ready for reading and printing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias, cast

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.language.constructs import BY_CATEGORY, CONSTRUCTS, FRAMES, Construct
from carteblanche.games.blank.language.phrases import Entry, Phrase, compiled, first_words, folded, last_words, literals

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")


_Ways: TypeAlias = tuple[tuple[Construct, Phrase], ...]


class Openings(NamedTuple):
    """The phrases of a category by the word they begin with, in the order of the constructs."""

    by_word: dict[str, _Ways]
    """With this word can begin: these, of which some begin with whatever stands in a slot."""
    others: _Ways
    """With any other word: only those that begin with a slot."""


class Phrases(NamedTuple):
    """Phrases that are read."""

    by_key: dict[str, tuple[Phrase, ...]]
    by_category: dict[str, Openings]


class Grammar(NamedTuple):
    language: str
    table: Phrases
    """Those of the language's table."""
    read: Phrases
    """All that are read, those of the table first."""
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
    rewrites: tuple[tuple[re.Pattern[str], str], ...]
    """Patterns in what people write, and what they are read as."""
    customs: tuple[tuple[re.Pattern[str], str], ...]
    """What only people can see, by how it is said, and the card that it makes: *event* is reported, *rest* is read on."""
    joints: frozenset[str]
    """Words after which something new begins."""
    openers: frozenset[str]
    """Words with which no order to somebody begins."""
    links: frozenset[str]
    """Words with which no free text begins."""
    orders: frozenset[str]
    """Words such as *must*: a free text in which one of them stands is a sentence that was not understood."""


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
    ways = import_module(f"carteblanche.games.blank.language.ways.{language}")
    said: dict[str, tuple[Phrase, ...]] = {}
    read: dict[str, tuple[Phrase, ...]] = {}
    printed: dict[str, dict[str, Phrase]] = {}
    for key in (*(construct.key for construct in CONSTRUCTS), *FRAMES, "seconds", "minutes"):
        forms = _forms(cast("Entry", table[key]))
        texts = [text.removeprefix("=") for form in forms.values() for text in form]
        said[key] = tuple(dict.fromkeys(map(compiled, texts)))
        read[key] = tuple(dict.fromkeys((*said[key], *map(compiled, ways.ALSO.get(key, ())))))
        printed[key] = {form: compiled(texts[0]) for form, texts in forms.items()}
    numerals: dict[str, int] = {}
    faces: dict[str, int] = {}
    for number, words in enumerate(str(table["numerals"]).split()):
        first, *more = words.split("|")
        numerals.update({folded(word): number for word in (first, *more)})
        faces[folded(first)] = number
    colours: dict[str, str] = {}
    colour_words: dict[str, dict[str, str]] = {}
    for colour, entry in table["colours"].items():
        shapes = cast("dict[str, str]", entry if isinstance(entry, dict) else {"": entry})
        colour_words[colour] = {form: words.split("|")[0] for form, words in shapes.items()}
        colours.update({folded(word): colour for words in shapes.values() for word in words.split("|")})
    opening, closing = str(table["quotes"]).split(" ")
    return Grammar(
        language,
        _phrases(said),
        _phrases(read),
        printed,
        numerals,
        faces,
        colours,
        colour_words,
        str(table["plural"]),
        (opening, closing),
        table.get("mend", ()),
        tuple((re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in ways.REWRITES),
        tuple((re.compile(pattern, re.IGNORECASE), instead) for pattern, instead in getattr(ways, "CUSTOMS", ())),
        frozenset(word for key in ("frame.then", "frame.and") for phrase in read[key] for word in last_words(phrase)),
        frozenset(str(ways.OPENERS).split()),
        frozenset(str(ways.LINKS).split()),
        frozenset(literals(said["effect.must"][0])),
    )


def _phrases(by_key: dict[str, tuple[Phrase, ...]]) -> Phrases:
    return Phrases(by_key, {category: _openings(by_key, constructs) for category, constructs in BY_CATEGORY.items()})


def _openings(by_key: dict[str, tuple[Phrase, ...]], constructs: tuple[Construct, ...]) -> Openings:
    ways = [(construct, phrase, first_words(phrase)) for construct in constructs for phrase in by_key[construct.key]]
    words = {word: None for _, _, firsts in ways for word in sorted(firsts or ()) if word}
    return Openings(
        {word: tuple((one, phrase) for one, phrase, firsts in ways if _fits(firsts, word)) for word in words},
        tuple((one, phrase) for one, phrase, firsts in ways if _fits(firsts, "")),
    )


def _fits(firsts: set[str] | None, word: str) -> bool:
    return firsts is None or "" in firsts or word in firsts


def _forms(entry: Entry) -> dict[str, tuple[str, ...]]:
    if isinstance(entry, Mapping):
        return {form: (texts,) if isinstance(texts, str) else texts for form, texts in entry.items()}
    return {"": (entry,) if isinstance(entry, str) else cast("tuple[str, ...]", entry)}
