"""Rules of the chart for *as many … as*: cards counted by somebody's hand, by players, or by the number on a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import AsMany, CardsNP, Item, Num, Phrase

TIMES: Final = {"twice": 2, "double": 2, "thrice": 3}
OF: tuple[str, ...] = ("W", "C", "V", "T", "N")


@single("many")
def _as_many(item: Item) -> Made:
    """*as many*, without what is counted."""
    return "C", CardsNP(num=Num(_many(item)), named=False), 0.1


def _many(item: Item) -> AsMany:
    return AsMany(times=TIMES.get(item.val.value, 1))


@join("adv many")
def _twice_as_many(a: Item, b: Item) -> Made | None:
    """*twice | as many*."""
    if a.val.value not in TIMES or b.val.value != "as":
        return None
    return "many", replace(b.val, value=a.val.value), 0.0


@join("many C")
def _as_many_cards(a: Item, b: Item) -> Made | None:
    return None if b.val.num is not None or b.val.hand else ("C", replace(b.val, num=Num(_many(a))), 0.0)


@join("many PP")
def _as_many_of(a: Item, b: Item) -> Made | None:
    """*autant de cartes*, where *de* was taken by itself."""
    phrase: Phrase = b.val
    if phrase.prep not in ("of", "from") or phrase.cat != "C" or phrase.item.num is not None:
        return None
    return "C", replace(phrase.item, num=Num(_many(a))), 0.1


@join("prep V")
def _than_clause(a: Item, b: Item) -> Made | None:
    """*wie dein Nachbar hat*."""
    return (
        ("PP", Phrase("than", b.val, "V"), 0.1)
        if a.val.value == "than" and b.val.pred in ("have", "be", "play", "show", "apply", "appear", "roll", "say")
        else None
    )


@join("mark PP")
def _comma_than(a: Item, b: Item) -> Made | None:
    """*so viele Karten, | wie …*."""
    return ("PP", b.val, 0.0) if a.val == "," and b.val.prep == "than" else None


@join("C PP")
def _compared(a: Item, b: Item) -> Made | None:
    np: CardsNP = a.val
    phrase: Phrase = b.val
    if np.num is None or not isinstance(np.num.n, AsMany) or np.num.n.of is not None:
        return None
    if phrase.prep != "than" or phrase.cat not in OF:
        return None
    return "C", replace(np, num=Num(replace(np.num.n, of=phrase.item, cat=phrase.cat))), 0.0


@join("V PP")
def _compared_far(a: Item, b: Item) -> Made | None:
    """*Donne autant de cartes au suivant | qu'il y a de joueurs*."""
    phrase: Phrase = b.val
    if phrase.prep != "than" or phrase.cat not in OF:
        return None
    for arg in a.val.args:
        num = arg.item.num if arg.cat == "C" and not arg.prep else None
        if num is not None and isinstance(num.n, AsMany) and num.n.of is None:
            stated = replace(num.n, of=phrase.item, cat=phrase.cat)
            whole = replace(arg, item=replace(arg.item, num=Num(stated)))
            args = tuple(whole if one is arg else one for one in a.val.args)
            return "V", replace(a.val, args=args), 0.0
    return None


@join("T PP")
def _number_of(a: Item, b: Item) -> Made | None:
    """*the number | of rules*, *the number | of players*: how many there are."""
    phrase: Phrase = b.val
    if (
        a.val.name != "number"
        or a.val.num is not None
        or phrase.prep not in ("of", "from")
        or phrase.cat not in ("W", "C")
    ):
        return None
    return _counted(a, phrase.item, phrase.cat)


@join("T C", "T W")
def _number_gen(a: Item, b: Item) -> Made | None:
    """*liczba | zasad*, *число | игроков*: in the genitive."""
    if a.val.name != "number" or a.val.num is not None or (b.val.case and "gen" not in b.val.case.split(".")):
        return None
    return _counted(a, b.val, b.cat) if b.val.case or b.cat == "C" else None


def _counted(a: Item, item: Any, cat: str) -> Made | None:
    times = next((TIMES[mod] for mod in a.val.mods if mod in TIMES), 1)
    if a.val.mods - set(TIMES) - {"same"}:
        return None
    if cat == "W":
        several = item.noun or (item.every and item.value in ("all", "others"))
        return ("N", Num(AsMany(item, cat, times)), 0.0) if several and item.rel is None else None
    several = item.plural or item.hand or (item.place == "rules" and not item.ref)
    plain = item.num is None and not item.ref and item.rel is None and not item.no
    return ("N", Num(AsMany(item, cat, times)), 0.0) if several and plain else None
