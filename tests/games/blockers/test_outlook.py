"""What a viewer sees, as lists: against the rules, step by step."""

from __future__ import annotations

from itertools import pairwise

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis, Seat
from carteblanche.games.blockers.data import CELL, KINDS, TILE
from carteblanche.games.blockers.outlook import imagined, list_options, look, plies_left, to_action
from carteblanche.games.blockers.rollout import CAPTURED, keys, lay
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from carteblanche.testing.random_games import RandomGame

GAME = Blockers()
VARIANTS = [(2, Config("basic")), (2, Config("advanced")), (3, Config()), (4, Config(scoring="uptown")), (5, Config())]


@pytest.mark.parametrize(("seats", "config"), VARIANTS)
def test_moves_groups_and_scores_are_those_of_the_rules(seats: int, config: Config) -> None:
    for moment in list(RandomGame(GAME, config, seats, 5))[:-1:3]:
        state = moment.state
        outlook = look(GAME.view(state, state.turn))
        options = list_options(outlook.sketch, seats, outlook.seat)
        listed = [to_action(outlook, option) for option in options]
        assert set(listed) == set(GAME.options(GAME.view(state, state.turn)))
        sketch, _ = imagined(outlook, 1)
        chosen = KeyedLuck.seeded(len(listed)).below(len(listed))
        lay(sketch, outlook.seat, *options[chosen])
        after = GAME.view(GAME.play(state, Millis(0), state.turn, listed[chosen], KeyedLuck.seeded(0)), None)
        assert tuple(map(len, sketch[1])) == after.groups
        assert [key // CAPTURED for key in keys(sketch, seats, outlook.uptown)] == list(after.scores)
        assert [key % CAPTURED for key in keys(sketch, seats, outlook.uptown)] == [len(one) for one in after.captured]


def test_what_is_imagined_is_what_is_left_with_the_own_tiles_where_they_are() -> None:
    for moment in list(RandomGame(GAME, Config(), 3, 2))[:-1:5]:
        view = GAME.view(moment.state, moment.state.turn)
        outlook = look(view)
        sketch, dice = imagined(outlook, 77)
        assert dice != 77
        for colour in range(3):
            assert sorted(sketch[4][colour] + sketch[5][colour]) == sorted(outlook.left[colour])
            assert len(sketch[4][colour]) == len(view.racks[colour])
            assert len(sketch[5][colour]) == view.stocks[colour]
        own = [TILE[tile] % KINDS for tile in view.racks[outlook.seat] if tile is not None]
        assert sketch[4][outlook.seat] == own


def test_plies_left_counts_down() -> None:
    states = [moment.state for moment in RandomGame(GAME, Config("advanced"), 2, 6)]
    counts = [plies_left(look(GAME.view(state, Seat(0)))) for state in states]
    assert counts[0] == 96
    assert counts[-1] == 0
    assert all(before - after in (0, 1) for before, after in pairwise(counts))


def test_a_capture_is_written_as_one() -> None:
    for moment in list(RandomGame(GAME, Config(), 5, 1))[:-1:9]:
        view = GAME.view(moment.state, moment.state.turn)
        outlook = look(view)
        for option in list_options(outlook.sketch, 5, outlook.seat):
            made = to_action(outlook, option)
            assert (made.__class__.__name__ == "Capture") == bool(view.board[CELL[made.cell]])
