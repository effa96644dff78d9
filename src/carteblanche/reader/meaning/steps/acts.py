"""Clauses as steps: what somebody does, or what happens, by the verb and what stands around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    AnyNumber,
    Calculation,
    Chosen,
    Count,
    Hand,
    Numbered,
    Players,
    Ranked,
    Rounds,
    Some,
    Together,
    Turns,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.games.blank.calculus.steps import (
    Choose,
    Each,
    Exchange,
    Extra,
    May,
    Move,
    Pick,
    Repeat,
    Show,
    Skip,
    Step,
)
from carteblanche.games.blank.calculus.trees import count_of, replaced
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, number, players
from carteblanche.reader.meaning.steps import leftovers, moves
from carteblanche.reader.meaning.steps.doers import is_agent, subject
from carteblanche.reader.phrases.sketch import CardsNP, Clause, ForEach, Frame, Num, Who

Steps = tuple[Step, ...]
Maker = Callable[[Context, Clause, Players], Steps]
ACTS: Final[dict[str, Maker]] = {}
WHOLE: Final = frozenset({"all", "others"})
EACH: Final = frozenset({"discard", "show", "play", "give"})
"""Verbs of which *every card* is the object."""


def act(*preds: str) -> Callable[[Maker], Maker]:
    def add(one: Maker) -> Maker:
        for pred in preds:
            ACTS[pred] = one
        return one

    return add


def steps(ctx: Context, frame: Frame) -> Steps:
    """What a clause makes happen, or `NotUnderstood`."""
    if not frame.pred and frame.modal and "again" in frame.mods:
        frame = replace(frame, pred="again", mods=frame.mods - {"again"}, modal="")
    if "optional" in frame.mods and frame.modal in ("", "must", "may", "want"):
        frame = replace(frame, modal="may", mods=frame.mods - {"optional"})
    blocked = _blocked(ctx, frame)
    if blocked is not None:
        return blocked
    if frame.neg or frame.modal in ("maynot", "neednot") or frame.mods & {"ban", "immune"}:
        raise NotUnderstood(f"no step: {frame.pred}")
    if "to" in frame.mods and not frame.modal:
        ctx.doubt(1.0)
    frame, often = _often(frame)
    done, who, left = _fullest(ctx, leftovers.meant(ctx, _meant(frame)))
    ctx.left += left
    done = _times(done, often)
    done = _apiece(done, who)
    if isinstance(who, Ranked | Chosen) and count_of(done, who) + (frame.modal == "may") > 1:
        chosen = Choose(who)
        done = tuple(replaced(step, who, "them") for step in done)
        ctx.them, ctx.chosen = who, True
        if ctx.subject == who:
            ctx.subject = "them"
        return (chosen, May("them", done)) if frame.modal == "may" else (chosen, *done)
    free = any(isinstance(step, Move) and _free(step.cards.n) for step in done)
    free = free or (who != "you" and all(isinstance(step, Show) and step.to == who for step in done))
    if frame.modal == "may" and not free and not all(isinstance(step, Extra) for step in done):
        if who in WHOLE or isinstance(who, WhoFits):
            return (Each(who, (May("each", tuple(replaced(step, who, "each") for step in done)),)),)
        return (May(who, done),)
    return done


def _free(n: Any) -> bool:
    """Whether none will do, too: then nobody has to."""
    return isinstance(n, AnyNumber) and n.least == 0


def _often(frame: Frame) -> tuple[Frame, int]:
    """How often it is done, taken out of the clause: *twice*, *three times*."""
    often = {"twice": 2, "double": 2, "thrice": 3}
    found = [mod for mod in frame.mods if mod in often]
    if len(found) == 1:
        return replace(frame, mods=frame.mods - set(found)), often[found[0]]
    for arg in frame.args:
        num = arg.item.num if arg.cat == "T" and arg.item.name == "time" and not arg.prep else None
        if num is not None and isinstance(num.n, int) and num.op == "=" and num.n > 1:
            return replace(frame, args=tuple(one for one in frame.args if one is not arg)), num.n
    return frame, 1


def _times(done: Steps, often: int) -> Steps:
    """The same so many times."""
    only = done[0] if len(done) == 1 else None
    if often == 1:
        return done
    if isinstance(only, Skip | Extra) and isinstance(only.n, int):
        return (structs.replace(only, n=only.n * often),)
    if isinstance(only, Move) and only.cards.place == "draw" and isinstance(only.cards.n, int):
        return (structs.replace(only, cards=structs.replace(only.cards, n=only.cards.n * often)),)
    return (Repeat(done, times=often),)


def _apiece(done: Steps, who: Players) -> Steps:
    """Where several do what depends on what each of them holds: for each of them."""
    if who not in WHOLE and not isinstance(who, WhoFits | Together):
        return done
    if not any(isinstance(step, Move) and _counts(step.cards.n, who) for step in done):
        return done
    return (Each(who, tuple(replaced(step, who, "each") for step in done)),)


def _counts(value: Any, who: Players) -> bool:
    match value:
        case Count(Some(Hand(of))):
            return of == who
        case Calculation(_, left, right):
            return _counts(left, who) or _counts(right, who)
        case _:
            return False


def _meant(frame: Frame) -> Frame:
    """The clause with the cards that *it* stands for, where somebody has to have them: *who has a 6, discards it*."""
    people = [arg.item for arg in frame.args if arg.cat == "W" and not arg.prep and arg.item.rel is not None]
    shown = [np for who in people if (np := _had(who.rel)) is not None]
    if len(shown) != 1 or frame.pred in ("look", "have", "be"):
        return frame
    stands = {"it": replace(shown[0], num=Num(1)), "them": replace(shown[0], every=True)}
    return replace(
        frame,
        args=tuple(
            replace(arg, item=stands.get(arg.item.ref, arg.item)) if arg.cat == "C" and not arg.prep else arg
            for arg in frame.args
        ),
    )


def _had(rel: Frame) -> CardsNP | None:
    """Cards of some kind that a clause says somebody has."""
    if rel.pred != "have" or rel.neg:
        return None
    held = [arg.item for arg in rel.args if arg.cat == "C" and not arg.prep]
    held += [CardsNP(fit=arg.item.tests) for arg in rel.args if arg.cat == "F" and not arg.prep]
    return CardsNP(fit=held[0].fit) if len(held) == 1 and held[0].fit and not held[0].no else None


def _blocked(ctx: Context, frame: Frame) -> Steps | None:
    """*The next player is not to move*, *he cannot play next turn*, *or not play one turn*: somebody's turn is missed."""
    banned = frame.neg or frame.modal == "maynot"
    people = [arg for arg in frame.args if arg.cat == "W" and not arg.prep]
    spans = [arg.item.until for arg in frame.args if arg.cat == "U"]
    rest = [arg for arg in frame.args if arg not in people and arg.cat != "U"]
    turn = all(arg.cat == "T" and arg.item.name in ("turn", "round", "time") for arg in rest) and len(rest) < 2
    turn = turn and all(one == "turn" or isinstance(one, Turns | Rounds) for one in spans)
    if not banned or frame.pred not in ("play", "goes") or len(people) > 1 or not turn or (ctx.lasting and not spans):
        return None
    if frame.mods - {"now", "also", "en"}:
        return None
    who = people[0].item if people else None
    if who is None:
        if not ctx.inherited or ctx.subject in ("all", "others", "you") or not rest:
            return None
        whom = ctx.subject
    elif who.any or who.value in ("all", "nobody", "you", "others"):
        return None
    else:
        whom = players(ctx, who)
    ctx.subject = whom
    return (Skip(whom, number(ctx, rest[0].item.num) if rest else 1),)


def _fullest(ctx: Context, frame: Frame) -> tuple[Steps, Players, list[str]]:
    """What is made of a clause by the maker that takes up most of it: the verb's own, or that of all moves of cards."""
    own = ACTS.get(frame.pred)
    best: tuple[Steps, Players, list[str], Context] | None = None
    for make in (leftovers.put_back, own, moves.moved):
        if make is None:
            continue
        clause, tried = Clause(frame), replace(ctx)
        try:
            who = subject(tried, clause)
            if who == "nobody":
                raise NotUnderstood("nobody does it")
            done = make(tried, clause, who)
        except NotUnderstood:
            continue
        left = clause.left()
        if best is None or len(left) < len(best[2]):
            best = done, who, left, tried
        if not left:
            break
    if best is None:  # pyright: ignore[reportUnnecessaryComparison]
        raise NotUnderstood(f"no step: {frame.pred}")
    before = ctx.these
    ctx.become(best[3])
    for step in best[0]:
        leftovers.noted(ctx, step)
        if isinstance(step, Show):
            ctx.seen = step.cards.place.of if isinstance(step.cards.place, Hand) and step.cards.n is None else None
        if isinstance(step, Move | Show):
            ctx.shown = isinstance(step, Show) and not isinstance(step.cards.place, Hand)
        if isinstance(step, Move | Exchange | Pick):
            ctx.of_rules = (step.one if isinstance(step, Exchange) else step.cards).place in ("rules", "rule-pile")
        if isinstance(step, Move):
            n = step.cards.n
            ctx.amount = Count(Some("these")) if n is None or isinstance(n, AnyNumber) else n
    if ctx.these == before and any(isinstance(step, Move | Show) for step in best[0]):
        ctx.these = Some("these")
    return best[:3]


def amount(clause: Clause, ctx: Context | None = None) -> CardsNP:
    """The cards a clause is about, made of a bare number if need be, and so many for each of something."""
    stated = [arg for arg in clause.peek("C", "N", "F") if not arg.prep]
    each = [arg for arg in clause.peek("C", "N") if arg.prep == "per"]
    if not stated and len(each) == 1 and clause.pred in EACH:
        clause.drop(each[0])
        if each[0].cat == "N":
            return CardsNP(fit=(Numbered((each[0].item.n,)),), every=True)
        whole: CardsNP = replace(each[0].item, every=True)
        return whole
    np = _bare_amount(clause)
    if ctx is not None and ctx.of_rules and _new_ones(np):
        np = replace(np, place="new-rules")
    each = _for_each(clause)
    if each is None:
        return np
    if np.num is not None and np.num.op != "=":
        raise NotUnderstood("how many for each?")
    return replace(np, num=Num(ForEach(np.num.n if np.num is not None else 1, each)))


def _new_ones(np: CardsNP) -> bool:
    """*three new ones*, *drei neue*: of what was spoken of before."""
    plain = not np.place and np.owner is None and not np.hand and not np.fit and np.rel is None and not np.own
    return plain and (not np.named or np.ref == "one") and np.ref in ("", "one") and not np.every


def _for_each(clause: Clause) -> Any:
    """*for every red card that you have*, *per player*."""
    for arg in clause.peek("C", "W"):
        if arg.prep == "per" or (arg.prep == "for" and (arg.item.every or arg.cat == "C")):
            if arg.cat == "W" and arg.prep == "for" and arg.item.value not in ("all", "others"):
                continue
            if arg.cat == "W" and arg.prep == "per" and is_agent(arg.item, clause.frame):
                continue
            clause.drop(arg)
            return arg.item
    return None


def _bare_amount(clause: Clause) -> CardsNP:
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


def whole_table(ctx: Context, np: CardsNP, who: Players) -> Players:
    """Whose hands are meant if nobody was named: *all hands are revealed*, *every player's hand goes to the left*."""
    if who != "you" or ctx.implied != "you" or not np.hand:
        return who
    if np.owner is not None and np.owner.value in ("all", "others") and np.owner.every:
        return players(ctx, np.owner)
    several = np.plural and (np.owner is None or np.owner.value == "~they")
    return "all" if several and not np.own else who


def partner(ctx: Context, clause: Clause, *preps: str, who: Players = "you") -> Players | None:
    """The other player of a clause."""
    arg = clause.behind(*preps, cats=("W",)) or clause.take("W")
    if arg is not None:
        return refer.whom(ctx, arg.item, who, choose=True)
    arg = clause.behind(*preps, cats=("S",))
    if arg is not None:
        return players(ctx, Who(arg.item))
    arg = clause.behind(*preps, cats=("C",))
    if arg is not None and arg.item.hand and arg.item.owner is not None:
        return players(ctx, arg.item.owner)
    if arg is not None:
        clause.put(arg)
    return None
