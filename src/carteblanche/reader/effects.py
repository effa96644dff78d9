"""The effects of a sentence: steps and standing changes, with the conditions and alternatives that stand around them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Condition, Event, Players, Plays, Reported, Till, TurnOf, Until
from carteblanche.games.blank.calculus.steps import (
    Change,
    Either,
    Forbid,
    If,
    May,
    Move,
    Oblige,
    Permit,
    Race,
    Require,
    Step,
)
from carteblanche.reader import acts, facts, laws, refer, turns
from carteblanche.reader.clauses import Part
from carteblanche.reader.refer import NotUnderstood
from carteblanche.reader.sketch import Arg, CardsNP, Frame
from carteblanche.reader.story import Story, both, mentions
from carteblanche.reader.triggers import conditions

Steps = tuple[Step, ...]
LOADED: Final = (acts, turns)
"""These two fill the table of acts."""


@dataclass(slots=True)
class Effects:
    story: Story
    done: list[Step] = field(default_factory=list[Step])
    otherwise: list[Step] = field(default_factory=list[Step])
    changes: list[Change] = field(default_factory=list[Change])
    until: Until | None = None

    def take(self, parts: list[Part]) -> None:
        """One clause after the other."""
        self.until = span(parts)
        for part in parts:
            match part.role:
                case "viceversa":
                    self.changes += [turned(change) for change in self.changes]
                case "until":
                    self._until(part)
                case _:
                    self._clause(part, first=part is parts[0])

    def _until(self, part: Part) -> None:
        found = end_of(self.story, part)
        if found is None:
            self.story.left.append(part.text)
        else:
            self.until = found

    def _clause(self, part: Part, *, first: bool) -> None:
        into = self.otherwise if part.role == "else" else self.done
        if part.item.cat == "adv" and part.link == "or" and into and or_where(into, part.item.val.value):
            return
        if part.item.cat == "U":
            return
        self.story.ctx.inherited = part.link in ("and", "or", "but") and not first
        steps = steps_of(self.story, part)
        self.story.ctx.inherited = False
        if steps is None:
            found = changes_of(self.story, part)
            self.changes += found or ()
            if found is None:
                self.story.left.append(part.text)
            return
        if into and isinstance(into[-1], Oblige) and any(mentions(step, ("first", "last")) for step in steps):
            into[-1] = Race(into[-1].text, into[-1].who)
        last = into[-1] if into else None
        if part.link == "or" and last is not None:
            into[-1] = self._either(last, steps)
        elif part.link == "and" and isinstance(last, May) and part.bare() and not last.otherwise:
            into[-1] = May(last.who, (*last.then, *steps))
        else:
            into += steps

    def _either(self, last: Step, steps: Steps) -> Step:
        if isinstance(last, Oblige):
            return structs.replace(last, fail=steps)
        return Either(self.story.ctx.subject, ((last,), steps))

    def finish(self, holds: list[Condition], after: list[Part]) -> None:
        """Puts together what was found and adds it to the story."""
        story = self.story
        self._price(holds)
        if story.duty and self.done:
            self.done = [Oblige("you", "say", story.duty, fail=tuple(self.done))]
            story.duty = ""
        after = self._escape(after)
        held = [*holds, *conditions(story, after, story.event or "this")[1]]
        for change in self.changes:
            story.change(change, held, self.until)
        self._last()
        if held and self.done:
            self._if(held)
        if self.otherwise:
            story.left.append("otherwise")
        if self.done and story.steps and isinstance(story.steps[-1], Oblige):
            duty = story.steps[-1]
            if any(mentions(step, ("first", "last")) for step in self.done):
                story.steps[-1] = Race(duty.text, duty.who)
        story.steps += self.done

    def _price(self, holds: list[Condition]) -> None:
        """*Otherwise …*: of the sentence before, or the price of a duty."""
        if not self.otherwise or holds:
            return
        steps = self.done or self.story.steps
        last = steps[-1] if steps else None
        if isinstance(last, Oblige) and not last.fail:
            steps[-1] = structs.replace(last, fail=tuple(self.otherwise))
            self.otherwise = []
        elif isinstance(last, If) and not last.otherwise:
            steps[-1] = structs.replace(last, otherwise=tuple(self.otherwise))
            self.otherwise = []

    def _escape(self, after: list[Part]) -> list[Part]:
        """*… unless they show a red card*: what somebody may do instead. What is left of the conditions."""
        story = self.story
        for part in after if self.done else ():
            frame = part.frame
            if part.role != "unless" or frame is None or frame.pred not in ("show", "discard", "play", "give", "say"):
                continue
            plain = replace(story.whole(part), modal="")
            who, steps = self._instead(plain)
            if who is not None and steps is not None:
                self.done = [May(who, steps, tuple(self.done))]
                return [one for one in after if one is not part]
        return after

    def _instead(self, frame: Frame) -> tuple[Players | None, Steps | None]:
        story = self.story
        people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
        who: Players | None = story.attempt(lambda: refer.players(story.ctx, people[0])) if people else "you"
        return who, story.attempt(lambda: acts.steps(story.ctx, frame))

    def _last(self) -> None:
        """How long: of a duty, or of nothing that could last."""
        waits = not self.story.rule and self.story.event != "this"
        if not self.done or self.until is None or self.changes or waits:
            return
        only = self.done[0]
        if len(self.done) == 1 and isinstance(only, Oblige):
            self.done = [structs.replace(only, until=self.until)]
        else:
            self.story.left.append("until")

    def _if(self, held: list[Condition]) -> None:
        """The conditions, and what happens otherwise."""
        story = self.story
        test = both(held)
        assert test is not None
        last = story.steps[-1] if story.steps else None
        only = self.done[0] if len(self.done) == 1 else None
        if story.rule and story.event is not None and not story.steps and not self.otherwise:
            story.given += held
        elif (
            isinstance(only, Move)
            and isinstance(last, Move)
            and only.cards.place in ("this", "these")
            and not self.otherwise
        ):
            story.steps.pop()
            self.done = [If(test, (structs.replace(only, cards=last.cards),), (last,))]
        else:
            self.done = [If(test, tuple(self.done), tuple(self.otherwise))]
            self.otherwise = []


def steps_of(story: Story, part: Part) -> Steps | None:
    """What a clause makes happen, if it is a step."""
    story.ctx.before = "below" if story.rule else "top"
    item = part.item
    if part.frame is not None and part.frame.pred == "social":
        return social(story, part)
    if part.frame is not None:
        frame = story.whole(part)
        found = story.attempt(lambda: acts.steps(story.ctx, frame))
        if found is None and frame.pred in ("say", "do", "social"):
            return social(story, part)
        return found
    if item.cat == "X":
        return social(story, part)
    if item.cat in ("N", "C") and story.event is not None and not part.extra:
        np: CardsNP = item.val if item.cat == "C" else CardsNP(num=item.val, named=False)
        if np.num is not None or np.named:
            story.ctx.doubt(0.3)
            return story.attempt(lambda: acts.steps(story.ctx, Frame("draw", (Arg(np, "C"),))))
    return None


def social(story: Story, part: Part) -> Steps | None:
    """What somebody says or does outside the game, in the author's own words."""
    frame = part.frame
    if part.of_the_game() or (frame is not None and (frame.neg or frame.modal == "maynot" or "ban" in frame.mods)):
        return None
    who = part.doer()
    whom: Players | None = "you" if who is None else story.attempt(lambda: refer.players(story.ctx, who))
    if whom is None or whom == "nobody":
        return None
    story.ctx.subject = whom
    quoted = [arg.item for arg in frame.args if arg.cat == "quote"] if frame is not None else []
    quoted += [one.val for one in part.extra if one.cat == "quote"]
    if frame is not None and frame.pred == "say" and quoted:
        return (Oblige(whom, "say", quoted[0]),)
    if frame is None:
        story.ctx.doubt(1.0)
    return (Oblige(whom, "do", part.text),)


def changes_of(story: Story, part: Part) -> tuple[Change, ...] | None:
    """What a clause changes, if it is a ban, a demand or a permission."""
    frame = part.frame
    if frame is None:
        if part.item.cat != "C":
            return None
        mods = frozenset(one.val.value for one in part.extra if one.cat in ("ban", "permit"))
        turn = [one for one in part.extra if one.cat == "PP" and one.val.cat == "T" and one.val.item.name == "turn"]
        if any(one.cat not in ("ban", "permit") and one not in turn for one in part.extra):
            return None
        return story.attempt(lambda: laws.fragment(story.ctx, part.item.val, mods))
    whole = story.whole(part)
    found = story.attempt(lambda: laws.changes(story.ctx, whole))
    if found is not None or frame.pred not in ("social", "say"):
        return found
    nobody = any(arg.cat == "W" and arg.item.value == "nobody" for arg in frame.args)
    banned = frame.neg or frame.modal == "maynot" or "ban" in frame.mods or nobody
    return (Forbid(Reported(part.text)),) if banned else None


def span(parts: list[Part]) -> Until | None:
    """How long something lasts, where a clause says so."""
    for part in parts:
        args = part.frame.args if part.frame is not None else ()
        for value in (
            *(arg.item for arg in args if arg.cat == "U"),
            *(one.val for one in (part.item, *part.extra) if one.cat == "U"),
        ):
            return value.until  # type: ignore[no-any-return]
    return None


def end_of(story: Story, part: Part) -> Until | None:
    """Until when, as a clause of its own says: *until somebody plays a 1*."""
    if part.item.cat == "T" and part.item.val.name == "turn":
        return TurnOf()
    frame = part.frame
    if frame is None:
        return None
    if frame.pred == "cover":
        return "covered"
    event: Event | None = story.attempt(lambda: facts.event(story.ctx, frame))
    return None if event is None else Till(event)


def turned(change: Change) -> Change:
    """The same with the two kinds of cards exchanged: *and the other way round*."""
    if isinstance(change, Forbid) and isinstance(change.event, Plays):
        return structs.replace(change, event=_swapped(change.event))
    if isinstance(change, Permit | Require):
        return structs.replace(change, play=_swapped(change.play))
    raise NotUnderstood("the other way round of what?")


def _swapped(play: Plays) -> Plays:
    return structs.replace(play, cards=play.on, on=play.cards)


def or_where(done: list[Step], where: str) -> bool:
    """*… on the top or on the bottom*: the last move with a choice of where."""
    outer = done[-1]
    steps = list(outer.then) if isinstance(outer, May) else done
    last = steps[-1]
    if not isinstance(last, Move) or last.to not in ("draw", "discard") or where not in ("top", "bottom"):
        return False
    at: Any = "" if where == "top" and last.to == "draw" else where
    both_ways = Either("you", ((last,), (structs.replace(last, at=at),)))
    done[-1] = structs.replace(outer, then=(*steps[:-1], both_ways)) if isinstance(outer, May) else both_ways
    return True
