"""The card studio's ear: what a sentence or some blocks mean, what may stand where, and what the cards of a table say."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter
from msgspec import Meta

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.games.blank import starter
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.language import nodes as n
from carteblanche.games.blank.language.blocks import Block, apart, catalogue, together
from carteblanche.games.blank.language.check import check
from carteblanche.games.blank.language.compiled import compiled, edited, has_number
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.honour import classed
from carteblanche.games.blank.language.reading import LONGEST, Misread, read
from carteblanche.games.blank.language.writing import part, write
from carteblanche.games.blank.rules import Blank
from carteblanche.library.resources import for_header
from carteblanche.server.access import Access
from carteblanche.server.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.table import log
from carteblanche.table.table import opened
from carteblanche.wire.cards import BlockLanguage, BlockShape, CardText, DeckText, Found, Reading

Asked = Request[Any, Any, Any]
AT_ONCE: Final = 2
"""How many cards are read at the same time; the others wait."""
MOST_PARTS: Final = 600
"""How many parts the blocks of a card may have, nested ones counted."""
UNPEOPLED: Final = ("enter", "bell", "phone")
"""Events that are nobody's doing."""
Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]

_reading: Final = asyncio.Semaphore(AT_ONCE)


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card that somebody is writing: as text, or as blocks."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    rule: bool = True
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    people: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []
    """Who sits at the table: a card should not single anybody out."""


class Blocks(msgspec.Struct, forbid_unknown_fields=True):
    """A whole card as blocks."""

    then: Annotated[list[Block], Meta(min_length=1, max_length=n.LONGEST)]
    when: Block | None = None
    given: Annotated[list[Block], Meta(max_length=4)] = []
    once: Literal["", "turn", "game"] = ""


@get("/api/blank/blocks", summary="What may stand where in a card of BLANK", sync_to_thread=True)
def blocks(language: Language = "en") -> BlockLanguage:
    return _blocks(language)


@post("/api/blank/read", status_code=200, summary="What a card of BLANK would mean")
async def understand(request: Asked, data: Card, access: Access) -> Reading:
    access.count(request, "readings")
    async with _reading:
        return await asyncio.to_thread(understood, data)


@get("/api/rooms/{room:str}/cards", summary="What the cards of a table of BLANK say")
async def table_cards(room: str, house: House, language: Language = "en") -> DeckText:
    found = await house.room(room) if len(room) <= 32 else None
    if found is None:
        raise Illegal("no-such-room")
    if found.live is not None:
        game: Any = found.live.table.game
    else:
        header, _ = log.read(await house.store.read_log(room))
        game = opened(header, await asyncio.to_thread(for_header, header))
    if not isinstance(game, Blank):
        raise Illegal("no-deck-here")
    kept = await kept_decks.read(house.store, found.document.deck) if found.document.deck else None
    signed = None if kept is None else msgspec.json.decode(kept.document, type=Deck)
    return await asyncio.to_thread(told, game.box, signed, found.document.deck or "", language)


HANDLERS: Final[list[Any]] = [blocks, understand, table_cards]


# What a card means


def understood(card: Card) -> Reading:
    """What the machine makes of a card, said back in every language."""
    try:
        sentence = read(card.text, card.language, rule=card.rule) if card.blocks is None else _from_blocks(card.blocks)
        report = check(sentence, rule=card.rule, people=card.people)
        says = {language: _said(sentence, language) for language in LANGUAGES}
    except Misread as error:
        return _misread(error.message, error.start, error.end, error.suggestions)
    except Unreadable as error:
        return _misread(error.message, 0, len(card.text))
    findings = tuple(Found(one.level, one.code, one.part) for one in report.findings)
    return Reading(True, says, report.category, findings, _to_blocks(sentence), 0, 0, (), "")


def _misread(why: str, start: int, end: int, suggestions: tuple[str, ...] = ()) -> Reading:
    return Reading(False, {}, "machine", (), None, start, end, suggestions, why)


def _from_blocks(given: dict[str, Any]) -> n.Sentence:
    if not _small(given):
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


def _small(given: dict[str, Any]) -> bool:
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


def _said(sentence: n.Sentence, language: str) -> str:
    """In this language, or in English where it has no words for it."""
    try:
        return write(sentence, language)
    except Unreadable:
        return write(sentence)


# What may stand where


@lru_cache(maxsize=len(LANGUAGES))
def _blocks(language: str) -> BlockLanguage:
    found = catalogue(language)
    shapes = {
        category: tuple(BlockShape(one.key, one.words, one.slots) for one in all_of)
        for category, all_of in found.categories.items()
    }
    rules = tuple(_said(read(text), language) for text in starter.RULES)
    effects = tuple(_said(read(text, rule=False), language) for _, text in starter.LIBRARY)
    return BlockLanguage(language, shapes, found.terminals, {"rule": rules, "card": effects})


# What the cards of a table say


def told(box: Box, signed: Deck | None, deck: str, language: str) -> DeckText:
    """Every card with words on it; names and pictures are in the deck that the household keeps, not in the game."""
    cards = tuple(
        _told(name, words, _signed(signed, index, box.cards) or words, language)
        for index, (name, words) in enumerate(zip(box.names, box.words, strict=True))
        if words is not None
    )
    return DeckText(deck, box.deck.name, box.names, cards)


def _signed(deck: Deck | None, index: int, cards: int) -> Words | None:
    if deck is None:
        return None
    if index < cards:
        return deck.cards[index].words if index < len(deck.cards) else None
    return deck.rules[index - cards].words if index - cards < len(deck.rules) else None


def _told(name: str, words: Words, signed: Words, language: str) -> CardText:
    sentence = words.sentence
    events = [one.what for one in n.inside(sentence) if isinstance(one, n.Event)]
    numbers = range(1, 7) if has_number(sentence) else ()
    parts = compiled(sentence).parts.items()
    return CardText(
        name=name,
        says=_said(sentence, language),
        text=words.text,
        language=words.language,
        author=signed.author,
        title=words.title,
        picture=signed.picture,
        category=classed(sentence).value,
        parts={path: _part(effect, "effect", language) for path, effect in parts},
        deeds={path: _part(effect.do, "do", language) for path, effect in parts if isinstance(effect, n.Act)},
        edited=tuple(_said(_sayable(sentence, number), language) for number in numbers),
        event=events[0] if events else "",
        social=bool(events) and events[0] not in UNPEOPLED,
    )


def _sayable(sentence: n.Sentence, number: int) -> n.Sentence:
    """The card with its number changed, if there are words for that."""
    changed = edited(sentence, number)
    try:
        write(changed)
    except Unreadable:
        return sentence
    return changed


def _part(node: n.Node, category: str, language: str) -> str:
    try:
        return part(node, category, language)
    except Unreadable:
        return part(node, category)
