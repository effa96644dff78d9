"""Parts that all others are made of: cards, players, amounts, durations."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.values import Message

Small = Annotated[int, Meta(ge=1, le=99)]
Seconds = Annotated[int, Meta(ge=1, le=7200)]
Free = Annotated[str, Meta(min_length=1, max_length=200)]
"""Free text, quoted as written in every language."""
Colour = Literal["red", "orange", "green", "blue", "violet", "pink"]
Face = Annotated[int, Meta(ge=1, le=6)]


class Node(Message):
    """Part of a sentence."""


class Cards(Node):
    """Which game cards: of these colours (any if none is named), with these numbers, and of this make."""

    colours: tuple[Colour, ...] = ()
    numbers: tuple[Face, ...] = ()
    make: Literal["", "written", "unwritten", "illustrated", "plain", "named-colour", "named-number"] = ""


Role = Literal[
    "actor", "next", "previous", "left", "right", "after-next", "all", "others", "chosen", "chosen-other", "chosen-two",
    "random", "random-other", "most", "fewest", "causer", "winner", "loser", "first", "last", "voted", "target", "fitting",
    "neighbours", "next-two",
]  # fmt: skip


class Who(Node):
    """Some of the players. `text` is the attribute by which they find themselves fitting."""

    role: Role
    text: Annotated[str, Meta(max_length=200)] = ""


class Number(Node):
    n: Small


class Half(Node):
    """Half of the own hand, rounded down."""


class Whole(Node):
    """All of the own hand."""


class Shown(Node):
    """As many as the number on the card that was played."""


class Counted(Node):
    """As many as this card's counter says."""


class Streak(Node):
    """One for each card at the end of the play history that is like the last one in number."""


class Heads(Node):
    """One for each player at the table, or for each but the one who is meant."""

    others: bool = False


Amount: TypeAlias = Number | Half | Whole | Shown | Counted | Streak | Heads


class Until(Node):
    """How long: until the next card is played, for n plays, until that player's next turn, to the end of the game, as long as the rule
    lies there, for n seconds, or while such a card is on top.
    """

    end: Literal["next-card", "plays", "own-turn", "game", "rule", "seconds", "top"]
    n: Annotated[int, Meta(ge=0, le=7200)] = 0
    cards: Cards = Cards()
