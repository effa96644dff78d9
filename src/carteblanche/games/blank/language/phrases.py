"""The small notation in which a table of phrases is written, and what it is compiled to.

A phrase is words with gaps:

    {field}        what stands in this slot; {field:form} in a form of the table's own (a case, singular or plural)
    {field=3}      nothing is said, and the slot is this number
    (a|b c|)       one of these is read; the first is printed
    [card|cards]   a form by the number in the slot `n` (or `amount`), as many forms as the language's plural needs
    <has|have>     a form by whether the players in the slot `who` are one or several

Punctuation is printed as it stands and skipped when reading; so are upper case and accents. An entry is one phrase or several: the
first is printed, all are read. A phrase that begins with `=` is read only. An entry by forms has phrases for each form.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

Texts: TypeAlias = "str | tuple[str, ...]"
Entry: TypeAlias = "Texts | Mapping[str, Texts] | tuple[tuple[str, str], ...]"

_LIGATURES: Final = str.maketrans({"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae", "ё": "е", "'": " ", "’": " "})
_WORD: Final = re.compile(r"[\w]+|[()]")


def folded(text: str) -> str:
    """Without upper case and accents, as words are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(c for c in plain if not unicodedata.combining(c)).translate(_LIGATURES)


class Word(NamedTuple):
    """A literal word: how it is printed, and the tokens that are read for it."""

    printed: str
    tokens: tuple[str, ...]


class Slot(NamedTuple):
    field: str
    form: str


class Given(NamedTuple):
    """A slot whose value follows from the words."""

    field: str
    value: int


class Choice(NamedTuple):
    """Alternatives: the first is printed."""

    phrases: tuple[Phrase, ...]


class Plural(NamedTuple):
    """A form by number."""

    forms: tuple[Phrase, ...]


class Agree(NamedTuple):
    """A form by one or several players."""

    forms: tuple[Phrase, ...]


Part: TypeAlias = "Word | Slot | Given | Choice | Plural | Agree"
Phrase: TypeAlias = tuple[Part, ...]

_CLOSE: Final = {"(": ")", "[": "]", "<": ">"}


def compiled(text: str) -> Phrase:
    """A phrase from its notation."""
    parts, rest = _sequence(text, 0, "")
    if rest != len(text):
        raise ValueError(f"unbalanced: {text}")
    return parts


def _sequence(text: str, at: int, closing: str) -> tuple[Phrase, int]:
    parts: list[Part] = []
    while at < len(text):
        sign = text[at]
        if closing and sign in ("|", closing):
            break
        if sign in _CLOSE:
            forms, at = _alternatives(text, at + 1, _CLOSE[sign])
            parts.append({"(": Choice, "[": Plural, "<": Agree}[sign](forms))
        elif sign == "{":
            end = text.index("}", at)
            inner = text[at + 1 : end]
            if "=" in inner:
                field, _, value = inner.partition("=")
                parts.append(Given(field, int(value)))
            else:
                field, _, form = inner.partition(":")
                parts.append(Slot(field, form))
            at = end + 1
        elif sign.isspace():
            at += 1
        else:
            end = at
            while end < len(text) and not text[end].isspace() and text[end] not in "({[<|)]>}":
                end += 1
            raw = text[at:end]
            if not raw:
                raise ValueError(f"{sign!r} out of place: {text}")
            parts.append(Word(raw, tuple(_WORD.findall(folded(raw)))))
            at = end
    return tuple(parts), at


def _alternatives(text: str, at: int, closing: str) -> tuple[tuple[Phrase, ...], int]:
    found: list[Phrase] = []
    while True:
        parts, at = _sequence(text, at, closing)
        found.append(parts)
        if text[at] == closing:
            return tuple(found), at + 1
        at += 1


def printed(phrase: Phrase) -> tuple[str, ...]:
    """The words of a phrase as they are printed, with its gaps in braces."""
    found: list[str] = []
    for one in phrase:
        match one:
            case Word(word, _):
                found.append(word)
            case Slot(field, _):
                found.append(f"{{{field}}}")
            case Choice(options) | Plural(options) | Agree(options):
                found += printed(options[0])
            case Given():
                pass
    return tuple(found)


def literals(phrase: Phrase) -> Iterator[str]:
    """All words of a phrase that stand in it as they are."""
    for one in phrase:
        match one:
            case Word(_, tokens):
                yield from tokens
            case Choice(options) | Plural(options) | Agree(options):
                for option in options:
                    yield from literals(option)
            case _:
                pass


def last_words(phrase: Phrase) -> set[str]:
    """The words with which a phrase can end."""
    for one in reversed(phrase):
        match one:
            case Word(_, tokens):
                return {tokens[-1]}
            case Choice(options) | Plural(options) | Agree(options):
                return {word for option in options for word in last_words(option)}
            case _:
                return set()
    return set()


def first_words(phrase: Phrase) -> set[str] | None:
    """The words with which a phrase can begin, "" among them if it can be empty; nothing if a slot can come first."""
    found: set[str] = set()
    for one in phrase:
        match one:
            case Word(_, tokens) if tokens:
                return found | {tokens[0]}
            case Slot():
                return None
            case Choice(options) | Plural(options) | Agree(options):
                inner = [first_words(option) for option in options]
                if None in inner:
                    return None
                found |= {word for words in inner if words for word in words if word}
                if all("" not in words for words in inner if words is not None):
                    return found
            case _:
                pass
    return found | {""}


class Token(NamedTuple):
    """A word as somebody wrote it: folded, where it stands, and whether it is quoted text."""

    word: str
    start: int
    end: int
    quoted: str | None = None


QUOTED: Final = re.compile(r"[“„«\"”]([^“”„«»\"]{1,200})[”“»\"„]")


def tokens(text: str) -> list[Token]:
    """The words of a text, quoted text as one; punctuation is skipped."""
    found: list[Token] = []
    at = 0
    for quoted in QUOTED.finditer(text):
        found += _plain(text, at, quoted.start())
        found.append(Token("", quoted.start(), quoted.end(), quoted[1].strip() or None))
        at = quoted.end()
    found += _plain(text, at, len(text))
    return [token for token in found if token.word or token.quoted]


def _plain(text: str, start: int, end: int) -> list[Token]:
    found: list[Token] = []
    for match in re.finditer(r"[^\W_]+|[()]", text[start:end].replace("’", "'")):
        found += [Token(word, start + match.start(), start + match.end()) for word in _WORD.findall(folded(match[0]))]
    return found
