"""Rules of the chart for what is left of several cards once some were kept, and for the order in which cards go back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.games.blank.calculus.parts import Beside, Numbered
from carteblanche.reader.phrases.alone import PARITY
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import Arg, AsMany, CardsNP, Frame, Item, Num, Phrase, Who

PUT = ("put", "giveback", "arrange")


def _left(num: Num | None) -> CardsNP:
    return CardsNP(ref="rest", num=num, plural=True, named=False)


def _plain(num: Num) -> bool:
    return isinstance(num.n, int) and num.op == "=" and not num.more and not num.only


@join("rel N", "N rel")
def _other_two(a: Item, b: Item) -> Made | None:
    """*the other | two*, *les trois | autres*."""
    word, num = (a.val, b.val) if a.cat == "rel" else (b.val, a.val)
    return ("C", _left(num), 0.8) if word.value == "other" and _plain(num) and num.n != 1 else None


@single("rel")
def _other(item: Item) -> Made | None:
    """*the other*: what is left of two."""
    return ("C", _left(Num(1)), 0.8) if item.val.value == "other" else None


def _others(who: Who) -> bool:
    plain = who.rel is None and who.has is None and not who.free and not who.noun
    return who.value == "others" and who.every and plain


@join("W q", "rel q")
def _other_both(a: Item, b: Item) -> Made | None:
    """*die anderen | beiden*."""
    other = _others(a.val) if a.cat == "W" else a.val.value == "other"
    return ("C", _left(Num(2)), 0.4) if other and b.val.value == "both" else None


@join("C N")
def _rest_so_many(a: Item, b: Item) -> Made | None:
    """*pozostałe | dwie*."""
    rest = a.val.ref == "rest" and a.val.num is None
    return ("C", replace(a.val, num=b.val), 0.0) if rest and _plain(b.val) else None


@join("rel C", "W C", "C C")
def _other_cards(a: Item, b: Item) -> Made | None:
    """*the other | two cards*, *pozostałe | dwie karty*."""
    rest = a.cat == "C" and a.val.ref == "rest" and a.val.num is None
    other = rest or (a.cat == "rel" and a.val.value == "other") or (a.cat == "W" and _others(a.val))
    np: CardsNP = b.val
    plain = np.named and not (np.fit or np.place or np.owner is not None or np.hand or np.ref or np.every or np.no)
    several = np.num is not None and _plain(np.num) and np.num.n != 1
    if not other or not plain or not (several or (np.plural and np.num is None)):
        return None
    return "C", _left(np.num), 0.2 if several else 0.4


TAKING: Final = frozenset({"take", "keep", "give", "discard", "put", "show", "play", "get"})


@join("det V")
def _that_one(a: Item, b: Item) -> Made | None:
    """*die | nimmst du*: an article alone is a pronoun."""
    frame: Frame = b.val
    own = any(arg.cat in ("C", "N", "F", "T", "PL") for arg in frame.args)
    if frame.pred not in TAKING or own or frame.modal:
        return None
    return "V", frame.plus(Arg(CardsNP(ref="it", named=False), "C", side="L")), 0.6


@join("C C", "C PP")
def _even_count(a: Item, b: Item) -> Made | None:
    """*an odd number | of cards*, *нечётное число | карт*: of how many cards somebody holds, not of what they show."""
    counted_in = b.cat == "C" or (b.val.cat == "C" and b.val.prep in ("of", "from"))
    np: CardsNP = (b.val if b.cat == "C" else b.val.item) if counted_in else CardsNP()
    way = next((way for way, numbers in PARITY.items() if a.val.fit == (Numbered(numbers),)), "")
    counted = not (a.val.num or a.val.owner is not None or a.val.place or a.val.ref or a.val.every or a.val.plural)
    if not counted_in or way not in ("even", "odd") or not counted:
        return None
    plain = np.named and np.plural and not (np.fit or np.num or np.ref or np.no or np.owner is not None)
    return ("C", replace(np, num=Num(2, way), case="", every=False), -0.3) if plain else None


@join("T F")
def _number_even(a: Item, b: Item) -> Made | None:
    """*un nombre | pair (de cartes)*."""
    way = any(b.val.tests == (Numbered(PARITY[name]),) for name in ("even", "odd"))
    one = a.val.num is None or (a.val.num.n == 1 and not a.val.num.more)
    plain = a.val.name == "number" and one and not a.val.mods - {"any", "some"} and a.val.owner is None
    return ("C", CardsNP(fit=b.val.tests), 0.0) if way and plain else None


@join("V PP")
def _more_than_you(a: Item, b: Item) -> Made | None:
    """*ma mniej kart | od ciebie*."""
    frame: Frame = a.val
    phrase: Phrase = b.val
    compared = any(arg.cat == "C" and arg.item.than and not arg.prep for arg in frame.args)
    if frame.pred != "have" or phrase.prep != "from" or phrase.cat != "W" or not compared:
        return None
    return "V", frame.plus(Arg(phrase.item, "W", "than")), -0.2


@join("V tail")
def _put_as_liked(a: Item, b: Item) -> Made | None:
    """*put them back | as you like*."""
    frame: Frame = a.val
    counted = any(
        arg.cat == "C" and arg.item.num is not None and isinstance(arg.item.num.n, AsMany) for arg in frame.args
    )
    if frame.pred not in PUT or counted:
        return None
    return "V", replace(frame, mods=frame.mods | {"anyorder"}), 0.1


@join("C V", "C R", "C RC")
def _chosen_by(a: Item, b: Item) -> Made | None:
    """*a card | chosen by the next player*, *karta, | którą wybierze następny gracz*."""
    frame: Frame = b.val
    np: CardsNP = a.val
    people = [arg for arg in frame.args if arg.cat == "W" and arg.prep in (("by",) if b.cat == "V" else ("", "by"))]
    plain = not (np.every or np.no or np.hand or np.ref or np.rel is not None or np.how or np.by is not None)
    if (
        frame.pred != "choose"
        or frame.neg
        or frame.modal
        or not plain
        or len(people) != len(frame.args)
        or len(people) != 1
    ):
        return None
    return "C", replace(np, by=people[0].item, article=False), -0.2


@join("C PP")
def _at_their_choice(a: Item, b: Item) -> Made | None:
    """*une carte au choix | de ton voisin*."""
    np: CardsNP = a.val
    phrase: Phrase = b.val
    if np.how != "choice" or np.owner is not None or np.place or np.by is not None or phrase.prep != "of":
        return None
    near = phrase.cat == "W" and (isinstance(phrase.item.value, Beside | tuple) or phrase.item.value == "~they")
    return ("C", replace(np, how="", by=phrase.item), 0.0) if near and phrase.item.rel is None else None
