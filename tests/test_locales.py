"""What a machine can check of the texts of the interface: plural forms, French spacing, one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

LOCALES: Final = Path(__file__).parents[1] / "src" / "carteblanche" / "locales"
LANGUAGES: Final = tuple(sorted(path.name for path in LOCALES.iterdir()))
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: Final = {"count", "minutes", "seconds", "most", "times", "turns"}
"""Variables that are numbers wherever they stand; others are numbers where some language has plural forms for them."""
HOLE: Final = "\ufffc"
UNBENDING: Final = {
    "en": {"of", "to", "in", "from", "min", "s", "first", "more"},
    "de": {"von", "bis", "in", "aus", "min", "s", "mehr"},
    "fr": {"sur", "à", "en", "au", "de", "pour", "min", "s"},
    "pl": {"z", "do", "na", "za", "min", "s", "więcej"},
    "ru": {"из", "до", "за", "мин", "с", "больше"},
}
"""Words after a number that are the same for every number."""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """By id."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def variable(expression: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> str:
    """The variable that is shown or selected by; nothing if there is none."""
    match expression:
        case ast.Placeable():
            return variable(expression.expression)
        case ast.SelectExpression():
            return variable(expression.selector)
        case ast.VariableReference():
            return expression.id.name
        case ast.FunctionReference():
            return variable(expression.arguments.positional[0])
        case _:
            return ""


def keys(select: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def plural_of(pattern: ast.Pattern) -> set[str]:
    """The variables for which it has plural forms."""
    return {variable(select) for select in selects(pattern) if keys(select) & CATEGORIES - {"other"}}


@cache
def numbers(message: str) -> frozenset[str]:
    """Which variables of a message are numbers."""
    return frozenset(NUMBERS.union(*(plural_of(messages(language)[message]) for language in LANGUAGES)))


def unbent(language: str, message: str, pattern: ast.Pattern, bent: frozenset[str] = frozenset()) -> Iterator[str]:
    """Where a number stands before a word that has no forms for it."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        expression, name = element.expression, variable(element)
        if isinstance(expression, ast.SelectExpression):
            plural = keys(expression) & CATEGORIES - {"other"}
            missing = {Locale(language).plural_form(number) for number in range(200)} - keys(expression)
            for variant in expression.variants:
                known = bent if not plural or (missing and variant.default) else bent | {name}
                yield from unbent(language, message, variant.value, known)
        elif (
            (name in numbers(message) or isinstance(expression, ast.FunctionReference))
            and name not in bent
            and isinstance(after, ast.TextElement)
        ):
            word = re.match(r"[ \u00a0\u202f]([^\W\d]+)", after.value)
            if word and word[1] not in UNBENDING[language]:
                yield f"{language} {message}: {{ ${name} }} {word[1]}"


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that it can become, with a sign for what is put in."""
    here = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            here += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
            here += HOLE
        else:
            here += HOLE
    yield here


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_number_stands_the_words_after_it_have_its_forms(language: str) -> None:
    found = [fault for message, pattern in messages(language).items() for fault in unbent(language, message, pattern)]
    assert found == []


def test_in_french_a_space_at_which_no_line_breaks_stands_before_high_marks() -> None:
    found = [
        f"{message}: {text}"
        for message, pattern in messages("fr").items()
        for text in texts(pattern)
        if re.search(r"[^\u00a0\u202f\d?][;:!?»]|«[^\u00a0\u202f]", re.sub("BLOCKERS!|Blockers!", "", text))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "word", "instead"),
    [
        ("en", r"\b[Cc]hairs?\b", "seat"),
        ("en", r"\b[Ll]exicon\b(?! build)", "word list"),
        ("de", r"\bStuhl|\bStühle", "Platz"),
        ("de", r"\bMaschine\b", "Rechner"),
        ("de", r"\bWettlauf\b", "Wettrennen"),
        ("fr", r"\bbots?\b", "robot"),
        ("fr", r"\bdeck\b", "paquet"),
        ("fr", r"\b([Tt]u|[Tt]on|[Tt]a|[Tt]es)\b", "vous"),
        ("pl", r"\bkolejk|\bkolejek\b", "tura"),
        ("pl", r"\b[Ww]or(ek|ka|ku)\b", "woreczek"),
        ("pl", r"\bmaszyn", "komputer"),
        ("ru", r"\b[Тт]ур(а|у|ом|е|ы|ов|ам|ах)?\b", "раунд"),
        ("ru", r"\bмашин", "компьютер"),
        ("ru", r"\b([Тт]ы|[Тт]воё|[Тт]вой|[Тт]воя|[Тт]ебя)\b", "вы"),
    ],
)
def test_one_thing_has_one_word(language: str, word: str, instead: str) -> None:
    found = [
        f"{message}: {text}"
        for message, pattern in messages(language).items()
        for text in texts(pattern)
        if re.search(word, text)
    ]
    assert found == [], f"say {instead}"
