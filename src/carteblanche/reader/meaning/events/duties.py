"""What must not be forgotten, what was done for want of something else, and what a card is played against."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Penalised,
    Players,
)
from carteblanche.games.blank.calculus.steps import Oblige
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Who


def unable(story: Story, parts: list[Part]) -> None:
    """*… draws because they cannot play*: a reason that says which draw is meant becomes part of that clause."""
    for index, part in enumerate(parts):
        if part.role != "because" or not _cannot(part):
            continue
        beside = [*parts[max(index - 1, 0) : index], *parts[index + 1 : index + 2]]
        if not any(_drawn_so(one, one.frame) for one in beside if one.frame is not None):
            story.left.append(part.text)
        part.role = "title"


def _drawn_so(part: Part, event: Frame) -> bool:
    """Whether it tells of a draw, itself or of whoever does something; then it is one for want of a card to play."""
    if part.role == "if" and event.pred in ("draw", "take"):
        part.item = replace(part.item, val=replace(event, mods=event.mods | {"unable"}))
        return True
    for arg in event.args:
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) else None
        if rel is not None and rel.pred in ("draw", "take"):
            who = replace(arg.item, rel=replace(rel, mods=rel.mods | {"unable"}))
            args = tuple(replace(one, item=who) if one is arg else one for one in event.args)
            part.item = replace(part.item, val=replace(event, args=args))
            return True
    return False


def _cannot(part: Part) -> bool:
    """Whether it says that somebody cannot play."""
    frame = part.frame
    if frame is None or frame.pred == "stuck":
        return frame is not None and not frame.neg
    denied = frame.neg or frame.modal == "maynot" or any(arg.cat == "C" and arg.item.no for arg in frame.args)
    return denied and (frame.pred in ("play", "match", "goes", "put") or (not frame.pred and bool(frame.modal)))


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
    stated, frame = mains[0].frame, others[0].frame
    if stated is None or stated.neg or stated.modal not in ("", "may") or frame is None or story.steps or story.clauses:
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


def _left_undone(story: Story, part: Part, onward: Part) -> bool:
    """*If the next player does not sing, …*: on a game card they have to, and what follows is the price."""
    frame = part.frame
    if frame is None or part.role != "if" or frame.pred != "social" or not frame.neg or frame.modal or onward.role:
        return False
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
    owing = bool(story.steps) and isinstance(story.steps[-1], Oblige)
    if owing or len(people) != 1 or people[0].any or people[0].rel is not None or part.of_the_game():
        return False
    story.duty, story.deed, story.obliged = part.acting(), True, _whom(story, people[0])
    part.role = "because"
    return True


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
        if not story.rule and part is parts[0] and len(parts) > 1 and _left_undone(story, part, parts[1]):
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
