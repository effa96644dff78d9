from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words.small_lists import (
    find_small_list,
    find_small_list_by_hash,
    keep_small_list,
    list_kept_languages,
    unfold,
)


def test_a_line_with_endings_stands_for_each_stem_with_each() -> None:
    assert list(unfold("OHNE MIT\n0 E EN: TAG HUND")) == [
        "OHNE",
        "MIT",
        "TAG",
        "TAGE",
        "TAGEN",
        "HUND",
        "HUNDE",
        "HUNDEN",
    ]


def test_a_list_that_a_table_began_with_is_found_again_by_its_hash(tmp_path: Path) -> None:
    small = find_small_list("en")
    assert small is not None
    keep_small_list(small, tmp_path)
    assert list_kept_languages(tmp_path) == ["en"]
    found = find_small_list_by_hash(small.hash, tmp_path)
    assert found is not None
    assert (found.hash, list(found.words)) == (small.hash, list(small.words))
    assert find_small_list_by_hash("0" * 64, tmp_path) is None


def test_a_damaged_list_is_named_and_harms_no_other(tmp_path: Path) -> None:
    (tmp_path / f"{'1' * 64}.small").write_bytes(b"{")
    assert list_kept_languages(tmp_path) == []
    with pytest.raises(Unreadable, match="damaged"):
        find_small_list_by_hash("1" * 64, tmp_path)


def test_a_list_of_a_recipe_is_found_by_its_hash_though_another_recipe_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "aa.yaml").write_text("language: [")
    small = find_small_list("fr")
    assert small is not None
    found = find_small_list_by_hash(small.hash, tmp_path)
    assert found is not None
    assert found.language == "fr"
