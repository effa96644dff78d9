"""OpenSpiel's own tests, unmodified, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Seat
from carteblanche.research import openspiel
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.unfolding import Unfolding


@pytest.mark.parametrize(
    ("name", "players", "sims"), [("blockers", 2, 2), ("blockers", 3, 1), ("blank", 2, 1), ("blanko", 2, 1)]
)
def test_random_simulations(name: str, players: int, sims: int) -> None:
    """Serialized and copied on the way, which OpenSpiel does by the history of actions and chance."""
    game = pyspiel.load_game(f"carteblanche_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)


def played(game: Any, seed: int, actions: int) -> Any:
    """A state after so many random actions of players."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while actions >= 0 and not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(numbers)))
            continue
        actions -= 1
        if actions >= 0:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", openspiel.GAMES)
def test_the_registered_games(name: str) -> None:
    game = pyspiel.load_game(f"carteblanche_{name}")
    encoding = encode(name)
    assert game.num_players() == 2
    assert game.num_distinct_actions() == encoding.actions
    assert game.observation_tensor_size() == encoding.size
    state = played(game, 1, 6)
    player = state.current_player()
    view = state.unfolding.node.view(encoding.game, Seat(player))
    assert np.array_equal(state.observation_tensor(player), encoding.observe(view))
    assert state.observation_string(player) != state.observation_string(1 - player)
    written = state.action_to_string(player, state.legal_actions()[0])
    assert encoding.game.notation.read(written) in state.unfolding.legal().values()


def test_luck_is_drawn_number_by_number() -> None:
    """The same numbers make the same deal as the rules make of the same luck."""
    encoding = encode("blockers", 3)
    luck, asked = KeyedLuck.seeded(7, "deal"), 0
    unfolding = Unfolding(encoding)
    while unfolding.wants:
        unfolding.draw(luck.below(unfolding.wants))
        asked += 1
    assert asked > 3 * 27
    assert unfolding.node is not None
    assert unfolding.node.state == encoding.game.setup(encoding.config, 3, KeyedLuck.seeded(7, "deal"))
    with pytest.raises(ValueError, match="cannot be drawn"):
        unfolding.draw(0)
    with pytest.raises(ValueError, match="none of the"):
        unfolding.act(-1)


def test_nobody_acts_while_luck_is_drawn() -> None:
    unfolding = Unfolding(encode("blockers"))
    assert unfolding.wants == 28
    assert unfolding.legal() == {}
    with pytest.raises(ValueError, match="nobody"):
        unfolding.act(0)
    with pytest.raises(ValueError, match="being carried out"):
        unfolding.imagined(Seat(0), KeyedLuck.seeded(1))
    other = copy.deepcopy(unfolding)
    other.draw(3)
    assert (unfolding.script, other.script) == ((), (3,))


def test_what_is_pickled_is_how_it_came_about() -> None:
    state = played(pyspiel.load_game("carteblanche_blockers"), 3, 6)
    again = pickle.loads(pickle.dumps(state.unfolding))
    assert again.node.state == state.unfolding.node.state
    with pytest.raises(TypeError, match="imagined"):
        pickle.dumps(openspiel.make_resampler(1)(state, state.current_player()).unfolding)
    with pytest.raises(TypeError, match="by name"):
        pickle.dumps(encode(encode("blockers").game))


def test_the_end_is_worth_what_the_outcome_says() -> None:
    state = played(pyspiel.load_game("carteblanche_blockers(players=4)"), 2, 500)
    assert state.is_terminal()
    assert tuple(state.returns()) == state.unfolding.outcome.returns


def test_an_information_state_recalls_how_it_came_about() -> None:
    """Two orders of the same tiles can lead to one view, but not to one information state."""
    game = pyspiel.load_game("carteblanche_blockers")
    states = [played(game, seed, 5) for seed in (1, 1, 2)]
    player = states[0].current_player()
    strings = [state.information_state_string(player) for state in states]
    assert strings[0] == strings[1] != strings[2]
    shorter = played(game, 1, 4)
    assert shorter.information_state_string(player) != strings[0]


@pytest.mark.parametrize("name", ["blockers", "blank"])
def test_a_resampled_state_looks_the_same_to_the_player_and_not_to_others(name: str) -> None:
    state = played(pyspiel.load_game(f"carteblanche_{name}"), 4, 4)
    player = state.current_player()
    resample = openspiel.make_resampler(1)
    others = [resample(state, player) for _ in range(3)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(1 - player) != state.observation_string(1 - player)
        other.apply_action(other.legal_actions()[0])
    assert state.current_player() == player


def test_the_searcher_of_openspiel_plays() -> None:
    game = pyspiel.load_game("carteblanche_blockers")
    state = played(game, 5, 80)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=4,
        random_state=rng,
    )
    bot.set_resampler(openspiel.make_resampler(2))
    assert bot.step(state) in state.legal_actions()
