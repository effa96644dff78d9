from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_what_the_readme_shows_is_true() -> None:
    shown = doctest.testfile(str(ROOT / "README.md"), module_relative=False, verbose=False)
    assert shown.attempted >= 5
    assert shown.failed == 0
