"""Clauses without a verb as standing changes: *No 1s*, *Max two cards per turn*, *Red on blue not*, *Orange on everything*."""

from __future__ import annotations

from carteblanche.games.blank.calculus.parts import Filter, NoneOf, Penalised, Plays
from carteblanche.games.blank.calculus.steps import Cap, Change, Forbid, Multiply, Open, Permit, Require
from carteblanche.reader.meaning.parts import Part
from carteblanche.reader.meaning.refer import Context, NotUnderstood, players, tests
from carteblanche.reader.phrases.sketch import CardsNP, Item, Num, Phrase

KNOWN = frozenset({"C", "F", "N", "PP", "ban", "permit", "neg", "adv", "U"})
WORDS = frozenset({"row", "only", "single", "together", "always", "also", "now", "ban", "permit"})


def fragment(ctx: Context, part: Part) -> tuple[Change, ...]:
    """What a clause of cards without a verb changes."""
    ctx.before = "top"
    stated = _doubled(part) or _opened(ctx, part)
    if stated is not None:
        return (stated,)
    items = sorted((part.item, *part.extra), key=lambda one: one.start)
    if any(one.cat not in KNOWN for one in items):
        raise NotUnderstood("what else?")
    words = {one.val.value for one in items if one.cat in ("ban", "permit", "adv")}
    if words - WORDS:
        raise NotUnderstood("how?")
    on = _on(items)
    cards = _cards([one for one in items if one.cat in ("C", "F", "N")])
    denied = cards.no or "ban" in words or any(one.cat == "neg" for one in items)
    if "row" in words:
        if not denied or cards.num is None or cards.num.n != 2 or not cards.fit or on is not None:
            raise NotUnderstood("in a row?")
        fit = tests(ctx, cards.fit)
        return (Forbid(Plays(cards=fit, on=fit)),)
    fit = tests(ctx, cards.fit)
    covered = () if on is None else _covered(ctx, on)
    banned = cards.no or "ban" in words or any(one.cat == "neg" for one in items)
    apiece = any(one.cat == "PP" and one.val.cat == "T" for one in items)
    return (_change(cards, Plays(cards=fit, on=covered), words, banned=banned, on=on, apiece=apiece),)


def _change(cards: CardsNP, play: Plays, words: set[str], *, banned: bool, on: Phrase | None, apiece: bool) -> Change:
    """`apiece`: for each turn, which one card alone says, too."""
    fit = play.cards
    limit = _limit(cards.num, words, banned=banned)
    if limit is None and apiece and not fit and not banned and cards.one() and cards.num is not None:
        limit = 1
    if limit is not None and on is None:
        return Cap(Plays(cards=fit), limit)
    if cards.num is not None:
        raise NotUnderstood("how many?")
    if not fit:
        raise NotUnderstood("cards, and what of them?")
    if on is not None and on.only:
        return Forbid(play)
    if "single" in words and not banned and on is None:
        return Forbid(Plays(cards=fit, least=2))
    if banned:
        return Forbid(play)
    if "only" in words:
        return Require(play)
    if on is not None or words & {"permit", "always"}:
        return Permit(play)
    raise NotUnderstood("cards, and what of them?")


def _limit(num: Num | None, words: set[str], *, banned: bool) -> int | None:
    if num is None or not isinstance(num.n, int) or banned:
        return None
    return num.n if num.op == "<=" or num.only or (num.op == "=" and words & {"only", "single"}) else None


def _cards(items: list[Item]) -> CardsNP:
    """The one kind of cards that is spoken of."""
    if len(items) != 1:
        raise NotUnderstood("which cards?")
    only = items[0]
    np = only.val if only.cat == "C" else CardsNP(fit=only.val.tests) if only.cat == "F" else CardsNP(num=only.val)
    if np.rel is not None or np.owner is not None or np.place or np.how or np.last or np.ref:
        raise NotUnderstood("which cards?")
    return np


def _on(items: list[Item]) -> Phrase | None:
    """What they are laid on; how often it may be is a turn, or not said."""
    found: Phrase | None = None
    for item in items:
        if item.cat != "PP":
            continue
        phrase: Phrase = item.val
        if phrase.prep in ("on", "after", "to") and phrase.cat in ("C", "F") and found is None:
            found = phrase
        elif not (phrase.prep in ("per", "in", "for", "at", "to") and phrase.cat == "T" and phrase.item.name == "turn"):
            raise NotUnderstood("where?")
    return found


def _covered(ctx: Context, on: Phrase) -> Filter:
    if on.cat == "C" and (on.item.rel is not None or not on.item.one() or on.item.owner is not None):
        raise NotUnderstood("on which cards?")
    fit = tests(ctx, on.item.fit if on.cat == "C" else on.item.tests)
    if not fit and not (on.cat == "C" and on.item.ref == "any"):
        raise NotUnderstood("on which cards?")
    return (NoneOf(fit),) if on.only and fit else fit


def _doubled(part: Part) -> Change | None:
    """*Penalties x 2*."""
    items = (part.item, *part.extra)
    fines = [one for one in items if one.cat == "T" and one.val.name == "penalty"]
    rest = [one for one in items if one not in fines]
    twice = [one for one in rest if one.cat == "adv" and one.val.value in ("twice", "double")]
    mods = fines[0].val.mods if len(fines) == 1 else frozenset[str]()
    plain = len(fines) == 1 and fines[0].val.num is None and not mods - {"any", "each", "all", "twice", "double"}
    doubled = bool(twice) or bool(mods & {"twice", "double"})
    return Multiply(Penalised()) if plain and doubled and len(twice) == len(rest) else None


def _opened(ctx: Context, part: Part) -> Change | None:
    """*Open hand for you*."""
    items = [one for one in (part.item, *part.extra) if one.cat != "U"]
    held = [one.val for one in items if one.cat == "C" and one.val.how == "faceup"]
    people = [one.val for one in items if one.cat == "W"]
    people += [
        one.val.item for one in items if one.cat == "PP" and one.val.cat == "W" and one.val.prep in ("for", "own", "at")
    ]
    if len(held) != 1 or len(people) > 1 or len(items) != 1 + len(people) or held[0].num is not None or held[0].fit:
        return None
    owner = people[0] if people else held[0].owner
    return Open(players(ctx, owner) if owner is not None else "all" if ctx.rule else "you")
