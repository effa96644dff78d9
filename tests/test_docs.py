"""What the documents show of the shell is what the shell says."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from carteblanche.cli import main
from carteblanche.cli.serve import command as serve
from carteblanche.games import catalogue
from carteblanche.server.rooms.options import list_options

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


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_the_rules_list_every_option_that_a_host_may_choose(name: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    listed = {
        key for cell in re.findall(r"^\| (`.*?) \|", rules, flags=re.MULTILINE) for key in re.findall(r"`(\w+)`", cell)
    }
    assert {option.key for option in list_options(catalogue.open(name).CONFIG)} - listed == set()


def test_every_flag_of_a_house_is_told() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    flags = {flag for option in serve.params for flag in (*option.opts, *option.secondary_opts)}
    variables = {str(option.envvar) for option in serve.params if isinstance(option, click.Option) and option.envvar}
    shown = told.replace("`…_KEY`", "`CARTEBLANCHE_TLS_KEY`")
    assert {flag for flag in flags if not re.search(rf"`{flag}[ `]", shown)} == {"--browser", "--words"}, (
        "what is so anyway"
    )
    assert {variable for variable in variables if f"`{variable}`" not in shown} == set()
