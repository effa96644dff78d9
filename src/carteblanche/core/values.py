"""The values that every layer shares: seats, times, prompts, alarms, outcomes, and what may go over the wire.

Two families, kept apart by type:

- A `Value` is part of a state. It is frozen, compared by content, and never leaves the process: the wire refuses it.
- A `Message` may be shown to somebody. It is frozen too, tagged with its kind, and refuses fields it does not know.

Numbers have names, so that a seat cannot be mistaken for a score.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NewType, TypeAlias, dataclass_transform

import msgspec

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0 clockwise."""

Viewer: TypeAlias = "Seat | None"
"""Who looks: a seat, or `None` for somebody who only watches."""

Millis = NewType("Millis", int)
"""A moment of table time, in milliseconds since the deal. It stands still while the table is paused."""

Points = NewType("Points", int)


def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False):
    """Part of a state: frozen, compared by content, never sent. Without reference cycles, so the garbage collector does not track it."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Message(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=_kind, forbid_unknown_fields=True):
    """Something that may be shown or sent. `kind` on the wire is the class's name in kebab case. Not tracked by the garbage collector."""


@lru_cache(maxsize=64)
def decoder_of(kinds: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for messages of these kinds, made once."""
    return msgspec.json.Decoder(kinds)


def from_plain(data: dict[str, Any], kinds: Any) -> Any:
    """The message of one of these kinds from plain data (dicts, lists, texts, numbers), or `msgspec.ValidationError`. It is encoded and
    decoded, because `msgspec.convert` takes eight times as long: it inspects the types anew on every call.
    """
    return decoder_of(kinds).decode(msgspec.json.encode(data))


def kind(message: Message | type[Message]) -> str:
    """The kind under which a message goes over the wire and in prompts."""
    tag = message.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


class Prompt(Message):
    """A seat may act now: with which kinds of action, and until when (`None`: no limit of the game's own)."""

    kinds: tuple[str, ...]
    until: Millis | None = None


class Waiting(Message):
    """What everybody may know of a prompt: whose it is and until when."""

    seat: Seat
    until: Millis | None = None


class Alarm(Message):
    """What time will do at `at` if nobody does anything before. `name` is the game's own word for it."""

    name: str
    at: Millis
    seat: Seat | None = None


class Outcome(Message):
    """How a game ended: why, and who stands where. Ranks count from 1; equal ranks are shared."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[Points, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def returns(self) -> tuple[float, ...]:
        """What the end is worth to each seat, the same in all games: from 1 for the first rank down to -1 for the last, in equal
        steps; seats that share a rank share what it and the next ranks are worth. `scores` are the game's own, and may count down.
        """
        seats = len(self.ranks)
        if seats < 2:
            return (0.0,) * seats
        shared = {rank: self.ranks.count(rank) for rank in self.ranks}
        return tuple(1 - 2 * (rank - 1 + (shared[rank] - 1) / 2) / (seats - 1) for rank in self.ranks)


def ranks_by(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for seats whose keys sort best first; equal keys share a rank, the next rank is skipped."""
    order = sorted(keys)
    return tuple(order.index(key) + 1 for key in keys)


class Moved(Message):
    """News: a piece went from one place to another. `piece` is its name if the viewer knows it, else `None`."""

    piece: str | None
    source: str
    target: str


class View(Message):
    """What one viewer may know. Every game's view adds its own fields; these are the same in all."""

    viewer: Seat | None
    """Whose eyes these are; `None` for a watcher."""
    seats: int
    waiting: tuple[Waiting, ...]
    """Who may act, as everybody may know it."""
    prompt: Prompt | None
    """What the viewer may do now."""
    outcome: Outcome | None

    @property
    def notes(self) -> tuple[Message, ...]:
        """What the game says of the last step besides its moves, where it says more."""
        return ()
