"""Commands about a house: what a person can do wrong ends in one line."""

from __future__ import annotations

from pathlib import Path

from tests.cli.commands import expect_refused, run


def test_without_a_house_there_is_nothing_to_export_or_copy(folder: Path, tmp_path: Path) -> None:
    expect_refused(run("export", str(tmp_path / "logs")), 2, "no house here yet")
    expect_refused(run("backup", str(tmp_path / "copy.sqlite")), 2, "no house here yet")
    expect_refused(run("tables"), 2, "no house here yet")


def test_a_folder_that_is_missing_and_a_file_that_is_no_house(folder: Path, tmp_path: Path) -> None:
    (folder / "house.sqlite").write_bytes(b"no database at all, but long enough to be looked at" * 20)
    expect_refused(run("backup", str(tmp_path / "nowhere" / "copy.sqlite")), 2, "no such folder")
    expect_refused(run("backup", str(tmp_path / "copy.sqlite")), 2, "database")
    expect_refused(run("tables"), 2, "database")
    expect_refused(run("restore", "--yes", str(tmp_path / "nothing")), 2, "no such file")
    assert not list(tmp_path.glob("copy*")), "nothing half done is left"
