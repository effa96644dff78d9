"""Rules of the chart for clauses and phrases that say which cards or which person is meant: *cards that have an effect*, *the card you
drew*, *the one with the fewest cards*.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Beside, NoneOf, Numbered
from carteblanche.games.blank.calculus.parts import Made as MadeHow
from carteblanche.reader.phrases.joining import Made, join
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Item, Phrase, Who

OWN: Final = frozenset({"have", "play", "draw", "discard", "choose", "take", "show", "name"})
"""Verbs of clauses that may stand behind cards without a word between: *the cards you have*."""


def narrowed(frame: Frame) -> tuple[Any, ...] | None:
    """What a clause about cards says of them, as tests."""
    rest = [arg for arg in frame.args if arg.cat != "U" and not _itself(arg)]
    match frame.pred:
        case "be" if len(rest) == 1 and rest[0].cat == "F" and not rest[0].prep:
            return (NoneOf(rest[0].item.tests),) if frame.neg else tuple(rest[0].item.tests)
        case "be" if len(rest) == 1 and rest[0].cat == "C" and rest[0].item.fit and not rest[0].prep:
            return (NoneOf(rest[0].item.fit),) if frame.neg else tuple(rest[0].item.fit)
        case "have" if len(rest) == 1 and not rest[0].prep:
            return worded(rest[0].item, without=frame.neg) if rest[0].cat == "T" else None
        case "match":
            return _playable(frame) if not rest else None
        case "play" if frame.modal in ("may", "maynot") or "permit" in frame.mods:
            return _playable(frame) if all(arg.cat == "W" and not arg.prep for arg in rest) else None
        case _:
            return None


def _itself(arg: Arg) -> bool:
    """Whether this only takes the cards up again: *on it*, *on them*."""
    return arg.cat == "C" and arg.item.ref in ("it", "them") and arg.prep in ("on", "in", "")


def _playable(frame: Frame) -> tuple[Any, ...]:
    test = MadeHow("playable")
    return (NoneOf((test,)),) if frame.neg or frame.modal == "maynot" else (test,)


def worded(thing: Any, *, without: bool) -> tuple[Any, ...] | None:
    """Cards with a text or a picture on them, or without."""
    without = without or "no" in thing.mods
    match thing.name:
        case "text":
            return (MadeHow("no-text" if without else "text"),)
        case "picture":
            return (MadeHow("no-picture" if without else "picture"),)
        case _:
            return None


@join("C R")
def _cards_that(a: Item, b: Item) -> Made | None:
    """*a card | that is red*, *cards | that have an effect*."""
    fit = narrowed(b.val)
    if fit is None or a.val.rel is not None or a.val.ref in ("it", "this"):
        return None
    return "C", replace(a.val, fit=a.val.fit + fit, named=True), 0.0


@join("C PP")
def _cards_with_text(a: Item, b: Item) -> Made | None:
    """*cards | with text*, *cards | without an effect*."""
    phrase: Phrase = b.val
    if phrase.cat != "T" or phrase.prep not in ("with", "without"):
        return None
    fit = worded(phrase.item, without=phrase.prep == "without")
    return None if fit is None else ("C", replace(a.val, fit=a.val.fit + fit), 0.0)


@join("C PP")
def _text_on_it(a: Item, b: Item) -> Made | None:
    """*a card with an effect | on it*."""
    phrase: Phrase = b.val
    made = any(isinstance(test, MadeHow) for test in a.val.fit)
    if not made or phrase.prep not in ("on", "in") or phrase.cat != "C" or phrase.item.ref not in ("it", "them"):
        return None
    return "C", a.val, 0.0


@join("C V")
def _cards_you_have(a: Item, b: Item) -> Made | None:
    """*the cards | you have*, *the card | they just drew*."""
    frame: Frame = b.val
    if a.val.rel is not None or a.val.ref in ("it", "this") or frame.pred not in OWN or frame.at == b.start:
        return None
    if not frame.args or frame.args[0].cat != "W" or frame.args[0].side != "L" or len(frame.args) > 1:
        return None
    if frame.modal in ("may", "maynot"):
        fit = narrowed(frame)
        return None if fit is None else ("C", replace(a.val, fit=a.val.fit + fit), 0.1)
    if frame.modal or frame.neg:
        return None
    return "C", replace(a.val, rel=frame), 0.3


@join("V C", "V F", "C V", "F V")
def _played_cards(a: Item, b: Item) -> Made | None:
    """*zagrana | szóstka*, *un 6 | posé*: cards that are played, without a verb."""
    verb, cards = (a, b) if a.cat == "V" else (b, a)
    frame: Frame = verb.val
    if (
        frame.form != frozenset({"ppas"})
        or frame.pred != "play"
        or frame.args
        or frame.mods
        or frame.neg
        or frame.modal
    ):
        return None
    fit = cards.val.fit if cards.cat == "C" else cards.val.tests
    return (cards.cat, cards.val, -0.2) if fit else None


@join("c R")
def _one_who(a: Item, b: Item) -> Made | None:
    """*the one | who has most cards*."""
    return ("W", Who("all", any=True, rel=b.val), 0.2) if a.val.value == "one" else None


@join("c W")
def _one_whoever(a: Item, b: Item) -> Made | None:
    """*the one | who …*, where *who* is a word by itself."""
    who: Who = b.val
    return ("W", replace(who, every=False), 0.1) if a.val.value == "one" and who.rel is not None and who.any else None


@join("W PP")
def _players_without(a: Item, b: Item) -> Made | None:
    """*everybody | without a 6*, *wszyscy | bez szóstki*."""
    phrase: Phrase = b.val
    who: Who = a.val
    if (
        phrase.prep != "without"
        or who.rel is not None
        or who.has is not None
        or who.free
        or isinstance(who.value, tuple)
    ):
        return None
    fit: tuple[Any, ...] = ()
    if phrase.cat == "F":
        fit = phrase.item.tests
    elif phrase.cat == "C" and phrase.item.owner is None and not phrase.item.ref and phrase.item.rel is None:
        fit = phrase.item.fit
    elif phrase.cat == "N" and phrase.item.op == "=" and phrase.item.n in range(1, 7) and not phrase.item.more:
        fit = (Numbered((phrase.item.n,)),)
    several = who.every or who.any or who.value in ("all", "others")
    return ("W", replace(who, has=CardsNP(fit=fit, no=True), every=True), 0.0) if fit and several else None


@join("ord W")
def _nth_after(a: Item, b: Item) -> Made | None:
    """*the third | player after you*: so many seats on."""
    n, who = int(a.val.value), b.val
    onward = isinstance(who.value, Beside) and who.value == Beside("next")
    return ("W", replace(who, value=Beside("next", n=n)), -0.3) if n > 1 and onward and who.rel is None else None


@join("c PP")
def _one_with(a: Item, b: Item) -> Made | None:
    """*the one | with the most cards*."""
    phrase: Phrase = b.val
    if a.val.value != "one" or phrase.prep != "with" or phrase.cat not in ("D", "C"):
        return None
    if phrase.cat == "C" and phrase.item.num is None and not phrase.item.fit:
        return None
    return "W", Who("all", any=True, has=phrase.item), 0.2


@join("W V")
def _first_to(a: Item, b: Item) -> Made | None:
    """*the first | to touch the table*."""
    who, frame = a.val, b.val
    if who.value not in ("first", "last") or who.rel is not None or "to" not in frame.mods or frame.has("W", "L"):
        return None
    if frame.pred not in ("social", "say", "play", "do"):
        return None
    rel = replace(frame, mods=(frame.mods - {"to"}) | {who.value})
    return "W", Who("all", any=True, every=True, rel=rel), 0.1
