"""How long things last: spans, ends that a clause of its own tells, and what is done again and again until something holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Able,
    Calculation,
    Compare,
    Condition,
    Count,
    Event,
    Fits,
    Hand,
    NextCards,
    Numbered,
    Players,
    Rounds,
    Some,
    Till,
    TurnOf,
    Turns,
    Until,
    Who,
)
from carteblanche.games.blank.calculus.steps import Each, Let, Move, Oblige, Open, Repeat, Show, Skip, Step, Whenever
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events import facts, plays
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import NotUnderstood
from carteblanche.reader.meaning.story import Story
from carteblanche.reader.phrases.sketch import CardsNP, Clause, Frame
from carteblanche.reader.phrases.times import next_cards

FOUND: Final = frozenset({"appear", "be", "goes", "get", "take", "draw", "show", "find", "have", "look"})
"""Verbs with which cards come to light."""
MOST: Final = 6
"""The highest number on a card."""


def span(parts: list[Part]) -> Until | None:
    """How long something lasts, where a clause says so."""
    for part in parts:
        args = part.frame.args if part.frame is not None else ()
        for value in (
            *(arg.item for arg in args if arg.cat == "U"),
            *(one.val for one in (part.item, *part.extra) if one.cat == "U"),
        ):
            return value.until  # type: ignore[no-any-return]
        if (rounds := rounds_alone(part)) is not None:
            return rounds
        laid = part.frame is not None and part.frame.pred in ("be", "play", "have", "match", "put", "appear", "goes")
        coming = [next_cards(arg.item) for arg in args if arg.cat == "C" and not arg.prep and laid]
        if sum(coming) > 1:
            return NextCards(sum(coming))
    return None


def rounds_alone(part: Part) -> Rounds | None:
    """*…, one round*: so many rounds behind a comma."""
    thing = part.item.val if part.item.cat == "T" and not part.extra and not part.role else None
    n = thing.num.n if thing is not None and thing.name == "round" and thing.num is not None else None
    return Rounds(n) if isinstance(n, int) and not thing.mods else None  # type: ignore[union-attr]


def prolonged(step: Step, until: Until) -> Step | None:
    """The same for so long, if it is something that can last."""
    match step:
        case Oblige() | Let() | Whenever():
            return structs.replace(step, until=until)
        case Show(Some(Hand(who), (), None), "all"):
            return Let(Open(who), until)
        case Skip() if until == "turn":
            return step
        case Skip(who) if isinstance(until, Rounds | Turns):
            return Skip(who, until.n)
        case Skip() if until == "turn":
            return step
        case _:
            return None


def prolong(steps: list[Step], until: Until | None) -> bool:
    """Whether the last of these steps can last so long; then it does."""
    longer = prolonged(steps[-1], until) if steps and until is not None else None
    if longer is None:
        return False
    steps[-1] = longer
    return True


def once_only(story: Story, part: Part) -> bool:
    """*…, once*: what is waited for on a game card counts once; it is ticked off. Whether the clause says nothing else."""
    if story.rule or story.event in (None, "this"):
        return False
    frame = part.frame
    if frame is not None and "once" in frame.mods:
        part.item = replace(part.item, val=replace(frame, mods=frame.mods - {"once", "only"}))
        story.ctx.once = True
        return False
    alone = all(one.cat == "adv" and one.val.value in ("once", "only") for one in (part.item, *part.extra))
    story.ctx.once = story.ctx.once or alone
    return alone


def end_of(story: Story, part: Part) -> Until | None:
    """Until when, as a clause of its own says: *until somebody plays a 1*."""
    if part.item.cat == "T" and part.item.val.name == "turn":
        return TurnOf()
    frame = part.frame
    if frame is None:
        return None
    if frame.pred == "cover":
        return "covered"
    things = [arg.item for arg in frame.args if arg.cat == "T"]
    if frame.pred == "goes" and not things and len(frame.args) == 1 and frame.args[0].cat == "W" and not frame.neg:
        return _their_turn(story, frame, None)
    turn = len(things) == 1 and things[0].name == "turn" and not frame.neg
    if turn and frame.pred in ("be", "have", "start", "goes"):
        return _their_turn(story, frame, things[0].owner)
    following = [arg.item for arg in frame.args if arg.cat == "C" and arg.item.ref == "next" and arg.item.num is None]
    if following and frame.pred in ("play", "put", "be", "appear", "goes", "follow") and not frame.neg:
        return "covered"
    if (coming := _so_many_played(frame)) is not None:
        return coming
    event: Event | None = story.attempt(lambda: facts.event(story.ctx, frame))
    return None if event is None else Till(event)


def _so_many_played(frame: Frame) -> NextCards | None:
    """*until three more cards have been played*."""
    cards = [arg.item for arg in frame.args if arg.cat == "C" and not arg.prep]
    if (
        frame.pred not in ("play", "put", "goes", "appear", "be")
        or len(cards) != 1
        or cards[0].fit
        or cards[0].num is None
    ):
        return None
    n = cards[0].num.n
    return NextCards(n) if isinstance(n, int) and n > 1 and cards[0].num.op == "=" and not cards[0].owner else None


def _their_turn(story: Story, frame: Frame, owner: Any) -> Until | None:
    """*until it is your turn again*, *until they have their turn*."""
    people = [arg.item for arg in frame.args if arg.cat == "W"]
    who = owner if owner is not None else people[0] if people else None
    if who is None:
        return TurnOf()
    found: Players | None = story.attempt(lambda: refer.players(story.ctx, who))
    if found in ("all", "others"):
        return Rounds(1)
    return None if found is None else TurnOf(found)


def repeated(story: Story, step: Step, part: Part) -> Step | None:
    """*Draw until you have a green card*: the step again and again until that holds."""
    if isinstance(step, Move) and step.to == "discard" and (left := _left_with(step, part)) is not None:
        return left
    if isinstance(step, Show):
        return _revealed(story, step, part)
    if not isinstance(step, Move) or step.cards.n != 1 or not isinstance(step.to, Hand) or part.frame is None:
        return None
    frame, who = story.whole(part), step.to.of
    several = who in ("all", "others") or isinstance(who, Who)
    one: Players = "each" if several else who
    holds = story.attempt(lambda: _reached(story, frame, one))
    if holds is None:
        return None
    again = Repeat((structs.replace(step, to=Hand(one)),), holds)
    return Each(who, (again,)) if several else again


def _revealed(story: Story, step: Show, part: Part) -> Step | None:
    """*Turn over cards until a red one comes*: one by one from the draw pile; the last is *it*, those before it are *the rest*."""
    ctx, frame = story.ctx, part.frame
    piled = step.cards.place == "draw" and step.cards.n == 1
    if frame is None or step.to != "all" or frame.neg or frame.modal or not (piled or ctx.revealing):
        return None
    shown = [arg for arg in frame.args if arg.cat in ("C", "F", "N") and (not arg.prep or frame.pred == "find")]
    people = [arg for arg in frame.args if arg.cat == "W" and not arg.prep]
    if frame.pred not in FOUND or len(shown) != 1 or any(arg.item.value not in ("you", "~they") for arg in people):
        return None
    if len(shown) + len(people) != len([arg for arg in frame.args if arg.cat != "U"]):
        return None
    item = shown[0].item
    fit = item.fit if shown[0].cat == "C" else item.tests if shown[0].cat == "F" else ()
    if shown[0].cat == "N" and isinstance(item.n, int) and 1 <= item.n <= MOST and item.op == "=" and not item.more:
        fit = (Numbered((item.n,)),)
    if not fit or (shown[0].cat == "C" and (not item.one() or item.rel is not None or item.owner is not None)):
        return None
    tests = refer.tests(ctx, fit)
    ctx.these, ctx.rest, ctx.fresh, ctx.shown = Some("middle", tests), Some("middle"), None, True
    return Repeat((Move(Some("draw", n=1, how="top"), "middle", seen="all"),), Fits(Some("these"), tests))


def _left_with(step: Move, part: Part) -> Step | None:
    """*Discard until you have three left*: all but so many."""
    frame, place = part.frame, step.cards.place
    if (
        frame is None
        or frame.pred not in ("have", "be", "stay", "keep")
        or not isinstance(place, Hand)
        or step.cards.fit
    ):
        return None
    counts = [
        arg.item.num if arg.cat == "C" else arg.item for arg in frame.args if arg.cat in ("C", "N") and not arg.prep
    ]
    n = counts[0].n if len(counts) == 1 and counts[0] is not None else None
    if not isinstance(n, int) or any(arg.cat == "C" and arg.item.fit for arg in frame.args):
        return None
    if place.of in ("all", "others") or isinstance(place.of, Who):
        shed = Some(Hand("each"), n=Calculation("-", Count(Some(Hand("each"))), n))
        return Each(place.of, (structs.replace(step, cards=shed),))
    return structs.replace(step, cards=structs.replace(step.cards, n=Calculation("-", Count(Some(place)), n)))


def again_while(story: Story, done: list[Step], after: list[Part]) -> list[Part]:
    """*Draw as long as you cannot play*: the step again and again until the contrary holds. What is left of the conditions."""
    for part in after if len(done) == 1 else ():
        step, frame = done[0], part.frame
        shed = part.role == "while" and frame is not None and frame.neg and isinstance(step, Move)
        if shed and isinstance(step, Move) and step.to == "discard" and (left := _left_with(step, part)) is not None:
            done[0] = left
            return [one for one in after if one is not part]
        drawn = (
            isinstance(step, Move) and step.cards.place == "draw" and step.cards.n == 1 and isinstance(step.to, Hand)
        )
        stuck = frame is not None and frame.pred == "stuck" and not frame.neg
        if part.role != "while" or not drawn or frame is None or not (stuck or frame.neg or frame.modal == "maynot"):
            continue
        modal = "may" if stuck or frame.modal == "maynot" else frame.modal
        part.item = replace(part.item, val=replace(frame, pred="play" if stuck else frame.pred, neg=False, modal=modal))
        again = repeated(story, step, part)
        if again is not None:
            done[0] = again
            return [one for one in after if one is not part]
        part.item = replace(part.item, val=frame)
    return after


def _reached(story: Story, frame: Frame, who: Players) -> Condition:
    clause = Clause(frame)
    people = clause.take("W")
    if people is not None and people.item.value not in ("you", "~they"):
        raise NotUnderstood("until who?")
    if frame.pred == "play" and frame.modal == "may" and not frame.neg:
        clause.take("C", "N")
        plays.finish(story.ctx, clause)
        return Able(who)
    arg = clause.take("C", "F", "N")
    clause.behind("in", "on", cats=("C",))
    if arg is None or frame.neg or frame.modal:
        raise NotUnderstood("until what?")
    np: CardsNP = (
        arg.item if arg.cat == "C" else CardsNP(fit=arg.item.tests) if arg.cat == "F" else CardsNP(num=arg.item)
    )
    plays.finish(story.ctx, clause)
    fit = refer.tests(story.ctx, np.fit)
    if np.ref in ("it", "them", "that") or np.rel is not None:
        raise NotUnderstood("until what?")
    if frame.pred in ("draw", "take", "get", "goes", "show", "be") and fit and np.one():
        return Fits(Some("these"), fit)
    if frame.pred == "have" and fit and np.one():
        return refer.held(story.ctx, who, np)
    if frame.pred == "have" and not fit and np.num is not None and isinstance(np.num.n, int):
        return Compare(Count(Some(Hand(who))), ">=", np.num.n)
    raise NotUnderstood("until what?")
