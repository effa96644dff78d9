"""A first clause that sets off the second though no word says so: *someone plays a 5, everybody stands up*, *Play a 6 and you draw*."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    Draws,
    Ends,
    Event,
    Happens,
    Idle,
    Misses,
    Nth,
    Plays,
    Stage,
    Turn,
)
from carteblanche.reader.meaning.events import facts
from carteblanche.reader.meaning.events.slowness import slow
from carteblanche.reader.meaning.events.triggers import cards_event, emptied, shown_by, tossed_side
from carteblanche.reader.meaning.parts import CONDITIONS, Part
from carteblanche.reader.meaning.story import Story


def opening(story: Story, parts: list[Part]) -> None:
    """Makes a condition of a first clause that sets off the second."""
    if len(parts) < 2 or parts[0].role or parts[1].role:
        return
    first, onward = parts[0], parts[1]
    if (first.bans() or first.law()) and not first.asks():
        return
    if story.rule and not onward.link and _price(onward):
        first.role = "if"
        return
    if story.rule and not onward.link and first.frame is not None and emptied(first):
        first.role = "if"
        return
    if not onward.link and first.frame is not None and first.frame.verb_first() and tossed_side(first) is not None:
        first.role = "if"
        return
    asked = not onward.link and (first.asks() or first.gerund())
    if asked or (story.rule and onward.link in ("", "and", "then") and _sets_off(story, first, onward)):
        first.role = "if"
        onward.link = ""


def reason(story: Story, parts: list[Part]) -> None:
    """*One card for laughing*: on a rule card that waits for nothing else, what somebody pays for sets it off."""
    why = [part for part in parts if part.role == "because" and part.item.cat == "why"]
    waits = story.event is not None or any(part.role in CONDITIONS for part in parts)
    if not story.rule or waits or len(why) != 1 or not any(not part.role for part in parts):
        return
    part, frame = why[0], why[0].item.val
    if frame.pred not in ("social", "say") or frame.neg or frame.modal or part.row is None:
        return
    part.role = "if"
    part.item = replace(part.item, cat="V")
    part.text = part.row.said(part.item.start + 1, part.item.end)
    parts.remove(part)
    parts.insert(0, part)


def _sets_off(story: Story, first: Part, onward: Part) -> bool:
    frame, then = first.frame, onward.frame
    if onward.law() or (then is not None and then.pred in ("play", "put", "match") and not onward.link):
        return False
    if frame is None:
        apart = not onward.link or (onward.link == "and" and then is not None and then.has("W", "L"))
        return apart and (then is not None or first.row is not onward.row) and _lies(story, first)
    only = "only" in frame.mods or any(arg.only for arg in frame.args)
    if frame.modal or frame.neg or only or frame.mods & {"ban", "permit", "forgotten", "signed"}:
        return False
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
    anybody = len(people) == 1 and people[0].any and people[0].rel is None and not people[0].relative
    if any(one.every and not one.any for one in people):
        return False
    if frame.pred in ("social", "say"):
        generic = anybody or first.narrates() or (not people and onward.link == "and" and _says_you(onward))
        return generic and not first.of_the_game()
    event = tried(story, first)
    match event:
        case Plays():
            covers = bool(event.on) and "passive" not in frame.mods
            return bool(event.cards or event.least > 1 or event.last) or covers
        case Draws():
            return event.least > 1 and (anybody or onward.link == "and" or not people)
        case Stage() | Turn() | Happens() | Nth() | Idle():
            return True
        case Misses() | Accuses() | Ends():
            headed = first.row is not onward.row and not people
            return anybody or headed or (onward.link == "and" and _says_you(onward))
        case _:
            return False


def _price(part: Part) -> bool:
    """*(Laughing) costs you a card*: what is drawn for it."""
    frame = part.frame
    if frame is None or frame.pred != "cost" or frame.neg or frame.modal or part.extra:
        return False
    people = [replace(arg, side="L", prep="") for arg in frame.args if arg.cat == "W"]
    cards = [arg for arg in frame.args if arg.cat in ("C", "N") and not arg.prep]
    if len(people) > 1 or len(cards) != 1 or len(people) + len(cards) != len(frame.args):
        return False
    part.item = replace(part.item, val=replace(frame, pred="draw", args=(*people, *cards)))
    return True


def _says_you(part: Part) -> bool:
    """Whether it is said of whom one speaks to, and not only asked of them."""
    frame = part.frame
    return frame is not None and any(
        arg.cat == "W" and arg.side == "L" and not arg.prep and arg.item.value == "you" for arg in frame.args
    )


def _lies(story: Story, part: Part) -> bool:
    """*purple, everybody gives a card*: cards alone."""
    known = {"C", "F", "X", "adv", "PP"}
    return all(one.cat in known for one in (part.item, *part.extra)) and tried(story, part) is not None


def tried(story: Story, part: Part) -> Event | None:
    """The event that a clause tells of, if all its words say so; nothing is noted."""
    ctx, left = story.ctx, list(story.left)
    story.ctx = replace(ctx, left=[], before="below")
    found: Event | None
    try:
        if part.frame is None:
            cards = part.item.cat in ("C", "F")
            found = story.attempt(lambda: cards_event(story, part)) if cards else None
            found = found or shown_by(story, part)
        else:
            whole = story.whole(part)
            stated: Event | None = story.attempt(lambda: facts.event(story.ctx, whole))
            found = slow(part) or stated or shown_by(story, part)
        return None if story.ctx.left or len(story.left) > len(left) else found
    finally:
        story.ctx, story.left = ctx, left
