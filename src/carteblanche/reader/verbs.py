"""Rules of the chart for clauses: what a verb takes up around it, two verbs that are one, and how long things last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Clock, Rounds, Seconds, TurnOf, Turns
from carteblanche.reader.joining import Made, join, single
from carteblanche.reader.phrases import DURATIONS, MOMENTS
from carteblanche.reader.sketch import Arg, CardsNP, Frame, Item, Span, Thing

# --- clauses ---------------------------------------------------------------------------------------------------------

FULL: Final[dict[str, dict[str, int]]] = {
    # how many bare players, cards, numbers a verb takes before further ones cost
    "": {"W": 1},
    "play": {"W": 1, "C": 1, "N": 1, "F": 1}, "draw": {"W": 1, "C": 1, "N": 1}, "take": {"W": 2, "C": 1, "N": 1, "T": 1},
    "discard": {"W": 1, "C": 1, "N": 1}, "give": {"W": 2, "C": 1, "N": 1, "T": 1}, "giveback": {"W": 2, "C": 1, "N": 1},
    "pass": {"W": 2, "C": 1, "N": 1}, "steal": {"W": 2, "C": 1, "N": 1}, "swap": {"W": 2, "C": 2, "N": 1, "T": 1},
    "replace": {"W": 1, "C": 2, "N": 1}, "show": {"W": 2, "C": 1, "N": 1}, "look": {"W": 1, "C": 1}, "shuffle": {"W": 1, "C": 1, "PL": 1},
    "deal": {"W": 2, "C": 1}, "skip": {"W": 2, "T": 1, "C": 1}, "reverse": {"T": 1, "W": 1, "C": 1}, "again": {"W": 1, "C": 1},
    "goes": {"W": 1, "C": 1}, "win": {"W": 1, "T": 1}, "out": {"W": 1}, "say": {"W": 1, "quote": 1, "T": 1},
    "name": {"W": 1, "T": 1, "C": 1},
    "choose": {"W": 2, "C": 1, "T": 1}, "guess": {"W": 1, "T": 1, "C": 1}, "vote": {"W": 1},
    "have": {"W": 1, "C": 1, "N": 1, "D": 1, "T": 1},
    "be": {"W": 2, "C": 2, "N": 1, "F": 1, "T": 1, "D": 1}, "countas": {"C": 2, "T": 1, "F": 1}, "match": {"C": 2},
    "start": {"W": 1, "T": 1, "C": 1}, "end": {"W": 1, "T": 1}, "flip": {"W": 1, "T": 1, "C": 1}, "roll": {"W": 1, "T": 1},
    "forget": {"W": 1, "quote": 1}, "accuse": {"W": 2}, "apply": {"W": 1, "C": 1, "T": 1}, "cancel": {"T": 1, "C": 1},
    "put": {"W": 1, "C": 1, "N": 1}, "cover": {"C": 2}, "make": {"W": 2}, "affect": {"W": 1, "C": 1}, "talk": {"W": 1},
    "social": {"W": 2, "C": 1, "T": 1, "quote": 1}, "pause": {"W": 1}, "follow": {"C": 2}, "add": {"W": 1, "C": 1}, "do": {"W": 1},
}  # fmt: skip
SURPLUS: Final = 1.6


def _taken(frame: Frame, arg: Arg) -> Made | None:
    if arg.prep or arg.cat in ("U", "adv", "quote"):
        return "V", frame.plus(arg), 0.0
    full = FULL.get(frame.pred, {"W": 1})
    have = sum(one.cat == arg.cat and not one.prep for one in frame.args)
    subject = (
        arg.cat == "W"
        and arg.side == "L"
        and any(one.cat == "W" and one.side == "L" and not one.prep for one in frame.args)
    )
    cost = 0.15 if have < full.get(arg.cat, 0) else SURPLUS
    if frame.pred == "" and frame.modal and arg.cat != "W":
        cost += 1.0
    return "V", frame.plus(arg), cost + (1.0 if subject else 0.0)


@join("V W", "V C", "V N", "V T", "V F", "V D", "V quote", "V PL")
def _object(a: Item, b: Item) -> Made | None:
    return _taken(a.val, Arg(b.val, b.cat, side="R"))


@join("W V", "C V", "N V", "T V", "F V", "D V", "quote V")
def _subject(a: Item, b: Item) -> Made | None:
    return _taken(b.val, Arg(a.val, a.cat, side="L"))


@join("V PP")
def _adjunct(a: Item, b: Item) -> Made | None:
    return "V", a.val.plus(Arg(b.val.item, b.val.cat, b.val.prep, "R")), 0.8 if b.val.prep == "than" else 0.1


@join("PP V")
def _adjunct_before(a: Item, b: Item) -> Made | None:
    if a.val.prep == "except":
        return None
    return "V", b.val.plus(Arg(a.val.item, a.val.cat, a.val.prep, "L")), 0.2


@join("V adv", "V ban", "V permit")
def _adverb(a: Item, b: Item) -> Made | None:
    return "V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.0


@join("adv V", "ban V", "permit V")
def _adverb_before(a: Item, b: Item) -> Made | None:
    return "V", replace(b.val, mods=b.val.mods | {a.val.value}), 0.0


@join("V q")
def _quantity_after(a: Item, b: Item) -> Made | None:
    return (
        ("V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.4)
        if b.val.value in ("all", "both", "each", "more")
        else None
    )


@join("neg V")
def _negated(a: Item, b: Item) -> Made | None:
    return None if b.val.neg else ("V", replace(b.val, neg=True), 0.0)


@join("V neg")
def _negated_after(a: Item, b: Item) -> Made | None:
    return None if a.val.neg else ("V", replace(a.val, neg=True), 0.1)


@join("V part")
def _particle(a: Item, b: Item) -> Made | None:
    wanted = f"part:{b.val.value}"
    return ("V", replace(a.val, mods=a.val.mods - {wanted}), 0.0) if wanted in a.val.mods else None


@join("V V")
def _verbs(a: Item, b: Item) -> Made | None:
    """Two verbs that are one: a modal, a passive, making somebody do something, forgetting to."""
    one: Frame = a.val
    verb: Frame = b.val
    moved = tuple(replace(arg, side="L") for arg in one.args)
    if one.pred == "" and one.modal and verb.pred == "" and verb.modal:
        return "V", replace(verb, args=(*moved, *verb.args), neg=one.neg or verb.neg, mods=one.mods | verb.mods), 0.0
    if one.pred == "" and one.modal and not verb.modal and verb.pred:
        joined = replace(
            verb, args=(*moved, *verb.args), modal=one.modal, neg=one.neg or verb.neg, mods=verb.mods | one.mods
        )
        return "V", joined, 0.0
    if verb.pred == "" and verb.modal and not one.modal and one.pred and not verb.args:
        return "V", replace(one, modal=verb.modal, neg=one.neg or verb.neg), 0.2
    if (
        one.pred == "have"
        and verb.pred not in ("", "have", "be")
        and not verb.has("W", "L")
        and all(arg.cat == "W" for arg in one.args)
    ):
        return "V", _merged(one, verb, set()), 0.1
    if (
        (one.pred == "be" or "get" in one.mods)
        and verb.pred not in ("be", "")
        and not verb.has("W", "L")
        and all(arg.side == "L" or (arg.cat in ("C", "F") and one.at == a.start) for arg in one.args)
    ):
        return "V", _merged(one, verb, {"passive"}), 0.2
    if verb.pred in ("be", "have") and not verb.args and one.pred not in ("be", "have", ""):
        made = replace(one, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=one.mods | verb.mods)
        return "V", replace(made, mods=made.mods | {"passive"}) if verb.pred == "be" else made, 0.1
    if one.pred == "make" and verb.pred:
        people = [arg for arg in one.args if arg.cat == "W"]
        whom = people[-1:] if "passive" in one.mods or any(arg.side == "R" for arg in people) or len(people) > 1 else ()
        rest = [arg for arg in one.args if arg.cat != "W"]
        made = replace(
            verb,
            args=(*(replace(arg, side="L") for arg in (*whom, *rest)), *verb.args),
            modal=one.modal or "must",
            neg=one.neg,
        )
        return "V", replace(made, mods=verb.mods | one.mods), 0.1
    if one.pred == "forget" and verb.pred:
        return "V", _merged(one, verb, {"forgotten"}), 0.0
    return None


def _merged(one: Frame, verb: Frame, mods: set[str] | frozenset[str]) -> Frame:
    args = (*(replace(arg, side="L") for arg in one.args), *verb.args)
    mods = (verb.mods | one.mods | mods) - {"get"}
    return replace(verb, args=args, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=mods)


@join("q V")
def _no_talking(a: Item, b: Item) -> Made | None:
    return ("V", replace(b.val, mods=b.val.mods | {"ban"}), 0.2) if a.val.value == "no" and not b.val.has("W") else None


@join("plus N")
def _plus_two(a: Item, b: Item) -> Made | None:
    """*+2*: draw two."""
    return "V", Frame("draw", (Arg(CardsNP(num=b.val, named=False), "C"),), at=a.start), 0.1


@single("o")
def _social(item: Item) -> Made:
    return (
        "V",
        Frame(
            "social", at=item.start, mods=frozenset({f"part:{item.val.particle}"}) if item.val.particle else frozenset()
        ),
        0.0,
    )


# --- times -----------------------------------------------------------------------------------------------------------


@single("u")
def _duration(item: Item) -> Made:
    return "U", DURATIONS[item.val.value], 0.0


@join("conj T")
def _until_turn(a: Item, b: Item) -> Made | None:
    return ("U", Span(_span(b.val)), 0.0) if a.val.value == "until" and _span(b.val) is not None else None


@join("prep T")
def _for_rounds(a: Item, b: Item) -> Made | None:
    thing: Thing = b.val
    if a.val.value not in ("for", "during") or thing.name not in ("turn", "round", "second", "minute"):
        return None
    n = thing.num.n if thing.num is not None else 1
    if not isinstance(n, int):
        return None
    match thing.name:
        case "turn":
            return "U", Span(Turns(n)), 0.0
        case "round":
            return "U", Span(Rounds(n)), 0.0
        case _:
            return "U", Span(Seconds(n * (60 if thing.name == "minute" else 1))), 0.0


def _span(thing: Thing) -> Any:
    match thing.name:
        case "turn":
            return TurnOf()
        case "game":
            return "game"
        case _:
            return None


@join("V U")
def _lasting(a: Item, b: Item) -> Made | None:
    return "V", a.val.plus(Arg(b.val, "U")), 0.0


@join("U V")
def _lasting_before(a: Item, b: Item) -> Made | None:
    return "V", b.val.plus(Arg(a.val, "U", side="L")), 0.0


@single("ev")
def _moment(item: Item) -> Made:
    return "E", MOMENTS[item.val.value], 0.0


@join("q T", "prep T")
def _every_minutes(a: Item, b: Item) -> Made | None:
    """*every five minutes*."""
    thing: Thing = b.val
    if thing.name not in ("second", "minute", "hour") or a.val.value not in ("each", "all", "per"):
        return None
    n = thing.num.n if thing.num is not None else 1
    seconds = {"second": 1, "minute": 60, "hour": 3600}[thing.name]
    return ("E", Clock(n * seconds, every=True), 0.0) if isinstance(n, int) else None
