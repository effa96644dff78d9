"""Clauses as conditions: what somebody holds, what lies on top, who somebody is."""

from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Able,
    Best,
    Compare,
    Condition,
    Count,
    Fits,
    Hand,
    Is,
    Not,
    Players,
    Ranked,
    Some,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.events.plays import cards_of, finish
from carteblanche.reader.meaning.refer import Context, NotUnderstood, held, players, tests
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Frame, Num


def state(ctx: Context, frame: Frame, who: Players) -> Any:
    """What a relative clause says of a player: a condition, or who they are among all."""
    clause = Clause(frame)
    if frame.pred not in ("have", "be"):
        raise NotUnderstood("no state")
    clause.of_them()
    for arg in clause.peek("D"):
        clause.take("D")
        finish(ctx, clause)
        return refer.superlative(ctx, arg.item)
    found = holding(ctx, clause, who)
    finish(ctx, clause)
    return found


def holding(ctx: Context, clause: Clause, who: Players) -> Condition:
    """What somebody holds, compared with a number or with others."""
    clause.of_them()
    best = clause.take("D")
    if best is not None:
        return Is(who, refer.superlative(ctx, best.item))
    np = cards_of(clause)
    if np is None:
        raise NotUnderstood("have what?")
    other = clause.behind("than")
    if other is None and np.than:
        raise NotUnderstood("more than whom?")
    if other is not None:
        return _than_others(ctx, np, other, who)
    source = clause.behind("in", "on", "from")
    if source is not None and not (source.cat == "C" and source.item.hand):
        raise NotUnderstood("have where?")
    only = clause.mod("only")
    if only and np.fit and np.num is None and not np.no and not clause.neg:
        return Fits(Some(Hand(who)), tests(ctx, np.fit))
    if only:
        np = CardsNP(fit=np.fit, num=Num(np.num.n, "=") if np.num else None)
    found = held(ctx, who, np)
    none = np.no or (np.num is not None and np.num.n == 0)
    return Not(found) if clause.neg and not none else found


def _than_others(ctx: Context, np: CardsNP, arg: Arg, who: Players) -> Condition:
    if arg.cat != "W":
        raise NotUnderstood("more than whom?")
    other = players(ctx, arg.item)
    size = Count(Some(Hand("each")))
    mine = Count(Some(Hand(who)))
    if not np.than and (np.num is None or np.num.op not in ("<", "<=", ">", ">=")):
        raise NotUnderstood("more or fewer?")
    more = np.than == ">" or (np.num is not None and np.num.op in (">", ">="))
    op: Any = ">" if more else "<"
    if other in ("all", "others"):
        return Compare(mine, op, Best("most" if more else "fewest", size, "others"))
    return Compare(mine, op, Count(Some(Hand(other))))


def condition(ctx: Context, frame: Frame) -> Condition:
    """The condition that a clause states."""
    clause = Clause(frame)
    arg = clause.take("W", side="L") or (clause.take("W") if clause.pred == "have" else None)
    if clause.pred == "have" and arg is not None and arg.item.value == "~they":
        arg = clause.take("W") or arg
    who: Players = "you"
    if arg is None and frame.form == frozenset({"3"}):
        who = refer.they(ctx)
    elif arg is not None and not arg.item.any:
        who = players(ctx, arg.item)
    found = _condition(ctx, clause, who)
    finish(ctx, clause)
    ctx.about = None if who == "you" else who
    return found


def _condition(ctx: Context, clause: Clause, who: Players) -> Condition:
    match clause.pred:
        case "have":
            return holding(ctx, clause, who)
        case "play" if clause.modal in ("may", "maynot") and not clause.peek("C", "F", "N"):
            return Not(Able(who)) if clause.neg or clause.modal == "maynot" else Able(who)
        case "be":
            found = _being(ctx, clause, who)
            return Not(found) if clause.neg else found
        case _:
            raise NotUnderstood(f"no condition: {clause.pred}")


def _being(ctx: Context, clause: Clause, who: Players) -> Condition:
    clause.mod("faceup", "top")
    people = clause.take("W")
    if people is not None:
        clause.take("W")
        return Is(who, players(ctx, people.item))
    first = clause.take("C")
    fit = clause.take("F")
    if first is not None and fit is not None:
        return Fits(refer.same_cards(ctx, first.item) or Some("top"), tests(ctx, fit.item.tests))
    second = clause.take("C")
    if first is not None and second is not None and second.item.fit:
        return Fits(refer.same_cards(ctx, first.item) or Some("top"), tests(ctx, second.item.fit))
    best = clause.take("D")
    if best is not None:
        return Is(who, Ranked(best.item.way, Count(Some(Hand("each")))))
    raise NotUnderstood("is what?")
