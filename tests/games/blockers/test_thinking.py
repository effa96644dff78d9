"""How moves are found: within the budget, from what is seen alone, and the right ones where that is plain."""

from __future__ import annotations

from itertools import count

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.games.blockers.data import CELLS
from carteblanche.games.blockers.outlook import list_options, look
from carteblanche.games.blockers.position import Given
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.games.blockers.thinking import judged, think
from carteblanche.search.budget import Budget
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
VARIANTS = [(2, Config("basic")), (2, Config("advanced")), (3, Config(scoring="uptown")), (4, Config()), (5, Config())]


@pytest.mark.parametrize(("seats", "config"), VARIANTS)
def test_the_budget_is_never_exceeded_and_the_move_is_one_of_the_options(seats: int, config: Config) -> None:
    for moment in list(RandomGame(GAME, config, seats, 8))[:-1:11]:
        outlook = look(GAME.view(moment.state, moment.state.turn))
        for steps in (0, 300, 2000):
            budget = Budget(steps)
            thought = think(outlook, 6, budget, KeyedLuck.seeded(1))
            assert budget.spent <= steps
            assert thought.option in list_options(outlook.sketch, seats, outlook.seat)
            assert (thought.chance is None) == (thought.how in ("only", "judged"))


def test_a_clock_ends_the_search() -> None:
    outlook = look(GAME.view(GAME.setup(Config(), 3, KeyedLuck.seeded(1)), Seat(0)))._replace(seat=0)
    ticks = count()
    budget = Budget(1_000_000, lambda: float(next(ticks)), 6.0)
    assert think(outlook, 4, budget, KeyedLuck.seeded(1)).how == "searched"
    assert budget.spent < 20 * 100
    assert next(ticks) < 12


def test_judgements_are_of_all_moves_best_first() -> None:
    outlook = look(GAME.view(GAME.setup(Config("basic"), 2, KeyedLuck.seeded(4)), Seat(0)))._replace(seat=0)
    found = judged(outlook, KeyedLuck.seeded(1))
    assert sorted(option for _, option in found) == sorted(list_options(outlook.sketch, 2, 0))
    assert [value for value, _ in found] == sorted((value for value, _ in found), reverse=True)


def test_two_groups_are_joined_where_that_can_be_done() -> None:
    given = Given(
        config=Config("basic"),
        board={"E4": "yellow E", "E6": "yellow 6", "A1": "blue A", "B1": "blue B"},
        racks={"yellow": ["5", "9", "A", "I", "1"], "blue": ["5", "E", "flame", "G", "H"]},
        stocks={"yellow": ["2", "3", "B"], "blue": ["2", "3", "I"]},
        turn="Ada",
    )
    outlook = look(GAME.view(GAME.position(given, ("Ada", "Ben")), Seat(0)))
    colour, _, cell = think(outlook, 8, Budget(3000), KeyedLuck.seeded(1)).option
    assert (colour, CELLS[cell]) == (0, "E5")


def test_the_only_move_needs_no_thought() -> None:
    given = Given(
        config=Config("basic"),
        board={f"{row}5": f"yellow {row}" for row in "ABCDEFGH"},
        racks={"yellow": ["5"], "blue": ["C"]},
        turn="Ada",
    )
    outlook = look(GAME.view(GAME.position(given, ("Ada", "Ben")), Seat(0)))
    thought = think(outlook, 5, Budget(0), KeyedLuck.seeded(1))
    assert (thought.how, CELLS[thought.option[2]]) == ("only", "I5")
