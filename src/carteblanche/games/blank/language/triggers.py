"""When and if: the events that set a card off, and the conditions that must hold."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from carteblanche.games.blank.language.selecting import Cards, Node, Seconds, Small, Who

# When


class Played(Node):
    """Cards are played and one of these is the new top card; `how` looks at how many were played at once."""

    cards: Cards = Cards()
    how: Literal["any", "one", "several"] = "any"
    n: Small = 2
    """How many cards are several."""

    def fits(self, count: int) -> bool:
        """Whether so many cards at once are meant."""
        return self.how == "any" or (count == 1 if self.how == "one" else count >= self.n)


class Drawn(Node):
    """A player draws a card: of any kind, as a penalty, or by an effect."""

    why: Literal["any", "penalty", "effect"] = "any"


class Discarded(Node):
    """A card is discarded without being played."""

    cards: Cards = Cards()


class Handed(Node):
    """Cards go from one hand to another."""


class Holding(Node):
    """A player comes to hold exactly n cards."""

    n: Small


class Turn(Node):
    at: Literal["start", "end", "skipped"]


class Accused(Node):
    """An accusation was made and judged."""

    right: bool


class Rules(Node):
    """A rule is revealed, or discarded."""

    event: Literal["revealed", "discarded"]


class Table(Node):
    """The game begins, the draw pile is made anew, the direction changes."""

    event: Literal["begins", "reshuffled", "reversed"]


class Clock(Node):
    """Time has gone by since the deal, or every so often."""

    seconds: Seconds
    every: bool = False


class Idle(Node):
    """A player has not ended the turn after so long."""

    seconds: Seconds


class Event(Node):
    """Something outside the game that players report. What is `broken` is a custom in the players' own words."""

    what: Literal[
        "cough", "laugh", "sneeze", "yawn", "speak", "question", "name", "enter", "bell", "phone", "other", "broken"
    ]
    text: Annotated[str, Meta(max_length=200)] = ""


class Threatened(Node):
    """For a game card: its holder is about to take a penalty that somebody caused."""


Trigger: TypeAlias = (
    Played | Drawn | Discarded | Handed | Holding | Turn | Accused | Rules | Table | Clock | Idle | Event | Threatened
)

# If


class Relation(Node):
    """The card played, compared with the top card before it."""

    is_: Literal[
        "one-higher",
        "one-lower",
        "higher",
        "lower",
        "same-colour",
        "other-colour",
        "same-number",
        "other-number",
        "twin",
    ] = msgspec.field(name="is")


class Sum(Node):
    """The numbers of the last two top cards add up to n."""

    n: Annotated[int, Meta(ge=2, le=12)]


class On(Node):
    """The top card before was one of these."""

    cards: Cards


class Top(Node):
    """The top card is one of these."""

    cards: Cards


class Run(Node):
    """The last n top cards were all of these."""

    n: Annotated[int, Meta(ge=2, le=6)]
    cards: Cards


class Row(Node):
    """The last n top cards have one colour, or one number."""

    n: Annotated[int, Meta(ge=2, le=6)]
    of: Literal["colour", "number"]


class Holds(Node):
    """These players each hold so many cards."""

    who: Who
    than: Literal["exactly", "at-least", "at-most"]
    n: Annotated[int, Meta(ge=0, le=99)]


class Among(Node):
    """That player is one of these."""

    who: Who


class Reached(Node):
    """This card's counter has reached n."""

    n: Small


class Passed(Node):
    """So much time has gone by since the deal."""

    seconds: Seconds


Condition: TypeAlias = Relation | Sum | On | Top | Run | Row | Holds | Among | Reached | Passed
