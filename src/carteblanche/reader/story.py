"""What has been understood of a card so far: its clauses, what is being collected for the next, and words that were not taken up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Accuses, And, Condition, Event, Hand, Reported, Stage, Until
from carteblanche.games.blank.calculus.parts import Part as CalculusPart
from carteblanche.games.blank.calculus.steps import (
    Always,
    Change,
    Clause,
    House,
    If,
    Let,
    Move,
    Order,
    Step,
    When,
    Whenever,
)
from carteblanche.reader.clauses import Part
from carteblanche.reader.refer import Context, NotUnderstood
from carteblanche.reader.sketch import Arg, Frame

Found = TypeVar("Found")
LOOSE: Final = frozenset({"W", "C", "N", "F", "T", "D", "quote", "PL"})


@dataclass(slots=True)
class Story:
    rule: bool
    ctx: Context
    clauses: list[Clause] = field(default_factory=list[Clause])
    event: Event | None = None
    """What the steps that are being collected wait for."""
    given: list[Condition] = field(default_factory=list[Condition])
    steps: list[Step] = field(default_factory=list[Step])
    pending: list[Condition] = field(default_factory=list[Condition])
    """Conditions of a fragment that the next sentence completes."""
    dangling: list[str] = field(default_factory=list[str])
    """The words of such a fragment, as long as nothing has followed."""
    first: list[Step] = field(default_factory=list[Step])
    """On a game card: what happens when it is played, before what it waits for."""
    lasting: Until | None = None
    duty: str = ""
    """What somebody must not forget to say or do."""
    left: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])

    def attempt(self, make: Callable[[], Found]) -> Found | None:
        """What this makes, or nothing if it is not understood; then nothing is noted either."""
        before = list(self.ctx.left)
        try:
            return make()
        except NotUnderstood:
            self.ctx.left = before
            return None

    def whole(self, part: Part) -> Frame:
        """The clause with what stands loosely beside it."""
        frame = part.frame
        assert frame is not None
        for one in part.extra:
            if one.cat in LOOSE:
                frame = frame.plus(Arg(one.val, one.cat, side="L" if one.end <= part.item.start else "R"))
            elif one.cat == "PP":
                frame = frame.plus(Arg(one.val.item, one.val.cat, one.val.prep, "R"))
            elif one.cat in ("adv", "ban", "permit"):
                frame = replace(frame, mods=frame.mods | {one.val.value})
            elif one.cat == "neg":
                frame = replace(frame, neg=True)
            elif one.cat != "U":
                self.left.append(str(getattr(one.val, "value", one.val)))
        return frame

    def wait_for(self, event: Event, lasting: Until | None) -> None:
        """What follows is set off by this event."""
        self.close()
        self.event = self.ctx.event = event
        self.lasting = lasting

    def change(self, change: Change, held: list[Condition], until: Until | None) -> None:
        """Something holds: always, or for a while once the card is set off."""
        given = both(held)
        if self.rule and self.event is None:
            self.clauses.append(Always(change, given))
        else:
            step: Step = Let(change, until or "covered")
            self.steps.append(step if given is None else If(given, (step,)))

    def close(self) -> None:
        """What has been collected becomes a clause."""
        if isinstance(self.event, Reported) and not self.event.about and mentions(tuple(self.steps), ("you",)):
            self.event = structs.replace(self.event, about=True)
        if not self.rule and self.steps:
            self._keep()
            return
        if self.steps:
            clause = self._clause()
            if clause is None:
                self.left.append("when?")
            else:
                self.clauses.append(clause)
        self.steps, self.given = [], []
        if self.rule:
            self.event = None

    def _keep(self) -> None:
        """On a game card everything happens when it is played, or waits from then on."""
        steps = tuple(self.steps)
        if self.event is not None and self.event != "this":
            given = both(self.given)
            steps = (Whenever(self.event, steps if given is None else (If(given, steps),), self.lasting or "game"),)
        elif self.given:
            given = both(self.given)
            assert given is not None
            steps = (If(given, steps),)
        self.first += steps
        self.steps, self.given, self.event = [], [], "this"

    def _clause(self) -> Clause | None:
        only = self.steps[0] if len(self.steps) == 1 else None
        if (
            self.event == Accuses(verdict="wrong")
            and isinstance(only, Move)
            and only.to == Hand("you")
            and not self.given
        ):
            return Always(House("wrong-accusation", only.cards.n))
        if self.event is not None:
            return When(self.event, tuple(self.steps), both(self.given))
        last = self.clauses[-1] if self.clauses else None
        if isinstance(last, Always) and isinstance(last.change, Order):
            return When(Stage("game", "start"), tuple(self.steps))
        return None

    def finish(self) -> tuple[Clause, ...]:
        """All clauses."""
        self.left += self.dangling
        self.close()
        if self.first:
            self.clauses.append(When("this", tuple(self.first)))
            self.first = []
        return tuple(self.clauses)


def both(conditions: list[Condition]) -> Condition | None:
    """All of them as one."""
    return None if not conditions else conditions[0] if len(conditions) == 1 else And(tuple(conditions))


def mentions(value: Any, words: tuple[str, ...]) -> bool:
    """Whether one of these players is spoken of."""
    if isinstance(value, str):
        return value in words
    if isinstance(value, tuple):
        return any(mentions(one, words) for one in value)  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, CalculusPart):
        names = [name for name in value.__struct_fields__ if name not in ("text", "at", "how")]
        return any(mentions(getattr(value, name), words) for name in names)
    return False
