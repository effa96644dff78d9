"""The cards of BLANK in words, as the HTTP interface tells them: those of a table, and one that somebody is writing."""

from __future__ import annotations

from typing import Literal

from carteblanche.core.values import Message
from carteblanche.games.blank.calculus.check import Care, Finding
from carteblanche.games.blank.calculus.steps import Sealed
from carteblanche.games.blank.deck import How, Stroke
from carteblanche.games.blank.printer.blocks import Gap, PartBlock
from carteblanche.games.blank.trials import Trial


class ReportText(Message):
    """Something outside the game that a card waits for: people say that it has happened."""

    text: str
    about: bool
    """Whether it is something that a player does."""


class DeedText(Message):
    """What somebody has to say or do, in the author's words."""

    how: Literal["say", "do"]
    text: str


class CardText(Message):
    """A card with words on it, in the language that was asked for."""

    name: str
    says: str
    """What the machine understands by it; of a card for people its text."""
    text: str
    """As its author wrote it; of a card of ours as it says."""
    language: str
    """In which the text is written."""
    how: How
    ours: bool
    """Whether it came with the product."""
    imported: bool
    """Whether it came in with a file, and nobody of the house has said what it means."""
    author: str
    key: str
    """By which the house knows its author; empty if it does not."""
    written: str
    """The day it was written; empty if nobody knows."""
    mark: str
    """Of the deck that it belongs to."""
    title: str
    picture: tuple[Stroke, ...]
    category: Care
    parts: dict[str, str]
    """By path: what this clause, step or change says. A part without words of its own belongs to the nearest around it that has."""
    deeds: dict[str, DeedText]
    """By path: what somebody has to say or do there."""
    edited: tuple[str, ...]
    """What it says if its number has been changed to 1, to 2, …; nothing if it has no number."""
    reports: dict[str, tuple[ReportText, ...]]
    """What it waits for outside the game: under an empty path as long as it is in force, under the path of a step as long as that lasts."""


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
    repaired: bool
    """Whether the card was there already and only means something else from then on."""


class Struck(Message):
    """Somebody to whom a card did something, and how often."""

    name: str
    times: int


class CardDeeds(Message):
    """What a card has done so far in finished games."""

    card: str
    fired: int
    first: str
    """The day of the first game in which it fired."""
    struck: tuple[Struck, ...]
    """Whom it struck, most often first."""


class CardProposal(Message):
    """A card that somebody proposes to the owners of a deck: a rule (`card` empty), or words for a game card."""

    id: int
    name: str
    """Who proposes it, and will have signed it."""
    mine: bool
    text: str
    language: str
    meaning: Sealed | None
    """What its author says that it means; nothing if nobody said so yet."""
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


class Span(Message):
    """Some words of a text, by where they begin and end."""

    start: int
    end: int


class Offer(Message):
    """One way to understand a card."""

    meaning: Sealed
    says: dict[str, str]
    """By language."""
    category: Care
    findings: tuple[Finding, ...]
    blocks: PartBlock
    suggested: bool = False
    """Whether a translator suggests it: nobody but its author says that it is what the words mean."""


class Reading(Message):
    """What was made of a card: `understood` has one offer; `choose` up to three, of which its author chooses; `nearly` one that leaves
    words out; `people` none. Whatever it is, the author may let people see to the card as it was written.
    """

    answer: Literal["understood", "choose", "nearly", "people"]
    language: str
    """In which the text is written, as far as that can be told."""
    offers: tuple[Offer, ...]
    left: tuple[Span, ...]
    """Words that were not understood."""
    commentary: tuple[Span, ...]
    """Words that were taken for a title, a story or a reason."""
    kept: Sealed | None
    """The card as people would see to it, exactly as it is written; nothing if nothing is written."""
    findings: tuple[Finding, ...]
    """What is to be said whatever it means, such as that the deck has no room for it."""
    why: Literal["", "too-slow", "not-a-card", "no-suggestion"]
    """Why there is no offer, if it is not for the words: reading took too long, the blocks do not make a card, or a translator had nothing
    that could be one.
    """
    translator: bool = False
    """Whether the author may ask a translator."""


class PartShape(Message):
    """A part of the calculus for the block editor: what it is called, and its slots with what may stand in them."""

    part: str
    label: str
    gaps: tuple[Gap, ...]


class BlockLanguage(Message):
    """What may stand where in a card, in one language."""

    language: str
    parts: tuple[PartShape, ...]
    words: dict[str, str]
    """What the words of the calculus are called."""
    examples: dict[Literal["rule", "card"], tuple[str, ...]]
    """Texts to begin with, for rules and for game cards."""
    begin: dict[Literal["rule", "card"], PartBlock]
    """Blocks to begin with."""
