"""Clauses that spare somebody something, or change what happens to them: immunity, doubled penalties, rules that are off, hands dealt."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import (
    Becomes,
    Calculation,
    Draws,
    Event,
    Hit,
    Loses,
    Misses,
    Penalised,
    Players,
    Some,
)
from carteblanche.games.blank.calculus.steps import Change, Deal, Instead, Multiply, Off
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, players
from carteblanche.reader.phrases.sketch import CardsNP, Clause, Num

DEALT = 7
"""Cards that everybody is dealt (BK-9)."""


def exempt(ctx: Context, clause: Clause, *, banned: bool) -> tuple[Change, ...]:
    """What a clause spares somebody, or `NotUnderstood`."""
    found = _spared(ctx, clause, banned=banned)
    if found is None:
        raise NotUnderstood("nobody is spared anything")
    return found


def _spared(ctx: Context, clause: Clause, *, banned: bool) -> tuple[Change, ...] | None:
    match clause.pred:
        case "immune" if not banned:
            return (Instead(_harm(ctx, clause, _who(ctx, clause))),)
        case "be" if not banned and clause.mod("immune"):
            return (Instead(_harm(ctx, clause, _who(ctx, clause))),)
        case "double" | "countas" | "be" if not banned and (clause.pred == "double" or clause.mod("double", "twice")):
            fine = clause.take("T")
            if fine is not None and fine.item.name == "penalty":
                return (Multiply(Penalised()),)
        case "draw" | "take" | "skip" | "discard" | "give" if clause.frame.modal == "neednot":
            return (Instead(_suffered(ctx, clause, _who(ctx, clause)), optional=True),)
        case "draw" | "take" | "skip" | "discard" | "give" if "immune" in clause.frame.mods:
            clause.mod("immune")
            return (Instead(_suffered(ctx, clause, _who(ctx, clause), by="others")),)
        case "draw" | "take" | "skip" if banned:
            return (Instead(_suffered(ctx, clause, _who(ctx, clause))),)
        case "start" if not banned and clause.peek("C", "N"):
            return (_dealt(ctx, clause),)
        case "cancel" | "suspend" | "forget" | "out" if not banned and (ctx.lasting or clause.pred == "suspend"):
            arg = clause.take("C") or clause.behind("about", "on", "of", cats=("C",))
            if arg is not None and arg.item.place == "rules":
                return (_off(ctx, arg.item),)
        case "apply" | "countas" | "count" | "affect" | "do" | "make" | "match" | "be" | "play" if banned and _rules(
            clause
        ):
            arg = clause.take("C")
            clause.behind("on", "to", "at", cats=("PL",))
            if arg is not None and not clause.peek("W"):
                return (_off(ctx, arg.item),)
        case "affect" | "apply" | "do" | "make" | "have" | "goes" if banned and _of_effects(clause):
            clause.take("T")
            clause.behind("of", "from", cats=("C",))
            return (Instead(Hit(_whom(ctx, clause))),)
        case _:
            pass
    return None


def _rules(clause: Clause) -> bool:
    """*no rule counts*, *the rules do not apply*: whether rules are what it is about."""
    stated = [arg for arg in clause.peek("C", "F", "N") if not arg.prep]
    return (
        len(stated) == 1 and stated[0].cat == "C" and stated[0].item.place == "rules" and stated[0].item.ref != "this"
    )


def _off(ctx: Context, np: CardsNP) -> Off:
    """Rules that are not in force: all of them, if they are several and no number is told."""
    every = np.no or np.every or (np.plural and np.num is None)
    return Off(Some("rules")) if every and not np.how and not np.fit else Off(cards(ctx, np, "you"))


def _of_effects(clause: Clause) -> bool:
    """*no effect touches you*: whether effects are what it is about, and somebody is named."""
    things = [arg.item.name for arg in clause.peek("T") if not arg.prep]
    return things == ["text"] and any(arg.cat == "W" for arg in clause.peek("W"))


def _whom(ctx: Context, clause: Clause) -> Players:
    arg = clause.take("W") or clause.behind("on", "to", "dat", "for", "at", "in", cats=("W",))
    if arg is None:
        raise NotUnderstood("whom?")
    return players(ctx, arg.item)


def _who(ctx: Context, clause: Clause) -> Players:
    arg = clause.take("W", side="L") or clause.take("W")
    if arg is None:
        return "you" if not ctx.rule or ctx.event is not None else "all"
    if arg.item.any and arg.item.rel is None and arg.item.has is None:
        return "all"
    who = players(ctx, arg.item)
    return "all" if who == "you" and ctx.rule and (ctx.event is None or isinstance(ctx.event, Becomes)) else who


def _harm(ctx: Context, clause: Clause, who: Players) -> Event:
    """*immune to …*"""
    arg = clause.behind("from", "to", "of", "on", "before", "for", "with", "at")
    if arg is None:
        return Hit(who)
    if arg.cat == "T" and arg.item.name == "penalty":
        return Penalised(who)
    if arg.cat == "T" and arg.item.name == "text":
        clause.behind("of", "from", cats=("C",))
        return Hit(who)
    if arg.cat == "C" and arg.item.place == "rules":
        return Hit(who, "rule")
    if arg.cat == "C" and not arg.item.fit and not arg.item.hand:
        return Hit(who, "game-card")
    if arg.cat == "V":
        return _suffered(ctx, Clause(arg.item), who)
    raise NotUnderstood("immune to what?")


def _suffered(ctx: Context, clause: Clause, who: Players, by: str = "any") -> Event:
    fine = next((one for one in clause.peek("T") if one.item.name == "penalty"), None)
    if fine is not None:
        clause.drop(fine)
        return Penalised(who)
    arg = clause.take("C", "N")
    if arg is not None and (arg.cat == "N" or (arg.item.num is not None and arg.item.num.op != "=")):
        raise NotUnderstood("spared how many?")
    if arg is not None and arg.cat == "C" and (arg.item.fit or arg.item.owner is not None or arg.item.place):
        raise NotUnderstood("spared which cards?")
    match clause.pred:
        case "draw" | "take":
            return Draws(who, by=by)  # type: ignore[arg-type]
        case "skip":
            clause.take("T")
            return Misses(who)
        case "discard":
            return Loses(who, "discard", by=by)  # type: ignore[arg-type]
        case _:
            return Loses(who, "give", by=by)  # type: ignore[arg-type]


def _dealt(ctx: Context, clause: Clause) -> Change:
    """*You start with nine cards*, *with one card less*."""
    arg = clause.behind("with", cats=("C", "N")) or clause.take("C", "N")
    num: Num | None = None if arg is None else arg.item.num if arg.cat == "C" else arg.item
    if num is None or not isinstance(num.n, int):
        raise NotUnderstood("how many are dealt?")
    usual = clause.behind("instead", cats=("C", "N"))
    game = clause.take("T")
    if game is not None and game.item.name != "game":
        raise NotUnderstood("begin what?")
    who = _who(ctx, clause)
    if num.more or clause.mod("more"):
        return Deal(Calculation("+", DEALT, num.n) if usual is None and num.n > DEALT else DEALT + num.n, who)
    if num.fewer or clause.mod("fewer"):
        return Deal(DEALT - num.n, who)
    return Deal(num.n, who)
