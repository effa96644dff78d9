"""Clauses as steps about turns, choices and the game itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import Beside, Chosen, Hand, Players, Ranked, Some
from carteblanche.games.blank.calculus.steps import (
    Apply,
    Cancel,
    Choose,
    EndTurn,
    Extra,
    Finish,
    GoOn,
    Move,
    Name,
    Pick,
    Play,
    Reverse,
    Skip,
    Vote,
)
from carteblanche.reader.acts import Steps, act, amount, partner, placed
from carteblanche.reader.refer import Context, NotUnderstood, cards, number, players
from carteblanche.reader.sketch import Clause, Num


@act("skip")
def _skip(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("W")
    if arg is not None and arg.item.value == "nobody":
        raise NotUnderstood("nobody skips")
    whom: Players | None = players(ctx, arg.item) if arg is not None else None
    thing = clause.take("T")
    n: Any = 1
    if thing is not None:
        if thing.item.name not in ("turn", "round"):
            raise NotUnderstood(f"skip {thing.item.name}?")
        n = number(ctx, thing.item.num)
        if whom is None and thing.item.owner is not None:
            whom = players(ctx, thing.item.owner)
    if whom is None:
        whom = "you" if thing is not None else Beside("next")
    return (Skip(whom, n),)


@act("reverse")
def _reverse(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("T")
    return (Reverse(),)


@act("again")
def _again(ctx: Context, clause: Clause, who: Players) -> Steps:
    return (Extra(who),)


@act("goes", "start")
def _goes(ctx: Context, clause: Clause, who: Players) -> Steps:
    if clause.mod("again"):
        return (Extra(who),)
    moved = clause.take("C")
    if moved is not None:
        to = partner(ctx, clause, "to")
        if to is not None:
            return (Move(cards(ctx, moved.item, "you"), Hand(to)),)
        return placed(ctx, clause, moved.item, "you")
    if ctx.rule and ctx.event is None:
        raise NotUnderstood("a change, not a step")
    if who != "you" and not clause.left():
        return (GoOn(who),)
    raise NotUnderstood("goes where?")


@act("have")
def _have(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name == "turn":
        return (Extra(who, number(ctx, thing.item.num)),)
    raise NotUnderstood("a state, not a step")


@act("win")
def _win(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("T")
    return (Finish(who),)


@act("out")
def _out(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("W")
    return (Finish(players(ctx, arg.item) if arg is not None else "you", "out"),)


@act("end")
def _end(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name == "turn":
        return (EndTurn(),)
    raise NotUnderstood("end what?")


@act("name", "choose")
def _choose(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name in ("colour", "number"):
        return (Name(thing.item.name, who),)
    arg = clause.take("W")
    if arg is not None:
        value = players(ctx, arg.item, choose=True)
        if not isinstance(value, Chosen | Ranked):
            raise NotUnderstood("choose whom?")
        if isinstance(value, Chosen) and who != "you":
            value = Chosen(value.n, value.among, who)
        ctx.them, ctx.chosen = value, True
        return (Choose(value),)
    card = clause.take("C")
    if card is not None and card.item.ref == "one":
        return ()
    if card is not None:
        np = replace(card.item, num=card.item.num or Num(1))
        chosen = cards(ctx, np, who)
        ctx.these = Some("these")
        return (Pick(chosen),)
    raise NotUnderstood("choose what?")


@act("play")
def _play(ctx: Context, clause: Clause, who: Players) -> Steps:
    if clause.mod("again") and not clause.peek("C", "N"):
        return (Extra(who),)
    np = amount(clause)
    if np.num is None and not np.ref and not np.named:
        raise NotUnderstood("play what?")
    more = np.num is not None and np.num.more
    if not more and ctx.rule:
        raise NotUnderstood("a demand, not a step")
    return (Play(cards(ctx, replace(np, num=np.num or Num(1)), who), who),)


@act("apply")
def _apply(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("T")
    arg = clause.take("C") or clause.behind("of", cats=("C",))
    if arg is None and ctx.these is not None:
        return (Apply(Some("these"), who),)
    if arg is None:
        raise NotUnderstood("apply what?")
    return (Apply(cards(ctx, arg.item, who), who),)


@act("cancel")
def _cancel(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("T")
    return (Cancel(),)


@act("vote")
def _vote(ctx: Context, clause: Clause, who: Players) -> Steps:
    return (Vote("all" if who == "you" else who),)


@act("flip")
def _flip(ctx: Context, clause: Clause, who: Players) -> Steps:
    """A coin: what follows asks for heads and tails."""
    thing = clause.take("T")
    if thing is None or thing.item.name != "coin":
        raise NotUnderstood("flip what?")
    return ()
