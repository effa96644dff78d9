"""Word lists from the shell: brought to another machine, shown, measured; what cannot be done ends in one line."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main
from carteblanche.library.words import score
from carteblanche.library.words.score import Drawn, Score


def call(*words: str) -> Result:
    return CliRunner().invoke(main, ["lexicon", *words])


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "data"))


def test_a_list_is_brought_to_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, packed = tmp_path / "words.txt", tmp_path / "de.zip"
    words.write_text("bau\nbaum\nzzyzx\n")
    assert call("import", "de", str(words)).exit_code == 0
    assert "carteblanche lexicon import de de.zip" in call("export", "de", str(packed)).output
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "elsewhere"))
    assert call("look", "de", "zzyzx").exit_code == 1
    assert "3 words" in call("import", "de", str(packed)).output
    assert call("look", "de", "zzyzx").exit_code == 0


def test_scripts_are_told_which_lists_are_here(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("bau\nbaum\n")
    call("import", "de", str(words))
    lines = [json.loads(line) for line in call("list", "--json").output.splitlines()]
    assert {line["language"]: line.get("words") for line in lines if line["built"]} == {"de": 2}
    assert [line["language"] for line in lines if not line["built"]] == ["en", "fr", "pl", "ru"]
    assert "de: 2 words" in call("list").output


@pytest.mark.parametrize(("accepted", "status"), [(["ROM"], 1), ([], 0)])
def test_a_list_is_measured(accepted: list[str], status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn(["HAUS", "BAUM"], ["ROM", "PARIS"])
    monkeypatch.setattr(score, "score_lexicon", Mock(return_value=Score(drawn, [], accepted)))
    said = call("score", "de", "--show", "5")
    assert said.exit_code == status
    assert f"de: 100.00% of 2 words, {len(accepted) / 2:.2%} of 2 names\n" in said.output
    told = call("score", "de", "--json")
    assert told.exit_code == status
    found = json.loads(told.stdout)
    assert (found["passed"], found["recall"], found["accepted"]) == (not status, 1.0, accepted)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("export", "fr", "out.zip"), "build it first: carteblanche lexicon build fr"),
        (("export", "xx", "out.zip"), "there is no language 'xx'"),
        (("build", "xx"), "there is no language 'xx'"),
        (("score", "xx"), "there is no language 'xx'"),
        (("import", "de", "nothing.txt"), "does not exist"),
    ],
)
def test_what_cannot_be_done_is_told(words: tuple[str, ...], why: str) -> None:
    result = call(*words)
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2
    assert why in result.output
