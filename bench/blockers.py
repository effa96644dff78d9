"""Blockers! at random through the public protocol, beside comparable games of boardgame.io and OpenSpiel."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from bench.calibration import CALIBRATION
from bench.contract import Bench, Contender, Contest, Goal, Missing, Stage
from bench.node import Peer, peer
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.values import Millis
from carteblanche.games import catalogue

CASES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("2 players, two colours each", 2, {"two": "advanced"}),
    ("2 players, one colour each", 2, {"two": "basic"}),
    ("3 players", 3, {}),
    ("4 players", 4, {}),
    ("5 players", 5, {}),
)
OURS = "Carte Blanche"
CLIENT = "boardgame.io, local client"
SPIEL = "OpenSpiel, game defined in Python"


def rate(seconds: float, players: int, options: dict[str, str]) -> float:
    """Actions a second: who is prompted views, lists what is proper, picks one at random and plays it."""
    game = catalogue.open("blockers")
    config: Any = game.CONFIG(**options)
    luck = KeyedLuck.seeded(1, "bench")
    began = perf_counter()
    actions = 0
    while perf_counter() - began < seconds:
        state = game.setup(config, players, luck)
        while prompts := game.prompts(state):
            seat = next(iter(prompts))
            action = game.options(game.view(state, seat)).sample(luck)
            state = game.play(state, Millis(0), seat, action, luck)
            actions += 1
    return actions / (perf_counter() - began)


def _spiel(name: str, seconds: float, **parameters: int) -> float:
    try:
        from bench.peers import openspiel_tiles
    except ImportError as error:
        raise Missing(str(error)) from None
    return openspiel_tiles.rate(name, seconds, **parameters)


def _contest(title: str, players: int, options: dict[str, str], client: Peer) -> Contest:
    def ours(seconds: float) -> float:
        return rate(seconds, players, options)

    def bgio(seconds: float) -> float:
        return float(client.ask({"seconds": seconds, "players": players})["rate"])

    def spiel(seconds: float) -> float:
        return _spiel("python_tiles", seconds, players=players)

    def hexagons(seconds: float) -> float:
        return _spiel("hex", seconds, board_size=9)

    return Contest(
        f"Blockers!, {title}",
        "actions/s",
        (
            Contender(OURS, ours),
            Contender(CLIENT, bgio, "peer"),
            Contender(SPIEL, spiel, "peer"),
            Contender("OpenSpiel, hex(9) in C++ called from Python", hexagons, "beside"),
            CALIBRATION,
        ),
        goals=(Goal(OURS, CLIENT, 1.0), Goal(OURS, SPIEL, 1.2)),
        seconds=0.6,
    )


def run(stage: Stage) -> None:
    stage.progress("installing and warming up the peers")
    with peer("local.mjs") as client:
        for _, players, options in CASES:
            client.ask({"seconds": 1, "players": players})
            rate(0.2, players, options)
        for title, players, options in CASES:
            stage.contest(_contest(title, players, options, client))
    stage.say("The peers play the placing half of the rules, without captures, groups, scores, hidden views and news.")


BENCHES = [Bench("blockers", "random play, beside boardgame.io's local client and OpenSpiel", run)]
