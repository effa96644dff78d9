"""The two families of messages. `FromClient`: everything a client may send; `ToClient`: everything it may be sent.

- A message from a client carries a `ref`, the client's own id for it. The same `ref` twice is the same act, also after a restart, and gets
  the same answer. Every such message is answered by `accepted`, `refused`, or a message that carries the `ref`.
- Everything that changes a table reaches every viewer as an `update` with a gapless number `n`. Whoever connects, for the first time
  or again, is sent the newest one.
- A refusal is a code and details. Clients word it.

Everything a stranger can send is bounded here, by type.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Detail
from carteblanche.core.values import Message, Millis, Moved, Seat, View
from carteblanche.table.log import Proposal
from carteblanche.table.view import TableView
from carteblanche.wire.analysis import Advice, Analysis
from carteblanche.wire.cards import (
    BlockLanguage,
    BlockShape,
    CardProposal,
    CardText,
    DeckChange,
    DeckText,
    Finding,
    Reading,
    TrialReport,
)

Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Level: TypeAlias = Annotated[str, Meta(max_length=24)]
Chat: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
Hex: TypeAlias = Annotated[str, Meta(max_length=64)]
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
Away: TypeAlias = Literal["wait", "cover"]
"""What happens when somebody's connection is gone: the table waits, or a bot keeps the chair warm."""
EmoteName: TypeAlias = Literal["well-played", "thanks", "oops", "hurry", "laugh", "wow", "good-luck", "again"]

RawAction: TypeAlias = Raw
"""A game's action as it was sent. It is read once, in the room, which knows the game."""

# From a client


class Play(Message):
    """A game's action. `seen` is the `n` of the update it answers."""

    ref: Ref
    seen: int
    action: RawAction


class WhatIf(Message):
    """What would this action lead to? Answered by `previewed`."""

    ref: Ref
    action: RawAction


class Propose(Message):
    ref: Ref
    proposal: Proposal


class Answer(Message):
    ref: Ref
    yes: bool


class Resume(Message):
    ref: Ref


class Leave(Message):
    ref: Ref


class Commit(Message):
    """The own word on a number, before the deal."""

    ref: Ref
    commitment: Hex


class Number(Message):
    """The own number, when all have committed."""

    ref: Ref
    number: Hex


class Sit(Message):
    """Take this chair before the game begins."""

    ref: Ref
    chair: Place


class Stand(Message):
    """Leave the own chair before the game begins."""

    ref: Ref


class Fill(Message):
    """The host puts a bot of this level on a chair, or clears it (`None`): whoever sits there goes."""

    ref: Ref
    chair: Place
    level: Level | None


class Swap(Message):
    """The host exchanges two chairs."""

    ref: Ref
    chair: Place
    other: Place


class Resize(Message):
    """The host changes how many chairs there are."""

    ref: Ref
    chairs: Annotated[int, Meta(ge=2, le=8)]


class Configure(Message):
    """The host changes the options before the game begins."""

    ref: Ref
    config: dict[str, Any]


class HouseRules(Message):
    """The host says how it is played: thinking time, what happens when somebody is away, and whether strangers may join."""

    ref: Ref
    pace: Pace | None
    away: Away
    open: bool


class TakeDeck(Message):
    """The host chooses one of their decks for a game of BLANK; `None`: the one that comes with the product."""

    ref: Ref
    deck: Annotated[str, Meta(max_length=32)] | None


class Start(Message):
    ref: Ref


class Say(Message):
    ref: Ref
    text: Chat


class Emote(Message):
    ref: Ref
    emote: EmoteName


class Probed(Message):
    """The answer to a `probe`, sent at once."""

    ref: Ref


class Reach(Message):
    """In a race: the own hand is on its way to do this, for the others to see. It decides nothing and is not answered."""

    ref: Ref
    action: RawAction


class Ping(Message):
    ref: Ref


FromClient: TypeAlias = (
    Play
    | WhatIf
    | Propose
    | Answer
    | Resume
    | Leave
    | Commit
    | Number
    | Sit
    | Stand
    | Fill
    | Swap
    | Resize
    | Configure
    | HouseRules
    | TakeDeck
    | Start
    | Say
    | Emote
    | Probed
    | Reach
    | Ping
)

# To a client, over HTTP


class Person(Message):
    """Who you are to this house."""

    name: str
    """Empty until you have said it."""
    waiting: int = 0
    """How many proposed cards wait for you: as an owner to decide on, as their author to change."""


class Choice(Message):
    """An option of a game: its key, what may be chosen, and the default."""

    key: str
    values: tuple[str, ...]
    default: str


class Switch(Message):
    """An option that is on or off."""

    key: str
    default: bool


class Amount(Message):
    """An option that is a number within bounds. A `seat` counts from 0; nothing as the default means that it is left to luck."""

    key: str
    least: int
    most: int
    default: int | None
    unit: Literal["", "seat", "seconds", "milliseconds"] = ""


Option: TypeAlias = Choice | Switch | Amount


class GameInfo(Message):
    """What may be opened: a game with its numbers of players, bots and options."""

    game: str
    fewest: int
    most: int
    levels: tuple[str, ...]
    options: tuple[Option, ...]
    clock: bool
    """Whether there can be a thinking time."""


class RoomInfo(Message):
    """A room in a list."""

    id: str
    game: str
    chairs: tuple[str, ...]
    """Who sits there, empty for a free chair."""
    phase: Literal["gathering", "playing", "over"]
    yours: bool
    """Whether you have a chair there."""
    turn: bool
    """Whether it waits for you."""
    unreadable: str = ""
    """Why it cannot be read, if it cannot: `version`, `damaged`, `deck`, `words` or `failed`."""


class Happening(Message):
    """One entry of a finished game, for a list of moves: its number, its moment, its kind, who, the act as text (of an alarm its
    name, of a proposal what it wants, of an answer `yes` or `no`) and as it was, and as everybody saw it: the scores after it where the
    game shows them, the pieces that were moved, and what else the game told.
    """

    n: int
    at: Millis
    event: str
    seat: Seat | None
    text: str
    action: Message | None = None
    scores: tuple[int, ...] = ()
    news: tuple[Moved, ...] = ()
    notes: tuple[Message, ...] = ()


class Moment(Message):
    """A moment of a running game: what it showed you when you had `n` as the number of your update."""

    n: int
    view: View


class Replay(Message):
    """A finished game as it stood after entry `n - 1`, through somebody's eyes or with everything open."""

    room: str
    game: str
    n: int
    last: int
    eyes: Literal["seat", "watcher", "all"]
    seat: Seat | None
    table: TableView


class Hint(Message):
    """What a strong bot would do in your place, as an action and as text."""

    action: Message
    text: str


class ScoreLine(Message):
    """One finished game on somebody's score sheet."""

    room: str
    game: str
    ended: str
    """The day, as YYYY-MM-DD."""
    rank: int
    players: tuple[str, ...]
    """By seat; empty for bots and for who wants to be forgotten."""
    bots: tuple[str, ...]
    """By seat: what a bot was called, empty for people."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class DeckInfo(Message):
    """A deck of BLANK in a list."""

    id: str
    name: str
    version: int
    owned: bool
    """Whether you own it."""
    owners: tuple[str, ...]
    """What its owners are called: several decks may have the same name."""
    wrote: bool
    """Whether you have written in it. Who did neither has proposed a card."""
    waiting: int
    """How many proposed cards wait for you there."""
    mark: str
    rules: int
    written: int
    """How many game cards have words on them."""
    blank_rules: int
    blank_cards: int
    """How many rule cards and game cards can still be written on."""
    mixed: bool
    """Whether it was put together from several decks."""


class NewDeck(Message):
    """A deck just made. The code is shown once: with it a deck that lost its owner finds a new one."""

    id: str
    recovery: str


class LexiconInfo(Message):
    """A language's word list for BLANKO. German can be played before it is ready, with a small list."""

    language: str
    state: Literal["ready", "building", "missing"]
    words: int


class DeviceLink(Message):
    """A code with which another device becomes the same person, and for how many seconds it works."""

    code: str
    seconds: int


class Token(Message):
    """The key with which a program acts as this person. It is shown once."""

    token: str


class AdminRoom(Message):
    id: str
    game: str
    phase: str
    chairs: tuple[str, ...]
    people: tuple[Seat, ...]
    """The chairs on which somebody sits who can be sent away."""
    connections: int
    entries: int
    unreadable: str = ""
    """Why it cannot be read, if it cannot, as in the list of rooms; and in words."""
    why: str = ""


class AdminPerson(Message):
    id: str
    name: str


class AdminDeck(Message):
    id: str
    name: str
    mark: str
    version: int
    owners: tuple[AdminPerson, ...]


class AdminWord(Message):
    """A word that this house plays BLANKO with: voted in at a table, or added by a host."""

    language: str
    word: str
    day: str
    by: str
    """Who laid or added it; empty if they want to be forgotten."""
    room: str | None
    yes: tuple[str, ...]
    no: tuple[str, ...]


class AdminPrecedent(Message):
    """What a table of BLANK has ruled about a card."""

    id: int
    card: str
    text: str
    day: str
    deck: str | None
    """The name of the deck; nothing for the one that comes with the product."""
    players: tuple[str, ...]
    """Who sat at that table."""


class Overview(Message):
    """How the house stands, for whoever runs it."""

    version: str
    uptime: int
    rooms: tuple[AdminRoom, ...]
    people: tuple[AdminPerson, ...]
    decks: tuple[AdminDeck, ...]
    bytes: int
    """Size of the database, with what is on its way into it."""
    words: tuple[AdminWord, ...]
    precedents: tuple[AdminPrecedent, ...]
    limits: dict[str, str]
    """How often one person, address or connection may do what; empty if the limits are lifted."""


# To a client, over the socket


class RoomChair(Message):
    """A chair before the game begins, and who is there."""

    player: Literal["human", "bot", "empty"]
    name: str
    level: str | None = None
    present: bool = True
    """Whether this person is connected."""
    you: bool = False


class TableDeck(Message):
    """The deck of a table, told so that it is not taken for another of the same name."""

    id: str
    name: str
    mark: str
    version: int
    """The newest; of a game that has begun, the one it is played with."""
    owners: tuple[str, ...]
    """What they are called."""
    here: bool
    """Whether an owner sits at the table; else what the winners write waits for one."""


class Room(Message):
    """The table's surroundings: who sits where, who hosts, what is to be played. Sent when it changes."""

    id: str
    game: str
    config: dict[str, Any]
    levels: tuple[str, ...]
    chairs: tuple[RoomChair, ...]
    host: bool
    """Whether you are the host."""
    watchers: int
    started: bool
    pace: Pace | None
    away: Away
    open: bool
    deck: TableDeck | None
    """The deck that is played with, if it is not the one that comes with the product."""
    fewest: int
    most: int
    next: str | None = None
    """The room of the rematch, once there is one."""


class Update(Message):
    """The table as you may see it. `options` lists the proper actions of your seat, but for kinds that are open, such as words laid
    on a board; `None` if you are not asked, or there are too many.
    """

    n: int
    seat: Seat | None
    table: TableView
    options: tuple[Message, ...] | None


class Accepted(Message):
    """Done, and on disk. `n` is the entry it became, -1 if it is not an entry of its own."""

    ref: str
    n: int


class Refused(Message):
    ref: str
    code: str
    details: dict[str, Detail]


class Previewed(Message):
    ref: str
    preview: Message


class Said(Message):
    """Somebody said something. `at` counts what was said at this table."""

    at: int
    who: str
    """The same for everything that the same person says at this table, whatever they call themselves."""
    name: str
    text: str
    """What was said, or the name of an emote."""
    emote: bool
    you: bool


class Pong(Message):
    ref: str
    at: Millis


class Probe(Message):
    """The server measures how far away you are: answer with `probed` at once."""

    ref: str


class Hand(Message):
    """In a race: somebody's hand is on its way, in table time. It may still turn back."""

    seat: Seat
    source: str
    target: str
    begins: Millis
    lands: Millis


class Farewell(Message):
    """The server closes this connection, and why: `stopping`, `too-slow`, `silent`, `removed`, `failed` (a fault of ours)."""

    why: str


ToClient: TypeAlias = Room | Update | Accepted | Refused | Previewed | Said | Pong | Probe | Hand | Farewell

FromServer: TypeAlias = (
    Person
    | GameInfo
    | RoomInfo
    | Replay
    | Happening
    | Hint
    | Moment
    | Analysis
    | Advice
    | ScoreLine
    | DeckInfo
    | NewDeck
    | DeckChange
    | CardProposal
    | TrialReport
    | LexiconInfo
    | DeviceLink
    | Token
    | Overview
    | AdminRoom
    | AdminPerson
    | AdminDeck
    | AdminWord
    | AdminPrecedent
    | DeckText
    | CardText
    | Reading
    | Finding
    | BlockLanguage
    | BlockShape
)
"""What the HTTP interface answers with."""
