"""Clauses that only say who else does what was said before, who does not, or who was meant: *you too*, *not me*, *you yourself*."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import But, Hand, Players, Together, Who
from carteblanche.games.blank.calculus.steps import Choose, Exchange, If, Move, Skip, Step
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps.choosing import decides
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Who as Person

ALSO: Final = frozenset({"also", "too", "together", "now"})
NOT: Final = frozenset({"no", "except"})
"""Words that spare somebody: *not me*, *ich aber nicht*."""


def shared(story: Story, steps: list[Step], part: Part) -> bool:
    """Whether a clause only says who else does what was said last, or who does not; steps of others are added."""
    who, kind = _person(part)
    if who is None or not steps or isinstance(steps[-1], Choose) or part.link == "or":
        return False
    ctx = story.ctx
    doer = ctx.subject
    given = who.bare and bool(who.case) and "nom" not in who.case
    whom: Players | None = story.attempt(lambda: refer.players(ctx, who, choose=given))
    if whom is None:
        return False
    if kind == "none" and doer == "all":
        return _spared(steps, whom)
    if kind == "none":
        return whom not in (doer, "all")
    if doer in ("all", whom):
        return kind == "also"
    if kind == "meant":
        if ctx.implied is None:
            return False
        doer, ctx.implied = ctx.implied, None
        steps[-1] = _meant(steps[-1], doer, whom)
        ctx.subject = whom
        return True
    if doer == "others" and whom == "you":
        steps[-1] = replaced(steps[-1], doer, "all")
        return True
    last = steps[-1]
    plain = isinstance(last, Skip) or (isinstance(last, Move) and isinstance(last.cards.n, int))
    if plain and whom != "others" and count_of(last, doer) == 1:
        steps[-1] = replaced(last, doer, Together((doer, whom)))
        return True
    steps.append(replaced(last, doer, whom))
    ctx.subject = whom
    return True


def _spared(steps: list[Step], whom: Players) -> bool:
    """*Everybody draws two, only I do not*: all but somebody do what was said last."""
    if whom in ("all", "others") or count_of(steps[-1], "all") != 1:
        return False
    steps[-1] = replaced(steps[-1], "all", "others" if whom == "you" else But("all", whom))
    return True


def _meant(step: Step, doer: Players, whom: Players) -> Step:
    """The step with whom it was meant for: who does it, or the two who swap."""
    if isinstance(step, Exchange) and isinstance(step.one.place, Hand) and isinstance(step.other.place, Hand):
        pair = whom.who if isinstance(whom, Together) and len(whom.who) == 2 else (doer, whom)
        one = structs.replace(step.one, place=Hand(pair[0]))
        return structs.replace(step, one=one, other=structs.replace(step.other, place=Hand(pair[1])))
    if isinstance(step, If) and whom in ("all", "others"):
        fits = Who(replaced(step.holds, doer, "each"), whom)
        then: tuple[Step, ...] = tuple(replaced(one, doer, fits) for one in step.then)
        return then[0] if len(then) == 1 and not step.otherwise else structs.replace(step, then=then)
    meant: Step = replaced(step, doer, whom)
    return meant


def completes(part: Part) -> bool:
    """Whether a sentence says no more than who else, who was meant, or how the cards are picked."""
    items = (part.item, *part.extra)
    if all(one.cat == "adv" and one.val.value in ("random", "chosen", "yourchoice") for one in items):
        return True
    return _person(part)[0] is not None or decides(part) is not None


def _person(part: Part) -> tuple[Person | None, str]:
    """Somebody, and whether they do it `also`, are spared (`none`), or are who was `meant`."""
    frame, items = part.frame, [part.item, *part.extra]
    if frame is not None:
        people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
        alone = len(people) == len(frame.args) == 1 and not part.extra and frame.pred == "do" and not frame.modal
        return (people[0], "none" if frame.neg else "also") if alone and part.link == "and" else (None, "")
    people = [one.val for one in items if one.cat == "W"]
    rest = [one for one in items if one.cat not in ("W", "fluff", "PP")]
    beside = [one for one in items if one.cat == "PP"]
    if len(people) != 1 or people[0].rel is not None or len(people) + len(rest) + len(beside) != len(items):
        return None, ""
    if beside and not all(one.val.prep == "with" and one.val.cat == "W" for one in beside):
        return None, ""
    if not rest:
        return people[0], "also" if beside else "meant"
    if all(one.cat == "adv" and one.val.value in ALSO for one in rest):
        return people[0], "also"
    rest = [one for one in rest if one.cat != "adv" or one.val.value != "only"]
    none = len(rest) == 1 and (rest[0].cat == "neg" or (rest[0].cat in ("q", "prep") and rest[0].val.value in NOT))
    return (people[0], "none") if none else (None, "")
