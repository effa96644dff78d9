"""What must not be forgotten, what was done for want of something else, and what a card is played against."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from carteblanche.games.blank.calculus.parts import (
    Penalised,
    Players,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Who


def unable(story: Story, parts: list[Part]) -> None:
    """*… draws because they cannot play*: a reason that says which draw is meant becomes part of that clause."""
    for before, part in pairwise(parts):
        frame, event = part.frame, before.frame
        if part.role != "because" or before.role != "if" or frame is None or event is None:
            continue
        if frame.pred == "play" and (frame.neg or frame.modal == "maynot") and event.pred in ("draw", "take"):
            before.item = replace(before.item, val=replace(event, mods=event.mods | {"unable"}))
            part.role = "title"


def _forgotten(frame: Frame) -> bool:
    return "forgotten" in frame.mods or (frame.pred == "say" and frame.neg and frame.has("quote") and not frame.modal)


def _unsaid(part: Part) -> str:
    """*… without saying X*: what should have been said, which is taken out of the clause that says who."""
    frame = part.frame
    for arg in frame.args if frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        for inner in rel.args if rel is not None else ():
            said = [one.item for one in inner.item.args if one.cat == "quote"] if inner.cat == "V" else []
            if inner.prep == "without" and said and inner.item.pred == "say" and frame is not None and rel is not None:
                who = replace(arg.item, rel=replace(rel, args=tuple(one for one in rel.args if one is not inner)))
                args = tuple(replace(one, item=who) if one is arg else one for one in frame.args)
                part.item = replace(part.item, val=replace(frame, args=args))
                return str(said[0])
    return ""


def reaction(story: Story, mains: list[Part], others: list[Part]) -> bool:
    """*Play this card when you are about to be penalised*: what it may be played against."""
    if story.rule or not mains or len(others) != 1 or others[0].role != "if" or not mains[0].plays_this(bare=True):
        return False
    told, frame = mains[0].frame, others[0].frame
    if told is None or told.neg or told.modal not in ("", "may") or frame is None or story.steps or story.clauses:
        return False
    event = story.attempt(lambda: facts.event(story.ctx, replace(story.whole(others[0]), modal="")))
    if not isinstance(event, Penalised):
        return False
    story.react = story.ctx.event = Penalised()
    story.ctx.these = None
    return True


def _whom(story: Story, who: Who) -> Players:
    found: Players | None = story.attempt(lambda: refer.players(story.ctx, who))
    return "you" if found is None else found


def duty(story: Story, parts: list[Part]) -> None:
    """*Whoever forgets to say X when doing Y, does Z*: a duty on Y, with Z as its price."""
    for part in parts:
        frame = part.frame
        if frame is None:
            continue
        unsaid = _unsaid(part)
        if unsaid:
            story.duty = unsaid
            continue
        subject = next((arg for arg in frame.args if arg.cat == "W"), None)
        rel = subject.item.rel if subject is not None and isinstance(subject.item, Who) else None
        owed = frame if _forgotten(frame) and frame.has("W") else rel if rel is not None and _forgotten(rel) else None
        if owed is None:
            continue
        story.duty = next((arg.item for arg in owed.args if arg.cat == "quote"), part.text)
        named = subject.item if subject is not None and owed is frame else None
        if named is not None and not named.any and not named.relative:
            story.obliged = _whom(story, named)
        if owed is rel and isinstance(subject, Arg):
            part.replace_player(subject, Who("you"))
        else:
            part.role = "because" if story.obliged != "you" else "title"
