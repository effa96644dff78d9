"""What a scenario expects, compared with what is there.

Everything written is text; what is found is compared by the text that a person would write for it: 5, `yes` and `no` for true and
false, `nothing` for what is not there. A mapping of matchers compares in another way than exactly:

    exactly: …        as without it, for what would look like matchers
    any order: [...]  the same things, as often, in any order; of a text, its letters
    count: n          how many things (or characters)
    contains: …       a part: things of a list, keys with values of a mapping, a piece of a text
    lacks: …          the opposite
    at least: n       a number, or a count, not below; `at most` likewise
"""

from __future__ import annotations

from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.testing.plain_data import is_list, is_mapping

MATCHERS: Final = frozenset({"exactly", "any order", "count", "contains", "lacks", "at least", "at most"})
NOTHING: Final = frozenset({"nothing", "none", "null", "~"})
_ABSENT: Final[Any] = object()


def looked_up(data: Any, path: str) -> Any:
    """What lies at a path such as `racks.yellow.0`; `None` if nothing does. Keys may themselves contain dots."""
    found = _walk(data, path.split("."))
    return None if found is _ABSENT else found


def _walk(data: Any, steps: list[str]) -> Any:
    if not steps:
        return data
    if is_mapping(data):
        by_text = {str(key): value for key, value in data.items()}
        for taken in range(1, len(steps) + 1):
            key = ".".join(steps[:taken])
            if key in by_text and (found := _walk(by_text[key], steps[taken:])) is not _ABSENT:
                return found
        return _ABSENT
    if is_list(data) and steps[0].isdigit() and int(steps[0]) < len(data):
        return _walk(data[int(steps[0])], steps[1:])
    return _ABSENT


def matches(wanted: Any, found: Any) -> bool:
    """Whether what is found is what is wanted. `Unreadable` if what is wanted makes no sense."""
    if is_mapping(wanted) and wanted and set(wanted) <= MATCHERS:
        return all(_matcher(name, value, found) for name, value in wanted.items())
    return equal(wanted, found)


def equal(wanted: Any, found: Any) -> bool:
    """Exact comparison, down to the texts at the ends."""
    if is_mapping(wanted):
        if not is_mapping(found):
            return False
        by_text = {str(key): value for key, value in found.items()}
        return set(wanted) == set(by_text) and all(matches(wanted[key], by_text[key]) for key in wanted)
    if is_list(wanted):
        same = is_list(found) and len(wanted) == len(found)
        return same and all(matches(one, other) for one, other in zip(wanted, found, strict=True))
    return _same_text(wanted, found)


def _same_text(wanted: str, found: Any) -> bool:
    if found is None or found == "":
        return wanted in NOTHING or wanted == ""
    if isinstance(found, bool):
        return wanted in (("yes", "true") if found else ("no", "false"))
    if isinstance(found, str | int | float):
        return wanted == str(found)
    return not found and wanted in NOTHING


def _matcher(name: str, value: Any, found: Any) -> bool:
    match name:
        case "exactly":
            return equal(value, found)
        case "any order":
            if isinstance(found, str):
                return sorted("".join(map(str, value))) == sorted(found)
            return _as_multiset(_list(name, value), found, whole=True)
        case "count":
            return _size(found) == _number(name, value)
        case "contains":
            return _contains(value, found)
        case "lacks":
            return not any(_contains([one], found) for one in value) if is_list(value) else not _contains(value, found)
        case "at least":
            return _size(found) >= _number(name, value)
        case _:
            return _size(found) <= _number(name, value)


def _contains(value: Any, found: Any) -> bool:
    if isinstance(found, str) and isinstance(value, str):
        return value in found
    if isinstance(found, str) and is_list(value):
        return all(isinstance(one, str) and one in found for one in value)
    if is_mapping(value):
        wanted = value
        if is_list(found):
            return any(_contains(wanted, one) for one in found)
        return all(matches(part, looked_up(found, path)) for path, part in wanted.items())
    if is_mapping(found):
        keys = {str(key) for key in found}
        return all(one in keys for one in _list("contains", value))
    return _as_multiset(_list("contains", value), found, whole=False)


def _as_multiset(wanted: list[Any], found: Any, *, whole: bool) -> bool:
    if not is_list(found):
        return not wanted and found is None
    left = list(found)
    for one in wanted:
        index = next((i for i, other in enumerate(left) if matches(one, other)), None)
        if index is None:
            return False
        del left[index]
    return not left or not whole


def _size(found: Any) -> float:
    if isinstance(found, bool):
        return int(found)
    if isinstance(found, int | float):
        return found
    return 0 if found is None else len(found)


def _number(name: str, value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        raise Unreadable(f"`{name}` needs a number, not {str(value)[:40]!r}") from None


def _list(name: str, value: Any) -> list[Any]:
    if is_list(value):
        return value
    if isinstance(value, str):
        return [value]
    raise Unreadable(f"`{name}` needs a list")
