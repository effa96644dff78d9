"""One game as an environment plays it: by numbers, in the driver's virtual time.

Whoever is asked acts by `act`; turns, races, interruptions and alarms come as `core.driver` orders them. A seat that is prompted but has
nothing to choose from is not asked: it rests until something changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carteblanche.core.driver import Asked, Drive
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.core.rules import Bot
from carteblanche.core.values import Millis, Outcome, Seat
from carteblanche.research.encodings.encoding import WAIT, Encoding, Legal

LONGEST: Final = 20_000
"""After so many acts an environment gives a game up, unless it is told otherwise."""


class Episode:
    """`bots`: who plays by itself, by seat; `None` where numbers come from outside."""

    def __init__(
        self, encoding: Encoding, luck: Luck, bots: Sequence[Bot[Any, Any] | None] = (), seed: int = 0
    ) -> None:
        self.encoding = encoding
        self._views: dict[Seat, Any] = {}
        seated = bots or [None] * encoding.seats
        minds = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(len(seated))]
        state = encoding.game.setup(encoding.config, encoding.seats, luck)
        self.drive = Drive(encoding.game, state, seated, luck, minds)
        self.seat: Seat | None = None
        """Who is to act; nobody once it is over."""
        self.acts = 0
        self.go_on()

    @classmethod
    def seeded(cls, encoding: Encoding, seed: int, bots: Sequence[Bot[Any, Any] | None] = ()) -> Episode:
        """The same seed deals the same game as it does for `play_out`."""
        return cls(encoding, KeyedLuck.seeded(seed, "deal"), bots, seed)

    @property
    def at(self) -> Millis:
        return self.drive.now

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.encoding.game.outcome(self.drive.state)
        return found

    def view(self, seat: Seat) -> Any:
        """What this seat may know now."""
        if seat not in self._views:
            self._views[seat] = self.encoding.game.view(self.drive.state, seat)
        return self._views[seat]

    def legal(self) -> Legal:
        """What whoever is asked may do."""
        return {} if self.seat is None else self.encoding.legal(self.view(self.seat))

    def act(self, number: int) -> None:
        """Whoever is asked does this, or `ValueError`; then everything happens up to the next one who is asked."""
        if self.seat is None:
            raise ValueError("nobody is to act")
        action = self.encoding.action_of(self.view(self.seat), number)
        if action is WAIT:
            self.drive.wait(self.seat)
        else:
            self.drive.act(self.seat, action)
            self._views.clear()
        self.acts += 1
        self.go_on()

    def go_on(self) -> None:
        """Plays on until somebody must act or it is over."""
        while (found := self.drive.go_on()) is not None:
            if not isinstance(found, Asked):
                self._views.clear()
            elif self.encoding.legal(self.view(found.seat)):
                self.seat = found.seat
                return
            else:
                self.drive.rest(found.seat)
        self.seat = None
