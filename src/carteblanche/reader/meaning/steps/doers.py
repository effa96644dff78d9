"""Whose doing a clause is: told by its place, its case, a preposition, the form of the verb, or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import (
    Chosen,
    Players,
)
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, players
from carteblanche.reader.phrases.sketch import Arg, Clause, Frame, Who

PATIENTS: Final = frozenset({"skip", "out"})
"""Verbs whose only player is the one it happens to."""


def subject(ctx: Context, clause: Clause) -> Players:  # noqa: C901 - a branch for each place
    """Whose doing it is."""
    if clause.pred in PATIENTS:
        return "you"
    arg = clause.take_subject()
    if arg is None and clause.frame.form == frozenset({"t"}) and clause.frame.verb_first() and clause.pred == "take":
        arg = clause.take("W")
    if arg is None:
        arg = clause.take_nominative() or _agent(clause) or _needed(clause)
    if arg is None and "signed" in clause.frame.mods:
        arg = clause.behind("for", "to", "at", "dat", "per", cats=("W",)) or clause.take("W")
        if arg is not None and arg.prep == "per":
            arg = replace(arg, item=_every(arg.item))
    if arg is None and _noun(clause):
        arg = clause.behind("for", "dat", cats=("W",))
    if arg is None and clause.pred in ("give", "pass") and _told_to(clause):
        arg = clause.take("W")
    if arg is None and clause.modal:
        arg = clause.take("W")
    if (
        arg is None
        and clause.pred in ("draw", "discard", "play")
        and not (clause.pred == "discard" and "imp" in clause.frame.form)
    ):
        arg = clause.take("W")
        if arg is not None and arg.item.value == "others" and ctx.limit is not None:
            raise NotUnderstood("the rest of the cards")
        if arg is not None and arg.item.case and not {"nom", "dat"} & set(arg.item.case.split(".")):
            raise NotUnderstood("who?")
    if arg is None and clause.pred == "draw" and not any(one.item.every for one in clause.peek("W")):
        arg = clause.behind("for", cats=("W",))
    if arg is None and clause.pred == "goes" and not clause.peek("C", "N"):
        arg = clause.take("W") or clause.behind("to", "at", cats=("W",))
    ctx.third = arg is not None and arg.item.bare
    if arg is None:
        ctx.subject = ctx.subject if ctx.inherited else implied(ctx, clause.frame)
        ctx.implied = ctx.subject
        return ctx.subject
    if arg.item.one and clause.pred == "again":
        return "you"
    ctx.spoken = None if ctx.chosen else ctx.them
    ctx.subject, ctx.implied = players(ctx, arg.item, choose=arg.prep in ("for", "dat") and arg.item.bare), None
    return ctx.subject


def _noun(clause: Clause) -> bool:
    """Whether an act is told without saying who does it, as a noun or behind what it is about: *eine Karte weg für alle*."""
    frame = clause.frame
    if frame.modal or frame.form - {"inf", "ger", "ppas"} or clause.pred in ("give", "giveback", "pass", "put", "add"):
        return False
    return clause.pred in ("again", "skip", "reverse") or (bool(frame.args) and frame.args[0].side == "L")


def _told_to(clause: Clause) -> bool:
    """*gibt jeder eine Karte nach links*: whether it is told to whom, so that everybody is who gives."""
    bare = [arg for arg in clause.peek("W") if not arg.prep]
    to = [arg for arg in clause.peek("W", "S") if arg.prep in ("to", "dat", "at")]
    return len(bare) == 1 and bare[0].item.every and bool(to)


def _agent(clause: Clause) -> Arg | None:
    """*drawn by the next player*, *piochée par chacun*: whose doing it is that something is done."""
    frame = clause.frame
    undergone = any(arg.cat in ("C", "N", "T") and arg.side == "L" and not arg.prep for arg in frame.args)
    if "passive" not in frame.mods and (not undergone or frame.form - {"ppas"}):
        return None
    found = clause.behind("by", cats=("W",))
    if found is None:
        stated = [arg for arg in clause.peek("W") if arg.prep == "per" and is_agent(arg.item, frame)]
        found = stated[0] if len(stated) == 1 else None
        if found is not None:
            clause.drop(found)
    return found


def is_agent(who: Who, frame: Frame) -> bool:
    """Whether *par* says by whom and not for how many: somebody in particular, or everybody in the passive."""
    particular = not who.any and not who.every
    return particular or who.rel is not None or (who.every and "passive" in frame.mods)


def _needed(clause: Clause) -> Arg | None:
    """*две карты берёт следующий*: a verb in the third person needs a subject, and there is one form that may be it."""
    frame = clause.frame
    if not frame.form or not frame.form <= {"3", "3p", "past"} or frame.modal:
        return None
    found = [arg for arg in clause.peek("W") if not arg.prep and "nom" in arg.item.case.split(".")]
    if len(found) != 1 or found[0].item.value == "you":
        return None
    clause.drop(found[0])
    return found[0]


def _every(who: Who) -> Who:
    """*for every neighbour*: all of them."""
    value = {"~neighbour": "~neighbours", Chosen(): "others"}.get(who.value, who.value)
    return replace(who, value=value, any=False, every=True, bare=False)


def implied(ctx: Context, frame: Frame) -> Players:
    """Who it is if only the form of the verb tells: *dobierasz*, *bierze*, *wymieniamy*."""
    if frame.form == frozenset({"3"}) and (ctx.them is not None or ctx.blurred):
        return refer.they(ctx)
    if "inf" in frame.form and ctx.about is not None:
        return ctx.about
    if frame.form and frame.form <= {"1p", "imp"} and "1p" in frame.form:
        return "all"
    return "you"
