"""Any of the games as a PettingZoo environment in which one agent acts at a time.

    env = CarteBlancheAEC("blockers", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation["observation"], observation["action_mask"]))

Who acts next is the driver's to say: an agent can be asked several times in a row, or while it is another's turn. A number that is not
legal is refused by `ValueError`; then nothing has happened.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Seat
from carteblanche.research.encodings.catalogue import encode
from carteblanche.research.episode import LONGEST, Episode
from carteblanche.research.spaces import Agents, Observation, observe


class CarteBlancheAEC(Agents, AECEnv[str, Observation, "int | None"]):  # type: ignore[misc]  # PettingZoo has no types
    """`longest`: after so many acts a game is given up, and all agents are truncated."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        config: Message | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__(encode(game, seats, config, **options), longest)
        opened = self.encoding.game
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"carteblanche_{opened.NAME}_v{opened.VERSION}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = Episode.seeded(self.encoding, self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        return observe(self.encoding, self.episode.view(Seat(self.possible_agents.index(agent))))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game and must act")
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        """What whoever is asked sees, as text."""
        view = self.episode.view(Seat(self.possible_agents.index(self.agent_selection)))
        return str(self.encoding.game.notation.draw(view))

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """Who acts next; or, at the end, what everybody gets."""
        seat, outcome = self.episode.seat, self.episode.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, self.encoding.rewards(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif seat is None or self.episode.acts >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
