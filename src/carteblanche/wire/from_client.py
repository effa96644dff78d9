"""`FromClient`: everything that a client may send over its socket.

Each message carries a `ref`, the client's own id for it. The same `ref` twice is the same act, also after a restart, and gets the same
answer. Every message is answered by `accepted`, `refused`, or a message that carries the `ref`, but for `reach` and `probed`.

Everything a stranger can send is bounded here, by type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw

from carteblanche.core.clocks import Pace
from carteblanche.core.values import Message
from carteblanche.table.log import Proposal

Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^ ]+$")]
"""Without spaces: the server's own names for what bots, clocks and hosts do have one, so nobody else can take them."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Chat: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
Hex: TypeAlias = Annotated[str, Meta(max_length=64)]
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
Away: TypeAlias = Literal["wait", "cover"]
"""What happens when somebody's connection is gone: the table waits, or a bot keeps the chair warm."""
EmoteName: TypeAlias = Literal["well-played", "thanks", "oops", "hurry", "laugh", "wow", "good-luck", "again"]

RawAction: TypeAlias = Raw
"""A game's action as it was sent. It is read once, in the room, which knows the game."""


class Play(Message):
    """A game's action. `seen` is the `n` of the update it answers."""

    ref: Ref
    seen: int
    action: RawAction


class WhatIf(Message):
    """What would this action lead to? Answered by `previewed`."""

    ref: Ref
    action: RawAction


class Propose(Message):
    ref: Ref
    proposal: Proposal


class Answer(Message):
    ref: Ref
    yes: bool


class Resume(Message):
    ref: Ref


class Leave(Message):
    ref: Ref


class Cover(Message):
    """The host, or anybody who plays while the host is gone, lets a bot, or the friend who offers to, play for somebody who is gone, until
    they are back.
    """

    ref: Ref
    chair: Place
    friend: bool = False


class StandIn(Message):
    """A watcher offers to play for somebody who is gone; or takes the offer back, or gives back the chair."""

    ref: Ref
    chair: Place
    yes: bool = True


class Remove(Message):
    """The host sends somebody away from a running game, as if they had left."""

    ref: Ref
    chair: Place


class Commit(Message):
    """The own word on a number, before the deal."""

    ref: Ref
    commitment: Hex


class Number(Message):
    """The own number, when all have committed."""

    ref: Ref
    number: Hex


class Sit(Message):
    """Take this chair before the game begins."""

    ref: Ref
    chair: Place


class Stand(Message):
    """Leave the own chair before the game begins."""

    ref: Ref


class Fill(Message):
    """The host puts a bot of this level on a chair, or clears it (`None`): whoever sits there goes."""

    ref: Ref
    chair: Place
    level: Level | None


class Swap(Message):
    """The host exchanges two chairs."""

    ref: Ref
    chair: Place
    other: Place


class Resize(Message):
    """The host changes how many chairs there are."""

    ref: Ref
    chairs: Annotated[int, Meta(ge=2, le=8)]


class Configure(Message):
    """The host changes the options before the game begins."""

    ref: Ref
    config: dict[str, Any]


class HouseRules(Message):
    """The host says how it is played: thinking time, what happens when somebody is away, and whether strangers may join."""

    ref: Ref
    pace: Pace | None
    away: Away
    open: bool


class TakeDeck(Message):
    """The host chooses one of their decks for a game of BLANK; `None`: the one that comes with the product."""

    ref: Ref
    deck: Annotated[str, Meta(max_length=32)] | None


class Start(Message):
    ref: Ref


class Say(Message):
    ref: Ref
    text: Chat


class Emote(Message):
    ref: Ref
    emote: EmoteName


class Probed(Message):
    """The answer to a `probe`, sent at once."""

    ref: Ref


class Reach(Message):
    """In a race: the own hand is on its way to do this, for the others to see. It decides nothing and is not answered."""

    ref: Ref
    action: RawAction


class Ping(Message):
    ref: Ref


FromClient: TypeAlias = (
    Play
    | WhatIf
    | Propose
    | Answer
    | Resume
    | Leave
    | Cover
    | StandIn
    | Remove
    | Commit
    | Number
    | Sit
    | Stand
    | Fill
    | Swap
    | Resize
    | Configure
    | HouseRules
    | TakeDeck
    | Start
    | Say
    | Emote
    | Probed
    | Reach
    | Ping
)
