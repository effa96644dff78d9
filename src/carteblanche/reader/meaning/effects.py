"""The effects of a sentence: steps and standing changes, with the conditions and alternatives that stand around them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Calculation,
    Chosen,
    Coin,
    Condition,
    Count,
    Hand,
    Like,
    Not,
    Players,
    Plays,
    Reported,
    Some,
    Together,
    Turn,
    Until,
)
from carteblanche.games.blank.calculus.steps import (
    Always,
    Change,
    Choose,
    Contest,
    Each,
    Either,
    Exchange,
    Forbid,
    If,
    Later,
    Let,
    May,
    Move,
    Oblige,
    Permit,
    Pick,
    Race,
    Require,
    Share,
    Shuffle,
    Step,
    Vote,
)
from carteblanche.games.blank.calculus.trees import replaced
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.changes import fragments, laws
from carteblanche.reader.meaning.changes.lasting import end_of, prolonged, repeated, span
from carteblanche.reader.meaning.events.triggers import conditions
from carteblanche.reader.meaning.fines import banned, charge
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import NotUnderstood
from carteblanche.reader.meaning.steps import acts, transfers, turns
from carteblanche.reader.meaning.story import Story, both, mentions
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Who

Steps = tuple[Step, ...]
LOADED: Final = (transfers, turns)
"""These two fill the table of acts."""


@dataclass(slots=True)
class Effects:
    story: Story
    done: list[Step] = field(default_factory=list[Step])
    otherwise: list[Step] = field(default_factory=list[Step])
    changes: list[Change] = field(default_factory=list[Change])
    until: Until | None = None
    ordered: bool = False
    """Whether what changes was told behind what happens."""
    chooser: Players = "you"
    """Whose doing the clause before was: who may choose between it and the next."""

    def take(self, parts: list[Part]) -> None:
        """One clause after the other."""
        self.until = span(parts)
        self.story.ctx.lasting = self.until is not None or any(part.role == "until" for part in parts)
        for part in parts:
            match part.role:
                case "viceversa":
                    found = self.story.attempt(lambda: [turned(change) for change in self.changes])
                    self.changes += found or []
                    self.story.left += [] if found is not None else [part.text]
                case "until":
                    self._until(part)
                case _ if part.flavour():
                    self.story.aside.append(part.text)
                case _:
                    self._clause(part, first=part is parts[0], alone=len(parts) == 1)

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
        if part.item.cat == "U" or (lasts and frame is not None and all(arg.cat == "U" for arg in frame.args)):
            if first and alone:
                self._prolong(part)
            return
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
            if found is None:
                self.story.left.append(part.text)
            return
        self._add(part, self._dealt(steps, into), into)

    def _remark(self, part: Part, into: list[Step]) -> bool:
        """Whether it only says more of what was said before, or nothing new."""
        if part.item.cat == "adv" and part.link == "or" and into and or_where(into, part.item.val.value):
            return True
        if into and picked(into, part):
            return True
        idle = bool(self.story.ctx.delay) and part.frame is not None and "to" in part.frame.mods and not part.link
        if not idle and not _contrast(self.changes or standing_changes(self.story), part):
            return False
        self.story.reasons.append(part.text)
        return True

    def _inherit(self, part: Part, into: list[Step], *, first: bool) -> None:
        """Whose doing it is if the clause does not say: that of the clause before, or of whoever was just chosen."""
        ctx, frame = self.story.ctx, part.frame
        last = into[-1] if into else None
        owing = part.role == "else" and bool(self.done) and isinstance(self.done[-1], Oblige)
        ctx.inherited = (part.link in ("and", "or", "but") and not first) or owing
        told = part.link == "that" or (isinstance(last, Choose) and frame is not None and frame.modal == "must")
        if told and frame is not None and not frame.has("W") and ctx.chosen and ctx.them is not None:
            ctx.subject, ctx.inherited = "them", True

    def _wished(self, part: Part) -> Steps | None:
        """What a clause makes happen; as somebody likes, if that was said."""
        frame = part.frame
        wished = self.story.optional or part.take_optional()
        self.story.optional = False
        if wished and frame is not None and frame.modal in ("", "must"):
            part.item = replace(part.item, val=replace(frame, modal="may"))
        steps = steps_of(self.story, part)
        return (May("you", steps),) if wished and frame is None and steps else steps

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
            into[-1] = self._either(last, steps)
        elif part.link == "and" and (given := _picked_by_each(last, steps)) is not None:
            into[-1] = given
        elif part.link == "and" and (joint := _joined(last, steps, part)) is not None:
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

    def _dealt(self, steps: Steps, into: list[Step]) -> Steps:
        """*Collect all hands, shuffle and deal*: the hands are shared out."""
        only = steps[0] if len(steps) == 1 else None
        if not isinstance(only, Share) or only.cards != Some("these"):
            return steps
        place = into or self.story.steps
        before = list(place)
        while before and isinstance(before[-1], Shuffle):
            before.pop()
        last = before[-1] if before else None
        gathered = isinstance(last, Move) and isinstance(last.cards.place, Hand) and last.cards.n is None
        if not isinstance(last, Move) or not gathered or last.cards.place not in (Hand("others"), Hand("all")):
            return steps
        place[:] = before[:-1]
        return (Share(Some(Hand("all"))),)

    def _prolong(self, part: Part) -> None:
        """*For two rounds.*: how long what was said before holds."""
        steps = self.done or self.story.steps
        longer = prolonged(steps[-1], self.until) if steps and self.until is not None else None
        if longer is None:
            self.story.left.append(part.text)
        else:
            steps[-1] = longer
            self.until = None

    def _either(self, last: Step, steps: Steps) -> Step:
        if isinstance(last, Oblige):
            return structs.replace(last, fail=steps)
        return Either(self.chooser if self.chooser == self.story.ctx.subject else "you", ((last,), steps))

    def finish(self, holds: list[Condition], after: list[Part]) -> None:
        """Puts together what was found and adds it to the story."""
        story = self.story
        self._price(holds)
        if story.duty and self.done:
            self.done = [Oblige(story.obliged, "say", story.duty, fail=tuple(self.done))]
            story.duty, story.obliged = "", "you"
        after = self._escape(after)
        held = [*holds, *conditions(story, after, story.event or "this")[1]]
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
        self._settle()
        if self.done and story.steps and isinstance(story.steps[-1], Oblige):
            duty = story.steps[-1]
            if any(mentions(step, ("first", "last")) for step in self.done):
                story.steps[-1] = raced(duty)
        told = mentions(tuple(self.done), ("first", "last"))
        if told and story.contest and not any(isinstance(step, Race) for step in (*story.steps, *self.done)):
            self.done.insert(0, Race(story.contest))
        story.contest = ""
        if mentions(tuple(self.done), ("voted",)) and not any(
            isinstance(step, Vote) for step in (*story.steps, *self.done)
        ):
            self.done.insert(0, Vote("all"))
        story.steps += self.done
        for change in self.changes if late else ():
            story.change(change, held, self.until)

    def _settle(self) -> None:
        """What belongs into the step before: shuffling after a search; two who swap are chosen where they swap."""
        last = self.story.steps[-1] if self.story.steps else None
        only = self.done[0] if len(self.done) == 1 else None
        if (
            isinstance(last, May)
            and self.story.ctx.searched
            and isinstance(only, Shuffle)
            and only == Shuffle()
            and not last.otherwise
        ):
            self.story.steps[-1] = May(last.who, (*last.then, only))
            self.done = []
        if len(self.done) == 2 and isinstance(self.done[0], Choose) and isinstance(self.done[1], Exchange):
            last, only = self.done
        if isinstance(last, Choose) and isinstance(only, Exchange) and isinstance(only.one.place, Hand):
            pair = only.one.place.of
            if isinstance(pair, Chosen) and isinstance(last.who, Chosen) and last.who == Chosen(2, pair.among):
                (self.done if last in self.done else self.story.steps).remove(last)

    def _fine(self) -> None:
        """*Talking is forbidden, otherwise …*: what it costs."""
        last = banned(self.story) if self.otherwise and self.changes and not self.done else None
        if last is not None:
            charge(self.story, last, tuple(self.otherwise))
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
            plain = replace(story.whole(part), modal="", neg=False)
            said = [arg.item for arg in plain.args if arg.cat == "quote"]
            if frame.pred == "say" and len(said) == 1:
                whom, _ = self._instead(replace(plain, args=tuple(arg for arg in plain.args if arg.cat == "W")))
                self.done = [Oblige(whom or "you", "say", said[0], fail=tuple(self.done))]
                return [one for one in after if one is not part]
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


def raced(duty: Oblige) -> Race:
    """What all have to do, where somebody is first or last: nobody races alone."""
    return Race(duty.text, "all" if duty.who == "you" else duty.who)


def standing_changes(story: Story) -> list[Change]:
    """The change that was told of last."""
    last = story.steps[-1] if story.steps else story.clauses[-1] if story.clauses else None
    return [last.change] if isinstance(last, Let | Always) else []


def _contrast(changes: list[Change], part: Part) -> bool:
    """*…, nie kolor*: what does not count, after what does."""
    frame = part.frame
    things = [arg.item.name for arg in frame.args if arg.cat == "T"] if frame is not None else []
    if part.item.cat == "T":
        things = [part.item.val.name]
    if part.item.cat == "neg":
        things = [one.val.name for one in part.extra if one.cat == "T"]
    denied = frame.neg if frame is not None else any(one.cat == "neg" for one in (part.item, *part.extra))
    if len(things) != 1 or not denied or not changes or not isinstance(changes[-1], Require | Permit):
        return False
    likes = [test.what for test in changes[-1].play.cards if isinstance(test, Like)]
    return len(likes) == 1 and {likes[0], things[0]} == {"colour", "number"}


def _picked_by_each(last: Step | None, steps: Steps) -> Step | None:
    """*Everybody chooses a card and gives it to the left*: each gives one of their own."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(last, Pick) or not isinstance(only, Each) or last.cards.place != Hand(only.who):
        return None
    move = only.then[0] if len(only.then) == 1 else None
    if not isinstance(move, Move) or move.cards != Some("these"):
        return None
    own = structs.replace(last.cards, place=Hand("each"))
    return structs.replace(only, then=(structs.replace(move, cards=own),))


def _joined(last: Step | None, steps: Steps, part: Part) -> Step | None:
    """Two things that people do as one: *mówić i ruszać się powoli*."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(last, Oblige) or not isinstance(only, Oblige) or {last.how, only.how} != {"do"}:
        return None
    if last.who != only.who or last.fail or last.until is not None or part.row is None or not part.first:
        return None
    return structs.replace(only, text=f"{last.text} {part.row.tokens[part.first - 1].text} {only.text}")


def _challenge(story: Story, part: Part) -> Steps | None:
    """*Wyzwij gracza na pojedynek na wzrok*: a contest in free words."""
    frame, row = part.frame, part.row
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep] if frame is not None else []
    others = sorted(part.extra, key=lambda one: one.start)
    if row is None or len(people) != 1 or not others or others[0].start < part.item.end or part.of_the_game():
        return None
    words = [token.text for token in row.tokens[others[0].start : others[-1].end]]
    words = words[1:] if len(words[0]) <= 2 and len(words) > 1 else words
    whom: Players | None = story.attempt(lambda: refer.players(story.ctx, people[0], choose=True))
    if whom is None:
        return None
    story.ctx.contest = True
    return (Contest(Together(("you", whom)), " ".join(words)),)


def steps_of(story: Story, part: Part) -> Steps | None:
    """What a clause makes happen, if it is a step."""
    story.ctx.before = "below" if story.rule else "top"
    item = part.item
    if part.frame is not None and part.frame.pred == "social":
        return social(story, part)
    if part.frame is not None and part.frame.pred == "challenge":
        return _challenge(story, part)
    if part.frame is not None and part.unknown_act():
        return social(story, part)
    if part.frame is not None:
        before = list(story.left)
        frame = story.whole(part)
        limit = turns.most_held(frame)
        if limit is not None and (story.event is None or isinstance(story.event, Turn)):
            return held_back(story, limit)
        free = frame.pred == "goes" and part.link == "and" and any(one.cat == "X" for one in part.extra)
        found = None if free else story.attempt(lambda: acts.steps(story.ctx, frame))
        if found is None and (free or frame.pred in ("say", "do", "social")):
            story.left = before
            return social(story, part)
        return found
    if item.cat == "X":
        return social(story, part)
    bare = drawn(part) if story.event is not None else None
    if bare is not None:
        story.ctx.doubt(0.0 if isinstance(story.event, Plays | Reported) else 0.3)
        return story.attempt(lambda: acts.steps(story.ctx, bare))
    return None


def held_back(story: Story, limit: int) -> Steps | None:
    """A limit of the hand: what is too much at the end of a turn is discarded."""
    if story.event is None and story.rule:
        story.wait_for(Turn("end"), None)
    if story.event != Turn("end"):
        return None
    story.ctx.limit = limit
    return (Move(Some(Hand("you"), n=Calculation("-", Count(Some(Hand("you"))), limit)), "discard"),)


def _sent(part: Part) -> Frame | None:
    """*One card from you to the next player*, *all your reds onto the discard pile*: cards that somebody has, without a verb."""
    items = sorted((part.item, *part.extra), key=lambda item: item.start)
    cards = [one.val for one in items if one.cat == "C"]
    places = [one.val for one in items if one.cat == "PP" and one.val.cat in ("W", "PL", "S", "C")]
    people = [one.val for one in items if one.cat == "W"]
    at_random = [one for one in items if one.cat == "adv" and one.val.value == "random"]
    if len(cards) != 1 or len(items) != len(cards) + len(places) + len(people) + len(at_random):
        return None
    np: CardsNP = cards[0]
    whose = [one.item for one in places if one.prep == "from" and one.cat == "W"]
    whose += [one.item.owner for one in places if one.prep == "from" and one.cat == "C" and one.item.hand]
    owner = np.owner or (whose[0] if whose else None)
    held = owner is not None or np.own or np.hand
    targets = [
        Arg(one.item, one.cat, one.prep) for one in places if one.prep in ("to", "for", "at", "on", "in", "under")
    ]
    targets += [Arg(who, "W", "dat") for who in people]
    if (
        not held
        or len(targets) != 1
        or len(places) + len(people) > 2
        or (targets[0].cat == "C" and not targets[0].item.hand)
    ):
        return None
    piled = targets[0].cat == "PL"
    if targets[0].cat == "W" and targets[0].prep != "dat":
        targets = [replace(targets[0], prep="dat")]
    frame = Frame("put" if piled else "give", mods=frozenset({"random"} if at_random else ()))
    for arg in (Arg(owner or Who("you"), "W", side="L"), Arg(replace(np, owner=None, own=False), "C"), *targets):
        frame = replace(frame, args=(*frame.args, arg))
    return frame


def drawn(part: Part) -> Frame | None:
    """*Two cards*, *Everybody one card*, *One more rule*, *+2 for the next*: cards without a verb are drawn."""
    found = Frame("draw")
    if part.row is not None and part.first and part.row.tokens[part.first - 1].text in ("-", "–", "−"):
        return None
    sent = _sent(part)
    if sent is not None:
        return sent
    for one in sorted((part.item, *part.extra), key=lambda item: item.start):
        match one.cat:
            case "C" | "N" if not found.has("C"):
                np: CardsNP = one.val if one.cat == "C" else CardsNP(num=one.val, named=False)
                if np.ref == "them" or (np.num is None and (not np.named or np.plural)):
                    return None
                found = found.plus(Arg(np, "C"))
            case "W" if not found.has("W"):
                found = found.plus(Arg(one.val, "W", side="L"))
            case "PP" if one.val.cat == "W" and one.val.prep in ("for", "to", "at") and not found.has("W"):
                found = found.plus(Arg(one.val.item, "W", side="L"))
            case "adv" | "q" if one.val.value in ("more", "also", "again", "now"):
                pass
            case _:
                return None
    return found if found.has("C") else None


def tossed(part: Part) -> Condition | None:
    """*Heads you win*, *bei Kopf ziehst du*: the side of a coin that a clause depends on, which is taken out of it."""
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        if arg.cat == "T" and arg.item.name in ("heads", "tails") and frame is not None:
            part.item = replace(part.item, val=replace(frame, args=tuple(one for one in frame.args if one is not arg)))
            return Coin() if arg.item.name == "heads" else Not(Coin())
    return None


def _names(part: Part) -> bool:
    """Whether a colour or a number is said or chosen, in whatever words: no act outside the game."""
    things = [arg.item.name for arg in part.frame.args if arg.cat == "T"] if part.frame is not None else []
    things += [one.val.name for one in part.extra if one.cat == "T"]
    return part.frame is not None and part.frame.pred == "say" and bool({"colour", "number"} & set(things))


def social(story: Story, part: Part) -> Steps | None:
    """What somebody says or does outside the game, in the author's own words."""
    frame = part.frame
    if (
        _names(part)
        or part.of_the_game()
        or (frame is not None and (frame.neg or frame.modal == "maynot" or "ban" in frame.mods))
    ):
        return None
    who = part.doer()
    if who is None and story.ctx.inherited:
        whom: Players | None = story.ctx.subject
    elif who is None:
        whom = story.attempt(lambda: acts.implied(story.ctx, frame)) if frame is not None else "you"
    else:
        whom = story.attempt(lambda: refer.players(story.ctx, who))
    if whom is None or whom == "nobody":
        return None
    people = [arg.item for arg in frame.args if arg.cat == "W"] if frame is not None else []
    if any(one is not who for one in (*people, *(one.val for one in part.extra if one.cat == "W"))):
        story.ctx.blurred = True
    story.ctx.subject = whom
    if frame is not None and "only" in {*frame.mods, *(one.val.value for one in part.extra if one.cat == "adv")}:
        story.ctx.doubt(1.0)
    quoted = [arg.item for arg in frame.args if arg.cat == "quote"] if frame is not None else []
    quoted += [one.val for one in part.extra if one.cat == "quote"]
    times = how_often(frame)
    if frame is not None and frame.pred == "say" and quoted:
        return (Oblige(whom, "say", quoted[0], times),)
    if frame is None:
        story.ctx.doubt(0.3 if story.ctx.inherited and part.link == "and" else 1.0)
    return (Oblige(whom, "do", part.acting(), times),)


def how_often(frame: Frame | None) -> int:
    """*three times*."""
    for arg in frame.args if frame is not None else ():
        if arg.cat == "T" and arg.item.name == "time" and arg.item.num is not None and isinstance(arg.item.num.n, int):
            return arg.item.num.n
    often = frame.mods if frame is not None else frozenset[str]()
    return 3 if "thrice" in often else 2 if "twice" in often else 1


def changes_of(story: Story, part: Part) -> tuple[Change, ...] | None:
    """What a clause changes, if it is a ban, a demand or a permission."""
    frame = part.frame
    if frame is None:
        return story.attempt(lambda: fragments.fragment(story.ctx, part))
    whole = story.whole(part)
    found = story.attempt(lambda: laws.changes(story.ctx, whole))
    if found is not None or frame.pred not in ("social", "say") or _names(part):
        return found
    nobody = any(arg.cat == "W" and arg.item.value == "nobody" for arg in frame.args)
    denied = frame.neg and (story.rule or bool(frame.modal))
    banned = denied or frame.modal == "maynot" or "ban" in frame.mods or nobody
    story.ctx.doubt(1.0 if part.says_bare() else 0.0)
    return (Forbid(Reported(part.acting())),) if banned else None


def picked(done: list[Step], part: Part) -> bool:
    """*…, at random*: how the cards of the last move are picked, told behind a comma."""
    last = done[-1]
    plain = all(one.cat == "adv" and one.val.value in ("random", "now", "also") for one in (part.item, *part.extra))
    if not plain or part.link == "or" or not isinstance(last, Move) or last.cards.n is None:
        return False
    if last.cards.how == "choice" and isinstance(last.cards.place, Hand):
        done[-1] = structs.replace(last, cards=structs.replace(last.cards, how="random"))
    return last.cards.how in ("choice", "random")


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


def demanded(change: Require | Forbid) -> Players:
    """Of whom something is demanded: in what follows if they fail they are `you`."""
    return change.play.who if isinstance(change, Require) else getattr(change.event, "who", "all")
