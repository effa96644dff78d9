"""A card's text as rows of items: one row for each stretch between full stops, colons and the like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from carteblanche.reader import people, phrases, verbs
from carteblanche.reader.chart import WIDEST, Chart, lexical
from carteblanche.reader.joining import RULES, SINGLES
from carteblanche.reader.lexicon import Lexicon
from carteblanche.reader.sketch import Item
from carteblanche.reader.tokens import Token, tokenise

STOPS: Final = frozenset((*".!?;:=()[]–—→§", "..."))
LOADED: Final = (people, phrases, verbs)
"""These three fill the table of rules."""
_CHART: Final = Chart(RULES, SINGLES)


@dataclass(frozen=True, slots=True)
class Stretch:
    """The words between two marks, what they were taken for, and the mark behind them."""

    tokens: tuple[Token, ...]
    row: tuple[Item, ...]
    mark: str


def parse(text: str, words: Lexicon) -> list[Stretch]:
    found: list[Stretch] = []
    held: list[Token] = []
    article = False
    for token in _said(list(_apart(tokenise(text), words)), words):
        if token.kind == "mark" and (token.text in STOPS or (token.text == "-" and held)):
            found.append(_stretch(held, token.text, words))
            held = []
        elif token.kind == "word" and token.lower in words.dropped - words.determiners:
            article = token.lower in words.articles
            continue
        else:
            held.append(replace(token, article=True) if article else token)
            article = token.lower in words.articles
            if len(held) >= WIDEST:
                found.append(_stretch(held, "", words))
                held = []
    if held:
        found.append(_stretch(held, ".", words))
    return [one for one in found if one.tokens or one.mark in "():="]


def _said(tokens: list[Token], words: Lexicon) -> Iterator[Token]:
    """Without phrases that say nothing new, and without letters that number things: *(a)*."""
    index = 0
    while index < len(tokens):
        width = next(
            (n for n in (6, 5, 4, 3, 2, 1) if tuple(one.lower for one in tokens[index : index + n]) in words.skipped), 0
        )
        if (
            not width
            and [one.text for one in tokens[index : index + 3 : 2]] == ["(", ")"]
            and len(tokens[index + 1].text) == 1
        ):
            width = 3
        if not width:
            yield tokens[index]
        index += width or 1


def _apart(tokens: list[Token], words: Lexicon) -> Iterator[Token]:
    """Contractions as two words: *you're*, *l'effet*, *s'il*."""
    after: tuple[str, ...] = tuple(words.settings.get("suffixes", ()))
    before: tuple[str, ...] = tuple(words.settings.get("prefixes", ()))
    for token in (part for one in tokens for part in _hyphened(one, words)):
        lower = token.lower
        if token.kind != "word" or "'" not in lower or lower in words.forms:
            yield token
            continue
        cut = next((len(lower) - len(one) for one in after if lower.endswith(one) and len(lower) > len(one)), 0)
        cut = cut or next((len(one) for one in before if lower.startswith(one) and len(lower) > len(one)), 0)
        if cut:
            yield Token(token.text[:cut], token.start, token.start + cut, "word")
            yield Token(token.text[cut:], token.start + cut, token.end, "word")
        else:
            yield token


def _hyphened(token: Token, words: Lexicon) -> Iterator[Token]:
    """A word with hyphens as it is, if it is known, otherwise in pieces: *défaussez-vous*."""
    if token.kind != "word" or "-" not in token.text or token.lower in words.forms | words.dropped:
        yield token
        return
    place = token.start
    for piece in token.text.split("-"):
        yield Token(piece, place, place + len(piece), "word")
        place += len(piece) + 1


def _stretch(tokens: list[Token], mark: str, words: Lexicon) -> Stretch:
    return Stretch(tuple(tokens), tuple(_CHART.parse(lexical(tokens, words), len(tokens))), mark)
