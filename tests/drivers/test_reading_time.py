"""The search for texts that take long to read: what it tries, and that it can fail. The search itself is a long run."""

from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.testing.laws import LawBroken
from drivers.games import reading_time
from drivers.games.reading_time import LANGUAGES, LONGEST, TRIES, Slowest, mutated, search, texts


def test_there_are_texts_in_five_languages() -> None:
    assert all(len(texts()[language]) > 20 for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_keeps_to_the_length_of_a_card(language: str) -> None:
    luck = KeyedLuck.seeded(1, language)
    text, seen = " ".join(texts()[language])[:LONGEST], set[str]()
    for _ in range(200):
        text = mutated(text, language, luck)
        assert 0 < len(text) <= LONGEST
        seen.add(text)
    assert len(seen) > 100


def test_a_search_keeps_the_slowest(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(text: str, _: str) -> float:
        return len(text) / 2

    monkeypatch.setattr(reading_time, "milliseconds", measured)
    found = search(0)
    assert (found.games, found.texts) == (1, TRIES + 1)
    assert 225 < found.slowest <= 300
    assert found + Slowest(1, 2, 400) == Slowest(2, TRIES + 3, 400)


def test_a_text_that_always_takes_too_long_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(*_: str) -> float:
        return 501.0

    monkeypatch.setattr(reading_time, "milliseconds", measured)
    with pytest.raises(LawBroken, match="501 ms in de"):
        search(1)
