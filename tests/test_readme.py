from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_what_the_readme_shows_is_true() -> None:
    shown = doctest.testfile(str(ROOT / "README.md"), module_relative=False, verbose=False)
    assert shown.attempted >= 5
    assert shown.failed == 0


def test_every_picture_of_the_readme_is_there_and_quickly_fetched() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert pictures
    assert all((ROOT / picture).stat().st_size < 1_000_000 for picture in pictures)
