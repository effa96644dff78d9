from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from carteblanche.arena.hosting import find_maker
from carteblanche.games import catalogue
from drivers import matches
from drivers.matches import MATCHES, Match, main, reached


def run(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["--cores", "1", "--folder", str(folder), *words])


@pytest.mark.parametrize("name", [name for name in MATCHES if not name.startswith("ladder")])
def test_the_bots_of_a_match_exist(name: str) -> None:
    match = MATCHES[name]
    levels = catalogue.open(match.game).BOTS
    for bot in (match.one, match.other):
        assert bot in levels or callable(find_maker(bot))
        assert not bot.startswith("level:") or bot.removeprefix("level:") in levels
    assert match.one.removeprefix("level:") == list(levels)[-1], "it is the strongest that is put to the proof"


def test_every_level_meets_the_one_below() -> None:
    for game in ("blank", "blanko", "blockers", "blitz"):
        assert sum(match.game == game for name, match in MATCHES.items() if name.startswith("ladder")) == (
            len(catalogue.open(game).BOTS) - 1
        )


def test_at_every_larger_table_the_strongest_meets_the_weakest_and_its_neighbour() -> None:
    for name in ("blank", "blanko", "blockers", "blitz"):
        game = catalogue.open(name)
        weakest, *_, neighbour, strongest = game.BOTS
        met = [(one.players, one.one, one.other) for key, one in MATCHES.items() if key.startswith(f"table-{name}-")]
        assert met == [(players, strongest, one) for players in game.SEATS[1:] for one in (weakest, neighbour)]


def test_a_larger_table_is_shared_by_the_two(tmp_path: Path) -> None:
    summary = matches.play(Match("blockers", "novice", "random", 0.5, 3, players=3), tmp_path, 3, 1, None)
    assert summary.plan.players == 3
    assert reached(Match("blockers", "novice", "random", 0.5, 3), summary) == (summary.pairings[0].share.low > 0.5)


def test_a_match_says_whether_it_reached_what_was_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    easy = Match("blockers", "casual", "random", 0.6, 12)
    monkeypatch.setattr(matches, "MATCHES", {"easy": easy, "hard": easy._replace(one="random", other="casual")})
    listed = run(tmp_path, "--list")
    assert "easy: casual against random, 12 games, 60% wanted" in listed.output
    won = run(tmp_path, "easy")
    assert won.exit_code == 0, won.output
    assert "of 12 games" in won.output
    assert "60% reached" in won.output
    (kept,) = tmp_path.glob("easy-*/summary.json")
    assert json.loads(kept.read_bytes())["games"] == 12
    lost = run(tmp_path, "hard", "--games", "4")
    assert lost.exit_code == 1
    assert "60% not reached" in lost.output
    assert run(tmp_path, "nobody").exit_code == 2


def test_a_match_stops_when_its_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "monotonic", iter(range(0, 6000, 60)).__next__)
    summary = matches.play(Match("blockers", "random", "random", 0.5, 40), tmp_path, 40, 1, 2.5)
    assert summary.sets == 3
