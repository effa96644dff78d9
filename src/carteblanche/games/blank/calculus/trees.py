"""Values inside meanings: how often one stands there, and the same meaning with another in its place."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carteblanche.games.blank.calculus.parts import Part


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
