"""Who plays what on what, in a clause that tells of it or forbids it."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Chosen,
    Colour,
    Filter,
    Like,
    NoneOf,
    Numbered,
    Players,
    Plays,
    Some,
)
from carteblanche.reader.meaning.refer import Context, NotUnderstood, players, tests, they
from carteblanche.reader.phrases.sketch import CardsNP, Clause, Num


def doer(ctx: Context, clause: Clause, *, event: bool = True) -> Players:
    """Whom an event is about: anybody, unless somebody in particular is named; on a game card a change may be about somebody who is
    chosen there, or was before.
    """
    arg = clause.behind("by", cats=("W",)) or clause.take("W", side="L")
    if arg is None and "passive" not in clause.frame.mods:
        arg = clause.take("W")
    if arg is None:
        ctx.generic = ctx.generic or bool(clause.frame.mods & {"shared", "en"})
        stated = clause.frame.form & {"2", "3", "1", "1p", "2p", "3p", "inf"}
        return "you" if event and not ctx.rule and stated == frozenset({"2"}) else "all"
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
    if who.value == "~they" and not event and not ctx.rule and ctx.chosen:
        return they(ctx)
    if who.value in ("you", "~they") or who.any or who.value == "all":
        return "all"
    return players(ctx, who, event=True)


def finish(ctx: Context, clause: Clause) -> None:
    ctx.left += clause.left()


def cards_of(clause: Clause) -> CardsNP | None:
    arg = clause.take("C")
    if arg is not None:
        np: CardsNP = arg.item
        if np.rel is not None or np.nth:
            raise NotUnderstood("which cards?")
        return np
    arg = clause.take("N")
    if arg is not None:
        n = arg.item.n
        if (
            (clause.pred in ("play", "put", "discard") or (clause.pred == "have" and clause.neg))
            and isinstance(n, int)
            and 1 <= n <= 6
            and (n > 1 or arg.item.digits or clause.pred == "have")
            and arg.item.op == "="
            and not arg.item.more
        ):
            return CardsNP(fit=(Numbered((n,)),))
        return CardsNP(num=arg.item, named=False)
    arg = clause.take("F")
    if arg is not None:
        return CardsNP(fit=arg.item.tests)
    partitive = _partitive(clause)
    if partitive is not None:
        return partitive
    if clause.neg and clause.pred == "have" and clause.mod("en"):
        return CardsNP(ref="them", named=False)
    named = next(
        (arg for arg in clause.peek("T") if arg.item.name == "colour" and not arg.item.mods and not arg.prep), None
    )
    if named is not None and _may_be_named(clause):
        clause.take("T")
        return CardsNP(fit=(Colour(("named",)),))
    return None


def _partitive(clause: Clause) -> CardsNP | None:
    """*on ne pose pas de rouge*: what is not done stands behind *of*."""
    if clause.pred not in ("play", "put"):
        return None
    for arg in clause.peek("F", "C", "N"):
        if arg.prep not in ("from", "of"):
            continue
        if arg.cat == "F":
            clause.drop(arg)
            return CardsNP(fit=arg.item.tests)
        np = arg.item if arg.cat == "C" else CardsNP(fit=_face(arg.item))
        if np.fit and np.owner is None and not np.place and not np.ref and np.rel is None:
            clause.drop(arg)
            return np
    return None


def _face(num: Num) -> Filter:
    return (Numbered((num.n,)),) if isinstance(num.n, int) and 1 <= num.n <= 6 and num.op == "=" else ()


def _may_be_named(clause: Clause) -> bool:
    """Whether a colour without a name may be the one that was named: where cards are played."""
    return clause.pred in ("play", "have")


def plays(  # noqa: C901 - a branch for each part
    ctx: Context, clause: Clause, who: Players | None = None, *, event: bool = True
) -> Plays:
    """A play: who, what, on what, how many at once."""
    who = who if who is not None else doer(ctx, clause, event=event)
    np = cards_of(clause)
    if np is not None and np.coming:
        if not event or ctx.rule:
            raise NotUnderstood("the next of them")
        who = players(ctx, np.owner) if np.owner is not None else who
        np, ctx.once = replace(np, coming=False, owner=None), True
    denied = np is not None and np.no
    if np is not None and not event:
        np = replace(np, no=False)
    faces = np is not None and np.plural and any(arg.item.face for arg in clause.peek("F") if not arg.prep)
    if np is not None and not np.fit and not faces and (shown := clause.take("F")) is not None:
        np = replace(np, fit=shown.item.tests)
    if np is not None and np.ref == "penultimate":
        raise NotUnderstood("the last but one is an event of its own")
    num: Num | None = np.num if np is not None else None
    fit: Filter = tests(ctx, np.fit) if np is not None else ()
    if np is not None and np.ref == "it" and ctx.named and ctx.these is None:
        np, fit = replace(np, ref=""), (Colour(("named",)),)
    if np is not None and (np.ref in ("this", "it") or np.every or np.no or np.place not in ("", "hand")):
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
    forbidden = clause.neg or clause.modal == "maynot" or "ban" in clause.frame.mods or denied
    if fit and not on and least == 1 and not event and forbidden and not any(isinstance(test, Like) for test in fit):
        on = fit if clause.mod("row") else on
        if on and clause.mod("thrice"):
            raise NotUnderstood("so many in a row?")
        clause.mod("twice")
    if any(isinstance(test, Like) for test in fit) and clause.mod("row", "twice", "thrice"):
        if any(isinstance(test, Numbered) for test in fit) or "thrice" in clause.frame.mods:
            raise NotUnderstood("so many in a row?")
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
    arg = clause.behind("on", *(("after", "to") if named else ()), cats=("C", "F", "PL", "W", "N", "V"))
    if arg is None or arg.cat == "PL":
        return ()
    if arg.cat not in ("C", "F"):
        raise NotUnderstood("on what?")
    if arg.cat == "C" and (arg.item.rel is not None or not arg.item.one()):
        raise NotUnderstood("on which cards?")
    on = tests(ctx, arg.item.fit if arg.cat == "C" else arg.item.tests)
    return (NoneOf(on),) if arg.only and on else on
