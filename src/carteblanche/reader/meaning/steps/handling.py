"""Clauses as steps that show, look for, keep, mix and put down cards, by the verb."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Hand,
    Place,
    Players,
    Some,
)
from carteblanche.games.blank.calculus.steps import (
    Move,
    Pick,
    Share,
    Show,
    Shuffle,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, number, players
from carteblanche.reader.meaning.steps.acts import Steps, act, amount, partner, whole_table
from carteblanche.reader.meaning.steps.transfers import about_rules
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause


@act("show")
def _show(ctx: Context, clause: Clause, who: Players) -> Steps:
    if not clause.peek("C", "N", "F", "PL") and (they := _they(clause)) is not None:
        clause.drop(they)
        clause.put(Arg(CardsNP(ref="them", named=False), "C"))
    if not clause.peek("C", "N", "F", "PL"):
        raise NotUnderstood("show what?")
    arg = clause.behind("dat", "to", "for", cats=("W",))
    np = amount(clause, ctx)
    if about_rules(np):
        return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)
    plain = not (np.fit or np.owner is not None or np.own or np.hand or np.ref or np.every or np.no or np.place)
    if plain and any(one.item == "draw" and one.prep in ("from", "of", "out") for one in clause.peek("PL")):
        clause.behind("from", "of", "out", cats=("PL",))
        np = replace(np, place="draw")
    ctx.revealing = plain and np.plural and np.num is None
    arg = arg or clause.take("W")
    if arg is not None and not arg.prep and arg.item.value == Beside("previous") and not arg.item.case:
        raise NotUnderstood("to whom, or in front of whom?")
    clause.behind("from", cats=("C",))
    who = whole_table(ctx, np, who)
    if np.plural and np.num is None and not np.fit and not np.place and not np.ref and np.owner is None:
        np = replace(np, every=True)
    piled = np.place in ("draw", "~top")
    shown = Some("draw", (), number(ctx, np.num), "top") if piled else cards(ctx, np, who)
    to: Players = players(ctx, arg.item) if arg is not None else "all"
    ctx.these = Some("these")
    if to in ("others", who) and isinstance(shown.place, Hand) and shown.place.of == who:
        to = "all"
    return (Show(shown, to),)


def _they(clause: Clause) -> Arg | None:
    """*du zeigst sie*: a pronoun for the cards, which might be one for people."""
    return next(
        (arg for arg in clause.peek("W") if not arg.prep and arg.side == "R" and arg.item.value == "~they"), None
    )


@act("look")
def _look(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("C") or clause.behind("at", "in", "to", cats=("C",))
    pile = clause.take("PL") if arg is None else None
    if pile is not None:
        arg = replace(pile, item=CardsNP(place=pile.item, every=True, named=False), cat="C")
    if arg is None:
        at = partner(ctx, clause, "at", "in", "to", "with")
        if at is None:
            raise NotUnderstood("look at what?")
        ctx.seen = at
        return (Show(Some(Hand(at)), who),)
    np: CardsNP = arg.item
    if np.place == "draw" and np.every and np.num is None and not np.named:
        ctx.searched = True
        return (Show(Some("draw"), who),)
    if np.place in ("draw", "~top"):
        ctx.these = Some("these")
        return (Show(Some("draw", (), number(ctx, np.num), "top"), who),)
    if np.owner is None:
        whose = clause.behind("from", "of", "by", "with", cats=("W",)) or clause.take("W")
        if whose is None:
            raise NotUnderstood("look at whose cards?")
        np = replace(np, owner=whose.item, every=np.every or np.plural, place="hand")
    shown = cards(ctx, np, who)
    if isinstance(shown.place, Hand) and shown.n is None:
        ctx.seen = shown.place.of
    return (Show(shown, who),)


@act("add")
def _add(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause, ctx)
    if not about_rules(np):
        raise NotUnderstood("add what?")
    return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)


@act("search")
def _search(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Search the discard pile for a 4*."""
    place = clause.take("PL") or clause.behind("in", "through", "at", cats=("PL",))
    wanted = clause.behind("for", "after", cats=("C", "F")) or clause.take("C", "F")
    if wanted is None and place is not None and place.item == "draw":
        ctx.searched = True
        return (Show(Some("draw"), who),)
    if wanted is None and place is not None and place.item == "discard":
        ctx.these, ctx.shown = Some("discard"), True
        return ()
    if wanted is None:
        raise NotUnderstood("search what?")
    np = wanted.item if wanted.cat == "C" else CardsNP(fit=wanted.item.tests)
    where = place.item if place is not None else np.place
    if where not in ("draw", "discard", "rule-pile") or np.rel is not None or np.no:
        raise NotUnderstood("search where?")
    ctx.these = Some("these")
    n = None if np.every and np.num is None else number(ctx, np.num)
    return (Pick(Some(where, refer.tests(ctx, np.fit), n)),)  # type: ignore[arg-type]


@act("shuffle")
def _shuffle(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("C") or clause.take("PL")
    if arg is None and (they := _they(clause)) is not None:
        clause.drop(they)
    into = clause.behind("to", "in", cats=("PL", "C"))
    if into is not None and arg is not None:
        target = into.item if into.cat == "PL" else into.item.place
        if target not in ("draw", "rule-pile"):
            raise NotUnderstood("shuffle into what?")
        shuffled = Some(arg.item) if arg.cat == "PL" else cards(ctx, arg.item, who)
        return (Move(shuffled, target, "shuffled"),)
    clause.mod("together", "again")
    whole = arg is not None and arg.cat == "C" and not arg.item.fit and arg.item.num is None and arg.item.plural
    if whole and who == "all" and into is None:
        ctx.these = Some(Hand("all"))
        return ()
    if arg is None and ctx.these == Some(Hand("all")):
        return ()
    if arg is None or (arg.cat == "C" and arg.item.ref == "it" and ctx.searched):
        return (Shuffle("draw"),)
    place = arg.item if arg.cat == "PL" else arg.item.place
    if arg.cat == "C" and arg.item.hand:
        ctx.these = Some(Hand("all"))
        return ()
    if place in ("draw", "discard", "rule-pile"):
        return (Shuffle(place),)
    raise NotUnderstood("shuffle what?")


@act("deal")
def _deal(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("C")
    clause.mod("again", "evenly", "out")
    if (they := _they(clause)) is not None:
        clause.drop(they)
    each = next((arg for arg in clause.peek("C", "N") if arg.prep == "apiece"), None)
    if each is not None and (each.item.n if each.cat == "N" else each.item.one()) == 1:
        clause.drop(each)
    if ctx.these is None:
        raise NotUnderstood("deal what?")
    return (Share(ctx.these),)


@act("put")
def _put(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause, ctx)
    if np.place == "new-rules":
        return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)
    if who == "all" and np.plural and np.num is None and not np.fit and not np.ref and clause.mod("together"):
        ctx.these = Some(Hand("all"))
        return ()
    return placed(ctx, clause, np, who)


def placed(ctx: Context, clause: Clause, np: CardsNP, who: Players) -> Steps:
    arg = clause.behind("on", "to", "under", "in", "at")
    at = "bottom" if clause.mod("bottom") else "top" if clause.mod("top") else ""
    clause.mod("again")
    to: Place | None = None
    if arg is not None:
        place = arg.item if arg.cat == "PL" else getattr(arg.item, "place", "")
        if place in ("draw", "discard", "rule-pile"):
            to = cast("Place", place)
            if arg.prep == "under" or getattr(arg.item, "how", "") == "bottom":
                at = "bottom"
        elif arg.cat == "W" and who not in ("all", "others"):
            to = Hand(players(ctx, arg.item))
        elif arg.cat == "C" and arg.item.hand:
            to = Hand(players(ctx, arg.item.owner)) if arg.item.owner is not None else Hand(who)
    elif at and ctx.these is not None:
        to = "draw"
    if to is None:
        raise NotUnderstood("put where?")
    if (to, at) in (("draw", "top"), ("rule-pile", "bottom")) or not isinstance(to, str):
        at = ""
    return (Move(cards(ctx, np, who), to, at),)  # type: ignore[arg-type]
