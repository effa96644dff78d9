from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.playing import Player
from carteblanche.arena.results import LOGS
from carteblanche.core.luck import Luck
from carteblanche.games.blockers.rules import Blockers
from carteblanche.library.resources import find_for_header
from carteblanche.table.log import Closed, Dealt, Missed, read
from carteblanche.table.verify import verify


def make_player(folder: Path, *args: Any, **more: Any) -> Player:
    (folder / LOGS).mkdir(exist_ok=True)
    return Player(small_plan(*args, **more), folder)


def lines(folder: Path, name: str) -> Sequence[bytes]:
    return (folder / LOGS / name).read_bytes().splitlines()


@pytest.mark.parametrize("game", ["blank", "blanko", "blockers", "blitz"])
def test_the_games_of_a_set_have_the_same_luck_and_logs_that_hold(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARTEBLANCHE_DATA", str(tmp_path / "house"))
    result = make_player(tmp_path, game).play_set(0)
    assert [game.order for game in result.games] == [(0, 1), (1, 0)]
    dealt: list[tuple[int, ...]] = []
    for one in result.games:
        verdict = verify(lines(tmp_path, one.log), find_for_header)
        assert (verdict.deal, verdict.words) == (True, True)
        header, entries = read(lines(tmp_path, one.log))
        assert [chair.name for chair in header.chairs] == [small_plan(game).entrants[n].name for n in one.order]
        assert isinstance(entries[0].event, Dealt)
        assert entries[0].luck
        dealt.append(entries[0].luck)
        end = entries[-1].event
        assert isinstance(end, Closed)
        assert end.outcome is not None
        assert (end.outcome.ranks, end.outcome.scores, end.outcome.reason) == (one.ranks, one.scores, one.reason)
        assert one.steps == len(entries) - 2
    assert dealt[0] == dealt[1]


def test_a_hand_that_was_too_late_is_in_the_log(tmp_path: Path) -> None:
    player = make_player(tmp_path, "blitz", ("expert", "expert"), 8)
    logs = [player._play(number, (0, 1) * 4).log.splitlines() for number in range(5)]
    late = [log for log in logs if any(isinstance(entry.event, Missed) for entry in read(log)[1])]
    assert late
    assert all(verify(log).deal for log in late)


def test_a_set_depends_on_its_number_alone(tmp_path: Path) -> None:
    one, other = make_player(tmp_path), make_player(tmp_path)
    one.play_set(0)
    assert one.play_set(1) == other.play_set(1)
    assert one.play_set(2) != one.play_set(1)


def test_a_game_that_does_not_end_is_won_by_nobody(tmp_path: Path) -> None:
    game = make_player(tmp_path, longest=5).play_set(0).games[0]
    assert (game.reason, game.ranks, game.scores, game.steps) == ("unfinished", (1, 1), (), 5)
    assert verify(lines(tmp_path, game.log)).deal


class Stumbling:
    """Plays well for a while, and then not at all, or what is not allowed."""

    def __init__(self, game: Any, *, lies: bool) -> None:
        self._game, self._lies, self._acts = game, lies, list[Any]()

    def choose(self, view: Any, luck: Luck) -> Any:
        if len(self._acts) == 3:
            if self._lies:
                return self._acts[0]
            raise ZeroDivisionError("no idea")
        self._acts.append(self._game.options(view).sample(luck))
        return self._acts[-1]


@pytest.mark.parametrize(("lies", "reason"), [(True, "illegal"), (False, "crashed")])
def test_a_bot_that_fails_has_lost_and_the_other_games_go_on(
    lies: bool, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Blockers, "BOTS", {**Blockers.BOTS, "greedy": partial(Stumbling, lies=lies)})
    result = make_player(tmp_path, bots=("greedy", "random", "novice"), players=3).play_set(0)
    assert len(result.games) == 6
    for game in result.games:
        seat = game.order.index(0)
        assert game.forfeit is not None
        assert (game.forfeit.seat, game.forfeit.reason) == (seat, reason)
        assert [rank for other, rank in enumerate(game.ranks) if other != seat] == [1, 1]
        assert game.ranks[seat] == 3
        assert verify(lines(tmp_path, game.log)).deal
