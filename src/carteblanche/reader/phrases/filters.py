"""Rules of the chart for numbers, and for what cards show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    AnyOf,
    Colour,
    Numbered,
)
from carteblanche.reader.phrases.joining import Made, join
from carteblanche.reader.phrases.sketch import (
    Against,
    CardsNP,
    Filt,
    Item,
    Num,
    NumberOf,
    Phrase,
    SameAs,
)


def agreed(a: Item, b: Item) -> str:
    """The cases that both may stand in; those of the second if there are none."""
    one, other = (set(item.val.case.split(".")) - {""} for item in (a, b))
    return ".".join(sorted(one & other or other or one))


def disagree(a: Item, b: Item) -> float:
    """What it costs that two words that should agree do not."""
    one, other = (set(item.val.case.split(".")) - {""} for item in (a, b))
    return 0.4 if one and other and not one & other else 0.0


@join("F T", "T F")
def _of_that_colour(a: Item, b: Item) -> Made | None:
    """*of red colour*, *koloru | czerwonego*: the word for a colour beside one."""
    shown, thing = (a, b) if a.cat == "F" else (b, a)
    plain = thing.val.name == "colour" and thing.val.num is None and not thing.val.mods and thing.val.owner is None
    if not plain or thing.val.rel is not None or not all(isinstance(test, Colour) for test in shown.val.tests):
        return None
    return "F", shown.val, 0.1


ONES: Final = 0.3
"""*red ones* are red cards rather than red cards with a 1."""
OPS: Final = {"ge": ">=", "le": "<=", "gt": ">", "lt": "<", "eq": "="}


@join("cmp N")
def _compared(a: Item, b: Item) -> Made | None:
    return ("N", replace(b.val, op=OPS[a.val.value]), 0.0) if b.val.op == "=" else None


@join("N post")
def _or_more(a: Item, b: Item) -> Made | None:
    return ("N", replace(a.val, op=OPS[b.val.value]), 0.0) if a.val.op == "=" else None


@join("V post")
def _at_most_far(a: Item, b: Item) -> Made | None:
    """*(You draw three cards a turn) | at most*."""
    for arg in a.val.args:
        num = (arg.item.num if arg.cat == "C" else arg.item) if arg.cat in ("C", "N") and not arg.prep else None
        if num is not None and isinstance(num.n, int) and num.op == "=":
            stated = replace(num, op=OPS[b.val.value])
            whole = replace(arg, item=replace(arg.item, num=stated) if arg.cat == "C" else stated)
            return "V", replace(a.val, args=tuple(whole if one is arg else one for one in a.val.args)), 0.1
    return None


@join("N q")
def _two_more(a: Item, b: Item) -> Made | None:
    if b.val.value == "fewer":
        return "N", replace(a.val, fewer=True), 0.0
    return ("N", replace(a.val, more=True), 0.0) if b.val.value in ("more", "new") else None


@join("C q")
def _one_card_less(a: Item, b: Item) -> Made | None:
    """*one card less*, *two cards more*."""
    num = a.val.num
    if num is None or num.op != "=" or b.val.value not in ("fewer", "more"):
        return None
    return "C", replace(a.val, num=replace(num, fewer=b.val.value == "fewer", more=b.val.value == "more")), 0.0


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
    return ("N", replace(b.val, only=True), 0.2) if a.val.value == "only" and b.val.op == "=" else None


@join("F F")
def _both_filters(a: Item, b: Item) -> Made | None:
    colours = any(isinstance(test, Colour) for test in a.val.tests) and any(
        isinstance(test, Colour) for test in b.val.tests
    )
    numbers = any(isinstance(test, Numbered) for test in a.val.tests) and any(
        isinstance(test, Numbered) for test in b.val.tests
    )
    made = Filt(a.val.tests + b.val.tests, a.val.face or b.val.face, case=agreed(a, b))
    compared = (a.val.face and b.val.compares) or (a.val.compares and b.val.face)
    if colours or numbers or compared:
        return None
    return "F", made, ONES if b.val.face and b.val.tests == (Numbered((1,)),) else 0.0


@join("F N")
def _red_six(a: Item, b: Item) -> Made | None:
    """*the pink | 1*: a card, not a number of them."""
    n = b.val.n
    plain = (
        isinstance(n, int) and 1 <= n <= 6 and b.val.op == "=" and b.val.digits and not b.val.more and not b.val.only
    )
    colour = len(a.val.tests) == 1 and isinstance(a.val.tests[0], Colour) and len(a.val.tests[0].of) == 1
    if not plain or not colour or b.end - b.start != 1:
        return None
    return "F", Filt((*a.val.tests, Numbered((n,))), face=True, case=a.val.case), 0.0


@join("F FOR")
def _either_filter(a: Item, b: Item) -> Made | None:
    return "F", Filt(_either(a.val.tests, b.val.tests), a.val.face or b.val.face, case=agreed(a, b)), 0.0


def _either(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(one) == len(other) == 1:
        a, b = one[0], other[0]
        if isinstance(a, Colour) and isinstance(b, Colour):
            return (Colour(a.of + b.of),)
        if isinstance(a, Numbered) and isinstance(b, Numbered):
            return (Numbered(tuple(sorted({*a.of, *b.of}))),)
        return (AnyOf((a, b)),)
    return (AnyOf((*one, *other)),)


@join("N F")
def _so_many_alike(a: Item, b: Item) -> Made | None:
    """*dwóch takich samych kolorów (pod rząd)*."""
    alike = len(b.val.tests) == 1 and isinstance(b.val.tests[0], SameAs) and not b.val.tests[0].other
    return ("F", b.val, 0.1) if alike and a.val.n == 2 and a.val.op == "=" else None


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
    if a.val.name != "number" or b.val.prep not in ("of", "on", "from", "at", "in") or b.val.cat != "C":
        return None
    if b.val.item.plural and not b.val.item.ref:
        return None
    if b.val.prep != "of" and not (b.val.item.ref in ("this", "it") or b.val.item.place in ("~top", "~before")):
        return None
    return "N", Num(NumberOf(b.val.item)), 0.0


@join("N rel")
def _one_higher(a: Item, b: Item) -> Made | None:
    """*one higher*."""
    if b.val.value not in ("higher", "lower") or a.val.op != "=":
        return None
    op = "+" if b.val.value == "higher" else "-"
    return "F", Filt((Against("=", NumberOf(None, op, a.val.n)),), compares=True), 0.0


@join("T C")
def _of_cards(a: Item, b: Item) -> Made | None:
    """*kolor karty*, *цифра верхней карты*: a genitive."""
    if "gen" not in b.val.case.split(".") or b.val.fit or b.val.num is not None or b.val.hand:
        return None
    if a.val.name == "number" and (b.val.place or b.val.ref):
        return "N", Num(NumberOf(b.val)), 0.0
    return ("T", a.val, 0.1) if a.val.name in ("colour", "number") and not b.val.place and not b.val.ref else None


@join("C PL")
def _of_pile(a: Item, b: Item) -> Made | None:
    """*wierzchnia karta stosu*, *верхняя карта колоды*."""
    piled = a.val.place in ("~top", "~bottom") and a.val.num is not None
    if not (a.val.case or piled) or a.val.hand or a.val.place not in ("", "~top", "~bottom"):
        return None
    return "C", replace(a.val, place=b.val), 0.1


@join("C W")
def _of_player(a: Item, b: Item) -> Made | None:
    """*kartę następnego gracza*, *карты соседа*."""
    if a.val.owner is not None or not a.val.named or "gen" not in b.val.case.split(".") or b.val.rel is not None:
        return None
    every = a.val.every or (a.val.plural and a.val.num is None and not a.val.fit)
    return "C", replace(a.val, owner=b.val, every=every), 0.1 if b.val.case == "gen" else 0.2


@join("T W")
def _thing_of(a: Item, b: Item) -> Made | None:
    """*turę następnego gracza*."""
    if a.val.owner is not None or a.val.name not in ("turn", "hand") or "gen" not in b.val.case.split("."):
        return None
    return "T", replace(a.val, owner=b.val), 0.1


@join("T N")
def _the_number_three(a: Item, b: Item) -> Made | None:
    n = b.val.n
    if a.val.name != "number" or not isinstance(n, int) or not 1 <= n <= 6 or b.val.op != "=":
        return None
    return "F", Filt((Numbered((n,)),), face=True), 0.0


@join("F T")
def _even_numbers(a: Item, b: Item) -> Made | None:
    """*even numbers*: cards with them."""
    if b.val.name != "number" or b.val.mods or b.val.num is not None or a.val.compares:
        return None
    if not all(isinstance(test, Numbered) for test in a.val.tests):
        return None
    return "C", CardsNP(fit=a.val.tests), 0.0


@join("age C")
def _oldest_rule(a: Item, b: Item) -> Made | None:
    """*the oldest rule*, *the newest rule*."""
    return ("C", replace(b.val, how=a.val.value, every=False), 0.0) if b.val.place == "rules" else None


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
    if not a.val.compares or b.val.prep not in ("than", "from") or b.val.cat != "C" or len(a.val.tests) != 1:
        return None
    test = a.val.tests[0]
    if isinstance(test, Against) and isinstance(test.n, NumberOf) and test.n.cards is None:
        return "F", Filt((replace(test, n=replace(test.n, cards=b.val.item)),), compares=True), 0.0
    same = isinstance(test, SameAs) and b.val.prep == "than"
    return ("F", Filt((replace(test, cards=b.val.item),), compares=True), 0.0) if same else None


@join("N F")
def _by_so_much(a: Item, b: Item) -> Made | None:
    """*one | higher than the top card*."""
    test = b.val.tests[0] if b.val.compares and len(b.val.tests) == 1 else None
    if not isinstance(test, Against) or test.op not in (">", "<") or not isinstance(test.n, NumberOf) or test.n.op:
        return None
    if not isinstance(a.val.n, int) or a.val.op != "=" or a.val.more or a.val.only:
        return None
    return (
        "F",
        Filt((Against("=", replace(test.n, op="+" if test.op == ">" else "-", by=a.val.n)),), compares=True),
        -0.1,
    )
