"""Clauses as steps in which somebody names, chooses or guesses something, or all vote."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Chosen,
    Colour,
    Hand,
    Players,
    Plays,
    Random,
    Ranked,
    Remembered,
    Some,
    Than,
)
from carteblanche.games.blank.calculus.steps import (
    Choose,
    Exchange,
    GoOn,
    Let,
    Move,
    Name,
    Pick,
    Require,
    Show,
    Vote,
)
from carteblanche.reader.meaning.changes import laws
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, players
from carteblanche.reader.meaning.steps.acts import Steps, act, steps
from carteblanche.reader.meaning.steps.transfers import from_seen
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Frame, Num, Thing, Who


@act("say")
def _say(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Say a colour*: name it."""
    if not any(arg.item.name in ("colour", "number") for arg in clause.peek("T")) or clause.peek("quote"):
        raise NotUnderstood("free words")
    return _choose(ctx, clause, who)


@act("name", "choose")
def _choose(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name in ("colour", "number"):
        ctx.named = ctx.named or thing.item.name == "colour"
        ctx.numbered = ctx.numbered or thing.item.name == "number"
        spans = [arg.item.until for arg in clause.peek("U")]
        return (Name(thing.item.name, who), *_named(ctx, thing.item, spans))
    arg = clause.take("W")
    if arg is not None and arg.item.rel is not None and _is_next(arg.item.rel):
        return (GoOn(Chosen(by=who)),)
    if arg is not None and arg.item.rel is not None and arg.item.rel.pred not in ("", "have", "be", "sit"):
        rel = arg.item.rel
        arg = replace(arg, item=replace(arg.item, rel=None))
        ctx.them, ctx.chosen = players(ctx, arg.item, choose=True), True
        pair = steps(ctx, replace(rel, modal="", args=(Arg(Who("~they"), "W", side="L"), *rel.args)))
        return pair if pair and isinstance(pair[0], Exchange) else (Choose(players(ctx, arg.item, choose=True)), *pair)
    if arg is not None:
        value = players(ctx, arg.item, choose=True)
        if not isinstance(value, Chosen | Ranked | Random):
            raise NotUnderstood("choose whom?")
        if who == "all" and value == Chosen():
            ctx.them, ctx.chosen = "voted", False
            return (Vote("all"),)
        if isinstance(value, Chosen) and who != "you":
            value = Chosen(value.n, value.among, who)
        ctx.them, ctx.chosen = value, True
        return (Choose(value),)
    if ctx.seen is not None and any(not arg.prep and arg.item.owner is None for arg in clause.peek("C")):
        return from_seen(ctx, clause, who)
    card = clause.take("C")
    if card is not None and card.item.ref == "one":
        return ()
    if card is not None and ctx.searched and card.item.owner is None and not card.item.place:
        np = replace(card.item, num=card.item.num or Num(1), place="draw", how="choice")
        return (Move(cards(ctx, np, who), Hand(who)),)
    if card is not None:
        np = replace(card.item, num=card.item.num or Num(1))
        chosen = cards(ctx, np, who)
        ctx.these = Some("these")
        return (Pick(chosen),)
    raise NotUnderstood("choose what?")


def _is_next(frame: Frame) -> bool:
    """*who plays next*, *кто ходит следующим*."""
    if frame.pred not in ("play", "goes", "start", "be") or frame.neg or len(frame.args) != 1:
        return False
    only = frame.args[0]
    if only.cat == "W":
        return bool(only.item.value == Beside("next"))
    return only.cat == "N" and only.item.more and "3" in frame.form


def _named(ctx: Context, thing: Thing, spans: list[Any]) -> Steps:
    """What holds for cards of the colour or number that was named: *kolor, którego nie można zagrać*."""
    if thing.rel is None and "next" in thing.mods and thing.name == "colour" and not spans:
        return (Let(Require(Plays(cards=(Colour(("named",)),)))),)
    if thing.rel is None:
        return ()
    cards_ = CardsNP(fit=(Colour(("named",)) if thing.name == "colour" else Than("=", Remembered()),))
    spans = [arg.item.until for arg in thing.rel.args if arg.cat == "U"] or spans
    bare = tuple(arg for arg in thing.rel.args if arg.cat != "U")
    changes = laws.changes(ctx, replace(thing.rel, args=(*bare, Arg(cards_, "C"))))
    return tuple(Let(change, spans[0] if spans else "covered") for change in changes)


@act("vote")
def _vote(ctx: Context, clause: Clause, who: Players) -> Steps:
    """Whoever is voted for is *they* from here on."""
    arg = clause.behind("for", "on", "at", "to", "about", "over", cats=("W",)) or clause.take("W")
    if arg is not None and not arg.item.any and not arg.item.every:
        raise NotUnderstood("vote for whom?")
    clause.mod("all", "together")
    by = clause.behind("of", "by", "from", cats=("W",)) if who == "you" else None
    who = players(ctx, by.item) if by is not None else who
    ctx.them, ctx.chosen, ctx.voters = "voted", False, "all" if who == "you" else who
    return (Vote("all" if who == "you" else who),)


@act("guess")
def _guess(ctx: Context, clause: Clause, who: Players) -> Steps:
    """The colour or number of a card that nobody sees: it is named, then the card is shown; what follows says who was right."""
    thing = clause.take("T")
    card = clause.behind("of", "on", cats=("C",)) or clause.take("C")
    if thing is None or thing.item.name not in ("colour", "number") or card is None:
        raise NotUnderstood("guess what?")
    np = card.item
    if np.place not in ("draw", "~top") and np.ref != "next":
        raise NotUnderstood("guess which card?")
    ctx.these, ctx.guessed = Some("these"), thing.item.name
    return (Name(thing.item.name, who), Show(Some("draw", (), 1, "top")))
