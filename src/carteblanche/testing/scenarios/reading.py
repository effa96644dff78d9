"""YAML as text: every scalar stays what was written, so that a word NO stays a word.

Stricter than YAML in everything that could surprise or hurt: no tags, no anchors, no key twice, no file beyond a bound, no nesting beyond
a bound. Whatever is wrong ends in `Unreadable` with the line.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

from carteblanche.core.errors import Unreadable

LARGEST: Final = 1 << 20
"""The largest file that is read, in bytes."""
DEEPEST: Final = 32

_YAML: Final[Any] = yaml


class Located(dict[str, Any]):
    """A mapping that remembers on which line it began."""

    line = 0


class LocatedList(list[Any]):
    """A list that remembers on which line it began."""

    line = 0


def read(path: Path) -> Located:
    """The mapping that a file holds."""
    if path.is_dir():
        raise Unreadable("this is a folder, not a file", str(path))
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Unreadable(f"larger than {LARGEST // 1024} kB, too large for a scenario", str(path))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"not UTF-8 text ({error.reason} at byte {error.start})", str(path)) from None
    return parse(text, str(path))


def parse(text: str, where: str) -> Located:
    """The mapping that a text holds; `where` names it in errors."""
    builder = _Builder(where)
    try:
        events: Any = _YAML.parse(text, Loader=_YAML.CBaseLoader if hasattr(yaml, "CBaseLoader") else _YAML.BaseLoader)
        for event in events:
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f" line {mark.line + 1}" if mark else ""
        raise Unreadable(f"not YAML: {error.problem or error.context}", where + line) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise Unreadable(f"not YAML: {str(error).splitlines()[0][:120]}", where) from None
    if not isinstance(builder.whole, Located):
        raise Unreadable("a scenario file is a mapping with `game` and `cases`", where)
    return builder.whole


class _Builder:
    """Plain data from YAML's events, without recursion."""

    def __init__(self, where: str) -> None:
        self.whole: Any = None
        self._where = where
        self._open: list[Located | LocatedList] = []
        self._keys: list[str | None] = []
        self._documents = 0

    def take(self, event: Any) -> None:
        match event:
            case yaml.AliasEvent():
                raise self._fault(event, "anchors and aliases are not used in scenarios")
            case yaml.ScalarEvent() | yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                self._node(event)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._open.pop()
                self._keys.pop()
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    raise self._fault(event, "one file holds one document")
            case _:
                pass

    def _node(self, event: Any) -> None:
        line: int = event.start_mark.line + 1
        if event.anchor is not None:
            raise self._fault(event, "anchors and aliases are not used in scenarios")
        if event.tag not in (None, "!"):
            raise self._fault(event, f"tags such as {event.tag[:40]} are not used in scenarios")
        if isinstance(event, yaml.ScalarEvent):
            self._put(event, event.value)
            return
        if len(self._open) >= DEEPEST:
            raise self._fault(event, f"nested more than {DEEPEST} deep")
        made: Located | LocatedList = Located() if isinstance(event, yaml.MappingStartEvent) else LocatedList()
        made.line = line
        self._put(event, made)
        self._open.append(made)
        self._keys.append(None)

    def _put(self, event: Any, value: Any) -> None:
        if not self._open:
            self.whole = value
            return
        here, key = self._open[-1], self._keys[-1]
        if isinstance(here, LocatedList):
            here.append(value)
        elif key is not None:
            here[key] = value
            self._keys[-1] = None
        elif not isinstance(value, str):
            raise self._fault(event, "a key must be plain text")
        elif value in here:
            raise self._fault(event, f"{value[:40]!r} is there twice")
        else:
            self._keys[-1] = value

    def _fault(self, event: Any, message: str) -> Unreadable:
        return Unreadable(message, f"{self._where} line {event.start_mark.line + 1}")
