"""Plain data, as it comes out of a file or goes into one: texts, numbers, lists and mappings."""

from __future__ import annotations

from typing import Any, TypeGuard


def is_mapping(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list | tuple)
