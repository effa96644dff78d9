from __future__ import annotations

from collections import Counter

import pytest
from tests.arena.plans import small_plan

from carteblanche.arena.plan import check_players, list_lineups, list_orders
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.games import catalogue

LUCK = KeyedLuck.seeded(1)


@pytest.mark.parametrize(
    ("entrants", "players", "lineups"),
    [
        (2, 2, ((0, 1),)),
        (3, 2, ((0, 1), (0, 2), (1, 2))),
        (4, 3, ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))),
        (2, 3, ((0, 0, 1), (0, 1, 1))),
        (2, 4, ((0, 0, 1, 1),)),
        (3, 4, ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))),
    ],
)
def test_everybody_meets_everybody(entrants: int, players: int, lineups: tuple[tuple[int, ...], ...]) -> None:
    assert list_lineups(entrants, players) == lineups


def test_up_to_three_sit_in_every_order() -> None:
    assert list_orders((0, 1), LUCK) == ((0, 1), (1, 0))
    assert len(list_orders((0, 1, 2), LUCK)) == 6
    assert list_orders((0, 0, 1), LUCK) == ((0, 0, 1), (0, 1, 0), (1, 0, 0))


@pytest.mark.parametrize("lineup", [(0, 1, 2, 3), (0, 0, 1, 1), (0, 0, 0, 1, 2), (0, 0, 0, 0, 1, 1, 1, 1)])
def test_more_sit_in_rotations_of_a_drawn_order(lineup: tuple[int, ...]) -> None:
    for seed in range(20):
        orders = list_orders(lineup, KeyedLuck.seeded(seed))
        assert len(set(orders)) == len(lineup)
        assert {tuple(sorted(order)) for order in orders} == {lineup}
        for seat in range(len(lineup)):
            assert Counter(order[seat] for order in orders) == Counter(lineup)


def test_there_are_as_many_sets_as_it_takes_and_every_lineup_equally_often() -> None:
    plan = small_plan(bots=("random", "novice", "casual"))
    assert [plan.count_sets(games) for games in (1, 6, 7)] == [3, 3, 6]
    assert [plan.orders(number)[0] for number in range(4)] == [(0, 1), (0, 2), (1, 2), (0, 1)]
    assert sum(map(plan.count_games, range(6))) == 12


def test_every_set_and_every_seed_has_luck_of_its_own() -> None:
    plans = small_plan(), small_plan(seed=1)
    assert len({plan.secret(number) for plan in plans for number in range(5)}) == 10
    assert len({plan.name for plan in plans}) == 2


def test_what_cannot_be_played_is_refused() -> None:
    game = catalogue.open("blockers")
    with pytest.raises(Unreadable, match="2 to 5 players, not 6"):
        check_players(game, 6, 2)
    with pytest.raises(Unreadable, match="two bots"):
        check_players(game, None, 1)
