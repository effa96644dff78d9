"""Rules of the chart for moments and stretches of time that are put together from words: *at the end of each round*, *for the rest of
the game*, *this turn*.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import (
    Clock,
    Happens,
    NextCards,
    Penalised,
    Rounds,
    Seconds,
    Stage,
    Till,
    Turn,
    TurnOf,
    Turns,
)
from carteblanche.reader.phrases.alone import DURATIONS, MOMENTS
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Item, Span, Thing, Who
from carteblanche.reader.phrases.verbs import span_of

UPON: Final = frozenset({"at", "after", "on", "per", "with", "for", "by", "to", "in"})


@dataclass(frozen=True, slots=True)
class Moment:
    """The start or the end of something."""

    at: Any
    of: Thing


@join("T PP")
def _start_of(a: Item, b: Item) -> Made | None:
    """*the end | of each round*."""
    if a.val.name not in ("start", "end") or b.val.prep != "of" or b.val.cat != "T":
        return None
    return ("M", Moment(a.val.name, b.val.item), 0.0) if b.val.item.name in ("turn", "round", "game") else None


@join("T T")
def _end_of(a: Item, b: Item) -> Made | None:
    """*koniec | rundy*: in the genitive."""
    if a.val.name not in ("start", "end") or b.val.name not in ("turn", "round", "game"):
        return None
    return "M", Moment(a.val.name, b.val), 0.1


@join("prep M", "conj M")
def _at_moment(a: Item, b: Item) -> Made | None:
    """*at | the end of each round*, *until | the end of the round*."""
    if a.val.value == "until":
        return "U", Span(_until(b.val)), -0.9
    if a.val.value not in ("at", "on", "in", "to", "by", "from", "with", "before"):
        return None
    event = _event(b.val)
    return None if event is None else ("E", event, -0.3)


@join("prep T", "prep C")
def _upon(a: Item, b: Item) -> Made | None:
    """*after each round*, *before your turn*, *bei jeder Strafe*, *à chaque nouvelle règle*: when something happens, by its name."""
    prep = a.val.value
    if b.cat == "C":
        comes = b.val.place == "new-rules" and b.val.one() and not b.val.no and b.val.owner is None
        return ("E", Happens("rule-comes"), 0.0) if comes and prep in ("at", "after", "on", "per") else None
    thing: Thing = b.val
    if thing.num is not None or thing.rel is not None or "no" in thing.mods or thing.mods & {"next", "ord1"}:
        return None
    if thing.name == "penalty" and prep in ("at", "after", "on", "per") and thing.owner is None:
        return ("E", Penalised(), 0.0) if thing.mods & {"each", "any"} else None
    if thing.name in ("round", "turn") and prep in ("after", "before"):
        stated = bool(thing.mods & {"each", "any", "all"}) or thing.owner is not None
        at: Any = "end" if prep == "after" else "start"
        event = _event(Moment(at, thing)) if stated else None
        return None if event is None else ("E", event, 0.0)
    if thing.name in ("round", "turn") and "new" in thing.mods and prep in UPON:
        return "E", Stage("round", "start") if thing.name == "round" else Turn("start"), 0.0
    return None


@single("M")
def _moment_alone(item: Item) -> Made | None:
    """*End of round: …*."""
    event = _event(item.val)
    return None if event is None else ("E", event, 0.4)


def _event(moment: Moment) -> Any:
    thing = moment.of
    if thing.name != "turn":
        return Stage(thing.name, moment.at)  # type: ignore[arg-type]
    owner = thing.owner
    if owner is None or not isinstance(owner, Who) or owner.value in ("you", "~they", "all") or owner.any:
        return Turn(moment.at)
    return Turn(moment.at, owner.value) if not isinstance(owner.value, tuple) and owner.rel is None else None


def _until(moment: Moment) -> Any:
    thing = moment.of
    match thing.name:
        case "game":
            return "game"
        case "round":
            return Till(Stage("round", moment.at))
        case _:
            if moment.at == "end" and not thing.mods & {"next", "ord1"}:
                return "turn"
            return TurnOf(at=moment.at)


@join("T PP")
def _rest_of(a: Item, b: Item) -> Made | None:
    """*the rest | of the game*."""
    if a.val.name != "rest" or b.val.prep != "of" or b.val.cat != "T":
        return None
    return ("U", Span(_rest(b.val.item)), 0.0) if b.val.item.name in ("turn", "round", "game") else None


def _rest(thing: Thing) -> Any:
    return {"game": "game", "round": Till(Stage("round", "end")), "turn": "turn"}[thing.name]


@join("prep U", "conj U")
def _for_time(a: Item, b: Item) -> Made | None:
    return ("U", b.val, 0.0) if a.val.value in ("for", "in", "during", "until", "on", "at") else None


@join("c T", "q T", "rel T")
def _this_turn(a: Item, b: Item) -> Made | None:
    """*this turn*, *the whole round*."""
    thing: Thing = b.val
    if thing.name not in ("turn", "round", "game") or thing.num is not None or thing.owner is not None:
        return None
    if a.cat == "c" and a.val.value == "this":
        return "U", Span(_rest(thing)), 0.0
    return None


@single("u")
def _duration(item: Item) -> Made:
    return "U", DURATIONS[item.val.value], 0.0


@join("conj T")
def _until_turn(a: Item, b: Item) -> Made | None:
    return ("U", Span(_until_thing(b.val)), 0.0) if a.val.value == "until" and _until_thing(b.val) is not None else None


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


@join("prep C", "conj C")
def _for_cards(a: Item, b: Item) -> Made | None:
    """*for the next three cards*."""
    n = next_cards(b.val)
    return (
        ("U", Span(NextCards(n)), 0.0)
        if n and a.val.value in ("for", "during", "in", "on", "through", "until")
        else None
    )


@join("C adv")
def _cards_long(a: Item, b: Item) -> Made | None:
    """*three cards | long*."""
    np, num = a.val, a.val.num
    if num is None or not isinstance(num.n, int) or num.op != "=" or np.fit or np.place or np.owner:
        return None
    return ("U", Span(NextCards(num.n)), 0.0) if b.val.value == "long" else None


def next_cards(np: CardsNP) -> int:
    """How many of the next cards, if they are several."""
    if np.ref != "next" or np.num is None or not isinstance(np.num.n, int) or np.num.op != "=":
        return 0
    return np.num.n


def _until_thing(thing: Thing) -> Any:
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
    return "V", replace(a.val.plus(Arg(b.val, "U")), own=a.val.own | span_of(b)), 0.0


@join("U V")
def _lasting_before(a: Item, b: Item) -> Made | None:
    return "V", replace(b.val.plus(Arg(a.val, "U", side="L")), own=b.val.own | span_of(a)), 0.0


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


@join("E V")
def _moment_inside(a: Item, b: Item) -> Made | None:
    """*(whoever has ten cards) | at the end of the turn | draws*: a moment between a subject and its verb."""
    if not isinstance(a.val, Turn) or b.val.has("W", "L") or any(arg.cat == "E" for arg in b.val.args):
        return None
    return "V", b.val.plus(Arg(a.val, "E", side="L")), 0.5
