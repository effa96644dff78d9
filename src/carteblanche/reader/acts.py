"""Clauses as steps: what somebody does, or what happens, by the verb and what stands around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from carteblanche.games.blank.calculus.parts import Accuses, Beside, Hand, Place, Players, Some
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.games.blank.calculus.steps import (
    Each,
    Exchange,
    Extra,
    May,
    Move,
    Penalise,
    Reverse,
    Share,
    Show,
    Shuffle,
    Step,
    SwapSeats,
)
from carteblanche.reader import facts, refer
from carteblanche.reader.refer import Context, NotUnderstood, cards, number, players
from carteblanche.reader.sketch import Arg, CardsNP, Clause, Frame, Who

Steps = tuple[Step, ...]
Maker = Callable[[Context, Clause, Players], Steps]
ACTS: Final[dict[str, Maker]] = {}
PATIENTS: Final = frozenset({"skip", "out"})
"""Verbs whose only player is the one it happens to."""
WHOLE: Final = frozenset({"all", "others"})


def act(*preds: str) -> Callable[[Maker], Maker]:
    def add(one: Maker) -> Maker:
        for pred in preds:
            ACTS[pred] = one
        return one

    return add


def steps(ctx: Context, frame: Frame) -> Steps:
    """What a clause makes happen, or `NotUnderstood`."""
    made = ACTS.get(frame.pred)
    if made is None or frame.neg or frame.modal in ("maynot", "neednot") or "ban" in frame.mods:
        raise NotUnderstood(f"no step: {frame.pred}")
    clause = Clause(frame)
    who = subject(ctx, clause)
    if who == "nobody":
        raise NotUnderstood("nobody does it")
    done = made(ctx, clause, who)
    facts.finish(ctx, clause)
    if frame.modal == "may":
        if who in WHOLE or isinstance(who, WhoFits):
            return (Each(who, (May("each", tuple(_each(step, who) for step in done)),)),)
        return (May(who, done),)
    return done


def _each(value: Any, who: Players) -> Any:
    """The same for each of several players."""
    from carteblanche.games.blank.calculus.parts import Part

    if value == who:
        return "each"
    if isinstance(value, tuple):
        return tuple(_each(one, who) for one in value)  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, Part):
        import msgspec

        return msgspec.structs.replace(
            value, **{name: _each(getattr(value, name), who) for name in value.__struct_fields__}
        )
    return value


def subject(ctx: Context, clause: Clause) -> Players:
    """Whose doing it is."""
    if clause.pred in PATIENTS:
        return "you"
    arg = clause.take_subject()
    if arg is None and clause.modal:
        arg = clause.take("W")
    if arg is None and clause.pred in ("draw", "discard", "play"):
        arg = clause.take("W")
    if arg is None and clause.pred == "draw":
        arg = clause.behind("for", cats=("W",))
    if arg is None:
        return ctx.subject if ctx.inherited else "you"
    ctx.subject = players(ctx, arg.item)
    return ctx.subject


def amount(clause: Clause) -> CardsNP:
    """The cards a clause is about, made of a bare number if need be."""
    arg = clause.take("C")
    if arg is not None and arg.item.ref == "it" and arg.side == "L" and clause.peek("C", "N"):
        arg = clause.take("C")
    if arg is not None:
        return arg.item  # type: ignore[no-any-return]
    arg = clause.take("N")
    if arg is not None:
        return CardsNP(num=arg.item, named=False)
    arg = clause.take("F")
    return CardsNP(fit=arg.item.tests) if arg is not None else CardsNP(named=False)


def partner(ctx: Context, clause: Clause, *preps: str) -> Players | None:
    """The other player of a clause."""
    arg = clause.behind(*preps, cats=("W",)) or clause.take("W")
    if arg is not None:
        return players(ctx, arg.item, choose=True)
    arg = clause.behind(*preps, cats=("S",))
    if arg is not None:
        return players(ctx, Who(arg.item))
    arg = clause.behind(*preps, cats=("C",))
    if arg is not None and arg.item.hand and arg.item.owner is not None:
        return players(ctx, arg.item.owner)
    if arg is not None:
        clause.put(arg)
    return None


def _rules(np: CardsNP) -> bool:
    return np.place in ("rules", "rule-pile", "new-rules")


@act("draw")
def _draw(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause)
    if _rules(np):
        return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)
    source = clause.behind("from", "of")
    if clause.mod("random"):
        np = replace(np, how="random")
    if source is not None and source.cat in ("W", "C") and getattr(source.item, "place", "") not in ("draw", "discard"):
        return _taken(ctx, who, np, source)
    if source is not None and "discard" in (source.item, getattr(source.item, "place", "")):
        return (Move(Some("discard", refer.tests(ctx, np.fit), number(ctx, np.num), "top"), Hand(who)),)
    if np.owner is not None or np.hand:
        return _taken(ctx, who, np, None)
    if np.place in ("discard", "~top"):
        return (Move(cards(ctx, np, who), Hand(who)),)
    if np.fit or np.every or np.no or np.rel is not None or (np.num is not None and np.num.op != "="):
        raise NotUnderstood("draw which cards?")
    if clause.behind("instead") is not None and ctx.event != Accuses(verdict="wrong"):
        raise NotUnderstood("instead of what?")
    ctx.these = Some("drawn")
    return (Move(Some("draw", n=number(ctx, np.num, who), how="top"), Hand(who)),)


def _taken(ctx: Context, who: Players, np: CardsNP, arg: Arg | None) -> Steps:
    if arg is None:
        other = players(ctx, np.owner) if np.owner is not None else None
    elif arg.cat == "W":
        other = players(ctx, arg.item, choose=True)
    else:
        other = players(ctx, arg.item.owner) if arg.item.owner is not None else None
    if other is None or other == who:
        raise NotUnderstood("take from whom?")
    fit = refer.tests(ctx, np.fit)
    if who in WHOLE and isinstance(other, Beside):
        taken = Some(Hand(Beside(other.way, "each", other.n)), fit, number(ctx, np.num, other), "random")
        return (Each(who, (Move(taken, Hand("each")),), at_once=True),)
    ctx.these = Some("these")
    if (np.every or np.hand) and np.num is None:
        return (Move(Some(Hand(other), fit), Hand(who)),)
    how: Any = np.how if np.how in ("highest", "lowest") else "random"
    return (Move(Some(Hand(other), fit, number(ctx, np.num, other), how), Hand(who)),)


@act("take", "steal")
def _take(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None:
        if thing.item.name == "turn":
            return (Extra(who, number(ctx, thing.item.num)),)
        if thing.item.name == "penalty":
            return (Penalise(who, number(ctx, thing.item.num)),)
        raise NotUnderstood(f"take {thing.item.name}?")
    other = clause.take("W")
    if other is not None:
        clause.put(replace(other, prep="from"))
    referring = clause.peek("C")
    if referring and referring[0].item.ref in ("it", "this", "that", "them") and not referring[0].item.num:
        back = refer.same_cards(ctx, referring[0].item)
        if back is not None and clause.pred != "steal":
            clause.take("C")
            clause.mod("again")
            return (Move(back, Hand(who)),)
    told = any(arg.prep == "from" for arg in clause.peek("W", "C")) or any(
        arg.item.owner is not None for arg in referring
    )
    if clause.pred == "steal" and not told:
        raise NotUnderstood("steal from whom?")
    return _draw(ctx, clause, who)


@act("discard")
def _discard(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause)
    if _rules(np):
        return (Move(cards(ctx, replace(np, place="rules"), who), "rule-pile"),)
    if clause.mod("random"):
        np = replace(np, how="random")
    if np.place == "draw":
        return (Move(Some("draw", (), number(ctx, np.num), "top"), "discard"),)
    if np.place not in ("", "hand"):
        raise NotUnderstood("discard from where?")
    clause.behind("from", cats=("C",))
    return (Move(cards(ctx, np, who), "discard"),)


@act("give", "giveback", "pass")
def _give(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None:
        raise NotUnderstood(f"give {thing.item.name}?")
    np = amount(clause)
    to = partner(ctx, clause, "to", "at", "on", "for")
    if to is None and clause.pred == "pass" and (np.hand or np.every):
        to = Beside("next")
    if to is None and clause.pred == "giveback" and ctx.them is not None:
        to = refer.they(ctx)
    if to is None:
        raise NotUnderstood("give to whom?")
    if clause.mod("random"):
        np = replace(np, how="random")
    if who in WHOLE and isinstance(to, Beside):
        inner = cards(ctx, replace(np, owner=None), "each")
        return (Each(who, (Move(inner, Hand(Beside(to.way, "each", to.n))),), at_once=True),)
    return (Move(cards(ctx, np, who), Hand(to)),)


@act("swap", "replace")
def _swap(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name == "direction":
        return (Reverse(),)
    np = amount(clause)
    if _rules(np):
        clause.behind("for", "by", "with", cats=("C", "N", "PL"))
        clause.behind("from", cats=("PL", "C"))
        chosen = Some("rules") if np.every and np.num is None else Some("rules", (), number(ctx, np.num))
        count = number(ctx, np.num) if np.num is not None else (1 if chosen.n is not None else 3)
        return (Exchange(chosen, Some("rule-pile", (), count, "top")),)
    other = partner(ctx, clause, "with", "to")
    if other is None:
        raise NotUnderstood("swap with whom?")
    if thing is not None and thing.item.name == "seat":
        return (SwapSeats(who, other),)
    fit = refer.tests(ctx, np.fit)
    if np.hand or (np.every and not np.num) or (not np.named and np.num is None):
        return (Exchange(Some(Hand(who), fit), Some(Hand(other), fit)),)
    n = number(ctx, np.num)
    return (Exchange(Some(Hand(who), fit, n), Some(Hand(other), fit, n)),)


@act("show")
def _show(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause)
    if _rules(np):
        return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)
    arg = clause.behind("to", cats=("W",)) or clause.take("W")
    to: Players = players(ctx, arg.item) if arg is not None else "all"
    clause.behind("from", cats=("C",))
    piled = np.place in ("draw", "~top")
    shown = Some("draw", (), number(ctx, np.num), "top") if piled else cards(ctx, np, who)
    ctx.these = Some("these")
    return (Show(shown, to),)


@act("look")
def _look(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("C") or clause.behind("at", "in", "to", cats=("C",))
    if arg is None:
        at = partner(ctx, clause, "at", "in", "to", "with")
        if at is None:
            raise NotUnderstood("look at what?")
        return (Show(Some(Hand(at)), who),)
    np: CardsNP = arg.item
    if np.place in ("draw", "~top"):
        ctx.these = Some("these")
        return (Show(Some("draw", (), number(ctx, np.num), "top"), who),)
    if np.owner is None:
        raise NotUnderstood("look at whose cards?")
    return (Show(cards(ctx, np, who), who),)


@act("add")
def _add(ctx: Context, clause: Clause, who: Players) -> Steps:
    np = amount(clause)
    if not _rules(np):
        raise NotUnderstood("add what?")
    return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)


@act("shuffle")
def _shuffle(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("C") or clause.take("PL")
    into = clause.behind("to", "in", cats=("PL", "C"))
    if into is not None and arg is not None:
        target = into.item if into.cat == "PL" else into.item.place
        if target not in ("draw", "rule-pile"):
            raise NotUnderstood("shuffle into what?")
        shuffled = Some(arg.item) if arg.cat == "PL" else cards(ctx, arg.item, who)
        return (Move(shuffled, target, "shuffled"),)
    clause.mod("together")
    if arg is None:
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
    clause.mod("again")
    if ctx.these is None:
        raise NotUnderstood("deal what?")
    return (Share(ctx.these),)


@act("put")
def _put(ctx: Context, clause: Clause, who: Players) -> Steps:
    return placed(ctx, clause, amount(clause), who)


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
        elif arg.cat == "W":
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
