"""What a host may choose for a game, read off the type of its options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, get_args, get_type_hints

import msgspec
from msgspec import inspect

from carteblanche.wire.http import Amount, Choice, Option, Switch

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
"""What is said about an option that only has a type."""


def list_options(config: type[msgspec.Struct]) -> tuple[Option, ...]:
    """All choices, switches and numbers. What is neither (cards, rulings) is not for a host to choose."""
    about = inspect.type_info(config)
    assert isinstance(about, inspect.StructType)
    written = get_type_hints(config)
    found = [_option(field.name, field.type, field.default, get_args(written[field.name])) for field in about.fields]
    return tuple(option for option in found if option is not None)


def _option(
    key: str, type_: inspect.Type, default: Any, written: tuple[Any, ...], about: Mapping[str, Any] = NOTHING
) -> Option | None:
    match type_:
        case inspect.LiteralType():
            # As they are written: the type has them sorted.
            return Choice(key, tuple(map(str, written)), str(default), about.get("seats"))
        case inspect.BoolType():
            return Switch(key, default)
        case inspect.IntType(ge=int(least), le=int(most)):
            return Amount(key, least, most, default, about.get("unit", ""))
        case inspect.Metadata():
            more: Any = type_.extra or {}  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
            return _option(key, type_.type, default, written, more)
        case inspect.UnionType(types=(inner, inspect.NoneType())):
            return _option(key, inner, default, written)
        case _:
            return None
