"""OpenSpiel's information-set tree search as a bot of the arena: `--bots carteblanche.research.ismcts:IsMcts`.

The search is OpenSpiel's own in Python, as it is, with its random rollouts; it plays the game through the adapter in `research.openspiel`,
and what it does not know is imagined from the view for every simulation. It keeps to a time, or else to a number of simulations.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, final

from carteblanche.core.luck import Luck
from carteblanche.core.rules import AnyGame
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.openspiel import GAMES, CarteBlancheGame, CarteBlancheState, make_resampler
from carteblanche.search.budget import Budget, Clock

SIMULATIONS: Final = 200
"""So many for a move where no time is set."""
LEAST: Final = 2
"""The first simulation only opens the root: with fewer than two there is nothing to go by."""
EXPLORATION: Final = 2.0
"""As in OpenSpiel's own examples."""
UNLIMITED: Final = 1_000_000
NUMPY_SEEDS: Final = 1 << 32

_ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
_mcts: Any = import_module("open_spiel.python.algorithms.mcts")
_random: Any = import_module("numpy.random")
"""They have no types."""


class _Over(Exception):
    """The budget is spent."""


@final
class IsMcts:
    def __init__(self, game: AnyGame, simulations: int = SIMULATIONS) -> None:
        self._game: Any = game
        self._simulations = simulations
        self._made: CarteBlancheGame | None = None
        self._clock: Clock | None = None
        self._seconds = 0.0

    def keep_time(self, clock: Clock, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def choose(self, view: Any, luck: Luck) -> Any:
        budget = Budget(self._simulations if self._clock is None else UNLIMITED, self._clock, self._seconds)
        made = self._made or GAMES[self._game.NAME](
            {"players": view.seats}, encode(self._game, view.seats, view.config)
        )
        self._made = made
        legal = made.encoding.legal(view)
        if not legal:
            return self._game.default(view, luck)
        if len(legal) == 1:
            return next(iter(legal.values()))
        return legal[self._search(made, made.imagine_state(view, luck), budget, luck)]

    @staticmethod
    def _search(game: CarteBlancheGame, state: CarteBlancheState, budget: Budget, luck: Luck) -> int:
        draws = _random.RandomState(luck.below(NUMPY_SEEDS))
        evaluator = _mcts.RandomRolloutEvaluator(1, draws)
        bot = _ismcts.ISMCTSBot(game, evaluator, EXPLORATION, UNLIMITED, random_state=draws)
        resample = make_resampler(luck.below(NUMPY_SEEDS))

        def simulate(given: CarteBlancheState, player: int) -> CarteBlancheState:
            if budget.spent >= LEAST and not budget.allows(1):
                raise _Over
            budget.spend(1)
            return resample(given, player)

        bot.set_resampler(simulate)
        try:
            policy = bot.get_policy(state)
        except _Over:
            policy = bot.get_final_policy(state, bot._root_node)  # noqa: SLF001  # it has no other way to be stopped
        best = max(chance for _, chance in policy)
        return int(luck.pick([action for action, chance in policy if chance == best]))
