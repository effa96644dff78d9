"""BLANK: a meaning laid out for the engine: what it waits for, what it changes, and its parts by their paths.

The path of a part is the way from the card to it: `0.then.1` is the second step of the first clause. Whatever is pending names parts by
card and path, so it is small plain data.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias, TypeGuard, cast, final

import msgspec
from msgspec.structs import fields

from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s
from carteblanche.games.blank.calculus.trees import walk
from carteblanche.games.blank.evaluate import tools

Kind: TypeAlias = "type[p.Part] | str"
"""What sort of thing happens: the class of its event, or `this`."""

_ASKS: Final = (p.Chosen, p.Random, p.Fitting, p.Fact, p.Agree, p.Coin, p.Die, p.AnyNumber)
"""Parts that somebody answers, or luck does."""
_MOVING: Final = (*_ASKS, p.Count, p.Heads, p.Times, p.Streak, p.Counter, p.Age, p.Best)
_SEEN: Final = (
    p.Compare, p.Is, p.Fits, p.Run, p.During, p.Not, p.And, p.Or, p.Count, p.Sum, p.Heads, p.Streak, p.Counter, p.Age, p.Calculation,
    p.Best, p.Colour, p.Numbered, p.Than, p.Like, p.One, p.NoneOf, p.AnyOf, p.Titled, p.Some, p.Hand, p.Front, p.Beside, p.Ranked,
    p.Who, p.Marked, p.PlayedBy, p.But, p.Together,
)  # fmt: skip
"""Parts that come to what everybody sees, if their cards lie open."""
_LAID: Final = ("discard", "top", "below", "bottom", "rules", "out", "this")
"""Places where all cards lie open; hands and piles that do not can still be counted."""
_OPEN: Final = ("top", "below", "this", "bottom")
"""Places of which everybody sees the cards that the law looks at."""


def is_list(value: object) -> TypeGuard[tuple[Any, ...]]:
    """Whether this is a list of the calculus."""
    return isinstance(value, tuple)


def kinds(event: Any) -> frozenset[Kind]:
    """What sorts of happenings a pattern waits for."""
    if isinstance(event, p.OneOf):
        return frozenset(kind for one in event.events for kind in kinds(one))
    if isinstance(event, p.Nth):
        return kinds(event.event)
    sort: Kind = event if isinstance(event, str) else cast("type[p.Part]", type(event))
    return frozenset((sort,))


def leaves(event: Any) -> Iterator[Any]:
    """The simple patterns of which a pattern is made."""
    if isinstance(event, p.OneOf):
        for one in event.events:
            yield from leaves(one)
    elif isinstance(event, p.Nth):
        yield from leaves(event.event)
    else:
        yield event


@lru_cache(maxsize=4096)
def is_still(part: Any) -> bool:
    """Whether this says the same for everybody as long as the top cards and what was named stay: no hands, no turns, no choices."""
    for _, one in walk(part, ""):
        if isinstance(one, _MOVING):
            return False
        if isinstance(one, p.Some) and (not isinstance(one.place, str) or one.place not in _OPEN or one.n is not None):
            return False
        if isinstance(one, p.Remembered | p.Amount | p.Compare | p.Is | p.Able | p.During):
            return False
        if isinstance(one, p.Made) and one.how == "playable":
            return False
        if isinstance(one, p.Plays) and (one.who != "all" or one.last):
            return False
    return True


@lru_cache(maxsize=4096)
def mentions(part: Any, word: str) -> bool:
    """Whether a part speaks of players or cards by this word."""
    return any(
        getattr(one, name) == word
        for _, one in walk(part, "")
        for name in one.__struct_fields__
        if isinstance(getattr(one, name), str)
    )


@lru_cache(maxsize=1024)
def is_plain(condition: p.Condition) -> bool:
    """Whether a condition can be looked at without asking anybody."""
    return not any(
        isinstance(one, p.Fact | p.Agree | p.Coin | p.Die | p.AnyNumber | p.Chosen) for _, one in walk(condition, "")
    )


@lru_cache(maxsize=1024)
def is_seen_by_all(condition: p.Condition) -> bool:
    """Whether everybody at the table sees whether a condition holds, and nobody is asked: how many cards a hand has, but not which."""
    sizes: set[str] = set()
    for path, one in walk(condition, ""):
        match one:
            case p.Count(p.Some(fit=(), n=None)):
                sizes.add(f"{path}.cards")
            case p.Some(place=place, n=n) if path not in sizes and (place not in _LAID or n is not None):
                return False
            case p.Ranked(tie=tie) if tie in ("", "choice", "random"):
                return False
            case _ if not isinstance(one, _SEEN):
                return False
            case _:
                pass
        if any(getattr(one, name, "") in ("oldest", "youngest", "author") for name in ("who", "of", "among")):
            return False
    return True


class Waiting(NamedTuple):
    """A clause that waits for something."""

    path: str
    clause: s.When
    event: str
    """The path of its event."""
    then: str
    asks: bool
    """Whether somebody is asked for its condition."""
    still: p.Compare | None
    """Its condition, if it compares what everybody sees."""


def _waiting(path: str, clause: s.When) -> Waiting:
    given = clause.given
    still = given if isinstance(given, p.Compare) and is_still(given.left) and is_still(given.right) else None
    asks = given is not None and not is_plain(given)
    return Waiting(path, clause, f"{path}.event", f"{path}.then", asks, still)


@final
class Code:
    """A card's meaning, laid out once."""

    def __init__(self, meaning: s.Meaning) -> None:
        self.meaning = meaning
        self.clauses: list[Waiting] = []
        """What waits for something, in the order of the text."""
        self.whens: dict[Kind, list[Waiting]] = {}
        """By what sets them off."""
        self.always: list[tuple[str, s.Always]] = []
        self.reacts: list[tuple[str, s.React]] = []
        self.people = ""
        """The text for people to see to."""
        self.watched: list[tuple[str, Any, frozenset[Kind]]] = []
        """Patterns of which it is counted how often they happened."""
        self.noted: list[tuple[str, Any, frozenset[Kind]]] = []
        """Patterns of which it is noted what cards they were about."""
        self.becomes: list[tuple[str, p.Becomes]] = []
        self._parts: dict[str, Any] = {}
        self._lines: dict[str, tuple[tuple[str, Any], ...]] = {}
        for index, clause in enumerate(meaning.clauses):
            path = str(index)
            match clause:
                case s.When(event=event):
                    self.clauses.append(_waiting(path, clause))
                    for kind in kinds(event):
                        self.whens.setdefault(kind, []).append(self.clauses[-1])
                case s.Always():
                    self.always.append((path, clause))
                case s.React():
                    self.reacts.append((path, clause))
                case s.People(text):
                    self.people = text
        for path, one in walk(meaning.clauses, ""):
            if isinstance(one, p.Times | p.Latest | p.Nth | s.Cap):
                self.watched.append((path, one.event, kinds(one.event)))
            elif isinstance(one, p.CardsOf):
                self.noted.append((path, one.event, kinds(one.event)))
            elif isinstance(one, p.Becomes):
                self.becomes.append((path, one))

    def part(self, path: str) -> Any:
        """What stands at this path; `None` if nothing does."""
        found: Any = self._parts.get(path)
        if found is None:
            ways = path.split(".")
            found = tools.steps(ways[1]) if ways[0] == tools.PATH else self.meaning.clauses
            for step in ways[2:] if ways[0] == tools.PATH else ways:
                if is_list(found):
                    found = found[int(step)] if step.isdigit() and int(step) < len(found) else None
                else:
                    found = getattr(found, step, None)
                if found is None:
                    return None
            self._parts[path] = found
        return found

    def lines(self, path: str) -> tuple[tuple[str, Any], ...]:
        """The list of steps at this path, each with its own."""
        found = self._lines.get(path)
        if found is None:
            steps: Any = self.part(path)
            listed = enumerate(steps if is_list(steps) else ())
            found = self._lines[path] = tuple((f"{path}.{index}", step) for index, step in listed)
        return found


@lru_cache(maxsize=4096)
def code(meaning: s.Meaning) -> Code:
    return Code(meaning)


@lru_cache(maxsize=1024)
def edited(meaning: s.Meaning, number: int) -> s.Meaning:
    """The same card with another number in it: how many; else the number on the cards that it speaks of, else one that it compares with or
    a time. What it does not say, such as the one turn that is skipped, stays.
    """
    for names in (("n", "times"), ("of",), ("left", "right"), ("seconds",)):
        changed = _replaced(meaning, number, names)
        if changed != meaning:
            try:
                return msgspec.convert(msgspec.to_builtins(changed), s.Meaning)
            except msgspec.ValidationError:
                continue
    return meaning


def _replaced(part: Any, number: int, names: tuple[str, ...]) -> Any:
    if is_list(part):
        return tuple(_replaced(one, number, names) for one in part)
    if not isinstance(part, p.Part):
        return part
    made: dict[str, Any] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        said = field.name in names and value != field.default
        if said and isinstance(value, int) and not isinstance(value, bool):
            made[field.name] = number
        elif said and isinstance(part, p.Numbered):
            made[field.name] = (number,)
        else:
            made[field.name] = _replaced(value, number, names)
    return type(part)(**made)
