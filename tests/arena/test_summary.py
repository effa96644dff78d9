from __future__ import annotations

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.results import Forfeit, GameResult, SetResult
from carteblanche.arena.summary import summarise
from carteblanche.core.values import Millis, Points, Seat

PLAN = small_plan()


def game(first: int, winner: int | None, points: tuple[int, int] = (3, 8), steps: int = 40) -> GameResult:
    """`first` begins; `winner` is the entrant that wins."""
    order = (first, 1 - first)
    ranks = (1, 1) if winner is None else tuple(1 if entrant == winner else 2 for entrant in order)
    scores = tuple(Points(points[entrant]) for entrant in order)
    return GameResult(order, ranks, scores, "end", steps, Millis(60_000), "log")


def sets(*winners: tuple[int | None, int | None]) -> list[SetResult]:
    return [SetResult(n, (game(0, one), game(1, other))) for n, (one, other) in enumerate(winners)]


def test_wins_points_and_pairings_are_counted() -> None:
    found = summarise(PLAN, sets((0, 0), (0, 1), (0, None), (0, 0)))
    assert (found.sets, found.games) == (4, 8)
    one, other = found.standings
    assert (one.name, one.games, one.wins.value) == ("random", 8, 6.5 / 8)
    assert other.wins.value == 1.5 / 8
    assert one.wins.low < 6.5 / 8 < one.wins.high <= 1
    assert one.points is not None
    assert one.points.value == 3
    (pair,) = found.pairings
    assert (pair.before, pair.level, pair.behind, pair.share.value) == (6, 1, 1, 6.5 / 8)
    assert found.seats[0].value == (4 + 0.5 + 1) / 8
    assert found.minutes == 1
    assert found.reasons == {"end": 8}


def test_intervals_are_over_rounds_and_not_over_games() -> None:
    split = summarise(PLAN, sets(*[(0, 1)] * 5, *[(1, 0)] * 5)).pairings[0].share
    swings = summarise(PLAN, sets(*[(0, 0)] * 5, *[(1, 1)] * 5)).pairings[0].share
    assert split.value == swings.value == 0.5
    assert split.high - split.low < swings.high - swings.low


def test_a_clean_sweep_is_not_certain() -> None:
    share = summarise(PLAN, sets(*[(0, 0)] * 10)).pairings[0].share
    assert (share.value, share.high) == (1, 1)
    assert share.low == pytest.approx(10 / (10 + 1.96**2), abs=0.001)


def test_what_was_lost_by_rule_is_told_and_has_no_points_and_no_length() -> None:
    lost = GameResult((0, 1), (2, 1), (), "forfeit", 7, Millis(9), "log", Forfeit(Seat(0), "crashed"))
    found = summarise(PLAN, [SetResult(0, (lost, game(1, 0, steps=50))), SetResult(1, (game(0, 0), game(1, 1)))])
    assert found.standings[0].forfeits == {"crashed": 1}
    assert found.standings[1].forfeits == {}
    assert found.lengths is not None
    assert (found.lengths.games, found.lengths.shortest, found.lengths.longest) == (3, 40, 50)
    assert sum(found.lengths.counts) == 3
    assert found.lengths.ends[-1] >= 50


def test_nothing_played_says_nothing() -> None:
    found = summarise(PLAN, [])
    assert found.lengths is None
    assert (found.pairings[0].share.low, found.pairings[0].share.high) == (0, 1)


def test_line_ups_are_not_taken_for_each_other() -> None:
    """A bot that always beats one and always loses to the other wins half, surely."""
    plan = small_plan(bots=("random", "novice", "casual"))
    always = [
        SetResult(3 * turn + n, tuple(GameResult(order, (1, 2), (), "end", 9, Millis(1), "") for _ in range(2)))
        for turn in range(10)
        for n, order in enumerate(((0, 1), (0, 2), (1, 2)))
    ]
    wins = [one.wins for one in summarise(plan, always).standings]
    assert [one.value for one in wins] == [1, 0.5, 0]
    assert wins[1].high - wins[1].low < 0.3


def test_verdicts_stand_beside_their_pairs() -> None:
    found = summarise(PLAN, sets((0, 0), (0, 0)), 0.6, ["stronger"])
    assert (found.decide, found.pairings[0].verdict) == (0.6, "stronger")
    assert summarise(PLAN, sets((0, 0))).pairings[0].verdict is None
