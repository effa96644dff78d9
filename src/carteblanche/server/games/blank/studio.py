"""The card studio: what a text, blocks or a meaning say, what may stand where, what the cards of a table say, what a card would do."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Parameter
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank import starter
from carteblanche.games.blank.box import Box
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.check import Finding, care
from carteblanche.games.blank.calculus.steps import Sealed, digest
from carteblanche.games.blank.deck import Deck, Words
from carteblanche.games.blank.printer import blocks as shapes
from carteblanche.games.blank.printer.languages import LANGUAGES
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.trials import Plan, free_face, with_card
from carteblanche.library.decks.examples import CARDS, RULES
from carteblanche.library.decks.household import check_room_for
from carteblanche.library.decks.texts import describe_cards
from carteblanche.library.decks.tidying import LONGEST
from carteblanche.server.games.blank.cards import Language
from carteblanche.server.games.blank.decks import read_deck
from carteblanche.server.games.blank.reading import Readers
from carteblanche.server.games.blank.translator import Translator
from carteblanche.server.games.blank.trials import TrialPlan, Trials
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.wire.cards import BlockLanguage, DeckText, PartShape, Reading, TrialReport

Asked = Request[Any, Any, Any]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card that somebody is writing or reading: a text, blocks, or what it is said to mean."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    """In which the answer is given; the text may be in any."""
    rule: bool = True
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    meaning: Sealed | None = None
    people: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []
    """Who sits at the table: a card should not single anybody out."""
    card: Annotated[str, Meta(max_length=40)] = ""
    """On which game card, if that is chosen already."""
    deck: Annotated[str, Meta(max_length=32)] | None = None
    """In which deck; what is found then also says whether it has room for the card."""


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A text that a translator is asked about."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    """In which the answer is given; the text may be in any."""
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    rule: bool = True
    people: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []


class TrialRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A card to be tried, as a rule or on a game card: what it is said to mean or, without that, what is understood at once."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    rule: bool = True
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    meaning: Sealed | None = None
    card: Annotated[str, Meta(max_length=40)] = ""
    """On which game card; if none is named, on a free one."""
    deck: Annotated[str, Meta(max_length=32)] | None = None
    """In which deck; if none is named, in the one that comes with the product."""
    games: Annotated[int, Meta(ge=20, le=400)] = 100
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    level: Literal["beginner", "reader"] = "beginner"


@get("/api/blank/blocks", summary="What may stand where in a card of BLANK")
async def blocks(readers: Readers, language: Language = "en") -> BlockLanguage:
    """Whoever asks is about to write: the reader gets ready."""
    readers.warm_up()
    return await asyncio.to_thread(_blocks, language)


@post("/api/blank/read", status_code=200, summary="What a card of BLANK would mean")
async def understand(
    request: Asked, data: Card, house: House, access: Access, readers: Readers, translator: Translator
) -> Reading:
    access.count(request, "readings")
    deck = None if data.deck is None else await read_deck(house.store, data.deck)
    found = await readers.explain(
        data.language,
        rule=data.rule,
        text=data.text,
        meaning=data.meaning,
        blocks=data.blocks,
        people=data.people,
    )
    found = replace(found, translator=translator.is_named and data.text.strip() != "" and found.answer != "understood")
    return found if deck is None else replace(found, findings=(*found.findings, *_room(data, deck)))


@post("/api/blank/suggestions", status_code=200, summary="What a translator that the host has named makes of a text")
async def suggest(
    request: Asked, data: Text, house: House, access: Access, readers: Readers, translator: Translator
) -> Reading:
    """Only ever an offer, marked as suggested: its author confirms it, or does not."""
    access.count(request, "translations")
    await access.expect_named(request, house.store)
    answer = await translator.ask(data.text, rule=data.rule)
    return await readers.explain_suggestion(data.text, answer, data.language, rule=data.rule, people=data.people)


@get("/api/rooms/{room:str}/cards", summary="What the cards of a table of BLANK say")
async def table_cards(room: str, house: House, language: Language = "en") -> DeckText:
    found = await house.expect_room(room)
    if found.live is None:
        raise Illegal("not-started")
    game: Any = found.live.table.game
    if not isinstance(game, Blank):
        raise Illegal("no-deck-here")
    kept = await kept_decks.read_deck(house.store, found.document.deck) if found.document.deck else None
    signed = None if kept is None else msgspec.json.decode(kept.document, type=Deck)
    return await asyncio.to_thread(describe_cards, game.box, signed, found.document.deck or "", language)


@post("/api/blank/trials", status_code=201, summary="Let bots play with and without a card")
async def begin_trial(
    request: Asked, data: TrialRequest, house: House, access: Access, trials: Trials, readers: Readers
) -> TrialReport:
    access.count(request, "trials")
    person = await access.expect_named(request, house.store)
    deck = starter.starter(data.language) if data.deck is None else await read_deck(house.store, data.deck)
    words = await readers.accept(data.text, data.language, data.meaning, rule=data.rule)
    return await trials.begin(person, await asyncio.to_thread(prepare_trial, data, words, deck))


@get("/api/blank/trials/{trial:str}", summary="How far a trial is, and what it has found")
async def read_trial(
    trial: str, trials: Trials, seen: Annotated[int | None, Parameter(ge=0, le=1000)] = None
) -> TrialReport:
    """With `seen`, the answer waits until more pairs than these have been played, for a while."""
    return await trials.report(trial, seen)


@delete("/api/blank/trials/{trial:str}", summary="End a trial")
async def end_trial(trial: str, trials: Trials) -> None:
    await trials.end(trial)


HANDLERS: Final[list[Any]] = [blocks, understand, suggest, table_cards, begin_trial, read_trial, end_trial]


def _room(data: Card, deck: Deck) -> list[Finding]:
    """Why the deck has no room for this card, if it has not."""
    if not data.rule and not data.card:
        return []
    try:
        check_room_for(deck, "" if data.rule else data.card)
    except Illegal as error:
        return [Finding("error", error.code, data.card)]
    return []


# What may stand where


@lru_cache(maxsize=len(LANGUAGES))
def _blocks(language: str) -> BlockLanguage:
    parts = tuple(
        PartShape(part, label, shapes.gaps(part, language)) for part, label in shapes.catalogue(language).items()
    )
    words = {
        word.word: word.label for part in parts for gap in part.gaps for word in shapes.all_words(gap.shape, language)
    }
    begin: dict[Literal["rule", "card"], shapes.PartBlock] = {
        "rule": shapes.blocks(notation.read("(when (plays cards: [6]) (draw next))"), language),
        "card": shapes.blocks(notation.read("(when this (draw others))"), language),
    }
    return BlockLanguage(language, parts, words, {"rule": RULES[language], "card": CARDS[language]}, begin)


# What is tried


def prepare_trial(wanted: TrialRequest, words: Words, deck: Deck) -> TrialPlan:
    """A trial that can begin, or `Illegal`: what people see to cannot be tried by bots."""
    if care(words.meaning) == "people":
        raise Illegal("for-people")
    face = "" if wanted.rule else wanted.card or free_face(deck)
    seed = int(digest(words.meaning)[:8], 16)
    plan = Plan(deck, words, face, wanted.seats, wanted.level, seed)
    tried, _ = with_card(deck, words, face)
    says = {card.name: card.says for card in describe_cards(Box(tried), None, "", wanted.language).cards}
    return TrialPlan(plan, wanted.games, says)
