from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library import resources
from carteblanche.testing.tables import header


def test_a_game_that_needs_nothing_gets_nothing() -> None:
    assert resources.find_for_table("blitz", {}) == ({}, None, {})
    assert resources.find_for_header(header(2, game="blitz")) == {}


def test_a_language_without_a_list_begins_with_its_small_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    found = resources.find_for_table("blanko", {"language": "en"})
    assert found.lexicon == found.resources["lexicon"].hash
    assert list(tmp_path.rglob(f"{found.lexicon}.small"))


def test_words_of_the_house_make_another_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    plain = resources.find_for_table("blanko", {"language": "en"}, ["ZZZZ"])
    own = resources.find_for_table("blanko", {"language": "en", "house": True}, ["ZZZZ"])
    assert plain.lexicon != own.lexicon
    assert [("ZZZZ" in one.resources["lexicon"].words) for one in (plain, own)] == [False, True]


def test_there_is_no_table_in_a_language_that_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    with pytest.raises(Unreadable):
        resources.find_for_table("blanko", {"language": "xx"})
