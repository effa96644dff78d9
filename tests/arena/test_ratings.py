from __future__ import annotations

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.ratings import rate
from carteblanche.arena.results import GameResult, SetResult
from carteblanche.core.values import Millis

PLAN = small_plan()


def make_sets(*orders: tuple[tuple[int, ...], tuple[int, ...]]) -> list[SetResult]:
    games = [GameResult(order, ranks, (), "end", 1, Millis(1), "") for order, ranks in orders]
    return [SetResult(number, (game,)) for number, game in enumerate(games)]


def test_who_wins_is_rated_higher_and_with_more_games_more_surely() -> None:
    some, many = (make_sets(*[((0, 1), (1, 2)), ((1, 0), (2, 1)), ((0, 1), (2, 1))] * n) for n in (7, 70))
    few, sure = rate(PLAN, some), rate(PLAN, many)
    assert few[0].value > 25 > few[1].value
    assert sure[0].low > sure[1].high
    assert sure[0].high - sure[0].low < few[0].high - few[0].low


def test_level_games_leave_everybody_where_they_were() -> None:
    found = rate(PLAN, make_sets(*[((0, 1), (1, 1))] * 30))
    assert found[0].value == pytest.approx(25)
    assert found[1].value == pytest.approx(25)


def test_several_seats_of_one_bot_and_many_players_are_rated() -> None:
    plan = small_plan(bots=("random", "novice", "casual"))
    found = rate(plan, make_sets(*[((0, 0, 1, 2), (1, 2, 4, 3)), ((2, 1, 0, 0), (3, 4, 1, 1))] * 20))
    assert found[0].value > found[2].value > found[1].value


def test_where_all_rounds_say_the_same_openskill_doubts_still() -> None:
    few, many = (rate(PLAN, make_sets(*[((0, 1), (1, 2))] * n))[0] for n in (1, 30))
    assert few.high - few.low > many.high - many.low > 1
