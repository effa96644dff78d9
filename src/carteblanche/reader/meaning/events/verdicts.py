"""Whether a guess, or what somebody had to say or do, was right: *Right: …, wrong: …*."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import Colour, Compare, Condition, Fact, Fits, Not, Remembered, Some, Sum
from carteblanche.games.blank.calculus.steps import If, Oblige
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story


def judged(story: Story, part: Part) -> Condition | None:
    """*If you are right*, *if it is wrong*: whether a guess was."""
    verdict = [one.val.value for one in (part.item, *part.extra) if one.cat == "verdict"]
    frame = part.frame
    if frame is not None:
        verdict += sorted(frame.mods & {"right", "wrong"})
    verdict += ["wrong" for one in (part.item, *part.extra) if one.cat == "adv" and one.val.value == "wrongly"]
    if len(verdict) != 1 or (frame is not None and frame.pred not in ("be", "guess", "do")):
        return None
    if not story.ctx.guessed:
        return _well_done(story, part, verdict[0])
    these = Some("these")
    named = story.ctx.guessed == "colour"
    found: Condition = Fits(these, (Colour(("named",)),)) if named else Compare(Sum(these), "=", Remembered())
    wrong = (verdict[0] == "wrong") != (frame is not None and frame.neg)
    return Not(found) if wrong else found


def _well_done(story: Story, part: Part, verdict: str) -> Condition | None:
    """*Right: …, wrong: …*: what people think of what somebody had to say or do just before."""
    last = story.steps[-1] if story.steps else None
    if isinstance(last, If) and isinstance(last.holds, Fact) and not last.otherwise and verdict == "wrong":
        return Not(last.holds)
    done = isinstance(last, Oblige) and not last.fail
    known = part.frame is None or all(arg.cat == "W" or getattr(arg.item, "ref", "") for arg in part.frame.args)
    return Fact(part.text, last.who) if done and known and isinstance(last, Oblige) else None
