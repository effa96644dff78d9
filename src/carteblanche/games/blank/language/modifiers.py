"""What holds as long as it lasts: modifiers answer before a play, while effects follow after it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from carteblanche.games.blank.language.selecting import Cards, Colour, Face, Node, Small, Who


class Forbid(Node):
    """These may not be played: at all, or on those."""

    cards: Cards
    on: Cards = Cards()


class Require(Node):
    """Only these may be played: at all, or on those."""

    cards: Cards
    on: Cards = Cards()


class Confine(Node):
    """These may be played on those only."""

    cards: Cards
    on: Cards


class Follow(Node):
    """How a card must relate to the top card, besides fitting."""

    how: Literal["same-number", "same-colour", "other-parity", "next-colour", "higher", "lower"]


class Permit(Node):
    """These may be played on those, whatever they show."""

    cards: Cards
    on: Cards = Cards()


class Alike(Node):
    """These fit each other."""

    cards: Cards


class Count(Node):
    """These count as cards of another colour or number."""

    cards: Cards
    colour: Colour | None = None
    number: Face | None = None


class Runs(Node):
    """Consecutive numbers of one colour may be played together."""


class Limit(Node):
    """Who holds more at the end of the own turn discards."""

    n: Small


class Persist(Node):
    """Who cannot play draws until it is possible, at most n cards."""

    n: Annotated[int, Meta(ge=1, le=12)]


class Fresh(Node):
    """The card just drawn because nothing fitted may be played at once."""


class Blind(Node):
    """The first card of every turn is picked blind by the left neighbour."""


class Fine(Node):
    """A penalty is n cards, or twice as many if `n` is 0."""

    n: Annotated[int, Meta(ge=0, le=9)]


class Slander(Node):
    """A wrong accusation costs n penalties."""

    n: Annotated[int, Meta(ge=1, le=9)]


class Open(Node):
    """All hands lie open."""


class Immune(Node):
    """These players are not touched by effects of game cards, of rules, or by penalties."""

    who: Who
    to: Literal["cards", "rules", "penalties"]


class Scramble(Node):
    """There are no turns: anyone may play."""


class Twice(Node):
    """The next rule that fires applies twice."""


class Inflate(Node):
    """All amounts on cards are n higher."""

    n: Annotated[int, Meta(ge=1, le=5)]


Modifier: TypeAlias = (
    Forbid | Require | Confine | Follow | Permit | Alike | Count | Runs | Limit | Persist | Fresh | Blind | Fine | Slander | Open | Immune
    | Scramble | Twice | Inflate
)  # fmt: skip
