"""Clauses as standing changes: bans, demands, permissions, limits."""

from __future__ import annotations

from dataclasses import replace as replace_frame

from msgspec.structs import replace

from carteblanche.games.blank.calculus.parts import (
    Chosen,
    Draws,
    Like,
    One,
    Players,
    Plays,
    Some,
    Turns,
)
from carteblanche.games.blank.calculus.steps import Cap, Change, Forbid, Open, Order, Permit, Require
from carteblanche.reader.meaning.changes.exempt import exempt
from carteblanche.reader.meaning.changes.looks import counts, every_colour, two_looks
from carteblanche.reader.meaning.events import plays
from carteblanche.reader.meaning.refer import Context, NotUnderstood, players, tests
from carteblanche.reader.phrases.sketch import Arg, Clause, Frame, ThatMany


def changes(ctx: Context, frame: Frame) -> tuple[Change, ...]:
    """What a clause changes as long as it holds, or `NotUnderstood`: by the reading that takes up most of it."""
    ctx.before = "top"
    banned = frame.modal in ("maynot", "neednot") or "ban" in frame.mods or frame.neg
    banned = banned or any(nobody(arg) or _none(arg) for arg in frame.args)
    plain = replace_frame(frame, args=tuple(arg for arg in frame.args if not nobody(arg)))
    best: tuple[tuple[Change, ...], list[str], Context] | None = None
    for make in (_changes, exempt):
        clause, tried = Clause(plain), replace_frame(ctx)
        clause.mod("ban")
        people = [arg.item for arg in clause.peek("W") if arg.side == "L" and not arg.prep]
        try:
            found = make(tried, clause, banned=banned)
            if people:
                tried.subject = players(tried, people[0])
        except NotUnderstood:
            continue
        left = clause.left()
        if best is None or len(left) < len(best[1]):
            best = found, left, tried
        if not left:
            break
    if best is None:  # pyright: ignore[reportUnnecessaryComparison]
        raise NotUnderstood(f"no change: {frame.pred}")
    ctx.become(best[2])
    ctx.left = [*ctx.left, *best[1]]
    return best[0]


def _none(arg: Arg) -> bool:
    """*no penalty*, *no card*."""
    return (arg.cat == "T" and "no" in arg.item.mods) or (arg.cat == "C" and arg.item.no)


def nobody(arg: Arg) -> bool:
    return arg.cat == "W" and arg.item.value == "nobody"


def _changes(  # noqa: C901 - a branch for each verb
    ctx: Context, clause: Clause, *, banned: bool
) -> tuple[Change, ...]:
    match clause.pred:
        case "match" if clause.modal == "must" and any(arg.item.ref == "next" for arg in clause.peek("C")):
            return (_must_match(clause),)
        case "play" | "follow" | "match" | "put" | "cover":
            if clause.pred in ("follow", "cover"):
                _laid_over(clause)
            if clause.mod("faceup") or any(arg.item.how == "faceup" for arg in clause.peek("C")):
                who = clause.take("W")
                clause.take("C")
                clause.behind("with", cats=("C",))
                clause.behind("on", cats=("PL",))
                _in_front(clause)
                return (Open(players(ctx, who.item) if who is not None else "all"),)
            return (_plays(ctx, clause, banned=banned),)
        case "" if clause.modal in ("may", "maynot") and clause.peek("C", "F") and not clause.peek("T", "N"):
            return (_plays(ctx, clause, banned=banned),)
        case "goes" | "appear" if banned and any(arg.prep == "on" for arg in clause.peek("C", "F")):
            return (_plays(ctx, clause, banned=banned),)
        case "draw" | "take":
            return (_draws(ctx, clause, banned=banned),)
        case "countas":
            return (counts(ctx, clause),)
        case "have" if not banned and ctx.rule and not clause.peek("W") and every_colour(clause):
            return (counts(ctx, clause),)
        case "be" | "stay" | "goes" if not banned and (opened := _opened(ctx, clause)):
            return (opened,)
        case "be" if not banned and not clause.modal and ctx.rule and two_looks(clause):
            return (counts(ctx, clause),)
        case "be" if clause.frame.mods & {"ban", "permit"}:
            return (_plays(ctx, clause, banned=banned),)
        case "be" | "have" if clause.modal in ("must", "maynot"):
            return (_must_be(ctx, clause, banned=banned),)
        case "win" | "end" if banned and any(arg.prep in ("with", "on", "by") for arg in clause.peek("C", "F")):
            return (_no_win(ctx, clause),)
        case "start" | "goes" if clause.mod("first") or clause.pred == "start":
            who = clause.take("W")
            if who is not None:
                return (Order("first", players(ctx, who.item)),)
        case "show" if clause.mod("faceup", "part:offen"):
            who = clause.take("W")
            clause.take("C")
            _in_front(clause)
            return (Open(players(ctx, who.item) if who is not None else "all"),)
        case _:
            pass
    raise NotUnderstood(f"no change: {clause.pred}")


def _in_front(clause: Clause) -> None:
    """Ticks off *in front of them*: that is where open hands lie."""
    for arg in clause.peek("T"):
        if arg.item.name == "front":
            clause.drop(arg)


def _opened(ctx: Context, clause: Clause) -> Open | None:
    """*Your hand lies open*."""
    held = [arg for arg in clause.peek("C") if not arg.prep and (arg.item.hand or arg.item.owner is not None)]
    shown = "faceup" in clause.frame.mods or any(arg.item.how == "faceup" for arg in held)
    if len(held) != 1 or not shown or not (ctx.rule or ctx.lasting) or held[0].item.num is not None or held[0].item.fit:
        return None
    clause.drop(held[0])
    clause.mod("faceup", "always", "now")
    clause.behind("on", "at", cats=("PL",))
    whose = clause.behind("for", "of", "from", "own", cats=("W",))
    owner = held[0].item.owner or (whose.item if whose is not None else None)
    return Open(players(ctx, owner) if owner is not None else "all" if ctx.rule else "you")


def _limit(clause: Clause, *, banned: bool) -> int | None:
    """*at most two*, *no more than two*, *only one*."""
    for arg in clause.peek("C", "N"):
        num = arg.item.num if arg.cat == "C" else arg.item
        if arg.prep or (arg.cat == "C" and arg.item.fit):
            continue
        if (
            num is None
            and arg.cat == "C"
            and not banned
            and arg.item.named
            and not arg.item.every
            and clause.mod("only")
        ):
            clause.take("C")
            return 1
        if num is None or not isinstance(num.n, int):
            continue
        upper = num.op == "<=" or num.only or (num.op == "=" and clause.mod("only"))
        if (banned and num.op == ">") or (not banned and upper):
            clause.take(arg.cat)
            return num.n
    return None


def _per(clause: Clause) -> str:
    if clause.mod("together"):
        return "once"
    for arg in clause.peek("T", "U"):
        if arg.cat == "T" and arg.item.name == "turn":
            (clause.behind(arg.prep, cats=("T",)) if arg.prep else clause.take("T"))
            return "turn"
        if arg.cat == "U" and isinstance(arg.item.until, Turns):
            return "turn"
    return ""


def _mine(ctx: Context, clause: Clause) -> bool:
    """Whether what follows from an event holds for whom the event is about alone: *then you may play only one card*."""
    return ctx.event is not None and any(
        arg.item.value in ("you", "~they") and not arg.prep for arg in clause.peek("W")
    )


def _somebody(ctx: Context, clause: Clause) -> Players | None:
    """Who may not play at all: somebody in particular, and no cards are told of."""
    cards = clause.peek("C", "F", "N", "PL")
    plain = all(arg.cat == "C" and not arg.prep and not arg.item.fit and arg.item.num is None for arg in cards)
    people = [arg for arg in clause.peek("W") if not arg.prep]
    if not plain or len(people) != 1 or people[0].item.value in ("all", "nobody", "you") or people[0].item.any:
        return None
    clause.take("W")
    clause.take("C")
    return players(ctx, people[0].item)


def _on_this(clause: Clause) -> bool:
    """*on this card*: whatever is played next, by whomever."""
    return any(arg.prep in ("on", "after", "to") and arg.item.ref in ("this", "it") for arg in clause.peek("C"))


def _this(clause: Clause) -> bool:
    """Whether only this very card can be meant: *Can go on anything*, *It fits on everything*."""
    if _on_this(clause):
        return False
    named = [arg for arg in clause.peek("C", "F", "N") if not arg.prep and getattr(arg.item, "ref", "") != "any"]
    if any(arg.cat != "C" or arg.item.ref not in ("this", "it") for arg in named):
        return False
    for arg in named:
        clause.drop(arg)
    return True


def _of_this(clause: Clause) -> bool:
    """*This card always fits*: whether this card is what is played; it is ticked off."""
    found = [arg for arg in clause.peek("C") if not arg.prep and arg.item.ref == "this"]
    rest = [arg for arg in clause.peek("C", "F", "N") if not arg.prep and arg not in found]
    if len(found) != 1 or any(getattr(arg.item, "ref", "") != "any" for arg in rest):
        return False
    clause.drop(found[0])
    return True


def _itself(clause: Clause, *, anything: bool, also: bool) -> bool:
    """Whether this card is what may be played on anything."""
    if anything and not clause.peek("W") and _this(clause):
        return True
    return (also or clause.pred == "match") and _of_this(clause)


def _by_whom(ctx: Context, clause: Clause) -> Plays:
    """The play that is spoken of; on a game card, *you* who play on it are whoever does."""
    whoever = not ctx.rule and _on_this(clause)
    play = plays.plays(ctx, clause, event=False)
    return replace(play, who="all") if whoever and play.who == "you" else play


def _plays(  # noqa: C901 - a branch for each kind of change
    ctx: Context, clause: Clause, *, banned: bool
) -> Change:
    mine = _mine(ctx, clause) and ctx.rule
    limit = _limit(clause, banned=banned)
    if limit is not None:
        per = _per(clause)
        per = "turn" if per in ("", "once") else per
        who = plays.doer(ctx, clause, event=False)
        return Cap(Plays("you" if mine and who == "all" else who), limit, per)  # type: ignore[arg-type]
    only = clause.mod("only")
    also = clause.mod("always", "also", "any", "even") or (clause.mod("permit") and not only)
    only_on = any(arg.only for arg in clause.peek("C", "F"))
    inner = only and not only_on and not banned and clause.modal == "may" and clause.mod("inner")
    reserved = inner and clause.mod("only-if")
    only_on = only_on or (inner and not reserved and _only_laid_on(clause))
    cards_first = any(arg.side == "L" and not arg.prep for arg in clause.peek("C", "F", "N"))
    reserved = reserved or (
        inner and not only_on and cards_first and not any(arg.prep for arg in clause.peek("C", "F"))
    )
    fits = ("on", "") if clause.pred == "match" else ("on",)
    anything = any(arg.cat == "C" and arg.item.ref == "any" and arg.prep in fits for arg in clause.peek("C"))
    anything = _whatever(clause) or anything
    single = clause.mod("single")
    nothing = banned or any(arg.item.no for arg in clause.peek("C"))
    if nothing and ctx.lasting and clause.frame.modal != "must" and (somebody := _somebody(ctx, clause)) is not None:
        return Forbid(Plays(somebody))
    if not ctx.rule and not banned and _itself(clause, anything=anything, also=also):
        plays.plays(ctx, clause, event=False)
        return Permit(Plays(cards=(One(Some("this")),)))
    play = _by_whom(ctx, clause)
    if single and play.cards and not banned:
        return Forbid(replace(play, least=2, most=99))
    if reserved and play.cards:
        ctx.reserved = True
        return Forbid(play)
    if only_on:
        if not play.cards or not play.on or banned:
            raise NotUnderstood("only on what?")
        return Forbid(play)
    if banned:
        if not play.cards and not play.on and play.least == 1:
            raise NotUnderstood("nothing may be played?")
        return Forbid(play)
    if only and play.on and play.cards:
        return Require(play)
    if only and not also and clause.modal == "may" and play.cards:
        return Require(play)
    if clause.modal == "must" and not play.cards and not play.on and play.least == 1:
        raise NotUnderstood("what must be played?")
    if clause.modal == "must":
        return Require(play)
    if play.least > 1 and not play.cards:
        raise NotUnderstood("several at once, whatever they show?")
    if clause.modal == "may" or also or clause.pred == "match" or (anything and play.cards and not clause.modal):
        return _permitted(play, anything=anything)
    if only:
        return Require(play)
    raise NotUnderstood("neither ban nor permission")


def _laid_over(clause: Clause) -> None:
    """*Pink must not follow blue*: what stands behind the verb lies below."""
    cards = [arg for arg in clause.peek("C", "F", "N") if not arg.prep]
    over = [arg for arg in clause.peek("C", "F", "N") if arg.prep in ("with", "by")] if clause.pred == "cover" else []
    covered = clause.pred == "cover" and (len(over) == 1 or len(cards) == 1)
    below = cards if covered else [arg for arg in cards if arg.side == "R"]
    if len(below) != 1 or len(cards) + len(over) > 2 or (clause.pred == "follow" and len(cards) == 1):
        return
    clause.drop(below[0])
    clause.put(replace_frame(below[0], prep="on"))
    for arg in over:
        clause.drop(arg)
        clause.put(replace_frame(arg, prep=""))


def _only_laid_on(clause: Clause) -> bool:
    """*Fours may only be played on red*: whether *only* is about what cards are laid on; that is noted there."""
    cards = [arg for arg in clause.peek("C", "F", "N") if not arg.prep and arg.side == "L"]
    on = [arg for arg in clause.peek("C", "F") if arg.prep in ("on", "after", "to")]
    if len(cards) != 1 or len(on) != 1:
        return False
    clause.drop(on[0])
    clause.put(replace_frame(on[0], only=True))
    return True


def _whatever(clause: Clause) -> bool:
    """*… go on anything*, *na wszystko*: whether cards may be laid on all there is, in words that may be those for people; ticked off."""
    found = [arg for arg in clause.peek("C") if arg.item.ref == "any" and not arg.prep and clause.pred == "match"]
    subject = any(not arg.prep and arg.cat in ("C", "F") and arg not in found for arg in clause.peek("C", "F"))
    if clause.modal in ("", "may") and subject:
        found += [
            arg
            for arg in clause.peek("W")
            if arg.prep in ("for", "on", "to")
            and (arg.item.value == "all" or isinstance(arg.item.value, Chosen))
            and arg.item.rel is None
            and arg.item.has is None
        ]
    if not subject or len(found) != 1:
        return False
    clause.drop(found[0])
    return True


def _permitted(play: Plays, *, anything: bool) -> Permit:
    if not anything and not play.cards and not play.on and play.least == 1:
        raise NotUnderstood("what may be played?")
    return Permit(play)


def _draws(ctx: Context, clause: Clause, *, banned: bool) -> Change:
    limit = _limit(clause, banned=banned)
    if limit is None:
        raise NotUnderstood("no limit")
    per = _per(clause) or "once"
    return Cap(Draws(plays.doer(ctx, clause, event=False)), limit, per)  # type: ignore[arg-type]


def _must_be(ctx: Context, clause: Clause, *, banned: bool) -> Change:
    """*The next card must be green*."""
    card = clause.take("C")
    fit = clause.take("F", "C") or clause.behind("with", "of", cats=("F", "C"))
    following = card is not None and card.item.ref == "next"
    thing = clause.take("T") if fit is None and following else None
    if fit is None and thing is None and following and not banned and _as_many(clause):
        return Require(Plays(cards=(Like("number", Some("top")),)))
    if thing is not None and thing.item.name in ("colour", "number") and thing.item.mods & {"also", "same"}:
        return Require(Plays(cards=(Like(thing.item.name, Some("top")),)))
    if card is None or card.item.ref != "next" or fit is None:
        raise NotUnderstood("what must be?")
    play = Plays(cards=tests(ctx, fit.item.fit if fit.cat == "C" else fit.item.tests))
    if not play.cards:
        raise NotUnderstood("must be what?")
    return Forbid(play) if banned else Require(play)


def _as_many(clause: Clause) -> bool:
    """*… must have the same number*, where that could also be an amount."""
    amount = clause.take("N")
    return amount is not None and amount.item.n == ThatMany()


def _must_match(clause: Clause) -> Change:
    """*The next card has to match the number*."""
    clause.take("C")
    thing = clause.take("T")
    if thing is None or thing.item.name not in ("colour", "number"):
        raise NotUnderstood("match what?")
    return Require(Plays(cards=(Like(thing.item.name, Some("top")),)))


def _no_win(ctx: Context, clause: Clause) -> Change:
    arg = clause.behind("with", "on", "by", cats=("C", "F"))
    if arg is None:
        raise NotUnderstood("who may not win?")
    clause.behind("than")
    clause.take("T")
    fit = arg.item.fit if arg.cat == "C" else arg.item.tests
    return Forbid(Plays(plays.doer(ctx, clause, event=False), tests(ctx, fit), last=True))
