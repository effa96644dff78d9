"""What the documents show of the shell is what the shell says."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("name", "count"), [("README.md", 1), ("docs/card-language.md", 2), ("docs/decks.md", 6)])
def test_commands_say_what_is_shown(name: str, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "house"))
    blocks = re.findall(
        r"^```\n(\$ .*?)^```$", (ROOT / name).read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    shown = [part for block in blocks for part in re.split(r"^\$ carteblanche ", block, flags=re.MULTILINE) if part]
    assert len(shown) == count
    monkeypatch.chdir(tmp_path)
    for part in shown:
        command, _, output = part.partition("\n")
        assert CliRunner().invoke(main, shlex.split(command)).output == output, command


@pytest.mark.parametrize("name", ["docs/card-language.md", "docs/decks.md"])
def test_examples_in_python_hold(name: str) -> None:
    shown = doctest.testfile(str(ROOT / name), module_relative=False, verbose=False)
    assert shown.attempted >= 3
    assert shown.failed == 0
