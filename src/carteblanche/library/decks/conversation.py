"""What is said to the author of a card: what was understood of a text, of blocks, or of a meaning that was chosen before."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank.calculus.check import care, check, fits_on_a_card
from carteblanche.games.blank.calculus.normal import normal
from carteblanche.games.blank.calculus.steps import Meaning, People
from carteblanche.games.blank.deck import How, Words
from carteblanche.games.blank.printer.blocks import PartBlock, blocks, meaning_of
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.printer.text import print_meaning
from carteblanche.library.decks.tidying import tidy, tidy_meaning
from carteblanche.wire.cards import Offer, Reading, Span

if TYPE_CHECKING:
    from carteblanche.reader.answer import Answer

MOST_PARTS: Final = 6000
"""How many values the blocks of a card may have, nested ones counted."""
DEEPEST: Final = 120
"""How deep they may lie in plain data, which has several levels for each block."""


# Readings


def explain_text(text: str, language: str, *, rule: bool, people: Sequence[str] = ()) -> Reading:
    """What the machine makes of a text, whatever language it is in, for somebody who speaks this one."""
    return explain_answer(text, read_text(text, language, rule=rule), language, rule=rule, people=people)


def explain_answer(text: str, found: Answer, language: str, *, rule: bool, people: Sequence[str] = ()) -> Reading:
    """What the reader has answered, for somebody who speaks this language."""
    return Reading(
        answer=found.kind,
        language=found.language,
        offers=tuple(make_offer(one, language, rule=rule, people=people) for one in found.readings),
        left=find_spans(text, found.left),
        commentary=find_spans(text, found.commentary),
        kept=for_people(tidy(text)) if text.strip() else None,
        findings=(),
        why="",
    )


def explain_meaning(meaning: Meaning, language: str, *, rule: bool, people: Sequence[str] = ()) -> Reading:
    """The same about a meaning that somebody chose or built."""
    if not fits_on_a_card(meaning):
        return not_a_card(language)
    offer = make_offer(meaning, language, rule=rule, people=people)
    return Reading("understood", language, (offer,), (), (), None, (), "")


def explain_blocks(given: dict[str, Any], language: str, *, rule: bool, people: Sequence[str] = ()) -> Reading:
    """The same about blocks, which may not make a card yet."""
    try:
        return explain_meaning(from_blocks(given), language, rule=rule, people=people)
    except Unreadable:
        return not_a_card(language)


def not_a_card(language: str) -> Reading:
    return Reading("nearly", language, (), (), (), None, (), "not-a-card")


def too_slow(text: str, language: str) -> Reading:
    """Nothing was found out about a text in time: it can still be for people."""
    return Reading("people", language, (), (), (), for_people(tidy(text)), (), "too-slow")


def make_offer(meaning: Meaning, language: str, *, rule: bool, people: Sequence[str] = ()) -> Offer:
    return Offer(
        meaning=meaning,
        says={one: print_meaning(meaning, one) for one in LANGUAGES},
        category=care(meaning),
        findings=check(meaning, rule=rule, people=people),
        blocks=blocks(meaning, language),
    )


def from_blocks(given: dict[str, Any]) -> Meaning:
    """The meaning that blocks make, or `Unreadable`."""
    if not is_small(given):
        raise Unreadable("this is more than fits on a card")
    try:
        return meaning_of(msgspec.convert(given, PartBlock))
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def is_small(given: dict[str, Any]) -> bool:
    """Whether blocks have few enough values to be a card, and none too deep to be looked at."""
    left: list[tuple[int, Any]] = [(0, given)]
    for _ in range(MOST_PARTS):
        if not left:
            return True
        depth, one = left.pop()
        if depth > DEEPEST:
            return False
        inner: list[Any] = []
        if isinstance(one, dict):
            inner = list(cast("dict[str, Any]", one).values())
        elif isinstance(one, list):
            inner = one  # pyright: ignore[reportUnknownVariableType]
        left += [(depth + 1, part) for part in inner]
    return False


def find_spans(text: str, words: Iterable[str]) -> tuple[Span, ...]:
    """Where these words stand in a text, each wherever it does; what does not stand there as it is written is left out."""
    found: set[tuple[int, int]] = set()
    for word in dict.fromkeys(words):
        if word:
            pattern = rf"(?<!\w){re.escape(word)}(?!\w)"
            found |= {match.span() for match in re.finditer(pattern, text, re.IGNORECASE)}
    spans: list[Span] = []
    for start, end in sorted(found):
        if spans and start <= spans[-1].end:
            spans[-1] = Span(spans[-1].start, max(end, spans[-1].end))
        else:
            spans.append(Span(start, end))
    return tuple(spans)


# Cards


def read_text(text: str, language: str, *, rule: bool) -> Answer:
    """What the reader answers, of two languages that are as likely in favour of this one."""
    from carteblanche.reader.answer import read

    return read(text, "rule" if rule else "game", prefer=language)


def for_people(text: str) -> Meaning:
    """A card that people see to as it is written."""
    return Meaning((People(text),))


def accept_card(
    text: str, language: str, meaning: Meaning | None = None, *, rule: bool, author: str = "", title: str = ""
) -> Words:
    """What somebody wrote, ready to stand on a card, with what they say that it means; without that, what is understood at once.
    `Illegal` if it is not understood, or cannot be such a card.
    """
    text, title = tidy(text), tidy(title)
    if meaning is not None:
        meaning = for_people(text) if text and care(meaning) == "people" else tidy_meaning(meaning)
    found = read_text(text, language, rule=rule) if text else None
    how, meant = _understand(found, meaning)
    errors = [one.code for one in check(meant, rule=rule) if one.level == "error"]
    if errors:
        raise Illegal("not-a-card", findings=errors)
    spoken = language if found is None else found.language
    return Words(meant, text or print_meaning(meant, spoken), spoken, author, title, how=how)


def find_how(text: str, language: str, meaning: Meaning, *, rule: bool) -> How:
    """How it was found out that a text means this."""
    return _understand(read_text(text, language, rule=rule) if text else None, meaning)[0]


def _understand(found: Answer | None, meaning: Meaning | None) -> tuple[How, Meaning]:
    """What a card means, and how that was found out."""
    if meaning is None:
        if found is None or found.kind != "understood":
            raise Illegal("not-understood", left=[] if found is None else list(dict.fromkeys(found.left)))
        return "read", found.readings[0]
    if care(meaning) == "people":
        return "people", meaning
    same = normal(meaning)
    if found is not None and found.kind == "understood" and normal(found.readings[0]) == same:
        return "read", meaning
    if found is not None and any(normal(one) == same for one in found.readings):
        return "chosen", meaning
    return "blocks", meaning
