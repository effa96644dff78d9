"""How long things last: spans, ends that a clause of its own tells, and what is done again and again until something holds."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Able,
    Compare,
    Condition,
    Count,
    Event,
    Fits,
    Hand,
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


def span(parts: list[Part]) -> Until | None:
    """How long something lasts, where a clause says so."""
    for part in parts:
        args = part.frame.args if part.frame is not None else ()
        for value in (
            *(arg.item for arg in args if arg.cat == "U"),
            *(one.val for one in (part.item, *part.extra) if one.cat == "U"),
        ):
            return value.until  # type: ignore[no-any-return]
    return None


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
    turn = len(things) == 1 and things[0].name == "turn" and not frame.neg
    if turn and frame.pred in ("be", "have", "start", "goes"):
        return _their_turn(story, frame, things[0].owner)
    event: Event | None = story.attempt(lambda: facts.event(story.ctx, frame))
    return None if event is None else Till(event)


def _their_turn(story: Story, frame: Frame, owner: Any) -> Until | None:
    """*until it is your turn again*, *until they have their turn*."""
    people = [arg.item for arg in frame.args if arg.cat == "W"]
    who = owner if owner is not None else people[0] if people else None
    if who is None:
        return TurnOf()
    found: Players | None = story.attempt(lambda: refer.players(story.ctx, who))
    return None if found is None else TurnOf(found)


def repeated(story: Story, step: Step, part: Part) -> Step | None:
    """*Draw until you have a green card*: the step again and again until that holds."""
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
