"""What words refer to: players, cards and numbers of a sketch as parts of the calculus, in the light of what was said before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, cast

from carteblanche.games.blank.calculus.parts import (
    AnyOf,
    Beside,
    But,
    Calculation,
    Cards,
    Chosen,
    Compare,
    Condition,
    Count,
    Event,
    Hand,
    Like,
    NoneOf,
    Number,
    Players,
    Ranked,
    Some,
    Sum,
    Test,
    Than,
    Together,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.reader.sketch import Against, CardsNP, Frame, Half, Num, NumberOf, SameAs, Superlative, Who


class NotUnderstood(Exception):
    """This cannot be what was meant."""


NEIGHBOURS: Final = Together((Beside("left"), Beside("right")))


@dataclass(slots=True)
class Context:
    """What has been spoken of so far on this card."""

    rule: bool
    before: str = "top"
    """Where the card lies that *the card before* means: under the new one after a play, on top before it."""
    them: Players | None = None
    """The players spoken of last, other than `you`."""
    chosen: bool = False
    """Whether `them` were chosen and have a name of their own now."""
    these: Cards | None = None
    played: bool = False
    """Whether the event is a play."""
    event: Event | None = None
    subject: Players = "you"
    """Whose doing the last clause was."""
    inherited: bool = False
    """Whether a clause without a subject has that of the one before."""
    cost: float = 0.0
    left: list[str] = field(default_factory=list)
    """What clauses said that nobody took up."""

    def doubt(self, cost: float) -> None:
        """Makes this reading less likely."""
        self.cost += cost


def players(ctx: Context, who: Any, *, event: bool = False, choose: bool = False) -> Players:
    """The players of a sketch. In an event *a player* is anybody, in an effect somebody whom `you` chooses; described by what they have
    it is all of them, unless a choice is spoken of.
    """
    if not isinstance(who, Who):
        raise NotUnderstood(f"no players: {who}")
    value: Any = who.value
    if value == "~they" and who.rel is None:
        return they(ctx)
    if isinstance(value, tuple):
        value = _combined(ctx, value)  # pyright: ignore[reportUnknownArgumentType]
    elif value == "~neighbours":
        value = NEIGHBOURS
    elif value == "~neighbour":
        value = Chosen(among=NEIGHBOURS)
    if who.has is not None:
        value = having(ctx, value, who, choose=choose)
    elif who.rel is not None:
        value = described(ctx, value, who, choose=choose)
    elif who.any:
        if event:
            return "all"
        if value == "all":
            value = Chosen()
    if isinstance(value, Chosen | Ranked):
        ctx.them, ctx.chosen = value, True
    elif value not in ("you", "nobody", "each"):
        ctx.them, ctx.chosen = cast("Players", value), False
    return value  # type: ignore[no-any-return]


def they(ctx: Context) -> Players:
    """*they*, *he*: whoever was spoken of last, else whom the event is about."""
    if ctx.them is None:
        return "you"
    return "them" if ctx.chosen else ctx.them


def _combined(ctx: Context, value: tuple[Any, ...]) -> Players:
    match value:
        case ("~but", who, without):
            without = they(ctx) if without == "~they" else without
            return "others" if without == "you" and who in ("all", "others") else But(who, without)
        case ("~of", beside):
            whose = they(ctx)
            return beside if whose == "you" else Beside(beside.way, whose, beside.n)
        case ("~together", *several):
            return Together(tuple(they(ctx) if one == "~they" else one for one in several))
        case _:
            raise NotUnderstood(f"no players: {value}")


def having(ctx: Context, value: Any, who: Who, *, choose: bool) -> Players:
    """*the player with the fewest cards*, *players with more than five cards*."""
    among: Players = "others" if isinstance(value, Chosen) or value == "others" else "all"
    has = who.has
    if isinstance(has, Superlative):
        return superlative(ctx, has, among)
    if isinstance(has, CardsNP):
        fits = held(ctx, "each", has)
        return Chosen(among=WhoFits(fits, "others")) if choose else WhoFits(fits, among)
    raise NotUnderstood("who has what?")


def superlative(ctx: Context, best: Superlative, among: Players = "all") -> Ranked:
    np = best.of
    fit = tests(ctx, np.fit) if isinstance(np, CardsNP) else ()
    way = {"most": "most", "fewest": "fewest", "highest": "most", "lowest": "fewest"}[best.way]
    return Ranked(way, Count(Some(Hand("each"), fit)), among)  # type: ignore[arg-type]


def described(ctx: Context, value: Any, who: Who, *, choose: bool) -> Players:
    """*a player who has fewer than three cards*, *all who have a 6*."""
    from carteblanche.reader.facts import state

    frame = who.rel
    assert isinstance(frame, Frame)
    fits = state(ctx, frame, "each")
    if isinstance(fits, Ranked):
        return fits
    if isinstance(value, Chosen):
        return Chosen(value.n, WhoFits(fits, "others"), value.by)
    if choose and not who.every:
        return Chosen(among=WhoFits(fits, "others"))
    return WhoFits(fits, "others" if value == "others" else "all")


def number(ctx: Context, num: Num | None, owner: Players = "you") -> Number:
    """How many."""
    if num is None:
        return 1
    if isinstance(num.n, Half):
        return Calculation("/", Count(Some(Hand(owner))), 2)
    if num.op not in ("=", "<=") and not num.more:
        raise NotUnderstood("how many?")
    return valued(ctx, num.n)


def valued(ctx: Context, n: Number | NumberOf | Half) -> Number:
    """A number that may be that on a card."""
    if isinstance(n, NumberOf):
        shown = Sum(compared(ctx, n.cards))
        return Calculation(n.op, shown, n.by) if n.op else shown  # type: ignore[arg-type]
    if isinstance(n, Half):
        raise NotUnderstood("half of what?")
    return n


def tests(ctx: Context, fit: tuple[Test | SameAs | Against, ...]) -> tuple[Test, ...]:
    """Tests with what they compare with filled in."""
    found: list[Test] = []
    for test in fit:
        match test:
            case SameAs(what, cards_, other):
                like = Like(what, compared(ctx, cards_))  # type: ignore[arg-type]
                found.append(NoneOf((like,)) if other else like)
            case Against(op, n):
                found.append(Than(op, valued(ctx, n)))  # type: ignore[arg-type]
            case AnyOf(several):
                found.append(AnyOf(tests(ctx, several)))
            case _:
                found.append(test)
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
        if ctx.these is not None:
            return Some("these")
        if not ctx.rule:
            return Some("this")
        return Some("top") if ctx.played else None
    if np.ref == "this":
        return Some("this") if not ctx.rule else None
    return None


def cards(ctx: Context, np: CardsNP, owner: Players, place: str = "", how: str = "") -> Cards:
    """Cards of a sketch; by default from the hand of `owner`."""
    if np.rel is not None or np.no or np.free:
        raise NotUnderstood("which cards?")
    referred = same_cards(ctx, np)
    if referred is not None and not np.num:
        return referred
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
        whose = players(ctx, np.owner) if np.owner is not None else owner
        base, holder = Hand(whose), whose
    else:
        base, holder = found, owner
    if np.ref == "them" and np.num is not None and ctx.these is not None:
        base = "these"
    if np.every and np.num is None:
        return Some(base, fit)
    n = number(ctx, np.num, holder)
    if base == "draw" and not how:
        how = "top"
    return Some(base, fit, n, how or "choice")  # type: ignore[arg-type]


def held(ctx: Context, who: Players, np: CardsNP) -> Condition:
    """*has a red card*, *holds more than five cards*, *has no 6*."""
    if np.rel is not None or np.how:
        raise NotUnderstood("holds which cards?")
    fit = tests(ctx, np.fit)
    counted = Count(Some(Hand(who), fit))
    if np.no:
        return Compare(counted, "=", 0)
    if np.last or (np.num is None and not fit):
        return Compare(counted, "=", 1)
    if np.num is None:
        return Compare(counted, ">=", 1)
    op = ">=" if fit and np.num.op == "=" else np.num.op
    return Compare(counted, op, valued(ctx, np.num.n))  # type: ignore[arg-type]
