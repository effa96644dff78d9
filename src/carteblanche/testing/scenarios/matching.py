"""What a scenario expects, compared with what is there.

Everything written is text; what is found is compared by the text that a person would write for it: 5, `yes` and `no` for true and
false, `nothing` for what is not there. A mapping of matchers compares in another way than exactly:

    exactly: …        as without it, for what would look like matchers
    any order: [...]  the same things, as often, in any order; of a text, its letters
    count: n          how many things (or characters)
    contains: …       a part: things of a list, keys with values of a mapping, a piece of a text
    lacks: …          the opposite
    at least: n       a number, or a count, not below; `at most` likewise

A path that leads nowhere is `Unreadable`, not nothing: else what is mistyped would hold by accident. Only what could be there and is not,
such as a tile on an empty cell, is nothing. Likewise a list of tiles, cells or players can only lack what is one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.testing.plain_data import is_list, is_mapping

MATCHERS: Final = frozenset({"exactly", "any order", "count", "contains", "lacks", "at least", "at most"})
NOTHING: Final = frozenset({"nothing", "none", "null", "~"})


class Names:
    """What mappings of a game can have as keys, by sort: its players, cells, places and pieces."""

    def __init__(self, *sorts: Iterable[str]) -> None:
        self._sorts = [frozenset(sort) for sort in sorts]

    def may_lack(self, keys: Collection[str], key: str) -> bool:
        """Whether a mapping with these keys has one sort of names for keys, of which this is another that happens to be missing."""
        return any(key in sort and sort.issuperset(keys) for sort in self._sorts)

    def sort_of(self, listed: Collection[str]) -> frozenset[str]:
        """The sort of names that these all are; none if they are not, or if there are none."""
        return next((sort for sort in self._sorts if listed and sort.issuperset(listed)), frozenset[str]())


NO_NAMES: Final = Names()


def look_up(data: Any, path: str, names: Names) -> Any:
    """What lies at a path such as `racks.yellow.0`, or at several, joined: `racks.yellow + stocks.yellow`. Keys may contain dots.

    `None` for what happens to be missing, `Unreadable` if there is no such path.
    """
    first, *others = (_walk(data, one.strip().split("."), one.strip(), names) for one in path.split(" + "))
    for other in others:
        first = _join(first, other, path)
    return first


def _join(one: Any, other: Any, path: str) -> Any:
    if is_list(one) and is_list(other):
        return [*one, *other]
    for sort in (str, int):
        if isinstance(one, sort) and isinstance(other, sort):
            return one + other  # type: ignore[operator]
    raise Unreadable(f"{path}: only lists, texts and numbers can be joined, each with its like")


def _walk(data: Any, steps: list[str], path: str, names: Names) -> Any:
    if not steps:
        return data
    if is_mapping(data):
        by_text = {str(key): value for key, value in data.items()}
        splits = [(".".join(steps[:taken]), steps[taken:]) for taken in range(1, len(steps) + 1)]
        faults: list[Unreadable] = []
        for key, rest in splits:
            if key in by_text:
                try:
                    return _walk(by_text[key], rest, path, names)
                except Unreadable as fault:
                    faults.append(fault)
        if faults:
            raise faults[0]
        if names.may_lack(by_text, splits[-1][0]):
            return None
        raise Unreadable(f"{path}: there is no {steps[0]!r}, there is {', '.join(by_text) or 'nothing'}"[:400])
    if is_list(data):
        if steps[0].isdigit() and int(steps[0]) < len(data):
            return _walk(data[int(steps[0])], steps[1:], path, names)
        raise Unreadable(f"{path}: there is no {steps[0]!r} in a list of {len(data)}")
    raise Unreadable(f"{path}: {steps[0]!r} is looked for in {'nothing' if data is None else repr(data)}"[:400])


def matches(wanted: Any, found: Any, names: Names = NO_NAMES) -> bool:
    """Whether what is found is what is wanted. `Unreadable` if what is wanted makes no sense."""
    if is_mapping(wanted) and wanted and set(wanted) <= MATCHERS:
        return all(_matcher(name, value, found, names) for name, value in wanted.items())
    return equal(wanted, found, names)


def equal(wanted: Any, found: Any, names: Names = NO_NAMES) -> bool:
    """Exact comparison, down to the texts at the ends."""
    if is_mapping(wanted):
        if not is_mapping(found):
            return False
        by_text = {str(key): value for key, value in found.items()}
        return set(wanted) == set(by_text) and all(matches(wanted[key], by_text[key], names) for key in wanted)
    if is_list(wanted):
        same = is_list(found) and len(wanted) == len(found)
        return same and all(matches(one, other, names) for one, other in zip(wanted, found, strict=True))
    return _same_text(wanted, found)


def _same_text(wanted: str, found: Any) -> bool:
    if found is None or found == "":
        return wanted in NOTHING or wanted == ""
    if isinstance(found, bool):
        return wanted in (("yes", "true") if found else ("no", "false"))
    if isinstance(found, str | int | float):
        return wanted == str(found)
    return not found and wanted in NOTHING


def _matcher(name: str, value: Any, found: Any, names: Names) -> bool:
    match name:
        case "exactly":
            return equal(value, found, names)
        case "any order":
            if isinstance(found, str):
                return sorted("".join(map(str, value))) == sorted(found)
            return _as_multiset(_list(name, value), found, names, whole=True)
        case "count":
            return _size(found) == _number(name, value)
        case "contains":
            return _contains(value, found, names)
        case "lacks":
            _require_names(value if is_list(value) else [value], found, names)
            if not is_list(value):
                return not _contains(value, found, names)
            _require_fields(value, found)
            return not any(_contains([one], found, names) for one in value)
        case "at least":
            return _size(found) >= _number(name, value)
        case _:
            return _size(found) <= _number(name, value)


def _contains(value: Any, found: Any, names: Names) -> bool:
    if isinstance(found, str) and isinstance(value, str):
        return value in found
    if isinstance(found, str) and is_list(value):
        return all(isinstance(one, str) and one in found for one in value)
    if is_mapping(value):
        if is_list(found):
            return _one_contains(value, found, names)
        return all(matches(part, look_up(found, path, names), names) for path, part in value.items())
    if is_mapping(found):
        keys = {str(key) for key in found}
        wanted = _list("contains", value)
        unknown = [one for one in wanted if one not in keys and not names.may_lack(keys, one)]
        if unknown:
            raise Unreadable(f"there is no {unknown[0]!r}, there is {', '.join(keys) or 'nothing'}"[:400])
        return keys.issuperset(wanted)
    return _as_multiset(_list("contains", value), found, names, whole=False)


def _one_contains(value: dict[str, Any], found: list[Any], names: Names) -> bool:
    """Whether one of the mappings listed has these fields. They need not all have the same ones, but one of them must."""
    faults: list[Unreadable] = []
    for one in found:
        try:
            if _contains(value, one, names):
                return True
        except Unreadable as fault:
            faults.append(fault)
    if found and len(faults) == len(found):
        raise faults[0]
    return False


def _require_fields(wanted: list[Any], found: Any) -> None:
    """Fields that are looked for in the mappings of a list are fields that one of them has."""
    mappings = [one for one in found if is_mapping(one)] if is_list(found) else []
    known = {str(key) for one in mappings for key in one}
    unknown = {key for one in wanted if is_mapping(one) for key in one} - known
    if mappings and unknown:
        raise Unreadable(f"there is no {min(unknown)!r} in what is listed, there is {', '.join(sorted(known))}"[:400])


def _require_names(wanted: list[Any], found: Any, names: Names) -> None:
    """What a list is said to lack could be in it: in a list of tiles, a tile. Of an empty list one says that it is `nothing`."""
    if not is_list(found):
        return
    texts = [one for one in wanted if isinstance(one, str) and one not in NOTHING]
    if texts and not found:
        raise Unreadable(f"nothing is listed, so that it lacks {texts[0]!r} says little: expect `nothing`")
    sort = names.sort_of([one for one in found if isinstance(one, str)])
    unknown = [one for one in texts if sort and one not in sort]
    if unknown:
        raise Unreadable(f"there is no {unknown[0]!r} that could be listed here")


def _as_multiset(wanted: list[Any], found: Any, names: Names, *, whole: bool) -> bool:
    if not is_list(found):
        return not wanted and found is None
    left = list(found)
    for one in wanted:
        index = next((i for i, other in enumerate(left) if matches(one, other, names)), None)
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
