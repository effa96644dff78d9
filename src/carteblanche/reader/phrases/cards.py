"""Rules of the chart for numbers, cards and players. They are the same for all languages; order ranks readings and rejects none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carteblanche.games.blank.calculus.parts import (
    Colour,
    NoneOf,
    Numbered,
)
from carteblanche.reader.phrases.alone import ROLES
from carteblanche.reader.phrases.filters import ONES, OPS, agreed, disagree
from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import (
    AllBut,
    CardsNP,
    Half,
    Item,
    Num,
    Phrase,
    SameAs,
    Superlative,
)


@join("q F", "rel F")
def _another_such(a: Item, b: Item) -> Made | None:
    """*another hexagon*."""
    if a.val.value not in ("another", "other") or b.val.compares:
        return None
    return "C", CardsNP(fit=b.val.tests, case=b.val.case), 0.1


@join("rel C")
def _same_card(a: Item, b: Item) -> Made | None:
    """*the same card*."""
    if a.val.value != "same" or b.val.fit or b.val.hand or not b.val.named:
        return None
    return "C", replace(b.val, fit=(SameAs("both"),)), 0.0


@join("F C")
def _such_cards(a: Item, b: Item) -> Made | None:
    if b.val.fit or b.val.hand:
        return None
    if a.val.face and b.val.plural:
        return "C", replace(b.val, fit=a.val.tests), 1.0
    return "C", replace(b.val, fit=a.val.tests + b.val.fit, case=agreed(a, b)), disagree(a, b)


def _contradict(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether both ask for a colour or a number, and not for the same: no card has two."""
    for kind in (Colour, Numbered):
        mine, yours = ({name for test in tests if isinstance(test, kind) for name in test.of} for tests in (one, other))
        if mine and yours and not mine & yours:
            return True
    return False


@join("C F")
def _cards_such(a: Item, b: Item) -> Made | None:
    if a.val.hand or not a.val.named or _contradict(a.val.fit, b.val.tests):
        return None
    ones = ONES if a.val.fit and b.val.face and b.val.tests == (Numbered((1,)),) else 0.0
    return "C", replace(a.val, fit=a.val.fit + b.val.tests, case=agreed(a, b)), 0.1 + disagree(a, b) + ones


@join("N C")
def _so_many(a: Item, b: Item) -> Made | None:
    return None if b.val.num or b.val.hand else ("C", replace(b.val, num=a.val, case=""), 0.0)


@join("C post")
def _so_many_or_more(a: Item, b: Item) -> Made | None:
    """*две карты или больше*."""
    num = a.val.num
    return (
        ("C", replace(a.val, num=replace(num, op=OPS[b.val.value])), 0.0) if num is not None and num.op == "=" else None
    )


@join("q C")
def _quantified(a: Item, b: Item) -> Made | None:  # noqa: C901 - a branch for each word
    match a.val.value:
        case "each" | "all" if b.val.num is not None or b.val.article:
            return None
        case "all" | "each" | "whole" | "both" | "half" if b.val.num is None:
            if a.val.value == "half":
                return "C", replace(b.val, num=Num(Half()), every=False), 0.0
            if a.val.value == "all" and b.val.ref == "one":
                return None
            single = (
                a.val.value == "all" and b.val.named and not (b.val.plural or b.val.hand or b.val.fit or b.val.place)
            )
            if single:
                return "C", replace(b.val, every=True), 1.2
            if a.val.value == "all" and b.val.hand and b.val.owner is None and not b.val.own:
                return "C", replace(b.val, every=True, plural=True), 0.0
            return "C", replace(b.val, every=True), 0.0
        case "any" if b.val.every and b.val.owner is not None and b.val.num is None:
            return "C", replace(b.val, every=False, num=Num(1)), 0.0
        case "any" if b.val.ref == "them" and b.val.num is None and not b.val.named:
            return "C", replace(b.val, num=Num(1)), 0.0
        case "any" | "some":
            if b.val.every and b.val.owner is not None:
                return None
            liked = a.val.value == "any" and b.val.place == "discard" and not b.val.how
            return "C", replace(b.val, article=True, how="choice" if liked else b.val.how), 0.1
        case "no":
            return "C", replace(b.val, no=True), 0.0
        case "new":
            return "C", replace(b.val, place="new-rules" if b.val.place == "rules" else b.val.place), 0.1
        case "last":
            return "C", replace(b.val, last=True), 0.0
        case "penultimate":
            return "C", replace(b.val, ref="penultimate"), 0.0
        case "more":
            return "C", replace(b.val, than=">"), 0.2
        case "fewer":
            return "C", replace(b.val, than="<"), 0.2
        case _:
            return None


@join("w F", "q F")
def _next_such(a: Item, b: Item) -> Made | None:
    """*deine | nächste Rote*."""
    coming = a.val.value == "next" if a.cat == "w" else a.val.value == "another"
    return ("C", CardsNP(fit=b.val.tests, case=b.val.case, coming=True), 0.2) if coming and not b.val.compares else None


@join("w C", "q C", "ord C")
def _next_cards(a: Item, b: Item) -> Made | None:
    """*the next | three cards*, *les trois | prochaines cartes*: those that are played from now on."""
    np: CardsNP = b.val
    coming = a.val.value == "next" if a.cat == "w" else a.val.value == "another" and a.cat == "q"
    if coming and np.fit and np.one() and not np.plural and np.owner is None and not np.place and not np.ref:
        return "C", replace(np, coming=True), 0.1
    several = np.plural or (np.num is not None and isinstance(np.num.n, int) and np.num.n > 1 and np.num.op == "=")
    plain = not (np.fit or np.place or np.owner is not None or np.ref or np.rel is not None or np.no or np.every)
    return ("C", replace(np, ref="next"), 0.3) if coming and several and plain and np.named else None


@join("ord C")
def _further_rule(a: Item, b: Item) -> Made | None:
    """*a fourth rule*."""
    return ("C", replace(b.val, place="new-rules"), 0.1) if b.val.place == "rules" and int(a.val.value) > 3 else None


@join("ord C", "ord F")
def _third_such(a: Item, b: Item) -> Made | None:
    """*the third | 6*."""
    n = int(a.val.value)
    fit = b.val.fit if b.cat == "C" else b.val.tests
    if not fit or (b.cat == "C" and (b.val.num is not None or b.val.place or b.val.every or b.val.nth)):
        return None
    np = b.val if b.cat == "C" else CardsNP(fit=fit, case=b.val.case)
    return "C", replace(np, nth=n), 0.1 if n > 1 else -0.4


@join("q F")
def _quantified_faces(a: Item, b: Item) -> Made | None:
    """*every 5*, *any red*."""
    if a.val.value == "no" and b.val.tests and not b.val.compares:
        return "C", CardsNP(fit=b.val.tests, no=True), 0.1
    if a.val.value not in ("each", "any") or not b.val.tests or b.val.compares:
        return None
    return "C", CardsNP(fit=b.val.tests, case=b.val.case), 0.0 if b.val.face else 0.3


@join("q N")
def _no_ones(a: Item, b: Item) -> Made | None:
    """*keine Eins*, *no 1*: a number that cannot be one of cards."""
    n = b.val.n
    if a.val.value != "no" or not isinstance(n, int) or not 1 <= n <= 6 or b.val.op != "=" or b.end - b.start != 1:
        return None
    return "C", CardsNP(fit=(Numbered((n,)),), no=True), 0.1


@join("poss C", "poss PL")
def _owned(a: Item, b: Item) -> Made | None:
    if b.cat == "PL":
        return None
    if b.val.owner or b.val.place in ("draw", "discard"):
        return None
    own = a.val.value == "self"
    every = b.val.every or (b.val.plural and b.val.num is None)
    return "C", replace(b.val, owner=None if own else ROLES[a.val.value], own=own, every=every), 0.0


@join("prep poss")
def _owned_alone(a: Item, b: Item) -> Made | None:
    """*one of yours*, *mit seinen*: the cards of somebody, without a word for cards."""
    if a.val.value not in ("of", "from", "with"):
        return None
    return "PP", Phrase(a.val.value, CardsNP(owner=ROLES[b.val.value], every=True, named=False), "C"), 0.4


@join("poss D")
def _owned_best(a: Item, b: Item) -> Made | None:
    """*seine höchste*."""
    if b.val.way not in ("highest", "lowest") or b.val.of is not None:
        return None
    return "C", CardsNP(owner=ROLES[a.val.value], how=b.val.way), 0.1


@join("adv C")
def _picked(a: Item, b: Item) -> Made | None:
    match a.val.value:
        case "random":
            return "C", replace(b.val, how="random"), 0.0
        case "top":
            return "C", replace(b.val, how="top", place=b.val.place or "~top"), 0.0
        case "chosen" | "yourchoice":
            return "C", replace(b.val, how="choice"), 0.0
        case "faceup" if b.val.hand or (b.val.plural and b.val.num is None and not b.val.fit):
            return "C", replace(b.val, how="faceup"), 0.0
        case "bottom":
            return "C", replace(b.val, how="bottom", place=b.val.place or "~bottom"), 0.0
        case _:
            return None


@join("C adv")
def _liked(a: Item, b: Item) -> Made | None:
    """*a card | of your choice*, *one | you like*."""
    np: CardsNP = a.val
    how = {"chosen": "choice", "random": "random"}.get(b.val.value)
    if how is None or np.how or np.every or np.hand or np.no or (how == "random" and not np.named):
        return None
    return "C", replace(np, how=how), 0.0


@join("C adv")
def _from_the_top(a: Item, b: Item) -> Made | None:
    """*quatre cartes | du dessus*, *trzy karty | z wierzchu*."""
    np: CardsNP = a.val
    plain = np.named and not (np.fit or np.how or np.every or np.hand or np.no or np.ref or np.owner is not None)
    several = np.plural or (np.num is not None and np.num.op == "=")
    if b.val.value not in ("top", "bottom") or not plain or not several or np.place not in ("", "draw"):
        return None
    return "C", replace(np, how=b.val.value, place=np.place or f"~{b.val.value}"), 0.1


@join("W C")
def _first_few(a: Item, b: Item) -> Made | None:
    """*die ersten | fünf Karten*: those on top of the pile."""
    np: CardsNP = b.val
    plain = np.named and not (np.fit or np.how or np.every or np.hand or np.no or np.ref or np.owner is not None)
    several = np.num is not None and isinstance(np.num.n, int) and np.num.n > 1 and np.num.op == "="
    first = a.val.value == "first" and a.val.rel is None
    return ("C", replace(np, how="top", place=np.place or "~top"), 0.1) if first and plain and several else None


@single("D")
def _the_highest(item: Item) -> Made | None:
    """*(gives you) the highest*, *самую большую*: a card, without the word."""
    if item.val.way not in ("highest", "lowest") or item.val.of is not None:
        return None
    return "C", CardsNP(how=item.val.way), 0.5


@join("D C")
def _highest(a: Item, b: Item) -> Made | None:
    if a.val.way in ("highest", "lowest") and b.val.hand:
        return "D", Superlative("most" if a.val.way == "highest" else "fewest", None), 0.0
    if a.val.way in ("highest", "lowest"):
        return "C", replace(b.val, how=a.val.way), 0.0
    return "D", Superlative(a.val.way, b.val), 0.0


@join("D T")
def _most_votes(a: Item, b: Item) -> Made | None:
    """*the most votes*: who was voted for."""
    return ("D", Superlative("voted"), 0.0) if b.val.name == "vote" and a.val.way in ("most", "highest") else None


@join("C PP")
def _cards_behind(a: Item, b: Item) -> Made | None:
    phrase: Phrase = b.val
    match phrase.prep, phrase.cat:
        case (("of" | "from" | "in" | "on" | "at"), "PL"):
            if a.val.place == "new-rules" and phrase.item in ("draw", "rule-pile"):
                return "C", a.val, 0.0
            if a.val.place == "rules" and phrase.item == "middle" and a.val.num is None:
                return "C", a.val, 0.0
            if (a.val.owner is not None and phrase.prep == "in") or a.val.own or a.val.hand:
                return None
            if a.val.how in ("top", "bottom") or a.val.place in ("", "~top", "~bottom"):
                return "C", replace(a.val, place=phrase.item), 0.0
        case (("of" | "from" | "in"), "C") if phrase.item.hand:
            return "C", replace(a.val, place="hand", owner=phrase.item.owner or a.val.owner), 0.0
        case (("of" | "from"), "C") if phrase.item.place in ("rules", "rule-pile", "draw", "discard"):
            return "C", replace(a.val, place=phrase.item.place), 0.0
        case (("of" | "from"), "C") if phrase.item.every or phrase.item.ref:
            return "C", replace(a.val, owner=phrase.item.owner, place=phrase.item.place), 0.1
        case (("of" | "from"), "W"):
            return "C", replace(a.val, owner=phrase.item), 0.2
        case (("with" | "of"), ("F" | "C")) if _contradict(
            a.val.fit, phrase.item.tests if phrase.cat == "F" else phrase.item.fit
        ):
            return None
        case (("with" | "of"), "F"):
            return "C", replace(a.val, fit=a.val.fit + phrase.item.tests), 0.0
        case ("except", ("F" | "C")) if a.val.every or a.val.ref == "any" or a.val.fit:
            without = phrase.item.tests if phrase.cat == "F" else phrase.item.fit
            plain = phrase.cat == "F" or (
                phrase.item.owner is None and phrase.item.rel is None and phrase.item.ref in ("", "one")
            )
            return ("C", replace(a.val, fit=(*a.val.fit, NoneOf(without))), 0.0) if without and plain else None
        case (("with" | "of"), "C") if phrase.item.fit and not phrase.item.num and a.val.named:
            return "C", replace(a.val, fit=a.val.fit + phrase.item.fit), 0.1
        case _:
            pass
    return None


@join("C q")
def _cards_more(a: Item, b: Item) -> Made | None:
    """*карт | больше*, *kart | więcej*."""
    np: CardsNP = a.val
    plain = np.named and not (np.fit or np.num or np.place or np.owner or np.hand or np.ref or np.no or np.than)
    if not plain or "gen" not in np.case.split(".") or b.val.value not in ("more", "fewer"):
        return None
    return "C", replace(np, than=">" if b.val.value == "more" else "<"), 0.1


@join("C PP")
def _card_under(a: Item, b: Item) -> Made | None:
    """*the card | under this one*."""
    np: CardsNP = a.val
    phrase: Phrase = b.val
    plain = np.named and not (np.fit or np.num or np.place or np.owner or np.hand or np.ref or np.no or np.plural)
    if (
        not plain
        or phrase.prep not in ("under", "before")
        or phrase.cat != "C"
        or phrase.item.ref not in ("this", "it")
    ):
        return None
    return "C", replace(np, place="~before"), -0.2


@join("C R", "C RC")
def _card_that_lies_under(a: Item, b: Item) -> Made | None:
    """*the card | that lies under this one*."""
    frame = b.val
    under = [arg for arg in frame.args if arg.prep == "under" and arg.cat == "C" and arg.item.ref in ("this", "it")]
    plain = a.val.named and not (a.val.fit or a.val.num or a.val.place or a.val.owner or a.val.hand or a.val.ref)
    if frame.pred not in ("be", "put") or not plain or len(under) != 1 or len(frame.args) > 1 or frame.neg:
        return None
    return "C", replace(a.val, place="~before"), -0.2


@join("C PP", "PP C")
def _all_but_some(a: Item, b: Item) -> Made | None:
    """*all your cards | except three*, *bis auf drei Karten | alle*."""
    cards, phrase = (a.val, b.val) if a.cat == "C" else (b.val, a.val)
    kept = _kept(phrase)
    if kept is None or cards.num is not None or cards.fit or not (cards.every or cards.ref == "any" or cards.plural):
        return None
    return "C", replace(cards, num=Num(kept), every=False, ref=""), 0.0


@join("q PP", "PP q")
def _everything_but(a: Item, b: Item) -> Made | None:
    """*alles | bis auf drei Karten*."""
    word, phrase = (a.val, b.val) if a.cat == "q" else (b.val, a.val)
    kept = _kept(phrase)
    return ("C", CardsNP(num=Num(kept), named=False), 0.0) if kept is not None and word.value == "all" else None


def _kept(phrase: Phrase) -> AllBut | None:
    """*except three*: how many are left out."""
    if phrase.prep not in ("except", "but") or phrase.cat not in ("C", "N"):
        return None
    np = phrase.item if phrase.cat == "C" else CardsNP(num=phrase.item)
    plain = not (np.fit or np.place or np.owner is not None or np.rel is not None or np.every or np.no)
    num = np.num
    if num is None or not plain or not isinstance(num.n, int) or num.op != "=" or num.more:
        return None
    return AllBut(num.n)


@join("W C")
def _whose(a: Item, b: Item) -> Made | None:
    """*the next player's hand*."""
    if b.val.owner is not None or (not b.val.hand and a.val.case != "gen"):
        return None
    every = b.val.every or (b.val.plural and b.val.num is None and not b.val.fit)
    return "C", replace(b.val, owner=a.val, every=every), 0.0 if a.val.case == "gen" else 0.3


@join("W T")
def _whose_thing(a: Item, b: Item) -> Made | None:
    """*the next player's turn*."""
    return ("T", replace(b.val, owner=a.val), 0.0) if a.val.case == "gen" and b.val.owner is None else None
