from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest
from tests.arena.plans import QUICK, small_plan

from carteblanche.arena.playing import Player
from carteblanche.arena.results import LOGS, SETS, SetResult
from carteblanche.arena.running import run

PLAN = small_plan(bots=("random", "novice", "casual"))


def read_logs(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (folder / LOGS).iterdir()}


def test_one_core_two_and_a_run_that_was_interrupted_come_to_the_same(tmp_path: Path) -> None:
    one, two, broken = (tmp_path / name for name in ("one", "two", "broken"))
    others = set(active_children())
    wanted = run(PLAN, one, 6)
    assert [result.number for result in wanted] == list(range(6))
    assert run(PLAN, two, 6, cores=2) == wanted
    assert set(active_children()) <= others

    run(PLAN, broken, 4)
    file = broken / SETS
    file.write_bytes(file.read_bytes()[:-20])  # the machine stopped while the last line was written
    assert run(PLAN, broken, 6) == wanted
    assert read_logs(one) == read_logs(two) == read_logs(broken)
    assert sorted(file.read_bytes().splitlines()) == sorted((one / SETS).read_bytes().splitlines())


@pytest.mark.parametrize("game", [game for game in QUICK if game != PLAN.game])
def test_the_other_games_come_to_the_same_on_one_core_and_two(game: str, tmp_path: Path) -> None:
    plan = small_plan(game)
    one, two = tmp_path / "one", tmp_path / "two"
    assert run(plan, one, 2) == run(plan, two, 2, cores=2)
    assert read_logs(one) == read_logs(two)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play_set = Player.play_set

    def count(self: Player, number: int) -> SetResult:
        played.append(number)
        return play_set(self, number)

    monkeypatch.setattr(Player, "play_set", count)
    first = run(PLAN, tmp_path, 2)
    assert run(PLAN, tmp_path, 3)[:2] == first
    assert played == [0, 1, 2]


def test_it_stops_at_the_set_that_is_enough_however_many_were_played_ahead(tmp_path: Path) -> None:
    told: list[int] = []

    def enough(result: SetResult) -> bool:
        return result.number == 2

    ahead = run(PLAN, tmp_path / "ahead", 6)
    assert run(PLAN, tmp_path / "ahead", 6, enough=enough, done=lambda one: told.append(one.number)) == ahead[:3]
    assert told == [0, 1, 2]
    assert run(PLAN, tmp_path / "new", 6, enough=enough) == ahead[:3]
