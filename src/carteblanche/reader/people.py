"""Rules of the chart for players, things, and what stands behind prepositions and relative pronouns."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.games.blank.calculus.parts import Beside, Chosen, Named
from carteblanche.reader.joining import Made, join, single
from carteblanche.reader.phrases import ROLES
from carteblanche.reader.sketch import Against, Arg, Filt, Frame, Item, NumberOf, Phrase, Who

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
    return b.cat, b.val, 0.3 if b.cat == "V" else 0.0


@join("W mark")
def _whoever_comma(a: Item, b: Item) -> Made | None:
    """*Wer eine 6 legt, | zieht*: the comma behind a clause that says who."""
    return ("W", a.val, 0.0) if b.val == "," and a.val.rel is not None else None


@join("R mark")
def _relative_comma(a: Item, b: Item) -> Made | None:
    """*gracz, który ma 5 kart, | dobiera*."""
    return ("R", a.val, 0.0) if b.val == "," else None


@join("mark R")
def _comma_relative(a: Item, b: Item) -> Made | None:
    """*der Spieler, | der die meisten Karten hat*: the verb stands last."""
    if a.val != "," or b.val.has("W", "L"):
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


@join("rel W")
def _other_players(a: Item, b: Item) -> Made | None:
    who: Who = b.val
    if a.val.value != "other" or not (who.any or who.every):
        return None
    return "W", replace(who, value="others" if who.every else Chosen()), 0.0


@join("W PP")
def _players_with(a: Item, b: Item) -> Made | None:
    phrase: Phrase = b.val
    who: Who = a.val
    if phrase.prep in ("with", "of") and phrase.cat == "D":
        return "W", replace(who, has=phrase.item, any=False), 0.0
    if phrase.prep == "with" and phrase.cat == "C" and phrase.item.num is not None:
        return "W", replace(who, has=phrase.item), 0.1
    if phrase.prep == "except" and phrase.cat == "W":
        return "W", replace(who, value=("~but", who.value, phrase.item.value), any=False), 0.0
    if phrase.prep == "of" and phrase.cat == "T" and phrase.item.name == "choice":
        return "W", Who(Chosen(), any=True), 0.0
    return None


@join("W W")
def _apposition(a: Item, b: Item) -> Made | None:
    """*any player | who has more than five cards*."""
    who: Who = b.val
    return ("W", replace(a.val, rel=who.rel), 0.1) if who.rel is not None and a.val.rel is None and who.any else None


@single("side")
def _side(item: Item) -> Made:
    return "S", Beside(item.val.value), 0.0


@join("poss S")
def _your_side(a: Item, b: Item) -> Made | None:
    """*your left*, *his right*."""
    return "S", b.val if a.val.value in ("you", "i") else ("~of", b.val), 0.0


@join("W PP")
def _player_on_side(a: Item, b: Item) -> Made | None:
    """*the player on your left*."""
    if b.val.cat != "S" or b.val.prep not in ("on", "to", "at", "of") or not a.val.any:
        return None
    return "W", Who(b.val.item), 0.0


@join("W R")
def _relative(a: Item, b: Item) -> Made | None:
    return None if a.val.rel else ("W", replace(a.val, rel=b.val), 0.0)


@join("C R")
def _relative_cards(a: Item, b: Item) -> Made | None:
    return None if a.val.rel else ("C", replace(a.val, rel=b.val), 0.3)


@join("poss W")
def _your_neighbour(a: Item, b: Item) -> Made | None:
    """*your left neighbour*, *their neighbour*."""
    who: Who = b.val
    if a.val.value in ("you", "i"):
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
    return ("WAND", b.val, 0.2) if a.val.value == "and" else None


# --- things and phrases ----------------------------------------------------------------------------------------------


@join("N T")
def _so_many_things(a: Item, b: Item) -> Made | None:
    return None if b.val.num else ("T", replace(b.val, num=a.val), 0.0)


@join("poss T")
def _owned_thing(a: Item, b: Item) -> Made | None:
    return "T", replace(b.val, owner=ROLES[a.val.value]), 0.0


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


@join("prep V")
def _infinitive(a: Item, b: Item) -> Made | None:
    return ("V", b.val, 0.0) if a.val.value == "to" and not b.val.has("W", "L") else None


@join("conj T", "conj C", "conj W")
def _demonstrative(a: Item, b: Item) -> Made | None:
    """*that colour*, *that player*."""
    return (b.cat, b.val, 0.2) if a.val.value == "that" else None


@join("cmp C")
def _more_than_card(a: Item, b: Item) -> Made | None:
    """*greater than the card before*."""
    if a.val.value not in ("gt", "lt") or b.val.num is not None:
        return None
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
    return "W", Who("all", any=True, every=True, rel=b.val), 0.0
