from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest

from carteblanche.core.errors import Unreadable
from carteblanche.library.words.frequency import byte, rank_words, read_frequencies


def keep(folder: Path, size: str, lists: object) -> None:
    data = folder / "wordfreq" / "data"
    data.mkdir(parents=True, exist_ok=True)
    (data / f"{size}_en.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode(lists)))


def test_the_larger_list_is_read_the_most_frequent_first(tmp_path: Path) -> None:
    keep(tmp_path, "small", [{}, ["small"]])
    keep(tmp_path, "large", [{"format": "cB"}, ["the", "of"], *([],) * 300, ["tea"]])
    assert list(rank_words(tmp_path, "en")) == ["the", "of", "tea"]
    found = read_frequencies(tmp_path, "en")
    assert found["the"] == found["of"] > found["tea"] > 0


def test_a_language_without_a_list_has_no_frequencies(tmp_path: Path) -> None:
    assert read_frequencies(tmp_path, "en") == {}


def test_a_damaged_list_is_named(tmp_path: Path) -> None:
    keep(tmp_path, "large", [])
    (tmp_path / "wordfreq" / "data" / "large_en.msgpack.gz").write_bytes(b"nothing of the kind")
    with pytest.raises(Unreadable, match="large_en"):
        read_frequencies(tmp_path, "en")


def test_a_frequency_is_a_byte_and_never_nothing() -> None:
    assert (byte(-1.0), byte(4.0), byte(99.0)) == (1, 128, 255)
