"""From rows of items to a meaning: which clauses are triggers and conditions, which are effects, and what is a story around them.

A sentence is its conditions and its effects; sentences that begin no trigger of their own continue the one before. Whatever is not taken up
is kept in `left`: the answer depends on it.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Hand, Some
from carteblanche.games.blank.calculus.steps import Always, Forbid, Meaning, Move, Oblige, Step
from carteblanche.reader.clauses import ASIDES, CONDITIONS, Part, sentences
from carteblanche.reader.effects import Effects, span, steps_of
from carteblanche.reader.parse import Stretch
from carteblanche.reader.refer import Context
from carteblanche.reader.story import Story
from carteblanche.reader.triggers import conditions, duty, subject_event


@dataclass(slots=True)
class Reading:
    """One reading of a text: what it means, what it costs to think so, and which words it does not take up."""

    meaning: Meaning | None
    cost: float
    left: list[str]
    aside: list[str]


def interpret(rows: list[Stretch], *, rule: bool) -> Reading:
    """What these rows mean on a rule card or a game card."""
    story = Story(rule, Context(rule), event=None if rule else "this")
    found = sentences(rows)
    speaking = [any(part.speaks() for part in parts) for parts in found]
    for parts, speaks in zip(found, speaking, strict=True):
        if speaks or not any(speaking):
            _sentence(story, parts)
        else:
            story.aside += [part.text for part in parts]
    clauses = story.finish()
    left = story.left + story.ctx.left
    return Reading(Meaning(clauses) if clauses else None, story.ctx.cost, left, story.aside)


def _sentence(story: Story, parts: list[Part]) -> None:
    duty(story, parts)
    story.aside += [part.text for part in parts if part.role in ASIDES]
    parts = [part for part in parts if part.role not in ASIDES]
    if len(parts) > 1 and not parts[0].role and parts[0].asks() and not parts[1].role and not parts[1].link:
        parts[0].role = "if"
    last = story.steps[-1] if story.steps else None
    if parts and parts[0].fails() and isinstance(last, Oblige) and not last.fail:
        parts = parts[1:]
        for part in parts:
            part.role = part.role or "else"
    first = next((index for index, part in enumerate(parts) if part.role not in CONDITIONS), len(parts))
    before, rest = parts[:first], parts[first:]
    after = [part for part in rest if part.role in CONDITIONS]
    mains = [part for part in rest if part.role not in CONDITIONS]
    if _breach(story, before, mains):
        return
    event, holds = conditions(story, before, None)
    for part in mains:
        event = subject_event(story, part) or event
    for part in parts:
        moments = [one for one in (part.item, *part.extra) if one.cat == "E"]
        event = event or (moments[0].val if moments else None)
        part.extra = [one for one in part.extra if one.cat != "E"]
    mains = [part for part in mains if part.item.cat != "E"]
    if event is None:
        late = [part for part in after if part.role == "if" and part.eventful()]
        event, more = conditions(story, late, None)
        holds += more
        after = [part for part in after if part not in late]
    if event is not None and not (event == "this" and story.event == "this"):
        story.wait_for(event, span(parts))
    if not mains:
        story.pending, story.dangling = holds, [part.text for part in before]
        return
    effects = Effects(story)
    effects.take(mains)
    effects.finish([*story.pending, *holds], after)
    story.pending, story.dangling = [], []


def _breach(story: Story, before: list[Part], mains: list[Part]) -> bool:
    """*If you do, …*: what follows from doing what was forbidden just before."""
    last = story.clauses[-1] if story.clauses else None
    if len(before) != 1 or not isinstance(last, Always) or not isinstance(last.change, Forbid) or last.change.fail:
        return False
    frame = before[0].frame
    if frame is None or frame.pred != "do":
        return False
    story.ctx.played = True
    done: list[Step] = []
    for part in mains:
        steps = steps_of(story, part)
        if steps is None:
            return False
        done += steps
    fail = tuple(step for step in done if step != Move(Some("top"), Hand("you")))
    usual = fail == (Move(Some("draw", n=1, how="top"), Hand("you")),)
    story.clauses[-1] = Always(structs.replace(last.change, fail=() if usual else fail), last.given)
    return True
