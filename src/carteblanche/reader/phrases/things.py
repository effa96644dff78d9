"""Rules of the chart for things, and for what stands behind prepositions."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import (
    Colour,
    Numbered,
    Random,
    Remembered,
    Than,
)
from carteblanche.reader.phrases.alone import ROLES
from carteblanche.reader.phrases.joining import Made, join
from carteblanche.reader.phrases.sketch import (
    Against,
    Arg,
    Filt,
    Frame,
    Item,
    Num,
    NumberOf,
    Phrase,
    Who,
)
from carteblanche.reader.phrases.whoever import resumes


@join("T ban")
def _banned_thing(a: Item, b: Item) -> Made | None:
    """*une couleur | interdite*."""
    if a.val.name not in ("colour", "number") or a.val.rel is not None or b.val.value != "ban":
        return None
    return "T", replace(a.val, rel=Frame("play", modal="maynot")), 0.2


@join("T RC", "T R")
def _relative_thing(a: Item, b: Item) -> Made | None:
    """*kolor, | którego nie można zagrać*."""
    return ("T", replace(a.val, rel=b.val), 0.1) if a.val.rel is None and b.val.pred != "free" else None


@join("N T")
def _so_many_things(a: Item, b: Item) -> Made | None:
    return None if b.val.num else ("T", replace(b.val, num=a.val), 0.0)


@join("T PP")
def _turn_of(a: Item, b: Item) -> Made | None:
    """*le tour | du suivant*."""
    if a.val.name != "turn" or a.val.owner is not None or b.val.cat != "W" or b.val.prep not in ("of", "from"):
        return None
    return "T", replace(a.val, owner=b.val.item), 0.0


@join("T q")
def _more_turns(a: Item, b: Item) -> Made | None:
    """*un tour | de plus*."""
    if a.val.name != "turn" or b.val.value not in ("more", "another"):
        return None
    return "T", replace(a.val, mods=a.val.mods | {b.val.value}), 0.0


@join("T PP", "T W", "W T")
def _turn_for(a: Item, b: Item) -> Made | None:
    """*no turn | for the next player*, *ещё один ход | тебе*: somebody has one more turn, or none."""
    thing, other = (a.val, b) if a.cat == "T" else (b.val, a)
    who = other.val.item if other.cat == "PP" else other.val
    if other.cat == "PP" and (other.val.cat != "W" or other.val.prep not in ("for", "to")):
        return None
    if other.cat == "W" and other is b and who.case != "dat":
        return None
    none = "no" in thing.mods
    more = bool(thing.mods & {"another", "more", "extra"}) or (thing.num is not None and thing.num.more)
    if thing.name != "turn" or none == more or thing.owner is not None or who.rel is not None:
        return None
    count = replace(thing.num, more=False) if thing.num is not None else None
    args = (Arg(replace(who, case=""), "W", side="L"), Arg(replace(thing, num=count, mods=frozenset()), "T"))
    return "V", Frame("skip" if none else "have", args, at=a.start), 0.2


@join("poss T")
def _owned_thing(a: Item, b: Item) -> Made | None:
    return "T", replace(b.val, owner=ROLES[a.val.value] if a.val.value != "self" else None), 0.0


@join("q T", "ord T", "adv T", "w T")
def _modified(a: Item, b: Item) -> Made | None:
    if a.val.value == "next-time":
        return None
    value = a.val.value if a.cat != "ord" else f"ord{a.val.value}"
    return "T", replace(b.val, mods=b.val.mods | {value}), 0.0


@join("T ord")
def _nth_time(a: Item, b: Item) -> Made | None:
    """*raz | trzeci*."""
    return ("T", replace(a.val, mods=a.val.mods | {f"ord{b.val.value}"}), 0.0) if a.val.name == "time" else None


@join("prep C", "prep W", "prep N", "prep F", "prep T", "prep PL", "prep D", "prep V", "prep quote", "prep S")
def _behind(a: Item, b: Item) -> Made | None:
    if b.cat == "V" and a.val.value not in ("after", "before", "without", "by", "instead"):
        return None
    if b.cat == "V" and a.val.value == "by" and (b.val.pred == "be" or b.val.has("W", "L")):
        return None
    if b.cat == "V" and a.val.value == "after" and "ger" in b.val.form:
        return "PP", Phrase(a.val.value, b.val, b.cat), 1.0
    if b.cat == "D" and a.val.value not in ("with", "of", "without"):
        return "PP", Phrase(a.val.value, b.val, b.cat), 1.0
    wanted = {"with": "ins", "from": "gen"}.get(a.val.value, "")
    case = b.val.case if b.cat == "W" else ""
    return "PP", Phrase(a.val.value, b.val, b.cat), 0.6 if wanted and case and wanted not in case else 0.0


@join("prep D")
def _for_the_largest(a: Item, b: Item) -> Made | None:
    """*+1 | for the largest hand*: for whoever has it."""
    if a.val.value not in ("for", "to") or b.val.way not in ("most", "fewest"):
        return None
    return "PP", Phrase(a.val.value, Who("all", has=b.val), "W"), 0.1 if a.val.value == "for" else 0.6


@join("prep q")
def _for_all(a: Item, b: Item) -> Made | None:
    """*+1 | for all*."""
    if a.val.value not in ("for", "to", "from") or b.val.value != "all":
        return None
    return "PP", Phrase(a.val.value, Who("all", every=True), "W"), 0.3


@join("adv PP")
def _only_there(a: Item, b: Item) -> Made | None:
    """*only on red*."""
    return ("PP", replace(b.val, only=True), 0.0) if a.val.value == "only" and b.val.prep in ("on", "after") else None


@join("prep C", "prep N")
def _apiece(a: Item, b: Item) -> Made | None:
    """*po karcie*, *по две карты*: so many for each."""
    if a.val.value != "apiece" or (b.cat == "C" and (b.val.every or b.val.ref or (b.val.fit and b.val.num is None))):
        return None
    return b.cat, replace(b.val, case="") if b.cat == "C" else b.val, -0.1


@join("adv W")
def _random_player(a: Item, b: Item) -> Made | None:
    """*losowy gracz*."""
    return (
        ("W", replace(b.val, value=Random(), any=False, bare=False), -0.2)
        if a.val.value == "random" and b.val.any
        else None
    )


@join("W adv")
def _player_at_random(a: Item, b: Item) -> Made | None:
    """*un adversaire | au hasard*."""
    plain = a.val.any and a.val.rel is None and a.val.has is None and not a.val.free and not a.val.relative
    return (
        ("W", replace(a.val, value=Random(), any=False, bare=False), -0.2) if plain and b.val.value == "bylot" else None
    )


@join("W V", "V W")
def _player_drawn_by_lot(a: Item, b: Item) -> Made | None:
    """*another player | chosen at random*, *losowo wybrany | przeciwnik*."""
    who, verb = (a, b) if a.cat == "W" else (b, a)
    frame: Frame = verb.val
    plain = who.val.any and who.val.rel is None and who.val.has is None and not who.val.free and not who.val.relative
    by_chance = frame.pred in ("choose", "name", "draw", "take", "lot") and "random" in frame.mods and not frame.args
    if not plain or not by_chance or frame.neg or frame.modal or frame.form & {"2", "3", "3p", "imp"}:
        return None
    return "W", replace(who.val, value=Random(), any=False, bare=False), -0.1


@join("mark V")
def _comma_by_lot(a: Item, b: Item) -> Made | None:
    """*one of the others, | chosen at random*."""
    frame: Frame = b.val
    by_chance = frame.pred in ("choose", "name", "draw", "take", "lot") and "random" in frame.mods and not frame.args
    return ("ATR", frame, 0.0) if a.val == "," and by_chance and not frame.modal and not frame.neg else None


@join("W ATR", "ATR mark")
def _one_by_lot(a: Item, b: Item) -> Made | None:
    if b.cat == "mark":
        return ("ATR", a.val, 0.0) if b.val == "," else None
    plain = a.val.any and a.val.rel is None and a.val.has is None and not a.val.free and not a.val.relative
    return ("W", replace(a.val, value=Random(), any=False, bare=False), -0.3) if plain else None


@join("prep V")
def _infinitive(a: Item, b: Item) -> Made | None:
    marks = a.val.value == "to" and not b.val.form - {"inf"}
    return ("V", replace(b.val, mods=b.val.mods | {"to"}), 0.0) if marks and not b.val.has("W", "L") else None


@join("prep V")
def _purpose(a: Item, b: Item) -> Made | None:
    """*pour finir la partie*, *to finish the game*: what for."""
    frame: Frame = b.val
    if a.val.value != "for" or frame.has("W", "L") or frame.modal or frame.neg or b.start != frame.at:
        return None
    return None if "agent" in frame.form else ("why", frame, 0.3)


@join("conj T", "conj C", "conj W")
def _demonstrative(a: Item, b: Item) -> Made | None:
    """*that colour*, *that player*."""
    if b.cat == "T" and a.val.value in ("that", "this") and b.val.name == "number" and not b.val.mods:
        return "F", Filt((Than("=", Remembered()),)), 0.1
    if b.cat == "T" and a.val.value in ("that", "this") and b.val.name == "colour" and not b.val.mods:
        return "F", Filt((Colour(("named",)),)), 0.1
    return (b.cat, b.val, 0.2) if a.val.value in ("that", "this") else None


@join("cmp C")
def _more_than_card(a: Item, b: Item) -> Made | None:
    """*greater than the card before*."""
    if a.val.value not in ("gt", "lt") or b.val.num is not None:
        return None
    if any(isinstance(test, Numbered) for test in b.val.fit):
        return None
    if not (b.val.place or b.val.ref or b.val.fit or b.val.plural or b.val.owner):
        return "C", replace(b.val, num=Num(1, ">" if a.val.value == "gt" else "<")), 0.1
    return "F", Filt((Against(">" if a.val.value == "gt" else "<", NumberOf(b.val)),), compares=True), 0.1


@join("conj V")
def _whose_value(a: Item, b: Item) -> Made | None:
    """*whose value is higher than …*, *whose value divides that of …*."""
    frame: Frame = b.val
    things = [arg.item.name for arg in frame.args if arg.cat == "T" and not arg.prep]
    if a.val.value != "whose" or not things or things[0] not in ("number", "colour"):
        return None
    filters = [arg.item for arg in frame.args if arg.cat == "F" and not arg.prep]
    if frame.pred == "be" and len(filters) == 1:
        return "FW", filters[0], 0.0
    return None


@join("C FW")
def _cards_whose(a: Item, b: Item) -> Made | None:
    return "C", replace(a.val, fit=a.val.fit + b.val.tests), 0.0


@join("W D")
def _most_of_them(a: Item, b: Item) -> Made | None:
    """*ich najmniej*, *их меньше всех*."""
    return ("D", b.val, 0.0) if resumes(a.val) and a.val.case and "gen" in a.val.case.split(".") else None


@join("PP PP")
def _in_whose_hand(a: Item, b: Item) -> Made | None:
    """*(сколько) у тебя | на руке*."""
    if a.val.prep != "own" or a.val.cat != "W" or b.val.cat != "C" or not b.val.item.hand:
        return None
    return "V", Frame("have", (Arg(replace(a.val.item, case="nom"), "W", side="L"),), at=a.start), 0.1


@join("PP C", "PP D", "PP T", "PP N")
def _with_somebody(a: Item, b: Item) -> Made | None:
    """*у него нет единицы*, *у тебя больше пяти*: somebody has, or has not."""
    if a.val.prep != "own" or a.val.cat != "W" or (b.cat == "N" and b.val.op == "="):
        return None
    who = Arg(replace(a.val.item, case="nom"), "W", side="L")
    return "V", Frame("have", (who, Arg(b.val, b.cat)), at=a.start), 0.0
