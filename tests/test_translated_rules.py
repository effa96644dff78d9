"""The rules in the languages of the games' own rulebooks have every number of the English ones, in the same order."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
TRANSLATED: Final = sorted(RULES.glob("??/*.md"))
NUMBER: Final = re.compile(r'^<a id="([a-z0-9-]+)"></a>\n### ([A-Z]{2}-T?\d+)\b', re.MULTILINE)
CODE: Final = re.compile(r"^\| (`.*?) \|", re.MULTILINE)


def numbers(path: Path) -> list[str]:
    found = NUMBER.findall(path.read_text("utf-8"))
    assert all(anchor == number.lower() for anchor, number in found), path
    return [number for _, number in found]


def codes(path: Path) -> set[str]:
    """What stands in the first column of tables: options, and why something is refused."""
    return {code for cell in CODE.findall(path.read_text("utf-8")) for code in re.findall(r"`([a-z_-]+)`", cell)}


def name(path: Path) -> str:
    return f"{path.stem} in {path.parent.name}"


def test_the_rulebooks_languages_are_there() -> None:
    assert {(path.parent.name, path.stem) for path in TRANSLATED} == {
        ("fr", "blank"),
        ("pl", "blank"),
        ("de", "blanko"),
        ("ru", "blitz"),
        ("pl", "blockers"),
    }


@pytest.mark.parametrize("path", TRANSLATED, ids=map(name, TRANSLATED))
def test_every_rule_has_its_number(path: Path) -> None:
    english = numbers(RULES / path.name)
    assert len(english) > 20
    assert numbers(path) == english


@pytest.mark.parametrize("path", TRANSLATED, ids=map(name, TRANSLATED))
def test_no_option_or_refusal_is_named_that_the_english_rules_do_not_know(path: Path) -> None:
    assert codes(path)
    assert codes(path) <= codes(RULES / path.name)
