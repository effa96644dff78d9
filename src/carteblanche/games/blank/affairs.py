"""BLANK: all that everybody at the table may know besides where the cards lie.

`Affairs` is part of the state and of every view, the same value in both: whatever is put here is public by its type. Secrets live in the
pieces alone. Cards are named by their piece number, parts of a card by a path such as `2.then.0` (see `compiled`), so that
what is pending is small plain data, and the same whether it is stored, shown or imagined.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from carteblanche.core.values import Message, Millis, Seat
from carteblanche.games.blank.deck import Picture

Phase = Literal["reading", "play", "reward", "over"]


class Frame(Message):
    """A card that is being obeyed: what of it is still to be done, and what it has found out so far."""

    card: int
    actor: Seat
    """The player whom the event is about."""
    steps: tuple[str, ...]
    """Paths of the effects still to be done, in order."""
    source: Literal["rule", "card"] = "rule"
    chosen: tuple[Seat, ...] = ()
    """Players chosen for the step that comes next."""
    target: tuple[Seat, ...] = ()
    """Players of the step before: *they*."""
    winner: Seat | None = None
    loser: Seat | None = None
    first: Seat | None = None
    last: Seat | None = None
    voted: tuple[Seat, ...] = ()
    causer: Seat | None = None
    fitting: tuple[Seat, ...] = ()
    asked: bool = False
    """Whether what the next step had to ask has been answered."""
    by_hand: bool = False
    """Whether somebody carries it out, so that it runs although effects are by hand."""


class Ask(Message):
    """A question to one seat that must be answered before the agenda goes on."""

    seat: Seat
    what: Literal[
        "player", "partner", "may", "fits", "colour", "number", "discard", "give", "pass", "search", "arrange", "exchange", "rule",
        "edit", "mirror", "fresh", "claim", "race", "limit", "report",
    ]  # fmt: skip
    until: Millis
    n: int = 1
    """How many cards, or which number."""
    card: int = -1
    """The card that asks."""
    path: str = ""
    among: tuple[Seat, ...] = ()
    optional: bool = False
    """Whether one may decline; nobody answering in time declines then."""


class Duty(Message):
    """An obligation: somebody owes something, until the next card is played or as long as it lasts (BK-53, BK-58)."""

    n: int
    seat: Seat
    card: int
    path: str
    stage: Literal["pending", "done", "overdue"]
    acts: int
    """How many turns had been completed when this stage began."""
    until: Millis | None
    """When it no longer delays a win (BK-80)."""
    lasting: bool = False
    times: int = 1
    ends: str = ""
    """How a lasting one ends, as in `Mod`."""


class Mod(Message):
    """A modifier that holds for a while: the card and the part of it, whose it is, and when it ends."""

    card: int
    path: str
    owner: Seat
    end: Literal["next-card", "plays", "own-turn", "game", "seconds", "top", "rule"]
    n: int = 0
    """Plays left, or the moment at which it ends."""
    colour: int = -1
    number: int = 0

    def renews(self, other: Mod) -> bool:
        """Whether this is the other one set up again: the same part of the same card, for the same player."""
        return (self.card, self.path, self.owner) == (other.card, other.path, other.owner)


class Timer(Message):
    """Something that a clock will do."""

    what: Literal["rule", "idle", "finish", "lasting"]
    at: Millis
    card: int = -1
    seat: Seat | None = None
    every: int = 0


class Motion(Message):
    """A vote: a verdict on an accusation, a contested report, a ruling of the table, the rule order, a vote that a card asked for."""

    what: Literal["verdict", "report", "ruling", "order", "vote", "contest", "answer"]
    choices: tuple[str, ...]
    voters: tuple[Seat, ...]
    until: Millis
    votes: tuple[tuple[Seat, str], ...] = ()
    by: Seat | None = None
    seat: Seat | None = None
    """Whom it is about."""
    card: int = -1
    duty: int = -1
    text: str = ""
    since: Millis = Millis(0)


class Threat(Message):
    """Penalties on their way to a seat; with a causer they may be reflected (S-G3)."""

    seat: Seat
    n: int
    causer: Seat | None
    why: str


class Ruling(Message):
    """What the table decided about a card, for the next time (BK-95)."""

    card: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=600)]


class Wish(Message):
    """A card that a winner wants to write: a sentence for a new rule (`card` empty), or for a game card, with a title (BK-82)."""

    seat: Seat
    sentence: str
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

    counters: tuple[tuple[int, int], ...] = ()
    colours: tuple[tuple[int, int], ...] = ()
    """By card: the colour named last."""
    numbers: tuple[tuple[int, int], ...] = ()
    mods: tuple[Mod, ...] = ()
    meanwhile: tuple[Mod, ...] = ()
    edits: tuple[tuple[int, int], ...] = ()
    """By rule: the number that was written over its own."""
    rulings: tuple[Ruling, ...] = ()


class Doubt(Message):
    """The last play as long as one may object to it, in games where wrong plays lie until then (BK-57): who laid which cards, and what
    everybody saw before. Whether anything was wrong with it is for people to notice.
    """

    seat: Seat
    cards: tuple[int, ...]
    top: int
    turn: Seat
    picked: int
    rules: tuple[int, ...]
    memory: Memory


class Happening(Message):
    """Something that everybody has seen and that cards may wait for, where people must notice what cards ask of them."""

    what: str
    """The trigger it could set off, or `Applied`."""
    plays: int
    """How often cards had been played."""
    seat: Seat
    card: int = -1
    word: str = ""
    n: int = 0
    text: str = ""


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
    history: tuple[int, ...] = ()
    """The last top cards, the newest last."""
    skips: tuple[int, ...] = ()
    """By seat: how many turns it will miss."""
    again: Seat | None = None
    lead: Seat | None = None
    began: Millis = Millis(0)
    """When this turn began."""
    resolving: int = 0
    """1: a play is being resolved, and the turn ends when the agenda is empty; 2: the turn is ending."""
    picked: int = -1
    """The card that the left neighbour has picked (PW-20 and its like)."""
    agenda: tuple[Frame, ...] = ()
    asks: tuple[Ask, ...] = ()
    duties: tuple[Duty, ...] = ()
    next_duty: int = 0
    timers: tuple[Timer, ...] = ()
    motion: Motion | None = None
    threats: tuple[Threat, ...] = ()
    doubt: Doubt | None = None
    events: tuple[Happening, ...] = ()
    """What has happened since the card before the last one, if effects are by hand."""
    silent: tuple[Seat, ...] = ()
    """Who has nothing to say about what has happened."""
    closing: Closing | None = None
    reported: Millis = Millis(-3000)
    """When an event was reported last (BK-93)."""
    memory: Memory = Memory()
    understood: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    rewards: tuple[Seat, ...] = ()
    """Who may still write a card, in order."""
    wish: Wish | None = None
    written: tuple[Wish, ...] = ()
    trace: tuple[Note, ...] = ()
    """Why the last step went as it did."""
