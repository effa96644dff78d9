"""Whatever file or folder a command is given, a mistake ends in words and a status, never in a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.cli import main

COMMANDS = (
    "admin", "analyse FILE", "backup FILE", "card score FILE", "deck diff FILE starter", "deck export starter FILE", "deck import FILE",
    "deck list", "deck mix FILE FILE", "deck new Home -m H -o FILE", "deck print FILE -o FILE", "deck show FILE", "export FILE",
    "import FILE",
    "lexicon export de FILE", "lexicon house de FILE", "lexicon import de FILE", "lexicon list", "lexicon look FILE FILE",
    "lexicon mean FILE FILE", "migrate FILE", "play FILE", "restore --yes FILE", "scenario FILE", "tables", "verify FILE", "watch FILE",
)  # fmt: skip
FILES = (
    "noise",
    "empty",
    "folder",
    "text",
    "half.json",
    "deep.json",
    "nothing",
    "nowhere/nothing",
    "/dev/null",
    "/proc/none/x",
    "-",
    "",
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "house"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name, content in {
        "noise": random.Random(1).randbytes(3000),
        "empty": b"",
        "text": b"hello\n",
        "half.json": b"{",
        "deep.json": b"[" * 100_000,
    }.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


def end(command: str, file: str) -> None:
    words = [file if word == "FILE" else word for word in command.split()]
    result = CliRunner().invoke(main, words, input="")
    assert result.exception is None or isinstance(result.exception, SystemExit), (words, result.exception)
    assert result.exit_code == 0 or result.output.strip(), (words, "no word about it")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_file_is_told(command: str, place: Path) -> None:
    for file in FILES if "FILE" in command else ("",):
        end(command, file)
    assert (place / "noise").stat().st_size == 3000, "nothing was written over"


@pytest.mark.parametrize("data", ["text", "/proc/none/house"])
@pytest.mark.parametrize("command", [*COMMANDS, "serve --no-browser"])
def test_a_data_folder_that_cannot_be_one_is_told(
    command: str, data: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(place / data))
    end(command, "nothing")
