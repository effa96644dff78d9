"""The normal form: one value for meanings that differ in writing alone. Two meanings with the same normal form are the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from carteblanche.games.blank.calculus.parts import (
    And,
    AnyOf,
    Becomes,
    But,
    Colour,
    Compare,
    Front,
    Hand,
    NextCards,
    NoneOf,
    Not,
    Numbered,
    Or,
    Part,
    Ranked,
    Some,
    Together,
    Who,
)
from carteblanche.games.blank.calculus.steps import Always, Choose, If, Meaning, Move, Name, Pick, Show, When
from carteblanche.games.blank.calculus.trees import count_of, replaced, rewritten

COLOURS: Final = ("red", "orange", "green", "blue", "violet", "pink")
OPPOSITE: Final = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED: Final = {"=": "=", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}


def normal(meaning: Meaning) -> Meaning:
    """Parts in their shortest form, sets in order, conditions where they belong."""
    clauses = [_clause(_part(clause)) for clause in meaning.clauses]
    return Meaning(tuple(sorted(clauses, key=_key)))


def _key(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _clause(clause: Any) -> Any:
    if isinstance(clause, When) and clause.given is None and len(clause.then) == 1:
        only = clause.then[0]
        if isinstance(only, If) and not only.otherwise:
            return replace(clause, then=only.then, given=only.holds)
    if isinstance(clause, Always) and clause.given is None:
        for name in ("event", "play"):
            event = getattr(clause.change, name, None)
            who = getattr(event, "who", None)
            if event is not None and isinstance(who, Who) and who.among == "all" and not count_of(who.fits, "you"):
                change = replace(clause.change, **{name: replace(event, who="all")})
                return Always(change, replaced(who.fits, "each", "you"))
    return clause


def _part(value: Any) -> Any:
    return rewritten(value, _shorter)


def _shorter(value: Any) -> Any:
    if isinstance(value, tuple):
        return _inlined(value)  # pyright: ignore[reportUnknownArgumentType]
    return _short(value) if isinstance(value, Part) else value


def _short(part: Any) -> Any:  # noqa: C901 - a branch for each kind
    match part:
        case Numbered(of):
            return Numbered(tuple(sorted(set(of))))
        case Colour(of):
            return Colour(tuple(sorted(set(of))))
        case NoneOf((Numbered(of),)):
            return Numbered(tuple(n for n in range(1, 7) if n not in of))
        case NoneOf((Colour(of),)) if "named" not in of:
            return Colour(tuple(sorted(colour for colour in COLOURS if colour not in of)))
        case NoneOf((NoneOf(inner),)) if len(inner) == 1:
            return inner[0]
        case AnyOf(tests):
            return tests[0] if len(tests) == 1 else AnyOf(tuple(sorted(tests, key=_key)))
        case But("all", "you"):
            return "others"
        case Move(Some(Hand("all")), Hand("you")):
            return replace(part, cards=replace(part.cards, place=Hand("others")))
        case Together(who):
            return Together(tuple(sorted(who, key=_key)))
        case Not(Not(one)):
            return one
        case Not(Compare(left, op, right)) if op in OPPOSITE:
            return _short(Compare(left, OPPOSITE[op], right))  # type: ignore[arg-type]
        case Compare(left, op, right) if isinstance(left, int) and op in TURNED and not isinstance(right, int):
            return _short(Compare(right, TURNED[op], left))  # type: ignore[arg-type]
        case Compare(left, ">", int(right)):
            return Compare(left, ">=", right + 1)
        case Compare(left, "<", int(right)) if right > 1:
            return Compare(left, "<=", right - 1)
        case Compare(left, "<", 1) | Compare(left, "<=", 0):
            return Compare(left, "=", 0)
        case And(of) | Or(of):
            kind = type(part)
            flat = [inner for one in of for inner in (one.of if isinstance(one, kind) else (one,))]
            flat.sort(key=_key)
            return flat[0] if len(flat) == 1 else kind(tuple(flat))
        case If(Not(one), then, otherwise) if otherwise:
            return If(one, otherwise, then)
        case Some(by=by) if by is not None and _is_default(part.place, by):
            return replace(part, by=None)
        case NextCards(1):
            return "covered"
        case Ranked(tie=tie) if tie != "first":
            return replace(part, start=None, round="play")
        case Name(what=what) if what != "number":
            return replace(part, least=1, most=6)
        case Becomes(about=False):
            return replace(part, who="all")
        case _:
            return part


def _is_default(place: Any, by: Any) -> bool:
    """Whether these would choose anyway: whose the cards are, and `you` where they are nobody's."""
    if isinstance(place, Hand | Front):
        return by == place.of and by in ("you", "each", "outer")
    return bool(by == "you")


def _inlined(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Who is chosen and needed once is chosen where they are needed; two halves of one question are one."""
    done: list[Any] = []
    index = 0
    while index < len(parts):
        part = parts[index]
        rest = parts[index + 1 :]
        if isinstance(part, Choose) and rest and count_of(rest, "them") == 1 and count_of(rest[0], "them") == 1:
            done.append(replaced(rest[0], "them", part.who))
            index += 2
            continue
        if isinstance(part, Pick) and rest and isinstance(rest[0], Show) and rest[0].cards == Some("these"):
            done.append(replace(rest[0], cards=part.cards))
            index += 2
            continue
        if isinstance(part, Pick) and rest and count_of(rest, "these") == 1 and count_of(rest[0], "these") == 1:
            inlined = _with_cards(rest[0], part.cards)
            if inlined is not None:
                done.append(inlined)
                index += 2
                continue
        if isinstance(part, If) and not part.otherwise and rest and isinstance(rest[0], If) and not rest[0].otherwise:
            other = rest[0]
            if _short(Not(part.holds)) == other.holds or other.holds == Not(part.holds):
                done.append(_short(If(part.holds, part.then, other.then)))
                index += 2
                continue
        done.append(part)
        index += 1
    return tuple(done)


def _with_cards(step: Any, cards: Some) -> Any:
    """The step with these cards instead of `these`, if it takes them as they are."""
    for name in step.__struct_fields__:
        if getattr(step, name) == Some("these"):
            return replace(step, **{name: cards})
    return None
