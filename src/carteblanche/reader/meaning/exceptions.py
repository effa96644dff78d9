"""Cards that a rule does not concern: *… except the 6*, *… unless it is pink*, *Exception: green*."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import AnyOf, Filter, NoneOf, Plays
from carteblanche.games.blank.calculus.steps import Always, Change, Forbid, Let, Permit, Require, When
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import tests
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import CardsNP, Filt


def excepted(story: Story, part: Part) -> Filter:
    """The cards that a clause leaves out, if that is all it says."""
    shown = _shown(part)
    found: Filter | None = story.attempt(lambda: tests(story.ctx, shown)) if shown else ()
    return found or ()


def _shown(part: Part) -> tuple[Any, ...]:
    item = part.item
    if part.frame is not None:
        denied = part.role == "unless" if not part.frame.neg else part.role == "if"
        return _being(part) if denied and not part.extra else ()
    if part.extra:
        return ()
    if item.cat == "PP" and item.val.prep == "except":
        return _fit(item.val.cat, item.val.item)
    if part.role == "unless" and item.cat == "PP" and item.val.prep in ("at", "on", "with", "for"):
        return _fit(item.val.cat, item.val.item)
    return _fit(item.cat, item.val) if part.role == "unless" else ()


def _fit(cat: str, value: Any) -> tuple[Any, ...]:
    if cat == "F" and isinstance(value, Filt):
        return value.tests
    if cat == "C" and isinstance(value, CardsNP):
        plain = not (value.owner or value.place or value.rel or value.no or value.last or value.nth) and value.one()
        return value.fit if plain else ()
    return ()


def _being(part: Part) -> tuple[Any, ...]:
    """*(unless) it is pink*, *(außer) die Farbe ist rosa*."""
    frame = part.frame
    if frame is None or frame.pred != "be" or frame.modal or len(frame.args) != 2:
        return ()
    subjects = [
        arg
        for arg in frame.args
        if not arg.prep
        and (
            (arg.cat == "W" and arg.item.value == "~they" and arg.item.rel is None)
            or (arg.cat == "C" and arg.item.ref in ("it", "them", "that", "next") and not arg.item.fit)
            or (arg.cat == "C" and arg.item == CardsNP(case=arg.item.case))
            or (arg.cat == "T" and arg.item.name in ("colour", "number") and not arg.item.mods)
        )
    ]
    shown = [arg for arg in frame.args if arg not in subjects and not arg.prep]
    return _fit(shown[0].cat, shown[0].item) if len(subjects) == len(shown) == 1 else ()


def without(change: Change, fit: Filter) -> Change | None:
    """The same change but for these cards."""
    if isinstance(change, Forbid) and isinstance(change.event, Plays) and change.unless is None:
        return structs.replace(change, event=_but(change.event, fit))
    if isinstance(change, Require) and change.play.cards:
        either = AnyOf((*change.play.cards, *fit)) if len(change.play.cards) == len(fit) == 1 else None
        return None if either is None else structs.replace(change, play=structs.replace(change.play, cards=(either,)))
    if isinstance(change, Permit):
        return structs.replace(change, play=_but(change.play, fit))
    return None


def _but(play: Plays, fit: Filter) -> Plays:
    return structs.replace(play, cards=(*play.cards, NoneOf(fit)))


def played_but(story: Story, fit: Filter) -> bool:
    """*Whoever plays red draws, unless it is a 6*: whether a play of certain cards is waited for; then these are left out."""
    if not story.rule or not isinstance(story.event, Plays) or not story.event.cards:
        return False
    story.event = _but(story.event, fit)
    return True


def left_out(story: Story, fit: Filter) -> bool:
    """*… Exception: green.*: whether the last that was said is about cards; then these are left out of it."""
    step = story.steps[-1] if story.steps else None
    if isinstance(step, Let) and (changed := without(step.change, fit)) is not None:
        story.steps[-1] = structs.replace(step, change=changed)
        return True
    if story.steps and played_but(story, fit):
        return True
    last = story.clauses[-1] if story.clauses and not story.steps else None
    if isinstance(last, Always) and (changed := without(last.change, fit)) is not None:
        story.clauses[-1] = structs.replace(last, change=changed)
        return True
    if isinstance(last, When) and isinstance(last.event, Plays) and last.event.cards:
        story.clauses[-1] = structs.replace(last, event=_but(last.event, fit))
        return True
    return False
