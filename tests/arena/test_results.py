from __future__ import annotations

from pathlib import Path

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.results import LOGS, SETS, GameResult, Results, SetResult
from carteblanche.core.errors import Unreadable
from carteblanche.core.values import Millis
from carteblanche.library.folders import name_draft

PLAN = small_plan()


def make_set(number: int) -> SetResult:
    return SetResult(number, (GameResult((0, 1), (1, 2), (), "end", 9, Millis(5), "log"),))


def keep(folder: Path, count: int) -> None:
    results = Results.open(folder, PLAN)
    for number in range(count):
        results.add(make_set(number))
    results.close()


def test_results_are_read_again(tmp_path: Path) -> None:
    keep(tmp_path, 3)
    assert Results.open(tmp_path, PLAN).sets == {number: make_set(number) for number in range(3)}


@pytest.mark.parametrize("torn", [1, 30])
def test_a_torn_last_line_counts_as_not_played_and_is_written_anew(torn: int, tmp_path: Path) -> None:
    keep(tmp_path, 3)
    file = tmp_path / SETS
    whole = file.read_bytes()
    file.write_bytes(whole[:-torn])
    results = Results.open(tmp_path, PLAN)
    assert set(results.sets) == {0, 1}
    results.add(make_set(2))
    results.close()
    assert file.read_bytes() == whole


def test_what_was_left_half_written_is_removed(tmp_path: Path) -> None:
    keep(tmp_path, 1)
    draft = name_draft(tmp_path / LOGS / "000007-0.jsonl")
    draft.touch()
    Results.open(tmp_path, PLAN)
    assert not draft.exists()


def test_a_line_that_was_damaged_is_told(tmp_path: Path) -> None:
    keep(tmp_path, 3)
    lines = (tmp_path / SETS).read_bytes().splitlines(keepends=True)
    (tmp_path / SETS).write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(Unreadable, match="line 2"):
        Results.open(tmp_path, PLAN)


@pytest.mark.parametrize("game", ["blank", "blanko", "blockers", "blitz"])
def test_a_plan_is_known_again(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "house"))
    for _ in range(2):
        Results.open(tmp_path / "arena", small_plan(game))


def test_a_folder_keeps_the_games_of_one_plan(tmp_path: Path) -> None:
    keep(tmp_path, 1)
    with pytest.raises(Unreadable, match=r"what differs: seed$"):
        Results.open(tmp_path, small_plan(seed=3))
    (tmp_path / "arena.json").write_text("[]")
    with pytest.raises(Unreadable, match="not the plan of an arena"):
        Results.open(tmp_path, PLAN)
