"""A race as a PettingZoo environment in which all agents act at once.

A step is a moment of table time at which somebody is asked, mostly a second after the one before. All that are asked decide by what they
saw when it began; then their acts are carried out in the order that the rules give acts of the same moment. Who comes too late, or does
what was never legal, has done nothing: `infos[agent]["refused"]` says why. Who is not asked can only wait.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from carteblanche.core.driver import Asked, Drive, Misplayed
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Seat
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.encodings.encoding import WAIT, Legal
from carteblanche.research.episode import LONGEST
from carteblanche.research.spaces import Agents, Observation

TOO_LATE = "too-late"
NOT_LEGAL = "not-legal"
_ONLY_WAIT: Legal = {0: WAIT}


class CarteBlancheParallel(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """`longest`: after so many moments a game is given up, and all agents are truncated."""

    def __init__(
        self,
        game: str | AnyGame = "blitz",
        seats: int | None = None,
        config: Message | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(encode(game, seats, config, **options), longest)
        opened = self.encoding.game
        if opened.race is None:
            raise ValueError(f"{opened.NAME} is no race: take CarteBlancheAEC")
        self.metadata = {"render_modes": [], "name": f"carteblanche_{opened.NAME}_parallel_v{opened.VERSION}"}
        self.render_mode = render_mode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        encoding = self.encoding
        luck = KeyedLuck.seeded(self._seeds.next(seed), "deal")
        state = encoding.game.setup(encoding.config, encoding.seats, luck)
        self.drive = Drive(encoding.game, state, [None] * encoding.seats, luck)
        self.agents = list(self.possible_agents)
        self.steps = 0
        self._look()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        chosen = {Seat(self.possible_agents.index(agent)): int(number) for agent, number in actions.items()}
        asked = {seat for seat, legal in self._legal.items() if legal is not _ONLY_WAIT}
        acted: set[Seat] = set()
        while isinstance(found := self.drive.go_on(), Asked) and found.seat in asked - acted:
            seat = found.seat
            acted.add(seat)
            refused = self._act(seat, chosen.get(seat, 0))
            if refused:
                infos[self.possible_agents[seat]]["refused"] = refused
        for seat in asked - acted:
            if chosen.get(seat, 0) != 0:
                infos[self.possible_agents[seat]]["refused"] = TOO_LATE
        self.steps += 1
        self._look()
        outcome = self.encoding.game.outcome(self.drive.state)
        over = outcome is not None
        given_up = not over and (self.steps >= self.longest or not self._anybody)
        returns = self.encoding.rewards(outcome) or (0.0,) * self.encoding.seats
        observations, agents = self._observe(), self.agents
        if over or given_up:
            self.agents = []
        return (
            observations,
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, given_up),
            infos,
        )

    def _act(self, seat: Seat, number: int) -> str:
        """The seat does this, or nothing; why not."""
        legal = self._legal[seat]
        action = legal.get(number, WAIT)
        if action is not WAIT:
            try:
                self.drive.act(seat, action)
            except Misplayed as late:
                self.drive.wait(seat)
                return late.code
            return ""
        self.drive.wait(seat)
        return "" if number in legal else NOT_LEGAL

    def _look(self) -> None:
        """Goes on to the next moment at which somebody is asked, and notes what everybody may do then."""
        drive, encoding = self.drive, self.encoding
        found = drive.go_on()
        while found is not None and not isinstance(found, Asked):
            found = drive.go_on()
        self._anybody = found is not None
        self._views = {Seat(seat): encoding.game.view(drive.state, Seat(seat)) for seat in range(encoding.seats)}
        moment = None if found is None else found.at
        self._legal: dict[Seat, Legal] = {
            seat: encoding.legal(view) if drive.due.get(seat) == moment and found is not None else _ONLY_WAIT
            for seat, view in self._views.items()
        }

    def _observe(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, view in self._views.items():
            mask = np.zeros(self.encoding.actions, np.int8)
            mask[list(self._legal[seat])] = 1
            found[self.possible_agents[seat]] = {"observation": self.encoding.observe(view), "action_mask": mask}
        return found
