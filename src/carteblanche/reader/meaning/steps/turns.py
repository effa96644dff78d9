"""Clauses as steps about turns, choices and the game itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Accuses,
    Becomes,
    Beside,
    Die,
    Draws,
    Hand,
    Idle,
    Made,
    Misses,
    Penalised,
    Players,
    Reported,
    Some,
)
from carteblanche.games.blank.calculus.steps import (
    Apply,
    Cancel,
    EndTurn,
    Extra,
    Finish,
    GoOn,
    Move,
    Play,
    Reverse,
    Skip,
)
from carteblanche.reader.meaning.refer import Context, NotUnderstood, cards, number, owned_by, players
from carteblanche.reader.meaning.steps.acts import Steps, act, amount, partner
from carteblanche.reader.meaning.steps.doers import implied
from carteblanche.reader.meaning.steps.handling import placed
from carteblanche.reader.phrases.sketch import CardsNP, Clause, Frame, Num

OFFENCES: Final = (Accuses, Becomes, Draws, Idle, Misses, Penalised, Reported)
"""What somebody does wrong or what befalls them: whoever it is misses a turn, if nobody else is named."""


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
        stated = thing is not None or bool(clause.frame.form & {"2", "3"}) or isinstance(ctx.event, OFFENCES)
        whom = (ctx.subject if ctx.inherited else implied(ctx, clause.frame)) if stated else Beside("next")
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


@act("do", "make", "get")
def _made(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Make two more turns*."""
    thing = next((arg for arg in clause.peek("T") if arg.item.name == "turn" and not arg.prep), None)
    if thing is None or clause.peek("C", "N", "F"):
        raise NotUnderstood("do what?")
    clause.drop(thing)
    clause.mod("again", "more", "row", "extra")
    return (Extra(who, number(ctx, thing.item.num)),)


@act("goes", "start")
def _goes(ctx: Context, clause: Clause, who: Players) -> Steps:
    if clause.mod("again"):
        return (Extra(who),)
    turn = next((arg for arg in clause.peek("T") if arg.item.name == "turn" and not arg.prep), None)
    if turn is not None and not clause.peek("C"):
        clause.drop(turn)
        to = partner(ctx, clause, "to", "at", "on", "for", "with", "dat")
        if to is None or to == "you":
            raise NotUnderstood("whose turn?")
        return (EndTurn(),) if to == Beside("next") else (GoOn(to),)
    moved = clause.take("C")
    if moved is not None and moved.item.place in ("rules", "new-rules"):
        return _rules_go(ctx, clause, moved.item)
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


@act("appear")
def _appear(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*Two new rules come into play*."""
    card = clause.take("C")
    if card is None or card.item.place not in ("rules", "new-rules"):
        raise NotUnderstood("what comes?")
    return _rules_go(ctx, clause, card.item)


def _rules_go(ctx: Context, clause: Clause, np: CardsNP) -> Steps:
    """Rules that come into force, or that go."""
    game = clause.behind("to", "in", "on", cats=("T", "PL", "C"))
    known = game is None or game.cat != "T" or game.item.name == "game"
    gone = clause.mod("away", "out") or any(mod in clause.frame.mods for mod in ("part:weg", "part:raus"))
    if gone and np.place == "rules":
        n = None if np.every or (np.plural and np.num is None) else number(ctx, np.num)
        return (Move(Some("rules", n=n), "rule-pile"),)
    fresh = np.place == "new-rules" or (np.num is not None and np.num.more)
    if not known or gone or not (fresh or game is not None) or np.no or np.every:
        raise NotUnderstood("which rules?")
    clause.behind("from", cats=("PL", "C"))
    return (Move(Some("rule-pile", (), number(ctx, np.num), "top"), "rules"),)


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


ENDED: Final[dict[Any, Any]] = {"winner": "win", "loser": "lose"}
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


@act("lose")
def _lose(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name != "game":
        raise NotUnderstood("lose what?")
    behind = clause.take("W") if who == "you" else None
    return (Finish(players(ctx, behind.item) if behind is not None else who, "lose"),)


@act("out")
def _out(ctx: Context, clause: Clause, who: Players) -> Steps:
    rules = next((arg for arg in clause.peek("C") if arg.item.place == "rules" and not arg.prep), None)
    if rules is not None and not clause.peek("W"):
        clause.drop(rules)
        clause.behind("from", "of", cats=("T", "PL"))
        n = None if rules.item.every or (rules.item.plural and rules.item.num is None) else number(ctx, rules.item.num)
        return (Move(Some("rules", n=n), "rule-pile"),)
    arg = clause.take("W")
    return (Finish(players(ctx, arg.item) if arg is not None else "you", "out"),)


@act("end")
def _end(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    lasts = any(arg.item.until == "turn" for arg in clause.peek("U"))
    if (thing is not None and thing.item.name == "turn") or (thing is None and lasts):
        return (EndTurn(),)
    raise NotUnderstood("end what?")


@act("play")
def _play(ctx: Context, clause: Clause, who: Players) -> Steps:
    if any(arg.item.name == "turn" and not arg.prep for arg in clause.peek("T")):
        return _made(ctx, clause, who)
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
    card = clause.behind("of", "from", cats=("C",)) or clause.take("C")
    if card is not None and card.item.place != "~before" and card.item.ref not in ("it", "that") and not card.item.last:
        raise NotUnderstood("cancel what?")
    return (Cancel(),)


@act("be")
def _be(ctx: Context, clause: Clause, who: Players) -> Steps:
    """*It is your turn again*, *it is their turn*, *you are the winner*."""
    ended = next((arg for arg in clause.peek("W") if arg.item.value in ENDED and not arg.prep), None)
    if ended is not None and not ctx.contest:
        clause.drop(ended)
        behind = clause.take("W") if who == "you" else None
        return (Finish(players(ctx, behind.item) if behind is not None else who, ENDED[ended.item.value]),)
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
