"""The calculus: everything that a card of BLANK can mean.

A `Meaning` is a few clauses. `When` waits for an event and then takes steps; `Always` changes what is allowed as long as the card
counts;
`React` lets a game card be played from the hand when something is about to happen. All else is made of six sorts that refer to each
other:

- **Number**: a constant, something counted, arithmetic, a die, what was named.
- **Cards**: a place, a filter (all tests must hold), how many, and who or what picks them.
- **Players**: roles relative to `you`, choices, comparisons, facts that people know.
- **Event**: a pattern of what happens. Its `who` says whom it is about; that player is `you` in everything that follows.
- **Condition**: comparisons, facts that people report, and / or / not.
- **Step**: what happens then. **Change**: what holds for a while. **Until**: how long.

Rules of this file
- One meaning has one value. What can be made of other parts is not a part: *draw*, *discard*, *give*, *take* are all `Move`; a hand
  limit is a `When` at the end of a turn; immunity is an `Instead` without steps. Abbreviations live in `notation`, never here.
- Defaults are what a rulebook reader would assume; a part that says nothing new has its default.
- Every value is frozen plain data and bounded: text by `LONGEST_TEXT`, lists by `MOST_PARTS`, nesting by `DEEPEST`.
- A change of meaning raises `CALCULUS`; old decks keep theirs.

`you` is the player whom the event is about: who played the card, who coughed, whose turn begins. `each` is the player looked at,
inside `Each`, `Who`, `Ranked` and `Becomes`. `them` are the players that the card chose or dealt with last, `these` the cards.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.values import Message

CALCULUS: Final = 1
LONGEST_TEXT: Final = 200
MOST_PARTS: Final = 16
DEEPEST: Final = 12

Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""The author's own words for what only people can see, hear or do."""
Label = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a mark, a counter or something remembered, local to the card."""
Constant = Annotated[int, Meta(ge=0, le=999)]
Face = Annotated[int, Meta(ge=1, le=6)]
ColourName = Literal["red", "orange", "green", "blue", "violet", "pink", "named"]
"""`named` is the colour that was named on this card last."""
Comparison = Literal["=", "!=", "<", ">", "<=", ">=", "divides", "multiple"]


class Part(Message):
    """Part of a meaning."""


# Numbers ---------------------------------------------------------------------------------------------------------------------------


class Count(Part):
    """How many cards these are."""

    cards: Cards


class Sum(Part):
    """The numbers on these cards added up; of one card its number, of none 0."""

    cards: Cards


class Heads(Part):
    """How many players these are."""

    who: Players


class Times(Part):
    """How often this has happened in the running turn, round or game, counted from the deal on, also while the card was not in force."""

    event: Event
    within: Literal["turn", "round", "game"] = "game"


class Streak(Part):
    """How many of the last top cards in a row all fit, or are alike in colour, number or both; `by`: of the cards these players
    laid; `any_card`: of all cards laid, and not those alone that came to lie on top.
    """

    alike: Literal["", "colour", "number", "both"] = ""
    cards: Filter = ()
    by: Players | None = None
    any_card: bool = False


class Counter(Part):
    """A counter of this card: one for the table, or one for each player."""

    name: Label = "counter"
    of: Players | None = None


class Age(Part):
    of: Players


class Calculation(Part):
    """`/` rounds down, `/+` up; `-` stops at 0, `~` is the difference without a sign."""

    op: Literal["+", "-", "~", "*", "/", "/+", "mod", "max", "min"]
    left: Number
    right: Number


class Best(Part):
    """The largest or smallest of a number that every player (`each`) has."""

    way: Literal["most", "fewest"]
    of: Number
    among: Players = "all"


class Die(Part):
    sides: Annotated[int, Meta(ge=2, le=100)] = 6


class Amount(Part):
    """How many cards the event is about: as many as were drawn, as would be drawn, as were laid."""


class Remembered(Part):
    """A number that was named or kept by this card."""

    name: Label = "number"


class AnyNumber(Part):
    """As many as whoever chooses likes, from `least` to `most`."""

    least: Number = 0
    most: Number = 99


Number: TypeAlias = (
    Constant | Count | Sum | Heads | Times | Streak | Counter | Age | Calculation | Best | Die | Amount | Remembered | AnyNumber
)  # fmt: skip

# Cards -----------------------------------------------------------------------------------------------------------------------------


class Colour(Part):
    of: tuple[ColourName, ...]


class Numbered(Part):
    """Cards with one of these numbers: a 6 is `(6)`, even cards are `(2, 4, 6)`, primes `(2, 3, 5)`."""

    of: tuple[Face, ...]


class Than(Part):
    """The card's own number compared with another."""

    op: Comparison
    n: Number


class Like(Part):
    """Of the same colour, number, or both as all of these cards."""

    what: Literal["colour", "number", "both"]
    cards: Cards


class Made(Part):
    """Cards with text, without, with a picture, without, and cards that may be played now."""

    how: Literal["text", "no-text", "picture", "no-picture", "playable"]


class Titled(Part):
    """Cards, or rules, of this title or whose text has these words in it."""

    text: Words


class One(Part):
    """One of these very cards."""

    of: Cards


class NoneOf(Part):
    tests: Filter


class AnyOf(Part):
    tests: tuple[Test, ...]


Test: TypeAlias = Colour | Numbered | Than | Like | Made | Titled | One | NoneOf | AnyOf
Filter: TypeAlias = Annotated[tuple[Test, ...], Meta(max_length=MOST_PARTS)]
"""All of these must hold."""


class Hand(Part):
    of: Players = "you"


class Front(Part):
    """What lies open in front of players; it stays theirs."""

    of: Players = "you"


Place: TypeAlias = (
    Hand | Front | Literal[
        "draw", "discard", "rules", "rule-pile", "out", "middle",
        "top", "below", "bottom", "played", "drawn", "these", "this",
    ]
)  # fmt: skip
"""Hands, piles (`rules` are those in force, `out` is out of the game, `middle` a heap for a moment) and single spots: the top card
of the
discard pile, the card under it, the lowest one; the cards of the play or the draw that set this off; `these`; this very card.
"""


class CardsOf(Part):
    """The very cards that this event was about the last time it happened, wherever they lie now: what somebody drew, laid, lost or got
    last. Of a play it is the card that came to lie on top, with `any_card` all that fit; else all that fit, the last one last.
    """

    event: CardEvent


Source: TypeAlias = Place | CardsOf
"""Where cards come from."""


class Some(Part):
    """Cards from a place: all that fit, or `n` of them. From several hands, `n` from each. `by` is who chooses, by default whose
    they are.
    """

    place: Source
    fit: Filter = ()
    n: Number | None = None
    how: Literal["choice", "random", "top", "bottom", "highest", "lowest", "newest", "oldest"] = "choice"
    by: Players | None = None


Cards: TypeAlias = Some

# Players ---------------------------------------------------------------------------------------------------------------------------


class Beside(Part):
    """`next` and `previous` go with the direction of play, `left` is the next seat clockwise whatever the direction."""

    way: Literal["next", "previous", "left", "right", "opposite"]
    of: Players = "you"
    n: Annotated[int, Meta(ge=1, le=9)] = 1


class Chosen(Part):
    n: Number = 1
    among: Players = "others"
    by: Players = "you"


class Random(Part):
    n: Number = 1
    among: Players = "others"


class Ranked(Part):
    """Who has the most or fewest of a number that each has. `tie`: what the house says (by default `you` chooses), all, nobody,
    luck, or the first whom one comes to: from `start` on, who is looked at first, else from the player after `you`; in play order, or
    to the left or right.
    """

    way: Literal["most", "fewest"]
    of: Number
    among: Players = "all"
    tie: Literal["", "all", "none", "choice", "random", "first"] = ""
    start: Players | None = None
    round: Literal["play", "left", "right"] = "play"


class Who(Part):
    """Those for whom (`each`) a condition holds."""

    fits: Condition
    among: Players = "all"


class Fitting(Part):
    """Those whom these words fit; people say who that is."""

    text: Words
    among: Players = "all"


class Named(Part):
    """Somebody called this, by the names that the table was opened with."""

    name: Label


class Marked(Part):
    mark: Label


class PlayedBy(Part):
    """Who laid these cards."""

    cards: Cards


class Latest(Part):
    """Whom this event was about the last time it happened, or who brought it about."""

    event: Event
    role: Literal["you", "causer"] = "you"


class But(Part):
    who: Players
    without: Players


class Together(Part):
    who: tuple[Players, ...]


Players: TypeAlias = (
    Beside | Chosen | Random | Ranked | Who | Fitting | Named | Marked | PlayedBy | Latest | But | Together | Literal[
        "you", "all", "others", "each", "outer", "them", "nobody", "active", "causer", "author", "owner", "oldest", "youngest",
        "winner", "loser", "first", "last", "voted", "previous-them",
    ]
)  # fmt: skip
"""`others` is everybody but `you`; `active` whose turn it is; `causer` who brought the event about; `winner` and `loser` come from a
contest, `first` and `last` from a race, `voted` from a vote; `previous-them` are those chosen before `them`; `outer` is the `each`
of what surrounds
an inner one.
"""

# Events ----------------------------------------------------------------------------------------------------------------------------


class Plays(Part):
    """Cards are laid, and the new top card fits; `on` is what the card before had to be. `least` and `most` bound how many at once."""

    who: Players = "all"
    cards: Filter = ()
    on: Filter = ()
    least: Annotated[int, Meta(ge=1, le=99)] = 1
    most: Annotated[int, Meta(ge=1, le=99)] = 99
    last: bool = False
    """Only the play that leaves no card in the hand."""
    any_card: bool = False
    """Whether any of the cards laid may be the one that fits, and not the new top card alone (BK-23)."""


class Draws(Part):
    """`cause` is who set it off."""

    who: Players = "all"
    cards: Filter = ()
    why: Literal["any", "effect", "penalty", "unable"] = "any"
    least: Annotated[int, Meta(ge=1, le=99)] = 1
    by: Literal["any", "game-card", "rule", "others"] = "any"
    cause: Players = "all"


class Loses(Part):
    """Cards leave a hand without being played: discarded, given, taken, shown, or any of these. `cause` is who set it off."""

    who: Players = "all"
    how: Literal["any", "discard", "give", "taken", "show"] = "any"
    cards: Filter = ()
    by: Literal["any", "game-card", "rule", "others"] = "any"
    cause: Players = "all"


class Receives(Part):
    """Cards come from another hand."""

    who: Players = "all"
    how: Literal["any", "given", "take"] = "any"
    cards: Filter = ()


CardEvent: TypeAlias = Plays | Draws | Loses | Receives
"""An event that is about cards."""


class Misses(Part):
    """A turn is missed."""

    who: Players = "all"


class Turn(Part):
    at: Literal["start", "end"]
    who: Players = "all"


class Stage(Part):
    """A round (everybody had one turn) or the game begins or ends."""

    of: Literal["round", "game"]
    at: Literal["start", "end"]


class Happens(Part):
    """`cards`: which rules, of those that come or go."""

    what: Literal["reversed", "reshuffled", "rule-comes", "rule-goes"]
    cards: Filter = ()


class Clock(Part):
    """So many seconds after the deal or after this began to hold; `every` so many; `wall`: on the full hour of a real clock, which the
    machine takes for every hour of table time.
    """

    seconds: Annotated[int, Meta(ge=1, le=14400)]
    every: bool = False
    wall: bool = False


class Idle(Part):
    """A turn has lasted so many seconds without a play."""

    seconds: Annotated[int, Meta(ge=1, le=14400)]
    who: Players = "all"


class Accuses(Part):
    who: Players = "all"
    verdict: Literal["any", "right", "wrong"] = "any"


class Penalised(Part):
    """A penalty is taken, or with `Instead` and `React` about to be."""

    who: Players = "all"
    why: Literal["any", "fault", "unable", "accusation", "card"] = "any"


class Hit(Part):
    """The effect of a card concerns a player; `cause` is who set it off."""

    who: Players = "all"
    by: Literal["any", "game-card", "rule", "others"] = "any"
    cause: Players = "all"


class Ends(Part):
    """Somebody wins, is out, or leaves the table."""

    who: Players = "all"
    how: Literal["win", "out", "leave"] = "win"


class Becomes(Part):
    """A condition about each player begins to hold; without `about`, one about the table, and `you` is whose turn it is."""

    fits: Condition
    who: Players = "all"
    about: bool = True


class Reported(Part):
    """What people see or hear and report with a button. `about` says whether it is about a player."""

    text: Words
    who: Players = "all"
    about: bool = True


class OneOf(Part):
    events: tuple[Event, ...]


class Nth(Part):
    """The n-th time in a turn, a round or the game, counted for each player or for all; `every`: each n-th time."""

    n: Annotated[int, Meta(ge=1, le=99)]
    event: Event
    within: Literal["turn", "round", "game"] = "game"
    each: bool = True
    every: bool = False


Event: TypeAlias = (
    Plays | Draws | Loses | Receives | Misses | Turn | Stage | Happens | Clock | Idle | Accuses | Penalised | Hit | Ends | Becomes
    | Reported | OneOf | Nth | Literal["this"]
)  # fmt: skip
"""`this`: this game card has been played and lies on top."""

# Conditions ------------------------------------------------------------------------------------------------------------------------


class Compare(Part):
    left: Number
    op: Comparison
    right: Number


class Is(Part):
    """All of these players are among those."""

    who: Players
    among: Players


class Fits(Part):
    """There are such cards and all of them fit."""

    cards: Cards
    fit: Filter


class Run(Part):
    """There are at least `least` such cards, and their numbers follow each other one by one: in any order, or rising or falling as
    they lie or were laid.
    """

    cards: Cards
    way: Literal["", "up", "down"] = ""
    least: Annotated[int, Meta(ge=2, le=6)] = 2


class Fact(Part):
    """What people know and are asked: yes or no."""

    text: Words
    who: Players | None = None
    by: Players = "all"
    """Who says so; several decide by majority."""


class Agree(Part):
    """A vote, yes or no: a majority, all, or at least `need` of them."""

    by: Players
    need: Literal["majority", "all", "any"] | Constant = "majority"
    text: str = ""


class Able(Part):
    """Somebody has a card that may be played."""

    who: Players = "you"


class Coin(Part):
    """A coin shows heads."""


class During(Part):
    """The running turn is an extra one; effects are being carried out; it is the turn of `you`."""

    what: Literal["extra-turn", "own-turn"]


class Not(Part):
    one: Condition


class And(Part):
    of: tuple[Condition, ...]


class Or(Part):
    of: tuple[Condition, ...]


Condition: TypeAlias = Compare | Is | Fits | Run | Fact | Agree | Able | Coin | During | Not | And | Or

# Durations -------------------------------------------------------------------------------------------------------------------------


class Turns(Part):
    """For so many turns, of anybody or of these."""

    n: Number
    of: Players = "all"


class Rounds(Part):
    n: Number = 1


class NextCards(Part):
    """Until so many more cards have been played."""

    n: Number


class TurnOf(Part):
    """Until the next turn of these begins or ends."""

    who: Players = "you"
    at: Literal["start", "end"] = "start"


class Till(Part):
    event: Event


class While(Part):
    holds: Condition


class Seconds(Part):
    n: Annotated[int, Meta(ge=1, le=14400)]


Until: TypeAlias = (
    Turns | Rounds | NextCards | TurnOf | Till | While | Seconds | Literal["covered", "turn", "game", "rule"]
)
"""`covered`: until one more card is played; `turn`: to the end of this turn; `rule`: as long as this rule is in force."""
