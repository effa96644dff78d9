"""The conditions of a sentence: which of them set the card off, and which only must hold."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Coin,
    Compare,
    Condition,
    Event,
    Not,
    Plays,
    Reported,
    Rounds,
    Stage,
    Times,
)
from carteblanche.reader import facts, refer
from carteblanche.reader.clauses import Part
from carteblanche.reader.sketch import Arg, Frame, Who
from carteblanche.reader.story import Story


def conditions(story: Story, parts: list[Part], event: Event | None) -> tuple[Event | None, list[Condition]]:
    """The event that these clauses tell of, if none is known yet, and the conditions that must hold."""
    holds: list[Condition] = []
    for part in parts:
        if event is None and part.role == "if":
            event = _event(story, part, holds)
            if event is not None:
                continue
        found = _condition(story, part)
        if found is not None:
            holds.append(Not(found) if part.role == "unless" else found)
        elif event is None and part.role == "if" and part.item.cat in ("X", "V") and not part.of_the_game():
            story.ctx.doubt(0.5)
            event = Reported(part.text, about=part.doer() is not None)
        else:
            story.left.append(part.text)
    return event, holds


def _event(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """The event of a clause, unless it is rather a condition."""
    story.ctx.before = "below"
    item = part.item
    if item.cat == "E":
        return item.val  # type: ignore[no-any-return]
    if item.cat in ("C", "F"):
        fit = item.val.fit if item.cat == "C" else item.val.tests
        story.ctx.played = bool(fit)
        return Plays(cards=refer.tests(story.ctx, fit)) if fit else None
    if item.cat != "V":
        return None
    if not story.rule and part.plays_this():
        return "this"
    barren = story.attempt(lambda: _barren(story, part))
    if barren is not None:
        holds.append(barren)
        return Stage("round", "end")
    frame = story.whole(part)
    if story.rule or frame.pred in ("play", "draw", "discard"):
        return story.attempt(lambda: facts.event(story.ctx, frame))
    return None


def _condition(story: Story, part: Part) -> Condition | None:
    story.ctx.before = "below"
    item = part.item
    if item.cat == "T" and item.val.name in ("heads", "tails"):
        return Coin() if item.val.name == "heads" else Not(Coin())
    if item.cat != "V":
        return None
    frame = story.whole(part)
    return story.attempt(lambda: facts.condition(story.ctx, frame))


def _barren(story: Story, part: Part) -> Condition | None:
    """*If nobody has played a 1 for a whole round*."""
    frame = part.frame
    if frame is None or not any(arg.cat == "U" and arg.item.until == Rounds() for arg in frame.args):
        return None
    nobody = [arg for arg in frame.args if arg.cat == "W" and arg.item.value == "nobody"]
    if not nobody:
        return None
    rest = replace(frame, args=tuple(arg for arg in frame.args if arg.cat != "U" and arg not in nobody))
    return Compare(Times(facts.event(story.ctx, rest), "round"), "=", 0)


def subject_event(story: Story, part: Part) -> Event | None:
    """*Whoever coughs draws*: the event inside the subject, whose player is `you` from here on. *Sixes skip*: playing them is meant."""
    frame = part.frame
    if (
        frame is not None
        and story.rule
        and story.event is None
        and frame.pred in ("skip", "reverse", "again")
        and not frame.modal
    ):
        for arg in frame.args:
            if arg.cat == "C" and arg.side == "L" and not arg.prep and arg.item.fit and not arg.item.no:
                part.item = replace(
                    part.item, val=replace(frame, args=tuple(one for one in frame.args if one is not arg))
                )
                story.ctx.played = True
                return Plays(cards=refer.tests(story.ctx, arg.item.fit))
    if frame is not None and story.rule and story.event is None:
        for arg in frame.args:
            fit = arg.item.fit if arg.cat == "C" else arg.item.tests if arg.cat == "F" else ()
            trigger = arg.prep == "after" or (arg.prep in ("at", "on") and arg.side == "L")
            if trigger and fit and frame.pred not in ("play", "follow", "match"):
                part.item = replace(
                    part.item, val=replace(frame, args=tuple(one for one in frame.args if one is not arg))
                )
                story.ctx.played = True
                return Plays(cards=refer.tests(story.ctx, fit))
    for arg in part.frame.args if part.frame is not None else ():
        rel = arg.item.rel if arg.cat == "W" and isinstance(arg.item, Who) and not arg.prep else None
        if rel is not None and rel.pred == "have" and story.rule and story.event is None and not rel.has("D"):
            found = _told(story, rel)
            if found is not None:
                part.replace_player(arg, Who("you"))
                return found
        if rel is None or rel.pred in ("have", "be") or not arg.item.any:
            continue
        order = rel.mods & {"last", "first"}
        if rel.pred in ("social", "say", "do", "play") and order and story.steps:
            part.replace_player(arg, Who(next(iter(order))))
            return None
        story.ctx.before = "below"
        event = Reported(part.text) if rel.pred in ("social", "say") else _told(story, rel)
        if event is not None:
            part.replace_player(arg, Who("you"))
            return event
    return None


def _told(story: Story, frame: Frame) -> Event | None:
    return story.attempt(lambda: facts.event(story.ctx, frame))


def _forgotten(frame: Frame) -> bool:
    return "forgotten" in frame.mods or (frame.pred == "say" and frame.neg and frame.has("quote") and not frame.modal)


def duty(story: Story, parts: list[Part]) -> None:
    """*Whoever forgets to say X when doing Y, does Z*: a duty on Y, with Z as its price."""
    for part in parts:
        frame = part.frame
        if frame is None:
            continue
        subject = next((arg for arg in frame.args if arg.cat == "W"), None)
        rel = subject.item.rel if subject is not None and isinstance(subject.item, Who) else None
        owed = frame if _forgotten(frame) and frame.has("W") else rel if rel is not None and _forgotten(rel) else None
        if owed is None:
            continue
        story.duty = next((arg.item for arg in owed.args if arg.cat == "quote"), part.text)
        if owed is rel and isinstance(subject, Arg):
            part.replace_player(subject, Who("you"))
        else:
            part.role = "title"
