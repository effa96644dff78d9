"""Random games of any kind, in table time: somebody acts, or the next alarm rings.

The driver knows nothing but the protocol. At every state it draws from its own luck who of those prompted acts, what and when, or that
nobody does and the next alarm rings; the game's luck is another stream, and every number it gives is written down with the step, so
that the game can be played again from the record alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from carteblanche.core.luck import KeyedLuck, Luck, RecordedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Alarm, Millis, Prompt, Seat

Act = Callable[[AnyGame, Any, Luck], Any]
"""What somebody with this view does, or nothing: for games whose options are not all listed."""

PAUSE = 5000
"""The longest time, in milliseconds, that the driver lets pass before an act."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happened, and the luck it took: an act of a seat, or an alarm. Neither: the deal."""

    at: Millis
    seat: Seat | None = None
    action: Any = None
    alarm: Alarm | None = None
    drawn: list[int] = field(default_factory=list[int])

    def taken(self, game: AnyGame, state: Any, luck: Luck) -> Any:
        """The state after this step."""
        if self.alarm is not None:
            return game.ring(state, self.alarm, luck)
        assert self.seat is not None
        return game.play(state, self.at, self.seat, self.action, luck)


@dataclass(frozen=True, slots=True)
class Moment:
    """A state on the way, and the step that led to it."""

    number: int
    step: Step
    state: Any


class RandomGame:
    """One random game. Iterating over it plays it; `moments` keeps what was."""

    def __init__(
        self, game: AnyGame, config: Any, seats: int, seed: int, limit: int = 5000, act: Act | None = None
    ) -> None:
        self.game = game
        self._chosen = act
        self.config = config
        self.seats = seats
        self.limit = limit
        self.now = Millis(0)
        self.moments: list[Moment] = []
        self._luck = KeyedLuck.seeded(seed, "game")
        self._driver = KeyedLuck.seeded(seed, "driver")

    def __iter__(self) -> Iterator[Moment]:
        recorded = RecordedLuck(self._luck)
        state = self.game.setup(self.config, self.seats, recorded)
        step: Step | None = Step(Millis(0), drawn=recorded.drawn)
        while step is not None:
            moment = Moment(len(self.moments), step, state)
            self.moments.append(moment)
            yield moment
            if len(self.moments) > self.limit:
                return
            step = self._next(state)
            if step is not None:
                recorded = RecordedLuck(self._luck)
                state = step.taken(self.game, state, recorded)
                step.drawn.extend(recorded.drawn)

    def _next(self, state: Any) -> Step | None:
        prompts = self.game.prompts(state)
        alarms = sorted(self.game.alarms(state), key=lambda alarm: (alarm.at, alarm.name, alarm.seat or 0))
        if not prompts and not alarms:
            return None
        luck = self._driver
        if not alarms or (prompts and luck.below(4)):
            act = self._act(state, prompts, alarms[0].at if alarms else None)
            if act is not None:
                return act
        if not alarms:
            return None
        self.now = max(self.now, alarms[0].at)
        return Step(alarms[0].at, alarm=alarms[0])

    def _act(self, state: Any, prompts: Any, latest: Millis | None) -> Step | None:
        luck = self._driver
        for seat in luck.shuffle(prompts):
            prompt: Prompt = prompts[seat]
            view = self.game.view(state, seat)
            options = self.game.options(view)
            action = None if self._chosen is None else self._chosen(self.game, view, luck)
            if action is not None:
                pass
            elif len(options):
                action = options.sample(luck)
            elif self.game.OPEN.isdisjoint(prompt.kinds):
                continue
            else:
                action = self.game.default(view, luck)
            last = self.now + PAUSE if latest is None else min(latest, Millis(self.now + PAUSE))
            self.now = Millis(self.now + luck.below(max(0, last - self.now) + 1))
            return Step(self.now, seat, action)
        return None
