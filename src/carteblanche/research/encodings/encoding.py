"""Actions as integers and views as arrays: what every encoding promises.

An encoding is made for one game value, one set of options and one number of seats; with these its sizes are fixed.

- Everything comes from a *view*. No method takes a state, so an array can tell no secret, and equal views give equal arrays.
- Seats are counted from the viewer: 0 is the viewer, 1 the next clockwise.
- `legal(view)` has a number for every listed option, and for what a game can find of its open kinds. Only where more is possible than an
  encoding has numbers for is the rest left out; each encoding says what that is.
- `WAIT` stands for doing nothing now, where being slow is a choice. It is no action of the game.
- An observation is one flat array of 32-bit floats, mostly between 0 and 1. It is made of named fields, which `split` finds again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message, Outcome, Seat, View

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Legal: TypeAlias = "Mapping[int, Message | None]"
"""By number: the action; `WAIT` for doing nothing."""

WAIT: Final = None


class Field(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    about: str


class Encoding(ABC):
    def __init__(self, game: AnyGame, config: Message, seats: int, fields: Sequence[Field], actions: int) -> None:
        if seats not in game.SEATS:
            raise ValueError(f"{game.NAME} is played by {game.SEATS[0]} to {game.SEATS[-1]}, not by {seats}")
        self.game = game
        self.config: Any = config
        self.seats = seats
        self.fields = tuple(fields)
        self.actions = actions
        """How many numbers there are for actions."""
        self._parts: list[tuple[str, slice, tuple[int, ...]]] = []
        end = 0
        for field in self.fields:
            begin, end = end, end + prod(field.shape)
            self._parts.append((field.name, slice(begin, end), field.shape))
        self.size = end
        """How many numbers an observation has."""
        self._last: tuple[View | None, Legal] = (None, {})
        self.by_name = False
        """Whether the game was opened by its name alone, so that it can be opened again."""

    def __reduce__(self) -> tuple[Any, ...]:
        from carteblanche.research.encodings.catalogue import encode

        if not self.by_name:
            raise TypeError("an encoding can be pickled only if its game was opened by name")
        return encode, (self.game.NAME, self.seats, self.config)

    def observe(self, view: View) -> Array:
        """What the viewer sees, as one array."""
        made = np.zeros(self.size, np.float32)
        self._fill(view, self.split(made))
        return made

    def split(self, observation: Array) -> dict[str, Array]:
        """The fields of an observation, or of a batch of them, by name, in their shapes; of one observation without copying."""
        many = observation.shape[:-1]
        return {name: observation[..., part].reshape(many + shape) for name, part, shape in self._parts}

    def legal(self, view: View) -> Legal:
        """What the viewer may do now."""
        if self._last[0] is not view:
            self._last = (view, {} if view.prompt is None else self._number(view))
        return self._last[1]

    def mask(self, view: View) -> Mask:
        """By number: 1 if the viewer may do it now."""
        made = np.zeros(self.actions, np.int8)
        made[list(self.legal(view))] = 1
        return made

    def action_of(self, view: View, number: int) -> Message | None:
        """The action of this number, or `ValueError` if it may not be done now."""
        found = self.legal(view)
        if number not in found:
            raise ValueError(f"{number} is none of the {len(found)} legal actions")
        return found[number]

    def number_of(self, view: View, action: Message | None) -> int:
        """The number of this action, or `ValueError` if it has none now."""
        for number, one in self.legal(view).items():
            if one == action:
                return number
        raise ValueError(f"{action} has no number now")

    @staticmethod
    def rewards(outcome: Outcome | None) -> tuple[float, ...]:
        """By seat: 1 for the first rank down to -1 for the last (`Outcome.returns`); nothing before the end."""
        return () if outcome is None else outcome.returns

    @abstractmethod
    def _number(self, view: Any) -> Legal:
        """All that the viewer, who is prompted, may do."""

    @abstractmethod
    def _fill(self, view: Any, into: dict[str, Array]) -> None:
        """Writes the view into the fields, which are all 0."""

    def _relative(self, view: View, seat: int) -> int:
        """How far this seat is from the viewer, clockwise."""
        return (seat - self._viewer(view)) % self.seats

    @staticmethod
    def _viewer(view: View) -> Seat:
        if view.viewer is None:
            raise ValueError("only a seat's view can be encoded")
        return view.viewer

    def _from_viewer(self, view: View) -> list[Seat]:
        """The seats, the viewer first."""
        first = self._viewer(view)
        return [Seat((first + step) % self.seats) for step in range(self.seats)]
