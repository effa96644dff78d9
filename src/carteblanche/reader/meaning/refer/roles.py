"""The players that words refer to."""

from __future__ import annotations

from typing import Any, cast

from msgspec import structs

from carteblanche.games.blank.calculus.parts import (
    Beside,
    But,
    Chosen,
    Count,
    Draws,
    Fitting,
    Hand,
    PlayedBy,
    Players,
    Random,
    Ranked,
    Some,
    Together,
)
from carteblanche.games.blank.calculus.parts import Who as WhoFits
from carteblanche.reader.meaning.refer import which
from carteblanche.reader.meaning.refer.context import NEIGHBOURS, Context, NotUnderstood
from carteblanche.reader.phrases.sketch import CardsNP, Frame, Superlative, Who


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
    if who.bare and not choose and (not ctx.rule or ctx.event is not None):
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
        fits = which.held(ctx, "each", has)
        if has.fit and not choose:
            ctx.holding = WhoFits(fits, among), which.tests(ctx, has.fit)
        return Chosen(among=WhoFits(fits, "others")) if choose else WhoFits(fits, among)
    raise NotUnderstood("who has what?")


def superlative(ctx: Context, best: Superlative, among: Players = "all") -> Ranked:
    np = best.of
    fit = which.tests(ctx, np.fit) if isinstance(np, CardsNP) else ()
    way = {"most": "most", "fewest": "fewest", "highest": "most", "lowest": "fewest"}[best.way]
    return Ranked(way, Count(Some(Hand("each"), fit)), among)  # type: ignore[arg-type]


def described(ctx: Context, value: Any, who: Who, *, choose: bool) -> Players:
    """*a player who has fewer than three cards*, *all who have a 6*."""
    from carteblanche.reader.meaning.events.states import state

    frame = who.rel
    assert isinstance(frame, Frame)
    if _liked(frame):
        return Chosen()
    doer = known(ctx, frame)
    if doer is not None:
        return doer
    fits = state(ctx, frame, "each")
    if isinstance(fits, Ranked):
        return Ranked(fits.way, fits.of, "others", fits.tie) if isinstance(value, Chosen) or value == "others" else fits
    shown = [arg.item.fit if arg.cat == "C" else arg.item.tests for arg in frame.args if arg.cat in ("C", "F")]
    if len(shown) == 1 and shown[0] and not choose:
        ctx.holding = WhoFits(fits, "others" if value == "others" else "all"), which.tests(ctx, shown[0])
    if isinstance(value, Chosen):
        return Chosen(value.n, WhoFits(fits, "others"), value.by)
    if choose and not who.every:
        return Chosen(among=WhoFits(fits, "others"))
    return WhoFits(fits, "others" if value == "others" else "all")


def _liked(frame: Frame) -> bool:
    """*whoever you want*, *a player whom you choose*."""
    wanted = (not frame.pred and frame.modal == "want") or (frame.pred in ("choose", "name") and not frame.modal)
    stated = bool(frame.args) or bool(frame.pred) or bool(frame.form & {"1", "2"})
    return (
        wanted
        and stated
        and not frame.neg
        and all(arg.cat == "W" and arg.item.value in ("you", "i") for arg in frame.args)
    )


def known(ctx: Context, frame: Frame) -> Players | None:  # noqa: C901 - a branch for each description
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
    if frame.pred in ("lose", "out", "discard") and not rest and ctx.contest:
        return "loser"
    if frame.pred == "win" and not rest:
        return Ranked("fewest", Count(Some(Hand("each"))))
    laid = [arg for arg in rest if arg.cat == "C" and not arg.prep and arg.item.place == "~before"]
    if frame.pred in ("play", "put", "discard", "give", "cover") and len(laid) == len(rest) == 1:
        return PlayedBy(Some("below"))
    before = frame.pred in ("play", "put", "goes") and len(rest) == 1 and rest[0].prep == "before"
    if before and rest[0].cat == "W" and rest[0].item.value in ("you", "~they"):
        return Beside("previous")
    turns = frame.pred in ("play", "goes", "be", "follow", "start", "appear") and len(rest) == 1 and not rest[0].prep
    if turns and rest[0].cat == "W" and isinstance(rest[0].item.value, Beside):
        return players(ctx, rest[0].item)
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
