"""Many games stepped in one call, beside the environments that people learn with: PettingZoo's connect_four and RLCard's UNO."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

from bench.blank import uno_rate
from bench.calibration import CALIBRATION
from bench.contract import Bench, Contender, Contest, Goal, Missing, Stage

KERNEL = "Carte Blanche, Blockers! by its kernel, {count} games"
FOUR = "PettingZoo, connect_four"
UNO = "RLCard, UNO"
GAMES = 500
"""Played out at once."""
LENGTHS = 100
"""Games by which it is counted how long one is."""


def _vector(name: str, count: int, *, plain: bool = False) -> Any:
    """Steps a second of random play, an observation and a mask with each."""
    from carteblanche.research.encodings.catalogue import encode
    from carteblanche.research.vector.episodes import EpisodeVector
    from carteblanche.research.vector.making import make_vector

    made: list[Any] = []

    def measure(seconds: float) -> float:
        if not made:
            made.append(EpisodeVector(encode(name), count) if plain else make_vector(name, count))
            made[0].reset(1)
            made[0].step(made[0].sample())
        vector, steps = made[0], 0
        began = process_time()
        while process_time() - began < seconds:
            vector.step(vector.sample())
            steps += count
        return steps / (process_time() - began)

    return measure


def _connect_four(seconds: float) -> float:
    try:
        import numpy as np
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        raise Missing(str(error)) from None
    rng, env = np.random.default_rng(1), connect_four_v3.env()
    env.reset(seed=1)
    began = process_time()
    steps = 0
    while process_time() - began < seconds:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    return steps / (process_time() - began)


def run(stage: Stage) -> None:
    best = KERNEL.format(count=256)
    contenders = (
        Contender(best, _vector("blockers", 256)),
        Contender(KERNEL.format(count=2048), _vector("blockers", 2048)),
        Contender("Carte Blanche, Blockers! through the protocol", _vector("blockers", 16, plain=True)),
        Contender("Carte Blanche, Blitz through the protocol", _vector("blitz", 16)),
        Contender("Carte Blanche, BLANK through the protocol", _vector("blank", 16)),
        Contender(FOUR, _connect_four, "peer"),
        Contender(UNO, uno_rate, "peer"),
        CALIBRATION,
    )
    goals = (Goal(best, FOUR, 20.0), Goal(best, UNO, 20.0))
    stage.contest(Contest("vectorised environments, random play", "steps/s", contenders, goals=goals))
    stage.say(
        "A step is one action in one game, with what the next player sees and may do as arrays. Connect four has 84 numbers and 7 actions, "
        "Blockers! 572 and 648. Processor time is counted; a kernel is compiled before."
    )


def _played_out(seconds: float) -> float:
    """Tiles a second of whole random games in the kernel."""
    from carteblanche.research.vector.making import make_vector

    vector: Any = make_vector("blockers", 1)
    vector.reset(1)
    began = process_time()
    laid = 0
    while process_time() - began < seconds:
        laid += vector.roll_out(GAMES)
    return laid / (process_time() - began)


def _hexagons(seconds: float) -> float:
    """Stones a second of OpenSpiel's own rollouts in C++: one simulation of its tree search plays so many games out. How long a game is
    was counted through Python.
    """
    try:
        import pyspiel
    except ImportError as error:
        raise Missing(str(error)) from None
    game: Any = pyspiel.load_game("hex", {"board_size": 9})
    luck, stones = random.Random(1), 0
    for _ in range(LENGTHS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            stones += 1
    games, seed = 0, 0
    began = process_time()
    while process_time() - began < seconds:
        seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(GAMES, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, seed, False)
        bot.mcts_search(game.new_initial_state())
        games += GAMES
    return games * stones / LENGTHS / (process_time() - began)


def rollouts(stage: Stage) -> None:
    ours, theirs = "Carte Blanche, Blockers!, two colours each", "OpenSpiel, hex(9), C++"
    contenders = (Contender(ours, _played_out), Contender(theirs, _hexagons, "peer"), CALIBRATION)
    goals = (Goal(ours, theirs, 1.0),)
    stage.contest(Contest("whole random games in machine code", "steps/s", contenders, goals=goals, seconds=0.6))
    stage.say("With captures, groups, hidden stocks and forced moves; hex has stones that stay where they are put.")


BENCHES = [
    Bench("rollouts", "whole random games in machine code, beside OpenSpiel's in C++", rollouts),
    Bench("vector", "many games in one call beside PettingZoo's connect_four and RLCard", run),
]
