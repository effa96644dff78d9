"""How what a scenario expects is compared with what is there."""

from __future__ import annotations

from typing import Any

import pytest

from carteblanche.testing.scenarios.matching import looked_up, matches
from carteblanche.testing.scenarios.model import duration


@pytest.mark.parametrize(
    ("wanted", "found", "holds"),
    [
        ("5", 5, True),
        ("yes", True, True),
        ("no", False, True),
        ("1", True, False),
        ("NO", "NO", True),
        ("no", "NO", False),
        ("nothing", None, True),
        ("nothing", [], True),
        ("nothing", "something", False),
        (["a", "b"], ["b", "a"], False),
        ({"any order": ["a", "b"]}, ["b", "a"], True),
        ({"any order": ["a"]}, ["a", "a"], False),
        ({"any order": ["b", "a"]}, "ab", True),
        ({"any order": "ba"}, "abb", False),
        ({"count": "2"}, ["a", "a"], True),
        ({"contains": ["a", "a"]}, ["a", "b"], False),
        ({"contains": ["a"], "lacks": ["c"]}, ["a", "b"], True),
        ({"lacks": ["a", "b"]}, ["b"], False),
        ({"contains": "ell"}, "hello", True),
        ({"contains": {"a": "1"}}, {"a": 1, "b": 2}, True),
        ({"contains": {"a": "1"}}, [{"a": 2}, {"a": 1, "b": 2}], True),
        ({"contains": ["a"]}, {"a": 1}, True),
        ({"at least": "2", "at most": "3"}, 3, True),
        ({"at least": "4"}, 3, False),
        ({"exactly": {"count": "1"}}, {"count": 1}, True),
        ({"a": {"count": "1"}}, {"a": ["x"]}, True),
        ({"a": "1"}, {"a": 1, "b": 2}, False),
        ({}, {}, True),
        ([], {"a": 1}, False),
    ],
)
def test_matchers(wanted: Any, found: Any, holds: bool) -> None:
    assert matches(wanted, found) == holds


def test_paths() -> None:
    data = {"a": {"b.c": [1, {"d": 2}]}, "e": None}
    assert looked_up(data, "a.b.c.1.d") == 2
    assert looked_up(data, "a.b.c.0") == 1
    assert looked_up(data, "a.b.c.7") is looked_up(data, "x.y") is looked_up(data, "e.f") is None


@pytest.mark.parametrize(
    ("text", "millis"), [("5 s", 5000), ("1.5s", 1500), ("300 ms", 300), ("2 min", 120_000), ("1 h", 3_600_000)]
)
def test_durations(text: str, millis: int) -> None:
    assert duration(text, "here") == millis
