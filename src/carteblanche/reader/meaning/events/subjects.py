"""The event or the condition that the subject of a clause tells of: *whoever coughs draws*, *sixes skip*."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Condition,
    Event,
    Fitting,
    Is,
    Nth,
    Plays,
    Ranked,
    Reported,
)
from carteblanche.games.blank.calculus.steps import Oblige
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts, states
from carteblanche.reader.meaning.events.slowness import idle
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import Arg, Frame, Who


def subject_condition(story: Story, part: Part) -> Condition | None:
    """*At the end of his turn, whoever has more than eight cards …*: what must hold of whose turn it is."""
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is not None and rel.pred == "have" and arg.item.any:
            found = _state(story, rel)
            if isinstance(found, Ranked):
                found = Is("you", found)
            if found is not None:
                part.replace_player(arg, Who("you"))
                return found  # type: ignore[no-any-return]
    return None


def _state(story: Story, frame: Frame) -> Any:
    return story.attempt(lambda: states.state(story.ctx, frame, "you"))


def _played(story: Story, part: Part) -> Event | None:
    """*Sixes skip*, *After a 3 everybody draws*: cards in a clause whose being played is meant."""
    frame = part.frame
    if frame is None or not story.rule or story.event is not None:
        return None
    for arg in frame.args:
        fit = arg.item.fit if arg.cat == "C" else arg.item.tests if arg.cat == "F" else ()
        skips = frame.pred in ("skip", "reverse", "again") and not frame.modal
        names = skips and arg.cat == "C" and arg.side == "L" and not arg.prep and not arg.item.no
        trigger = arg.prep in ("after", "per") or (arg.prep in ("at", "on") and arg.side == "L")
        if fit and (names or (trigger and frame.pred not in ("play", "follow", "match"))):
            rest = tuple(one for one in frame.args if one is not arg)
            part.item = replace(part.item, val=replace(frame, args=rest))
            story.ctx.played = True
            return Plays(cards=refer.tests(story.ctx, fit))
    return None


def subject_event(story: Story, part: Part) -> Event | None:
    """*Whoever coughs draws*: the event inside the subject, whose player is `you` from here on. *Sixes skip*: playing them is meant."""
    frame = part.frame
    played = _played(story, part)
    if played is not None:
        return played
    for arg in frame.args if frame is not None else ():
        if frame is not None and frame.pred in ("choose", "name", "lot") and arg.side == "R":
            continue
        reported = _freely(story, part, arg)
        if reported is not None:
            return reported
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and arg.prep in ("", "cause") else None
        if (
            rel is not None
            and rel.pred == "have"
            and story.rule
            and story.event is None
            and not rel.has("D")
            and idle(rel) is None
        ):
            found = _told(story, replace(rel, mods=rel.mods - {"first"}))
            if found is not None:
                part.replace_player(arg, Who("you"))
                return Nth(1, found) if "first" in rel.mods else found
        if rel is not None and rel.pred == "win" and story.ctx.contest:
            continue
        if rel is None or (rel.pred in ("have", "be") and idle(rel) is None) or not arg.item.any:
            continue
        if _played_it(story, rel):
            part.replace_player(arg, Who("you"))
            return None
        if rel.pred in ("play", "draw", "put") and any(one.cat == "C" and one.item.ref for one in rel.args):
            continue
        slow = idle(rel) if story.rule else None
        if slow is not None:
            part.replace_player(arg, Who("you"))
            return slow
        order = rel.mods & {"last", "first"}
        races = story.steps or not story.rule or story.event is not None
        if rel.pred in ("social", "say", "do", "play") and order and races:
            story.contest = part.describing()
            part.replace_player(arg, Who(next(iter(order))))
            return None
        if not story.rule and rel.pred == "social" and not order and not _spans(part):
            story.ctx.doubt(0.3)
            part.replace_player(arg, Who(Fitting(part.describing())))
            return None
        story.ctx.before = "below"
        event = Reported(part.describing()) if rel.pred in ("social", "say") else _told(story, rel)
        if event is not None:
            part.replace_player(arg, Who("you"))
            return event
    return None


def _played_it(story: Story, rel: Frame) -> bool:
    """*whoever played it*: whom the event is about."""
    if not isinstance(story.event, Plays) or rel.pred not in ("play", "put") or rel.neg or rel.modal:
        return False
    return bool(rel.args) and all(
        arg.cat == "C" and arg.item.ref in ("it", "that", "them") and not arg.prep for arg in rel.args
    )


def _spans(part: Part) -> bool:
    """Whether a clause says how long something lasts."""
    args = part.frame.args if part.frame is not None else ()
    return any(arg.cat == "U" for arg in args) or any(one.cat == "U" for one in part.extra)


def _freely(story: Story, part: Part, arg: Arg) -> Event | None:
    """What people report of whoever is described in free words."""
    if arg.cat != "W":
        return None
    text = arg.item.free
    last = story.steps[-1] if story.steps else None
    if (text or _talks(arg)) and _during(story) and isinstance(last, Oblige):
        story.steps.pop()
        story.reasons.append(last.text)
        story.spell = last.until
        text = text or part.describing()
    elif not text or not story.rule or story.event is not None:
        return None
    part.replace_player(arg, Who("you", case=arg.item.case))
    return Reported(text)


def _talks(arg: Arg) -> bool:
    return (
        arg.item.rel is not None
        and arg.item.rel.pred in ("social", "say")
        and not arg.item.rel.mods & {"last", "first"}
    )


def _during(story: Story) -> bool:
    """Whether on a game card something was just asked of people for a while: what follows is the price of not doing it."""
    last = story.steps[-1] if story.steps else None
    return not story.rule and isinstance(last, Oblige) and last.until is not None and not last.fail


def _told(story: Story, frame: Frame) -> Event | None:
    return story.attempt(lambda: facts.event(story.ctx, frame))
