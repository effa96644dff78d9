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
    Count,
    Hand,
    NoneOf,
    Numbered,
    Ranked,
    Rounds,
    Some,
    Stage,
    Till,
    Turn,
    TurnOf,
)
from carteblanche.reader.joining import Made, join, single
from carteblanche.reader.sketch import (
    Against,
    AsMany,
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
    ThatMany,
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
    "leader": Who(Ranked("fewest", Count(Some(Hand("each"))))), "trailer": Who(Ranked("most", Count(Some(Hand("each"))))),
    "loser": Who("loser"), "first": Who("first"), "last": Who("last"), "which": Who("~which", relative=True),
    "that-player": Who("~that"), "self": Who("~self"),
    "one": Who("all", every=True, one=True),
}  # fmt: skip


def agreed(a: Item, b: Item) -> str:
    """The cases that both may stand in; those of the second if there are none."""
    one, other = (set(item.val.case.split(".")) - {""} for item in (a, b))
    return ".".join(sorted(one & other or other or one))


def disagree(a: Item, b: Item) -> float:
    """What it costs that two words that should agree do not."""
    one, other = (set(item.val.case.split(".")) - {""} for item in (a, b))
    return 0.4 if one and other and not one & other else 0.0


# --- one word --------------------------------------------------------------------------------------------------------


@single("num")
def _num(item: Item) -> Made:
    return "N", Num(int(item.val.value), digits="digits" in item.val.told), 0.0


@single("amt")
def _that_many(item: Item) -> Made:
    return "N", Num(ThatMany(free=item.val.value == "any")), 0.0


@join("C tail")
def _as_many_as_liked(a: Item, b: Item) -> Made | None:
    """*as many red cards | as you like*."""
    if a.val.num is None or a.val.num.n != AsMany():
        return None
    return "C", replace(a.val, num=replace(a.val.num, n=ThatMany(free=True))), 0.0


@single("q")
def _quantity(item: Item) -> Made | None:
    match item.val.value:
        case "another":
            return "N", Num(1, more=True), 0.0
        case "half":
            return "N", Num(Half()), 0.0
        case "single":
            return "N", Num(1, only=True), 0.0
        case _:
            return None


@single("f")
def _filter(item: Item) -> Made:
    value = item.val.value
    if value == "pair":
        return "F", Filt((SameAs("number"),), case=item.val.cases), 0.2
    test = Numbered(PARITY[value]) if value in PARITY else Colour((value,))
    return "F", Filt((test,), case=item.val.cases), 0.0


@single("fs")
def _coloured(item: Item) -> Made:
    """*reds*: cards of that colour."""
    return "C", CardsNP(fit=(Colour((item.val.value,)),), plural=True), 0.0


@single("face")
def _face(item: Item) -> Made:
    return "F", Filt((Numbered((int(item.val.value),)),), face=True, case=item.val.cases), 0.0


@single("N")
def _face_of_number(item: Item) -> Made | None:
    n = item.val.n
    if n == 1 and not item.val.digits:
        return None
    if isinstance(n, int) and 1 <= n <= 6 and item.val.op == "=" and not item.val.more and item.end - item.start == 1:
        return "F", Filt((Numbered((n,)),), face=True), 0.3
    return None


@single("F")
def _cards_of_filter(item: Item) -> Made:
    return "C", CardsNP(fit=item.val.tests, case=item.val.case), 0.1 if item.val.face else 0.5


@single("card")
def _card(item: Item) -> Made:
    return "C", CardsNP(plural=item.val.value == "cards", case=item.val.cases), 0.0


@single("c")
def _cards_ref(item: Item) -> Made:
    if item.val.value in ("before", "top"):
        return "C", CardsNP(place=f"~{item.val.value}"), 0.0
    if item.val.value in ("any", "rest"):
        return "C", CardsNP(ref=item.val.value), 0.0
    if item.val.value == "next":
        return "C", CardsNP(ref="next"), 0.0
    return "C", CardsNP(ref=item.val.value, named=False), 0.1


@single("kind")
def _kind(item: Item) -> Made:
    """*les filles*, *die Brillenträger*: people whom everybody knows."""
    return "W", Who("all", every=True, free=item.val.value), 0.0


@single("w")
def _who(item: Item) -> Made:
    return "W", replace(ROLES[item.val.value], case=item.val.cases), 0.0


@single("n")
def _noun(item: Item) -> Made:
    name = item.val.value
    if name == "hand":
        return "C", CardsNP(place="hand", hand=True, every=True, case=item.val.cases), 0.0
    if name == "player":
        return "W", Who("all", any=True, case=item.val.cases, every=item.val.several), 0.2
    if name in ("neighbour", "opponent"):
        return "W", Who("~neighbour" if name == "neighbour" else Chosen(), any=True, case=item.val.cases), 0.2
    if name == "rule":
        return "C", CardsNP(place="rules", case=item.val.cases), 0.0
    if name in PILES:
        return "PL", PILES[name], 0.0
    if name == "pile":
        return "PL", "draw", 0.4
    return "T", Thing(name), 0.0


@single("v")
def _verb(item: Item) -> Made:
    mods: frozenset[str] = frozenset({f"part:{item.val.particle}"} if item.val.particle else ())
    if item.val.value == "get":
        return "V", Frame("take", at=item.start, mods=mods | {"get"}, form=item.val.told), 0.0
    return (
        "V",
        Frame(item.val.value, at=item.start, mods=mods, form=item.val.told),
        0.5 if "agent" in item.val.told else 0.0,
    )


@single("mod")
def _modal(item: Item) -> Made:
    own = frozenset(range(item.start, item.end))
    return "V", Frame("", modal=item.val.value, at=item.start, form=item.val.told, own=own), 0.3


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


# --- filters ---------------------------------------------------------------------------------------------------------


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
    return None if colours or numbers or compared else ("F", made, 0.0)


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
    if not a.val.case or a.val.hand or a.val.place not in ("", "~top", "~bottom"):
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
    if not a.val.compares or b.val.prep != "than" or b.val.cat != "C" or len(a.val.tests) != 1:
        return None
    test = a.val.tests[0]
    return ("F", Filt((replace(test, cards=b.val.item),), compares=True), 0.0) if isinstance(test, SameAs) else None


# --- cards -----------------------------------------------------------------------------------------------------------


@join("q F", "rel F")
def _another_such(a: Item, b: Item) -> Made | None:
    """*another hexagon*."""
    if a.val.value not in ("another", "other") or b.val.compares:
        return None
    return "C", CardsNP(fit=b.val.tests, case=b.val.case), 0.1


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
    if a.val.face and b.val.plural:
        return "C", replace(b.val, fit=a.val.tests), 1.0
    return "C", replace(b.val, fit=a.val.tests + b.val.fit, case=agreed(a, b)), disagree(a, b)


@join("C F")
def _cards_such(a: Item, b: Item) -> Made | None:
    if a.val.hand or not a.val.named:
        return None
    return "C", replace(a.val, fit=a.val.fit + b.val.tests, case=agreed(a, b)), 0.1 + disagree(a, b)


@join("N C")
def _so_many(a: Item, b: Item) -> Made | None:
    return None if b.val.num or b.val.hand else ("C", replace(b.val, num=a.val, case=""), 0.0)


@join("C post")
def _so_many_or_more(a: Item, b: Item) -> Made | None:
    """*две карты или больше*."""
    num = a.val.num
    return (
        ("C", replace(a.val, num=replace(num, op=_OPS[b.val.value])), 0.0)
        if num is not None and num.op == "="
        else None
    )


@join("q C")
def _quantified(a: Item, b: Item) -> Made | None:
    match a.val.value:
        case "each" if b.val.num is not None:
            return None
        case "all" | "each" | "whole" | "both" | "half" if b.val.num is None:
            if a.val.value == "half":
                return "C", replace(b.val, num=Num(Half()), every=False), 0.0
            single = (
                a.val.value == "all" and b.val.named and not (b.val.plural or b.val.hand or b.val.fit or b.val.place)
            )
            if single:
                return "C", replace(b.val, every=True), 1.2
            return "C", replace(b.val, every=True), 0.0
        case "any" if b.val.every and b.val.owner is not None and b.val.num is None:
            return "C", replace(b.val, every=False, num=Num(1)), 0.0
        case "any" | "some":
            return None if b.val.every and b.val.owner is not None else ("C", b.val, 0.1)
        case "no":
            return "C", replace(b.val, no=True), 0.0
        case "new":
            return "C", replace(b.val, place="new-rules" if b.val.place == "rules" else b.val.place), 0.1
        case "last":
            return "C", replace(b.val, last=True), 0.0
        case "penultimate":
            return "C", replace(b.val, ref="penultimate"), 0.0
        case "more":
            return "C", replace(b.val, than=">"), 0.2
        case "fewer":
            return "C", replace(b.val, than="<"), 0.2
        case _:
            return None


@join("ord C")
def _further_rule(a: Item, b: Item) -> Made | None:
    """*a fourth rule*."""
    return ("C", replace(b.val, place="new-rules"), 0.1) if b.val.place == "rules" and int(a.val.value) > 3 else None


@join("q F")
def _quantified_faces(a: Item, b: Item) -> Made | None:
    """*every 5*, *any red*."""
    if a.val.value not in ("each", "any") or not b.val.tests or b.val.compares:
        return None
    return "C", CardsNP(fit=b.val.tests, case=b.val.case), 0.0 if b.val.face else 0.3


@join("poss C", "poss PL")
def _owned(a: Item, b: Item) -> Made | None:
    if b.cat == "PL":
        return None
    owner = ROLES[a.val.value] if a.val.value != "self" else None
    every = b.val.every or (b.val.plural and b.val.num is None)
    return None if b.val.owner else ("C", replace(b.val, owner=owner, every=every), 0.0)


@join("prep poss")
def _owned_alone(a: Item, b: Item) -> Made | None:
    """*one of yours*, *mit seinen*: the cards of somebody, without a word for cards."""
    if a.val.value not in ("of", "from", "with"):
        return None
    return "PP", Phrase(a.val.value, CardsNP(owner=ROLES[b.val.value], every=True, named=False), "C"), 0.4


@join("poss D")
def _owned_best(a: Item, b: Item) -> Made | None:
    """*seine höchste*."""
    if b.val.way not in ("highest", "lowest") or b.val.of is not None:
        return None
    return "C", CardsNP(owner=ROLES[a.val.value], how=b.val.way), 0.1


@join("adv C")
def _picked(a: Item, b: Item) -> Made | None:
    match a.val.value:
        case "random":
            return "C", replace(b.val, how="random"), 0.0
        case "top":
            return "C", replace(b.val, how="top", place=b.val.place or "~top"), 0.0
        case "chosen":
            return "C", replace(b.val, how="choice"), 0.0
        case "bottom":
            return "C", replace(b.val, how="bottom", place=b.val.place or "~bottom"), 0.0
        case _:
            return None


@join("D C")
def _highest(a: Item, b: Item) -> Made | None:
    if a.val.way in ("highest", "lowest") and b.val.hand:
        return "D", Superlative("most" if a.val.way == "highest" else "fewest", None), 0.0
    if a.val.way in ("highest", "lowest"):
        return "C", replace(b.val, how=a.val.way), 0.0
    return "D", Superlative(a.val.way, b.val), 0.0


@join("C PP")
def _cards_behind(a: Item, b: Item) -> Made | None:
    phrase: Phrase = b.val
    match phrase.prep, phrase.cat:
        case (("of" | "from" | "in" | "on" | "at"), "PL"):
            if a.val.place == "new-rules" and phrase.item in ("draw", "rule-pile"):
                return "C", a.val, 0.0
            if a.val.owner is not None and phrase.prep == "in":
                return None
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
        case ("except", ("F" | "C")) if a.val.every or a.val.ref == "any" or a.val.fit:
            without = phrase.item.tests if phrase.cat == "F" else phrase.item.fit
            plain = phrase.cat == "F" or (phrase.item.owner is None and phrase.item.rel is None and not phrase.item.ref)
            return ("C", replace(a.val, fit=(*a.val.fit, NoneOf(without))), 0.0) if without and plain else None
        case (("with" | "of"), "C") if phrase.item.fit and not phrase.item.num and a.val.named:
            return "C", replace(a.val, fit=a.val.fit + phrase.item.fit), 0.1
        case _:
            pass
    return None


@join("W C")
def _whose(a: Item, b: Item) -> Made | None:
    """*the next player's hand*."""
    if b.val.owner is not None or (not b.val.hand and a.val.case != "gen"):
        return None
    every = b.val.every or (b.val.plural and b.val.num is None and not b.val.fit)
    return "C", replace(b.val, owner=a.val, every=every), 0.0 if a.val.case == "gen" else 0.3


@join("W T")
def _whose_thing(a: Item, b: Item) -> Made | None:
    """*the next player's turn*."""
    return ("T", replace(b.val, owner=a.val), 0.0) if a.val.case == "gen" and b.val.owner is None else None
