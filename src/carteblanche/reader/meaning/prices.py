"""What follows if somebody does what was forbidden just before, or does not do what they had to: *Whoever does it all the same, draws*."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import Hand, Players, Some
from carteblanche.games.blank.calculus.steps import Move, Oblige, Step
from carteblanche.reader.meaning.fines import banned, charge
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps.clause import steps_of
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Who


def breach(story: Story, before: list[Part], mains: list[Part]) -> bool:
    """*If you do, …*, *whoever does, …*, *otherwise …*: what follows from doing what was forbidden just before."""
    last = banned(story)
    if last is None or not mains:
        return False
    doer = _doer(mains[0], "do")
    if before:
        if len(before) != 1 or not _does(before[0].frame):
            return False
    elif doer is not None:
        mains[0].replace_player(doer, Who("you"))
    elif mains[0].role != "else":
        return False
    story.ctx.played = True
    done: list[Step] = []
    for part in mains:
        steps = steps_of(story, part)
        if steps is None:
            return False
        done += steps
    fail = tuple(step for step in done if step != Move(Some("top"), Hand("you")))
    charge(story, last, fail)
    return True


def _does(frame: Frame | None) -> bool:
    return frame is not None and frame.pred == "do" and not frame.neg and not frame.modal


def _doer(part: Part, *preds: str) -> Arg | None:
    """The *whoever does it* of a clause."""
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is not None and rel.pred in preds and not rel.neg and not _content(rel):
            return arg
    return None


def _content(rel: Frame) -> bool:
    """Whether a clause says more than that it was done."""
    return any(arg.cat not in ("W", "C") or (arg.cat == "C" and not arg.item.ref) for arg in rel.args)


def failing(part: Part, whom: Players) -> bool:
    """*Whoever forgets*, *whoever does not*: then the clause is about those who had to."""
    if part.fails():
        return True
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is None or _content(rel):
            continue
        if rel.pred == "forget" or (rel.neg and rel.pred in ("do", "say", "social")):
            part.replace_player(arg, Who(whom))
            return True
    return False


def owed(story: Story) -> Oblige | None:
    """The duty that was spoken of last, if it has no price yet."""
    last = story.steps[-1] if story.steps else None
    return last if isinstance(last, Oblige) and not last.fail else None
