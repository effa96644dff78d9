"""Long runs: named, seeded, resumable, and stopped by what does not hold. The runs themselves are not made here."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from carteblanche.games import catalogue
from carteblanche.testing import laws
from carteblanche.testing.broken_games import Lossy
from carteblanche.testing.high_card import Config, HighCard
from carteblanche.testing.laws import Report
from carteblanche.testing.variants import VARIANTS
from drivers import long
from drivers.long import BATCH, RUNS, Progress, Run, batches, play


def honest(seeds: range) -> Report:
    return laws.check_many(HighCard(), Config(), 2, seeds)


def lossy(seeds: range) -> Report:
    return laws.check_many(Lossy(), Config(), 2, seeds)


def test_every_game_has_long_runs_under_laws() -> None:
    assert {name for name in catalogue.NAMES if any(run.name.startswith(f"laws-{name}-") for run in RUNS)} == set(
        catalogue.NAMES
    )
    assert len({run.name for run in RUNS}) == len(RUNS)
    long = ("club", "nodes", "tables", "weeks")
    assert all(run.games >= 1000 for run in RUNS if run.name not in long), "those are long by themselves"


def test_every_game_is_played_ten_thousand_times_and_blank_with_every_combination_of_options() -> None:
    games: Counter[str] = Counter()
    for variant in VARIANTS:
        games[variant.game + (str(variant.config) if variant.game == "blank" else "")] += variant.games
    assert len(games) == len(catalogue.NAMES) - 1 + 6
    assert min(games.values()) >= 10_000


def test_a_batch_of_a_real_run() -> None:
    _, report = play((RUNS[0]._replace(games=2), 0))
    assert isinstance(report, Report)
    assert report.games == 2


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    run = Run("honest", 3 * BATCH - 1, honest)
    first = Progress(tmp_path, run, "source")
    assert [batch for _, batch in batches(run, first.record.done)] == [0, 1, 2]
    batch, report = play((run, 1))
    assert isinstance(report, Report)
    first.add(batch, report)
    again = Progress(tmp_path, run, "source")
    assert [batch for _, batch in batches(run, again.record.done)] == [0, 2]
    assert again.report.games == BATCH
    _, last = play((run, 2))
    assert isinstance(last, Report)
    assert last.games == BATCH - 1


def test_after_a_change_of_the_code_it_begins_anew(tmp_path: Path) -> None:
    run = Run("honest", BATCH, honest)
    Progress(tmp_path, run, "source").add(0, Report(games=BATCH))
    assert Progress(tmp_path, run, "other source").record.done == []
    assert len(long.source()) == 64


def test_a_run_of_one_game_depends_on_that_game_and_this_file_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_bytes = Path.read_bytes

    def remembered(path: Path) -> bytes:
        read.append(path.as_posix())
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", remembered)
    (run,) = [run for run in RUNS if run.name == "meanings-blank"]
    long.source(run.above, run.alone)
    assert [path for path in read if "/drivers/" in path] == [Path(long.__file__).as_posix()]
    games = {path.partition("/games/")[2].partition("/")[0] for path in read if "/carteblanche/games/" in path}
    assert games == {"blank"}


def test_a_record_that_cannot_be_read_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "honest.json").write_text("{")
    assert Progress(tmp_path, Run("honest", BATCH, honest), "source").record.done == []


def test_a_broken_law_comes_back_as_text() -> None:
    _, found = play((Run("lossy", BATCH, lossy), 0))
    assert isinstance(found, str)
    assert "census" in found
    assert "see it again" in found


def test_the_list_of_names(tmp_path: Path) -> None:
    ended = CliRunner().invoke(long.main, ["--list", "--folder", str(tmp_path)])
    assert ended.exit_code == 0
    assert all(run.name in ended.output for run in RUNS)


def test_an_unknown_name(tmp_path: Path) -> None:
    ended = CliRunner().invoke(long.main, ["nonsense", "--folder", str(tmp_path)])
    assert ended.exit_code == 2
    assert "no long run is called nonsense" in ended.output


def test_it_plays_in_other_processes_and_remembers(tmp_path: Path) -> None:
    arguments = [RUNS[0].name, "--games", "3", "--workers", "1", "--folder", str(tmp_path)]
    for _ in range(2):
        ended = CliRunner().invoke(long.main, arguments)
        assert ended.exit_code == 0, ended.output
        assert "3 games" in ended.output


def test_what_does_not_hold_ends_it_with_status_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        return "the law of census is broken"

    monkeypatch.setattr(long, "perform", broken)
    ended = CliRunner().invoke(long.main, [RUNS[0].name, "--folder", str(tmp_path)])
    assert ended.exit_code == 1
    assert "census" in ended.output


def test_every_run_reaches_another_process() -> None:
    for run in RUNS:
        assert pickle.loads(pickle.dumps(run)).name == run.name  # our own
