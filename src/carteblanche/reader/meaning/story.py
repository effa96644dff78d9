"""What has been understood of a card so far: its clauses, what is being collected for the next, and words that were not taken up."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    And,
    Becomes,
    Chosen,
    Compare,
    Condition,
    Event,
    Hand,
    Is,
    One,
    Players,
    Plays,
    Random,
    Ranked,
    Reported,
    Some,
    Stage,
    Till,
    Times,
    Turns,
    Until,
    Who,
)
from carteblanche.games.blank.calculus.parts import Part as CalculusPart
from carteblanche.games.blank.calculus.steps import (
    Always,
    Cap,
    Change,
    Choose,
    Clause,
    CountAs,
    House,
    If,
    Let,
    Move,
    Open,
    Order,
    Permit,
    React,
    Require,
    Step,
    When,
    Whenever,
)
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import Context, NotUnderstood
from carteblanche.reader.meaning.steps.tidying import standing, tidy
from carteblanche.reader.phrases.sketch import Arg, Frame, Item
from carteblanche.reader.phrases.verbs import all_but

Found = TypeVar("Found")
REMARKED: Final = 0.5
"""What a remark in the middle of a rule costs."""
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
    react: Event | None = None
    """What a game card may be played against, out of turn."""
    lasting: Until | None = None
    spell: Until | None = None
    """How long people have to do something, whose price follows."""
    optional: bool = False
    """Whether what follows may be done, as somebody likes."""
    contest: str = ""
    """What somebody does first or last, if that tells of a race."""
    obliged: Players = "you"
    deed: bool = False
    """Whether they have to do it, and not to say it."""
    duty: str = ""
    """What somebody must not forget to say or do."""
    left: list[str] = field(default_factory=list[str])
    commentary: list[str] = field(default_factory=list[str])
    reasons: list[str] = field(default_factory=list[str])

    def copy(self) -> Story:
        """The same, to try something."""
        made = copy(self)
        made.ctx = replace(self.ctx, left=list(self.ctx.left))
        for one in fields(self):
            value = getattr(self, one.name)
            if isinstance(value, list):
                setattr(made, one.name, list(value))  # pyright: ignore[reportUnknownArgumentType]
        return made

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
            elif one.cat == "PP" and one.val.prep == "except" and one.val.cat == "W" and (rest := _but(frame, one)):
                frame = rest
            elif one.cat == "PP":
                frame = frame.plus(Arg(one.val.item, one.val.cat, one.val.prep, "R", only=one.val.only))
            elif one.cat in ("adv", "ban", "permit"):
                frame = replace(frame, mods=frame.mods | {one.val.value})
            elif one.cat == "neg":
                frame = replace(frame, neg=True)
            elif one.cat == "X" and frame.pred == "say" and frame.modal != "may" and one.start >= part.item.end:
                pass
            elif one.cat == "verdict":
                self.left.append(f"~{one.val.value}")
            elif one.cat != "U":
                if one.cat == "X" and one.end <= part.item.start and not frame.has("W", "L"):
                    self.left.append("who?")
                self.left.append(str(getattr(one.val, "value", one.val)))
        return frame

    def is_remark(self, part: Part) -> bool:
        """Whether a clause in the middle of the rule only calls somebody names: a mere remark."""
        if not part.calls_out():
            return False
        self.commentary.append(part.text)
        self.ctx.doubt(REMARKED)
        return True

    def wait_for(self, event: Event, lasting: Until | None) -> None:
        """What follows is set off by this event."""
        self.close()
        self.event = self.ctx.event = event
        self.lasting, self.spell = lasting or self.spell, None

    def change(self, change: Change, held: list[Condition], until: Until | None) -> None:
        """Something holds: always, or for a while once the card is set off."""
        if self.rule and isinstance(self.event, Becomes) and not self.steps and until is None:
            held, self.event = [replaced(self.event.fits, "each", "you"), *held], None
        given = both(held)
        if isinstance(change, Open) and change.who == "you" and given is not None and self.rule and self.event is None:
            self.clauses.append(Always(Open(Who(replaced(given, "you", "each"), "all"), change.to)))
        elif _of_this(change) and given is None and until is None:
            self.clauses.append(Always(change))
        elif self.rule and self.event is None:
            if isinstance(until, Till):
                given = both([*held, Compare(Times(until.event), "=", 0)])
            elif isinstance(change, Cap) and change.per == "turn" and (until == "turn" or isinstance(until, Turns)):
                pass
            elif until not in (None, "game"):
                self.left.append("until")
            self.clauses.append(Always(change, given))
        else:
            step: Step = Let(change, until or _for_whom(change))
            chosen = _chosen(change)
            if chosen is not None and count_of(step, chosen) > 1:
                self.steps.append(Choose(chosen))
                self.ctx.them, self.ctx.chosen = chosen, True
                step = replaced(step, chosen, "them")
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
            if isinstance(self.event, Reported) and self.lasting is None:
                self.ctx.doubt(0.6)
            given = both(self.given)
            then = steps if given is None else (If(given, steps),)
            steps = (Whenever(self.event, then, self.lasting or "game", once=self.ctx.once),)
            self.ctx.once = False
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
        given = both(self.given)
        if isinstance(self.event, Stage) and isinstance(given, Is) and given.who == "you":
            steps = tuple(replaced(step, "you", given.among) for step in tidy(self.steps))
            return standing(When(self.event, steps))
        if self.event is not None:
            return standing(When(self.event, tuple(tidy(self.steps)), both(self.given)))
        last = self.clauses[-1] if self.clauses else None
        if isinstance(last, Always) and isinstance(last.change, Order):
            return When(Stage("game", "start"), tuple(self.steps))
        return None

    def finish(self) -> tuple[Clause, ...]:
        """All clauses."""
        self.left += self.dangling
        self.close()
        if any(isinstance(one, Always) and one.change == Order("free") for one in self.clauses):
            self.clauses = [_turnless(one) for one in self.clauses]
        self.first = tidy(self.first)
        if self.first:
            clause = When("this", tuple(self.first)) if self.react is None else React(self.react, tuple(self.first))
            self.clauses.append(clause)
            self.first = []
        return tuple(self.clauses)


def _but(frame: Frame, one: Item) -> Frame | None:
    """*Except you, everybody draws*."""
    return all_but(frame, one.val.item)


def _turnless(clause: Clause) -> Clause:
    """Where there are no turns, what is counted in a turn is counted at once."""
    if isinstance(clause, Always) and isinstance(clause.change, Cap) and clause.change.per == "turn":
        return structs.replace(clause, change=structs.replace(clause.change, per="once"))
    return clause


def _of_this(change: Change) -> bool:
    """Whether it tells of this very card, wherever it lies."""
    fit = change.cards if isinstance(change, CountAs) else change.play.cards if isinstance(change, Permit) else ()
    return fit == (One(Some("this")),)


def _for_whom(change: Change) -> Until:
    """How long a change holds if the text does not say: for somebody's next turn, else until the card is covered."""
    event = change.play if isinstance(change, Require | Permit) else getattr(change, "event", None)
    who = event.who if isinstance(event, Plays) else "all"
    return "covered" if who in ("all", "others", "you") else Turns(1, who)


def both(conditions: list[Condition]) -> Condition | None:
    """All of them as one."""
    return None if not conditions else conditions[0] if len(conditions) == 1 else And(tuple(conditions))


def _chosen(change: Change) -> Players | None:
    """Whom a change is about, if somebody has to choose them."""
    event = getattr(change, "event", None) or getattr(change, "play", None)
    who = getattr(event, "who", None)
    return who if isinstance(who, Chosen | Random | Ranked) else None


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
