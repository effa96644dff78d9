"""The gold of the check fifth is whole and well formed.

What fails is told by its id alone, for nobody who builds a reader is to see these texts. So texts are in no argument and no variable of
a test, where a failure would print them.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import yaml

from carteblanche.core.errors import Unreadable
from carteblanche.games.blank.calculus import notation
from carteblanche.games.blank.calculus.steps import Meaning, People

HERE: Final = Path(__file__).parent


def _is_checked(name: str) -> bool:
    return int(hashlib.sha256(name.encode()).hexdigest(), 16) % 5 == 0


def _load(path: str) -> Any:
    return yaml.safe_load((HERE / path).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _cards() -> dict[str, dict[str, str]]:
    return {card["id"]: card for card in _load("cards.yaml") if _is_checked(card["id"])}


@lru_cache(maxsize=1)
def _gold() -> dict[str, list[Meaning | None]]:
    """The values of every text, `None` for what cannot be read."""
    return {name: [_read(text) for text in texts] for name, texts in _load("gold/check.yaml").items()}


def _read(text: str) -> Meaning | None:
    try:
        return notation.read(text)
    except Unreadable:
        return None


def _is_stable(meaning: Meaning | None) -> bool:
    return meaning is not None and _read(notation.write(meaning)) == meaning


def _is_right(name: str) -> bool:
    """Whether the values are as many and of the sort that the kind of the text asks for."""
    card, values = _cards()[name], _gold().get(name)
    if values is None:
        return False
    match card["kind"]:
        case "machine":
            clauses = [clause for value in values if value for clause in value.clauses]
            return len(values) == len(card["meaning"].split(" || ")) and not any(
                isinstance(clause, People) for clause in clauses
            )
        case "people":
            return values == [Meaning((People(card["text"]),))]
        case kind:
            return kind == "nonsense" and not values


def _wrong(kind: str) -> list[str]:
    return [name for name, card in _cards().items() if card["kind"] == kind and not _is_right(name)]


def test_exactly_the_check_fifth_has_gold_in_the_order_of_the_corpus() -> None:
    expected, found = list(_cards()), list(_gold())
    assert found == expected


def test_every_value_is_readable_and_writes_back_to_itself() -> None:
    wrong = [name for name, values in _gold().items() if not all(map(_is_stable, values))]
    assert wrong == []


def test_texts_for_the_machine_have_a_value_for_each_reading_and_leave_nothing_to_people() -> None:
    wrong = _wrong("machine")
    assert wrong == []


def test_texts_for_people_are_kept_whole() -> None:
    wrong = _wrong("people")
    assert wrong == []


def test_nonsense_has_no_value() -> None:
    wrong = _wrong("nonsense")
    assert wrong == []
