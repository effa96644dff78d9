"""How what a scenario expects is compared with what is there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.testing.scenarios.matching import Names, look_up, matches
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


NAMES = Names(["Ada", "Ben"], ["A1", "A2"])
DATA = {"a": {"b.c": [1, {"d": 2}]}, "e": None, "racks": {"Ada": [1], "Ben": []}, "board": {"A1": "x"}, "votes": {}}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("a.b.c.1.d", 2),
        ("a.b.c.0", 1),
        ("e", None),
        ("board.A2", None),
        ("votes.Ben", None),
        ("votes.A1", None),
        ("racks.Ada + a.b.c", [1, 1, {"d": 2}]),
        ("board.A1 + board.A1", "xx"),
        ("a.b.c.0 + a.b.c.1.d", 3),
    ],
)
def test_paths(path: str, found: Any) -> None:
    assert look_up(DATA, path, NAMES) == found


@pytest.mark.parametrize(
    "path",
    [
        "x.y",
        "e.f",
        "a.b.c.7",
        "a.b.c.x",
        "a.b.c.1.e",
        "board.B9",
        "board.Ben",
        "votes.Cem",
        "racks.Cem",
        "board.A1.x",
        "A1",
    ],
)
def test_a_path_that_leads_nowhere_is_an_error(path: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(f"{path}: ")):
        look_up(DATA, path, NAMES)


def test_only_like_can_be_joined() -> None:
    with pytest.raises(Unreadable, match="can be joined"):
        look_up(DATA, "racks.Ada + board.A1", NAMES)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"lacks": {"pece": "x"}}, [{"piece": "y"}, {"piece": "z"}]),
        ({"lacks": [{"pece": "x"}]}, [{"piece": "y"}]),
        ({"lacks": {"A11": "x"}}, {"A1": "y"}),
        ({"lacks": ["A11"]}, {"A1": "y"}),
        ({"contains": {"pece": "x"}}, [{"piece": "y"}]),
    ],
)
def test_a_field_that_nothing_has_is_an_error(wanted: Any, found: Any) -> None:
    with pytest.raises(Unreadable, match=r"there is no '(pece|A11)'"):
        matches(wanted, found, NAMES)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [({"lacks": ["A11"]}, ["A1", "A2"]), ({"lacks": "A11"}, ["A1", None]), ({"lacks": ["Ada", "Bne"]}, ["Ben"])],
)
def test_a_list_can_only_lack_what_could_be_in_it(wanted: Any, found: Any) -> None:
    with pytest.raises(Unreadable, match=r"there is no '(A11|Bne)' that could be listed here"):
        matches(wanted, found, NAMES)


def test_what_an_empty_list_lacks_says_nothing() -> None:
    with pytest.raises(Unreadable, match="expect `nothing`"):
        matches({"lacks": ["A1"]}, [], NAMES)
    assert matches({"lacks": ["nothing"]}, [], NAMES)


def test_what_is_listed_need_not_all_have_the_same_fields() -> None:
    assert matches({"contains": {"piece": "y"}}, [{"place": "z"}, {"piece": "y"}], NAMES)
    assert matches({"lacks": {"piece": "z"}}, [{"place": "z"}, {"piece": "y"}], NAMES)
    assert matches({"lacks": ["A2"]}, {"A1": "y"}, NAMES)


@pytest.mark.parametrize(
    ("text", "millis"), [("5 s", 5000), ("1.5s", 1500), ("300 ms", 300), ("2 min", 120_000), ("1 h", 3_600_000)]
)
def test_durations(text: str, millis: int) -> None:
    assert duration(text, "here") == millis
