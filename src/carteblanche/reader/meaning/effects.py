"""The effects of a sentence: steps and standing changes, with the conditions and alternatives that stand around them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Agree,
    Condition,
    Players,
    Until,
)
from carteblanche.games.blank.calculus.steps import (
    Change,
    Choose,
    Either,
    Forbid,
    If,
    Later,
    Let,
    May,
    Move,
    Oblige,
    Race,
    Require,
    Step,
    Vote,
)
from carteblanche.games.blank.calculus.trees import replaced
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.changes.lasting import (
    again_while,
    end_of,
    once_only,
    prolong,
    prolonged,
    repeated,
    rounds_alone,
    span,
)
from carteblanche.reader.meaning.escapes import by_each, elsewhere, escape
from carteblanche.reader.meaning.events.triggers import conditions
from carteblanche.reader.meaning.exceptions import excepted, played_but, without
from carteblanche.reader.meaning.fines import banned, charge, demand_priced
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.remarks import said_again
from carteblanche.reader.meaning.steps.choosing import (
    between,
    decides,
    described_behind,
    names_somebody,
    picked_by,
    whose_choice,
    wished_by,
)
from carteblanche.reader.meaning.steps.clause import changes_of, steps_of
from carteblanche.reader.meaning.steps.complete import (
    at_least,
    contrast,
    dealt,
    demanded,
    joined_acts,
    or_where,
    picked,
    picked_by_each,
    raced,
    settled_into,
    standing_changes,
    turned,
)
from carteblanche.reader.meaning.steps.sharing import shared
from carteblanche.reader.meaning.steps.tidying import topped_up
from carteblanche.reader.meaning.steps.verbless import tossed
from carteblanche.reader.meaning.story import Story, both, mentions

Steps = tuple[Step, ...]


@dataclass(slots=True)
class Effects:
    story: Story
    done: list[Step] = field(default_factory=list[Step])
    otherwise: list[Step] = field(default_factory=list[Step])
    changes: list[Change] = field(default_factory=list[Change])
    laws: list[str] = field(default_factory=list[str])
    until: Until | None = None
    ordered: bool = False
    """Whether what changes was told behind what happens."""
    chooser: Players = "you"
    """Whose doing the clause before was: who may choose between it and the next."""
    decider: Players | None = None
    """Who decides between what follows, if it was said before."""
    either: bool = False
    """Whether there is something to decide between."""
    ways: list[Part] = field(default_factory=list[Part])
    """The clauses between which somebody decides."""

    def take(self, parts: list[Part]) -> None:
        """One clause after the other."""
        self.either = any(part.link == "or" for part in parts[1:])
        self.until = span(parts)
        self.story.ctx.lasting = self.until is not None or any(part.role == "until" for part in parts)
        for index, part in enumerate(parts):
            if self._decided(part, parts[index + 1 :]) or said_again(self.story, self.done, self.changes, part):
                continue
            match part.role:
                case "viceversa":
                    found = self.story.attempt(lambda: [turned(change) for change in self.changes])
                    self.changes += found or []
                    self.story.left += [] if found is not None else [part.text]
                case "until":
                    self._until(part)
                case _ if part.flavour():
                    self.story.commentary.append(part.text)
                case _:
                    self._clause(part, first=part is parts[0], alone=len(parts) == 1)

    def _decided(self, part: Part, onward: list[Part]) -> bool:
        """Whether it only says who decides between what comes or what came, or which cards are meant."""
        between_them = any(one.link == "or" for one in onward) and not self.done
        who = decides(part, before=between_them) if not part.role or part.link else None
        if who is None:
            return False
        ctx, steps = self.story.ctx, self.done or self.story.steps
        last = steps[-1] if steps else None
        whom: Players | None = whose_choice(last, ctx.subject) if who.value == "~they" else None
        whom = whom or self.story.attempt(lambda: refer.players(ctx, who))
        if whom is None:
            return False
        if isinstance(last, Either) and not onward:
            if (
                self.ways
                and len(self.ways) == 2
                and last.who != whom
                and not any(names_somebody(one) for one in self.ways)
            ):
                found = [self._done_by(one, whom) for one in self.ways]
                steps[-1:] = between(whom, *found) if all(found) else [structs.replace(last, who=whom)]
            else:
                steps[-1:] = between(whom, *last.options)
            self.story.reasons.append(part.text)
            return True
        if between_them:
            self.decider = ctx.subject = whom
            self.story.reasons.append(part.text)
            for one in onward:
                one.role = "" if one.role == "if" else one.role
            onward[0].link = ""
            return True
        if not onward and picked_by(steps, whom):
            self.story.reasons.append(part.text)
            return True
        return False

    def _done_by(self, part: Part, who: Players) -> Steps:
        self.story.ctx.subject, self.story.ctx.inherited = who, True
        return steps_of(self.story, part) or ()

    def _until(self, part: Part) -> None:
        if self.done and (again := repeated(self.story, self.done[-1], part)) is not None:
            self.done[-1] = again
            return
        found = end_of(self.story, part)
        if found is None:
            self.story.left.append(part.text)
        else:
            self.until = found

    def _clause(self, part: Part, *, first: bool, alone: bool = False) -> None:
        into = self.otherwise if part.role == "else" else self.done
        if self._remark(part, into):
            return
        frame = part.frame
        lasts = frame is not None and frame.pred == "be" and bool(frame.args) and not part.extra
        lasts = lasts and frame is not None and all(arg.cat == "U" for arg in frame.args)
        if part.item.cat == "U" or rounds_alone(part) is not None or lasts:
            if first and alone:
                self._prolong(part)
            return
        once_only(self.story, part)
        self._inherit(part, into, first=first)
        side = tossed(part)
        self.chooser = self.story.ctx.subject
        steps = self._wished(part)
        if side is not None and steps is not None:
            steps = (If(side, steps),)
        self.story.ctx.inherited = False
        if steps is None:
            found = changes_of(self.story, part)
            self.ordered = self.ordered or (bool(self.done) and not self.changes)
            self.changes += found or ()
            self.laws.append(part.text)
            if found is None:
                self.story.left.append(part.text)
            return
        self.ways = [*self.ways, part] if part.link == "or" else [part]
        self._add(part, dealt(steps, into or self.story.steps), into)

    def _remark(self, part: Part, into: list[Step]) -> bool:
        """Whether it only says more of what was said before, or nothing new."""
        if part.item.cat == "adv" and part.link == "or" and into and or_where(into, part.item.val.value):
            return True
        steps = into or self.story.steps
        if self._spared(part):
            return True
        if steps and (picked(steps, part) or at_least(steps, part)):
            return True
        if part.role in ("", "else") and shared(self.story, steps, part):
            self.story.reasons.append(part.text)
            return True
        if once_only(self.story, part) or ((steps or self.changes) and self.story.is_remark(part)):
            return True
        idle = bool(self.story.ctx.delay) and part.frame is not None and "to" in part.frame.mods and not part.link
        if not idle and not contrast(self.changes or standing_changes(self.story), part):
            return False
        self.story.reasons.append(part.text)
        return True

    def _inherit(self, part: Part, into: list[Step], *, first: bool) -> None:
        """Whose doing it is if the clause does not say: that of the clause before, or of whoever was just chosen."""
        ctx, frame = self.story.ctx, part.frame
        last = into[-1] if into else None
        owing = part.role == "else" and bool(self.done) and isinstance(self.done[-1], Oblige)
        ctx.inherited = (part.link in ("and", "or", "but") and not first) or owing or self.decider is not None
        stated = part.link == "that" or (isinstance(last, Choose) and frame is not None and frame.modal == "must")
        stated = stated or (isinstance(last, Choose) and not part.link and described_behind(part))
        if stated and frame is not None and not frame.has("W") and ctx.chosen and ctx.them is not None:
            ctx.subject, ctx.inherited = "them", True

    def _wished(self, part: Part) -> Steps | None:
        """What a clause makes happen; as somebody likes, if that was said."""
        frame = part.frame
        wished = (self.story.optional or part.take_optional()) and not self.either
        self.story.optional = False
        if wished and frame is not None and frame.modal in ("", "must"):
            part.item = replace(part.item, val=replace(frame, modal="may"))
        steps = steps_of(self.story, part, following=bool(self.done))
        return wished_by(self.story.ctx.subject, steps) if wished and frame is None and steps else steps

    def _add(self, part: Part, steps: Steps, into: list[Step]) -> None:
        """Puts what a clause makes happen behind or into what is there."""
        if into and isinstance(into[-1], Oblige) and any(mentions(step, ("first", "last")) for step in steps):
            into[-1] = raced(into[-1])
        last = into[-1] if into else None
        demand = self.changes[-1] if self.changes and not into else None
        if part.link == "or" and isinstance(demand, Require | Forbid) and not demand.fail:
            self.changes[-1] = structs.replace(
                demand, fail=tuple(replaced(step, demanded(demand), "you") for step in steps)
            )
        elif part.link == "or" and last is not None:
            into[-1:] = self._either(last, steps)
        elif part.link == "and" and (given := picked_by_each(last, steps)) is not None:
            into[-1] = given
        elif part.link == "and" and (joint := joined_acts(last, steps, part)) is not None:
            into[-1] = joint
        elif (
            part.link == "and"
            and isinstance(last, May)
            and (part.bare() or self.story.ctx.searched)
            and not last.otherwise
        ):
            into[-1] = May(last.who, (*last.then, *steps))
        else:
            into += steps

    def _prolong(self, part: Part) -> None:
        """*For two rounds.*: how long what was said before holds."""
        if prolong(self.done or self.story.steps, self.until):
            self.until = None
        else:
            self.story.left.append(part.text)

    def _either(self, last: Step, steps: Steps) -> Steps:
        if isinstance(last, Oblige):
            return (structs.replace(last, fail=steps),)
        who: Players = self.chooser if self.chooser == self.story.ctx.subject else "you"
        if self.decider is not None:
            return between(self.decider, (last,), steps)
        return (Either(who, ((last,), steps)),)

    def finish(self, holds: list[Condition], after: list[Part]) -> None:
        """Puts together what was found and adds it to the story."""
        story = self.story
        self._price(holds)
        if story.duty and self.done:
            self.done = [Oblige(story.obliged, "do" if story.deed else "say", story.duty, fail=tuple(self.done))]
            story.duty, story.obliged, story.deed = "", "you", False
        after = [part for part in after if not self._spared(part)]
        after = escape(story, self.done, again_while(story, self.done, after))
        held = [*holds, *conditions(story, after, story.event or "this")[1]]
        held = elsewhere(story, held) if story.ctx.reserved else held
        if not self.otherwise and not holds and all(part.about_them() for part in after):
            self.done, held = by_each(self.done, held)
        if any(isinstance(one, Agree) for one in held):
            self.done = [step for step in self.done if not isinstance(step, Vote)]
        late = self.ordered and bool(self.done) and not self.otherwise and not held
        for change in self.changes if not late else ():
            story.change(change, held, self.until)
        self._fine()
        self._last()
        if held and self.done:
            self._if(held)
        if self.otherwise:
            story.left.append("otherwise")
        if story.ctx.delay and self.done:
            self.done = [Later(story.ctx.delay, tuple(self.done))]
            story.ctx.delay = 0
        self.done = settled_into(story, self.done)
        if self.done and story.steps and isinstance(story.steps[-1], Oblige):
            duty = story.steps[-1]
            if any(mentions(step, ("first", "last")) for step in self.done):
                story.steps[-1] = raced(duty)
        stated = mentions(tuple(self.done), ("first", "last"))
        if stated and story.contest and not any(isinstance(step, Race) for step in (*story.steps, *self.done)):
            self.done.insert(0, Race(story.contest))
        story.contest = ""
        if mentions(tuple(self.done), ("voted",)) and not any(
            isinstance(step, Vote) for step in (*story.steps, *self.done)
        ):
            self.done.insert(0, Vote("all"))
        story.steps += self.done
        for change in self.changes if late else ():
            story.change(change, held, self.until)

    def _spared(self, part: Part) -> bool:
        """*…, unless it is pink*: whether it leaves cards out of what is forbidden or demanded, or waited for; then they are."""
        fit = excepted(self.story, part) if self.changes or self.done else ()
        changed = [without(change, fit) for change in self.changes] if fit else [None]
        if fit and not self.changes:
            return played_but(self.story, fit)
        if None in changed:
            return False
        self.changes = [change for change in changed if change is not None]
        return True

    def _fine(self) -> None:
        """*Talking is forbidden, otherwise …*: what it costs."""
        demand = self.changes[-1] if self.otherwise and self.changes and not self.done else None
        if isinstance(demand, Require) and demand_priced(self.story, demand, tuple(self.otherwise)):
            self.otherwise = []
            return
        last = banned(self.story) if demand is not None else None
        if last is not None:
            charge(self.story, last, tuple(self.otherwise))
            self.story.reasons += self.laws
            self.otherwise = []

    def _price(self, holds: list[Condition]) -> None:
        """*Otherwise …*: of the sentence before, or the price of a duty."""
        if not self.otherwise or holds:
            return
        steps = self.done or self.story.steps
        last = steps[-1] if steps else None
        if isinstance(last, Oblige) and not last.fail:
            steps[-1] = structs.replace(last, fail=tuple(self.otherwise))
            self.otherwise = []
        elif isinstance(last, If | May) and not last.otherwise:
            steps[-1] = structs.replace(last, otherwise=tuple(self.otherwise))
            self.otherwise = []

    def _last(self) -> None:
        """How long: of a duty, or of nothing that could last."""
        waits = not self.story.rule and self.story.event != "this"
        if not self.done or self.until is None or self.changes or waits:
            return
        if any(isinstance(step, Let) and step.until == self.until for step in self.done):
            return
        alone = all(isinstance(step, Choose) for step in self.done[:-1])
        longer = prolonged(self.done[-1], self.until) if alone else None
        if longer is not None:
            self.done[-1] = longer
        else:
            self.story.left.append("until")

    def _if(self, held: list[Condition]) -> None:
        """The conditions, and what happens otherwise."""
        story = self.story
        test = both(held)
        assert test is not None
        if not self.otherwise and (filled := topped_up(test, self.done)) is not None:
            self.done = filled
            return
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
