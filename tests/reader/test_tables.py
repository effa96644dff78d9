from __future__ import annotations

from pathlib import Path

import pytest

from carteblanche.reader.words import tables


def test_a_lexicon_from_the_cache_is_the_one_that_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_CACHE", str(tmp_path))
    made = tables.load("en")
    kept = tables.load("en")
    assert [file.suffix for file in tables.folder().iterdir()] == [".json"]
    assert (kept.root, kept.forms, kept.folded, kept.dropped) == (made.root, made.forms, made.folded, made.dropped)


def test_a_cache_that_was_cut_off_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_CACHE", str(tmp_path))
    made = tables.load("en")
    file = next(tables.folder().iterdir())
    file.write_bytes(file.read_bytes()[:1000])
    assert tables.load("en").forms == made.forms
