"""Steps that nobody would write: cards that go from a hand to the same hand, what is chosen and never used, the same done twice in a row.

A reading with such a step was put together wrongly, however well its words are accounted for: it is never taken for understood.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carteblanche.games.blank.calculus.parts import Chosen, Hand, Random, Ranked, Remembered, Some
from carteblanche.games.blank.calculus.parts import Part as CalculusPart
from carteblanche.games.blank.calculus.steps import (
    Choose,
    Clause,
    Either,
    Exchange,
    Extra,
    GoOn,
    If,
    Keep,
    May,
    Meaning,
    Move,
    Name,
    Oblige,
    Pick,
    Race,
    Reverse,
    Show,
    Skip,
    SwapSeats,
    When,
)
from carteblanche.games.blank.calculus.trees import count_of

ONCE = Move | Exchange | Show | Skip | Extra | Reverse | Choose | SwapSeats | Race
"""What is done twice in a row by nobody: whoever means two says so."""


def is_senseless(meaning: Meaning) -> bool:
    """Whether a step of it cannot be what anybody meant."""
    return any(_odd(one) for one in _parts(meaning)) or any(
        (isinstance(clause, When) and _unmet(clause)) or _unnamed(clause) for clause in meaning.clauses
    )


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        yield value
        for one in value:  # pyright: ignore[reportUnknownVariableType]
            yield from _parts(one)
    elif isinstance(value, CalculusPart):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _odd(part: Any) -> bool:
    match part:
        case Move(cards, to, at):
            return (at != "bottom" or cards.how != "top") and _nowhere(cards, to)
        case GoOn(who):
            return who in ("all", "others", "nobody")
        case Exchange(one, other):
            return one.place == other.place and isinstance(one.place, Hand) and not isinstance(one.place.of, Chosen)
        case Show(cards, to):
            return isinstance(cards.place, Hand) and cards.place.of == to and to != "all"
        case SwapSeats(one, other):
            return one == other
        case Either(_, options):
            return len(set(options)) < len(options)
        case If(_, then, otherwise):
            return not then or then == otherwise
        case May(_, then):
            return not then
        case tuple():
            return _repeats(part)  # pyright: ignore[reportUnknownArgumentType]
        case _:
            return False


def _nowhere(cards: Some, to: Any) -> bool:
    """Whether cards go where they are, all of the draw pile goes to a hand, or cards that are no rules become some."""
    if cards.place == to or (isinstance(to, Hand) and cards.place == Hand("each") and to.of == "all"):
        return True
    if to in ("rules", "rule-pile") and cards.place in ("draw", "discard", "top", "below", "middle"):
        return True
    return cards.place == "draw" and isinstance(to, Hand) and cards.n is None


def _repeats(steps: tuple[Any, ...]) -> bool:
    """Whether the same is done twice in a row, or somebody is chosen of whom nothing follows."""
    for index, step in enumerate(steps):
        if isinstance(step, ONCE) and index and steps[index - 1] == step:
            return True
        if isinstance(step, Pick) and not count_of(steps[index + 1 :], "these"):
            return True
        if isinstance(step, Choose) and isinstance(step.who, Chosen | Random | Ranked):
            rest = steps[index + 1 :]
            if not count_of(rest, "them") and not count_of(rest, "previous-them"):
                return True
    return False


def _unmet(clause: When) -> bool:
    """Whether nothing follows, or the first step speaks of *them* though nobody was met before."""
    if not clause.then:
        return True
    first = clause.then[0]
    return isinstance(first, Move | Skip | Extra | Oblige) and bool(count_of(first, "them"))


def _unnamed(clause: Clause) -> bool:
    """Whether a number is named and never used, or used and never named."""
    parts = list(_parts(clause))
    named = any(isinstance(one, Name) and one.what == "number" for one in parts) or any(
        isinstance(one, Keep) for one in parts
    )
    return named != any(isinstance(one, Remembered) for one in parts)
