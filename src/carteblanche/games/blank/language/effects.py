"""What happens: to somebody, or to the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from carteblanche.games.blank.language.doing import Do
from carteblanche.games.blank.language.modifiers import Modifier
from carteblanche.games.blank.language.selecting import Amount, Free, Node, Seconds, Small, Until, Who
from carteblanche.games.blank.language.triggers import Condition, Trigger


class Act(Node):
    """Somebody must, or may, do something. Several do it in play order."""

    who: Who
    do: Do
    may: bool = False


class Reverse(Node):
    """The direction of play changes."""


class Flip(Node):
    """The top card of the draw pile goes onto the discard pile."""


class Bury(Node):
    """The top card of the discard pile goes under it."""


class Shuffle(Node):
    """A pile is shuffled; the discard pile's top card with the rest."""

    pile: Literal["draw", "discard"]


class Mill(Node):
    """The next n cards of the draw pile are discarded under the top card."""

    n: Small


class Rotate(Node):
    """All hands move on by one place."""

    way: Literal["play", "left", "right"]


class Pool(Node):
    """All hands are shuffled together and dealt again, as many to each as before."""


class Pass(Node):
    """All players pass cards to a neighbour at the same time."""

    amount: Amount
    way: Literal["play", "left", "right"]


class Reveal(Node):
    """New rules are revealed."""

    n: Annotated[int, Meta(ge=1, le=9)]


class Renew(Node):
    """All rules are replaced by as many new ones."""


class Lasting(Node):
    """Something holds for a while."""

    modifier: Modifier
    until: Until


class Standing(Node):
    """Something holds as long as this rule lies there."""

    modifier: Modifier


class Finish(Node):
    """After so many seconds the game is over, and the fewest cards win."""

    seconds: Seconds


class Vote(Node):
    """All players vote for one of them."""

    text: Annotated[str, Meta(max_length=200)] = ""


class Contest(Node):
    """Two players compete; they say who won, or the others do."""

    text: Free
    one: Who
    other: Who


class Race(Node):
    """All players do something: who is first, and who is last?"""

    text: Free


class Tally(Node):
    """This card's counter goes up by n, or back to nothing if `n` is 0."""

    n: Annotated[int, Meta(ge=0, le=9)]


class If(Node):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Meanwhile(Node):
    """For a while, another rule holds; if `once`, until it has fired."""

    when: Trigger
    then: tuple[Effect, ...]
    until: Until
    once: bool = False


Effect: TypeAlias = (
    Act | Reverse | Flip | Bury | Shuffle | Mill | Rotate | Pool | Pass | Reveal | Renew | Lasting | Standing | Finish | Vote
    | Contest | Race | Tally | If | Meanwhile
)  # fmt: skip
