"""The calculus, second half: what happens (steps), what holds (changes), and the clauses of a card. `parts` has the theory."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from carteblanche.games.blank.calculus.parts import (
    CALCULUS,
    MOST_PARTS,
    Cards,
    ColourName,
    Condition,
    Event,
    Face,
    Filter,
    Label,
    Number,
    Part,
    Place,
    Players,
    Plays,
    Until,
    Words,
)

Steps: TypeAlias = "Annotated[tuple[Step, ...], Meta(max_length=MOST_PARTS)]"
"""One after the other."""

# Moves -----------------------------------------------------------------------------------------------------------------------------


class Move(Part):
    """Cards go somewhere: draw, discard, give, take, bury, mill, put back, rules in and out of force. To several hands: `n` to each.

    `at` is where in a pile: by default on top of the draw pile, under the top card of the discard pile (BK-71), at the right end of the
    rules in force, at the bottom of the rule pile. `seen` are those who see the cards, besides who could anyway.
    """

    cards: Cards
    to: Place
    at: Literal["", "top", "under", "bottom", "shuffled"] = ""
    seen: Players = "nobody"


class Exchange(Part):
    """Two sets of cards change places: hands, cards of two hands, a rule in force and one of the rule pile."""

    one: Cards
    other: Cards


class Share(Part):
    """Cards are dealt out one by one: evenly, or so that everybody has as many as before. `first` begins, by default the next player."""

    cards: Cards
    among: Players = "all"
    how: Literal["evenly", "as-before"] = "evenly"
    first: Players | None = None


class Show(Part):
    """Cards are shown; looking at cards is having them shown."""

    cards: Cards
    to: Players = "all"


class Pick(Part):
    """Cards are chosen or found and stay where they are: from now on they are `these`."""

    cards: Cards


class Choose(Part):
    """Players are chosen or found: from now on they are `them`."""

    who: Players


class Arrange(Part):
    """Whoever it is looks at the top cards of a pile and puts them back in any order."""

    who: Players
    cards: Cards


class Shuffle(Part):
    place: Place = "draw"


class Play(Part):
    """Cards are played by an effect: they fire what a play fires. `free`: whatever they show."""

    cards: Cards
    who: Players = "you"
    free: bool = False


class Apply(Part):
    """What these cards or rules say is done, as if `who` had played them now."""

    cards: Cards
    who: Players = "you"


# Turns and the game ----------------------------------------------------------------------------------------------------------------


class Skip(Part):
    """The next turn, or the next `n`, are missed."""

    who: Players
    n: Number = 1


class Extra(Part):
    """Further turns, right after this one."""

    who: Players = "you"
    n: Number = 1


class Reverse(Part):
    """The direction of play changes; `way`: to the way it was at the beginning, or against it."""

    way: Literal["", "normal", "reversed"] = ""


class EndTurn(Part):
    """The running turn ends."""


class GoOn(Part):
    """The next turn is theirs, and play goes on from there."""

    who: Players


class SwapSeats(Part):
    one: Players
    other: Players


class Pause(Part):
    seconds: Annotated[int, Meta(ge=0, le=14400)] = 0
    """0: until everybody wants to go on."""


class Penalise(Part):
    """Penalties, which end the own turn and can be reflected; plain drawing is a `Move`."""

    who: Players
    n: Number = 1


class Finish(Part):
    """The game is over: these have won, or these have lost and all others won; or these are out and the others go on."""

    who: Players
    how: Literal["win", "lose", "out"] = "win"


class Cancel(Part):
    """What was done is taken back: of the effect of the card before what is still to come (turns missed or won, direction, what lasts, what
    is owed) and cards that it has moved, as far as they still lie there; with the play its card goes back to the hand it came from; with
    the turn that player has another.
    """

    what: Literal["effect", "play", "turn"] = "effect"


class Edit(Part):
    """The number in other rules becomes another: how many; else the number on the cards they speak of; else one they compare with, or a
    time.
    """

    cards: Cards
    n: Number


# People ----------------------------------------------------------------------------------------------------------------------------


class Name(Part):
    """Somebody names a colour (then `named` in filters), a number from `least` to `most` (then `Remembered`) or a word."""

    what: Literal["colour", "number", "word"]
    who: Players = "you"
    least: Annotated[int, Meta(ge=0, le=99)] = 1
    most: Annotated[int, Meta(ge=0, le=99)] = 6


class Oblige(Part):
    """Somebody has to say or do something that only people can see. `until`: how long it holds, by default once and before the next card.

    `fail` is what follows if it is not done in time; without it, a penalty if somebody points it out. Where `fail` names the players as
    `who` does, it means whoever failed.
    """

    who: Players
    how: Literal["say", "do"]
    text: Words
    times: Number = 1
    until: Until | None = None
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    fail: Steps = ()


class Contest(Part):
    """Players compete in something; they say who won, or the others do: `winner`, `loser`."""

    who: Players
    text: Words


class Race(Part):
    """All of them do something: `first`, `last`."""

    text: Words
    who: Players = "all"


class Vote(Part):
    """Everybody of `by` points at one of `among`: `voted`. `tie`: all of them, nobody, luck; `secret` until all have voted."""

    by: Players = "all"
    among: Players = "all"
    text: str = ""
    tie: Literal["", "all", "none", "random", "choice"] = ""


# Flow ------------------------------------------------------------------------------------------------------------------------------


class If(Part):
    holds: Condition
    then: Steps
    otherwise: Steps = ()


class May(Part):
    """They are asked whether they want to, several at the same time; then `them` are those who want to, and `otherwise` is for nobody."""

    who: Players
    then: Steps
    otherwise: Steps = ()


class Either(Part):
    """Whoever it is chooses one of several."""

    who: Players
    options: tuple[Steps, ...]


class Each(Part):
    """For each of them (`each`), in play order from the next player on, or all at once with hands as they were; `first` begins."""

    who: Players
    then: Steps
    at_once: bool = False
    first: Players | None = None
    way: Literal["play", "left", "right", "oldest", "youngest"] = "play"


class Repeat(Part):
    """Until the condition holds, at most `times`, and until somebody declines a `May` in it that has no `otherwise`; at the limit the rest
    is waived, visibly.
    """

    then: Steps
    until: Condition | None = None
    times: Number | None = None


class Let(Part):
    """Something holds for a while."""

    change: Change
    until: Until = "covered"


class Whenever(Part):
    """For a while, or once, something follows from an event."""

    event: Event
    then: Steps
    until: Until = "game"
    once: bool = False


class Later(Part):
    """After so many seconds."""

    seconds: Annotated[int, Meta(ge=1, le=14400)]
    then: Steps


# Memory ----------------------------------------------------------------------------------------------------------------------------


class Mark(Part):
    """Players get, or lose, a mark."""

    who: Players
    mark: Label
    on: bool = True


class Tally(Part):
    """A counter goes up by a number, or is set to it."""

    n: Number
    name: Label = "counter"
    of: Players | None = None
    set: bool = False


class Keep(Part):
    """A number is remembered."""

    n: Number
    name: Label = "number"


Step: TypeAlias = (
    Move | Exchange | Share | Show | Pick | Choose | Arrange | Shuffle | Play | Apply | Skip | Extra | Reverse | EndTurn | GoOn | SwapSeats
    | Pause | Penalise | Finish | Cancel | Edit | Name | Oblige | Contest | Race | Vote | If | May | Either | Each | Repeat | Let
    | Whenever | Later | Mark | Tally | Keep
)  # fmt: skip

# Changes ---------------------------------------------------------------------------------------------------------------------------


class Forbid(Part):
    """This must not happen: a play of such cards, talking, winning with a 1. `unless` is an exception; `fail` what follows when it
    happens all the same (by default a wrong play, or a penalty if somebody reports it).
    """

    event: Event
    unless: Condition | None = None
    fail: Steps = ()


class Require(Part):
    """Of the plays of these players only such are allowed, besides matching; with `on` only when such a card is on top. Here and in
    `Forbid` every card that is laid must obey, not the top one alone.
    """

    play: Plays
    fail: Steps = ()


class Permit(Part):
    """Such plays are allowed whatever the cards show; `anytime`: out of turn too; `together`: such cards may be laid at once, and if they
    are compared with `top`, each on the one before.
    """

    play: Plays
    anytime: bool = False
    together: bool = False


class CountAs(Part):
    """Such cards count as another colour or number; as `any` they match everything and everything matches them, but for filters they
    stay what they show.
    """

    cards: Filter
    colour: ColourName | Literal["any", ""] = ""
    number: Face | Literal["any", ""] = ""


class Cap(Part):
    """Of this, at most `n` count: at once, in a turn, a round, the game. Of plays and draws the cards are counted. `but_last`: a play that
    leaves no card in the hand is not capped.
    """

    event: Event
    n: Number
    per: Literal["once", "turn", "round", "game"] = "turn"
    but_last: bool = False


class Instead(Part):
    """When this is about to happen, something else happens, or nothing. `optional`: if whom it concerns wants to. `per`: how often."""

    event: Event
    then: Steps = ()
    optional: bool = False
    per: Literal["", "turn", "round", "game"] = ""


class Multiply(Part):
    """What this event causes happens `n` times as much (cards drawn, penalties, turns missed, cards lost) or as often."""

    event: Event
    n: Number = 2


class Open(Part):
    """Hands lie open for `to`."""

    who: Players = "all"
    to: Players = "all"


class Order(Part):
    """Who plays when: these go first in the game or in every round; turns go by age or to whom the last player chooses; there are none."""

    how: Literal["first", "first-in-round", "oldest", "youngest", "choice", "free"]
    who: Players = "nobody"


class Deal(Part):
    """How many cards are dealt at the beginning."""

    n: Number
    who: Players = "all"


class Off(Part):
    """These rules, or effects of such cards, are not in force; for `who` alone."""

    cards: Cards
    who: Players = "all"


class House(Part):
    """The house's own parameters: what a penalty or a wrong accusation costs, what a tie means, when it is too late to object, how many
    rules are in force, by how much numbers in texts grow.
    """

    what: Literal["penalty", "wrong-accusation", "tie", "too-late", "rules", "inflation"]
    n: Number | None = None
    tie: Literal["", "all", "none", "choice", "random", "first"] = ""


class Allow(Part):
    """A further thing that `you` may do of your own accord: at any time, on the own turn, or instead of playing. `per`: once in so long,
    or as often as one likes.
    """

    then: Steps
    when: Literal["turn", "anytime", "instead-of-playing"] = "turn"
    who: Players = "all"
    given: Condition | None = None
    per: Literal["", "turn", "round", "game"] = "turn"


Change: TypeAlias = (
    Forbid | Require | Permit | CountAs | Cap | Instead | Multiply | Open | Order | Deal | Off | House | Allow
)

# Clauses ---------------------------------------------------------------------------------------------------------------------------


class When(Part):
    """Whenever this happens. On a game card mostly `this`, else as long as the card lies on top. `once`: at most once in a turn, a round, a
    game (for each player).
    """

    event: Event
    then: Steps
    given: Condition | None = None
    once: Literal["", "turn", "round", "game"] = ""


class Always(Part):
    """Holds as long as the rule is in force; on a game card as long as the game lasts, wherever the card is."""

    change: Change
    given: Condition | None = None


class React(Part):
    """A game card that may be played from the hand, out of turn, when this is about to happen to its holder; then this happens instead."""

    event: Event
    then: Steps


class People(Part):
    """The whole card as its author wrote it, for people to see to."""

    text: Annotated[str, Meta(min_length=1, max_length=600)]


Clause: TypeAlias = When | Always | React | People


class Meaning(Part):
    """What a card means."""

    clauses: Annotated[tuple[Clause, ...], Meta(min_length=1, max_length=MOST_PARTS)]


Sealed = Annotated[Meaning, Meta(extra={"opaque": True})]
"""A meaning as clients keep it and pass it on: what is inside is no part of the wire's types."""


def encode(meaning: Meaning) -> bytes:
    """The one way to write a meaning down."""
    return msgspec.json.encode(meaning, order="deterministic")


def digest(meaning: Meaning) -> str:
    """The name under which a meaning is known for ever."""
    return hashlib.sha256(b"blank meaning %d\n" % CALCULUS + encode(meaning)).hexdigest()
