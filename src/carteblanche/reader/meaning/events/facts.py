"""Clauses as events that a card waits for, and as conditions that must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Able,
    Accuses,
    Becomes,
    Best,
    Chosen,
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
    NoneOf,
    Not,
    Nth,
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
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, held, players, tests
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Frame, Num


def doer(ctx: Context, clause: Clause, *, event: bool = True) -> Players:
    """Whom an event is about: anybody, unless somebody in particular is named; on a game card a change may be about somebody chosen."""
    arg = clause.behind("by", cats=("W",)) or clause.take("W", side="L") or clause.take("W")
    if arg is None:
        return "all"
    if clause.pred == "have" and arg.item.value == "~they":
        arg = clause.take("W") or arg
    who = arg.item
    ctx.generic = who.one
    if who.rel is not None:
        raise NotUnderstood("who?")
    if who.value == "nobody":
        raise NotUnderstood("nobody")
    if who.value == "you" and not ctx.rule:
        return "you"
    if isinstance(who.value, Chosen) and not ctx.rule and not event:
        return players(ctx, who)
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
    often = _how_often(clause)
    found = _event(ctx, clause)
    if often is not None:
        found = Nth(often, found, _within(clause))
    finish(ctx, clause)
    return found


def _how_often(clause: Clause) -> int | None:
    """*for the third time*."""
    for arg in clause.peek("T"):
        order = next((int(mod[3:]) for mod in arg.item.mods if mod.startswith("ord")), 0)
        if arg.item.name == "time" and order:
            clause.drop(arg)
            return order
    return None


def _within(clause: Clause) -> Any:
    """*in one turn*, *in a round*, *in the game*."""
    for arg in clause.peek("T"):
        if arg.item.name in ("turn", "round", "game") and arg.prep in ("in", "to", "during", "per", "of"):
            clause.drop(arg)
            return arg.item.name
    return "game"


def _event(ctx: Context, clause: Clause) -> Event:  # noqa: C901 - a branch for each verb
    match clause.pred:
        case "play" | "put" | "discard" if any(arg.item.ref == "penultimate" for arg in clause.peek("C")):
            clause.take("C")
            return Becomes(Compare(Count(Some(Hand("each"))), "=", 1), doer(ctx, clause))
        case "put" if not clause.peek("C", "F", "N"):
            raise NotUnderstood("put what?")
        case "play" | "put":
            return plays(ctx, clause)
        case "draw" | "take":
            return _draws(ctx, clause)
        case "discard":
            who = doer(ctx, clause)
            np = _cards(clause)
            if np is not None and np.last:
                return Plays(who, tests(ctx, np.fit), last=True)
            if np is not None and np.num is not None and np.num.n != 1:
                clause.put(Arg(np, "C"))
                return plays(ctx, clause, who)
            return Loses(who, "discard", tests(ctx, np.fit) if np is not None else ())
        case "give":
            _cards(clause)
            return Loses(doer(ctx, clause), "give")
        case "goes" | "be" | "cover" if _comes(clause):
            clause.mod("top", "faceup", "now", "again")
            clause.behind("on", "to", "in", "at", cats=("PL", "C"))
            return plays(ctx, clause)
        case "be" if any(arg.item.last and arg.side == "L" for arg in clause.peek("C") if not arg.prep):
            return _last_card(ctx, clause)
        case "have" | "be":
            if clause.pred == "be" and not clause.peek("W", "D"):
                raise NotUnderstood("who is?")
            whom = doer(ctx, clause)
            fits = _held(ctx, clause, "each")
            if clause.pred == "have" and whom == "all":
                ctx.these = Some(Hand("you"))
            return Becomes(fits, whom)
        case "win":
            return Ends(doer(ctx, clause))
        case "goout":
            clause.take("C")
            return Plays(doer(ctx, clause), last=True)
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


def _comes(clause: Clause) -> bool:
    """Whether a clause tells that a card comes to lie on top: *liegt eine 6*, *une carte rose arrive sur la défausse*."""
    cards = clause.peek("C", "F")
    fits = [arg for arg in cards if not arg.prep and (arg.cat == "F" or (arg.item.fit and not arg.item.every))]
    where = [arg for arg in clause.peek("PL", "C") if arg.prep]
    onto = all((arg.item if arg.cat == "PL" else arg.item.place) in ("discard", "middle", "draw") for arg in where)
    told = (
        clause.pred == "goes" or bool(where) or bool(clause.frame.mods & {"top", "faceup"}) or clause.frame.verb_first()
    )
    return len(cards) - len(where) == len(fits) == 1 and onto and told and not clause.peek("W") and not clause.neg


def _last_card(ctx: Context, clause: Clause) -> Event:
    """*if your last card is red*: it is played."""
    clause.take("C", side="L")
    arg = clause.take("F") or clause.take("C")
    fit = () if arg is None else arg.item.tests if arg.cat == "F" else arg.item.fit
    if not fit:
        raise NotUnderstood("is what?")
    ctx.played = True
    return Plays(cards=tests(ctx, fit), last=True)


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
    why = "unable" if clause.mod("unable") else "any"
    return Draws(who, tests(ctx, np.fit) if np is not None else (), why, least)  # type: ignore[arg-type]


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
        if (
            (clause.pred in ("play", "put", "discard") or (clause.pred == "have" and clause.neg))
            and isinstance(n, int)
            and 1 <= n <= 6
            and arg.item.op == "="
            and not arg.item.more
        ):
            return CardsNP(fit=(Numbered((n,)),))
        return CardsNP(num=arg.item, named=False)
    arg = clause.take("F")
    if arg is not None:
        return CardsNP(fit=arg.item.tests)
    if clause.neg and clause.pred == "have" and clause.mod("en"):
        return CardsNP(ref="them", named=False)
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


def plays(ctx: Context, clause: Clause, who: Players | None = None, *, event: bool = True) -> Plays:
    """A play: who, what, on what, how many at once."""
    who = who if who is not None else doer(ctx, clause, event=event)
    np = _cards(clause)
    faces = np is not None and np.plural and any(arg.item.face for arg in clause.peek("F") if not arg.prep)
    if np is not None and not np.fit and not faces and (shown := clause.take("F")) is not None:
        np = replace(np, fit=shown.item.tests)
    if np is not None and np.ref == "penultimate":
        raise NotUnderstood("the last but one is an event of its own")
    num: Num | None = np.num if np is not None else None
    fit: Filter = tests(ctx, np.fit) if np is not None else ()
    if np is not None and np.ref == "it" and ctx.named and ctx.these is None:
        np, fit = replace(np, ref=""), (Colour(("named",)),)
    if np is not None and (np.ref in ("this", "it") or np.every or np.no):
        raise NotUnderstood("which card is played?")
    on = _covered(ctx, clause, named=np is not None)
    least, most = _at_once(clause, num)
    ctx.played = True
    if fit == (Colour(("named",)),) and not ctx.named and any(isinstance(test, Like) for test in on):
        fit, on = on, ()
    if on == fit and all(isinstance(test, Like) for test in on):
        on = ()
    clause.mod("together")
    if any(arg.cat == "T" and arg.item.name == "turn" and not arg.item.mods for arg in clause.peek("T")):
        clause.behind("in", "on", "for", "at", "to", "during", "per", cats=("T",))
    if fit and not on and least == most == 2 and not any(isinstance(test, Like) for test in fit) and clause.mod("row"):
        least, most, on = 1, 99, fit
    if any(isinstance(test, Like) for test in fit) and clause.mod("row", "twice"):
        if least > 2:
            raise NotUnderstood("several in a row")
        least, most = 1, 99
    if least > 1 and any(isinstance(test, Like) for test in fit):
        if ctx.before == "top":
            raise NotUnderstood("alike to each other, or to the card on top?")
        fit = tuple(Like(test.what, Some("played")) if isinstance(test, Like) else test for test in fit)
    return Plays(who, fit, on, least, most, last=bool(np and np.last))


def _at_once(clause: Clause, num: Num | None) -> tuple[int, int]:
    """How many cards are laid at once, at least and at most."""
    if num is None or not isinstance(num.n, int):
        return 1, 99
    match num.op:
        case "=":
            return num.n, num.n if clause.mod("only") or num.n > 1 or num.only else 99
        case ">=":
            return num.n, 99
        case ">":
            return num.n + 1, 99
        case "<=":
            return 1, num.n
        case _:
            return 1, max(1, num.n - 1)


def _covered(ctx: Context, clause: Clause, *, named: bool) -> Filter:
    """What a card is played on."""
    arg = clause.behind("on", "after", *(("to",) if named else ()), cats=("C", "F", "PL", "W", "N", "V"))
    if arg is None or arg.cat == "PL":
        return ()
    if arg.cat not in ("C", "F"):
        raise NotUnderstood("on what?")
    if arg.cat == "C" and (arg.item.rel is not None or not arg.item.one()):
        raise NotUnderstood("on which cards?")
    on = tests(ctx, arg.item.fit if arg.cat == "C" else arg.item.tests)
    return (NoneOf(on),) if arg.only and on else on


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
    found = _held(ctx, clause, who)
    finish(ctx, clause)
    return found


def _held(ctx: Context, clause: Clause, who: Players) -> Condition:
    """What somebody holds, compared with a number or with others."""
    clause.of_them()
    best = clause.take("D")
    if best is not None:
        return Is(who, refer.superlative(ctx, best.item))
    np = _cards(clause)
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
    if clause.mod("only"):
        np = CardsNP(fit=np.fit, num=Num(np.num.n, "=") if np.num else None)
    found = held(ctx, who, np)
    return Not(found) if clause.neg and not np.no else found


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
            return _held(ctx, clause, who)
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
