"""Clauses that tell of what happens to the game rather than of what somebody does with cards: a turn comes, a round is over, time passes,
rules go, a penalty is given, a card covers or repeats another.
"""

from __future__ import annotations

from typing import Final

from carteblanche.games.blank.calculus.parts import Clock, Event, Happens, Like, Penalised, Plays, Some, Stage, Turn
from carteblanche.reader.meaning.events.plays import doer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, tests
from carteblanche.reader.phrases.sketch import Arg, Clause

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600}


def find_moment(ctx: Context, clause: Clause) -> Event | None:
    """The event, if it is one of these."""
    match clause.pred:
        case "penalise":
            return Penalised(doer(ctx, clause))
        case "apply" | "match" if _repeated(clause):
            what = clause.take("T")
            if what is None:
                raise NotUnderstood("what is repeated?")
            clause.take("C")
            clause.behind("of", "to", "with", "from", "on", cats=("C", "T", "N"))
            clause.take("W")
            clause.mod("again")
            ctx.played = True
            return Plays(cards=(Like(what.item.name, Some("below")),))
        case "cover" if len([arg for arg in clause.peek("C", "F") if _shows(arg)]) == 2:
            return _covering(ctx, clause)
        case "play" | "goes" | "have" if _everybody_once(clause):
            clause.take("W")
            clause.take("T")
            clause.mod("once")
            return Stage("round", "end")
        case "be" | "goes" | "appear" | "start" if _turn_comes(clause):
            clause.take("T")
            clause.take("W")
            clause.take("C")
            clause.behind("to", "of", "dat", cats=("W",))
            clause.mod("first", "again", "next")
            return Turn("start")
        case "vanish" if of_rules(clause):
            clause.take("C")
            clause.behind("from", "of", "out")
            return Happens("rule-goes")
        case "end" | "vanish" | "elapse" | "goes" | "be" if _time_passes(clause):
            time = clause.take("T")
            if time is None:
                raise NotUnderstood("how long?")
            n = time.item.num.n if time.item.num is not None else 1
            return Clock(n * SECONDS[time.item.name], every=True)
        case "goes" if of_rules(clause) and not _arrives(clause):
            raise NotUnderstood("does it come or go?")
        case "appear" | "goes" | "start" | "show" | "add" | "draw" | "be" if of_rules(clause):
            clause.take("C")
            clause.behind("in", "to", "on", "at", "from")
            return Happens("rule-comes")
        case "out" | "cancel" | "discard" | "end" if of_rules(clause):
            clause.take("C")
            clause.behind("from", "of")
            return Happens("rule-goes")
        case "reverse":
            clause.take("T")
            clause.take("W")
            return Happens("reversed")
        case "swap" | "replace" | "goes" | "be" if any(arg.item.name == "direction" for arg in clause.peek("T")):
            clause.take("T")
            clause.behind("in", "to", "on", cats=("T",))
            clause.take("W")
            return Happens("reversed")
        case _:
            return None


def of_rules(clause: Clause) -> bool:
    """Whether rules come or go by themselves: *a new rule appears*, *eine Regel wird entfernt*."""
    cards = [arg for arg in clause.peek("C") if not arg.prep]
    rules = len(cards) == 1 and cards[0].item.place in ("rules", "new-rules") and cards[0].item.one()
    return rules and not clause.peek("W") and not cards[0].item.no and not clause.modal


def _repeated(clause: Clause) -> bool:
    """*the colour repeats*, *wer die Zahl wiederholt*."""
    things = [arg for arg in clause.peek("T") if not arg.prep]
    cards = [arg for arg in clause.peek("C") if not arg.prep]
    plain = len(things) == 1 and things[0].item.name in ("colour", "number") and things[0].item.num is None
    return plain and not clause.modal and all(not arg.item.fit or arg.item.place for arg in cards)


def _shows(arg: Arg) -> bool:
    return bool(arg.item.fit if arg.cat == "C" else arg.item.tests)


def _covering(ctx: Context, clause: Clause) -> Event:
    """*a red card covers a blue one*, *jeśli zakryjesz niebieską czerwoną*: what is laid on what."""
    laid = clause.behind("with", "by", cats=("C", "F"))
    if laid is None:
        first, second = clause.take("C", "F"), clause.take("C", "F")
        if first is None or second is None:
            raise NotUnderstood("what covers what?")
        with_it = "ins" in second.item.case.split(".") and "ins" not in first.item.case.split(".")
        turned = with_it or "passive" in clause.frame.mods
        laid, under = (second, first) if turned else (first, second)
    else:
        found = clause.take("C", "F")
        if found is None:
            raise NotUnderstood("what is covered?")
        under = found
    clause.take("W")
    clause.mod("passive")
    ctx.played = True
    shown, on = ((arg.item.fit if arg.cat == "C" else arg.item.tests) for arg in (laid, under))
    return Plays(cards=tests(ctx, shown), on=tests(ctx, on))


def _everybody_once(clause: Clause) -> bool:
    """*when everybody has played once*, *wenn alle einmal dran waren*: a round is over."""
    people = [arg for arg in clause.peek("W") if not arg.prep]
    everybody = (
        len(people) == 1 and people[0].item.value == "all" and people[0].item.every and people[0].item.rel is None
    )
    turns = [arg for arg in clause.peek("T") if arg.item.name in ("turn", "time")]
    once = "once" in clause.frame.mods or bool(turns)
    return everybody and not people[0].item.any and once and not clause.peek("C", "F", "N") and not clause.modal


def _turn_comes(clause: Clause) -> bool:
    """*when it is your turn*, *gdy przychodzi twoja kolej*: somebody's turn begins."""
    turns = [arg for arg in clause.peek("T") if arg.item.name == "turn" and not arg.prep]
    rest = [
        arg for arg in clause.peek("C", "F", "N", "D", "PL") if not (arg.cat == "C" and arg.item.ref in ("it", "this"))
    ]
    plain = len(turns) == len(clause.peek("T")) == 1 and not rest and not clause.modal
    stated = plain and (turns[0].item.owner is not None or bool(clause.peek("W")))
    return stated and not turns[0].item.mods & {"no", "another", "more", "extra"}


def _time_passes(clause: Clause) -> bool:
    """*when two minutes have passed*, *sind zwei Minuten um*."""
    times = [arg for arg in clause.peek("T") if arg.item.name in SECONDS and not arg.prep]
    plain = len(times) == len(clause.peek("T")) == 1 and not clause.peek("C", "F", "N", "W", "PL", "D")
    num = times[0].item.num if plain else None
    over = clause.pred in ("end", "vanish", "elapse") or bool(clause.frame.mods & {"over", "empty"})
    return plain and over and not clause.modal and (num is None or (isinstance(num.n, int) and num.op == "="))


def _arrives(clause: Clause) -> bool:
    """Whether a rule that goes somewhere comes into the game."""
    new = any(arg.item.place == "new-rules" for arg in clause.peek("C"))
    return (
        new
        or bool(clause.frame.mods & {"also", "more"})
        or any(arg.prep in ("in", "to") for arg in clause.peek("T", "PL", "C"))
    )
