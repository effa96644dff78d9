"""The `carteblanche` command itself: its help, its version, and how it ends when something cannot be read."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import click
import pytest
from tests.cli.commands import run

from carteblanche import __version__
from carteblanche.cli import COMMANDS
from carteblanche.core.errors import Unreadable


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> str:
    """A command that reads the file it is given."""

    @click.command
    @click.argument("path", type=click.Path(path_type=Path))
    def reader(path: Path) -> None:
        if path.read_text(encoding="utf-8") != "readable":
            raise Unreadable("expected the word 'readable'", where=f"{path.name} line 1")
        click.echo("read")

    module = ModuleType("reader_command")
    vars(module)["command"] = reader
    monkeypatch.setitem(COMMANDS, "reader", (module.__name__, "Reads a file."))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return "reader"


def test_version() -> None:
    assert run("--version").output == f"Carte Blanche {__version__}\n"


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_help_imports_no_command(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "absent", ("no.such.module", "Says what it does."))
    result = run(*words)
    assert result.exit_code == 0
    assert "absent Says what it does." in " ".join(result.output.split())


def test_a_command_is_found_by_its_name(command: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("readable")
    assert run(command, str(tmp_path / "file")).output == "read\n"


def test_an_unknown_command_is_refused() -> None:
    assert run("no-such-command").exit_code == 2


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"x", "Error: file line 1: expected the word 'readable'\n"),
        (b"\xff", "Error: not UTF-8 text: invalid start byte at byte 0\n"),
        (None, "Error: {path}: No such file or directory\n"),
    ],
)
def test_what_cannot_be_read_ends_in_one_line(command: str, tmp_path: Path, content: bytes | None, line: str) -> None:
    path = tmp_path / "file"
    if content is not None:
        path.write_bytes(content)
    result = run(command, str(path))
    assert result.exit_code == 2
    assert result.stderr == line.format(path=path)


def test_every_command_in_the_table_exists() -> None:
    for name in COMMANDS:
        assert run(name, "--help").exit_code == 0, name
