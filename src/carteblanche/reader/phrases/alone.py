"""What one word is by itself: numbers, filters, cards, players, things and verbs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Beside,
    Chosen,
    Clock,
    Colour,
    Count,
    Hand,
    Numbered,
    Ranked,
    Rounds,
    Some,
    Stage,
    Till,
    Turn,
    TurnOf,
)
from carteblanche.games.blank.calculus.parts import Made as HowMade
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import (
    AsMany,
    CardsNP,
    Filt,
    Frame,
    Half,
    Item,
    Num,
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
    "voted": Who("voted"), "causer": Who("causer"),
    "loser": Who("loser"), "first": Who("first"), "last": Who("last"), "which": Who("~which", relative=True),
    "that-player": Who("~that"), "self": Who("~self"),
    "one": Who("all", every=True, one=True),
}  # fmt: skip


@single("num")
def _num(item: Item) -> Made:
    return "N", Num(int(item.val.value), digits="digits" in item.val.form or item.val.indefinite), 0.0


@single("amt")
def _that_many(item: Item) -> Made:
    return "N", Num(ThatMany(free=item.val.value == "any")), 0.0


@join("C tail")
def _as_many_as_liked(a: Item, b: Item) -> Made | None:
    """*as many red cards | as you like*."""
    if a.val.num is None or a.val.num.n != AsMany():
        return None
    return "C", replace(a.val, num=replace(a.val.num, n=ThatMany(free=True))), 0.0


@join("mark tail")
def _comma_liked(a: Item, b: Item) -> Made | None:
    return ("tail", b.val, 0.0) if a.val == "," else None


@join("N tail")
def _number_liked(a: Item, b: Item) -> Made | None:
    """*the number of cards | you like*."""
    many = a.val.n
    plain = isinstance(many, AsMany) and (many.of is None or (many.cat == "C" and many.of.owner is None))
    return ("N", replace(a.val, n=ThatMany(free=True)), 0.0) if plain else None


@join("V tail")
def _liked_far(a: Item, b: Item) -> Made | None:
    """*Wirf so viele Karten ab, | wie du willst*."""
    for arg in a.val.args:
        num = arg.item.num if arg.cat == "C" and not arg.prep else None
        if num is not None and isinstance(num.n, AsMany) and num.n.of is None:
            free = replace(arg, item=replace(arg.item, num=replace(num, n=ThatMany(free=True))))
            return "V", replace(a.val, args=tuple(free if one is arg else one for one in a.val.args)), 0.0
    return None


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
    if value == "playable":
        return "F", Filt((HowMade("playable"),), case=item.val.cases), 0.0
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
        return "F", Filt((Numbered((n,)),), face=True), 0.3 if item.val.digits else 0.45
    return None


@single("F")
def _cards_of_filter(item: Item) -> Made:
    return "C", CardsNP(fit=item.val.tests, case=item.val.case), 0.1 if item.val.face else 0.5


@single("card")
def _card(item: Item) -> Made:
    held = item.val.value.startswith("held")
    return "C", CardsNP(plural=item.val.value in ("cards", "held-cards"), case=item.val.cases, held=held), 0.0


@single("c")
def _cards_ref(item: Item) -> Made:
    if item.val.value in ("before", "top"):
        return "C", CardsNP(place=f"~{item.val.value}"), 0.0
    if item.val.value in ("any", "rest"):
        return "C", CardsNP(ref=item.val.value), 0.0
    if item.val.value == "next":
        return "C", CardsNP(ref="next"), 0.0
    if item.val.value in ("yours", "theirs"):
        owner = ROLES["you" if item.val.value == "yours" else "they"]
        return "C", CardsNP(every=True, plural=True, owner=owner, named=False), 0.0
    return "C", CardsNP(ref=item.val.value, named=False), 0.1


@single("kind")
def _kind(item: Item) -> Made:
    """*les filles*, *die Brillenträger*: people whom everybody knows."""
    return "W", Who("all", every=True, free=item.val.value), 0.0


@single("w")
def _who(item: Item) -> Made:
    who = ROLES[item.val.value]
    return "W", replace(who, case=item.val.cases, every=who.every or item.val.several), 0.0


@single("n")
def _noun(item: Item) -> Made:
    name = item.val.value
    if name == "hand":
        return "C", CardsNP(place="hand", hand=True, every=True, case=item.val.cases), 0.0
    if name == "player":
        bare = not item.val.indefinite and not item.val.several
        return "W", Who("all", any=True, case=item.val.cases, every=item.val.several, bare=bare), 0.2
    if name == "players":
        return "W", Who("all", every=True, case=item.val.cases, noun=True), 0.1
    if name == "opponents":
        return "W", Who("others", every=True, case=item.val.cases, noun=True), 0.1
    if name == "neighbours":
        return "W", Who("~neighbours", case=item.val.cases), 0.1
    if name in ("neighbour", "opponent"):
        return "W", Who("~neighbour" if name == "neighbour" else Chosen(), any=True, case=item.val.cases), 0.2
    if name == "extra-turn":
        return "T", Thing("turn", mods=frozenset({"extra"})), 0.0
    if name == "rule":
        return "C", CardsNP(place="rules", case=item.val.cases, plural=item.val.several), 0.0
    if name in PILES:
        return "PL", PILES[name], 0.0
    if name == "pile":
        return "PL", "draw", 0.4
    return "T", Thing(name), 0.0


@single("v")
def _verb(item: Item) -> Made:
    mods: frozenset[str] = frozenset({f"part:{item.val.particle}"} if item.val.particle else ())
    if item.val.value == "get":
        return "V", Frame("take", at=item.start, mods=mods | {"get"}, form=item.val.form), 0.0
    if item.val.value == "be-not":
        return "V", Frame("be", neg=True, at=item.start, own=frozenset({item.start}), form=item.val.form), 0.0
    return (
        "V",
        Frame(item.val.value, at=item.start, mods=mods, form=item.val.form),
        0.5 if "agent" in item.val.form else 0.0,
    )


@single("mod")
def _modal(item: Item) -> Made:
    own = frozenset(range(item.start, item.end))
    return "V", Frame("", modal=item.val.value, at=item.start, form=item.val.form, own=own), 0.3


@single("PL")
def _pile_of_cards(item: Item) -> Made:
    return "C", CardsNP(place=item.val, every=True, named=False), 0.4


@single("deg")
def _superlative(item: Item) -> Made:
    return "D", Superlative(item.val.value), 0.0
