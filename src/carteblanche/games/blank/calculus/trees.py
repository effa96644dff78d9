"""Values inside meanings: every part with its path, how deep it lies, and the same meaning with something else in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from carteblanche.games.blank.calculus.parts import Part


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All parts of a value, itself first, each with its path: the fields and the places in lists that lead to it, `0.then.1`."""
    if isinstance(value, Part):
        yield path, value
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if isinstance(inner, tuple | Part):
                yield from walk(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, tuple):
        for index, one in enumerate(value):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
            yield from walk(one, f"{path}.{index}" if path else str(index))


def depth_of(path: str) -> int:
    """How deep a part with this path lies: how many parts lead to it, and itself."""
    return 1 + sum(not step.isdigit() for step in path.split(".")) if path else 1


def count_of(value: Any, what: Any) -> int:
    """How often `what` stands in a value."""
    if value == what:
        return 1
    if isinstance(value, tuple):
        found: list[int] = [count_of(one, what) for one in value]  # pyright: ignore[reportUnknownVariableType]
        return sum(found)
    if isinstance(value, Part):
        return sum(count_of(getattr(value, name), what) for name in value.__struct_fields__)
    return 0


def replaced(value: Any, old: Any, new: Any) -> Any:
    """The value with `new` wherever `old` stands."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(replaced(one, old, new) for one in value)  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, Part):
        return replace(value, **{name: replaced(getattr(value, name), old, new) for name in value.__struct_fields__})
    return value


def rewritten(value: Any, change: Callable[[Any], Any]) -> Any:
    """The value with `change` made of everything in it, from the inside out."""
    if isinstance(value, tuple):
        value = tuple(rewritten(one, change) for one in value)  # pyright: ignore[reportUnknownVariableType]
    elif isinstance(value, Part):
        value = replace(value, **{name: rewritten(getattr(value, name), change) for name in value.__struct_fields__})
    return change(value)
