"""The game of tiles.mjs as OpenSpiel has games defined in Python: one chance node deals, then turns; cells are bit sets, as ours are."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from carteblanche.games.blockers.data import FITS, KINDS, RACK, SIDE

CELLS = SIDE * SIDE
FULL = (1 << CELLS) - 1
DEALS = 1000
LARGEST = 5

_TYPE = pyspiel.GameType(
    short_name="python_tiles",
    long_name="Tiles on a 9x9 board",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=LARGEST,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class TilesGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = int((params or {}).get("players", 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=RACK * CELLS,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=CELLS,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> TilesState:
        return TilesState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> None:
        return None


class TilesState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TilesGame) -> None:
        super().__init__(game)
        self._players = game.players
        self._turn = 0
        self._empty = FULL
        self._racks: list[list[int]] = []
        self._stocks: list[list[int]] = []
        self._over = False

    def current_player(self) -> int:
        if self._over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._turn if self._racks else int(pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        found: list[int] = []
        for index, face in enumerate(self._racks[player]):
            cells = FITS[face] & self._empty
            while cells:
                low = cells & -cells
                found.append(index * CELLS + low.bit_length() - 1)
                cells ^= low
        return found

    def _apply_action(self, action: int) -> None:
        if not self._racks:
            deal = random.Random(action)
            decks = [deal.sample(range(KINDS), KINDS) for _ in range(self._players)]
            self._racks = [deck[:RACK] for deck in decks]
            self._stocks = [deck[RACK:] for deck in decks]
            return
        index, cell = divmod(action, CELLS)
        rack, stock = self._racks[self._turn], self._stocks[self._turn]
        self._empty ^= 1 << cell
        rack.pop(index)
        if stock:
            rack.append(stock.pop())
        self._turn = (self._turn + 1) % self._players
        self._over = not any(FITS[face] & self._empty for face in self._racks[self._turn])

    def is_terminal(self) -> bool:
        return self._over

    def returns(self) -> list[float]:
        return [0.0] * self._players

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}: {action // CELLS} on {action % CELLS}"

    def __str__(self) -> str:
        return f"{self._empty:081b}"


pyspiel.register_game(_TYPE, TilesGame)


def rate(name: str, seconds: float, **parameters: int) -> float:
    """Steps a second of random play through OpenSpiel's Python interface."""
    from time import perf_counter

    game = pyspiel.load_game(name, parameters)
    luck = random.Random(1)
    began = perf_counter()
    steps = 0
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(luck.randrange(DEALS))
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
    return steps / (perf_counter() - began)
