"""The addresses of a database and of a Redis: what is none is refused before anything is opened."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.cli.commands import run

from carteblanche.cli.house import database


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--database", "mysql://somewhere/house"), "not the address of a PostgreSQL database"),
        (
            ("serve", "--database", "postgresql://somewhere/house", "--redis", "http://somewhere"),
            "not the address of a Redis",
        ),
        (("serve", "--no-browser", "--redis", "redis://somewhere"), "--redis is for several nodes"),
        (
            ("serve", "--no-browser", "--database", "postgresql://somewhere/house", "--backup-to", "copies"),
            "--backup-to copies SQLite files",
        ),
        (("serve", "--translator", "ftp://somewhere"), "not the http or https address"),
        (("serve", "--translator", "https://ada:secret@somewhere"), "not the http or https address"),
        (("admin", "--database", "house.sqlite"), "not the address of a PostgreSQL database"),
        (("migrate", "sqlite:///house"), "not the address of a PostgreSQL database"),
    ],
)
def test_what_cannot_be_opened_is_said(folder: Path, words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert said in " ".join(result.output.replace("│", " ").split())
    assert not list(folder.glob("*.sqlite*")), "no house was made"


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (("admin", "--database", "postgresql://somewhere/house"), "the driver is missing"),
        (("serve", "--redis", "redis://somewhere"), "the client is missing"),
    ],
)
def test_a_driver_that_is_not_installed_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], missing: str
) -> None:
    monkeypatch.setattr(database, "find_spec", Mock(return_value=None))
    result = run(*words)
    assert result.exit_code == 2
    assert missing in " ".join(result.output.replace("│", " ").split())
