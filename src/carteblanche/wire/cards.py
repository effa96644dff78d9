"""The cards of BLANK in words, as the HTTP interface tells them: those of a table, and one that somebody is writing."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from carteblanche.core.values import Message
from carteblanche.games.blank.deck import Stroke
from carteblanche.games.blank.trials import Trial

Honour: TypeAlias = Literal["machine", "helped", "honour"]
"""Who sees to it that a card is obeyed."""


class CardText(Message):
    """A card with words on it, in the language that was asked for."""

    name: str
    says: str
    text: str
    """As its author wrote it."""
    language: str
    author: str
    written: str
    """The day it was written; empty if nobody knows."""
    mark: str
    """Of the deck that it belongs to."""
    title: str
    picture: tuple[Stroke, ...]
    category: Honour
    parts: dict[str, str]
    """By path: what this part of the card says."""
    deeds: dict[str, str]
    """By path: what somebody has to do there, without saying who."""
    edited: tuple[str, ...]
    """What it says if its number has been changed to 1, to 2, …; nothing if it has no number."""
    event: str
    """What it waits for outside the game, if it does."""
    social: bool
    """Whether that is something a player does."""


class DeckText(Message):
    """All cards of a table: `names` by number, those without words included."""

    deck: str
    """The household's deck, if it is not the one that comes with the product."""
    name: str
    names: tuple[str, ...]
    cards: tuple[CardText, ...]


class DeckChange(Message):
    """One line of a deck's history."""

    version: int
    author: str
    card: str
    approved: str
    """Who agreed to it; empty if it was agreed to at a table."""
    when: str


class CardProposal(Message):
    """A card that somebody proposes to the owners of a deck: a rule (`card` empty), or words for a game card."""

    id: int
    name: str
    """Who proposes it, and will have signed it."""
    mine: bool
    text: str
    language: Literal["en", "de", "fr", "pl", "ru"]
    card: str
    title: str
    picture: tuple[Stroke, ...]
    state: Literal["waiting", "vetoed", "approved", "declined"]
    """`vetoed`: an owner asks for a change."""
    round: int
    """How often it was sent: an answer says which one was read."""
    by: str
    """The owner who answered; empty if nobody did, or if they want to be forgotten."""
    reason: str
    """What they said. If it is the code of a refusal, the deck has no room for the card any more."""
    day: str


class TrialReport(Message):
    """How far a trial of a card is, and what it has found."""

    id: str
    state: Literal["playing", "done", "failed"]
    wanted: int
    """How many pairs of games will be played."""
    trial: Trial | None
    """Nothing until the first pairs have been played."""
    says: dict[str, str]
    """The sentence of every card that fired beside it."""


class Finding(Message):
    """Something that the author of a card should know."""

    level: Literal["error", "warning"]
    code: str
    part: str


class Reading(Message):
    """What was understood of a card, or where it was not."""

    understood: bool
    says: dict[str, str]
    """By language."""
    category: Honour
    findings: tuple[Finding, ...]
    blocks: dict[str, Any] | None
    """The card as blocks, for the block editor."""
    start: int
    end: int
    """From where to where the text was not understood."""
    suggestions: tuple[str, ...]
    why: str


class BlockShape(Message):
    """A block: its words around its slots, which are fields in braces, and what may fill each of them."""

    key: str
    words: tuple[str, ...]
    slots: dict[str, str]


class BlockLanguage(Message):
    """What may stand where in a card, in one language."""

    language: str
    categories: dict[str, tuple[BlockShape, ...]]
    terminals: dict[str, dict[str, Any]]
    examples: dict[Literal["rule", "card"], tuple[str, ...]]
    """Sentences to begin with, for rules and for game cards."""
