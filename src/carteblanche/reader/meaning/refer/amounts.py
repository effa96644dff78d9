"""The numbers that words refer to."""

from __future__ import annotations

from typing import Any

from carteblanche.games.blank.calculus.parts import (
    AnyNumber,
    Calculation,
    Chosen,
    Count,
    Die,
    Hand,
    Heads,
    Number,
    Players,
    Some,
    Sum,
)
from carteblanche.reader.meaning.refer import roles, which
from carteblanche.reader.meaning.refer.context import Context, NotUnderstood
from carteblanche.reader.phrases.sketch import (
    Against,
    AllBut,
    AsMany,
    CardsNP,
    ForEach,
    Frame,
    Half,
    Num,
    NumberOf,
    SameAs,
    ThatMany,
    Who,
)


def number(ctx: Context, num: Num | None, owner: Players = "you") -> Number:
    """How many."""
    if num is None:
        return 1
    if isinstance(num.n, Half):
        return Calculation("/", Count(Some(Hand(owner))), 2)
    if isinstance(num.n, AllBut):
        return Calculation("-", Count(Some(Hand(owner))), num.n.n)
    if isinstance(num.n, AsMany):
        return as_many(ctx, num.n, owner)
    if num.op == "<=" and isinstance(num.n, int):
        return AnyNumber(most=num.n)
    if num.op == ">=" and isinstance(num.n, int):
        return AnyNumber(num.n)
    if num.op not in ("=", "<=") and not num.more:
        raise NotUnderstood("how many?")
    return valued(ctx, num.n)


def as_many(ctx: Context, many: AsMany, owner: Players) -> Number:
    """*as many as your neighbour has*, *as there are players*, *as the number on the card*; *twice as many*."""
    found = _as_many(ctx, many, owner)
    return found if many.times == 1 else Calculation("*", many.times, found)


def _as_many(ctx: Context, many: AsMany, owner: Players) -> Number:
    item = many.of
    if item is None:
        return _that_many(ctx, ThatMany())
    match many.cat:
        case "W":
            return _heads_or_hand(ctx, item)
        case "C" if item.place in ("~top", "~before") or item.ref in ("this", "it", "that"):
            return Sum(which.compared(ctx, item))
        case "C" if item.owner is not None:
            return Count(Some(Hand(roles.players(ctx, item.owner)), which.tests(ctx, item.fit)))
        case "C" if item.place in ("rules", "draw", "discard") and item.num is None and item.rel is None:
            return Count(Some(item.place, which.tests(ctx, item.fit)))
        case "C" if item.hand or item.own:
            return Count(Some(Hand(owner if item.own else "you"), which.tests(ctx, item.fit)))
        case "N" if isinstance(item.n, NumberOf | AsMany):
            return number(ctx, item, owner)
        case "T" if item.name == "die":
            return Die()
        case "V" if any(arg.cat == "T" and arg.item.name == "die" for arg in item.args):
            return Die()
        case "V" if item.pred in ("show", "say", "be", "have") and (shown := _shown(ctx, item)) is not None:
            return shown
        case "V" if item.pred in ("have", "be"):
            return _counted(ctx, item, owner)
        case _:
            raise NotUnderstood("as many as what?")


def _shown(ctx: Context, frame: Frame) -> Number | None:
    """*as this card shows*, *as the number on it says*: the number on a card."""
    things = [arg.item.name for arg in frame.args if arg.cat == "T"]
    shown = [arg.item for arg in frame.args if arg.cat == "C" and _one_card(arg.item)]
    counts = [arg.item for arg in frame.args if arg.cat == "N" and isinstance(arg.item.n, NumberOf)]
    if frame.neg or frame.modal or any(arg.cat == "W" for arg in frame.args):
        return None
    if len(counts) == 1 and len(frame.args) == 1:
        return number(ctx, counts[0])
    if len(shown) != 1 or set(things) - {"number"} or len(shown) + len(things) != len(frame.args):
        return None
    return Sum(which.compared(ctx, shown[0]))


def _one_card(np: CardsNP) -> bool:
    return np.ref in ("this", "it") or np.place in ("~top", "~before")


def _heads_or_hand(ctx: Context, who: Who) -> Number:
    if who.rel is not None or who.has is not None:
        return Count(Some(Hand(roles.players(ctx, who))))
    if who.value in ("all", "others"):
        return Heads(who.value)
    return Count(Some(Hand(roles.players(ctx, who))))


def _counted(ctx: Context, frame: Frame, owner: Players) -> Number:
    preps = ("", "of", "from") if frame.pred == "be" else ("",)
    people = [arg.item for arg in frame.args if arg.cat == "W" and arg.prep in preps]
    cards_ = [arg.item for arg in frame.args if arg.cat == "C" and not arg.prep and not arg.item.hand]
    beside = [
        arg
        for arg in frame.args
        if arg.prep not in preps and not (arg.cat == "C" and arg.item.hand) and arg.cat != "PL"
    ]
    if frame.neg or frame.modal or beside or len(cards_) > 1 or (frame.mods - {"also", "now", "en"}):
        raise NotUnderstood("as many as what?")
    if len(people) == 2 and people[0].value == "~they":
        people = people[1:]
    fit = which.tests(ctx, cards_[0].fit) if cards_ else ()
    if frame.pred == "be" and cards_ and cards_[0].place in ("rules", "draw", "discard") and not people:
        return Count(Some(cards_[0].place, fit))
    if len(people) != 1 or (cards_ and (cards_[0].num is not None or cards_[0].every)):
        raise NotUnderstood("as many as what?")
    if frame.pred == "be":
        if cards_:
            raise NotUnderstood("as many as what?")
        return _heads_or_hand(ctx, people[0]) if people[0].value != "all" else Heads("all")
    return Count(Some(Hand(roles.players(ctx, people[0])), fit))


def valued(ctx: Context, n: Number | NumberOf | Half | AllBut | AsMany | ThatMany | ForEach) -> Number:
    """A number that may be that on a card."""
    if isinstance(n, ForEach):
        count = counted(ctx, n.of)
        return count if n.n == 1 else Calculation("*", valued(ctx, n.n), count)
    if isinstance(n, ThatMany):
        return _that_many(ctx, n)
    if isinstance(n, NumberOf):
        shown = Sum(which.compared(ctx, n.cards))
        return Calculation(n.op, shown, n.by) if n.op else shown  # type: ignore[arg-type]
    if isinstance(n, Half | AllBut | AsMany):
        raise NotUnderstood("half of what?")
    return n


def _that_many(ctx: Context, n: ThatMany) -> Number:
    if n.free:
        return AnyNumber()
    if ctx.amount is None:
        raise NotUnderstood("how many?")
    return ctx.amount


def counted(ctx: Context, what: Any) -> Number:
    """How many there are of what a sketch names: cards, or players."""
    if isinstance(what, Who):
        if what.every or (what.any and what.rel is None and what.has is None):
            return Heads("others" if what.value == "others" or isinstance(what.value, Chosen) else "all")
        return Count(Some(Hand(roles.players(ctx, what))))
    if not isinstance(what, CardsNP) or what.num is not None or what.ref or what.no:
        raise NotUnderstood("how many of what?")
    if any(isinstance(test, SameAs | Against) for test in what.fit):
        raise NotUnderstood("how many of what?")
    if what.rel is not None:
        what = which.of_hand(ctx, what)
    if what.place in ("rules", "rule-pile", "draw", "discard"):
        return Count(Some(what.place, which.tests(ctx, what.fit)))
    if what.place and what.place != "hand":
        raise NotUnderstood("how many of what?")
    return Count(
        Some(Hand(roles.players(ctx, what.owner) if what.owner is not None else "you"), which.tests(ctx, what.fit))
    )
