from __future__ import annotations

import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner, Result

from carteblanche.cli import main


def arena(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["arena", "blockers", "--cores", "1", "--out", str(folder), *words])


def test_a_run_says_who_is_stronger_and_keeps_logs_that_hold(tmp_path: Path) -> None:
    result = arena(tmp_path, "--bots", "random,novice", "--games", "7", "-o", "scoring=uptown")
    assert result.exit_code == 0, result.output
    assert "8 games in 4 sets" in result.output
    assert "random before novice: " in result.output
    logs = sorted((tmp_path / "logs").iterdir())
    assert len(logs) == 8
    checked = CliRunner().invoke(main, ["verify", str(logs[3])])
    assert checked.exit_code == 0, checked.output
    assert json.loads(logs[0].read_bytes().splitlines()[0])["header"]["config"]["scoring"] == "uptown"
    summary = json.loads((tmp_path / "summary.json").read_bytes())
    assert summary["games"] == 8
    again = arena(tmp_path, "-b", "random", "-b", "novice", "--games", "7", "-o", "scoring=uptown", "--json")
    assert json.loads(again.stdout) == summary


def test_without_a_folder_every_plan_has_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in "01":
        words = ["arena", "blockers", "-b", "random,random", "-g", "1", "--cores", "1", "-s", seed]
        assert CliRunner().invoke(main, words).exit_code == 0
    assert len(list((tmp_path / "arena").iterdir())) == 2


def test_a_run_stops_when_it_is_decided(tmp_path: Path) -> None:
    result = arena(tmp_path, "--bots", "random,casual", "--games", "400", "--decide", "0.7")
    assert "Decided: random is weaker than casual." in result.output
    summary = json.loads((tmp_path / "summary.json").read_bytes())
    assert 4 <= summary["games"] < 40
    assert (tmp_path / "report.html").read_text().count("<svg") == 4
    assert {file.suffix for file in (tmp_path / "plots").iterdir()} == {".svg", ".png"}
    assert len(list((tmp_path / "plots").iterdir())) == 8
    assert (tmp_path / "games.parquet").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "two bots"),
        (["--bots", "random,nobody"], "no bot 'nobody'"),
        (["--bots", "random,novice", "--players", "9"], "2 to 5 players"),
        (["--bots", "random,novice", "-o", "scoring=none"], "scoring"),
    ],
)
def test_what_cannot_be_played_ends_in_one_line(words: list[str], said: str, tmp_path: Path) -> None:
    result = arena(tmp_path / "out", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(("why", "said"), [(KeyboardInterrupt(), "stopped;"), (BrokenProcessPool(), "was killed;")])
def test_a_run_that_was_ended_can_be_gone_on_with(
    why: BaseException, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carteblanche.arena.running.run", Mock(side_effect=why))
    result = arena(tmp_path, "--bots", "random,novice", "--games", "2")
    assert result.exit_code == 1
    assert said in result.output
    assert "the same command goes on" in result.output


def test_without_ray_there_is_no_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteblanche.arena.clusters.can_use_ray", Mock(return_value=False))
    result = arena(tmp_path, "--bots", "random,novice", "--games", "2", "--engine", "ray")
    assert result.exit_code == 2
    assert "carteblanche[ray]" in result.output
