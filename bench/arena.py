"""Games of the arena: how many a second and core, beside OpenSpiel's own playouts of a comparable game, and how that grows with cores."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from bench.calibration import CALIBRATION
from bench.contract import Bench, Contender, Contest, Missing, Stage

if TYPE_CHECKING:
    from carteblanche.arena.plan import Plan
    from carteblanche.arena.results import SetResult

SECONDS: Final = 2.0
MANY: Final = 100_000
"""More sets than can be played."""


class Case(NamedTuple):
    bots: tuple[str, str]
    """The quickest levels, which do no more than what the arena needs to show itself."""
    peer: str
    """A game of OpenSpiel, in C++: stones on a board, a hand that is filled from a stock, cards that follow others. It has no race, and its
    word game lists no moves.
    """
    options: tuple[str, ...] = ()


CASES: Final[Mapping[str, Case]] = {
    "blockers": Case(("random", "novice"), "hex(board_size=9)"),
    "blanko": Case(("novice", "casual"), "gin_rummy"),
    "blank": Case(("random", "beginner"), "crazy_eights(players=2)", ("reading=false", "rewards=false")),
    "blitz": Case(("easy", "medium"), "hearts", ("rounds=1",)),
}


def make(name: str) -> Plan:
    from carteblanche.arena.plan import Limits
    from carteblanche.cli.arena import make_plan

    case = CASES[name]
    return make_plan(name, case.bots, 2, case.options, 0, None, Limits())


def rate(plan: Plan, seconds: float, cores: int) -> float:
    """Games a second, logs and results written, from the first set that is done: starting processes is not counted."""
    from carteblanche.arena.running import run

    finished: list[float] = []

    def enough(result: SetResult) -> bool:
        finished.extend([perf_counter()] * len(result.games))
        return finished[-1] - finished[0] > seconds

    with TemporaryDirectory() as folder:
        run(plan, Path(folder), MANY, cores, enough)
    first = len([moment for moment in finished if moment == finished[0]])
    return (len(finished) - first) / (finished[-1] - finished[0])


def play_out(name: str, seconds: float) -> float:
    """Games a second of random play through OpenSpiel's Python interface, chance included."""
    try:
        import pyspiel
    except ImportError as error:
        raise Missing(str(error)) from None
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as error:
        raise Missing(str(error).splitlines()[0]) from None
    luck, games, began = random.Random(1), 0, perf_counter()
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(numbers, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        games += 1
    return games / (perf_counter() - began)


def _contest(name: str) -> Contest:
    plan, case = make(name), CASES[name]

    def one(seconds: float) -> float:
        return rate(plan, seconds, 1)

    def two(seconds: float) -> float:
        return rate(plan, seconds, 2)

    def peer(seconds: float) -> float:
        return play_out(case.peer, seconds)

    return Contest(
        f"{name}, {' – '.join(case.bots)}",
        "games/s",
        (
            Contender("arena, one core", one),
            Contender("arena, two cores", two),
            Contender(f"OpenSpiel, random playouts of {case.peer}", peer, "peer"),
            CALIBRATION,
        ),
        seconds=SECONDS,
    )


def run_all(stage: Stage) -> None:
    for name in CASES:
        stage.progress(f"opening {name}")
        stage.contest(_contest(name))
    stage.say(
        "A game of the arena is played by bots that see views, is checked, and is written as a log that can be verified; "
        "a playout of OpenSpiel is random moves in C++ and leaves nothing behind."
    )


BENCHES = [Bench("arena", "games a second and core, beside OpenSpiel's playouts", run_all)]
