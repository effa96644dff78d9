"""The card studio: what a sentence or some blocks mean, what may stand where, what the cards of a table say, what a card would do."""

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
from carteblanche.games.blank.deck import Deck
from carteblanche.games.blank.language.blocks import catalogue
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.nodes import digest
from carteblanche.games.blank.language.reading import LONGEST
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.samples import samples
from carteblanche.games.blank.sayings import translated
from carteblanche.games.blank.trials import Plan, free_face, with_card
from carteblanche.library.decks.household import check_room_for
from carteblanche.library.decks.texts import accept_card, describe_cards, explain_card
from carteblanche.server.games.blank.cards import Language, reading
from carteblanche.server.games.blank.decks import read_deck
from carteblanche.server.games.blank.trials import RunningTrial, Trials
from carteblanche.server.people.access import Access
from carteblanche.server.rooms.house import House
from carteblanche.store import decks as kept_decks
from carteblanche.wire.cards import BlockLanguage, BlockShape, DeckText, Finding, Reading, TrialReport

Asked = Request[Any, Any, Any]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card that somebody is writing: as text, or as blocks."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    rule: bool = True
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    people: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=8)] = []
    """Who sits at the table: a card should not single anybody out."""
    card: Annotated[str, Meta(max_length=40)] = ""
    """On which game card, if that is chosen already."""
    deck: Annotated[str, Meta(max_length=32)] | None = None
    """In which deck; what is found then also says whether it has room for the card."""


class TrialRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A card to be tried: as text or as blocks, as a rule or on a game card."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    rule: bool = True
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    card: Annotated[str, Meta(max_length=40)] = ""
    """On which game card; if none is named, on a free one."""
    deck: Annotated[str, Meta(max_length=32)] | None = None
    """In which deck; if none is named, in the one that comes with the product."""
    games: Annotated[int, Meta(ge=20, le=400)] = 100
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    level: Literal["beginner", "reader"] = "beginner"


@get("/api/blank/blocks", summary="What may stand where in a card of BLANK", sync_to_thread=True)
def blocks(language: Language = "en") -> BlockLanguage:
    return _blocks(language)


@post("/api/blank/read", status_code=200, summary="What a card of BLANK would mean")
async def understand(request: Asked, data: Card, house: House, access: Access) -> Reading:
    access.count(request, "readings")
    deck = None if data.deck is None else await read_deck(house.store, data.deck)
    async with reading:
        found = await asyncio.to_thread(
            explain_card, data.text, data.language, data.blocks, rule=data.rule, people=data.people
        )
    return (
        found
        if deck is None or not found.understood
        else replace(found, findings=(*found.findings, *_room(data, deck)))
    )


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
async def begin_trial(request: Asked, data: TrialRequest, house: House, access: Access, trials: Trials) -> TrialReport:
    access.count(request, "trials")
    person = await access.expect_named(request, house.store)
    deck = starter.starter(data.language) if data.deck is None else await read_deck(house.store, data.deck)
    async with reading:
        trial = await asyncio.to_thread(prepare_trial, data, deck)
    return trials.begin(person, trial)


@get("/api/blank/trials/{trial:str}", summary="How far a trial is, and what it has found")
async def read_trial(
    trial: str, trials: Trials, seen: Annotated[int | None, Parameter(ge=0, le=1000)] = None
) -> TrialReport:
    """With `seen`, the answer waits until more pairs than these have been played, for a while."""
    return await trials.report(trial, seen)


@delete("/api/blank/trials/{trial:str}", summary="End a trial")
async def end_trial(trial: str, trials: Trials) -> None:
    trials.end(trial)


HANDLERS: Final[list[Any]] = [blocks, understand, table_cards, begin_trial, read_trial, end_trial]


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
    found = catalogue(language)
    shapes = {
        category: tuple(BlockShape(one.key, one.words, one.slots) for one in all_of)
        for category, all_of in found.categories.items()
    }
    rules = [translated(starter.words(text), language) for text in starter.RULES]
    more, effects = samples(language)
    return BlockLanguage(
        language,
        shapes,
        found.terminals,
        {"rule": tuple(one.text for one in (*rules, *more)), "card": tuple(one.text for one in effects)},
    )


# What is tried


def prepare_trial(wanted: TrialRequest, deck: Deck) -> RunningTrial:
    """A trial that can begin, or `Illegal`."""
    words = accept_card(wanted.text, wanted.language, wanted.blocks, rule=wanted.rule)
    face = "" if wanted.rule else wanted.card or free_face(deck)
    seed = int(digest(words.sentence)[:8], 16)
    plan = Plan(deck, words, face, wanted.seats, wanted.level, seed)
    tried, _ = with_card(deck, words, face)
    says = {card.name: card.says for card in describe_cards(Box(tried), None, "", wanted.language).cards}
    return RunningTrial(plan, wanted.games, says)
