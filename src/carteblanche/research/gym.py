"""Any of the games as a gymnasium environment for one learner, with bots on the other seats.

    import carteblanche.research.gym
    env = gymnasium.make("CarteBlanche/blockers-v1", opponent="greedy", seats=2, seat=0)

An act is followed by everything that others do until the learner is asked again. A number that is not legal ends the game as lost for the
learner, and `info["illegal"]` says so: choose by `action_mask`.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
from gymnasium import spaces

from carteblanche.core.rules import AnyGame, Bot
from carteblanche.core.values import Message, Seat
from carteblanche.games import catalogue
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.episode import LONGEST, Episode
from carteblanche.research.spaces import Observation, Seeds, action_space, observation_space, observe

LOST: Final = -1.0


class CarteBlancheEnv(gymnasium.Env[Observation, int]):
    """`opponent`: the level of the bots on the other seats. `seat`: the learner's; by default another in each game."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | AnyGame,
        opponent: str = "random",
        seats: int | None = None,
        seat: int | None = None,
        config: Message | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.encoding = encode(game, seats, config, **options)
        opened = self.encoding.game
        if opponent not in opened.BOTS:
            raise ValueError(f"{opened.NAME} has no bot {opponent!r}; there are {', '.join(opened.BOTS)}")
        if seat is not None and not 0 <= seat < self.encoding.seats:
            raise ValueError(f"there is no seat {seat} among {self.encoding.seats}")
        self.opponent = opponent
        self.longest = longest
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.encoding)
        self.action_space: spaces.Space[Any] = action_space(self.encoding)
        self._fixed = seat
        self._seeds = Seeds()
        self._seat = Seat(seat or 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        encoding = self.encoding
        chosen = self._seeds.next(seed)
        for attempt in range(100):
            self._seat = Seat((chosen + attempt) % encoding.seats if self._fixed is None else self._fixed)
            bots: list[Bot[Any, Any] | None] = [
                None if other == self._seat else encoding.game.BOTS[self.opponent](encoding.game)
                for other in range(encoding.seats)
            ]
            self.episode = Episode.seeded(encoding, chosen + attempt, bots)
            if self.episode.seat is not None:
                return self._observe(), {"seat": int(self._seat)}
        raise RuntimeError("a hundred games ended before the learner was asked")

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": int(self._seat)}
        if int(action) not in self.episode.legal():
            return self._observe(), LOST, True, False, {**info, "illegal": True}
        self.episode.act(int(action))
        outcome = self.episode.outcome
        if outcome is not None:
            reward = float(self.encoding.rewards(outcome)[self._seat])
            return self._observe(), reward, True, False, {**info, "reason": outcome.reason, "ranks": outcome.ranks}
        over = self.episode.seat is None or self.episode.acts >= self.longest
        return self._observe(), 0.0, False, over, info

    def render(self) -> str:
        return str(self.encoding.game.notation.draw(self.episode.view(self._seat)))

    def _observe(self) -> Observation:
        return observe(self.encoding, self.episode.view(self._seat))


def _register() -> None:
    for name in catalogue.NAMES:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType]  # its last parameter has no type
            f"CarteBlanche/{name}-v{catalogue.newest(name)}",
            "carteblanche.research.gym:CarteBlancheEnv",
            kwargs={"game": name},
        )


_register()
