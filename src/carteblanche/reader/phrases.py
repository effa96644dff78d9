"""Rules of the chart for numbers, cards and players. They are the same for all languages; order ranks readings and rejects none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    AnyOf,
    Beside,
    Chosen,
    Clock,
    Colour,
    Numbered,
    Rounds,
    Stage,
    Till,
    Turn,
    TurnOf,
)
from carteblanche.reader.joining import Made, join, single
from carteblanche.reader.sketch import (
    Against,
    CardsNP,
    Filt,
    Frame,
    Half,
    Item,
    Num,
    NumberOf,
    Phrase,
    SameAs,
    Span,
    Superlative,
    Thing,
    Who,
)

PARITY: Final = {"even": (2, 4, 6), "odd": (1, 3, 5), "prime": (2, 3, 5)}
DURATIONS: Final = {
    "game": Span("game"), "turn": Span("turn"), "next-turn": Span(TurnOf()), "next-turn-end": Span(TurnOf(at="end")),
    "round": Span(Rounds()), "round-end": Span(Till(Stage("round", "end"))), "covered": Span("covered"), "two-rounds": Span(Rounds(2)),
}  # fmt: skip
MOMENTS: Final[dict[str, Any]] = {
    "turn-start": Turn("start"), "turn-end": Turn("end"), "round-start": Stage("round", "start"), "round-end": Stage("round", "end"),
    "game-start": Stage("game", "start"), "game-end": Stage("game", "end"), "hour": Clock(3600, every=True, wall=True),
}  # fmt: skip
PILES: Final = {
    "draw-pile": "draw",
    "discard-pile": "discard",
    "rule-pile": "rule-pile",
    "rule": "rules",
    "middle": "middle",
}
ROLES: Final[dict[str, Any]] = {
    "you": Who("you"), "i": Who("you"), "they": Who("~they"), "all": Who("all", every=True), "nobody": Who("nobody"),
    "someone": Who(Chosen(), any=True), "anyone": Who("all", any=True), "others": Who("others", every=True),
    "whoever": Who("all", any=True, every=True, relative=True),
    "next": Who(Beside("next")), "after-next": Who(Beside("next", n=2)), "previous": Who(Beside("previous")),
    "left": Who(Beside("left")), "right": Who(Beside("right")), "opposite": Who(Beside("opposite")), "neighbours": Who("~neighbours"),
    "oldest": Who("oldest"), "youngest": Who("youngest"), "author": Who("author"), "owner": Who("owner"), "winner": Who("winner"),
    "loser": Who("loser"), "first": Who("first"), "last": Who("last"),
}  # fmt: skip


# --- one word --------------------------------------------------------------------------------------------------------


@single("num")
def _num(item: Item) -> Made:
    return "N", Num(int(item.val.value)), 0.0


@single("q")
def _quantity(item: Item) -> Made | None:
    match item.val.value:
        case "another":
            return "N", Num(1, more=True), 0.0
        case "half":
            return "N", Num(Half()), 0.0
        case _:
            return None


@single("f")
def _filter(item: Item) -> Made:
    value = item.val.value
    if value in PARITY:
        return "F", Filt((Numbered(PARITY[value]),)), 0.0
    return "F", Filt((Colour((value,)),)), 0.0


@single("face")
def _face(item: Item) -> Made:
    return "F", Filt((Numbered((int(item.val.value),)),), face=True), 0.0


@single("N")
def _face_of_number(item: Item) -> Made | None:
    n = item.val.n
    if isinstance(n, int) and 1 <= n <= 6 and item.val.op == "=" and not item.val.more and item.end - item.start == 1:
        return "F", Filt((Numbered((n,)),), face=True), 0.3
    return None


@single("F")
def _cards_of_filter(item: Item) -> Made:
    return "C", CardsNP(fit=item.val.tests), 0.1 if item.val.face else 0.5


@single("card")
def _card(item: Item) -> Made:
    return "C", CardsNP(plural=item.val.value == "cards"), 0.0


@single("c")
def _cards_ref(item: Item) -> Made:
    if item.val.value in ("before", "top"):
        return "C", CardsNP(place=f"~{item.val.value}"), 0.0
    if item.val.value == "any":
        return "C", CardsNP(ref="any"), 0.0
    if item.val.value == "next":
        return "C", CardsNP(ref="next"), 0.0
    return "C", CardsNP(ref=item.val.value, named=False), 0.1


@single("w")
def _who(item: Item) -> Made:
    return "W", replace(ROLES[item.val.value], case=item.val.case), 0.0


@single("n")
def _noun(item: Item) -> Made:
    name = item.val.value
    if name == "hand":
        return "C", CardsNP(place="hand", hand=True, every=True), 0.0
    if name == "player":
        return "W", Who("all", any=True, case=item.val.case), 0.2
    if name in ("neighbour", "opponent"):
        return "W", Who("~neighbour" if name == "neighbour" else Chosen(), any=True, case=item.val.case), 0.2
    if name == "rule":
        return "C", CardsNP(place="rules"), 0.0
    if name in PILES:
        return "PL", PILES[name], 0.0
    if name == "pile":
        return "PL", "draw", 0.4
    return "T", Thing(name), 0.0


@single("v")
def _verb(item: Item) -> Made:
    mods: frozenset[str] = frozenset({f"part:{item.val.particle}"} if item.val.particle else ())
    if item.val.value == "get":
        return "V", Frame("take", at=item.start, mods=mods | {"get"}), 0.0
    return "V", Frame(item.val.value, at=item.start, mods=mods), 0.0


@single("mod")
def _modal(item: Item) -> Made:
    return "V", Frame("", modal=item.val.value, at=item.start), 0.3


@single("PL")
def _pile_of_cards(item: Item) -> Made:
    return "C", CardsNP(place=item.val, every=True, named=False), 0.4


@single("deg")
def _superlative(item: Item) -> Made:
    return "D", Superlative(item.val.value), 0.0


# --- numbers ---------------------------------------------------------------------------------------------------------

_OPS: Final = {"ge": ">=", "le": "<=", "gt": ">", "lt": "<", "eq": "="}


@join("cmp N")
def _compared(a: Item, b: Item) -> Made | None:
    return ("N", replace(b.val, op=_OPS[a.val.value]), 0.0) if b.val.op == "=" else None


@join("N post")
def _or_more(a: Item, b: Item) -> Made | None:
    return ("N", replace(a.val, op=_OPS[b.val.value]), 0.0) if a.val.op == "=" else None


@join("N q")
def _two_more(a: Item, b: Item) -> Made | None:
    return ("N", replace(a.val, more=True), 0.0) if b.val.value in ("more", "new") else None


@join("q N")
def _more_two(a: Item, b: Item) -> Made | None:
    return ("N", replace(b.val, more=True), 0.1) if a.val.value in ("more", "another") else None


@join("N PP")
def _two_of(a: Item, b: Item) -> Made | None:
    """*two of them*, *two of the rule cards*."""
    phrase: Phrase = b.val
    if phrase.prep not in ("of", "from") or phrase.cat != "C":
        return None
    return "C", replace(phrase.item, num=a.val, every=False), 0.0


@join("adv N")
def _only_two(a: Item, b: Item) -> Made | None:
    return ("N", replace(b.val, op="<="), 0.2) if a.val.value == "only" and b.val.op == "=" else None


# --- filters ---------------------------------------------------------------------------------------------------------


@join("F F")
def _both_filters(a: Item, b: Item) -> Made | None:
    colours = any(isinstance(test, Colour) for test in a.val.tests) and any(
        isinstance(test, Colour) for test in b.val.tests
    )
    return None if colours else ("F", Filt(a.val.tests + b.val.tests, a.val.face or b.val.face), 0.0)


@join("F FOR")
def _either_filter(a: Item, b: Item) -> Made | None:
    return "F", Filt(_either(a.val.tests, b.val.tests), a.val.face or b.val.face), 0.0


def _either(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(one) == len(other) == 1:
        a, b = one[0], other[0]
        if isinstance(a, Colour) and isinstance(b, Colour):
            return (Colour(a.of + b.of),)
        if isinstance(a, Numbered) and isinstance(b, Numbered):
            return (Numbered(tuple(sorted({*a.of, *b.of}))),)
        return (AnyOf((a, b)),)
    return (AnyOf((*one, *other)),)


@join("conj F")
def _or_filter(a: Item, b: Item) -> Made | None:
    return ("FOR", b.val, 0.0) if a.val.value in ("or", "and") else None


@join("rel T")
def _same_colour(a: Item, b: Item) -> Made | None:
    """*the same colour*, *a different number*."""
    if b.val.name not in ("colour", "number") or a.val.value not in ("same", "other"):
        return None
    return "F", Filt((SameAs(b.val.name, other=a.val.value == "other"),), compares=True), 0.0


@join("T PP")
def _value_of(a: Item, b: Item) -> Made | None:
    """*the value of the top card*."""
    if a.val.name != "number" or b.val.prep != "of" or b.val.cat != "C":
        return None
    return "N", Num(NumberOf(b.val.item)), 0.0


@join("N rel")
def _one_higher(a: Item, b: Item) -> Made | None:
    """*one higher*."""
    if b.val.value not in ("higher", "lower") or a.val.op != "=":
        return None
    op = "+" if b.val.value == "higher" else "-"
    return "F", Filt((Against("=", NumberOf(None, op, a.val.n)),), compares=True), 0.0


@join("T N")
def _the_number_three(a: Item, b: Item) -> Made | None:
    n = b.val.n
    if a.val.name != "number" or not isinstance(n, int) or not 1 <= n <= 6 or b.val.op != "=":
        return None
    return "F", Filt((Numbered((n,)),), face=True), 0.0


@join("rel N")
def _divides(a: Item, b: Item) -> Made | None:
    if a.val.value not in ("divides", "multiple"):
        return None
    return "F", Filt((Against(a.val.value, b.val.n),), compares=True), 0.0


@join("conj FVAL")
def _whose_divides(a: Item, b: Item) -> Made | None:
    return ("FW", b.val, 0.0) if a.val.value == "whose" else None


@join("T F")
def _value_is(a: Item, b: Item) -> Made | None:
    """*value | higher than …*."""
    return ("FVAL", b.val, 0.0) if a.val.name in ("number", "colour") and b.val.compares else None


@join("rel PP")
def _higher_than(a: Item, b: Item) -> Made | None:
    """*higher than the card below*, *higher than 3*."""
    if b.val.prep != "than" or a.val.value not in ("higher", "lower"):
        return None
    n = b.val.item.n if b.val.cat == "N" else NumberOf(b.val.item)
    return "F", Filt((Against(">" if a.val.value == "higher" else "<", n),), compares=True), 0.0


@join("F PP")
def _same_as(a: Item, b: Item) -> Made | None:
    """*the same colour as the top card*."""
    if not a.val.compares or b.val.prep != "than" or b.val.cat != "C" or len(a.val.tests) != 1:
        return None
    test = a.val.tests[0]
    return ("F", Filt((replace(test, cards=b.val.item),), compares=True), 0.0) if isinstance(test, SameAs) else None


# --- cards -----------------------------------------------------------------------------------------------------------


@join("rel C")
def _same_card(a: Item, b: Item) -> Made | None:
    """*the same card*."""
    if a.val.value != "same" or b.val.fit or b.val.hand or not b.val.named:
        return None
    return "C", replace(b.val, fit=(SameAs("both"),)), 0.0


@join("F C")
def _such_cards(a: Item, b: Item) -> Made | None:
    if b.val.fit or b.val.hand:
        return None
    return "C", replace(b.val, fit=a.val.tests + b.val.fit), 0.0


@join("C F")
def _cards_such(a: Item, b: Item) -> Made | None:
    return None if a.val.hand or not a.val.named else ("C", replace(a.val, fit=a.val.fit + b.val.tests), 0.1)


@join("N C")
def _so_many(a: Item, b: Item) -> Made | None:
    return None if b.val.num or b.val.hand else ("C", replace(b.val, num=a.val), 0.0)


@join("q C")
def _quantified(a: Item, b: Item) -> Made | None:
    match a.val.value:
        case "each" if b.val.num is not None:
            return None
        case "all" | "each" | "whole" | "both" | "half" if b.val.num is None:
            if a.val.value == "half":
                return "C", replace(b.val, num=Num(Half()), every=False), 0.0
            return "C", replace(b.val, every=True), 0.0
        case "any" | "some":
            return "C", b.val, 0.1
        case "no":
            return "C", replace(b.val, no=True), 0.0
        case "new":
            return "C", replace(b.val, place="new-rules" if b.val.place == "rules" else b.val.place), 0.1
        case "last":
            return "C", replace(b.val, last=True), 0.0
        case "more":
            return "C", b.val, 0.2
        case _:
            return None


@join("poss C", "poss PL")
def _owned(a: Item, b: Item) -> Made | None:
    if b.cat == "PL":
        return None
    owner = ROLES[a.val.value]
    every = b.val.every or (b.val.plural and b.val.num is None and not b.val.fit)
    return None if b.val.owner else ("C", replace(b.val, owner=owner, every=every), 0.0)


@join("adv C")
def _picked(a: Item, b: Item) -> Made | None:
    match a.val.value:
        case "random":
            return "C", replace(b.val, how="random"), 0.0
        case "top":
            return "C", replace(b.val, how="top", place=b.val.place or "~top"), 0.0
        case "bottom":
            return "C", replace(b.val, how="bottom", place=b.val.place or "~bottom"), 0.0
        case _:
            return None


@join("D C")
def _highest(a: Item, b: Item) -> Made | None:
    if a.val.way in ("highest", "lowest"):
        return "C", replace(b.val, how=a.val.way), 0.0
    return "D", Superlative(a.val.way, b.val), 0.0


@join("C PP")
def _cards_behind(a: Item, b: Item) -> Made | None:
    phrase: Phrase = b.val
    match phrase.prep, phrase.cat:
        case (("of" | "from" | "in" | "on" | "at"), "PL"):
            if a.val.how in ("top", "bottom") or a.val.place in ("", "~top", "~bottom"):
                return "C", replace(a.val, place=phrase.item), 0.0
        case (("of" | "from" | "in"), "C") if phrase.item.hand:
            return "C", replace(a.val, place="hand", owner=phrase.item.owner or a.val.owner), 0.0
        case (("of" | "from"), "C") if phrase.item.place in ("rules", "rule-pile", "draw", "discard"):
            return "C", replace(a.val, place=phrase.item.place), 0.0
        case (("of" | "from"), "C") if phrase.item.every or phrase.item.ref:
            return "C", replace(a.val, owner=phrase.item.owner, place=phrase.item.place), 0.1
        case (("of" | "from"), "W"):
            return "C", replace(a.val, owner=phrase.item), 0.2
        case (("with" | "of"), "F"):
            return "C", replace(a.val, fit=a.val.fit + phrase.item.tests), 0.0
        case (("with" | "of"), "C") if phrase.item.fit and not phrase.item.num and a.val.named:
            return "C", replace(a.val, fit=a.val.fit + phrase.item.fit), 0.1
        case _:
            pass
    return None


@join("W C")
def _whose(a: Item, b: Item) -> Made | None:
    """*the next player's hand*."""
    return None if b.val.owner or not b.val.hand else ("C", replace(b.val, owner=a.val), 0.3)
