"""Cards of BLANK in words: what the cards of a deck say in each language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.check import care
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.engine.reports import LEAVES
from carteblanche.games.blank.evaluate.code import edited, leaves
from carteblanche.games.blank.printer.parts import print_parts
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.games.blank.sayings import translated
from carteblanche.wire.cards import CardText, DeckText, DeedText, ReportText


def say_card(words: Words, language: str) -> str:
    """What a card means, in this language; of a card for people its own words."""
    return words.text if care(words.meaning) == "people" else print_meaning(words.meaning, language)


def describe_cards(box: Box, signed: Deck | None, deck: str, language: str) -> DeckText:
    """Every card with words on it; names and pictures are in the deck that the household keeps, not in the game."""
    marks = [card.mark for card in box.deck.cards] + [card.mark for card in box.deck.rules]
    cards = tuple(
        _describe_card(name, words, _find_signed(signed, index, box.cards) or words, marks[index], language)
        for index, (name, words) in enumerate(zip(box.names, box.words, strict=True))
        if words is not None
    )
    return DeckText(deck, box.deck.name, box.names, cards)


def find_new_cards(old: Deck, new: Deck, language: str) -> list[CardText]:
    """What was written into a deck since an earlier version of it: nothing is ever taken out, so names stay."""
    had = {card.name for card in describe_cards(Box(old), None, "", language).cards}
    return [card for card in describe_cards(Box(new), None, "", language).cards if card.name not in had]


def _find_signed(deck: Deck | None, index: int, cards: int) -> Words | None:
    if deck is None:
        return None
    if index < cards:
        return deck.cards[index].words if index < len(deck.cards) else None
    return deck.rules[index - cards].words if index - cards < len(deck.rules) else None


@lru_cache(maxsize=4_096)
def _describe_card(name: str, words: Words, signed: Words, mark: str, language: str) -> CardText:
    words = translated(words, language)
    meaning = words.meaning
    says = say_card(words, language)
    return CardText(
        name=name,
        says=says,
        text=words.text,
        language=words.language,
        how=words.how,
        ours=words.ours,
        imported=words.imported,
        author=signed.author,
        key=signed.key,
        written=signed.written,
        mark=mark,
        title=words.title,
        picture=signed.picture,
        category=care(meaning),
        parts=print_parts(meaning, language),
        deeds={
            path: DeedText(one.how, one.text) for path, one in walk(meaning.clauses, "") if isinstance(one, s.Oblige)
        },
        edited=_say_edited(meaning, language),
        reports=_find_reports(meaning),
    )


def _say_edited(meaning: s.Meaning, language: str) -> tuple[str, ...]:
    changed = [edited(meaning, number) for number in range(1, 7)]
    return () if all(one == meaning for one in changed) else tuple(print_meaning(one, language) for one in changed)


def _find_reports(meaning: s.Meaning) -> dict[str, tuple[ReportText, ...]]:
    """In the order in which the table counts them."""
    standing: list[Any] = []
    for clause in meaning.clauses:
        if isinstance(clause, s.When):
            standing += leaves(clause.event)
    for clause in meaning.clauses:
        if isinstance(clause, s.Always) and isinstance(clause.change, s.Forbid | s.Instead):
            standing += leaves(clause.change.event)
    found = {"": _describe_reports(standing)}
    for path, one in walk(meaning.clauses, ""):
        if isinstance(one, s.Let | s.Whenever | s.Oblige):
            found[path] = _describe_reports(part for _, part in walk(one, ""))
    return {path: reports for path, reports in found.items() if reports}


def _describe_reports(parts: Iterable[Any]) -> tuple[ReportText, ...]:
    waited = [p.Reported(LEAVES) if isinstance(one, p.Ends) and one.how == "leave" else one for one in parts]
    unique = dict.fromkeys(one for one in waited if isinstance(one, p.Reported))
    return tuple(ReportText(one.text, one.about) for one in unique)
