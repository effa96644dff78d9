"""What it costs to do what is forbidden."""

from __future__ import annotations

from msgspec import structs

from carteblanche.games.blank.calculus.parts import Hand, Reported, Some
from carteblanche.games.blank.calculus.steps import Always, Forbid, Let, Move, Step, When, Whenever
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
