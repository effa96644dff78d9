"""Clauses as steps about turns, choices and the game itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    Beside,
    Chosen,
    Colour,
    Die,
    Hand,
    Idle,
    Made,
    Penalised,
    Players,
    Plays,
    Random,
    Ranked,
    Remembered,
    Reported,
    Some,
    Than,
)
from carteblanche.games.blank.calculus.steps import (
    Apply,
    Cancel,
    Choose,
    EndTurn,
    Exchange,
    Extra,
    Finish,
    GoOn,
    Let,
    Move,
    Name,
    Pick,
    Play,
    Require,
    Reverse,
    Show,
    Skip,
    Vote,
)
from carteblanche.reader.meaning.changes import laws
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, number, owned_by, players
from carteblanche.reader.meaning.steps.acts import Steps, act, amount, partner, steps
from carteblanche.reader.meaning.steps.doers import implied
from carteblanche.reader.meaning.steps.handling import placed
from carteblanche.reader.meaning.steps.transfers import from_seen
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Frame, Num, Thing, Who

OFFENCES: Final = (Accuses, Idle, Penalised, Reported)
"""What somebody does wrong: whoever did it misses a turn, if nobody else is named."""


@act("skip")
def _skip(ctx: Context, clause: Clause, who: Players) -> Steps:
    arg = clause.take("W") or clause.behind("for", "to", "dat", "at", "by", cats=("W",))
    if arg is not None and arg.item.value == "nobody":
        raise NotUnderstood("nobody skips")
    whom: Players | None = players(ctx, arg.item, choose=bool(arg.prep)) if arg is not None else None
    if arg is not None and arg.item.one:
        whom = "you"
    thing = clause.take("T")
    n: Any = 1
    if thing is not None:
        if thing.item.name not in ("turn", "round"):
            raise NotUnderstood(f"skip {thing.item.name}?")
        n = number(ctx, thing.item.num)
        if whom is None and thing.item.owner is not None:
            whom = owned_by(ctx, thing.item.owner, ctx.subject if ctx.inherited else "you")
    if whom is None:
        told = thing is not None or bool(clause.frame.form & {"2", "3"}) or isinstance(ctx.event, OFFENCES)
        whom = (ctx.subject if ctx.inherited else implied(ctx, clause.frame)) if told else Beside("next")
        ctx.implied = whom
    ctx.subject = whom
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
    whose = clause.take("W") if who == "you" else None
    who = players(ctx, whose.item) if whose is not None else who
    if who == Beside("next") and not clause.left():
        return (EndTurn(),)
    if who != "you" and not clause.left():
        return (GoOn(who),)
    raise NotUnderstood("goes where?")


def most_held(frame: Frame) -> int | None:
    """*may not have more than seven cards*: how many somebody may hold."""
    for arg in frame.args:
        num = arg.item.num if arg.cat == "C" and not arg.prep and not arg.item.fit else None
        if num is None or not isinstance(num.n, int) or frame.pred != "have" or not frame.modal:
            continue
        banned = (
            frame.modal == "maynot"
            or frame.neg
            or any(one.cat == "W" and one.item.value == "nobody" for one in frame.args)
        )
        if (banned and num.op == ">") or (frame.modal in ("may", "maynot") and num.op == "<="):
            return num.n
    return None


SECONDS = {"second": 1, "minute": 60, "hour": 3600}


@act("have")
def _have(ctx: Context, clause: Clause, who: Players) -> Steps:
    if any(arg.item.name in SECONDS for arg in clause.peek("T")):
        return _later(ctx, clause, who)
    thing = clause.take("T")
    if thing is not None and thing.item.name == "turn" and "next" in thing.item.mods and who != "you":
        return (GoOn(who),)
    if thing is not None and thing.item.name == "turn":
        return (Extra(who, number(ctx, thing.item.num)),)
    raise NotUnderstood("a state, not a step")


@act("last")
def _later(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*You have two minutes*, *the game lasts two more minutes*: what follows happens then."""
    times = [arg for arg in clause.peek("T") if arg.item.name in SECONDS and arg.prep in ("", "from", "for")]
    if len(times) != 1 or ctx.rule:
        raise NotUnderstood("how long?")
    clause.drop(times[0])
    game = clause.take("T")
    n = number(ctx, times[0].item.num) if times[0].item.num is not None else None
    if not isinstance(n, int) or (game is not None and game.item.name != "game"):
        raise NotUnderstood("how long?")
    clause.mod("more")
    ctx.delay = n * SECONDS[times[0].item.name]
    return ()


@act("win")
def _win(ctx: Context, clause: Clause, who: Players) -> Steps:
    clause.take("T")
    behind = clause.take("W") if who == "you" else None
    return (Finish(players(ctx, behind.item) if behind is not None else who),)


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
        return pair if isinstance(pair[0], Exchange) else (Choose(players(ctx, arg.item, choose=True)), *pair)
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


@act("play")
def _play(ctx: Context, clause: Clause, who: Players) -> Steps:
    if clause.mod("again") and not clause.peek("C", "N"):
        return (Extra(who),)
    np = amount(clause)
    if np.num is None and not np.ref and not np.named:
        raise NotUnderstood("play what?")
    if np.every and np.num is None and not np.fit:
        raise NotUnderstood("all of them?")
    more = np.num is not None and np.num.more
    if np.ref == "this" and not ctx.rule:
        raise NotUnderstood("a permission, not a step")
    nobody = not any(arg.cat == "W" and not arg.prep for arg in clause.frame.args)
    if not more and clause.modal == "must" and nobody and (np.fit or "passive" in clause.frame.mods):
        raise NotUnderstood("a demand, not a step")
    np = replace(np, fit=tuple(test for test in np.fit if test != Made("playable")))
    if not more and (ctx.rule or (who != "you" and clause.modal == "must")):
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
    """Whoever is voted for is *they* from here on."""
    arg = clause.behind("for", "on", "at", "to", "about", "over", cats=("W",)) or clause.take("W")
    if arg is not None and not arg.item.any and not arg.item.every:
        raise NotUnderstood("vote for whom?")
    clause.mod("all", "together")
    ctx.them, ctx.chosen = "voted", False
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


@act("be")
def _be(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*It is your turn again*, *it is their turn*."""
    thing = clause.take("T")
    if thing is None or thing.item.name != "turn" or clause.peek("N", "F", "D", "PL"):
        raise NotUnderstood("a state, not a step")
    clause.mod("again")
    clause.take("C")
    owner = players(ctx, thing.item.owner) if thing.item.owner is not None else who
    return (Extra(owner),) if owner == "you" else (GoOn(owner),)


@act("roll")
def _roll(ctx: Context, clause: Clause, who: Players) -> Steps:
    """A die: what follows speaks of that many."""
    thing = clause.take("T")
    if thing is not None and (thing.item.name != "die" or thing.item.num not in (None, Num(1))):
        raise NotUnderstood("roll what?")
    ctx.amount = Die()
    return ()


@act("toss")
def _toss(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Heads or tails*: what follows asks for them."""
    return ()


@act("flip")
def _flip(ctx: Context, clause: Clause, who: Players) -> Steps:
    """A coin: what follows asks for heads and tails."""
    thing = clause.take("T")
    if thing is None or thing.item.name != "coin":
        raise NotUnderstood("flip what?")
    return ()
