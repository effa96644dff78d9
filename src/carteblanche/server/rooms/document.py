"""What is kept of a room besides its log. Names are here and not in the log, so that they can be forgotten."""

from __future__ import annotations

import secrets
from typing import Any, Literal, TypeAlias

import msgspec

from carteblanche.core.clocks import Pace
from carteblanche.wire.messages import Away

Phase: TypeAlias = Literal["gathering", "playing", "over"]


def unguessable() -> str:
    """A name for a new room: who does not have the link cannot find it."""
    return secrets.token_urlsafe(12)


class Seated(msgspec.Struct):
    """A chair with whoever sits on it."""

    player: Literal["human", "bot", "empty"] = "empty"
    name: str = ""
    level: str | None = None
    person: str | None = None


class Line(msgspec.Struct, frozen=True):
    """Something that was said."""

    at: int
    person: str
    name: str
    text: str
    emote: bool = False


class Document(msgspec.Struct):
    id: str
    game: str
    config: dict[str, Any]
    host: str
    chairs: list[Seated]
    pace: Pace | None = None
    away: Away = "wait"
    open: bool = False
    deck: str | None = None
    """Which deck of BLANK is played with."""
    started: bool = False
    over: bool = False
    next: str | None = None
    said: list[Line] = []

    @property
    def phase(self) -> Phase:
        return "over" if self.over else "playing" if self.started else "gathering"

    def copy(self) -> Document:
        """A copy that can be changed and thrown away."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Document)

    def chair_of(self, person: str | None) -> int | None:
        if person is not None:
            for index, chair in enumerate(self.chairs):
                if chair.person == person:
                    return index
        return None
