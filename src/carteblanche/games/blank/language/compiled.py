"""A sentence made ready to be obeyed: every part of it by its path.

A path names a part from the outside in: `0` is the first effect, `0.then.1` the second effect inside it. Frames, modifiers and duties
name parts this way, so that what is pending is plain data and a changed number in a card changes what is pending too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from carteblanche.games.blank.language import nodes as n

T = TypeVar("T")

CONTINUOUS: Final = (n.Standing,)


class Compiled(msgspec.Struct, frozen=True, eq=False):
    sentence: n.Sentence
    parts: dict[str, n.Effect]
    """By path: every effect, wherever it lies."""
    steps: tuple[str, ...]
    """The paths of the outermost effects, without those that hold all the time."""
    standing: tuple[tuple[str, n.Modifier], ...]
    """What holds as long as the card lies there."""
    trigger: type[n.Node] | None


@lru_cache(maxsize=4096)
def compiled(sentence: n.Sentence) -> Compiled:
    parts: dict[str, n.Effect] = {}
    _gather(sentence.then, "", parts)
    outer = [(str(i), effect) for i, effect in enumerate(sentence.then)]
    return Compiled(
        sentence,
        parts,
        tuple(path for path, effect in outer if not isinstance(effect, n.Standing)),
        tuple((path, effect.modifier) for path, effect in outer if isinstance(effect, n.Standing)),
        None if sentence.when is None else type(sentence.when),
    )


def _gather(effects: tuple[n.Effect, ...], prefix: str, parts: dict[str, n.Effect]) -> None:
    for i, effect in enumerate(effects):
        path = f"{prefix}{i}"
        parts[path] = effect
        if isinstance(effect, n.If):
            _gather(effect.then, f"{path}.then.", parts)
            _gather(effect.otherwise, f"{path}.else.", parts)
        elif isinstance(effect, n.Meanwhile):
            _gather(effect.then, f"{path}.then.", parts)


def below(path: str, branch: str, count: int) -> tuple[str, ...]:
    """The paths of the effects in one branch of an effect."""
    return tuple(f"{path}.{branch}.{i}" for i in range(count))


@lru_cache(maxsize=1024)
def edited(sentence: n.Sentence, number: int) -> n.Sentence:
    """The sentence with the number of its trigger's cards changed; if it has none, the first amount in it (PW-51 and its like)."""
    when = sentence.when
    if isinstance(when, n.Played | n.Discarded) and when.cards.numbers:
        return replace(sentence, when=replace(when, cards=replace(when.cards, numbers=(number,))))
    if has_number(sentence):
        return replace(sentence, then=_first_changed(sentence.then, number)[0])
    return sentence


def has_number(sentence: n.Sentence) -> bool:
    """Whether there is a number in it that can be changed."""
    when = sentence.when
    if isinstance(when, n.Played | n.Discarded) and when.cards.numbers:
        return True
    return any(isinstance(node, n.Number) for node in n.inside(sentence.then))


def _first_changed(node: T, number: int) -> tuple[T, bool]:
    """The node with the first amount in it changed, and whether there was one."""
    whole: Any = node
    if isinstance(whole, n.Number):
        changed: Any = n.Number(number)
        return changed, True
    if isinstance(whole, tuple):
        parts: list[Any] = list(whole)  # pyright: ignore[reportUnknownArgumentType]
        for i, part in enumerate(parts):
            new, found = _first_changed(part, number)
            if found:
                parts[i] = new
                again: Any = tuple(parts)
                return again, True
    elif isinstance(whole, n.Node):
        for name in whole.__struct_fields__:
            new, found = _first_changed(getattr(whole, name), number)
            if found:
                made: Any = replace(whole, **{name: new})
                return made, True
    return node, False
