"""Clauses as events that a card waits for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    Becomes,
    Compare,
    Count,
    Draws,
    Ends,
    Event,
    Hand,
    Loses,
    Misses,
    Nth,
    Penalised,
    Plays,
    Receives,
    Some,
    Stage,
    Turn,
)
from carteblanche.reader.meaning.events.moments import find_moment
from carteblanche.reader.meaning.events.plays import cards_of, doer, finish, plays
from carteblanche.reader.meaning.events.states import holding
from carteblanche.reader.meaning.refer import Context, NotUnderstood, tests
from carteblanche.reader.phrases.sketch import Arg, Clause, Frame


def event(ctx: Context, frame: Frame) -> Event:
    """The event that a clause tells of."""
    clause = Clause(frame)
    if clause.neg and not (clause.pred == "have" and _empty_handed(clause)):
        raise NotUnderstood("what does not happen is no event")
    if not ctx.rule and _next_time(clause):
        ctx.once = True
    often = _how_often(clause) or _which_one(clause)
    found = _event(ctx, clause)
    if often is not None:
        found = Nth(often, found, _within(clause), often > 1)
    finish(ctx, clause)
    return found


def _next_time(clause: Clause) -> bool:
    """*the next time*, *when you next play*."""
    if clause.mod("next-time"):
        return True
    for arg in clause.peek("T"):
        if arg.item.name == "time" and arg.item.mods & {"next", "another"} and arg.item.num is None:
            clause.drop(arg)
            return True
    return False


def _how_often(clause: Clause) -> int | None:
    """*for the third time*."""
    for arg in clause.peek("T"):
        order = next((int(mod[3:]) for mod in arg.item.mods if mod.startswith("ord")), 0)
        if arg.item.name == "time" and order:
            clause.drop(arg)
            return order
    return None


def _which_one(clause: Clause) -> int | None:
    """*your third 6*."""
    for arg in clause.peek("C"):
        if arg.item.nth and not arg.prep and clause.pred in ("play", "put", "appear", "draw"):
            clause.drop(arg)
            clause.put(replace(arg, item=replace(arg.item, nth=0, owner=None)))
            return int(arg.item.nth)
    return None


def _within(clause: Clause) -> Any:
    """*in one turn*, *in a round*, *in the game*."""
    for arg in clause.peek("T"):
        if arg.item.name in ("turn", "round", "game") and arg.prep in ("in", "to", "during", "per", "of"):
            clause.drop(arg)
            return arg.item.name
    return "game"


def _event(ctx: Context, clause: Clause) -> Event:  # noqa: C901 - a branch for each verb
    named = find_moment(ctx, clause)
    if named is not None:
        return named
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
            np = cards_of(clause)
            if np is not None and np.last:
                return Plays(who, tests(ctx, np.fit), last=True)
            if np is not None and np.num is not None and np.num.n != 1:
                clause.put(Arg(np, "C"))
                return plays(ctx, clause, who)
            return Loses(who, "discard", tests(ctx, np.fit) if np is not None else ())
        case "give" if _laid(clause):
            return plays(ctx, clause)
        case "give":
            cards_of(clause)
            return Loses(doer(ctx, clause), "give")
        case "appear" | "goes" | "be" | "cover" if _comes(clause):
            clause.mod("top", "faceup", "now", "again")
            clause.behind("on", "to", "in", "at", cats=("PL", "C"))
            return plays(ctx, clause)
        case "be" if any(arg.item.last and arg.side == "L" for arg in clause.peek("C") if not arg.prep):
            return _last_card(ctx, clause)
        case "have" | "be":
            if clause.pred == "be" and not clause.peek("W", "D"):
                raise NotUnderstood("who is?")
            whom = doer(ctx, clause)
            if clause.pred == "have" and _empty_handed(clause):
                clause.take("C")
                clause.mod("more", "also")
                return Plays(whom, last=True)
            fits = holding(ctx, clause, "each")
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
            clause.take("T")
            return Misses(doer(ctx, clause))
        case "accuse":
            who = doer(ctx, clause)
            clause.take("W")
            return Accuses(who, "wrong" if clause.mod("wrongly") else "any")
        case "steal":
            return Receives(doer(ctx, clause), "take")
        case "start" | "end":
            arg = clause.take("T") or clause.behind("with", "of", cats=("T",))
            clause.take("W")
            if arg is not None:
                at: Any = clause.pred
                if arg.item.name == "turn":
                    return Turn(at)
                if arg.item.name in ("round", "game"):
                    return Stage(arg.item.name, at)
        case _:
            pass
    raise NotUnderstood(f"no event: {clause.pred}")


def _laid(clause: Clause) -> bool:
    """*dajesz dwójkę*: cards that are given to nobody are played."""
    people = [arg for arg in clause.peek("W") if arg.side == "R" or arg.prep]
    cards = clause.peek("C", "F")
    return not people and len(cards) == 1 and bool(cards[0].item.fit if cards[0].cat == "C" else cards[0].item.tests)


def _empty_handed(clause: Clause) -> bool:
    """*has no cards left*: has played the last one."""
    cards = [arg.item for arg in clause.peek("C") if not arg.prep]
    plain = len(cards) == 1 and not cards[0].fit and not cards[0].place and not cards[0].than and cards[0].owner is None
    return plain and cards[0].num is None and (cards[0].no or (clause.neg and cards[0].plural)) and not clause.peek("N")


def _comes(clause: Clause) -> bool:
    """Whether a clause tells that a card comes to lie on top: *liegt eine 6*, *une carte rose arrive sur la défausse*."""
    cards = clause.peek("C", "F")
    fits = [arg for arg in cards if not arg.prep and (arg.cat == "F" or (arg.item.fit and not arg.item.every))]
    where = [arg for arg in clause.peek("PL", "C") if arg.prep]
    onto = all((arg.item if arg.cat == "PL" else arg.item.place) in ("discard", "middle", "draw") for arg in where)
    stated = (
        clause.pred in ("goes", "appear")
        or bool(where)
        or bool(clause.frame.mods & {"top", "faceup"})
        or clause.frame.verb_first()
    )
    return len(cards) - len(where) == len(fits) == 1 and onto and stated and not clause.peek("W") and not clause.neg


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
    np = cards_of(clause)
    if (np is None and clause.pred == "take") or (np is not None and np.place in ("middle", "rules", "rule-pile")):
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
