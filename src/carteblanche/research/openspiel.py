"""The games with turns as OpenSpiel games: `carteblanche_blockers`, `carteblanche_blanko`, `carteblanche_blank`.

    import carteblanche.research.openspiel
    game = pyspiel.load_game("carteblanche_blockers(players=3)")

Chance is explicit and exact: every number that the rules ask of their luck is a chance node with equally likely outcomes, the deal
included. An action whose step needs luck is carried out once all of it is drawn. Players see their views: an observation is the view, an
information state the views from the deal on. Where several seats may act, they do in the driver's order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final

import msgspec
import numpy as np

from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.values import Seat, View
from carteblanche.games import catalogue
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.encodings.encoding import Array, Encoding
from carteblanche.research.unfolding import Unfolding

pyspiel: Any = import_module("pyspiel")
"""It has no types."""

LONGEST: Final = 3000
"""After so many actions a game ends with nothing for anybody."""
WIDEST: Final = 256
"""No chance node has more outcomes."""


def _type(name: str, long_name: str, seats: range) -> Any:
    return pyspiel.GameType(
        short_name=f"carteblanche_{name}",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


class CarteBlancheGame(pyspiel.Game):  # type: ignore[misc]
    NAME: ClassVar[str]
    TYPE: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None, encoding: Encoding | None = None) -> None:
        """OpenSpiel gives `params`. With an `encoding` it is that game, with its options and what it was opened with."""
        self.encoding: Encoding = encoding or encode(self.NAME, int((params or {}).get("players", 2)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=WIDEST,
            num_players=self.encoding.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.TYPE, info, params or {})  # pyright: ignore[reportUnknownMemberType]

    def new_initial_state(self) -> CarteBlancheState:
        return CarteBlancheState(self)

    def imagine_state(self, view: View, luck: Luck) -> CarteBlancheState:
        """A state that this viewer, who is to act, could be in."""
        return CarteBlancheState(self, Unfolding.from_view(self.encoding, view, luck))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding, iig_obs_type, params)


class CarteBlancheState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: CarteBlancheGame, unfolding: Unfolding | None = None) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        self.unfolding = unfolding or Unfolding(game.encoding)

    def current_player(self) -> int:
        unfolding = self.unfolding
        if unfolding.wants:
            return int(pyspiel.PlayerId.CHANCE)
        over = unfolding.seat is None or unfolding.acts >= LONGEST
        return int(pyspiel.PlayerId.TERMINAL) if over else int(unfolding.seat or 0)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        unfolding = self.unfolding
        outcome = unfolding.outcome if self.is_terminal() else None
        return list(unfolding.encoding.rewards(outcome)) or [0.0] * unfolding.encoding.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wants = self.unfolding.wants
        assert 0 < wants <= WIDEST
        return [(number, 1 / wants) for number in range(wants)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.unfolding.legal())

    def _apply_action(self, action: int) -> None:
        if self.unfolding.wants:
            self.unfolding.draw(action)
        else:
            self.unfolding.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"luck {action}"
        unfolding = self.unfolding
        found = unfolding.legal().get(action)
        return str(action) if found is None else str(unfolding.encoding.game.notation.write(found))

    def __str__(self) -> str:
        unfolding = self.unfolding
        if unfolding.node is None:
            return f"dealing {unfolding.script}"
        view = unfolding.encoding.game.view(unfolding.node.state, None)
        return f"{unfolding.encoding.game.notation.draw(view)}\n{unfolding.script}"


class Observer:
    """A view as text and as the array of `encodings`. Before the deal there is nothing to see."""

    def __init__(self, encoding: Encoding, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._encoding = encoding
        self._recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Array = np.zeros(encoding.size if self._private and not self._recall else 0, np.float32)
        self.dict: dict[str, Array] = encoding.split(self.tensor) if self.tensor.size else {}

    def set_from(self, state: CarteBlancheState, player: int) -> None:
        self.tensor.fill(0)
        node = state.unfolding.node
        if self.tensor.size and node is not None:
            self.tensor[:] = self._encoding.observe(node.view(self._encoding.game, Seat(player)))

    def string_from(self, state: CarteBlancheState, player: int) -> str:
        node, game = state.unfolding.node, self._encoding.game
        if node is None:
            return "dealing"
        viewer = Seat(player) if self._private else None
        seen: str = msgspec.json.encode(node.view(game, viewer)).decode()
        if self._recall:
            return f"{hashlib.sha256(node.recall(game, viewer)).hexdigest()[:24]} {seen}"
        return seen


def make_resampler(seed: int) -> Callable[[CarteBlancheState, int], CarteBlancheState]:
    """For `ISMCTSBot.set_resampler`: a state that this player could be in as well, with the same information state."""
    luck = KeyedLuck.seeded(seed, "resampling")

    def resample(state: CarteBlancheState, player: int) -> CarteBlancheState:
        other: CarteBlancheState = state.clone()
        other.unfolding = state.unfolding.imagined(Seat(player), luck)
        return other

    return resample


def _game(name: str, long_name: str) -> type[CarteBlancheGame]:
    kind = _type(name, long_name, catalogue.open(name).SEATS)
    made = type(long_name, (CarteBlancheGame,), {"NAME": name, "TYPE": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES: Final = {
    "blockers": _game("blockers", "Blockers!"),
    "blanko": _game("blanko", "BLANKO"),
    "blank": _game("blank", "BLANK"),
}
"""By name: the games that are registered."""
