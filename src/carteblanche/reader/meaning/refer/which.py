"""The cards that words refer to, and what is asked of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    AnyOf,
    Becomes,
    Cards,
    Colour,
    Compare,
    Condition,
    Count,
    Hand,
    Like,
    NoneOf,
    Not,
    Players,
    Some,
    Test,
    Than,
)
from carteblanche.reader.meaning.refer import amounts, roles
from carteblanche.reader.meaning.refer.context import Context, NotUnderstood
from carteblanche.reader.phrases.sketch import Against, CardsNP, SameAs, Who


def of_hand(ctx: Context, np: CardsNP) -> CardsNP:
    """*the cards that you have*: those of your hand; *the card you drew*: that very card."""
    rel = np.rel
    assert rel is not None
    if rel.pred in ("draw", "play", "show", "choose", "discard", "take", "name") and not rel.neg and not rel.modal:
        if np.fit or np.num is not None or np.place or (ctx.these is None and not ctx.played):
            raise NotUnderstood("which cards?")
        return replace(np, rel=None, ref="it")
    people = [arg.item for arg in rel.args if arg.cat == "W" and not arg.prep]
    rest = [arg for arg in rel.args if arg.cat not in ("W", "U") and not (arg.cat == "C" and arg.item.hand)]
    if rel.pred != "have" or rel.neg or rel.modal or len(people) != 1 or rest or np.owner is not None:
        raise NotUnderstood("which cards?")
    return replace(np, rel=None, owner=people[0], place=np.place or "hand")


def tests(ctx: Context, fit: tuple[Test | SameAs | Against, ...]) -> tuple[Test, ...]:
    """Tests with what they compare with filled in."""
    found: list[Test] = []
    for test in dict.fromkeys(fit):
        match test:
            case SameAs(what, cards_, other):
                like = Like(what, compared(ctx, cards_))  # type: ignore[arg-type]
                found.append(NoneOf((like,)) if other else like)
            case Against(op, n):
                found.append(Than(op, amounts.valued(ctx, n)))  # type: ignore[arg-type]
            case AnyOf(several):
                found.append(AnyOf(tests(ctx, several)))
            case NoneOf(several):
                found.append(NoneOf(tests(ctx, several)))
            case _ if test not in found:
                found.append(test)
            case _:
                pass
    likes = [test for test in found if isinstance(test, Like)]
    if {one.what for one in likes} == {"colour", "number"} and len({one.cards for one in likes}) == 1:
        found = [test for test in found if test not in likes] + [Like("both", likes[0].cards)]
    return tuple(found)


def compared(ctx: Context, np: Any) -> Cards:
    """The card that another is compared with."""
    if isinstance(np, CardsNP) and np.ref == "this" and not ctx.rule:
        return Some("this")
    return Some(ctx.before)  # type: ignore[arg-type]


def same_cards(ctx: Context, np: CardsNP) -> Cards | None:
    """The cards that a word such as *it* refers to."""
    if np.ref in ("it", "them", "that"):
        if ctx.these is not None and (ctx.these.place == "middle" or (ctx.these.place == "these" and ctx.these.n)):
            return ctx.these
        if ctx.these is not None:
            return ctx.these if isinstance(ctx.these.place, Hand) and ctx.these.n is None else Some("these")
        if not ctx.rule:
            return Some("this")
        return Some("top") if ctx.played else None
    if np.ref == "this":
        return Some("this") if not ctx.rule else None
    return None


def _referred(ctx: Context, np: CardsNP) -> Cards | None:
    """The cards that *it* or *them* means; somebody's hand, if how many they hold set the card off."""
    if np.num is not None:
        return None
    found = same_cards(ctx, np)
    if found is None and np.ref == "them" and isinstance(ctx.event, Becomes):
        return Some(Hand("you"))
    if found is None and np.ref in ("it", "them", "that"):
        raise NotUnderstood("which cards are meant?")
    return found


def cards(  # noqa: C901 - a branch for each way to speak of cards
    ctx: Context, np: CardsNP, owner: Players, place: str = "", how: str = ""
) -> Cards:
    """Cards of a sketch; by default from the hand of `owner`."""
    if np.rel is not None:
        np = of_hand(ctx, np)
    if np.no or np.free or np.nth or np.coming:
        raise NotUnderstood("which cards?")
    if np.fit == (SameAs("both"),) and ctx.holding is not None and ctx.holding[0] == owner:
        np = replace(np, fit=ctx.holding[1])
    if np.ref == "rest":
        return remaining(ctx, np)
    if np.by is not None:
        return _chosen(ctx, np, cards(ctx, replace(np, by=None), owner, place, how))
    if np.ref in ("it", "them", "one") and ctx.holding is not None and ctx.holding[0] == owner and ctx.these is None:
        return Some(Hand(owner), ctx.holding[1], None if np.ref == "them" else 1)
    referred = _referred(ctx, np)
    if referred is not None:
        return referred
    if (np.ref == "any" and np.fit) or (
        np.plural and np.owner is not None and np.num is None and not np.fit and not np.how
    ):
        np = replace(np, every=True)
    if np.place == "~before":
        return Some("below")
    found = np.place or place
    how = np.how or how
    fit = tests(ctx, np.fit)
    if np.owner is not None and not found:
        found = "hand"
    if found in ("~top", "~bottom"):
        if not np.owner:
            return Some("top") if found == "~top" else Some("bottom")
        found = "hand"
    base: Any
    if found in ("", "hand"):
        whose = owned_by(ctx, np.owner, owner)
        base, holder = Hand(whose), whose
    else:
        base, holder = found, owner
    if np.ref == "them" and np.num is not None and ctx.these is not None:
        base = "these"
    if np.every and np.num is None:
        return Some(base, fit)
    n = amounts.number(ctx, np.num, holder)
    if base == "draw" and not how:
        how = "top"
    return Some(base, fit, n, how or "choice")  # type: ignore[arg-type]


def _chosen(ctx: Context, np: CardsNP, found: Cards) -> Cards:
    """The same cards, chosen by somebody."""
    them, chosen = ctx.them, ctx.chosen
    who = roles.players(ctx, np.by)
    ctx.them, ctx.chosen = them, chosen
    several = isinstance(found.place, Hand) and found.place.of in ("all", "others", "each")
    if found.n is None or found.how not in ("choice", "random") or (several and who not in ("you", "author")):
        raise NotUnderstood("chosen by whom?")
    whose = isinstance(found.place, Hand) and found.place.of == who
    return structs.replace(found, how="choice", by=None if whose else who)


def remaining(ctx: Context, np: CardsNP) -> Cards:
    """The cards that *the rest*, *the other two* mean, once some of several were kept."""
    if ctx.rest is None or (np.num is not None and amounts.number(ctx, np.num) != ctx.rest.n):
        raise NotUnderstood("the rest of what?")
    return ctx.rest


def owned_by(ctx: Context, owner: Any, doer: Players) -> Players:
    """Whose cards they are: *his*, *their* mean those of whoever does it, unless that is `you`."""
    if owner is None:
        return doer
    theirs = isinstance(owner, Who) and owner.value == "~they" and owner.rel is None
    if theirs and (doer != "you" or ctx.them is None or ctx.third):
        return doer
    return roles.players(ctx, owner)


def held(ctx: Context, who: Players, np: CardsNP) -> Condition:
    """*has a red card*, *holds more than five cards*, *has no 6*."""
    if np.rel is not None or np.how:
        raise NotUnderstood("holds which cards?")
    fit = tests(ctx, np.fit)
    if np.ref in ("it", "them", "that") and not fit:
        if not ctx.named:
            raise NotUnderstood("holds what?")
        fit = (Colour(("named",)),)
    counted = Count(Some(Hand(who), fit))
    if np.no:
        return Compare(counted, "=", 0)
    if np.last or (np.num is None and not fit):
        return Compare(counted, "=", 1)
    if np.num is None:
        return Compare(counted, ">=", 1)
    if np.num.op in ("even", "odd"):
        even = Compare(counted, "multiple", 2)
        return even if np.num.op == "even" else Not(even)
    op = ">=" if fit and np.num.op == "=" else np.num.op
    return Compare(counted, op, amounts.valued(ctx, np.num.n))  # type: ignore[arg-type]
