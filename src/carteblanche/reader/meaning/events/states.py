"""Clauses as conditions: what somebody holds, what lies on top, who somebody is."""

from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Able,
    Agree,
    Best,
    Cards,
    Compare,
    Condition,
    Count,
    Fits,
    Hand,
    Heads,
    Is,
    Made,
    Not,
    Players,
    Ranked,
    Some,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
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
    if other == who:
        raise NotUnderstood("more than oneself?")
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
    if arg is not None and _somebody(ctx, clause, arg):
        fits = holding(ctx, clause, "each")
        finish(ctx, clause)
        return Compare(Heads(WhoFits(fits, "others")), ">=", 1)
    if arg is None and frame.form == frozenset({"3"}):
        who = refer.they(ctx)
    elif arg is not None and arg.item.one:
        ctx.generic = True
    elif arg is not None and not arg.item.any:
        who = players(ctx, arg.item)
    found = _condition(ctx, clause, who)
    finish(ctx, clause)
    ctx.about = None if who == "you" else who
    return found


def _somebody(ctx: Context, clause: Clause, arg: Arg) -> bool:
    """On a game card, *if somebody has more cards than you*: one of the others."""
    who = arg.item
    return clause.pred == "have" and not ctx.rule and who.any and not who.bare and who.rel is None and not who.relative


def _condition(ctx: Context, clause: Clause, who: Players) -> Condition:
    match clause.pred:
        case "have" if _nothing_fits(clause):
            clause.take("C")
            clause.take("F")
            return Not(Able(who))
        case "have":
            return holding(ctx, clause, who)
        case "play" if clause.modal in ("may", "maynot") and not clause.peek("C", "F", "N"):
            return Not(Able(who)) if clause.neg or clause.modal == "maynot" else Able(who)
        case "play" | "put" | "cover" | "be" if any(
            (arg.prep == "on" or clause.pred == "cover") and _shows(arg) for arg in clause.peek("C", "F")
        ):
            return _covers(ctx, clause)
        case "stuck":
            return Able(who) if clause.neg else Not(Able(who))
        case "agree" | "vote" if (by := _voters(ctx, clause, who)) is not None:
            return Not(Agree(by)) if clause.neg else Agree(by)
        case "be":
            found = _being(ctx, clause, who)
            return Not(found) if clause.neg else found
        case _:
            raise NotUnderstood(f"no condition: {clause.pred}")


def _is_pile(arg: Arg) -> bool:
    return bool(
        arg.item in ("discard", "middle") if arg.cat == "PL" else arg.item.place in ("~top", "discard", "middle")
    )


def _nothing_fits(clause: Clause) -> bool:
    """*has no playable card*, *hat nichts Passendes*."""
    cards = [arg.item for arg in clause.peek("C") if not arg.prep]
    fit = [arg.item.tests for arg in clause.peek("F") if not arg.prep] + [np.fit for np in cards]
    playable = any(Made("playable") in tests_ for tests_ in fit)
    return playable and (clause.neg or any(np.no for np in cards))


def _shows(arg: Arg) -> bool:
    return bool(arg.item.fit if arg.cat == "C" else arg.item.tests)


def _lying(ctx: Context, np: CardsNP) -> Cards:
    """The card of which something is said: *the card before*, *it*, or the one on top."""
    if np.place == "~before":
        return Some("below")
    return refer.same_cards(ctx, np) or Some("top")


def _covers(ctx: Context, clause: Clause) -> Condition:
    """*played on blue*, *if it covers a blue card*: on a game card, what it was laid on."""
    own = [
        arg for arg in clause.peek("C") if not arg.prep and (arg.item.ref in ("this", "it", "that") or arg.item.place)
    ]
    for arg in own[:1]:
        clause.drop(arg)
    on = clause.behind("on", "to", "after", cats=("C", "F")) if clause.pred != "cover" else clause.take("C", "F")
    fit = tests(ctx, on.item.fit if on.cat == "C" else on.item.tests) if on is not None else ()
    if not fit or ctx.rule or clause.peek("C", "F", "N") or clause.modal:
        raise NotUnderstood("on what?")
    clause.mod("passive", "top", "faceup", "now")
    found = Fits(Some("below"), fit)
    return Not(found) if clause.neg else found


def _voters(ctx: Context, clause: Clause, who: Players) -> Players | None:
    """*If the others agree*, *if the majority of the others votes yes*: who votes; nobody does alone."""
    most = clause.take("T")
    if most is not None and most.item.name not in ("majority", "vote"):
        return None
    by: Players = who
    behind = clause.behind("of", "from", "by", cats=("W",)) or (clause.take("W") if who == "you" else None)
    if behind is not None:
        by = players(ctx, behind.item)
    elif most is not None and most.item.owner is not None:
        by = players(ctx, most.item.owner)
    if by in ("you", "voted"):
        by = ctx.voters or ("all" if most is not None else by)
    return by if by in ("all", "others") else None


def _being(ctx: Context, clause: Clause, who: Players) -> Condition:
    above = clause.mod("faceup", "top")
    people = clause.take("W")
    if people is not None:
        clause.take("W")
        return Is(who, players(ctx, people.item))
    first = clause.take("C")
    fit = clause.take("F")
    if first is not None and fit is not None:
        return Fits(_lying(ctx, first.item), tests(ctx, fit.item.tests))
    if first is None and fit is not None and above:
        return Fits(Some("top"), tests(ctx, fit.item.tests))
    lies = above or any(arg.prep in ("on", "at") and _is_pile(arg) for arg in clause.peek("PL", "C"))
    second = clause.take("C")
    if first is not None and second is None and first.item.fit and lies and not first.item.ref:
        clause.behind("on", "at", cats=("PL", "C"))
        return Fits(Some("top"), tests(ctx, first.item.fit))
    if first is not None and second is not None and second.item.fit:
        return Fits(_lying(ctx, first.item), tests(ctx, second.item.fit))
    best = clause.take("D")
    if best is not None:
        return Is(who, Ranked(best.item.way, Count(Some(Hand("each")))))
    raise NotUnderstood("is what?")
