"""Results as text: a line for each case, and what differs with expected and found side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from carteblanche.testing.plain_data import is_list, is_mapping
from carteblanche.testing.scenarios.expecting import Difference
from carteblanche.testing.scenarios.running import Result

WIDTH = 52


def result_lines(result: Result, where: str) -> Iterator[str]:
    """One case in lines."""
    rules = f" [{', '.join(result.rules)}]" if result.rules else ""
    if not result.differences:
        yield f"ok    {result.name}{rules}"
        return
    yield f"FAILS {result.name}{rules}, {where} line {result.line}"
    for difference in result.differences:
        yield from side_by_side(difference)


def side_by_side(difference: Difference) -> Iterator[str]:
    yield f"      {difference.what}"
    yield f"        {'expected':<{WIDTH}} | found"
    for mine, theirs in zip_longest(write_value(difference.expected), write_value(difference.found), fillvalue=""):
        yield f"        {mine:<{WIDTH}} | {theirs}".rstrip()


def write_value(value: Any, indent: str = "") -> list[str]:
    """A value as one would write it in a scenario."""
    if is_mapping(value) and value:
        lines: list[str] = []
        for key, part in value.items():
            below = write_value(part, indent + "  ")
            lines += [f"{indent}{key}: {below[0].strip()}"] if len(below) == 1 else [f"{indent}{key}:", *below]
        return lines
    if is_list(value) and value:
        items = value
        flat = f"[{', '.join(_word(item) for item in items)}]"
        if all(not isinstance(item, dict | list | tuple) for item in items) and len(indent + flat) <= WIDTH:
            return [indent + flat]
        lines = []
        for item in items:
            first, *rest = write_value(item, indent + "  ")
            lines += [f"{indent}- {first.strip()}", *rest]
        return lines
    return [indent + line for line in _word(value).splitlines() or [""]]


def _word(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_list(value):
        return "[]"
    if is_mapping(value):
        return "{}"
    return str(value)
