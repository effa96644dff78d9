"""Rules of the chart for players, things, and what stands behind prepositions and relative pronouns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Age,
    Beside,
    Chosen,
    Compare,
    Named,
)
from carteblanche.games.blank.calculus.parts import Who as Fit
from carteblanche.reader.phrases.alone import ROLES
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import (
    Arg,
    CardsNP,
    Frame,
    Item,
    Phrase,
    Who,
)

SIDES = ("left", "right", "opposite")
YOUNGEST = 3
"""The lowest age that people speak of."""
KNOWN = ("oldest", "youngest", "winner", "loser", "first", "last", "author", "owner")
"""People of whom there is one."""


@join("q W")
def _every_player(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    match a.val.value:
        case "all" | "each" if who.value == "all" or isinstance(who.value, Chosen):
            return "W", replace(who, value="all" if who.value == "all" else "others", any=False, every=True), 0.0
        case "any" | "some" if who.any:
            return "W", replace(who, bare=False), 0.0
        case "no":
            return "W", replace(who, value="nobody", any=False), 0.0
        case "both" if who.value in ("~neighbours", "~neighbour"):
            return "W", Who("~neighbours"), 0.0
        case "both":
            return "W", replace(who, any=False, bare=False, case=""), 0.1
        case "all" | "each" if who.value in ("~neighbours", "~neighbour"):
            return "W", Who("~neighbours"), 0.0
        case "another":
            return "W", Who(Chosen(), any=True), 0.0
        case _:
            return None


@join(
    "det C",
    "det W",
    "det N",
    "det F",
    "det T",
    "det PL",
    "det D",
    "det q",
    "det ord",
    "det rel",
    "det adv",
    "det w",
    "det X",
    "det V",
)
def _article(a: Item, b: Item) -> Made | None:
    if b.cat == "N" and b.val.more:
        return "C", CardsNP(ref="them", num=replace(b.val, more=False), named=False), 0.0
    return b.cat, b.val, 1.2 if b.cat == "V" else 0.0


@join("clit V", "V clit")
def _clitic(a: Item, b: Item) -> Made | None:
    """*il en pioche deux*: of what was spoken of; *donne-lui une carte*, *il te prend une carte*: to or from whom."""
    clitic, verb = (a, b) if a.cat == "clit" else (b, a)
    frame: Frame = verb.val
    if verb is a and clitic.start - frame.at > 2:
        return None
    match clitic.val.value:
        case "en":
            return "V", replace(frame, mods=frame.mods | {"en"}), 0.0
        case "self":
            return "V", frame, 0.1
        case "you" | "i" if verb is a:
            return "V", frame, 0.2
        case role:
            side = "L" if verb is b else "R"
            return "V", frame.plus(Arg(ROLES[role], "W", "dat", side)), 0.0 if role == "they" else 0.2


@join("V clit")
def _clitic_behind(a: Item, b: Item) -> Made | None:
    """*pioche-en deux*."""
    return "V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.0


@join("N W")
def _so_many_players(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    if who.value in ("~neighbours", "~neighbour") and a.val.n == 2 and a.val.op == "=":
        return "W", Who("~neighbours"), 0.0
    if who.any and a.val.n == 1 and a.val.op == "=":
        return "W", replace(who, bare=False), 0.0
    several = who.value in ("all", "others") and who.every and who.noun and who.rel is None and who.has is None
    if not (who.any or several) or a.val.op != "=":
        return None
    several_of = Chosen(a.val.n, among="others" if who.value == "others" else "all")
    return "W", Who(several_of, any=True, num=a.val, case=who.case, rel=who.rel, has=who.has, free=who.free), 0.0


@join("w W", "q W")
def _next_two(a: Item, b: Item) -> Made | None:
    """*the next two players*, *the last two players*."""
    who: Who = b.val
    if a.val.value not in ("next", "previous", "last") or who.num is None or who.rel:
        return None
    count = who.num.n
    if not isinstance(count, int) or count not in (2, 3):
        return None
    way: Any = "next" if a.val.value == "next" else "previous"
    several = (Beside(way), *(Beside(way, n=n) for n in range(2, count + 1)))
    return "W", Who(("~together", *several)), -0.2


@join("rel W")
def _other_players(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    if a.val.value != "other" or not (who.any or who.every):
        return None
    return "W", replace(who, value="others" if who.every else Chosen(), bare=False), 0.0


@join("W W")
def _beside_you(a: Item, b: Item) -> Made | None:
    """*gracz naprzeciwko | ciebie*."""
    near = isinstance(a.val.value, Beside) and b.val.value == "you" and "gen" in b.val.case.split(".")
    return ("W", a.val, 0.0) if near else None


@join("W W")
def _those_players(a: Item, b: Item) -> Made | None:
    """*wszyscy inni | gracze*."""
    who: Who = b.val
    plain = who.value == "all" and who.any != who.every and who.rel is None and not who.free
    agree = set(a.val.case.split(".")) & set(who.case.split(".")) - {""}
    return ("W", a.val, 0.1) if plain and agree and a.val.every and a.val.rel is None and not a.val.any else None


@join("W PP")
def _players_with(a: Item, b: Item) -> Made | None:
    phrase: Phrase = b.val
    who: Who = a.val
    value: Any = who.value
    if isinstance(value, tuple) and value[0] == "~but":
        return None
    if phrase.prep in ("with", "of") and phrase.cat == "D":
        return "W", replace(who, has=phrase.item, any=False), 0.0
    if phrase.prep == "with" and phrase.cat == "C" and phrase.item.num is not None:
        return "W", replace(who, has=phrase.item), 0.1
    if phrase.prep == "with" and phrase.cat in ("C", "F") and not (phrase.cat == "C" and phrase.item.hand):
        fit = phrase.item.fit if phrase.cat == "C" else phrase.item.tests
        plain = phrase.cat == "F" or (phrase.item.owner is None and not phrase.item.ref and phrase.item.rel is None)
        if fit and plain:
            np = phrase.item if phrase.cat == "C" else CardsNP(fit=fit)
            return "W", replace(who, has=np, every=True), 0.2
    if phrase.prep == "except" and phrase.cat == "W":
        return "W", replace(who, value=("~but", value, phrase.item), any=False), 0.0
    if phrase.prep in ("of", "from", "at", "to", "in", "on") and (phrase.cat, phrase.item) == ("PL", "middle"):
        return "W", who, 0.1
    if phrase.prep == "of" and phrase.cat == "T" and phrase.item.name == "choice":
        return "W", Who(Chosen(), any=True), 0.0
    return None


@join("W W")
def _person_beside(a: Item, b: Item) -> Made | None:
    """*la personne | à sa droite*, *le copain | en face*."""
    plain = (
        a.val.any and a.val.value in ("all", Chosen()) and a.val.rel is None and a.val.has is None and not a.val.free
    )
    return ("W", b.val, 0.1) if plain and isinstance(b.val.value, Beside) and b.val.value.way in SIDES else None


@join("W adv", "T adv")
def _of_your_choice(a: Item, b: Item) -> Made | None:
    """*un joueur | de ton choix*, *une couleur | de ton choix*."""
    if b.val.value not in ("chosen", "yourchoice") or (a.cat == "W" and not a.val.any):
        return None
    if a.cat == "W" and a.val.value in ("~neighbour", "~neighbours"):
        return "W", Who("~neighbour", any=True, case=a.val.case), 0.0
    return a.cat, a.val if a.cat == "T" or a.val.rel is not None else replace(a.val, value=Chosen(), bare=False), 0.0


@single("side")
def _side(item: Item) -> Made:
    return "S", Beside(item.val.value), 0.0


@join("poss S")
def _your_side(a: Item, b: Item) -> Made | None:
    """*your left*, *his right*."""
    return "S", b.val if a.val.value in ("you", "i", "self") else ("~of", b.val), 0.0


@join("C PP", "N PP")
def _one_on_side(a: Item, b: Item) -> Made | None:
    """*the one | on my left*."""
    one = a.val.ref == "one" if a.cat == "C" else a.val.n == 1 and not a.val.more
    if not one or b.val.cat != "S" or b.val.prep not in ("on", "to", "at", "of"):
        return None
    return "W", Who(b.val.item), 0.0


@join("conj S")
def _and_side(a: Item, b: Item) -> Made | None:
    return ("SAND", b.val, 0.0) if a.val.value == "and" else None


@join("S SAND", "S WAND")
def _both_sides(a: Item, b: Item) -> Made | None:
    """*your left | and right*, *left | and right neighbour*."""
    other = b.val if b.cat == "SAND" else b.val.value
    if not isinstance(a.val, Beside) or not isinstance(other, Beside) or {a.val.way, other.way} != {"left", "right"}:
        return None
    return "W", Who("~neighbours"), 0.0


@join("W PP")
def _players_on_sides(a: Item, b: Item) -> Made | None:
    """*the people | on your left and right*."""
    if b.val.cat != "W" or b.val.item.value != "~neighbours" or b.val.prep not in ("on", "to", "at", "of"):
        return None
    return ("W", b.val.item, 0.0) if (a.val.any or a.val.every) and a.val.rel is None else None


@join("W PP")
def _player_on_side(a: Item, b: Item) -> Made | None:
    """*the player on your left*."""
    if b.val.cat != "S" or b.val.prep not in ("on", "to", "at", "of") or not a.val.any:
        return None
    return "W", Who(b.val.item), 0.0


@join("mark PP", "PP mark")
def _exception(a: Item, b: Item) -> Made | None:
    """*все, | кроме тебя, | берут*."""
    phrase, mark = (a, b) if b.cat == "mark" else (b, a)
    if mark.val != "," or phrase.val.prep != "except" or phrase.val.cat != "W":
        return None
    return "PP", phrase.val, 0.1 if phrase.val.item.case else 0.4


@join("W q")
def _they_all(a: Item, b: Item) -> Made | None:
    """*they | all*, *you and the player opposite | each*, *you | both*."""
    who: Who = a.val
    if b.val.value not in ("all", "each", "both") or who.rel is not None:
        return None
    if b.val.value == "both" and who.value == "you":
        return "W", Who(("~together", "you", "~they")), 0.0
    several = isinstance(who.value, tuple) or who.every
    return ("W", who, 0.1) if several else None


@join("neg W")
def _not_you(a: Item, b: Item) -> Made | None:
    return ("NW", b.val, 0.3) if b.val.value in ("you", "~they", "i") and b.val.rel is None else None


@join("conj NW", "mark NW")
def _but_not_you(a: Item, b: Item) -> Made | None:
    """*… | but not you*."""
    sign = a.val if a.cat == "mark" else a.val.value
    return ("PP", Phrase("except", b.val, "W"), 0.0) if sign in ("but", "and", ",") else None


@join("W N")
def _of_age(a: Item, b: Item) -> Made | None:
    """*kids | under 10*, *players | over 18*."""
    if b.val.op not in ("<", ">", "<=", ">=") or not a.val.any or a.val.rel is not None or not isinstance(b.val.n, int):
        return None
    if b.val.n < YOUNGEST:
        return None
    return "W", Who(Fit(Compare(Age("each"), b.val.op, b.val.n)), every=True), 0.0


@join("poss W")
def _your_neighbour(a: Item, b: Item) -> Made | None:
    """*your left neighbour*, *their neighbour*."""
    who: Who = b.val
    if a.val.value in ("you", "i", "self"):
        return "W", who, 0.0
    if isinstance(who.value, Beside) and who.value.of == "you":
        return "W", replace(who, value=("~of", who.value)), 0.1
    return ("W", who, 0.2) if a.val.value == "they" else None


@single("name")
def _name(item: Item) -> Made:
    return "W", Who(Named(item.val.value)), 0.0


@join("W WAND")
def _and_players(a: Item, b: Item) -> Made | None:
    plain = b.val.any and b.val.value == "all" and b.val.rel is None and b.val.has is None
    other = Chosen() if plain and not b.val.every else b.val.value
    return "W", Who(("~together", a.val.value, other)), 0.0


@join("W W")
def _the_player(a: Item, b: Item) -> Made | None:
    """*le plus jeune | joueur*, *игрок | самый младший*: a role, and the word for a player."""
    role, noun = (a.val, b.val) if b.val.bare else (b.val, a.val)
    known = isinstance(role.value, Beside) or role.value in KNOWN
    if not noun.bare or not known or noun.rel is not None or role.any or role.rel is not None:
        return None
    return "W", role, 0.05


@join("W PP")
def _among_them(a: Item, b: Item) -> Made | None:
    """*najmłodsze | z was*, *na lewo | ode mnie*: whom a role is reckoned from."""
    phrase: Phrase = b.val
    if phrase.cat != "W" or phrase.prep not in ("of", "from", "to") or phrase.item.rel is not None:
        return None
    near = isinstance(a.val.value, Beside) and a.val.value.way in SIDES and phrase.item.value == "you"
    among = a.val.value in KNOWN and phrase.item.value in ("you", "all") and phrase.prep != "to"
    return ("W", a.val, 0.0) if near or among else None


@join("W PP", "q PP", "q W", "W W")
def _each_of(a: Item, b: Item) -> Made | None:
    """*each | of you*, *jeder | von euch*, *każdy | z przeciwników*: all of those."""
    if b.cat == "PP" and (b.val.cat != "W" or b.val.prep not in ("of", "from", "with")):
        return None
    them: Who = b.val.item if b.cat == "PP" else b.val
    genitive = "gen" in them.case.split(".") and them.case != "nom"
    if them.rel is not None or them.has is not None or them.free or (b.cat == "W" and not genitive):
        return None
    each = a.val.value in ("each", "all", "both") if a.cat == "q" else a.val.value == "all" and _plainly_all(a.val)
    if not each:
        return None
    several = _several(them)
    if several == "~neighbours":
        return "W", Who("~neighbours", case=a.val.case if a.cat == "W" else ""), 0.0
    if not several or (a.cat == "q" and a.val.value == "both"):
        return None
    return "W", Who(several, every=True, case=a.val.case if a.cat == "W" else ""), 0.0


def _plainly_all(who: Who) -> bool:
    return who.every and not who.any and who.rel is None and who.has is None and not who.free and not who.noun


def _several(who: Who) -> str:
    """The set of players that somebody is one of."""
    if who.value in ("~neighbours", "~neighbour"):
        return "~neighbours"
    if who.value in ("others", Chosen()):
        return "others"
    return "all" if who.value == "all" or (who.value == "you" and "sg" not in who.case) else ""


def _opponents(who: Who) -> bool:
    """Whether everybody else is spoken of: *deine Mitspieler*, *the others*."""
    plain = who.rel is None and who.has is None and not who.free
    return plain and (who.value == "others" or isinstance(who.value, Chosen))


@join("W PP", "W W")
def _one_of_the_others(a: Item, b: Item) -> Made | None:
    """*celui | de ses adversaires | qui …*, *demjenigen | deiner Mitspieler, | der …*."""
    if b.cat == "PP" and (b.val.cat != "W" or b.val.prep not in ("of", "from")):
        return None
    who: Who = b.val.item if b.cat == "PP" else b.val
    if not _opponents(who) or a.val.rel is not None or a.val.has is not None:
        return None
    if b.cat == "W" and (who.case and "gen" not in who.case.split(".")):
        return None
    if not (a.val.value == "~they" or a.val.bare or (a.val.any and a.val.value == "all")):
        return None
    return "W", Who("others", any=True, case=a.val.case), 0.1 if b.cat == "PP" else 0.5


@join("conj W")
def _and_player(a: Item, b: Item) -> Made | None:
    return ("WAND", b.val, 0.2) if a.val.value == "and" and "clitic" not in b.val.case else None
