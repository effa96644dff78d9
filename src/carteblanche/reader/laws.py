"""Clauses as standing changes: bans, demands, permissions, limits."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import Colour, Draws, Numbered, One, Plays, Some
from carteblanche.games.blank.calculus.steps import Cap, Change, CountAs, Forbid, Open, Order, Permit, Require
from carteblanche.reader import facts
from carteblanche.reader.refer import Context, NotUnderstood, players, tests
from carteblanche.reader.sketch import Against, CardsNP, Clause, Frame, SameAs


def changes(ctx: Context, frame: Frame) -> tuple[Change, ...]:
    """What a clause changes as long as it holds, or `NotUnderstood`."""
    ctx.before = "top"
    clause = Clause(frame)
    banned = frame.modal == "maynot" or clause.mod("ban") or frame.neg
    if any(arg.item.value == "nobody" for arg in clause.peek("W")):
        clause.take("W")
        banned = True
    if frame.modal == "neednot":
        banned = True
    found = _changes(ctx, clause, banned=banned)
    facts.finish(ctx, clause)
    return found


def _changes(ctx: Context, clause: Clause, *, banned: bool) -> tuple[Change, ...]:
    match clause.pred:
        case "play" | "follow" | "match" | "put":
            if clause.mod("faceup"):
                who = clause.take("W")
                clause.take("C")
                clause.behind("with", cats=("C",))
                clause.behind("on", cats=("PL",))
                return (Open(players(ctx, who.item) if who is not None else "all"),)
            return (_plays(ctx, clause, banned=banned),)
        case "draw" | "take":
            return (_draws(ctx, clause, banned=banned),)
        case "countas":
            return (_counts(ctx, clause),)
        case "be" if clause.modal in ("must", "maynot"):
            return (_must_be(ctx, clause, banned=banned),)
        case "win" if banned:
            return (_no_win(ctx, clause),)
        case "start" | "goes" if clause.mod("first") or clause.pred == "start":
            who = clause.take("W")
            if who is not None:
                return (Order("first", players(ctx, who.item)),)
        case "show" if clause.mod("faceup"):
            who = clause.take("W")
            clause.take("C")
            return (Open(players(ctx, who.item) if who is not None else "all"),)
        case _:
            pass
    raise NotUnderstood(f"no change: {clause.pred}")


def _limit(clause: Clause, *, banned: bool) -> int | None:
    """*at most two*, *no more than two*, *only one*."""
    for arg in clause.peek("C", "N"):
        num = arg.item.num if arg.cat == "C" else arg.item
        if arg.prep or (arg.cat == "C" and arg.item.fit):
            continue
        if (
            num is None
            and arg.cat == "C"
            and not banned
            and arg.item.named
            and not arg.item.every
            and clause.mod("only")
        ):
            clause.take("C")
            return 1
        if num is None or not isinstance(num.n, int):
            continue
        if (banned and num.op == ">") or (not banned and num.op == "<=") or (not banned and clause.mod("only")):
            clause.take(arg.cat)
            return num.n
    return None


def _per(clause: Clause) -> str:
    if clause.mod("together"):
        return "once"
    for arg in clause.peek("T", "U"):
        if arg.cat == "T" and arg.item.name == "turn":
            (clause.behind(arg.prep, cats=("T",)) if arg.prep else clause.take("T"))
            return "turn"
    return ""


def _plays(ctx: Context, clause: Clause, *, banned: bool) -> Change:
    limit = _limit(clause, banned=banned)
    if limit is not None:
        per = _per(clause) or "turn"
        return Cap(Plays(facts.doer(ctx, clause)), limit, per)  # type: ignore[arg-type]
    only, also = clause.mod("only"), clause.mod("always", "also", "any", "even")
    play = facts.plays(ctx, clause)
    if banned:
        if not play.cards and not play.on and play.least == 1:
            raise NotUnderstood("nothing may be played?")
        return Forbid(play)
    if only and play.on and play.cards:
        return Require(play)
    if clause.modal == "may" or also or clause.pred == "match":
        return Permit(play)
    if clause.modal == "must" or only:
        return Require(play)
    raise NotUnderstood("neither ban nor permission")


def _draws(ctx: Context, clause: Clause, *, banned: bool) -> Change:
    limit = _limit(clause, banned=banned)
    if limit is None:
        raise NotUnderstood("no limit")
    per = _per(clause) or "once"
    return Cap(Draws(facts.doer(ctx, clause)), limit, per)  # type: ignore[arg-type]


def _must_be(ctx: Context, clause: Clause, *, banned: bool) -> Change:
    """*The next card must be green*."""
    card = clause.take("C")
    fit = clause.take("F", "C")
    if card is None or card.item.ref != "next" or fit is None:
        raise NotUnderstood("what must be?")
    play = Plays(cards=tests(ctx, fit.item.fit if fit.cat == "C" else fit.item.tests))
    if not play.cards:
        raise NotUnderstood("must be what?")
    return Forbid(play) if banned else Require(play)


def _no_win(ctx: Context, clause: Clause) -> Change:
    arg = clause.behind("with", cats=("C", "F"))
    if arg is None:
        raise NotUnderstood("who may not win?")
    clause.behind("than")
    fit = arg.item.fit if arg.cat == "C" else arg.item.tests
    return Forbid(Plays(facts.doer(ctx, clause), tests(ctx, fit), last=True))


def _counts(ctx: Context, clause: Clause) -> CountAs:
    subject = clause.take("C", "F", side="L")
    if subject is None:
        raise NotUnderstood("what counts?")
    np: CardsNP = subject.item if subject.cat == "C" else CardsNP(fit=subject.item.tests)
    fit = (One(Some("this")),) if np.ref in ("this", "it") else tests(ctx, np.fit)
    other = clause.take("C", "F")
    if not fit or any(isinstance(test, SameAs | Against) for test in np.fit):
        raise NotUnderstood("what counts?")
    if other is not None:
        for test in other.item.fit if other.cat == "C" else other.item.tests:
            if isinstance(test, Colour):
                return CountAs(fit, colour=test.of[0])
            if isinstance(test, Numbered):
                return CountAs(fit, number=test.of[0])
    thing = clause.take("T")
    if thing is not None and thing.item.name in ("colour", "number"):
        every = bool({"each", "any", "all"} & thing.item.mods)
        if thing.item.name == "colour":
            return CountAs(fit, colour="any" if every else "named")
        if every:
            return CountAs(fit, number="any")
    raise NotUnderstood("counts as what?")


def fragment(ctx: Context, np: CardsNP, mods: frozenset[str], on: CardsNP | None = None) -> tuple[Change, ...]:
    """Cards without a verb: *No 1s (allowed)*, *Max two cards per turn*, *Orange on everything*."""
    ctx.before = "top"
    fit = tests(ctx, np.fit)
    if fit and (np.no or "ban" in mods):
        return (Forbid(Plays(cards=fit)),)
    if np.num is not None and np.num.op == "<=" and not fit and isinstance(np.num.n, int):
        return (Cap(Plays(), np.num.n),)
    if fit and on is not None:
        return (Permit(Plays(cards=fit, on=tests(ctx, on.fit))),)
    raise NotUnderstood("cards, and what of them?")
