"""Clauses as events that a card waits for, and as conditions that must hold."""

from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Able,
    Accuses,
    Becomes,
    Best,
    Colour,
    Compare,
    Condition,
    Count,
    Draws,
    Ends,
    Event,
    Filter,
    Fits,
    Hand,
    Happens,
    Is,
    Like,
    Loses,
    Misses,
    Not,
    Numbered,
    Penalised,
    Players,
    Plays,
    Ranked,
    Receives,
    Some,
    Stage,
    Turn,
)
from carteblanche.reader import refer
from carteblanche.reader.refer import Context, NotUnderstood, held, players, tests
from carteblanche.reader.sketch import Arg, CardsNP, Clause, Frame, Num


def doer(ctx: Context, clause: Clause) -> Players:
    """Whom an event is about: anybody, unless somebody in particular is named."""
    arg = clause.behind("by", cats=("W",)) or clause.take("W", side="L") or clause.take("W")
    if arg is None:
        return "all"
    who = arg.item
    if who.rel is not None:
        raise NotUnderstood("who?")
    if who.value == "nobody":
        raise NotUnderstood("nobody")
    if who.value in ("you", "~they") or who.any or who.value == "all":
        return "all"
    return players(ctx, who, event=True)


def finish(ctx: Context, clause: Clause) -> None:
    ctx.left += clause.left()


def event(ctx: Context, frame: Frame) -> Event:
    """The event that a clause tells of."""
    clause = Clause(frame)
    if clause.neg:
        raise NotUnderstood("what does not happen is no event")
    found = _event(ctx, clause)
    finish(ctx, clause)
    return found


def _event(ctx: Context, clause: Clause) -> Event:  # noqa: C901 - a branch for each verb
    match clause.pred:
        case "play" | "put":
            return plays(ctx, clause)
        case "draw" | "take":
            return _draws(ctx, clause)
        case "discard":
            who = doer(ctx, clause)
            np = _cards(clause)
            return Loses(who, "discard", tests(ctx, np.fit) if np is not None else ())
        case "give":
            _cards(clause)
            return Loses(doer(ctx, clause), "give")
        case "have" | "be":
            whom = doer(ctx, clause)
            fits = _held(ctx, clause, "each")
            return Becomes(fits, whom)
        case "win":
            return Ends(doer(ctx, clause))
        case "out":
            return Ends(doer(ctx, clause), "out")
        case "skip":
            return Misses(doer(ctx, clause))
        case "reverse":
            clause.take("T")
            return Happens("reversed")
        case "swap" if any(arg.item.name == "direction" for arg in clause.peek("T")):
            clause.take("T")
            return Happens("reversed")
        case "accuse":
            who = doer(ctx, clause)
            clause.take("W")
            return Accuses(who, "wrong" if clause.mod("wrongly") else "any")
        case "steal":
            return Receives(doer(ctx, clause), "take")
        case "start" | "end":
            arg = clause.take("T")
            if arg is not None:
                at: Any = clause.pred
                if arg.item.name == "turn":
                    return Turn(at)
                if arg.item.name in ("round", "game"):
                    return Stage(arg.item.name, at)
        case _:
            pass
    raise NotUnderstood(f"no event: {clause.pred}")


def _draws(ctx: Context, clause: Clause) -> Event:
    thing = clause.take("T")
    who = doer(ctx, clause)
    if thing is not None:
        if thing.item.name != "penalty":
            raise NotUnderstood(f"draw {thing.item.name}?")
        return Penalised(who)
    np = _cards(clause)
    if np is None and clause.pred == "take":
        raise NotUnderstood("take what?")
    source = clause.behind("from")
    if source is not None and (source.cat == "W" or (source.cat == "C" and source.item.hand)):
        return Receives(who, "take", tests(ctx, np.fit) if np is not None else ())
    ctx.these = Some("drawn")
    least = 1
    if np is not None and np.num is not None and isinstance(np.num.n, int):
        least = {"=": np.num.n, ">=": np.num.n, ">": np.num.n + 1}.get(np.num.op, 1)
    return Draws(who, tests(ctx, np.fit) if np is not None else (), least=least)


def _cards(clause: Clause) -> CardsNP | None:
    arg = clause.take("C")
    if arg is not None:
        np: CardsNP = arg.item
        if np.rel is not None:
            raise NotUnderstood("which cards?")
        return np
    arg = clause.take("N")
    if arg is not None:
        n = arg.item.n
        if clause.pred == "play" and isinstance(n, int) and 1 <= n <= 6 and arg.item.op == "=" and not arg.item.more:
            return CardsNP(fit=(Numbered((n,)),))
        return CardsNP(num=arg.item, named=False)
    arg = clause.take("F")
    if arg is not None:
        return CardsNP(fit=arg.item.tests)
    named = next(
        (arg for arg in clause.peek("T") if arg.item.name == "colour" and not arg.item.mods and not arg.prep), None
    )
    if named is not None and ctx_named(clause):
        clause.take("T")
        return CardsNP(fit=(Colour(("named",)),))
    return None


def ctx_named(clause: Clause) -> bool:
    """Whether a colour without a name may be the one that was named: where cards are played."""
    return clause.pred in ("play", "have")


def plays(ctx: Context, clause: Clause) -> Plays:
    """A play: who, what, on what, how many at once."""
    who = doer(ctx, clause)
    np = _cards(clause)
    num: Num | None = np.num if np is not None else None
    fit: Filter = tests(ctx, np.fit) if np is not None else ()
    if np is not None and (np.ref in ("this", "it") or np.every or np.no):
        raise NotUnderstood("which card is played?")
    on: Filter = ()
    arg = clause.behind("on", "to", "after")
    if arg is not None:
        if arg.cat == "C":
            on = tests(ctx, arg.item.fit)
        elif arg.cat == "F":
            on = tests(ctx, arg.item.tests)
        else:
            raise NotUnderstood("on what?")
    least, most = 1, 99
    if num is not None and isinstance(num.n, int):
        match num.op:
            case "=":
                least = num.n
                most = num.n if num.n > 1 or clause.mod("only") else 99
            case ">=":
                least = num.n
            case ">":
                least = num.n + 1
            case "<=":
                most = num.n
            case _:
                most = max(1, num.n - 1)
    ctx.played = True
    clause.mod("together")
    if any(isinstance(test, Like) for test in fit) and clause.mod("row", "twice"):
        if least > 2:
            raise NotUnderstood("several in a row")
        least, most = 1, 99
    return Plays(who, fit, on, least, most, last=bool(np and np.last))


def state(ctx: Context, frame: Frame, who: Players) -> Any:
    """What a relative clause says of a player: a condition, or who they are among all."""
    clause = Clause(frame)
    if frame.pred not in ("have", "be"):
        raise NotUnderstood("no state")
    for arg in clause.peek("D"):
        clause.take("D")
        finish(ctx, clause)
        return refer.superlative(ctx, arg.item)
    found = _held(ctx, clause, who)
    finish(ctx, clause)
    return found


def _held(ctx: Context, clause: Clause, who: Players) -> Condition:
    """What somebody holds, compared with a number or with others."""
    best = clause.take("D")
    if best is not None:
        return Is(who, refer.superlative(ctx, best.item))
    np = _cards(clause)
    if np is None:
        raise NotUnderstood("have what?")
    other = clause.behind("than")
    if other is not None:
        return _than_others(ctx, np, other, who)
    source = clause.behind("in", "on", "from")
    if source is not None and not (source.cat == "C" and source.item.hand):
        raise NotUnderstood("have where?")
    if clause.mod("only"):
        np = CardsNP(fit=np.fit, num=Num(np.num.n, "=") if np.num else None)
    found = held(ctx, who, np)
    return Not(found) if clause.neg else found


def _than_others(ctx: Context, np: CardsNP, arg: Arg, who: Players) -> Condition:
    if arg.cat != "W":
        raise NotUnderstood("more than whom?")
    other = players(ctx, arg.item)
    size = Count(Some(Hand("each")))
    mine = Count(Some(Hand(who)))
    more = np.num is None or np.num.op in (">", ">=")
    op: Any = ">" if more else "<"
    if other in ("all", "others"):
        return Compare(mine, op, Best("most" if more else "fewest", size, "others"))
    return Compare(mine, op, Count(Some(Hand(other))))


def condition(ctx: Context, frame: Frame) -> Condition:
    """The condition that a clause states."""
    clause = Clause(frame)
    arg = clause.take("W", side="L") or (clause.take("W") if clause.pred == "have" else None)
    who: Players = "you" if arg is None or arg.item.any else players(ctx, arg.item)
    found = _condition(ctx, clause, who)
    finish(ctx, clause)
    return found


def _condition(ctx: Context, clause: Clause, who: Players) -> Condition:
    match clause.pred:
        case "have":
            return _held(ctx, clause, who)
        case "play" if clause.modal in ("may", "maynot") and not clause.peek("C", "F", "N"):
            return Not(Able(who)) if clause.neg or clause.modal == "maynot" else Able(who)
        case "be":
            found = _being(ctx, clause, who)
            return Not(found) if clause.neg else found
        case _:
            raise NotUnderstood(f"no condition: {clause.pred}")


def _being(ctx: Context, clause: Clause, who: Players) -> Condition:
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
