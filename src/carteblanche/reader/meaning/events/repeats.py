"""How often something happens: for the third time, three in a row, not once in a round."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Colour,
    Compare,
    Condition,
    Event,
    Nth,
    Numbered,
    Plays,
    Rounds,
    Streak,
    Times,
)
from carteblanche.games.blank.calculus.steps import When
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import SameAs, Thing


def in_a_row(story: Story, part: Part, holds: list[Condition]) -> Event | None:
    """*If three red cards are played in a row*, *if the same number is played three times in a row*."""
    frame = story.whole(part) if part.frame is not None and part.frame.pred == "play" else None
    if frame is None or "row" not in frame.mods or frame.neg or frame.modal:
        return None
    cards = [arg.item for arg in frame.args if arg.cat == "C" and not arg.prep]
    filters = [arg.item.tests for arg in frame.args if arg.cat == "F" and not arg.prep]
    times = [arg.item.num.n for arg in frame.args if arg.cat == "T" and arg.item.name == "time" and arg.item.num]
    rest = [arg for arg in frame.args if arg.cat not in ("C", "F", "W", "T") or arg.prep]
    if len(cards) + len(filters) != 1 or rest:
        return None
    num = cards[0].num if cards else None
    n = (
        3
        if "thrice" in frame.mods
        else times[0]
        if times
        else num.n
        if num is not None and num.op in ("=", ">=")
        else 0
    )
    if not isinstance(n, int) or n < 3:
        return None
    fit = cards[0].fit if cards else filters[0]
    story.ctx.played = True
    if len(fit) == 1 and isinstance(fit[0], SameAs) and fit[0].cards is None and not fit[0].other:
        holds.append(Compare(Streak(fit[0].what), ">=", n))  # type: ignore[arg-type]
        return Plays()
    tests = refer.tests(story.ctx, fit)
    if not tests or any(not isinstance(test, Colour | Numbered) for test in tests):
        raise refer.NotUnderstood("what in a row?")
    holds.append(Compare(Streak(cards=tests), "=", n))
    return Plays(cards=tests)


def count_repeats(part: Part) -> int | None:
    """*Three times*, *the third time*, alone: how often what was told before has happened."""
    item = part.item.val.item if part.item.cat == "PP" else part.item.val
    if part.extra or not isinstance(item, Thing) or item.name != "time":
        return None
    order = next((int(mod[3:]) for mod in item.mods if mod.startswith("ord")), 0)
    n = item.num.n if item.num is not None and isinstance(item.num.n, int) else 0
    return (order or n) if (order or n) > 1 else None


def again(story: Story, part: Part) -> Event | None:
    n = count_repeats(part)
    last = story.clauses[-1] if story.clauses and isinstance(story.clauses[-1], When) else None
    event = story.event or (last.event if last is not None else None)
    return None if n is None or event in (None, "this") or isinstance(event, Nth) else Nth(n, event)


def barren(story: Story, part: Part) -> Condition | None:
    """*If nobody has played a 1 for a whole round*."""
    frame = part.frame
    if frame is None or not any(arg.cat == "U" and arg.item.until == Rounds() for arg in frame.args):
        return None
    nobody = [arg for arg in frame.args if arg.cat == "W" and arg.item.value == "nobody"]
    if not nobody:
        return None
    rest = replace(frame, args=tuple(arg for arg in frame.args if arg.cat != "U" and arg not in nobody))
    return Compare(Times(facts.event(story.ctx, rest), "round"), "=", 0)
