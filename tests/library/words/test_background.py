"""Building a word list beside everything else."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest

from carteblanche.library.words import background, lexicons


@pytest.mark.parametrize(
    ("line", "share"),
    [
        ("0.1 s  fetching wordfreq 3.1.1 (MIT)", 3),
        ("2.0 s  unfolding 100,000 entries", 10),
        ("2.0 s  unfolding 100,000 entries, 50,000 done", 30),
        ("9.1 s  unfolding 100,000 entries, 100,000 done", 50),
        ("unfolding 0 entries, 0 done", 10),
        ("19.9 s  kept as 0123456789abcdef", 96),
        ("npm is needed to fetch dictionaries", None),
        ("", None),
    ],
)
def test_how_far_a_build_is(line: str, share: int | None) -> None:
    assert background.find_share(line) == share


def test_what_is_there_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicons, "is_sound", Mock(return_value=True))
    assert background.start_build("de") is None


def test_a_build_runs_in_a_process_of_its_own_and_says_why_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path))
    process = background.start_build("qq")
    assert process is not None
    said, _ = process.communicate(timeout=300)
    assert process.returncode not in (0, None)
    assert "qq" in said.decode().splitlines()[-1]
