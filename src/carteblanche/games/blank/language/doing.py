"""What one player does because a card says so."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from carteblanche.games.blank.language.selecting import Amount, Cards, Face, Free, Node, Number, Seconds, Until, Who


class Draw(Node):
    amount: Amount = Number(1)
    pile: Literal["draw", "discard"] = "draw"


class Suffer(Node):
    """Take penalties: they end the turn and can be reflected."""

    amount: Amount = Number(1)


class Discard(Node):
    amount: Amount = Number(1)
    cards: Cards = Cards()
    blind: bool = False


class Give(Node):
    amount: Amount
    to: Who


class Take(Node):
    """Blind, from the hand of each of these."""

    amount: Amount
    source: Who


class Swap(Node):
    """The whole hand, with one of these."""

    other: Who


class Skip(Node):
    """Miss the next turn."""


class Again(Node):
    """Have another turn after this one."""


class Lead(Node):
    """Be the next to play; the order goes on from there."""


class Show(Node):
    """Show the hand to everybody, for so many seconds."""

    seconds: Seconds


class Peek(Node):
    """Look at the hand of these."""

    at: Who


class Search(Node):
    """Look through the draw pile, take one card and shuffle the rest."""


class Arrange(Node):
    """Look at the next n cards of the draw pile and put them back in any order."""

    n: Annotated[int, Meta(ge=2, le=5)]


class Exchange(Node):
    """One card of the hand for the top card of the draw pile."""


class Retrieve(Node):
    """Take the card under the top card of the discard pile."""


class Name(Node):
    """Name a colour or a number; the card remembers it."""

    what: Literal["colour", "number"]


class Say(Node):
    text: Free
    times: Amount = Number(1)
    until: Until | None = None


class Perform(Node):
    """Do something that only people can see."""

    text: Free
    times: Amount = Number(1)
    until: Until | None = None


class Answer(Node):
    """Answer a question; the others judge, and a wrong answer is a penalty."""

    text: Free


class Drop(Node):
    """Discard rules."""

    which: Literal["chosen", "this", "random", "all", "newest", "oldest", "other"]


class Edit(Node):
    """Change the number in another rule."""

    n: Face


class Win(Node):
    """Win the game at once."""


Do: TypeAlias = (
    Draw | Suffer | Discard | Give | Take | Swap | Skip | Again | Lead | Show | Peek | Search | Arrange | Exchange | Retrieve
    | Name | Say | Perform | Answer | Drop | Edit | Win
)  # fmt: skip
