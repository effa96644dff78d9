"""Clauses as steps in which two sets of cards, two players or two directions change places."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import But, Chosen, Hand, One, Players, Some, Together
from carteblanche.games.blank.calculus.steps import CountAs, Exchange, Let, Name, Reverse, SwapSeats
from carteblanche.reader.meaning import refer
from carteblanche.reader.meaning.refer import Context, NotUnderstood, number, players
from carteblanche.reader.meaning.steps.acts import WHOLE, Steps, act, amount, partner
from carteblanche.reader.meaning.steps.transfers import about_rules
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Clause, Who

FOR = ("for", "with", "by", "on", "to", "against", "instead")
"""Prepositions of what one gets: *for the top card*, *gegen*, *na*."""


@act("swap", "replace")
def _swap(ctx: Context, clause: Clause, who: Players) -> Steps:
    thing = clause.take("T")
    if thing is not None and thing.item.name == "direction":
        return (Reverse(),)
    if thing is not None and thing.item.name == "colour" and not ctx.rule and not clause.peek("C", "F", "W"):
        ctx.named = True
        return (Name("colour", who), Let(CountAs((One(Some("this")),), colour="named")))
    means = [arg for arg in clause.peek("C") if arg.prep == "with" and arg.item.case]
    if means and not [arg for arg in clause.peek("C", "N", "F") if not arg.prep]:
        clause.put(replace(clause.behind("with", cats=("C",)) or means[0], prep=""))
    traded = _traded(ctx, clause, who)
    if traded is not None:
        return traded
    np = amount(clause)
    if np.plural and np.num is None and not np.fit:
        np = replace(np, every=True)
    if about_rules(np):
        clause.behind("for", "by", "with", cats=("C", "N", "PL"))
        clause.behind("from", cats=("PL", "C"))
        chosen = Some("rules") if np.every and np.num is None else Some("rules", (), number(ctx, np.num))
        count = number(ctx, np.num) if np.num is not None else (1 if chosen.n is not None else 3)
        return (Exchange(chosen, Some("rule-pile", (), count, "top")),)
    pair = clause.behind("between", "of", "dat", cats=("W",)) if not clause.peek("W") or who == "you" else None
    both = players(ctx, pair.item) if pair is not None else None
    if isinstance(both, Together) and len(both.who) == 2:
        return _hands_swapped(ctx, np, *both.who)
    if pair is not None:
        clause.put(pair)
    if isinstance(who, Together) and len(who.who) == 2:
        clause.mod("mutual", "each")
        return _hands_swapped(ctx, np, *who.who) if thing is None else (SwapSeats(*who.who),)
    other = partner(ctx, clause, "with", "to")
    if other is None and np.hand and np.owner is None and who == "you" and not ctx.rule:
        other = Chosen()
    if other is None and isinstance(ctx.them, Chosen) and ctx.them.n == 2 and who in ("them", ctx.them):
        among = ctx.them.among
        one, two = Chosen(among=among), Chosen(among=But(among, "them"))
        clause.mod("mutual")
        return _hands_swapped(ctx, np, one, two)
    if other is None or who in WHOLE or (other in WHOLE and not (np.num is not None or np.fit)):
        raise NotUnderstood("swap with whom?")
    if thing is not None and thing.item.name == "seat":
        return (SwapSeats(who, other),)
    return _hands_swapped(ctx, np, who, other)


def _hands_swapped(ctx: Context, np: CardsNP, who: Players, other: Players) -> Steps:
    """Two players exchange their hands, or cards from them."""
    fit = refer.tests(ctx, np.fit)
    if np.hand or (np.every and not np.num) or (not np.named and np.num is None):
        return (Exchange(Some(Hand(who), fit), Some(Hand(other), fit)),)
    n = number(ctx, np.num)
    if other in ("all", "others") and who not in ("all", "others", "each"):
        raise NotUnderstood("one card for those of several?")
    return (Exchange(Some(Hand(who), fit, n), Some(Hand(other), fit, n)),)


def _traded(ctx: Context, clause: Clause, who: Players) -> Steps | None:
    """*one of your cards for a random one of theirs*, *for the top card of the draw pile*: cards of two kinds of places."""
    mine = [arg for arg in clause.peek("C", "N") if not arg.prep]
    theirs = [arg for arg in clause.peek("C") if arg.prep in FOR and _elsewhere(arg.item, clause)]
    if len(theirs) != 1 or len(mine) > 1 or who in WHOLE:
        return None
    given = mine[0].item if mine and mine[0].cat == "C" else CardsNP(num=mine[0].item if mine else None)
    if given.place not in ("", "hand") or given.hand or given.ref or given.every or given.no:
        return None
    if given.owner is not None and given.owner.value not in ("you", "~they", "i"):
        return None
    got: CardsNP = replace(theirs[0].item, every=False)
    owner = _owner(clause, got)
    if owner is None and not got.place:
        return None
    for arg in (*mine, theirs[0]):
        clause.drop(arg)
    n = number(ctx, given.num)
    one = Some(Hand(who), refer.tests(ctx, given.fit), n)
    if owner is None:
        place = "draw" if got.place in ("draw", "~top") else "discard"
        how = "top" if place == "draw" or got.how == "top" else "choice"
        return (Exchange(one, Some(place, refer.tests(ctx, got.fit), number(ctx, got.num), how)),)  # type: ignore[arg-type]
    other = refer.whom(ctx, owner, who, choose=True)
    how = "random" if got.how == "random" or clause.mod("random") else "choice"
    return (Exchange(one, Some(Hand(other), refer.tests(ctx, got.fit), number(ctx, got.num or given.num), how)),)  # type: ignore[arg-type]


def _elsewhere(np: CardsNP, clause: Clause) -> bool:
    """Whether cards lie in a pile or belong to somebody else."""
    if np.hand or np.no or np.rel is not None or np.place not in ("", "hand", "draw", "discard", "~top"):
        return False
    return bool(np.place in ("draw", "discard", "~top") or np.owner is not None or np.how == "random")


def _owner(clause: Clause, np: CardsNP) -> Who | None:
    if np.owner is not None:
        found: Who = np.owner
        return found
    if np.place in ("draw", "discard", "~top"):
        return None
    arg: Arg | None = clause.behind("with", "from", "of", "at", "own", cats=("W",))
    return arg.item if arg is not None else None
