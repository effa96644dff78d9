"""Blitz at random through the public protocol, and whole matches of bots, beside card games of OpenSpiel and RLCard."""

from __future__ import annotations

import random
from functools import partial
from time import perf_counter
from typing import Any

from bench.calibration import CALIBRATION
from bench.contract import Bench, Contender, Contest, Goal, Missing, Stage
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games import catalogue

OURS = "Carte Blanche"
RLCARD = "RLCard, uno"
SPIEL = "OpenSpiel, crazy_eights in C++ called from Python"
PAUSE = 40
"""So many milliseconds of table time pass before an act."""


def rate(seconds: float, players: int) -> float:
    """Actions a second: somebody who is prompted views, lists what is proper, picks one at random and plays it. Alarms ring when they
    are due and are not counted; they are asked for when who may act has changed, and when the next one is due.
    """
    game = catalogue.open("blitz")
    config: Any = game.CONFIG(rounds=3)
    luck = KeyedLuck.seeded(1, "bench")
    began = perf_counter()
    actions = 0
    while perf_counter() - began < seconds:
        state = game.setup(config, players, luck)
        now, asked, due = 0, None, None
        while game.outcome(state) is None:
            now += PAUSE
            prompts = game.prompts(state)
            if prompts is not asked or (due is not None and due.at <= now):
                asked, due = prompts, min(game.alarms(state), key=lambda alarm: alarm.at, default=None)
            seat = luck.pick(tuple(prompts)) if prompts else None
            options = None if seat is None else game.options(game.view(state, seat))
            if due is not None and (due.at <= now or not options):
                now, state, asked = max(now, due.at), game.ring(state, due, luck), None
            elif options and seat is not None:
                state = game.play(state, Millis(now), seat, options.sample(luck), luck)
                actions += 1
    return actions / (perf_counter() - began)


def _rlcard(seconds: float, players: int) -> float:
    try:
        import rlcard
    except ImportError as error:
        raise Missing(str(error)) from None
    env: Any = rlcard.make("uno", {"seed": 1, "game_num_players": players})
    began = perf_counter()
    actions = 0
    while perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            actions += 1
    return actions / (perf_counter() - began)


def _spiel(seconds: float, players: int) -> float:
    try:
        import pyspiel
    except ImportError as error:
        raise Missing(str(error)) from None
    game: Any = pyspiel.load_game("crazy_eights", {"players": players})
    began = perf_counter()
    actions = 0
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.observation_string(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
    return actions / (perf_counter() - began)


def matches(seconds: float, players: int) -> float:
    """Acts a second of whole matches between bots with hands, in virtual time."""
    from carteblanche.games.blitz.match import play_match

    began = perf_counter()
    acts = seed = 0
    while perf_counter() - began < seconds:
        match = play_match(["hard"] * players, KeyedLuck.seeded(seed, "deal"), KeyedLuck.seeded(seed, "hands"))
        acts += sum(one.acts for one in match.rounds)
        seed += 1
    return acts / (perf_counter() - began)


def run(stage: Stage) -> None:
    random.seed(1)
    for players in (2, 4, 8):
        stage.contest(
            Contest(
                f"Blitz, {players} players",
                "actions/s",
                (
                    Contender(OURS, partial(rate, players=players)),
                    Contender(f"{OURS}, bots with hands", partial(matches, players=players)),
                    Contender(RLCARD, partial(_rlcard, players=players), "peer"),
                    Contender(SPIEL, partial(_spiel, players=players), "beside"),
                    CALIBRATION,
                ),
                goals=(Goal(OURS, RLCARD, 2.0),),
            )
        )
    stage.say("The peers are card games of turns, without simultaneous acts, alarms, recall and news.")


BENCHES = [Bench("blitz", "random play and whole matches, beside RLCard and OpenSpiel", run)]
