"""Commands about a house: what a person can do wrong ends in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


def call(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def refused(result: Result, status: int, *said: str) -> None:
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == status
    assert len(result.output.strip().splitlines()) == 1, result.output
    for word in said:
        assert word in result.output


def test_without_a_house_there_is_nothing_to_export_or_copy(folder: Path, tmp_path: Path) -> None:
    refused(call("export", str(tmp_path / "logs")), 2, "no house here yet")
    refused(call("backup", str(tmp_path / "copy.sqlite")), 2, "no house here yet")
    refused(call("tables"), 2, "no house here yet")


def test_a_folder_that_is_missing_and_a_file_that_is_no_house(folder: Path, tmp_path: Path) -> None:
    (folder / "house.sqlite").write_bytes(b"no database at all, but long enough to be looked at" * 20)
    refused(call("backup", str(tmp_path / "nowhere" / "copy.sqlite")), 2, "no such folder")
    refused(call("backup", str(tmp_path / "copy.sqlite")), 2, "database")
    refused(call("tables"), 2, "database")
    refused(call("restore", "--yes", str(tmp_path / "nothing")), 2, "no such file")
    assert not list(tmp_path.glob("copy*")), "nothing half done is left"
