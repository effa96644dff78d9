"""What the chart makes of words, before it is known what a card means: numbers, filters, cards, players, things, and clauses with a verb.

Sketches hold parts of the calculus where these are certain already, and words that refer (`~they`, `~it`) where they are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
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
class Num:
    """A number, and how it is compared: `=`, `>=`, `<=`, `>`, `<`."""

    n: Number | NumberOf | Half
    op: str = "="
    more: bool = False
    """*another*, *two more*."""


@dataclass(frozen=True, slots=True)
class Filt:
    tests: tuple[Test | SameAs | Against, ...]
    face: bool = False
    """Whether it names cards by itself: *a 6*, *the sixes*."""
    compares: bool = False


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
    plural: bool = False
    last: bool = False
    no: bool = False
    rel: Frame | None = None
    named: bool = True
    """Whether the word *card*, or one for a kind of card, was used."""
    free: str = ""


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


@dataclass(frozen=True, slots=True)
class Thing:
    """A turn, a round, the game, the direction, a penalty …"""

    name: str
    num: Num | None = None
    mods: frozenset[str] = frozenset()
    owner: Any = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something behind a preposition."""

    prep: str
    item: Any
    cat: str


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

    def plus(self, arg: Arg) -> Frame:
        return replace(self, args=(*self.args, arg) if arg.side == "R" else (arg, *self.args))

    def has(self, cat: str, side: str = "") -> bool:
        return any(arg.cat == cat and not arg.prep and side in ("", arg.side) for arg in self.args)


class Clause:
    """A clause that is being interpreted: what is taken from it is ticked off, and what was not is asked for at the end."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.pred, self.modal, self.neg = frame.pred, frame.modal, frame.neg
        self._args = list(frame.args)
        self._mods = set(frame.mods)

    def take_subject(self) -> Arg | None:
        """The player before the verb, unless the case says that it is somebody else."""
        return self._first(
            lambda arg: (
                arg.cat == "W" and not arg.prep and arg.side == "L" and (not arg.item.case or "nom" in arg.item.case)
            )
        )

    def take(self, *cats: str, side: str = "") -> Arg | None:
        """The next bare one of these categories."""
        return self._first(lambda arg: arg.cat in cats and not arg.prep and side in ("", arg.side))

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

    def put(self, arg: Arg) -> None:
        self._args.append(arg)

    def left(self) -> list[str]:
        """What nobody took."""
        return [f"{arg.prep} {arg.cat}".strip() for arg in self._args if arg.cat != "U"] + sorted(self._mods - HARMLESS)


HARMLESS: Final = frozenset(
    {"passive", "get", "each", "also", "always", "now", "first", "again", "together", "clockwise", "too", "instead"}
)
"""Adverbs that change nothing where nobody asks for them."""


@dataclass(frozen=True, slots=True)
class Item:
    """What a stretch of words was taken for."""

    cat: str
    start: int
    end: int
    val: Any
    cost: float = 0.0
