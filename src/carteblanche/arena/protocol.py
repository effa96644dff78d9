"""What an arena and a bot from outside say to each other: one JSON object a line, questions on the bot's standard input, answers on its
standard output. docs/arena.md tells it to those who write bots.

Views, options and actions have the forms in which the server sends them to browsers and bots.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from carteblanche.core.values import Message, Millis, Seat
from carteblanche.table.log import Header


class Game(Message):
    """A game begins: as its log will say, and on which seat the bot sits. Answered by `Ready`."""

    ref: str
    header: Header
    seat: Seat
    thinking: float | None = None
    """How many seconds of processor time a move may take the bot, if that is agreed upon; nothing checks it."""


class Choose(Message):
    """The bot is to act. Answered by `Play`, in so many seconds."""

    ref: str
    view: msgspec.Raw
    options: Any
    """All proper actions; nothing where they are not listed or are too many."""
    seed: str
    """A random number for the bot, in hexadecimal digits: the same in the same game of the same arena."""
    seconds: float


class Plan(Message):
    """In a race a bot with a hand is to say what it is about to do, and when. Answered by `Reach`."""

    ref: str
    view: msgspec.Raw
    options: Any
    seed: str
    seconds: float
    now: Millis


Question: TypeAlias = Game | Choose | Plan


class Ready(Message):
    """`hands`: the bot answers `Plan`. Without a hand it acts a second after it may."""

    ref: str
    hands: bool = False


class Play(Message):
    ref: str
    action: msgspec.Raw


class Way(Message):
    """From `begins` on the hand moves from `source` to `target`, and it lets go at `lands`."""

    action: msgspec.Raw
    begins: Millis
    lands: Millis
    source: str = ""
    target: str = ""


class Reach(Message):
    """What a hand is about to do; nothing if there is nothing to do but wait for something to change."""

    ref: str
    way: Way | None
