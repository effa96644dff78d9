"""The exact end, against a search through the rules themselves."""

from __future__ import annotations

import pytest

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games.blockers.endgame import preferred, solved, worlds
from carteblanche.games.blockers.outlook import list_options, look, plies_left, to_action
from carteblanche.games.blockers.rollout import CAPTURED, worths
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import BlockersState, Config
from carteblanche.search.budget import Budget

GAME = Blockers()
LUCK = KeyedLuck.seeded(0)


def late(seats: int, config: Config, plies: int, seed: int) -> BlockersState:
    """A game of careful players with so many moves to go."""
    luck = KeyedLuck.seeded(seed, "late")
    state = GAME.setup(config, seats, luck)
    bot = GAME.BOTS["casual"](GAME)
    while plies_left(look(GAME.view(state, state.turn))) > plies:
        state = GAME.play(state, Millis(0), state.turn, bot.choose(GAME.view(state, state.turn), luck), luck)
    return state


def through_the_rules(state: BlockersState, viewer: int) -> list[int]:
    outcome = GAME.outcome(state)
    if outcome is not None:
        captured = map(len, state.captured)
        return worths([score * CAPTURED + n for score, n in zip(outcome.scores, captured, strict=True)])
    best: list[int] = []
    for action in GAME.options(GAME.view(state, state.turn)):
        found = through_the_rules(GAME.play(state, Millis(0), state.turn, action, LUCK), viewer)
        if not best or preferred(found, state.turn, viewer) > preferred(best, state.turn, viewer):
            best = found
    return best


@pytest.mark.parametrize(
    ("seats", "config"),
    [
        (2, Config("basic")),
        (2, Config("advanced")),
        (2, Config("basic", "uptown")),
        (3, Config()),
        (4, Config(scoring="uptown")),
        (5, Config()),
    ],
)
@pytest.mark.parametrize("plies", [1, 2])
def test_the_end_is_worth_what_the_rules_make_of_it(seats: int, config: Config, plies: int) -> None:
    for seed in range(3):
        state = late(seats, config, plies, seed)
        outlook = look(GAME.view(state, state.turn))
        options = list_options(outlook.sketch, seats, outlook.seat)
        found = solved(outlook, options, Budget(100_000))
        assert found is not None
        assert [option for _, option in found] == options
        for worth, option in found[::5]:
            after = GAME.play(state, Millis(0), state.turn, to_action(outlook, option), LUCK)
            assert worth == through_the_rules(after, outlook.seat)[outlook.seat]


def test_three_moves_before_the_end_are_solved_too() -> None:
    state = late(5, Config(), 3, 1)
    outlook = look(GAME.view(state, state.turn))
    options = list_options(outlook.sketch, 5, outlook.seat)
    found = solved(outlook, options, Budget(100_000))
    assert found is not None
    for worth, option in found[:2]:
        after = GAME.play(state, Millis(0), state.turn, to_action(outlook, option), LUCK)
        assert worth == through_the_rules(after, outlook.seat)[outlook.seat]


def test_what_is_not_open_to_all_is_not_solved_and_one_tile_to_be_drawn_is_averaged() -> None:
    state = late(2, Config("basic"), 6, 1)
    assert worlds(look(GAME.view(state, state.turn))) is None
    state = late(2, Config("basic"), 4, 1)
    found = worlds(look(GAME.view(state, state.turn)))
    assert found is not None
    assert len(found) == 6
    rival = 1 - state.turn
    assert {tuple(sketch[5][rival]) for sketch in found} == {(face,) for sketch in found for face in sketch[5][rival]}
    assert solved(look(GAME.view(state, state.turn)), [], Budget(100_000)) is None


def test_the_budget_is_kept() -> None:
    state = late(2, Config("basic"), 3, 2)
    outlook = look(GAME.view(state, state.turn))
    options = list_options(outlook.sketch, 2, outlook.seat)
    for steps in (0, 50, 500, 2000, 5000):
        budget = Budget(steps)
        found = solved(outlook, options, budget)
        assert budget.spent <= steps
        assert found is None or 0 < len(found) <= len(options)
