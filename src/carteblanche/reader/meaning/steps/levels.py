"""Clauses as steps that leave somebody with so many cards, and what is counted for later: *fill up to six*, *keep only three*."""

from __future__ import annotations

from typing import Final

from carteblanche.games.blank.calculus.parts import Calculation, Count, Hand, Number, Players, Some
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.games.blank.calculus.steps import Each, Move
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood
from carteblanche.reader.meaning.steps import leftovers
from carteblanche.reader.meaning.steps.acts import WHOLE, Steps, act
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Num

TO: Final = ("to", "until", "on", "at", "before", "for", "with", "in")


@act("fill")
def _fill(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Fill your hand up to six cards*: draw what is missing."""
    return topped_up(ctx, clause, who) or _nothing()


def _nothing() -> Steps:
    raise NotUnderstood("up to how many?")


def topped_up(ctx: Context, clause: Clause, who: Players) -> Steps | None:
    """What is drawn so that somebody has as many as the clause tells, if it tells so."""
    level = next((arg for arg in clause.peek("C", "N") if _level(arg)), None)
    if level is None:
        return None
    clause.drop(level)
    for arg in clause.peek("C", "PL"):
        if arg.cat == "PL" or arg.item.hand or (arg.item.num is None and not arg.item.fit and not arg.item.ref):
            clause.drop(arg)
    clause.mod("again", "up", "top")
    n = _amount(level)
    assert n is not None
    assert isinstance(n.n, int)
    if who in WHOLE or isinstance(who, WhoFits):
        return (Each(who, (_drawn(n.n, "each"),)),)
    return (_drawn(n.n, who),)


def _drawn(n: int, who: Players) -> Move:
    missing: Number = Calculation("-", n, Count(Some(Hand(who))))
    return Move(Some("draw", n=missing, how="top"), Hand(who))


def _amount(arg: Arg) -> Num | None:
    num: Num | None = arg.item.num if arg.cat == "C" else arg.item
    return num


def _level(arg: Arg) -> bool:
    """*to six*, *auf sechs Karten*, *до шести*."""
    num = _amount(arg)
    if (
        num is None
        or not isinstance(num.n, int)
        or num.more
        or (arg.cat == "C" and (arg.item.fit or arg.item.place not in ("", "hand")))
    ):
        return False
    return (arg.prep in TO and num.op in ("=", "<=")) or (not arg.prep and num.op == "<=")


@act("keep")
def _keep(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Keep them*, *keep one*: what was drawn stays where it is, what was looked at comes to the hand. *Keep only three*: all else goes."""
    if clause.peek("T", "PL"):
        raise NotUnderstood("keep what?")
    every = clause.mod("all", "both")
    arg = clause.take("C") or clause.take("N")
    owned = arg is not None and arg.cat == "C" and (arg.item.owner is not None or arg.item.hand)
    if ctx.these is None and arg is not None and not every and (kept := _kept(arg, clause)) is not None:
        return _down_to(ctx, who, kept)
    if ctx.these is None and not owned:
        raise NotUnderstood("keep what?")
    if owned or (arg is not None and arg.cat == "C" and arg.item.every):
        every = True
    num = None if arg is None or every else _amount(arg)
    if num is None and arg is not None and arg.cat == "C" and arg.item.ref == "one":
        num = Num(1)
    some = refer.number(ctx, num) if num is not None else None
    if isinstance(some, int) and (found := leftovers.kept(ctx, who, some)) is not None:
        return found
    if not ctx.shown:
        if num is not None:
            raise NotUnderstood("keep some of them?")
        return ()
    n = None if num is None else refer.number(ctx, num)
    if ctx.these is not None and ctx.these.place == "middle" and num is None:
        return (Move(ctx.these, Hand(who)),)
    if ctx.these == Some("discard"):
        return (Move(Some("discard", n=n or 1), Hand(who)),)
    return (Move(Some("these", n=n), Hand(who)),)


def _kept(arg: Arg, clause: Clause) -> int | None:
    num = _amount(arg)
    np = arg.item if arg.cat == "C" else CardsNP()
    plain = not (np.fit or np.every or np.no or np.rel is not None or np.place not in ("", "hand"))
    if num is None or not plain or not isinstance(num.n, int) or num.op not in ("=", "<=") or num.more:
        return None
    clause.mod("only")
    return num.n


def _down_to(ctx: Context, who: Players, n: int) -> Steps:
    """All but so many are discarded; *the rest*, of which is spoken later, has gone with them."""
    ctx.limit = n
    if who in WHOLE or isinstance(who, WhoFits):
        return (Each(who, (_shed(n, "each"),)),)
    return (_shed(n, who),)


def _shed(n: int, who: Players) -> Move:
    return Move(Some(Hand(who), n=Calculation("-", Count(Some(Hand(who))), n)), "discard")


@act("count")
def _count(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Count your cards*: what follows speaks of that many."""
    arg = clause.take("C", "W")
    if arg is None or (arg.cat == "C" and arg.item.num is not None):
        raise NotUnderstood("count what?")
    ctx.amount = refer.counted(ctx, arg.item)
    return ()
