"""Clauses that complete or change what was said before: at random, and the other way round, top or bottom."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    AnyNumber,
    Chosen,
    Hand,
    Like,
    NoneOf,
    Players,
    Plays,
    Some,
)
from carteblanche.games.blank.calculus.steps import (
    Always,
    Arrange,
    Change,
    Choose,
    Each,
    Either,
    Exchange,
    Forbid,
    Let,
    May,
    Move,
    Oblige,
    Permit,
    Pick,
    Race,
    Require,
    Share,
    Shuffle,
    Step,
)
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import NotUnderstood
from carteblanche.reader.meaning.story import Story

Steps = tuple[Step, ...]


def raced(duty: Oblige) -> Race:
    """What all have to do, where somebody is first or last: nobody races alone."""
    return Race(duty.text, "all" if duty.who == "you" else duty.who)


def standing_changes(story: Story) -> list[Change]:
    """The change that was told of last."""
    last = story.steps[-1] if story.steps else story.clauses[-1] if story.clauses else None
    return [last.change] if isinstance(last, Let | Always) else []


def contrast(changes: list[Change], part: Part) -> bool:
    """*…, nie kolor*: what does not count, after what does."""
    frame = part.frame
    things = [arg.item.name for arg in frame.args if arg.cat == "T"] if frame is not None else []
    if part.item.cat == "T":
        things = [part.item.val.name]
    if part.item.cat == "neg":
        things = [one.val.name for one in part.extra if one.cat == "T"]
    denied = frame.neg if frame is not None else any(one.cat == "neg" for one in (part.item, *part.extra))
    if len(things) != 1 or not denied or not changes or not isinstance(changes[-1], Require | Permit):
        return False
    likes = [test.what for test in changes[-1].play.cards if isinstance(test, Like)]
    return len(likes) == 1 and {likes[0], things[0]} == {"colour", "number"}


def picked_by_each(last: Step | None, steps: Steps) -> Step | None:
    """*Everybody chooses a card and gives it to the left*: each gives one of their own."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(last, Pick) or not isinstance(only, Each) or last.cards.place != Hand(only.who):
        return None
    move = only.then[0] if len(only.then) == 1 else None
    if not isinstance(move, Move) or move.cards != Some("these"):
        return None
    own = structs.replace(last.cards, place=Hand("each"))
    return structs.replace(only, then=(structs.replace(move, cards=own),))


def joined_acts(last: Step | None, steps: Steps, part: Part) -> Step | None:
    """Two things that people do as one: *mówić i ruszać się powoli*."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(last, Oblige) or not isinstance(only, Oblige) or {last.how, only.how} != {"do"}:
        return None
    if last.who != only.who or last.fail or last.until is not None or part.row is None or not part.first:
        return None
    return structs.replace(only, text=f"{last.text} {part.row.tokens[part.first - 1].text} {only.text}")


def picked(done: list[Step], part: Part) -> bool:
    """*…, at random*: how the cards of the last move are picked, told behind a comma."""
    last = done[-1]
    if isinstance(last, Either | Arrange) and all(
        one.cat == "adv" and one.val.value == "anyorder" for one in (part.item, *part.extra)
    ):
        return True
    if isinstance(last, Exchange) and _theirs_at_random(part):
        done[-1] = structs.replace(last, other=structs.replace(last.other, how="random"))
        return isinstance(last.other.place, Hand) and last.other.n is not None
    plain = all(
        one.cat == "adv" and one.val.value in ("random", "chosen", "yourchoice", "now", "also")
        for one in (part.item, *part.extra)
    )
    if not plain or part.link == "or" or not isinstance(last, Move) or last.cards.n is None:
        return False
    if any(one.val.value in ("chosen", "yourchoice") for one in (part.item, *part.extra)):
        return last.cards.how == "choice"
    if last.cards.how == "choice" and isinstance(last.cards.place, Hand):
        done[-1] = structs.replace(last, cards=structs.replace(last.cards, how="random"))
    return last.cards.how in ("choice", "random")


def _theirs_at_random(part: Part) -> bool:
    """*theirs is picked blindly*, *la sienne est tirée au hasard*, *у него берёшь вслепую*."""
    frame = part.frame
    if frame is None:
        return False
    extra = {one.val.value for one in part.extra if one.cat == "adv"}
    taken = frame.pred in ("draw", "take", "choose", "be", "steal") and not frame.neg
    theirs = any(
        (arg.cat == "C" and arg.item.owner is not None and arg.item.owner.value != "you")
        or (arg.cat == "W" and arg.item.value == "~they")
        for arg in frame.args
    )
    return taken and theirs and "random" in frame.mods | extra


def at_least(done: list[Step], part: Part) -> bool:
    """*(as many as you like), | at least one*: how few will do, of the last move."""
    items = [one for one in (part.item, *part.extra) if one.cat not in ("adv", "fluff")]
    num = items[0].val if len(items) == 1 and items[0].cat == "N" else None
    num = items[0].val.num if len(items) == 1 and items[0].cat == "C" and not items[0].val.fit else num
    last = done[-1]
    if num is None or num.op not in (">=", "<=") or not isinstance(num.n, int) or not isinstance(last, Move):
        return False
    old = last.cards.n
    if not isinstance(old, AnyNumber):
        return False
    stated = AnyNumber(num.n, old.most) if num.op == ">=" else AnyNumber(old.least, num.n)
    done[-1] = structs.replace(last, cards=structs.replace(last.cards, n=stated))
    return True


def turned(change: Change) -> Change:
    """The same with the two kinds of cards exchanged: *and the other way round*."""
    if isinstance(change, Forbid) and isinstance(change.event, Plays):
        return structs.replace(change, event=_swapped(change.event))
    if isinstance(change, Permit | Require):
        return structs.replace(change, play=_swapped(change.play))
    raise NotUnderstood("the other way round of what?")


def _swapped(play: Plays) -> Plays:
    only = play.on[0] if len(play.on) == 1 else None
    if isinstance(only, NoneOf):
        return structs.replace(play, cards=only.tests, on=(NoneOf(play.cards),))
    return structs.replace(play, cards=play.on, on=play.cards)


def or_where(done: list[Step], where: str) -> bool:
    """*… on the top or on the bottom*: the last move with a choice of where."""
    outer = done[-1]
    steps = list(outer.then) if isinstance(outer, May) else done
    last = steps[-1]
    if not isinstance(last, Move) or last.to not in ("draw", "discard") or where not in ("top", "bottom"):
        return False
    at: Any = "" if where == "top" and last.to == "draw" else where
    both_ways = Either("you", ((last,), (structs.replace(last, at=at),)))
    done[-1] = structs.replace(outer, then=(*steps[:-1], both_ways)) if isinstance(outer, May) else both_ways
    return True


def demanded(change: Require | Forbid) -> Players:
    """Of whom something is demanded: in what follows if they fail they are `you`."""
    return change.play.who if isinstance(change, Require) else getattr(change.event, "who", "all")


def dealt(steps: Steps, before: list[Step]) -> Steps:
    """*Collect all hands, shuffle and deal*: the hands are shared out; what gathered and shuffled them is taken away."""
    only = steps[0] if len(steps) == 1 else None
    if not isinstance(only, Share) or only.cards != Some("these"):
        return steps
    rest = list(before)
    while rest and isinstance(rest[-1], Shuffle):
        rest.pop()
    last = rest[-1] if rest else None
    gathered = isinstance(last, Move) and isinstance(last.cards.place, Hand)
    if not isinstance(last, Move) or not gathered or last.cards.place not in (Hand("others"), Hand("all")):
        return steps
    if last.cards.n is not None and (last.to != "middle" or not isinstance(last.cards.n, int)):
        return steps
    before[:] = rest[:-1]
    return (Share(Some(Hand("all")) if last.cards.n is None else last.cards),)


def swapped_pair(before: list[Step], done: list[Step]) -> list[Step] | None:
    """*Choose two players, they swap*: they are chosen where they swap; where the choice stands that is not needed."""
    last, only = (before[-1] if before else None), (done[0] if len(done) == 1 else None)
    if len(done) == 2 and isinstance(done[0], Choose) and isinstance(done[1], Exchange):
        last, only = done
    if not isinstance(last, Choose) or not isinstance(only, Exchange) or not isinstance(only.one.place, Hand):
        return None
    pair = only.one.place.of
    if isinstance(pair, Chosen) and isinstance(last.who, Chosen) and last.who == Chosen(2, pair.among):
        return done if last in done else before
    return None


def settled_into(story: Story, done: list[Step]) -> list[Step]:
    """Without what belongs into the step before: shuffling after a search; two who swap are chosen where they swap."""
    last = story.steps[-1] if story.steps else None
    searched = isinstance(last, May) and story.ctx.searched and not last.otherwise
    if searched and done == [Shuffle()] and isinstance(last, May):
        story.steps[-1] = May(last.who, (*last.then, Shuffle()))
        return []
    chosen = swapped_pair(story.steps, done)
    if chosen is not None:
        chosen.pop(-1 if chosen is story.steps else 0)
    return done
