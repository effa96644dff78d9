"""What it costs to do what is forbidden, or not to do what is demanded."""

from __future__ import annotations

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Hand, Reported, Some
from carteblanche.games.blank.calculus.steps import Always, Forbid, Let, Move, Require, Step, When, Whenever
from carteblanche.games.blank.calculus.trees import replaced
from carteblanche.reader.meaning.story import Story


def banned(story: Story) -> Always | Let | None:
    """The ban that was spoken of last, if it has no price yet."""
    last = story.steps[-1] if story.steps else story.clauses[-1] if story.clauses else None
    if isinstance(last, Always | Let) and isinstance(last.change, Forbid) and not last.change.fail:
        return last
    return None


def charge(story: Story, last: Always | Let, fail: tuple[Step, ...]) -> None:
    ban = last.change
    assert isinstance(ban, Forbid)
    usual = fail == (Move(Some("draw", n=1, how="top"), Hand("you")),)
    reported = isinstance(ban.event, Reported) and ban.unless is None
    if isinstance(last, Let):
        step: Step = (
            Whenever(ban.event, fail, last.until)
            if reported
            else structs.replace(last, change=structs.replace(ban, fail=() if usual else fail))
        )
        story.steps[-1] = step
    elif reported:
        story.clauses[-1] = When(ban.event, fail, last.given)
    else:
        story.clauses[-1] = Always(structs.replace(ban, fail=() if usual else fail), last.given)


def demand_priced(story: Story, demand: Require, fail: tuple[Step, ...]) -> bool:
    """*The next player must play red, otherwise …*: whether that demand was spoken of last; then its price is noted there."""
    priced = structs.replace(demand, fail=tuple(replaced(step, demand.play.who, "you") for step in fail))
    step = story.steps[-1] if story.steps else None
    clause = story.clauses[-1] if story.clauses else None
    if demand.fail:
        return False
    if isinstance(step, Let) and step.change == demand:
        story.steps[-1] = structs.replace(step, change=priced)
        return True
    if isinstance(clause, Always) and clause.change == demand:
        story.clauses[-1] = structs.replace(clause, change=priced)
        return True
    return False
