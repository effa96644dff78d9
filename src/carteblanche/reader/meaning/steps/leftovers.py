"""Cards that were looked at, revealed or drawn: which of them are kept, what becomes of the rest, and in which order they go back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import Cards, Hand, Numbered, Players, Some
from carteblanche.games.blank.calculus.steps import Arrange, Move, Show, Step
from carteblanche.reader.meaning.refer import Context, NotUnderstood
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Frame

Steps = tuple[Step, ...]
BACK: Final = frozenset({"put", "giveback", "arrange", "play", "swap", "stay"})
"""Verbs with which cards that were looked at go back to where they were, or stay there."""
MOVING: Final = frozenset({"put", "giveback", "give", "discard", "shuffle", "goes", "show", "add", "deal", "pass"})
REFERRING: Final = frozenset({"it", "them", "that", "rest", "one"})


def noted(ctx: Context, step: Step) -> None:
    """Takes down which cards a step has brought to light or to the hand."""
    if isinstance(step, Show) and step.cards.place == "draw" and isinstance(step.cards.n, int):
        ctx.fresh, ctx.rest = Some("draw", (), step.cards.n, "top"), None
    elif isinstance(step, Move) and step.cards.place == "draw" and isinstance(step.to, Hand):
        many = isinstance(step.cards.n, int) and step.cards.n > 1 and step.cards.how == "top"
        ctx.fresh, ctx.rest = (Some("these", (), step.cards.n) if many else None), None


def kept(ctx: Context, who: Players, n: int) -> Steps | None:
    """So many of the cards that were just looked at or drawn are kept; the others are the rest."""
    fresh = ctx.fresh
    if fresh is None or not isinstance(fresh.n, int) or n >= fresh.n:
        return None
    left = fresh.n - n
    ctx.fresh = None
    if fresh.place == "draw":
        ctx.rest = Some("draw", (), left, "top")
        return (Move(Some("these", n=n), Hand(who)),)
    ctx.rest = Some("these", (), left)
    return ()


def meant(ctx: Context, frame: Frame) -> Frame:
    """The clause with *the others* as cards where some of several were kept: *discard the others*."""
    if ctx.rest is None or frame.pred not in MOVING:
        return frame
    counted = [arg for arg in frame.args if _so_many(arg, ctx.rest)]
    if any(arg.cat in ("C", "N", "F") and arg not in counted for arg in frame.args):
        return frame
    others = [arg for arg in frame.args if arg.cat == "W" and not arg.prep and arg.item.value == "others"]
    if not others and len(counted) == 1 and counted[0].cat == "C" and ctx.rest.n != 1 and not counted[0].item.article:
        others, counted = counted, []
    if len(others) != 1 or others[0].item.rel is not None:
        return frame
    rest = Arg(CardsNP(ref="rest", plural=True, named=False), "C")
    return replace(frame, args=tuple(rest if arg is others[0] else arg for arg in frame.args if arg not in counted))


def _so_many(arg: Arg, rest: Cards) -> bool:
    """Whether it is the number of the cards that are left, which may look like one on a card: *les 3 autres*."""
    if arg.prep or not isinstance(rest.n, int):
        return False
    if arg.cat == "N":
        return bool(arg.item.n == rest.n)
    return arg.cat == "C" and arg.item.fit == (Numbered((rest.n,)),) and arg.item.num is None


def put_back(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Put them back in any order*: where they were, as somebody likes; without an order they lie there already."""
    if clause.pred not in BACK:
        raise NotUnderstood("not put back")
    arranged = _arranged(ctx, clause)
    ordered = _ordered(clause) or clause.pred == "arrange"
    arg = clause.take("C") or next((one for one in clause.peek("W") if one.item.value in ("~they", "others")), None)
    if arg is not None and arg.cat == "W":
        clause.drop(arg)
    if arg is not None and arg.cat == "C" and arg.item.ref not in REFERRING and arranged is None:
        raise NotUnderstood("put back what?")
    cards = arranged or ctx.rest or ctx.fresh
    if cards is None or cards.place != "draw" or (clause.pred in ("swap", "play") and not ordered):
        raise NotUnderstood("put back what?")
    place = clause.behind("on", "to", "in", "at", cats=("PL", "C"))
    where = (place.item if place.cat == "PL" else place.item.place) if place is not None else "draw"
    if where not in ("draw", "~top") or clause.mod("bottom") or (place is not None and place.prep == "under"):
        raise NotUnderstood("put elsewhere")
    stated = clause.mod("top") or place is not None
    back = clause.mod("again") or stated or clause.pred in ("giveback", "arrange")
    if not ordered and (not back or (stated and ctx.rest is None)):
        raise NotUnderstood("put where?")
    return (Arrange(who, cards),) if ordered else ()


def _arranged(ctx: Context, clause: Clause) -> Cards | None:
    """*Rearrange the top three cards*: cards that nobody has looked at before."""
    piled = [arg.item for arg in clause.peek("C") if arg.item.place in ("draw", "~top") and arg.item.num is not None]
    if clause.pred not in ("arrange", "swap") or len(piled) != 1 or not isinstance(piled[0].num.n, int):
        return None
    return Some("draw", (), piled[0].num.n, "top")


def _ordered(clause: Clause) -> bool:
    """*in any order*, *dans l'ordre de ton choix*."""
    found = [arg for arg in clause.peek("T") if arg.item.name == "order" and "same" not in arg.item.mods]
    for arg in found:
        clause.drop(arg)
    clause.mod("yourchoice", "chosen")
    return clause.mod("anyorder") or bool(found)


def spoken_of(ctx: Context, frame: Frame) -> str:
    """*The other two, you give them away*: whether a clause without a verb only names cards that were drawn: the `rest`, or `other`."""
    counts = [arg.item.num for arg in frame.args if arg.cat == "C" and not arg.item.named and arg.item.num is not None]
    if (ctx.rest is None and ctx.fresh is None) or frame.has("W") or len(counts) != 1:
        return ""
    if ctx.rest is None or counts[0].n != ctx.rest.n:
        return "other"
    ctx.these = ctx.rest
    return "rest"
