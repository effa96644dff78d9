"""Rules of the chart for *as many … as*: cards counted by somebody's hand, by players, or by the number on a card."""

from __future__ import annotations

from dataclasses import replace

from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import AsMany, CardsNP, Item, Num, Phrase

OF: tuple[str, ...] = ("W", "C", "V", "T", "N")


@single("many")
def _as_many(item: Item) -> Made:
    """*as many*, without what is counted."""
    return "C", CardsNP(num=Num(AsMany()), named=False), 0.1


@join("many C")
def _as_many_cards(a: Item, b: Item) -> Made | None:
    return None if b.val.num is not None or b.val.hand else ("C", replace(b.val, num=Num(AsMany())), 0.0)


@join("many PP")
def _as_many_of(a: Item, b: Item) -> Made | None:
    """*autant de cartes*, where *de* was taken by itself."""
    phrase: Phrase = b.val
    if phrase.prep not in ("of", "from") or phrase.cat != "C" or phrase.item.num is not None:
        return None
    return "C", replace(phrase.item, num=Num(AsMany())), 0.1


@join("prep V")
def _than_clause(a: Item, b: Item) -> Made | None:
    """*wie dein Nachbar hat*."""
    return (
        ("PP", Phrase("than", b.val, "V"), 0.1)
        if a.val.value == "than" and b.val.pred in ("have", "be", "play")
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
    return "C", replace(np, num=Num(AsMany(phrase.item, phrase.cat))), 0.0


@join("V PP")
def _compared_far(a: Item, b: Item) -> Made | None:
    """*Donne autant de cartes au suivant | qu'il y a de joueurs*."""
    phrase: Phrase = b.val
    if phrase.prep != "than" or phrase.cat not in OF:
        return None
    for arg in a.val.args:
        num = arg.item.num if arg.cat == "C" and not arg.prep else None
        if num is not None and isinstance(num.n, AsMany) and num.n.of is None:
            whole = replace(arg, item=replace(arg.item, num=Num(AsMany(phrase.item, phrase.cat))))
            args = tuple(whole if one is arg else one for one in a.val.args)
            return "V", replace(a.val, args=args), 0.0
    return None
