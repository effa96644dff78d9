"""What the chart makes of words, before it is known what a card means: numbers, filters, cards, players, things, and clauses with a verb.

Sketches hold parts of the calculus where these are certain already, and words that refer (`~they`, `~it`) where they are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from carteblanche.games.blank.calculus.parts import Number, Test, Until

THEY: Final = "~they"
IT: Final = "~it"


@dataclass(frozen=True, slots=True)
class SameAs:
    """*of the same colour (as that card)*: a test whose other card is not known yet; without one, the card before."""

    what: str
    cards: CardsNP | None = None
    other: bool = False
    """*of another colour*."""


@dataclass(frozen=True, slots=True)
class NumberOf:
    """The number on a card that is not known yet; `by`: so much more or less than it."""

    cards: CardsNP | None = None
    op: str = ""
    by: Number = 0


@dataclass(frozen=True, slots=True)
class Against:
    """*higher than that card*: the card's own number compared with another's."""

    op: str
    n: Number | NumberOf


@dataclass(frozen=True, slots=True)
class Half:
    """Half of whatever there is."""


@dataclass(frozen=True, slots=True)
class AllBut:
    """All but so many of whatever there is."""

    n: int


@dataclass(frozen=True, slots=True)
class AsMany:
    """*as many as* these: players, cards, or what a clause tells of; without them it is not known yet."""

    of: Any = None
    cat: str = ""
    times: int = 1
    """*twice as many*."""


@dataclass(frozen=True, slots=True)
class ThatMany:
    """As many as were spoken of; `free`: as many as one likes."""

    free: bool = False


@dataclass(frozen=True, slots=True)
class ForEach:
    """So many for each of something."""

    n: Any
    of: Any


@dataclass(frozen=True, slots=True)
class Num:
    """A number, and how it is compared: `=`, `>=`, `<=`, `>`, `<`."""

    n: Number | NumberOf | Half | AllBut | AsMany | ThatMany | ForEach
    op: str = "="
    digits: bool = field(default=True, compare=False)
    """Whether it was written in digits."""
    more: bool = False
    """*another*, *two more*."""
    fewer: bool = False
    """*two fewer*."""
    only: bool = False
    """*only one*, *a single one*."""


@dataclass(frozen=True, slots=True)
class Filt:
    tests: tuple[Test | SameAs | Against, ...]
    face: bool = False
    """Whether it names cards by itself: *a 6*, *the sixes*."""
    compares: bool = False
    case: str = ""


@dataclass(frozen=True, slots=True)
class CardsNP:
    """Cards that somebody speaks of. `place` is a pile or spot of the calculus, `owner` whose they are."""

    place: str = ""
    fit: tuple[Test | SameAs | Against, ...] = ()
    num: Num | None = None
    every: bool = False
    """*all*, *every*, *your (whole) hand*."""
    how: str = ""
    owner: Any = None
    ref: str = ""
    """`it`, `them`, `one`, `this`, `that`."""
    hand: bool = False
    """The word *hand* was used."""
    held: bool = False
    """The word itself says that they are in hands: *Handkarten*."""
    plural: bool = False
    last: bool = False
    coming: bool = False
    """*your next red card*: the first of them from now on."""
    nth: int = 0
    """*your third 6*: which of them in a row of time."""
    no: bool = False
    than: str = ""
    """*more cards*, *fewer cards*: `>` or `<`, than somebody has."""
    rel: Frame | None = None
    named: bool = True
    """Whether the word *card*, or one for a kind of card, was used."""
    free: str = ""
    by: Who | None = None
    """Who chooses them, if it was said: *chosen by the next player*."""
    case: str = ""
    """The cases that its form may have, where the language has cases: `acc.gen`."""
    own: bool = False
    """*swoje*, *свои*: they belong to whoever does it."""
    article: bool = field(default=False, compare=False)
    """*a card*: the indefinite article stands before it, so that no *each* or *all* belongs to it."""

    def one(self) -> bool:
        """Whether no number is told, or that it is one."""
        return self.num is None or (self.num.n == 1 and self.num.op == "=" and not self.num.more)


@dataclass(frozen=True, slots=True)
class Who:
    """Players that somebody speaks of. `any`: *a player*, all or one that is chosen. `rel`: a clause that says who."""

    value: Any
    any: bool = False
    rel: Frame | None = None
    num: Num | None = None
    has: Any = None
    """What they have to have: a superlative or a comparison of cards."""
    every: bool = False
    relative: bool = False
    """*who*, *whoever*: the clause that follows says whom."""
    case: str = ""
    """The cases that its form may have, where the language has cases: `acc.gen`."""
    free: str = ""
    """What people know of them, in free words."""
    one: bool = False
    """*on*: whoever it is, or all of them."""
    bare: bool = False
    """*the player*, *gracz*: on a game card whoever played it, unless somebody else was spoken of."""
    noun: bool = field(default=False, compare=False)
    """Whether the word *players* was used, which can be counted."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A turn, a round, the game, the direction, a penalty …"""

    name: str
    num: Num | None = None
    mods: frozenset[str] = frozenset()
    owner: Any = None
    rel: Frame | None = None
    """A clause that says more of it: *kolor, którego nie można zagrać*."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something behind a preposition."""

    prep: str
    item: Any
    cat: str
    only: bool = False
    """*only on red*."""


@dataclass(frozen=True, slots=True)
class Span:
    until: Until


@dataclass(frozen=True, slots=True)
class Superlative:
    """*the most cards*, *the highest card*, *the smallest sum*."""

    way: str
    of: Any = None


@dataclass(frozen=True, slots=True)
class Arg:
    item: Any
    cat: str
    prep: str = ""
    side: str = "R"
    case: str = ""
    only: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """A clause: a verb with what stands around it."""

    pred: str
    args: tuple[Arg, ...] = ()
    modal: str = ""
    neg: bool = False
    mods: frozenset[str] = frozenset()
    at: int = 0
    """The token at which the verb stands."""
    finite: int = field(default=-1, compare=False)
    """The token at which a modal verb stands, if there is one."""
    own: frozenset[int] = frozenset()
    """The tokens that say who, may, must and not: they belong to the clause and not to what is done."""
    form: frozenset[str] = frozenset()
    """Persons and moods that the verb's form tells: `2`, `3p`, `imp`, `inf`, `past` …"""

    def plus(self, arg: Arg) -> Frame:
        return replace(self, args=(*self.args, arg) if arg.side == "R" else (arg, *self.args))

    def verb_first(self) -> bool:
        """Whether all that it takes stands behind the verb."""
        return bool(self.args) and all(arg.side == "R" for arg in self.args)

    def has(self, cat: str, side: str = "") -> bool:
        return any(arg.cat == cat and not arg.prep and side in ("", arg.side) for arg in self.args)


def _by_case(frame: Frame, arg: Arg) -> Arg:
    """The case decides who is whom: a dative is whom something is given to, or who may or must; an instrumental is with whom or what."""
    nouns = ("W", "C", "F") if frame.pred in ("win", "end") else ("W", "C")
    case = arg.item.case if arg.cat in nouns and not arg.prep else ""
    if case == "dat" and arg.cat == "W":
        impersonal = frame.modal and not frame.form and arg.side == "L"
        if impersonal or frame.pred in ("have", "", "stuck"):
            return replace(arg, item=replace(arg.item, case="nom"), side="L")
        return replace(arg, prep="dat")
    if case == "ins":
        return replace(arg, prep="by" if arg.cat == "W" and "passive" in frame.mods else "with")
    return arg


def _several(arg: Arg) -> bool:
    """Whether it is a subject of which there are several: *die anderen ziehen alle eine*."""
    if arg.cat != "W" or arg.prep or arg.side != "L" or arg.item.free:
        return False
    return arg.item.every or isinstance(arg.item.value, tuple) or arg.item.value in ("all", "others", "~neighbours")


def _idle(frame: Frame, arg: Arg) -> bool:
    """Whether it says nothing more: *tu te prends*, to yourself; who makes others do it, once that is known."""
    if arg.cat != "W":
        return False
    if arg.side == "R" and not arg.prep and arg.item.value == "all" and arg.item.every and arg.item.rel is None:
        return any(one is not arg and _several(one) for one in frame.args)
    if arg.prep in ("of", "with", "from") and "also" in frame.mods and frame.pred not in ("give", "swap", "look"):
        return any(one.cat == "W" and one.side == "L" and not one.prep and one.item.every for one in frame.args)
    if arg.item.value != "you":
        return False
    if arg.side == "R" and not arg.prep and "also" in frame.mods:
        return any(
            one.cat == "W" and one.side == "L" and not one.prep and one.item.value == "all" for one in frame.args
        )
    if arg.prep == "dat":
        return any(one.cat == "W" and not one.prep and one.item.value == "you" for one in frame.args)
    return arg.prep == "cause" and arg.item.rel is None and not arg.item.free


def _havers(frame: Frame, args: list[Arg]) -> list[Arg]:
    """*Il te reste deux cartes*: to whom something is left has it."""
    to = [arg for arg in args if arg.cat == "W" and arg.prep in ("dat", "own")]
    nobody = [arg for arg in args if arg.cat == "W" and not arg.prep and arg.item.case == "clitic.nom"]
    if frame.pred != "have" or len(to) != 1 or any(arg.item.value != THEY for arg in nobody):
        return args
    own = replace(to[0], prep="", side="L", item=replace(to[0].item, case="nom") if to[0].prep == "own" else to[0].item)
    return [own if arg is to[0] else arg for arg in args if arg not in nobody]


def _onward(arg: Arg) -> bool:
    """*in the direction of play*: what goes on to the next player does anyway."""
    if arg.cat != "T" or arg.item.name != "direction" or not arg.prep:
        return False
    return arg.item.num is None and arg.item.rel is None and not arg.item.mods - {"same", "this"}


class Clause:
    """A clause that is being interpreted: what is taken from it is ticked off, and what was not is asked for at the end."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.pred, self.modal, self.neg = frame.pred, frame.modal, frame.neg
        self._args = _havers(frame, [_by_case(frame, arg) for arg in frame.args if not _idle(frame, arg)])
        self._mods = set(frame.mods)

    def take_subject(self) -> Arg | None:
        """The player before the verb, unless the case says that it is somebody else."""
        return self._first(
            lambda arg: (
                arg.cat == "W" and not arg.prep and arg.side == "L" and (not arg.item.case or "nom" in arg.item.case)
            )
        )

    def take_nominative(self) -> Arg | None:
        """The player behind the verb whose form says that it is the subject: *dann zieht er*."""
        return self._first(lambda arg: arg.cat == "W" and not arg.prep and arg.item.case in ("nom", "clitic.nom"))

    def take(self, *cats: str, side: str = "") -> Arg | None:
        """The next bare one of these categories."""
        return self._first(lambda arg: arg.cat in cats and not arg.prep and side in ("", arg.side))

    def of_them(self) -> None:
        """Ticks off *of them* where cards are counted: *ma ich najmniej*."""
        self._first(
            lambda arg: arg.cat == "W" and arg.side == "R" and arg.item.value == THEY and "gen" in arg.item.case
        )

    def behind(self, *preps: str, cats: tuple[str, ...] = ()) -> Arg | None:
        """The next one behind one of these prepositions."""
        return self._first(lambda arg: arg.prep in preps and (not cats or arg.cat in cats))

    def _first(self, fits: Callable[[Arg], bool]) -> Arg | None:
        for arg in self._args:
            if fits(arg):
                self._args.remove(arg)
                return arg
        return None

    def peek(self, *cats: str) -> list[Arg]:
        """Those of these categories, not ticked off."""
        return [arg for arg in self._args if arg.cat in cats]

    def mod(self, *names: str) -> bool:
        """Whether one of these adverbs is there; it is ticked off."""
        found = self._mods & set(names)
        self._mods -= found
        return bool(found)

    def drop(self, arg: Arg) -> None:
        """Ticks off this one."""
        self._args.remove(arg)

    def put(self, arg: Arg) -> None:
        self._args.append(arg)

    def left(self) -> list[str]:
        """What nobody took."""
        return [f"{arg.prep} {arg.cat}".strip() for arg in self._args if arg.cat != "U" and not _onward(arg)] + [
            f"~{mod}" for mod in sorted(self._mods - HARMLESS)
        ]


HARMLESS: Final = frozenset([
    "signed", "asked", "mutual", "passive", "made", "let", "to", "get", "each", "also",
    "always", "now", "first", "again", "together", "clockwise", "too", "instead", "chosen", "yourchoice", "en",
    "inner", "shared", "anyorder",
])  # fmt: skip
"""Adverbs that change nothing where nobody asks for them."""


@dataclass(frozen=True, slots=True)
class Item:
    """What a stretch of words was taken for."""

    cat: str
    start: int
    end: int
    val: Any
    cost: float = 0.0
