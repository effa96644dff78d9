"""Cards that go from one place to another, by whatever verb: where from, where to, which and how many, whoever says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Beside,
    CardsOf,
    Chosen,
    Front,
    Hand,
    Number,
    Place,
    Players,
    Some,
    Source,
)
from carteblanche.games.blank.calculus.steps import Each, Move, Step
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, number, players
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Who

PILES: Final = frozenset({"draw", "discard", "rule-pile", "rules", "middle", "out"})
FROM: Final = ("from", "of", "out")
BEREFT: Final = frozenset({"draw", "take", "get", "steal"})
"""Verbs with which a dative is whom something is taken from: *prends-lui une carte*."""
TO: Final = ("dat", "to", "on", "in", "under", "at", "for", "beside")


@dataclass(frozen=True, slots=True)
class Way:
    """Where cards come from and go to if nothing else is said; empty: it has to be said. `mine`: the hand of who does it."""

    source: str
    target: str


WAYS: Final = {
    "draw": Way("draw", "mine"), "take": Way("draw", "mine"), "get": Way("draw", "mine"), "steal": Way("", "mine"),
    "search": Way("", "mine"),
    "discard": Way("mine", "discard"), "give": Way("mine", ""), "giveback": Way("these", "them"), "pass": Way("mine", ""),
    "cancel": Way("", "discard"), "put": Way("mine", ""), "add": Way("mine", ""), "shuffle": Way("mine", ""), "goes": Way("mine", ""),
    "play": Way("mine", ""), "be": Way("mine", ""), "show": Way("", ""),
}  # fmt: skip


def moved(ctx: Context, clause: Clause, who: Players) -> tuple[Step, ...]:
    """The move that a clause tells of, or `NotUnderstood`."""
    way = WAYS.get(clause.pred)
    if clause.pred == "cancel" and ctx.lasting:
        raise NotUnderstood("a change for a while")
    if clause.pred == "search" and not clause.peek("C", "N", "F"):
        raise NotUnderstood("search for what?")
    front = _front(ctx, clause, who)
    if way is None or clause.peek("T") or (clause.pred in ("be", "show") and front is None):
        raise NotUnderstood("nothing is moved")
    if front is not None and (clause.pred in BEREFT or (ctx.rule and ctx.event is None)):
        raise NotUnderstood("drawn, not laid down")
    np = _cards(clause)
    end = _end(clause)
    rest = refer.remaining(ctx, np) if np.ref == "rest" else None
    if np.ref in ("it", "them", "that") and np.num is None and ctx.these is not None and ctx.these.place == "middle":
        rest = ctx.these
    source = rest.place if rest is not None else _source(ctx, clause, np, way, who)
    target = front or _target(ctx, clause, way, who, np)
    if front is not None:
        clause.mod("faceup", "out", "away")
        clause.behind("on", "to", "at", cats=("PL",))
    if clause.pred in BEREFT and not isinstance(target, Hand | Front):
        raise NotUnderstood("taken to a pile?")
    if target == Hand("all") and source == Hand("you"):
        target = Hand("others")
    if source == target or (clause.pred == "play" and target not in ("draw", "rule-pile", "middle", front)):
        raise NotUnderstood("from where to where?")
    if clause.pred == "shuffle" or clause.mod("shuffled"):
        end = "shuffled"
    cards = rest or _which(ctx, clause, np, source, who)
    ctx.these = Some("these")
    if target in ("middle", "draw", "discard"):
        clause.mod("facedown")
    if who in ("all", "others") and (_beside(source) or _beside(target)):
        step = Move(_for_each(cards), _each_place(target), _at(target, end))
        return (Each(who, (step,), at_once=True),)
    return (Move(cards, target, _at(target, end), "all" if clause.mod("faceup") else "nobody"),)


def _front(ctx: Context, clause: Clause, who: Players) -> Front | None:
    """*in front of you*, *vor dich hin*, *перед собой*."""
    for arg in clause.peek("T", "W"):
        if arg.cat == "T" and arg.item.name == "front":
            clause.drop(arg)
            return Front(players(ctx, arg.item.owner) if arg.item.owner is not None else who)
        if arg.cat == "W" and arg.prep == "front":
            clause.drop(arg)
            own = arg.item.value in ("you", "~self", "~they") and who in ("you", "all", "others")
            return Front(who if own or arg.item.value == "~self" else refer.whom(ctx, arg.item, who))
    return None


def _cards(clause: Clause) -> CardsNP:
    arg = clause.take("C")
    if arg is None:
        arg = clause.take("N")
        if arg is not None:
            return CardsNP(num=arg.item, named=False)
        arg = clause.take("F")
        if arg is not None:
            return CardsNP(fit=arg.item.tests)
        arg = clause.take("PL")
        if arg is not None:
            return CardsNP(place=arg.item, every=True)
    if arg is None:
        raise NotUnderstood("move what?")
    np: CardsNP = arg.item
    if np.no or np.rel is not None or np.free or np.by is not None:
        raise NotUnderstood("move which cards?")
    return np


def _end(clause: Clause) -> str:
    under = any(arg.prep == "under" for arg in clause.peek("PL", "C"))
    if clause.mod("bottom") or under:
        return "bottom"
    return "top" if clause.mod("top") else ""


def _place(ctx: Context, arg: Arg, who: Players) -> Place | None:
    """The place that a phrase names."""
    if arg.cat == "PL":
        return arg.item if arg.item in PILES else None
    if arg.cat == "W":
        return Hand(refer.besides(refer.whom(ctx, arg.item, who, choose=True), who))
    if arg.cat == "S":
        return Hand(players(ctx, Who(arg.item)))
    if arg.cat == "T":
        match arg.item.name:
            case "front":
                return Front(players(ctx, arg.item.owner) if arg.item.owner is not None else who)
            case _:
                return None
    if arg.cat != "C":
        return None
    np: CardsNP = arg.item
    if np.hand or (np.owner is not None and not np.fit and np.num is None):
        return Hand(players(ctx, np.owner) if np.owner is not None else who)
    if np.place in PILES:
        return np.place  # type: ignore[return-value]
    return None


def _source(ctx: Context, clause: Clause, np: CardsNP, way: Way, who: Players) -> Source:
    if np.ref in ("it", "them", "that", "this") and np.num is None:
        found = refer.same_cards(ctx, np)
        if found is not None:
            return found.place
    for prep in (*FROM, "dat", "in") if clause.pred in BEREFT else FROM:
        arg = clause.behind(prep, cats=("PL",)) if prep == "in" else clause.behind(prep)
        if arg is not None and arg.cat == "W" and clause.pred in ("give", "pass") and arg.item.value != "you":
            raise NotUnderstood("given by somebody else?")
        if arg is not None:
            place = _place(ctx, arg, who)
            if place is None:
                raise NotUnderstood("from where?")
            return "rules" if np.place == "rules" and place in ("discard", "middle") else place
    if np.owner is not None or np.hand:
        return Hand(refer.owned_by(ctx, np.owner, who))
    if np.place in PILES:
        return np.place  # type: ignore[return-value]
    if np.place == "~top":
        return "top"
    if np.place == "~before":
        return "below"
    if np.place:
        raise NotUnderstood("from where?")
    match way.source:
        case "mine":
            return Hand(who)
        case "these":
            return "these"
        case "":
            raise NotUnderstood("from where?")
        case pile:
            return pile  # type: ignore[return-value]


def _target(ctx: Context, clause: Clause, way: Way, who: Players, np: CardsNP) -> Place:
    for prep in TO:
        for arg in clause.peek("PL", "C", "W", "S", "T"):
            if arg.prep == prep:
                place = _place(ctx, arg, who)
                if place is not None:
                    clause.behind(prep, cats=(arg.cat,))
                    return place
    match way.target:
        case "mine":
            return Hand(who)
        case "them" if ctx.them is not None:
            return Hand(refer.they(ctx))
        case "discard":
            return "rule-pile" if np.place == "rules" else "discard"
        case _:
            pass
    if clause.pred in ("give", "pass"):
        whom = clause.take("W")
        if whom is not None:
            return Hand(players(ctx, whom.item, choose=True))
    if clause.mod("out"):
        return "out"
    raise NotUnderstood("where to?")


def _which(ctx: Context, clause: Clause, np: CardsNP, source: Source, who: Players) -> Some:
    fit = refer.tests(ctx, np.fit)
    if fit and source == "draw" and clause.pred in ("draw", "take", "get"):
        raise NotUnderstood("nobody sees which cards are drawn")
    how = np.how or ("random" if clause.mod("random") else "")
    other = isinstance(source, Hand) and source.of != who
    if source in ("these", "this", "top", "below", "bottom"):
        return Some(source, fit, number(ctx, np.num) if np.num is not None else None)
    gathered = np.plural and np.named and who in ("all", "others") and clause.pred in ("put", "discard", "give", "add")
    if (np.every or (gathered and not fit and not np.how)) and np.num is None:
        return Some(source, fit)
    n: Number = number(ctx, np.num, source.of if isinstance(source, Hand) else "you")
    piled = (
        source == "discard"
        and clause.pred in ("draw", "take")
        and not np.article
        and np.ref != "any"
        and not clause.mod("chosen")
    )
    if not fit and (source == "draw" or piled):
        how = how or "top"
    elif other and clause.mod("chosen", "yourchoice"):
        return Some(source, fit, n, by=who)
    elif other:
        how = how or "random"
    if fit and other and how == "random" and clause.pred not in ("steal", "take"):
        how = "choice"
    return Some(source, fit, n, how or "choice")  # type: ignore[arg-type]


def _at(target: Place, end: str) -> Any:
    if (target, end) in (("draw", "top"), ("rule-pile", "bottom"), ("discard", "under")) or not isinstance(target, str):
        return ""
    return end


def _beside(place: Source) -> bool:
    return isinstance(place, Hand) and isinstance(place.of, Beside | Chosen)


def _each_place(place: Place) -> Place:
    if isinstance(place, Hand):
        of = place.of
        if isinstance(of, Beside):
            return Hand(Beside(of.way, "each", of.n))
        if isinstance(of, Chosen):
            return Hand(Chosen(of.n, of.among, "each"))
        if of in ("all", "others"):
            return Hand("each")
    return place


def _for_each(cards: Some) -> Some:
    place = cards.place if isinstance(cards.place, CardsOf) else _each_place(cards.place)
    return Some(place, cards.fit, cards.n, cards.how, cards.by)
