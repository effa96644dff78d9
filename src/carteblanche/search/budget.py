"""How much a bot may think: a number of steps, and if somebody passes a clock in, a time.

Steps alone make a choice that is the same on every machine. A clock is for a live table, where an answer must come in time on a slow
machine too: what was found until then counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias, final, runtime_checkable

Clock: TypeAlias = Callable[[], float]
"""Seconds, from any beginning."""


@final
class Budget:
    def __init__(self, steps: int, clock: Clock | None = None, seconds: float = 0.0) -> None:
        self._steps: Final = steps
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._ends: Final = clock() + seconds if clock is not None else 0.0
        self.spent = 0

    def allows(self, steps: int) -> bool:
        """Whether so many steps may still be taken."""
        if self.spent + steps > self._steps:
            return False
        return self._clock is None or self._clock() < self._ends

    def has_time(self, share: float) -> bool:
        """Whether less than this share of the time has passed; always, if there is no clock."""
        return self._clock is None or self._clock() < self._ends - (1 - share) * self._seconds

    def spend(self, steps: int) -> None:
        self.spent += steps

    @property
    def left(self) -> int:
        return self._steps - self.spent


@runtime_checkable
class Timed(Protocol):
    """A bot that keeps to a time."""

    def keep_time(self, clock: Clock, seconds: float) -> None:
        """From now on no step of a search begins when so many seconds of a choice have passed by this clock."""
        ...
