"""What words refer to: players, cards and numbers of a sketch as parts of the calculus, in the light of what was said before."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, cast

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    AnyNumber,
    AnyOf,
    Becomes,
    Beside,
    But,
    Calculation,
    Cards,
    Chosen,
    Colour,
    Compare,
    Condition,
    Count,
    Draws,
    Event,
    Fitting,
    Hand,
    Heads,
    Like,
    NoneOf,
    Number,
    Players,
    Random,
    Ranked,
    Some,
    Sum,
    Test,
    Than,
    Together,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.reader.phrases.sketch import (
    Against,
    AsMany,
    CardsNP,
    ForEach,
    Frame,
    Half,
    Num,
    NumberOf,
    SameAs,
    Superlative,
    ThatMany,
    Who,
)


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
    blurred: bool = False
    """Whether somebody was spoken of in free words alone."""
    delay: int = 0
    """Seconds that have to pass before what follows."""
    searched: bool = False
    """Whether somebody has looked through the draw pile."""
    these: Cards | None = None
    amount: Number | None = None
    """What *that many* means."""
    played: bool = False
    """Whether the event is a play."""
    event: Event | None = None
    subject: Players = "you"
    """Whose doing the last clause was."""
    lasting: bool = False
    """Whether the sentence says how long something holds."""
    shown: bool = False
    """Whether `these` were only shown and lie where they were."""
    seen: Players | None = None
    """Whose hand was looked at."""
    holding: tuple[Players, Any] | None = None
    """Who was described by cards they hold, and by which."""
    guessed: str = ""
    """What was named of the card that was shown then: its colour or its number."""
    inside: bool = False
    """Whether this is inside something that waits for another player."""
    inherited: bool = False
    """Whether a clause without a subject has that of the one before."""
    about: Players | None = None
    """Of whom a condition of this sentence tells, other than `you`."""
    limit: int | None = None
    """How many cards may be held, if it was said."""
    named: bool = False
    """Whether a colour was named."""
    generic: bool = False
    """Whether the event is about *on*, so that *on* means the same one again."""
    contest: bool = False
    """Whether somebody has won or lost a contest."""
    third: bool = False
    """Whether who does it is spoken of as *the player*, so that *their* cards are those of `you`."""
    of_rules: bool = False
    """Whether the cards that were moved last were rules."""
    spoken: Players | None = None
    """The players spoken of before the subject of this clause."""
    cost: float = 0.0
    left: list[str] = field(default_factory=list)
    """What clauses said that nobody took up."""

    def become(self, other: Context) -> None:
        """Takes over what was found on a trial."""
        for one in fields(self):
            setattr(self, one.name, getattr(other, one.name))

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
    value = "all" if value == "~they" and who.has is not None else value
    if value == "~that":
        return "you" if ctx.them is None and not ctx.blurred else they(ctx)
    if who.one and ctx.generic and not event:
        return "you"
    if value == "~they" and who.rel is None and not who.free:
        return they(ctx)
    if isinstance(value, tuple):
        value = _combined(ctx, value)  # pyright: ignore[reportUnknownArgumentType]
    elif value in ("~neighbours", "~neighbour"):
        value = NEIGHBOURS if value == "~neighbours" else Chosen(among=NEIGHBOURS)
    if who.free:
        value = Fitting(who.free)
    elif who.has is not None:
        value = having(ctx, value, who, choose=choose)
    elif who.rel is not None:
        value = described(ctx, value, who, choose=choose)
    elif who.any:
        known = "all" if event else _known(ctx, who, choose=choose)
        if known is not None:
            return known
        value = Chosen() if value == "all" else value
    if isinstance(value, Chosen | Ranked | Random):
        ctx.them, ctx.chosen = value, True
    elif value not in ("you", "nobody", "each"):
        ctx.them, ctx.chosen = cast("Players", value), False
    return value  # type: ignore[no-any-return]


def _known(ctx: Context, who: Who, *, choose: bool) -> Players | None:
    """*the player*: whoever was voted for or spoken of, on a game card otherwise who played it."""
    if ctx.them == "voted":
        return "voted"
    if who.bare and not choose and not ctx.rule:
        return they(ctx) if ctx.them is not None else "you"
    return None


def besides(others: Players, who: Players) -> Players:
    """Those with whom somebody deals: everybody is everybody else."""
    if others not in ("all", "others") or who in ("all", "others", "each"):
        return others
    return "others" if who == "you" else But("all", who)


def whom(ctx: Context, who: Any, subject: Players, *, choose: bool = False) -> Players:
    """The players of an object: *lui*, *them* is somebody else than who does it."""
    found = players(ctx, who, choose=choose)
    pronoun = isinstance(who, Who) and who.value == "~they" and who.rel is None and not who.free
    pronoun = pronoun and "nom" not in who.case
    same = found == subject or (found == "them" and ctx.spoken is not None)
    if pronoun and same and subject not in ("all", "others") and ctx.subject == subject:
        return ctx.spoken if ctx.spoken is not None and ctx.spoken != subject else "you"
    return found


def they(ctx: Context) -> Players:
    """*they*, *he*: whoever was spoken of last, else whom the event is about."""
    if ctx.them is None and ctx.blurred:
        raise NotUnderstood("who?")
    if ctx.them is None:
        if not ctx.rule:
            ctx.doubt(1.0)
        return "you"
    return "them" if ctx.chosen else ctx.them


def _combined(ctx: Context, value: tuple[Any, ...]) -> Players:
    match value:
        case ("~but", who, without):
            without = players(ctx, without)
            if isinstance(without, Chosen | Ranked):
                ctx.them, ctx.chosen = None, False
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
    if isinstance(has, Superlative) and has.way == "voted":
        return "voted"
    if isinstance(has, Superlative):
        best = superlative(ctx, has, among)
        return structs.replace(best, tie="all") if who.every and isinstance(best, Ranked) else best
    if isinstance(has, CardsNP):
        fits = held(ctx, "each", has)
        if has.fit and not choose:
            ctx.holding = WhoFits(fits, among), tests(ctx, has.fit)
        return Chosen(among=WhoFits(fits, "others")) if choose else WhoFits(fits, among)
    raise NotUnderstood("who has what?")


def superlative(ctx: Context, best: Superlative, among: Players = "all") -> Ranked:
    np = best.of
    fit = tests(ctx, np.fit) if isinstance(np, CardsNP) else ()
    way = {"most": "most", "fewest": "fewest", "highest": "most", "lowest": "fewest"}[best.way]
    return Ranked(way, Count(Some(Hand("each"), fit)), among)  # type: ignore[arg-type]


def described(ctx: Context, value: Any, who: Who, *, choose: bool) -> Players:
    """*a player who has fewer than three cards*, *all who have a 6*."""
    from carteblanche.reader.meaning.events.facts import state

    frame = who.rel
    assert isinstance(frame, Frame)
    known = _doer(ctx, frame)
    if known is not None:
        return known
    fits = state(ctx, frame, "each")
    if isinstance(fits, Ranked):
        return Ranked(fits.way, fits.of, "others", fits.tie) if isinstance(value, Chosen) or value == "others" else fits
    shown = [arg.item.fit if arg.cat == "C" else arg.item.tests for arg in frame.args if arg.cat in ("C", "F")]
    if len(shown) == 1 and shown[0] and not choose:
        ctx.holding = WhoFits(fits, "others" if value == "others" else "all"), tests(ctx, shown[0])
    if isinstance(value, Chosen):
        return Chosen(value.n, WhoFits(fits, "others"), value.by)
    if choose and not who.every:
        return Chosen(among=WhoFits(fits, "others"))
    return WhoFits(fits, "others" if value == "others" else "all")


def _doer(ctx: Context, frame: Frame) -> Players | None:
    """*the player who played this card*, *who just drew*, *who is winning*: somebody who is known."""
    rest = [arg for arg in frame.args if not (arg.cat == "W" and arg.item.relative) and arg.cat != "U"]
    if frame.neg or frame.modal or frame.mods - {"passive", "now"} or ctx.inside:
        return None
    if frame.pred in ("sit", "be") and len(rest) == 1 and rest[0].prep in ("on", "to", "at", ""):
        if rest[0].cat == "S":
            return players(ctx, Who(rest[0].item))
        if rest[0].cat == "W" and (isinstance(rest[0].item.value, Beside) or rest[0].item.value in ("first", "last")):
            return players(ctx, rest[0].item)
    if frame.pred == "win" and not rest and ctx.contest:
        return "winner"
    if frame.pred == "win" and not rest:
        return Ranked("fewest", Count(Some(Hand("each"))))
    before = frame.pred in ("play", "put", "goes") and len(rest) == 1 and rest[0].prep == "before"
    if before and rest[0].cat == "W" and rest[0].item.value in ("you", "~they"):
        return Beside("previous")
    after = frame.pred in ("play", "goes", "be", "sit") and len(rest) == 1 and rest[0].prep == "after"
    if after and rest[0].cat == "W" and rest[0].item.value == "you":
        return Beside("next")
    if rest and rest[0].cat == "D" and rest[0].item.way == "voted" and frame.pred in ("have", "take"):
        return "voted"
    if any(arg.prep or arg.cat != "C" or not arg.item.ref for arg in rest):
        return None
    if frame.pred == "play" or (frame.pred in ("put", "goes") and rest):
        return "you" if ctx.played or not ctx.rule else None
    if frame.pred in ("draw", "take") and isinstance(ctx.event, Draws):
        return "you"
    return None


def number(ctx: Context, num: Num | None, owner: Players = "you") -> Number:
    """How many."""
    if num is None:
        return 1
    if isinstance(num.n, Half):
        return Calculation("/", Count(Some(Hand(owner))), 2)
    if isinstance(num.n, AsMany):
        return as_many(ctx, num.n, owner)
    if num.op == "<=" and isinstance(num.n, int):
        return AnyNumber(most=num.n)
    if num.op not in ("=", "<=") and not num.more:
        raise NotUnderstood("how many?")
    return valued(ctx, num.n)


def as_many(ctx: Context, many: AsMany, owner: Players) -> Number:
    """*as many as your neighbour has*, *as there are players*, *as the number on the card*."""
    item = many.of
    if item is None:
        return _that_many(ctx, ThatMany())
    match many.cat:
        case "W":
            return _heads_or_hand(ctx, item)
        case "C" if item.place in ("~top", "~before") or item.ref in ("this", "it", "that"):
            return Sum(compared(ctx, item))
        case "C" if item.owner is not None:
            return Count(Some(Hand(players(ctx, item.owner)), tests(ctx, item.fit)))
        case "V" if item.pred in ("have", "be"):
            return _counted(ctx, item, owner)
        case _:
            raise NotUnderstood("as many as what?")


def _heads_or_hand(ctx: Context, who: Who) -> Number:
    if who.rel is not None or who.has is not None:
        return Count(Some(Hand(players(ctx, who))))
    if who.value in ("all", "others"):
        return Heads(who.value)
    return Count(Some(Hand(players(ctx, who))))


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
    fit = tests(ctx, cards_[0].fit) if cards_ else ()
    if len(people) != 1 or (cards_ and (cards_[0].num is not None or cards_[0].every)):
        raise NotUnderstood("as many as what?")
    if frame.pred == "be":
        if cards_:
            raise NotUnderstood("as many as what?")
        return _heads_or_hand(ctx, people[0]) if people[0].value != "all" else Heads("all")
    return Count(Some(Hand(players(ctx, people[0])), fit))


def valued(ctx: Context, n: Number | NumberOf | Half | AsMany | ThatMany | ForEach) -> Number:
    """A number that may be that on a card."""
    if isinstance(n, ForEach):
        count = counted(ctx, n.of)
        return count if n.n == 1 else Calculation("*", valued(ctx, n.n), count)
    if isinstance(n, ThatMany):
        return _that_many(ctx, n)
    if isinstance(n, NumberOf):
        shown = Sum(compared(ctx, n.cards))
        return Calculation(n.op, shown, n.by) if n.op else shown  # type: ignore[arg-type]
    if isinstance(n, Half | AsMany):
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
        return Count(Some(Hand(players(ctx, what))))
    if not isinstance(what, CardsNP) or what.num is not None or what.ref or what.no:
        raise NotUnderstood("how many of what?")
    if any(isinstance(test, SameAs | Against) for test in what.fit):
        raise NotUnderstood("how many of what?")
    if what.rel is not None:
        what = of_hand(ctx, what)
    if what.place in ("rules", "rule-pile", "draw", "discard"):
        return Count(Some(what.place, tests(ctx, what.fit)))
    if what.place and what.place != "hand":
        raise NotUnderstood("how many of what?")
    return Count(Some(Hand(players(ctx, what.owner) if what.owner is not None else "you"), tests(ctx, what.fit)))


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
                found.append(Than(op, valued(ctx, n)))  # type: ignore[arg-type]
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


def cards(ctx: Context, np: CardsNP, owner: Players, place: str = "", how: str = "") -> Cards:
    """Cards of a sketch; by default from the hand of `owner`."""
    if np.rel is not None:
        np = of_hand(ctx, np)
    if np.no or np.free:
        raise NotUnderstood("which cards?")
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
    n = number(ctx, np.num, holder)
    if base == "draw" and not how:
        how = "top"
    return Some(base, fit, n, how or "choice")  # type: ignore[arg-type]


def owned_by(ctx: Context, owner: Any, doer: Players) -> Players:
    """Whose cards they are: *his*, *their* mean those of whoever does it, unless that is `you`."""
    if owner is None:
        return doer
    theirs = isinstance(owner, Who) and owner.value == "~they" and owner.rel is None
    if theirs and (doer != "you" or ctx.them is None or ctx.third):
        return doer
    return players(ctx, owner)


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
    op = ">=" if fit and np.num.op == "=" else np.num.op
    return Compare(counted, op, valued(ctx, np.num.n))  # type: ignore[arg-type]
