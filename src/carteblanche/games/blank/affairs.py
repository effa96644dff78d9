"""BLANK: all that everybody at the table may know besides where the cards lie.

`Affairs` is part of the state and of every view, the same value in both: whatever is put here is public by its type. Secrets live in the
pieces and in the `Record`, which no view shows. Cards are named by their piece number, parts of a card by their path (see `code`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.calculus.steps import Sealed
from carteblanche.games.blank.deck import Picture

Phase = Literal["reading", "play", "reward", "over"]
Seats = tuple[Seat, ...]
Bound = tuple[tuple[str, Seats], ...]
"""By path: players who have been found already."""


class Block(Message):
    """A list of steps that is being taken: which, the next of them, and for whom or how often."""

    path: str
    at: int = 0
    each: Seat | None = None
    left: Seats = ()
    """Those for whom the list is still to be taken."""
    times: int = 0
    """How often it is still to be repeated."""


class Frame(Message):
    """A card that is being obeyed: where it stands, and what it has found out that everybody may know.

    Frames of one `group` run at the same time, with hands as they were when the group began. A frame without a card is the table's own:
    a penalty on its way (`amount` cards for `word`).
    """

    n: int
    card: int
    you: Seat
    """The player whom the event is about."""
    stack: tuple[Block, ...] = ()
    word: str = ""
    amount: int = 0
    """How many cards the event is about."""
    causer: Seat | None = None
    them: Seats = ()
    previous: Seats = ()
    winner: Seats = ()
    loser: Seats = ()
    first: Seats = ()
    last: Seats = ()
    voted: Seats = ()
    each: Seats = ()
    """Players looked at by what surrounds the first list, the innermost last."""
    group: int = 0
    bound: Bound = ()
    by_hand: bool = False
    """Whether somebody carries it out, so that it runs although effects are by hand."""


class Ask(Message):
    """A question to one seat that must be answered before the card that asks goes on. Which cards may be chosen only that seat is told."""

    n: int
    frame: int
    key: str
    seat: Seat
    what: Literal["players", "cards", "arrange", "word", "react", "report"]
    until: Millis
    card: int = -1
    """The card that asks."""
    path: str = ""
    least: int = 1
    most: int = 1
    """How many players or cards."""
    among: Seats = ()
    words: tuple[str, ...] = ()
    optional: bool = False
    """Whether one may decline; nobody answering in time declines then."""


class Lasting(Message):
    """Something that holds for a while: a change, what follows from an event, or an obligation; whose it is, and when it ends.

    Numbers are used again as soon as they are free, so that what comes again is the same value again.
    """

    n: int
    card: int
    path: str
    you: Seat
    end: Literal["covered", "cards", "turn", "game", "rule", "turns", "round", "start", "end", "event", "while", "time"]
    left: int = 0
    """Cards or turns left, with the running one if it is one of those that are counted, or the moment at which it ends."""
    of: Seats = ()
    them: Seats = ()
    each: Seats = ()
    causer: Seat | None = None
    colour: int = -1
    bound: Bound = ()


class Duty(Message):
    """An obligation: somebody owes something, until the next card is played or as long as it lasts (BK-53, BK-58)."""

    n: int
    seat: Seat
    card: int
    path: str
    you: Seat
    stage: Literal["pending", "done", "overdue"]
    acts: int
    """How many turns had been completed when this stage began."""
    until: Millis | None
    """When it no longer delays a win (BK-80), or by when it is to be done."""
    lasting: int = -1
    """The `Lasting` that it belongs to."""
    times: int = 1
    timed: bool = False
    """Whether it must be done by `until`, not only before the next card."""
    them: Seats = ()
    each: Seats = ()


class Timer(Message):
    """Something that a clock will do."""

    what: Literal["clock", "idle", "later", "lasting"]
    at: Millis
    card: int = -1
    path: str = ""
    seat: Seat | None = None
    every: int = 0
    lasting: int = -1
    them: Seats = ()
    each: Seats = ()


class Motion(Message):
    """A vote of the table: a verdict on an accusation, a contested report, a ruling, the order of the rules, a referee's move; or a hand
    tool, which waits for consent, for objections, or for all.
    """

    what: Literal["verdict", "report", "ruling", "order", "correct", "consent", "tool", "tool-vote"]
    choices: tuple[str, ...]
    voters: Seats
    until: Millis
    votes: tuple[tuple[Seat, str], ...] = ()
    by: Seat | None = None
    seat: Seat | None = None
    """Whom it is about."""
    card: int = -1
    duty: int = -1
    path: str = ""
    text: str = ""
    since: Millis = Millis(0)
    n: int = 0
    """How much, of a tool."""
    to: Seat | None = None
    """Who gets something by it."""


class Ruling(Message):
    """What the table decided about a card, for the next time (BK-95)."""

    card: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=600)]


class Wish(Message):
    """A card that a winner wants to write: a new rule (`card` empty), or a game card with a title (BK-82)."""

    seat: Seat
    meaning: Sealed
    text: str
    language: str
    card: str = ""
    title: str = ""
    picture: Picture = ()


class Note(Message):
    """One line of the trace: why did that happen? `what` is a code, `card` and `path` name the part of the card that did it."""

    what: str
    seat: Seat | None = None
    card: str = ""
    path: str = ""
    n: int = 0
    text: str = ""


class Memory(Message):
    """What cards have caused that outlives a step."""

    counters: tuple[tuple[int, str, int, int], ...] = ()
    """Card, name, seat or -1, number."""
    colours: tuple[tuple[int, int], ...] = ()
    """By card: the colour named last."""
    numbers: tuple[tuple[int, str, int], ...] = ()
    """Card, name, number that was named."""
    marks: tuple[tuple[int, str, Seat], ...] = ()
    lasting: tuple[Lasting, ...] = ()
    edits: tuple[tuple[int, int], ...] = ()
    """By rule: the number that was written over its own."""
    off: tuple[int, ...] = ()
    """Rules that are not in force, and game cards that do nothing, for the moment."""
    rulings: tuple[Ruling, ...] = ()


class Doubt(Message):
    """The last play as long as one may object to it, in games where wrong plays lie until then (BK-57): who laid which cards. Whether
    anything was wrong with it is for people to notice.
    """

    seat: Seat
    cards: tuple[int, ...]
    top: int
    turn: Seat


class Closing(Message):
    """Somebody has no cards, and everybody may still do what they owe, then speak up: always equally long, or until nobody has anything
    to say, so that it tells nobody whether there is anything to say.
    """

    stage: Literal["do", "speak", "over"]
    until: Millis


class Affairs(Message):
    phase: Phase
    turn: Seat
    direction: int
    plays: int = 0
    """How often cards have been played."""
    acts: int = 0
    """How many turns have been completed by playing or drawing."""
    turns: int = 0
    """How often the turn has come to somebody, missed turns too, extra ones not."""
    laid: int = 0
    """How many cards have been laid in this turn."""
    history: tuple[int, ...] = ()
    """The last cards laid, the newest last."""
    layers: tuple[int, ...] = ()
    """Who laid each of them; -1 for nobody."""
    under: tuple[int, ...] = ()
    """Those of them that were laid under others and have not been top cards."""
    skips: tuple[int, ...] = ()
    """By seat: how many turns it will miss."""
    free: bool = False
    """Whether there are no turns: anybody may play."""
    anytime: bool = False
    """Whether some cards may be played out of turn."""
    users: Seats = ()
    """Who may do something of their own accord that a card allows, as far as everybody knows."""
    extras: Seats = ()
    """Whose extra turns come next."""
    extra: bool = False
    """Whether the running turn is an extra one."""
    lead: Seat | None = None
    seating: Seats = ()
    """Who sits where, clockwise, once seats have been exchanged."""
    gone: Seats = ()
    """Who is out of the game."""
    began: Millis = Millis(0)
    """When this turn began."""
    resolving: int = 0
    """1: a play is being resolved, and the turn ends when the agenda is empty; 2: the turn is ending; 3: the game is."""
    agenda: tuple[Frame, ...] = ()
    asks: tuple[Ask, ...] = ()
    duties: tuple[Duty, ...] = ()
    timers: tuple[Timer, ...] = ()
    serial: int = 0
    """The next number for a frame, a question, a duty or something lasting."""
    motion: Motion | None = None
    doubt: Doubt | None = None
    silent: Seats = ()
    """Who has nothing to say about what has happened."""
    applied: tuple[tuple[Seat, int, int], ...] = ()
    """Who has carried out which card by hand, and after how many plays."""
    judged: tuple[tuple[Seat, int, int], ...] = ()
    """Who was judged for which card, and after how many plays: what was judged is not judged again."""
    closing: Closing | None = None
    reported: Millis = Millis(-3000)
    """When an event was reported last (BK-93)."""
    memory: Memory = Memory()
    understood: Seats = ()
    winners: Seats = ()
    reason: str = ""
    rewards: Seats = ()
    """Who may still write a card, in order."""
    wish: Wish | None = None
    written: tuple[Wish, ...] = ()
    trace: tuple[Note, ...] = ()
    """Why the last step went as it did."""
    ages: tuple[int, ...] = ()
    """The rules in force, the oldest first, if they do not lie as they have come."""
