"""Rules of the chart for clauses: what a verb takes up around it, and signs that stand for verbs."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from carteblanche.reader.phrases.joining import Made, join, single
from carteblanche.reader.phrases.sketch import Arg, CardsNP, Frame, Item, Who

FULL: Final[dict[str, dict[str, int]]] = {
    # how many bare players, cards, numbers a verb takes before further ones cost
    "": {"W": 1}, "play": {"W": 1, "C": 1, "N": 1, "F": 1}, "draw": {"W": 1, "C": 1, "N": 1}, "take": {"W": 2, "C": 1, "N": 1, "T": 1},
    "discard": {"W": 1, "C": 1, "N": 1}, "give": {"W": 2, "C": 1, "N": 1, "T": 1}, "giveback": {"W": 2, "C": 1, "N": 1},
    "pass": {"W": 2, "C": 1, "N": 1}, "steal": {"W": 2, "C": 1, "N": 1}, "swap": {"W": 2, "C": 2, "N": 1, "T": 1},
    "replace": {"W": 1, "C": 2, "N": 1}, "show": {"W": 2, "C": 1, "N": 1, "T": 1}, "look": {"W": 1, "C": 1},
    "shuffle": {"W": 1, "C": 1, "PL": 1}, "deal": {"W": 2, "C": 1}, "skip": {"W": 2, "T": 1, "C": 1},
    "reverse": {"T": 1, "W": 1, "C": 1}, "again": {"W": 1, "C": 1}, "goes": {"W": 1, "C": 1, "T": 1}, "win": {"W": 1, "T": 1},
    "out": {"W": 1}, "say": {"W": 1, "quote": 1, "T": 1}, "name": {"W": 1, "T": 1, "C": 1}, "lot": {"W": 2, "C": 1, "N": 1},
    "challenge": {"W": 2}, "choose": {"W": 2, "C": 1, "T": 1}, "guess": {"W": 1, "T": 1, "C": 1}, "vote": {"W": 1},
    "have": {"W": 2, "C": 1, "N": 1, "D": 1, "T": 1}, "be": {"W": 2, "C": 2, "N": 1, "F": 1, "T": 1, "D": 1},
    "countas": {"C": 2, "T": 1, "F": 1}, "match": {"C": 2}, "start": {"W": 1, "T": 1, "C": 1}, "end": {"W": 1, "T": 1, "PL": 1},
    "flip": {"W": 1, "T": 1, "C": 1}, "roll": {"W": 1, "T": 1}, "appear": {"W": 1, "C": 1, "T": 1}, "penalise": {"W": 2},
    "agree": {"W": 1, "T": 1, "D": 1}, "stuck": {"W": 1}, "vanish": {"W": 1, "C": 1, "PL": 1}, "cost": {"W": 1, "C": 1, "N": 1},
    "forget": {"W": 1, "quote": 1}, "accuse": {"W": 2}, "apply": {"W": 1, "C": 1, "T": 1}, "cancel": {"T": 1, "C": 1},
    "put": {"W": 1, "C": 1, "N": 1}, "cover": {"C": 2}, "make": {"W": 2, "T": 1}, "let": {"W": 2}, "affect": {"W": 1, "C": 1, "T": 1},
    "talk": {"W": 1}, "social": {"W": 2, "C": 1, "T": 1, "quote": 1}, "pause": {"W": 1}, "follow": {"C": 2}, "add": {"W": 1, "C": 1},
    "do": {"W": 1, "T": 1}, "get": {"W": 1, "T": 1}, "lose": {"W": 1, "T": 1}, "count": {"W": 2, "C": 1},
    "fill": {"W": 1, "C": 1, "N": 1}, "keep": {"W": 1, "C": 1, "N": 1}, "arrange": {"W": 1, "C": 1, "T": 1},
}  # fmt: skip
SIGNED: Final = frozenset({"signed"})
"""*+2*, *-1*: whom it is for is who draws or discards."""
NOMINAL: Final = frozenset({"again", "skip", "swap", "reverse", "shuffle", "accuse"})
"""Acts for which there are nouns in every language: *Extrazug*, *échange*, *пропуск*."""
LAID: Final = frozenset({"", "be", "play", "put", "match", "follow"})
"""Verbs with which *only* may be about what cards are laid on."""
SURPLUS: Final = 1.6
SUITS: Final[dict[str, frozenset[str]]] = {
    # things that only some verbs are about
    "coin": frozenset({"flip"}), "die": frozenset({"roll", "show", "choose", "be", "appear", "say", "flip"}),
    "direction": frozenset({"reverse", "swap", "replace", "be", "goes"}),
    "seat": frozenset({"swap", "replace", "take"}),
    "penalty": frozenset({"draw", "take", "give", "have", "cancel", "be", "double", "make"}),
    "turn": frozenset({"skip", "have", "take", "end", "start", "discard", "give", "be", "goes", "again", "do", "make", "play", "pass"}),
    "game": frozenset({"win", "lose", "out", "end", "start", "be"}),
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


def _shows_both(one: Arg, other: Arg) -> bool:
    """Whether both say what a card shows, one of them without a word for cards: what is played is told once."""
    if {one.cat, other.cat} != {"C", "F"} or one.prep or other.prep:
        return False
    return bool((one if one.cat == "C" else other).item.fit)


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
    if frame.pred == "play" and any(_shows_both(arg, one) for one in frame.args):
        cost += SURPLUS / 2
    topic = subject and arg.item.rel is not None and arg.item.any and frame.pred not in ("give", "swap", "look")
    if topic:
        return "V", frame.plus(arg), 0.3
    return "V", frame.plus(arg), cost + (1.0 if subject else 0.0)


@join("V W", "V C", "V N", "V T", "V F", "V D", "V quote", "V PL")
def _object(a: Item, b: Item) -> Made | None:
    frame: Frame = a.val
    if b.cat == "W" and not frame.pred:
        frame = replace(frame, own=frame.own | span_of(b))
    made = _taken(frame, Arg(b.val, b.cat, side="R"))
    if made is not None and b.cat == "W" and "ger" in frame.form and "nom" in b.val.case.split("."):
        return made[0], made[1], made[2] + INVERTED
    if made is not None and b.cat == "W" and "clitic" in b.val.case:
        return made[0], made[1], made[2] + (INVERTED if b.start == frame.at + 1 else SUBJECT)
    return made


def span_of(item: Item) -> frozenset[int]:
    return frozenset(range(item.start, item.end))


@join("W V", "C V", "N V", "T V", "F V", "D V", "quote V")
def _subject(a: Item, b: Item) -> Made | None:
    frame: Frame = b.val
    if a.cat == "W":
        frame = replace(frame, own=frame.own | span_of(a))
    if a.cat in ("C", "F", "N") and "only" in frame.mods and frame.pred in LAID and not _names_cards(frame):
        frame = replace(frame, mods=frame.mods | {"inner"})
    made = _taken(frame, Arg(a.val, a.cat, side="L"))
    if made is not None and a.cat == "T" and a.val.name in ("second", "minute") and frame.pred != "be":
        return made[0], made[1], made[2] + 1.0
    return made


def all_but(frame: Frame, who: Who) -> Frame | None:
    """*Everybody draws | except you*: the clause with somebody left out of all who do it."""
    everybody = next((arg for arg in frame.args if arg.cat == "W" and not arg.prep and arg.item.every), None)
    if everybody is None or isinstance(everybody.item.value, tuple):
        return None
    rest = replace(everybody.item, value=("~but", everybody.item.value, who), any=False)
    return replace(frame, args=tuple(replace(arg, item=rest) if arg is everybody else arg for arg in frame.args))


@join("V PP")
def _adjunct(a: Item, b: Item) -> Made | None:
    if b.val.prep == "except" and b.val.cat == "W" and (spared := all_but(a.val, b.val.item)) is not None:
        return "V", spared, 0.1
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
    frame = b.val.plus(Arg(a.val.item, a.val.cat, a.val.prep, "L", only=a.val.only))
    if a.val.cat in ("C", "F", "N"):
        frame = replace(frame, own=frame.own | span_of(a))
    return "V", frame, 0.2


@join("V adv", "V ban", "V permit", "V verdict")
def _adverb(a: Item, b: Item) -> Made | None:
    if b.val.value != "only":
        return "V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.4 if b.val.value == "next-time" else 0.0
    mods = {"only", "inner"} if a.val.pred in LAID and _names_cards(a.val) else {"only"}
    return "V", replace(a.val, mods=a.val.mods | mods), 0.1 if a.val.pred or "inner" in mods else 0.3


@join("adv V", "ban V", "permit V")
def _adverb_before(a: Item, b: Item) -> Made | None:
    if a.val.value != "only":
        return "V", replace(b.val, mods=b.val.mods | {a.val.value}), 0.0
    inner = b.val.pred in LAID and not _names_cards(b.val)
    return "V", replace(b.val, mods=b.val.mods | ({"only", "inner"} if inner else {"only"})), 0.1


def _names_cards(frame: Frame) -> bool:
    """Whether cards are told of: *only* behind them is about what follows, on what they are laid."""
    return any(arg.cat in ("C", "F", "N") and not arg.prep for arg in frame.args)


@join("V q")
def _quantity_after(a: Item, b: Item) -> Made | None:
    return (
        ("V", replace(a.val, mods=a.val.mods | {b.val.value}), 0.4)
        if b.val.value in ("all", "both", "each", "more")
        else None
    )


@join("neg V")
def _negated(a: Item, b: Item) -> Made | None:
    return None if b.val.neg else ("V", replace(b.val, neg=True, own=b.val.own | span_of(a)), 0.0)


@join("V neg")
def _negated_after(a: Item, b: Item) -> Made | None:
    return None if a.val.neg else ("V", replace(a.val, neg=True, own=a.val.own | span_of(b)), 0.1)


@join("V part")
def _particle(a: Item, b: Item) -> Made | None:
    wanted = f"part:{b.val.value}"
    return ("V", replace(a.val, mods=a.val.mods - {wanted}), 0.0) if wanted in a.val.mods else None


@join("q V")
def _no_talking(a: Item, b: Item) -> Made | None:
    return ("V", replace(b.val, mods=b.val.mods | {"ban"}), 0.2) if a.val.value == "no" and not b.val.has("W") else None


@join("q V", "part V")
def _an_act(a: Item, b: Item) -> Made | None:
    """*ein | Extrazug*, *jakaś | zamiana*: what is done as a noun, with an article."""
    each = a.cat == "q" and a.val.value == "each" and b.val.pred in ("reverse", "shuffle", "accuse") and not b.val.form
    article = each or a.val.value in ("any", "some") if a.cat == "q" else a.end == b.start and a.val.value == "ein"
    return ("V", b.val, 0.0) if article and b.val.pred in NOMINAL and b.start == b.val.at else None


@join("N plus")
def _or_more(a: Item, b: Item) -> Made | None:
    """*3+ cards*: three or more."""
    plain = isinstance(a.val.n, int) and a.val.op == "=" and not a.val.more and b.val == "+" and a.val.digits
    return ("N", replace(a.val, op=">="), 0.1) if plain and b.start == a.end else None


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
            form=item.val.form,
        ),
        0.0,
    )
