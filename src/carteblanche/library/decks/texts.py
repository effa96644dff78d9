"""Cards of BLANK in words: what a sentence or some blocks mean, and what the cards of a deck say in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.blocks import Block, apart, together
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.compiled import compiled, edited, has_number
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.honour import classed
from carteblanche.games.blank.language.reading import Misread, read
from carteblanche.games.blank.language.writing import part, write
from carteblanche.games.blank.sayings import translated
from carteblanche.wire.cards import CardText, DeckText, Finding, Reading

MOST_PARTS: Final = 600
"""How many parts the blocks of a card may have, nested ones counted."""
UNPEOPLED: Final = ("enter", "bell", "phone")
"""Events that are nobody's doing."""


class Blocks(msgspec.Struct, forbid_unknown_fields=True):
    """A whole card as blocks."""

    then: Annotated[list[Block], Meta(min_length=1, max_length=n.LONGEST)]
    when: Block | None = None
    given: Annotated[list[Block], Meta(max_length=4)] = []
    once: Literal["", "turn", "game"] = ""


# What a card means


def read_card(text: str, language: str, blocks: dict[str, Any] | None = None, *, rule: bool) -> n.Sentence:
    """The card that a text means, or that blocks make. `Misread` or `Unreadable` if it is none."""
    return read(text, language, rule=rule) if blocks is None else _from_blocks(blocks)


def explain_card(
    text: str,
    language: str,
    blocks: dict[str, Any] | None = None,
    *,
    rule: bool,
    people: Sequence[str] = (),
    beside: Sequence[n.Sentence] = (),
) -> Reading:
    """What the machine makes of a card among these people and rules, said back in every language; or where it could not follow."""
    try:
        sentence = read_card(text, language, blocks, rule=rule)
        report = check(sentence, rule=rule, beside=beside, people=people)
        says = {language: say_card(sentence, language) for language in LANGUAGES}
    except Misread as error:
        return _make_misread(error.message, error.start, error.end, error.suggestions)
    except Unreadable as error:
        return _make_misread(error.message, 0, len(text))
    findings = tuple(Finding(one.level, one.code, one.part) for one in report.findings)
    return Reading(True, says, report.category, findings, _to_blocks(sentence), 0, 0, (), "")


def accept_card(
    text: str, language: str, blocks: dict[str, Any] | None = None, *, rule: bool, author: str = "", title: str = ""
) -> Words:
    """What somebody wrote, ready to stand on a card; `Illegal` if it is not understood, or cannot be such a card."""
    try:
        sentence = read_card(text, language, blocks, rule=rule)
    except Misread as error:
        suggestions = list(error.suggestions)
        raise Illegal(
            "not-understood", why=error.message, start=error.start, end=error.end, suggestions=suggestions
        ) from None
    except Unreadable as error:
        raise Illegal("not-understood", why=error.message) from None
    errors = [one.code for one in check(sentence, rule=rule).findings if one.level == "error"]
    if errors:
        raise Illegal("not-a-card", findings=errors)
    return Words(sentence, text or say_card(sentence, language), language, author, title)


def is_rule(sentence: n.Sentence) -> bool:
    """Whether a sentence reads like a rule: it waits for something, or holds as long as it lies there. Else it is for a game card."""
    if sentence.when is None:
        return all(isinstance(effect, n.Standing) for effect in sentence.then)
    return not isinstance(sentence.when, n.Threatened)


def say_card(sentence: n.Sentence, language: str) -> str:
    """In this language, or in English where it has no words for it."""
    try:
        return write(sentence, language)
    except Unreadable:
        return write(sentence)


def _make_misread(why: str, start: int, end: int, suggestions: tuple[str, ...] = ()) -> Reading:
    return Reading(False, {}, "machine", (), None, start, end, suggestions, why)


def _from_blocks(given: dict[str, Any]) -> n.Sentence:
    if not _is_small(given):
        raise Unreadable("this is more than fits on a card")
    try:
        whole = msgspec.convert(given, Blocks)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None
    made: dict[str, Any] = {
        "then": tuple(together(one, "effect") for one in whole.then),
        "when": None if whole.when is None else together(whole.when, "trigger"),
        "given": tuple(together(one, "condition") for one in whole.given),
    }
    if n.depth(made["then"]) > n.DEEPEST:
        raise Unreadable("this is more than fits on a card")
    return n.Sentence(**made, once=whole.once)


def _is_small(given: dict[str, Any]) -> bool:
    """Whether it has few enough parts to be a card, however deep they lie."""
    left: list[Any] = [given]
    for _ in range(MOST_PARTS):
        if not left:
            return True
        one = left.pop()
        left += one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
    return False


def _to_blocks(sentence: n.Sentence) -> dict[str, Any] | None:
    try:
        whole = Blocks(
            [apart(effect, "effect") for effect in sentence.then],
            None if sentence.when is None else apart(sentence.when, "trigger"),
            [apart(condition, "condition") for condition in sentence.given],
            sentence.once,
        )
    except Unreadable:
        return None
    found: dict[str, Any] = msgspec.to_builtins(whole)
    return found


# What the cards of a deck say


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


def _describe_card(name: str, words: Words, signed: Words, mark: str, language: str) -> CardText:
    words = translated(words, language)
    sentence = words.sentence
    events = [one.what for one in n.inside(sentence) if isinstance(one, n.Event)]
    numbers = range(1, 7) if has_number(sentence) else ()
    parts = compiled(sentence).parts.items()
    return CardText(
        name=name,
        says=say_card(sentence, language),
        text=words.text,
        language=words.language,
        author=signed.author,
        written=signed.written,
        mark=mark,
        title=words.title,
        picture=signed.picture,
        category=classed(sentence).value,
        parts={path: _say_part(effect, "effect", language) for path, effect in parts},
        deeds={path: _say_part(effect.do, "do", language) for path, effect in parts if isinstance(effect, n.Act)},
        edited=tuple(say_card(_change_number(sentence, number), language) for number in numbers),
        event=events[0] if events else "",
        social=bool(events) and events[0] not in UNPEOPLED,
    )


def _change_number(sentence: n.Sentence, number: int) -> n.Sentence:
    """The card with its number changed, if there are words for that."""
    changed = edited(sentence, number)
    try:
        write(changed)
    except Unreadable:
        return sentence
    return changed


def _say_part(node: n.Node, category: str, language: str) -> str:
    try:
        return part(node, category, language)
    except Unreadable:
        return part(node, category)
