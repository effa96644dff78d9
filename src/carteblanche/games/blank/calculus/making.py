"""Meanings made at random: bounded, every part reachable. For laws, fuzzing and trials; nobody would write most of them.

A value is made from the types of the calculus themselves, so a new part is made as soon as it is defined.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Meta
from msgspec.structs import fields

from carteblanche.core.luck import Luck
from carteblanche.games.blank.calculus import parts as p
from carteblanche.games.blank.calculus import steps as s

DEPTH: Final = 6
"""So deep a clause is nested at the most, so that a whole meaning keeps within `DEEPEST`."""
WORDS: Final = ("sneezes", "claps", "talks", "sings")
"""Few words, so that two parts of a card may mean the same."""


def make(luck: Luck, *, rule: bool) -> s.Meaning:
    """A card: one clause or two."""
    return s.Meaning(tuple(_clause(luck, rule=rule) for _ in range(1 + (luck.below(4) == 0))))


def _clause(luck: Luck, *, rule: bool) -> s.Clause:
    kind = luck.below(12)
    if kind == 0:
        return s.People("everybody sings")
    if not rule and kind == 1:
        return s.React(value(luck, p.Penalised, 3) if luck.below(2) else value(luck, p.Event, 2), _steps(luck))
    if kind <= (4 if rule else 2):
        return s.Always(value(luck, s.Change, DEPTH - 1), value(luck, p.Condition, 3) if luck.below(3) == 0 else None)
    event: Any = "this" if not rule else value(luck, p.Plays, 3) if luck.below(2) else value(luck, p.Event, 4)
    given = value(luck, p.Condition, 3) if luck.below(4) == 0 else None
    once: Any = luck.pick(("", "", "", "turn", "round", "game"))
    return s.When(event, _steps(luck), given, once)


def _steps(luck: Luck) -> tuple[s.Step, ...]:
    return tuple(value(luck, s.Step, DEPTH - 1) for _ in range(1 + luck.below(3)))


@lru_cache(maxsize=256)
def _hints(cls: type[p.Part]) -> dict[str, Any]:
    return get_type_hints(cls, vars(s) | vars(p), include_extras=True)


@lru_cache(maxsize=256)
def _fields(cls: type[p.Part]) -> tuple[Any, ...]:
    return fields(cls)


@lru_cache(maxsize=512)
def _members(hint: Any) -> tuple[Any, ...]:
    """What a value of this type may be, each equally likely: a literal is one, however many words it has."""
    if isinstance(hint, str):
        return _members(eval_name(hint))
    if get_origin(hint) in (Union, UnionType):
        return tuple(one for part in get_args(hint) for one in _members(part))
    return (hint,)


def eval_name(name: str) -> Any:
    """The type that a name in the calculus stands for."""
    return vars(p).get(name) or vars(s)[name]


def value(luck: Luck, hint: Any, depth: int) -> Any:
    """A value of this type, nested no deeper than so; half of the time one of those that cards are mostly made of."""
    members = _members(hint)
    if len(members) > 1:
        usual = _USUAL.get(members)
        if usual is not None and depth > 0 and luck.below(2):
            return usual(luck, depth)
        if depth <= 0:
            flat = tuple(one for one in members if not _is_part(one))
            members = flat or tuple(one for one in members if _is_flat(one)) or members
        return value(luck, luck.pick(members), depth)
    one: Any = next(iter(members))
    origin = get_origin(one)
    if one is p.Some and depth > 0 and luck.below(2):
        return _usual_cards(luck, depth)
    if one is None or one is type(None):
        return None
    if origin is Annotated:
        inner, *notes = get_args(one)
        meta = next((note for note in notes if isinstance(note, Meta)), Meta())
        return _bounded(luck, inner, meta, depth)
    if origin is Literal:
        return luck.pick(get_args(one))
    if origin is tuple:
        return _several(luck, get_args(one)[0], 0, depth)
    if one is bool:
        return luck.below(2) == 1
    if one is int:
        return luck.below(4)
    if one is str:
        return luck.pick(WORDS)
    return _part(luck, one, depth)


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, p.Part)


@lru_cache(maxsize=256)
def _is_flat(hint: Any) -> bool:
    """Whether a part needs no other parts in it."""
    if not _is_part(hint):
        return True
    needed = [field.name for field in fields(hint) if field.default is NODEFAULT]
    return all(not any(_is_part(one) for one in _members(_hints(hint)[name])) for name in needed)


def _bounded(luck: Luck, inner: Any, meta: Meta, depth: int) -> Any:
    if inner is int:
        least = meta.ge or 0
        most = min(meta.le if meta.le is not None else 9, least + (3 if luck.below(8) else 12))
        return int(least + luck.below(int(most - least) + 1))
    if inner is str:
        return luck.pick(WORDS)
    if get_origin(inner) is tuple:
        return _several(luck, get_args(inner)[0], meta.min_length or 0, depth)
    return value(luck, inner, depth)


def _several(luck: Luck, hint: Any, least: int, depth: int) -> tuple[Any, ...]:
    most = 2 if depth > 0 else 1
    return tuple(value(luck, hint, depth - 1) for _ in range(max(least, luck.below(most + 1))))


# What cards are mostly made of


def _usual_players(luck: Luck, depth: int) -> Any:
    roles: tuple[Any, ...] = (
        "you",
        "you",
        "all",
        "others",
        "them",
        "each",
        p.Beside("next"),
        p.Beside("left"),
        p.Chosen(),
    )
    fewest = p.Ranked("fewest", p.Count(p.Some(p.Hand("each"))))
    return luck.pick((*roles, fewest, p.Random(), p.Who(_usual_condition(luck, depth - 1), "all")))


def _usual_filter(luck: Luck) -> tuple[p.Test, ...]:
    top = p.Some("top")
    tests: tuple[tuple[p.Test, ...], ...] = (
        (), (), (p.Colour(("red",)),), (p.Numbered((2, 4, 6)),), (p.Colour(("named",)),), (p.Like("colour", top),),
        (p.Like("number", p.Some("below")),), (p.Made("playable"),), (p.Than(">", 3),), (p.One(p.Some("these")),),
    )  # fmt: skip
    return luck.pick(tests)


def _usual_cards(luck: Luck, depth: int) -> Any:
    hand = p.Hand(_usual_players(luck, depth - 1))
    place: Any = luck.pick(
        (hand, hand, hand, "draw", "draw", "discard", "these", "rules", "rule-pile", "middle", "below", "played")
    )
    n: Any = luck.pick((None, 1, 1, 2, p.AnyNumber(0, 2), p.Amount()))
    how: Any = luck.pick(("choice", "choice", "random", "top", "highest", "newest"))
    by: Any = _usual_players(luck, depth - 1) if luck.below(5) == 0 else None
    return p.Some(place, _usual_filter(luck), n, how, by)


def _usual_condition(luck: Luck, _depth: int) -> Any:
    who: Any = luck.pick(("each", "you", p.Beside("next"), "them"))
    held = p.Count(p.Some(p.Hand(who), _usual_filter(luck)))
    return luck.pick(
        (p.Compare(held, luck.pick((">", "=", "<")), luck.below(4)), p.Coin(), p.Able(who), p.Fact("sings", by=who))
    )


def _usual_event(luck: Luck, depth: int) -> Any:
    filter_ = _usual_filter(luck)
    return luck.pick(
        (
            p.Plays(cards=filter_), p.Plays(least=2), p.Draws(cards=filter_), p.Loses(), p.Receives(), p.Turn("start"),
            p.Turn("end"), p.Penalised(), p.Hit(), p.Misses(), p.Idle(3), p.Clock(20, every=True), p.Reported("sings"),
            p.Becomes(_usual_condition(luck, depth - 1)), p.Nth(2, p.Plays(), every=True), p.Ends(), p.Accuses(),
        )
    )  # fmt: skip


def _usual_step(luck: Luck, depth: int) -> Any:
    hand = p.Hand(_usual_players(luck, depth - 1))
    to: Any = luck.pick((hand, hand, "discard", "discard", "draw", "middle", "rules", "rule-pile", "out", p.Front()))
    steps = tuple(value(luck, s.Step, depth - 2) for _ in range(1 + luck.below(2)))
    who: Any = _usual_players(luck, depth - 1)
    move = s.Move(_usual_cards(luck, depth), to)
    match luck.below(12):
        case 0:
            return s.If(_usual_condition(luck, depth), steps)
        case 1:
            return s.Each(who, (s.May("each", (move,)),), at_once=True)
        case 2:
            return s.Each("all", (move, *steps), at_once=luck.below(2) == 0)
        case 3:
            return s.Repeat((move,), _usual_condition(luck, depth))
        case 4:
            return s.Exchange(_usual_cards(luck, depth), p.Some(hand))
        case 5:
            return s.Whenever(_usual_event(luck, depth), steps, once=luck.below(2) == 0)
        case 6:
            return s.Let(value(luck, s.Change, depth - 1), value(luck, p.Until, depth - 1))
        case 7:
            return s.Show(_usual_cards(luck, depth), who)
        case _:
            return move


_USUAL: Final[dict[tuple[Any, ...], Callable[[Luck, int], Any]]] = {
    _members(p.Players): _usual_players,
    _members(p.Number): lambda luck, _: luck.below(4),
    _members(p.Condition): _usual_condition,
    _members(p.Event): _usual_event,
    _members(s.Step): _usual_step,
}

_FILLED: Final = {"then": 1, "events": 1, "options": 1, "clauses": 1, "of": 1}
"""Lists of which an empty one would mean nothing."""


def _part(luck: Luck, cls: type[p.Part], depth: int) -> Any:
    made: dict[str, Any] = {}
    for field in _fields(cls):
        if field.default is not NODEFAULT and (depth <= 0 or luck.below(2)):
            continue
        hint = _hints(cls)[field.name]
        found = value(luck, hint, depth - 1)
        if found == () and field.name in _FILLED and field.default is NODEFAULT:
            inner = next(one for one in (hint, *get_args(hint)) if get_origin(one) is tuple)
            found = (value(luck, get_args(inner)[0], depth - 1),)
        made[field.name] = found
    return cls(**made)
