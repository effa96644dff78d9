"""Rules of the chart for clauses: what a verb takes up around it, two verbs that are one, and how long things last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Clock, Rounds, Seconds, Stage, Till, Turn, TurnOf, Turns
from carteblanche.reader.phrases.alone import DURATIONS, MOMENTS
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Item, Span, Thing

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
    "name": {"W": 1, "T": 1, "C": 1}, "lot": {"W": 2, "C": 1, "N": 1}, "challenge": {"W": 2},
    "choose": {"W": 2, "C": 1, "T": 1}, "guess": {"W": 1, "T": 1, "C": 1}, "vote": {"W": 1},
    "have": {"W": 2, "C": 1, "N": 1, "D": 1, "T": 1},
    "be": {"W": 2, "C": 2, "N": 1, "F": 1, "T": 1, "D": 1}, "countas": {"C": 2, "T": 1, "F": 1}, "match": {"C": 2},
    "start": {"W": 1, "T": 1, "C": 1}, "end": {"W": 1, "T": 1}, "flip": {"W": 1, "T": 1, "C": 1}, "roll": {"W": 1, "T": 1},
    "forget": {"W": 1, "quote": 1}, "accuse": {"W": 2}, "apply": {"W": 1, "C": 1, "T": 1}, "cancel": {"T": 1, "C": 1},
    "put": {"W": 1, "C": 1, "N": 1}, "cover": {"C": 2}, "make": {"W": 2}, "affect": {"W": 1, "C": 1}, "talk": {"W": 1},
    "social": {"W": 2, "C": 1, "T": 1, "quote": 1}, "pause": {"W": 1}, "follow": {"C": 2}, "add": {"W": 1, "C": 1}, "do": {"W": 1},
}  # fmt: skip
SIGNED: Final = frozenset({"signed"})
"""*+2*, *-1*: whom it is for is who draws or discards."""
SURPLUS: Final = 1.6
FINITE: Final = 1.0
"""What it costs to take a finite form for an infinitive or a participle, as people who cannot spell do."""
SUITS: Final[dict[str, frozenset[str]]] = {
    # things that only some verbs are about
    "coin": frozenset({"flip"}), "die": frozenset({"roll"}), "direction": frozenset({"reverse", "swap", "replace", "be", "goes"}),
    "seat": frozenset({"swap", "replace", "take"}),
    "penalty": frozenset({"draw", "take", "give", "have", "cancel", "be", "double", "make"}),
    "turn": frozenset({"skip", "have", "take", "end", "start", "discard", "give", "be", "goes", "again"}),
    "game": frozenset({"win", "out", "end", "start", "be"}),
    "colour": frozenset({"name", "choose", "say", "swap", "countas", "be", "have", "match", "guess", "play", "replace", "reverse"}),
    "text": frozenset({"apply", "cancel", "do", "have", "be", "double", "affect", "countas"}),
}  # fmt: skip
UNSUITED: Final = 0.5
INVERTED: Final = 0.6
SUBJECT: Final = 2.0
"""What it costs that a pronoun that is always a subject stands behind its verb, or even further on."""


def _leads(arg: Arg) -> bool:
    """Whether it is a player before the verb whose case, if it has one, may be that of a subject."""
    return arg.cat == "W" and arg.side == "L" and not arg.prep and (not arg.item.case or "nom" in arg.item.case)


def _taken(frame: Frame, arg: Arg) -> Made | None:
    if arg.prep or arg.cat in ("U", "adv", "quote"):
        odd = arg.cat == "quote" and frame.pred in FULL and frame.pred and "quote" not in FULL[frame.pred]
        return "V", frame.plus(arg), 0.6 if odd and frame.pred != "name" else 0.0
    full = FULL.get(frame.pred, {"W": 1})
    have = sum(one.cat == arg.cat and not one.prep for one in frame.args)
    subject = _leads(arg) and any(_leads(one) for one in frame.args)
    cost = 0.15 if have < full.get(arg.cat, 0) else SURPLUS
    if arg.cat == "T" and frame.pred and frame.pred not in SUITS.get(arg.item.name, (frame.pred,)):
        cost += UNSUITED
    if frame.pred == "" and frame.modal and arg.cat != "W":
        cost += 1.0
    return "V", frame.plus(arg), cost + (1.0 if subject else 0.0)


@join("V W", "V C", "V N", "V T", "V F", "V D", "V quote", "V PL")
def _object(a: Item, b: Item) -> Made | None:
    frame: Frame = a.val
    if b.cat == "W" and not frame.pred:
        frame = replace(frame, own=frame.own | _span_of(b))
    made = _taken(frame, Arg(b.val, b.cat, side="R"))
    if made is not None and b.cat == "W" and "clitic" in b.val.case:
        return made[0], made[1], made[2] + (INVERTED if b.start == frame.at + 1 else SUBJECT)
    return made


def _span_of(item: Item) -> frozenset[int]:
    return frozenset(range(item.start, item.end))


@join("W V", "C V", "N V", "T V", "F V", "D V", "quote V")
def _subject(a: Item, b: Item) -> Made | None:
    frame: Frame = b.val
    if a.cat == "W":
        frame = replace(frame, own=frame.own | _span_of(a))
    made = _taken(frame, Arg(a.val, a.cat, side="L"))
    if made is not None and a.cat == "T" and a.val.name in ("second", "minute") and frame.pred != "be":
        return made[0], made[1], made[2] + 1.0
    return made


@join("V PP")
def _adjunct(a: Item, b: Item) -> Made | None:
    if b.val.prep == "except" and b.val.cat == "W":
        everybody = next((arg for arg in a.val.args if arg.cat == "W" and not arg.prep and arg.item.every), None)
        if everybody is not None and not isinstance(everybody.item.value, tuple):
            who = replace(everybody.item, value=("~but", everybody.item.value, b.val.item), any=False)
            args = tuple(replace(arg, item=who) if arg is everybody else arg for arg in a.val.args)
            return "V", replace(a.val, args=args), 0.1
    cost = {"than": 0.8, "of": 0.3}.get(b.val.prep, 0.1)
    if b.val.prep == "than" and a.val.pred == "have" and any(arg.cat == "C" and arg.item.than for arg in a.val.args):
        cost = 0.0
    return "V", a.val.plus(Arg(b.val.item, b.val.cat, b.val.prep, "R", only=b.val.only)), cost


@join("V PP")
def _nothing_but(a: Item, b: Item) -> Made | None:
    """*il ne pose qu'une carte*: only."""
    if b.val.prep != "but" or b.val.cat not in ("C", "N") or a.val.pred in ("", "be") or a.val.mods & {"only"}:
        return None
    if any(arg.cat in ("C", "N", "D") and not arg.prep for arg in a.val.args):
        return None
    frame = a.val.plus(Arg(b.val.item, b.val.cat))
    return "V", replace(frame, mods=frame.mods | {"only"}), 0.2


@join("PP V")
def _adjunct_before(a: Item, b: Item) -> Made | None:
    if a.val.prep == "except":
        return None
    return "V", b.val.plus(Arg(a.val.item, a.val.cat, a.val.prep, "L", only=a.val.only)), 0.2


@join("V adv", "V ban", "V permit", "V verdict")
def _adverb(a: Item, b: Item) -> Made | None:
    return "V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.1 if b.val.value == "only" else 0.0


@join("adv V", "ban V", "permit V")
def _adverb_before(a: Item, b: Item) -> Made | None:
    return "V", replace(b.val, mods=b.val.mods | {a.val.value}), 0.1 if a.val.value == "only" else 0.0


@join("V q")
def _quantity_after(a: Item, b: Item) -> Made | None:
    return (
        ("V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.4)
        if b.val.value in ("all", "both", "each", "more")
        else None
    )


@join("neg V")
def _negated(a: Item, b: Item) -> Made | None:
    return None if b.val.neg else ("V", replace(b.val, neg=True, own=b.val.own | _span_of(a)), 0.0)


@join("V neg")
def _negated_after(a: Item, b: Item) -> Made | None:
    return None if a.val.neg else ("V", replace(a.val, neg=True, own=a.val.own | _span_of(b)), 0.1)


@join("V part")
def _particle(a: Item, b: Item) -> Made | None:
    wanted = f"part:{b.val.value}"
    return ("V", replace(a.val, mods=a.val.mods - {wanted}), 0.0) if wanted in a.val.mods else None


@join("V V")
def _verbs(a: Item, b: Item) -> Made | None:
    made = _as_one(a, b)
    if made is None:
        return None
    cat, frame, cost = made
    own = a.val.own | b.val.own
    return cat, replace(frame, own=own | {a.val.at} if a.val.pred in ("make", "forget") else own), cost


def _as_one(a: Item, b: Item) -> Made | None:
    """Two verbs that are one: a modal, a passive, making somebody do something, forgetting to."""
    one: Frame = a.val
    verb: Frame = b.val
    odd = FINITE if "fin" in (verb if one.pred in ("", "be", "have") else one).form else 0.0
    moved = tuple(replace(arg, side="L") for arg in one.args)
    if one.pred == "" and one.modal and verb.pred == "" and verb.modal:
        made = replace(verb, args=(*moved, *verb.args), neg=one.neg or verb.neg, mods=one.mods | verb.mods)
        return "V", replace(made, form=one.form), 0.0
    if one.pred == "" and one.modal and not verb.modal and verb.pred:
        joined = replace(
            verb, args=(*moved, *verb.args), modal=one.modal, neg=one.neg or verb.neg, mods=verb.mods | one.mods
        )
        return "V", replace(joined, form=one.form), odd
    if verb.pred == "" and verb.modal and not one.modal and one.pred and not verb.args:
        return "V", replace(one, modal=verb.modal, neg=one.neg or verb.neg, form=verb.form), 0.2 + odd
    if (
        one.pred == "have"
        and verb.pred not in ("", "have", "be")
        and not verb.has("W", "L")
        and all(arg.cat == "W" or (arg.cat == "T" and arg.prep) for arg in one.args)
    ):
        asked = {"asked"} if one.at == a.start and one.verb_first() and one.has("W", "R") else set[str]()
        return "V", _merged(one, verb, asked), 0.1 + odd
    if (
        (one.pred == "be" or "get" in one.mods)
        and verb.pred not in ("be", "")
        and not verb.has("W", "L")
        and all(arg.side == "L" or (arg.cat in ("C", "F") and one.at == a.start) for arg in one.args)
    ):
        return "V", _merged(one, verb, {"passive"}), 0.2 + odd
    if verb.pred in ("be", "have") and not verb.args and one.pred not in ("be", "have", ""):
        made = replace(one, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=one.mods | verb.mods)
        return "V", replace(made, mods=made.mods | {"passive"}) if verb.pred == "be" else made, 0.1 + odd
    if (
        "signed" in verb.mods
        and one.pred in ("take", "draw", "have", "be")
        and all(_idle_before(arg) for arg in one.args)
    ):
        doer = tuple(arg for arg in moved if arg.cat == "W")
        return "V", replace(verb, args=(*doer, *verb.args), modal=one.modal), 0.0
    if one.pred == "choose" and "to" in verb.mods and verb.pred and not one.neg:
        return _chosen_to(one, verb)
    if one.pred == "make" and verb.pred:
        people = [arg for arg in one.args if arg.cat == "W"]
        whom = people[-1:] if "passive" in one.mods or any(arg.side == "R" for arg in people) or len(people) > 1 else ()
        if not whom and verb.pred in ("draw", "discard", "take", "skip", "show", "play", "out"):
            behind = [arg for arg in verb.args if arg.cat == "W" and arg.prep in ("", "dat", "to", "at", "by")][:1]
            whom = [replace(arg, prep="") for arg in behind]
            verb = replace(verb, args=tuple(arg for arg in verb.args if arg not in behind))
        if verb.pred == "look" and whom:
            doers = [replace(arg, side="L") for arg in people if arg not in whom]
            seen = [replace(arg, prep="" if arg.prep in ("at", "in", "to") else arg.prep) for arg in verb.args]
            shown = (*doers, *seen, *(replace(arg, prep="dat", side="R") for arg in whom))
            return "V", replace(verb, pred="show", args=shown, modal=one.modal, mods=verb.mods | one.mods), 0.1
        causer = [replace(arg, prep="cause") for arg in people if arg not in whom and (arg.item.rel or arg.item.free)]
        rest = [arg for arg in one.args if arg.cat != "W"]
        spared = any(arg.item.value == "nobody" for arg in people) or one.modal == "maynot" or one.neg
        if spared:
            args = (*(replace(arg, side="L") for arg in whom), *verb.args)
            return "V", replace(verb, args=args, mods=verb.mods | {"immune"}), 0.1
        made = replace(
            verb,
            args=(
                *causer,
                *(replace(arg, side="L", prep="") for arg in whom),
                *(replace(arg, side="L") for arg in rest),
                *verb.args,
            ),
            at=one.at,
            modal=one.modal or "must",
            neg=one.neg,
        )
        return "V", replace(made, mods=verb.mods | one.mods), 0.1
    if one.pred == "forget" and verb.pred:
        return "V", _merged(one, verb, {"forgotten"}), 0.0
    return None


def _idle_before(arg: Arg) -> bool:
    """*kassiert +2*, *it's plus two*: what may stand before it."""
    return arg.cat == "W" or (arg.cat == "C" and arg.item.ref == "it")


def _chosen_to(one: Frame, verb: Frame) -> Made | None:
    """*choose somebody | to draw two*, *choose a rule | to remove*: what is done, with whom or with what."""
    doers = tuple(arg for arg in one.args if arg.cat == "W" and arg.side == "L" and not arg.prep)
    objects = tuple(arg for arg in one.args if arg not in doers)
    if len(objects) != 1 or objects[0].prep or len(doers) > 1:
        return None
    what = objects[0]
    mods = (verb.mods | one.mods) - {"to"}
    if what.cat == "C" and not verb.has("C") and not verb.has("N"):
        return "V", replace(verb, args=(*doers, what, *verb.args), mods=mods, modal=one.modal), 0.0
    if what.cat == "W" and not verb.has("W") and all(arg.item.value == "you" for arg in doers):
        made = replace(verb, args=(replace(what, side="L"), *verb.args), mods=mods)
        return "V", made, 0.0
    return None


def _merged(one: Frame, verb: Frame, mods: set[str] | frozenset[str]) -> Frame:
    args = (*(replace(arg, side="L") for arg in one.args), *verb.args)
    mods = (verb.mods | one.mods | mods) - {"get"}
    made = replace(verb, args=args, modal=one.modal or verb.modal, neg=one.neg or verb.neg, mods=mods)
    return replace(made, form=one.form or verb.form)


@join("q V")
def _no_talking(a: Item, b: Item) -> Made | None:
    return ("V", replace(b.val, mods=b.val.mods | {"ban"}), 0.2) if a.val.value == "no" and not b.val.has("W") else None


@join("plus N")
def _plus_two(a: Item, b: Item) -> Made | None:
    """*+2*: draw two."""
    return "V", Frame("draw", (Arg(CardsNP(num=b.val, named=False), "C"),), at=a.start, mods=SIGNED), 0.1


@join("V said")
def _says_it(a: Item, b: Item) -> Made | None:
    """*says thanks*, *crie STOP*: the word itself."""
    frame: Frame = a.val
    if frame.pred != "say" or frame.has("quote") or b.start != frame.at + 1:
        return None
    return "V", frame.plus(Arg(b.val, "quote")), 0.3 if b.val.isupper() else 0.5


@join("said V")
def _it_says(a: Item, b: Item) -> Made | None:
    """*muss | ups | sagen*: the word before the verb."""
    frame: Frame = b.val
    if frame.pred != "say" or frame.has("quote") or b.start != frame.at or a.val[0].isupper():
        return None
    return "V", frame.plus(Arg(a.val, "quote", side="L")), 0.5


@join("minus N")
def _minus_two(a: Item, b: Item) -> Made | None:
    """*-2*: discard two."""
    return "V", Frame("discard", (Arg(CardsNP(num=b.val, named=False), "C"),), at=a.start, mods=SIGNED), 0.1


@join("plus C", "minus C")
def _plus_cards(a: Item, b: Item) -> Made | None:
    """*+2 cards*, *-1 card*."""
    np: CardsNP = b.val
    if (
        not isinstance(a.val, str)
        or np.num is None
        or np.num.op != "="
        or np.fit
        or np.place
        or np.owner is not None
        or np.ref
        or np.hand
    ):
        return None
    return "V", Frame("draw" if a.cat == "plus" else "discard", (Arg(np, "C"),), at=a.start, mods=SIGNED), 0.0


@single("o")
def _social(item: Item) -> Made:
    return (
        "V",
        Frame(
            "social",
            at=item.start,
            mods=frozenset({f"part:{item.val.particle}"}) if item.val.particle else frozenset(),
            form=item.val.told,
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
        case "round":
            return Till(Stage("round", "start"))
        case _:
            return None


@join("V U")
def _lasting(a: Item, b: Item) -> Made | None:
    return "V", replace(a.val.plus(Arg(b.val, "U")), own=a.val.own | _span_of(b)), 0.0


@join("U V")
def _lasting_before(a: Item, b: Item) -> Made | None:
    return "V", replace(b.val.plus(Arg(a.val, "U", side="L")), own=b.val.own | _span_of(a)), 0.0


@single("ev")
def _moment(item: Item) -> Made:
    moment = MOMENTS[item.val.value]
    return "E", Turn(moment.at, "you") if item.val.own and isinstance(moment, Turn) else moment, 0.0


@join("q T", "prep T")
def _every_minutes(a: Item, b: Item) -> Made | None:
    """*every five minutes*."""
    thing: Thing = b.val
    if thing.name not in ("second", "minute", "hour") or a.val.value not in ("each", "all", "per"):
        return None
    n = thing.num.n if thing.num is not None else 1
    seconds = {"second": 1, "minute": 60, "hour": 3600}[thing.name]
    return ("E", Clock(n * seconds, every=True), 0.0) if isinstance(n, int) else None
