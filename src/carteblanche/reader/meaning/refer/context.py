"""What has been spoken of so far on a card."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Beside, Cards, Event, Number, Players, Together


class NotUnderstood(Exception):
    """This cannot be what was meant."""


NEIGHBOURS: Final = Together((Beside("left"), Beside("right")))


@dataclass(slots=True)
class Context:
    """What has been spoken of so far on this card."""

    rule: bool
    before: str = "top"
    """Where the card lies that *the card before* means: under the new one after a play, on top before it."""
    them: Players | None = None
    """The players spoken of last, other than `you`."""
    chosen: bool = False
    """Whether `them` were chosen and have a name of their own now."""
    blurred: bool = False
    """Whether somebody was spoken of in free words alone."""
    delay: int = 0
    """Seconds that have to pass before what follows."""
    searched: bool = False
    """Whether somebody has looked through the draw pile."""
    these: Cards | None = None
    fresh: Cards | None = None
    """The cards that were just looked at on a pile, or drawn, where there are so many."""
    rest: Cards | None = None
    """What is left of them once some were kept."""
    surplus: int | None = None
    """How many cards may be held, if it is told of somebody that they have more."""
    amount: Number | None = None
    """What *that many* means."""
    played: bool = False
    """Whether the event is a play."""
    event: Event | None = None
    subject: Players = "you"
    """Whose doing the last clause was."""
    lasting: bool = False
    """Whether the sentence says how long something holds."""
    shown: bool = False
    """Whether `these` were only shown and lie where they were."""
    revealing: bool = False
    """Whether cards were turned over of which nobody said whose they are."""
    seen: Players | None = None
    """Whose hand was looked at."""
    holding: tuple[Players, Any] | None = None
    """Who was described by cards they hold, and by which."""
    guessed: str = ""
    """What was named of the card that was shown then: its colour or its number."""
    reserved: bool = False
    """Whether what is forbidden is allowed where the conditions hold: *sixes may only be played if …*."""
    inside: bool = False
    """Whether this is inside something that waits for another player."""
    inherited: bool = False
    """Whether a clause without a subject has that of the one before."""
    about: Players | None = None
    """Of whom a condition of this sentence tells, other than `you`."""
    limit: int | None = None
    """How many cards may be held, if it was said."""
    named: bool = False
    """Whether a colour was named."""
    generic: bool = False
    """Whether the event is about *on*, so that *on* means the same one again."""
    voters: Players | None = None
    """Who votes, if it was said."""
    once: bool = False
    """Whether what is waited for counts the next time only."""
    numbered: bool = False
    """Whether a number was named."""
    contest: bool = False
    """Whether somebody has won or lost a contest."""
    third: bool = False
    """Whether who does it is spoken of as *the player*, so that *their* cards are those of `you`."""
    of_rules: bool = False
    """Whether the cards that were moved last were rules."""
    implied: Players | None = None
    """Who does it because nobody was named."""
    spoken: Players | None = None
    """The players spoken of before the subject of this clause."""
    cost: float = 0.0
    left: list[str] = field(default_factory=list)
    """What clauses said that nobody took up."""

    def become(self, other: Context) -> None:
        """Takes over what was found on a trial."""
        for one in fields(self):
            setattr(self, one.name, getattr(other, one.name))

    def doubt(self, cost: float) -> None:
        """Makes this reading less likely."""
        self.cost += cost
