"""Rules of the chart for players, things, and what stands behind prepositions and relative pronouns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Age,
    Beside,
    Chosen,
    Colour,
    Compare,
    Named,
    Random,
    Remembered,
    Than,
)
from carteblanche.games.blank.calculus.parts import Who as Fit
from carteblanche.reader.joining import Made, join, single
from carteblanche.reader.phrases import ROLES
from carteblanche.reader.sketch import (
    Against,
    Arg,
    CardsNP,
    Filt,
    Frame,
    Item,
    Num,
    NumberOf,
    Phrase,
    Who,
)

SIDES = ("left", "right", "opposite")

# --- players ---------------------------------------------------------------------------------------------------------


@join("q W")
def _every_player(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    match a.val.value:
        case "all" | "each" if who.value == "all" or isinstance(who.value, Chosen):
            return "W", replace(who, value="all" if who.value == "all" else "others", any=False, every=True), 0.0
        case "any" | "some" if who.any:
            return "W", who, 0.0
        case "no":
            return "W", replace(who, value="nobody", any=False), 0.0
        case "both":
            return "W", replace(who, any=False), 0.1
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


@join("W mark")
def _whoever_comma(a: Item, b: Item) -> Made | None:
    """*Wer eine 6 legt, | zieht*: the comma behind a clause that says who."""
    return ("W", a.val, 0.0) if b.val == "," and (a.val.rel is not None or a.val.free) else None


@join("R mark")
def _relative_comma(a: Item, b: Item) -> Made | None:
    """*gracz, który ma 5 kart, | dobiera*."""
    return ("R", a.val, 0.0) if b.val == "," else None


@join("mark R")
def _comma_relative(a: Item, b: Item) -> Made | None:
    """*der Spieler, | der die meisten Karten hat*: the verb stands last."""
    if a.val != "," or (b.val.has("W", "L") and b.val.pred != "sit"):
        return None
    return "R", b.val, 0.0 if b.val.at >= b.end - 2 else 0.8


@join("N W")
def _so_many_players(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    if who.any and a.val.n == 1 and a.val.op == "=":
        return "W", who, 0.0
    if not who.any or a.val.op != "=":
        return None
    return "W", replace(who, value=Chosen(a.val.n, among="all"), num=a.val), 0.0


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
    return "W", replace(who, value="others" if who.every else Chosen()), 0.0


@join("W W")
def _beside_you(a: Item, b: Item) -> Made | None:
    """*gracz naprzeciwko | ciebie*."""
    near = isinstance(a.val.value, Beside) and b.val.value == "you" and "gen" in b.val.case.split(".")
    return ("W", a.val, 0.0) if near else None


@join("W W")
def _those_players(a: Item, b: Item) -> Made | None:
    """*wszyscy inni | gracze*."""
    who: Who = b.val
    plain = who.value == "all" and who.any and not who.every and who.rel is None and not who.free
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


@join("W W")
def _apposition(a: Item, b: Item) -> Made | None:
    """*any player | who has more than five cards*."""
    who: Who = b.val
    return ("W", replace(a.val, rel=who.rel), 0.1) if who.rel is not None and a.val.rel is None and who.any else None


@join("W adv", "T adv")
def _of_your_choice(a: Item, b: Item) -> Made | None:
    """*un joueur | de ton choix*, *une couleur | de ton choix*."""
    if b.val.value != "chosen" or (a.cat == "W" and not a.val.any):
        return None
    return a.cat, a.val if a.cat == "T" or a.val.rel is not None else replace(a.val, value=Chosen()), 0.0


@single("side")
def _side(item: Item) -> Made:
    return "S", Beside(item.val.value), 0.0


@join("poss S")
def _your_side(a: Item, b: Item) -> Made | None:
    """*your left*, *his right*."""
    return "S", b.val if a.val.value in ("you", "i", "self") else ("~of", b.val), 0.0


@join("W PP")
def _player_on_side(a: Item, b: Item) -> Made | None:
    """*the player on your left*."""
    if b.val.cat != "S" or b.val.prep not in ("on", "to", "at", "of") or not a.val.any:
        return None
    return "W", Who(b.val.item), 0.0


def _sitting(frame: Frame) -> Who | None:
    """*who sits opposite you*: who that is."""
    beside = [arg.item for arg in frame.args if arg.cat == "W" and isinstance(arg.item.value, Beside | tuple)]
    sides = [arg.item for arg in frame.args if arg.cat == "S"]
    plain = all(arg.cat in ("W", "S") for arg in frame.args) and not frame.neg and not frame.modal
    if frame.pred != "sit" or not plain or len(beside) + len(sides) != 1:
        return None
    return replace(beside[0], any=False) if beside else Who(sides[0])


@join("W R", "W RC")
def _seated(a: Item, b: Item) -> Made | None:
    """*the player | who sits opposite you*."""
    who = _sitting(b.val)
    return None if who is None or a.val.rel or not (a.val.any or a.val.value == "~they") else ("W", who, 0.0)


@join("w V")
def _whoever_sits(a: Item, b: Item) -> Made | None:
    """*wer links von dir sitzt*."""
    who = _sitting(b.val) if a.val.value == "whoever" else None
    return None if who is None else ("W", who, 0.0)


@join("W R", "W RC")
def _relative(a: Item, b: Item) -> Made | None:
    if a.val.rel or not (a.val.any or a.val.every or a.val.value == "~they"):
        return None
    if b.val.pred == "causer":
        return "W", Who("causer", case=a.val.case), 0.0
    who = Who("all", any=True, every=True, case=a.val.case) if a.val.value == "~they" else a.val
    if b.val.pred == "free":
        return ("W", replace(who, free=b.val.args[0].item), 0.0) if not who.free else None
    return "W", replace(who, rel=b.val), 0.0


@join("prep V")
def _to_do(a: Item, b: Item) -> Made | None:
    """*(le dernier) | à lever la main*."""
    marks = a.val.value in ("to", "at") and "fin" not in b.val.form
    return ("IV", b.val, 0.0) if marks and not b.val.has("W", "L") else None


@join("W IV", "W R", "W RC")
def _first_to(a: Item, b: Item) -> Made | None:
    """*the first | to play a 6*, *le dernier | qui lève la main*."""
    if a.val.value not in ("first", "last") or a.val.rel is not None:
        return None
    if b.val.pred == "free":
        return "W", a.val, 0.2
    return "W", Who("all", any=True, every=True, rel=replace(b.val, mods=b.val.mods | {a.val.value})), 0.0


@join("T RC")
def _relative_thing(a: Item, b: Item) -> Made | None:
    """*kolor, | którego nie można zagrać*."""
    return ("T", replace(a.val, rel=b.val), 0.1) if a.val.rel is None and b.val.pred != "free" else None


@join("prep V")
def _doing(a: Item, b: Item) -> Made | None:
    """*po zagraniu szóstki*, *after playing a 6*: an event."""
    if a.val.value not in ("after", "at", "on") or b.val.has("W", "L") or b.val.modal or b.val.neg:
        return None
    if b.val.form and not b.val.form & {"ger"}:
        return None
    return "TR", b.val, 0.0 if b.val.form else 0.3


@single("V")
def _having_done(item: Item) -> Made | None:
    """*zagrywając kartę*, *сыграв шестёрку*."""
    return ("TR", item.val, 0.0) if "conv" in item.val.form and not item.val.has("W", "L") else None


@join("conj V")
def _which_clause(a: Item, b: Item) -> Made | None:
    """*który zagrał szóstkę*: a pronoun that begins nothing but relative clauses."""
    return ("RC", b.val, 0.0) if a.val.value == "which" else None


@join("mark RC", "RC mark")
def _which_comma(a: Item, b: Item) -> Made | None:
    clause, mark = (a, b) if b.cat == "mark" else (b, a)
    return ("RC", clause.val, 0.0) if mark.val == "," else None


@join("mark W")
def _comma_who(a: Item, b: Item) -> Made | None:
    """*тот, | кто сыграл шестёрку*."""
    if a.val != "," or b.val.value != "all":
        return None
    if b.val.free:
        return "RC", Frame("free", (Arg(b.val.free, "quote"),)), 0.0
    return ("RC", b.val.rel, 0.0) if b.val.rel is not None else None


@single("V")
def _says_who(item: Item) -> Made | None:
    """*у кого меньше всего карт*, *któremu została jedna karta*: the clause of a pronoun, wherever it stands in it."""
    frame: Frame = item.val
    if "agent" in frame.form:
        if frame.has("W", "L"):
            return None
        case = ".".join(sorted(frame.form & {"nom", "gen", "dat", "acc", "ins", "loc"}))
        bare = 0.3 if not frame.args else -0.3
        return "W", Who("all", any=True, every=True, rel=replace(frame, form=frozenset()), case=case), bare
    found = [arg for arg in frame.args if arg.cat == "W" and arg.item.relative and arg.item.rel is None]
    if len(found) != 1 or not (found[0].side == "L" or found[0].prep):
        return None
    rest = replace(frame, args=tuple(arg for arg in frame.args if arg is not found[0]))
    if found[0].prep in ("by", "because") and any(arg.cat == "T" and arg.item.name == "penalty" for arg in rest.args):
        return "RC", Frame("causer"), -0.3
    if found[0].item.value == "~which":
        return "RC", rest, 0.0
    return "W", Who("all", any=True, every=True, rel=rest, case=found[0].item.case), 0.1


@join("mark V", "W V")
def _agent(a: Item, b: Item) -> Made | None:
    """*игрок, | сыгравший шестёрку*."""
    if "agent" not in b.val.form or b.val.has("W", "L"):
        return None
    rel = replace(b.val, form=frozenset())
    if a.cat == "mark":
        return ("RC", rel, -0.3) if a.val == "," else None
    return ("W", replace(a.val, rel=rel), -0.3) if a.val.any and a.val.rel is None else None


@join("clit V")
def _while_doing(a: Item, b: Item) -> Made | None:
    """*en posant un 6*."""
    if a.val.value != "en" or "conv" not in b.val.form or b.val.has("W", "L"):
        return None
    return "PP", Phrase("by", replace(b.val, form=frozenset()), "V"), 0.0


@join("W V")
def _having(a: Item, b: Item) -> Made | None:
    """*tout joueur | ayant posé un 6*."""
    if "conv" not in b.val.form or b.val.has("W", "L") or a.val.rel is not None or not (a.val.any or a.val.every):
        return None
    return "W", replace(a.val, rel=replace(b.val, form=frozenset())), 0.0


@join("W W")
def _resumed(a: Item, b: Item) -> Made | None:
    """*Kto zagra szóstkę, | ten*: the pronoun that takes up whom the clause before it told of."""
    told = a.val.rel is not None or a.val.free
    return ("W", replace(a.val, case=b.val.case), 0.0) if told and _resumes(b.val) else None


@join("W PP")
def _resumed_behind(a: Item, b: Item) -> Made | None:
    """*У кого шестёрка, | у того*."""
    if (a.val.rel is None and not a.val.free) or b.val.cat != "W" or not _resumes(b.val.item):
        return None
    return "PP", replace(b.val, item=replace(a.val, case=b.val.item.case)), 0.0


def _resumes(who: Who) -> bool:
    return who.value == "~they" and who.rel is None


@join("mark PP", "PP mark")
def _exception(a: Item, b: Item) -> Made | None:
    """*все, | кроме тебя, | берут*."""
    phrase, mark = (a, b) if b.cat == "mark" else (b, a)
    if mark.val != "," or phrase.val.prep != "except" or phrase.val.cat != "W":
        return None
    return "PP", phrase.val, 0.1 if phrase.val.item.case else 0.4


@join("C R", "C RC")
def _relative_cards(a: Item, b: Item) -> Made | None:
    return None if a.val.rel else ("C", replace(a.val, rel=b.val), 0.3)


@join("W neg")
def _who_does_not(a: Item, b: Item) -> Made | None:
    """*anyone who | doesn't*."""
    return ("W", replace(a.val, relative=False, rel=Frame("do", neg=True)), 0.8) if a.val.relative else None


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
    return "W", Who(Fit(Compare(Age("each"), b.val.op, b.val.n)), every=True), 0.0


@join("W V")
def _last_to(a: Item, b: Item) -> Made | None:
    """*the last one | to clap*: of a race that was spoken of."""
    frame: Frame = b.val
    if a.val.value not in ("last", "first") or "to" not in frame.mods or a.val.rel is not None:
        return None
    if frame.pred not in ("social", "say", "do") or frame.has("W") or frame.has("C"):
        return None
    return "W", a.val, 0.0


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
    return "W", Who(("~together", a.val.value, b.val.value)), 0.0


@join("conj W")
def _and_player(a: Item, b: Item) -> Made | None:
    return ("WAND", b.val, 0.2) if a.val.value == "and" and "clitic" not in b.val.case else None


# --- things and phrases ----------------------------------------------------------------------------------------------


@join("N T")
def _so_many_things(a: Item, b: Item) -> Made | None:
    return None if b.val.num else ("T", replace(b.val, num=a.val), 0.0)


@join("T PP")
def _turn_of(a: Item, b: Item) -> Made | None:
    """*le tour | du suivant*."""
    if a.val.name != "turn" or a.val.owner is not None or b.val.cat != "W" or b.val.prep not in ("of", "from"):
        return None
    return "T", replace(a.val, owner=b.val.item), 0.0


@join("poss T")
def _owned_thing(a: Item, b: Item) -> Made | None:
    return "T", replace(b.val, owner=ROLES[a.val.value] if a.val.value != "self" else None), 0.0


@join("q T", "ord T", "adv T", "w T")
def _modified(a: Item, b: Item) -> Made | None:
    value = a.val.value if a.cat != "ord" else f"ord{a.val.value}"
    return "T", replace(b.val, mods=b.val.mods | {value}), 0.0


@join("prep C", "prep W", "prep N", "prep F", "prep T", "prep PL", "prep D", "prep V", "prep quote", "prep S")
def _behind(a: Item, b: Item) -> Made | None:
    if b.cat == "V" and a.val.value not in ("after", "before", "without", "by", "instead"):
        return None
    wanted = {"with": "ins", "from": "gen"}.get(a.val.value, "")
    case = b.val.case if b.cat == "W" else ""
    return "PP", Phrase(a.val.value, b.val, b.cat), 0.6 if wanted and case and wanted not in case else 0.0


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
    return ("W", replace(b.val, value=Random(), any=False), 0.0) if a.val.value == "random" and b.val.any else None


@join("prep V")
def _infinitive(a: Item, b: Item) -> Made | None:
    marks = a.val.value == "to" and not b.val.form - {"inf"}
    return ("V", replace(b.val, mods=b.val.mods | {"to"}), 0.0) if marks and not b.val.has("W", "L") else None


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
    return ("D", b.val, 0.0) if _resumes(a.val) and a.val.case and "gen" in a.val.case.split(".") else None


@join("PP PP")
def _in_whose_hand(a: Item, b: Item) -> Made | None:
    """*(сколько) у тебя | на руке*."""
    if a.val.prep != "own" or a.val.cat != "W" or b.val.cat != "C" or not b.val.item.hand:
        return None
    return "V", Frame("have", (Arg(a.val.item, "W", side="L"),), at=a.start), 0.1


@join("PP C", "PP D")
def _with_somebody(a: Item, b: Item) -> Made | None:
    """*у него нет единицы*: somebody has, or has not."""
    if a.val.prep != "own" or a.val.cat != "W":
        return None
    return "V", Frame("have", (Arg(a.val.item, "W", side="L"), Arg(b.val, b.cat)), at=a.start), 0.0


@join("conj V")
def _relative_clause(a: Item, b: Item) -> Made | None:
    return ("R", b.val, 0.3) if a.val.value in ("that", "who") else None


@join("w V")
def _who_clause(a: Item, b: Item) -> Made | None:
    if a.val.value != "whoever" or any(arg.cat == "W" and arg.side == "L" and not arg.prep for arg in b.val.args):
        return None
    if b.val.modal == "want" and not b.val.pred and not b.val.args:
        return "W", Who(Chosen(), any=True, case=a.val.cases), 0.0
    if a.val.told and "nom" not in a.val.told:
        return None
    return "W", Who("all", any=True, every=True, rel=b.val), 0.0
