"""`ToClient`: everything that a client may be sent over its socket.

Everything that changes a table reaches every viewer as an `update` with a gapless number `n`. Whoever connects, for the first time or
again, is sent the newest one. A refusal is a code and details; clients word it.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Detail
from carteblanche.core.values import Message, Millis, Seat
from carteblanche.table.view import TableView
from carteblanche.wire.from_client import Away


class RoomChair(Message):
    """A chair before the game begins, and who is there."""

    player: Literal["human", "bot", "empty"]
    name: str
    level: str | None = None
    present: bool = True
    """Whether this person is connected."""
    you: bool = False
    gone: int | None = None
    """For how many seconds somebody who is not connected has been gone, where it is known."""
    friend: str = ""
    """Who plays for this person until they are back."""
    offer: str = ""
    """Who offers to."""


class TableDeck(Message):
    """The deck of a table, told so that it is not taken for another of the same name."""

    id: str
    name: str
    mark: str
    version: int
    """The newest; of a game that has begun, the one it is played with."""
    owners: tuple[str, ...]
    """What they are called."""
    here: bool
    """Whether an owner sits at the table; else what the winners write waits for one."""


class Room(Message):
    """The table's surroundings: who sits where, who hosts, what is to be played. Sent when it changes."""

    id: str
    game: str
    config: dict[str, Any]
    levels: tuple[str, ...]
    chairs: tuple[RoomChair, ...]
    host: bool
    """Whether you are the host."""
    watchers: int
    started: bool
    pace: Pace | None
    away: Away
    open: bool
    deck: TableDeck | None
    """The deck that is played with, if it is not the one that comes with the product."""
    fewest: int
    most: int
    next: str | None = None
    """The room of the rematch, once there is one."""
    host_present: bool = True
    """Whether the host is connected."""


class Update(Message):
    """The table as you may see it. `options` lists the proper actions of your seat, but for kinds that are open, such as words laid
    on a board; `None` if you are not asked, or there are too many.
    """

    n: int
    seat: Seat | None
    table: TableView
    options: tuple[Message, ...] | None


class Accepted(Message):
    """Done, and on disk. `n` is the entry it became, -1 if it is not an entry of its own."""

    ref: str
    n: int


class Refused(Message):
    ref: str
    code: str
    details: dict[str, Detail]


class Previewed(Message):
    ref: str
    preview: Message


class Said(Message):
    """Somebody said something. `at` counts what was said at this table."""

    at: int
    who: str
    """The same for everything that the same person says at this table, whatever they call themselves."""
    name: str
    text: str
    """What was said, or the name of an emote."""
    emote: bool
    you: bool


class Pong(Message):
    ref: str
    at: Millis


class Probe(Message):
    """The server measures how far away you are: answer with `probed` at once."""

    ref: str


class Hand(Message):
    """In a race: somebody's hand is on its way, in table time. It may still turn back."""

    seat: Seat
    source: str
    target: str
    begins: Millis
    lands: Millis


class Farewell(Message):
    """The server closes this connection, and why: `stopping`, `too-slow`, `silent`, `removed`, `failed` (a fault of ours), `moved` (another
    node has the table: come back at once).
    """

    why: str


ToClient: TypeAlias = Room | Update | Accepted | Refused | Previewed | Said | Pong | Probe | Hand | Farewell
