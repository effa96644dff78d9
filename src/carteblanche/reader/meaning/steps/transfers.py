"""Clauses as steps that move, show and mix cards, by the verb."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    Beside,
    Calculation,
    Chosen,
    Count,
    Hand,
    Penalised,
    Players,
    Random,
    Some,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.games.blank.calculus.steps import (
    Choose,
    Each,
    Extra,
    Move,
    Penalise,
    Skip,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, number, players
from carteblanche.reader.meaning.steps import leftovers
from carteblanche.reader.meaning.steps.acts import WHOLE, Steps, act, amount, partner, whole_table
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause


def about_rules(np: CardsNP) -> bool:
    return np.place in ("rules", "rule-pile", "new-rules")


def _fine(ctx: Context, clause: Clause, who: Players) -> Steps | None:
    """*two penalty cards*, *a card as a penalty*."""
    arg = next((one for one in clause.peek("T") if one.item.name == "penalty"), None)
    if arg is None:
        return None
    if "no" in arg.item.mods:
        raise NotUnderstood("no penalty")
    clause.drop(arg)
    num = arg.item.num
    if arg.prep or clause.peek("C", "N"):
        np = amount(clause)
        if np.fit or np.place or np.owner is not None or np.ref or (np.named and num is not None):
            raise NotUnderstood("which penalty?")
        num = num or np.num
    return (Penalise(who, number(ctx, num)),)


@act("lot")
def _lot(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Wylosuj przeciwnika*, *wylosuj kartę*."""
    if clause.peek("C", "N"):
        return _draw(ctx, clause, who)
    arg = clause.take("W")
    if arg is None or not arg.item.any:
        raise NotUnderstood("whom or what does the lot choose?")
    value = Random(among="all" if arg.item.value == "all" and arg.item.rel is None and arg.item.every else "others")
    ctx.them, ctx.chosen = value, True
    return (Choose(value),)


@act("draw")
def _draw(ctx: Context, clause: Clause, who: Players) -> Steps:
    fine = _fine(ctx, clause, who)
    if fine is not None:
        return fine
    np = amount(clause, ctx)
    if about_rules(np):
        return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)
    if ctx.rule and ctx.event is None and np.num is not None and np.num.op == "<=" and clause.peek("T"):
        raise NotUnderstood("a limit, not a step")
    one = np.num.n if np.num is not None and np.num.op == "=" else 1 if np.ref == "one" else None
    if ctx.shown and isinstance(one, int) and _of_these(np, clause) and (found := leftovers.kept(ctx, who, one)):
        clause.behind("to", "in", "on", cats=("C",))
        return found
    source = clause.behind("from", "of", "dat") or clause.behind("in", cats=("PL",))
    if source is None and not clause.frame.mods & {"made", "let", "signed"}:
        source = clause.behind("at", cats=("W",))
    if clause.mod("random"):
        np = replace(np, how="random")
    if source is not None and source.cat in ("W", "C") and getattr(source.item, "place", "") not in ("draw", "discard"):
        np = replace(np, how="chosen") if clause.mod("chosen", "yourchoice") else np
        return _taken(ctx, who, np, source, given="get" in clause.frame.mods and not np.how)
    if source is not None and "discard" in (source.item, getattr(source.item, "place", "")):
        how: Any = (
            "choice"
            if np.how == "choice" or np.ref == "any" or np.article or clause.mod("chosen", "yourchoice")
            else "top"
        )
        into = next((arg for arg in clause.peek("C") if arg.item.hand and arg.prep in ("to", "in", "on", "at")), None)
        if into is not None:
            clause.drop(into)
        return (Move(Some("discard", refer.tests(ctx, np.fit), number(ctx, np.num), how), Hand(who)),)
    if np.owner is not None or np.hand:
        return _taken(ctx, who, np, None, given="get" in clause.frame.mods and np.how != "random")
    if np.place in ("discard", "~top"):
        return (Move(cards(ctx, np, who), Hand(who)),)
    if np.every and np.plural and np.num is None and not np.fit and not np.ref and np.rel is None:
        ctx.these = Some(Hand("all"))
        return ()
    if np.fit or np.every or np.no or np.rel is not None or (np.num is not None and np.num.op != "="):
        raise NotUnderstood("draw which cards?")
    if clause.behind("instead") is not None and ctx.event not in (Accuses(verdict="wrong"), Penalised()):
        raise NotUnderstood("instead of what?")
    ctx.these = Some("drawn")
    return (Move(Some("draw", n=number(ctx, np.num, who), how="choice" if ctx.searched else "top"), Hand(who)),)


def _of_these(np: CardsNP, clause: Clause) -> bool:
    """*take one*: of the cards that lie open, unless it is said from where."""
    plain = not (np.named or np.fit or np.place or np.owner is not None or np.hand or np.every or np.no)
    return plain and not any(arg.prep in ("from", "of", "dat") for arg in clause.peek("W", "PL"))


def _taken(ctx: Context, who: Players, np: CardsNP, arg: Arg | None, *, given: bool = False) -> Steps:
    """Cards from a hand; `given`: somebody gets them, so that whose they are chooses."""
    if arg is None:
        other = players(ctx, np.owner) if np.owner is not None else None
    elif arg.cat == "W":
        other = refer.whom(ctx, arg.item, who, choose=True)
    else:
        other = players(ctx, arg.item.owner) if arg.item.owner is not None else None
    if other is None or other == who:
        raise NotUnderstood("take from whom?")
    other = refer.besides(other, who)
    fit = refer.tests(ctx, np.fit)
    if who in WHOLE and isinstance(other, Beside):
        taken = Some(Hand(Beside(other.way, "each", other.n)), fit, number(ctx, np.num, other), "random")
        return (Each(who, (Move(taken, Hand("each")),), at_once=True),)
    ctx.these = Some("these")
    if (np.every or np.hand or (np.plural and not np.how)) and np.num is None:
        return (Move(Some(Hand(other), fit), Hand(who)),)
    if given:
        return (Move(Some(Hand(other), fit, number(ctx, np.num, other)), Hand(who)),)
    if np.how == "choice":
        return (Move(Some(Hand(other), fit, number(ctx, np.num, other), by=who), Hand(who)),)
    how: Any = np.how if np.how in ("highest", "lowest") else "random"
    if np.how == "chosen" or (not np.how and ctx.seen is not None and ctx.seen in (other, who, ctx.them)):
        return (Move(Some(Hand(other), fit, number(ctx, np.num, other), by=who), Hand(who)),)
    return (Move(Some(Hand(other), fit, number(ctx, np.num, other), how), Hand(who)),)


@act("take", "steal")
def _take(ctx: Context, clause: Clause, who: Players) -> Steps:
    fine = _fine(ctx, clause, who)
    if fine is not None:
        return fine
    thing = clause.take("T")
    if thing is not None:
        if thing.item.name == "turn":
            return (Extra(who, number(ctx, thing.item.num)),)
        raise NotUnderstood(f"take {thing.item.name}?")
    if ctx.event == Penalised() and not ctx.rule:
        clause.behind("instead")
        arg = clause.take("W")
        if arg is not None and arg.item.value == "causer":
            ctx.subject = who = "causer"
        elif arg is not None:
            clause.put(arg)
    other = clause.take("W") or clause.behind("dat", "to", "at", cats=("W",))
    if other is not None and _hand_meant(ctx, clause, other):
        return (Move(Some(Hand(refer.whom(ctx, other.item, who))), Hand(who)),)
    if other is not None and other.item.case == "nom":
        raise NotUnderstood("who takes it?")
    if other is not None:
        clause.put(replace(other, prep="from"))
    referring = clause.peek("C")
    if referring and referring[0].item.ref in ("it", "this", "that", "them") and not referring[0].item.num:
        back = refer.same_cards(ctx, referring[0].item)
        if back is not None and clause.pred != "steal":
            clause.take("C")
            clause.mod("again")
            return (Move(back, Hand(who)),)
    if ctx.seen is not None and not clause.peek("W", "PL") and not any(arg.prep for arg in clause.peek("C")):
        return from_seen(ctx, clause, who)
    stated = any(arg.prep == "from" for arg in clause.peek("W", "C")) or any(
        arg.item.owner is not None for arg in referring
    )
    if clause.pred == "steal" and not stated:
        raise NotUnderstood("steal from whom?")
    return _draw(ctx, clause, who)


def _hand_meant(ctx: Context, clause: Clause, other: Arg) -> bool:
    """*Oddaj mu całą rękę i weź jego*: a pronoun in the genitive, after a whole hand was given away."""
    pronoun = other.item.value == "~they" and "gen" in other.item.case.split(".") and not other.prep
    return pronoun and ctx.amount == Count(Some("these")) and not clause.peek("C", "N", "F", "PL")


def from_seen(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Look at somebody's hand and take one*: from that hand, by choice."""
    np = amount(clause)
    seen = ctx.seen
    assert seen is not None
    if np.owner is not None or np.place or np.every or np.no or np.rel is not None:
        raise NotUnderstood("take what?")
    whose: Players = refer.they(ctx) if ctx.them == seen else seen
    fit = refer.tests(ctx, np.fit)
    return (Move(Some(Hand(whose), fit, number(ctx, np.num), by=who), Hand(who)),)


@act("discard")
def _discard(ctx: Context, clause: Clause, who: Players) -> Steps:  # noqa: C901 - a branch for each object
    level = _down_to(ctx, clause, who)
    if level is not None:
        return level
    if any(arg.item == "middle" for arg in clause.peek("PL")):
        raise NotUnderstood("put into the middle")
    if "anyorder" in clause.frame.mods and ctx.fresh is not None:
        raise NotUnderstood("put back, not discarded")
    turn = next((arg for arg in clause.peek("T") if arg.item.name == "turn" and not arg.prep), None)
    if turn is not None and not clause.peek("C", "N"):
        clause.drop(turn)
        return (Skip(who, number(ctx, turn.item.num)),)
    freed = [arg for arg in clause.peek("C") if arg.prep == "from" and not arg.item.hand and not arg.item.place]
    if len(freed) == 1 and not [arg for arg in clause.peek("C", "N", "F") if not arg.prep]:
        clause.drop(freed[0])
        clause.put(replace(freed[0], prep=""))
    np = amount(clause)
    if np.ref == "rest" and ctx.rest is None and ctx.surplus is not None and np.num is None:
        return (Move(Some(Hand(who), n=Calculation("-", Count(Some(Hand(who))), ctx.surplus)), "discard"),)
    if np.ref == "rest" and ctx.rest is None:
        if ctx.limit is None or np.num is not None:
            raise NotUnderstood("the rest of what?")
        return ()
    if about_rules(np):
        return (Move(cards(ctx, replace(np, place="rules"), who), "rule-pile"),)
    if clause.mod("random"):
        np = replace(np, how="random")
    if np.place == "draw":
        return (Move(Some("draw", (), number(ctx, np.num), "top"), "discard"),)
    if ctx.of_rules and np.ref in ("it", "them", "that") and np.num is None:
        return (Move(Some("these"), "rule-pile"),)
    if np.ref == "rest":
        return (Move(cards(ctx, np, who), "discard"),)
    if np.place not in ("", "hand"):
        raise NotUnderstood("discard from where?")
    own = next((arg for arg in clause.peek("C") if arg.prep in ("from", "in", "of", "on") and arg.item.hand), None)
    if own is not None:
        clause.drop(own)
    else:
        clause.behind("from", cats=("C",))
    if clause.mod("yourchoice") and who not in ("you", "all", "others") and np.how in ("", "choice") and not np.every:
        return (Move(structs.replace(cards(ctx, np, who), by="you"), "discard"),)
    to = clause.behind("dat", cats=("W",)) or (clause.take("W") if "imp" in clause.frame.form else None)
    if to is not None:
        return (Move(cards(ctx, np, who), Hand(players(ctx, to.item, choose=True))),)
    return (Move(cards(ctx, np, who), "discard"),)


def _down_to(ctx: Context, clause: Clause, who: Players) -> Steps | None:
    """*discards down to five cards*."""
    arg = next((one for one in clause.peek("C", "N") if one.prep in ("to", "until", "before") and _plain(one)), None)
    stated = clause.frame.mods & {"down"} or len(clause.peek("C", "N")) > 1 or not clause.frame.form & {"imp", "2", "3"}
    if arg is None or (arg.prep != "until" and not stated):
        return None
    clause.drop(arg)
    clause.mod("down")
    num = arg.item.num if arg.cat == "C" else arg.item
    left = refer.valued(ctx, num.n)
    if who in WHOLE or isinstance(who, WhoFits):
        size = Calculation("-", Count(Some(Hand("each"))), left)
        return (Each(who, (Move(Some(Hand("each"), n=size), "discard"),)),)
    return (Move(Some(Hand(who), n=Calculation("-", Count(Some(Hand(who))), left)), "discard"),)


def _plain(arg: Arg) -> bool:
    """Whether it is a number of cards and nothing else."""
    if arg.cat == "N":
        return bool(arg.item.op == "=")
    np: CardsNP = arg.item
    return np.num is not None and np.num.op == "=" and not np.fit and np.owner is None and np.rel is None


@act("give", "giveback", "pass")
def _give(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None:
        raise NotUnderstood(f"give {thing.item.name}?")
    if clause.pred == "give" and ctx.these is not None and not clause.peek("C", "N", "F", "PL", "D"):
        raise NotUnderstood("give what?")
    np = amount(clause)
    to = partner(ctx, clause, "dat", "to", "at", "on", "for", who=who)
    if to is None and clause.pred == "pass" and (np.hand or np.every):
        to = Beside("next")
    if to == Chosen(among=refer.NEIGHBOURS) and clause.pred == "pass":
        to = Beside("next")
    if to is None and clause.pred == "giveback" and ctx.them is not None:
        to = refer.they(ctx)
    if to is None:
        raise NotUnderstood("give to whom?")
    to = refer.besides(to, who)
    if to == who:
        raise NotUnderstood("give to oneself?")
    if clause.mod("random"):
        np = replace(np, how="random")
    to = "others" if to == "all" and who == "you" else to
    if whole_table(ctx, np, who) != who:
        who, np = whole_table(ctx, np, who), replace(np, owner=None, every=True)
    if clause.pred == "pass" and "passive" in clause.frame.mods and who == "you" and np.plural and np.num is None:
        who, np = "all", replace(np, every=True)
        clause.mod("~once", "once")
    if who in WHOLE and isinstance(to, Beside):
        inner = cards(ctx, replace(np, owner=None), "each")
        return (Each(who, (Move(inner, Hand(Beside(to.way, "each", to.n))),), at_once=True),)
    return (Move(cards(ctx, np, who), Hand(to)),)
