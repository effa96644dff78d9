"""What somebody may do instead of what happens to them: *… unless they show a red card*."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Agree, Condition, Not, Players, Who
from carteblanche.games.blank.calculus.steps import Always, If, May, Oblige, Step, When
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.steps import acts
from carteblanche.reader.meaning.story import Story, both
from carteblanche.reader.phrases.sketch import Frame


def escape(story: Story, done: list[Step], after: list[Part]) -> list[Part]:
    """The steps with what may be done instead of them. What is left of the conditions."""
    for part in after if done else ():
        frame = part.frame
        if part.role != "unless" or frame is None or frame.pred not in ("show", "discard", "play", "give", "say"):
            continue
        plain = replace(story.whole(part), modal="", neg=False)
        said = [arg.item for arg in plain.args if arg.cat == "quote"]
        if frame.pred == "say" and len(said) == 1:
            whom, _ = _instead(story, replace(plain, args=tuple(arg for arg in plain.args if arg.cat == "W")))
            done[:] = [Oblige(whom or "you", "say", said[0], fail=tuple(done))]
            return [one for one in after if one is not part]
        who, steps = _instead(story, plain)
        if who is not None and steps is not None:
            done[:] = [May(who, steps, tuple(done))]
            return [one for one in after if one is not part]
    return after


def elsewhere(story: Story, held: list[Condition]) -> list[Condition]:
    """*Sixes may only be played if …*: where what is forbidden then is forbidden."""
    story.ctx.reserved = False
    test = both(held)
    story.left += [] if test is not None else ["only?"]
    return [] if test is None else [Not(test)]


def holding_not(story: Story, held: list[Condition]) -> bool:
    """*… Unless they have a 1.*: whether something was said before that the sentence makes an exception of; then it does."""
    last = story.steps[-1] if story.steps else None
    test = both(held)
    if test is None:
        return False
    if last is not None:
        steps, rest = by_each([last], held)
        if rest and story.rule and len(story.steps) == 1:
            story.given += rest
        else:
            story.steps[-1:] = steps if not rest else [If(test, (last,))]
        return True
    clause = story.clauses[-1] if story.clauses else None
    if not isinstance(clause, Always | When) or clause.given is not None:
        return False
    story.clauses[-1] = structs.replace(clause, given=test)
    return True


def by_each(done: list[Step], held: list[Condition]) -> tuple[list[Step], list[Condition]]:
    """*Everybody discards a card unless they have only one*: what must hold of several holds of each of them by themselves."""
    test = both(held)
    for several in ("all", "others"):
        stated = test is not None and count_of(test, several) == 1 and not isinstance(test, Agree)
        if stated and done and all(count_of(step, several) == 1 for step in done):
            who = Who(replaced(test, several, "each"), several)
            return [replaced(step, several, who) for step in done], []
    return done, held


def _instead(story: Story, frame: Frame) -> tuple[Players | None, tuple[Step, ...] | None]:
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep]
    who: Players | None = story.attempt(lambda: refer.players(story.ctx, people[0])) if people else "you"
    steps = story.attempt(lambda: acts.steps(story.ctx, frame))
    if not people and frame.form and not frame.form & {"1", "2", "imp"}:
        who = story.ctx.subject
    return who, steps
