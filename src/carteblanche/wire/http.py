"""`FromServer`: what the HTTP interface answers with. Cards of BLANK are in `wire.cards`, analyses in `wire.analysis`, what the admin
page is told in `wire.admin`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from carteblanche.core.values import Message, Millis, Moved, Seat, View
from carteblanche.search.reasons import Reason
from carteblanche.table.view import TableView
from carteblanche.wire.admin import (
    AdminAct,
    AdminDeck,
    AdminPerson,
    AdminPrecedent,
    AdminRoom,
    AdminToken,
    AdminWord,
    HostToken,
    NetworkAddress,
    NetworkState,
    Overview,
    Resources,
)
from carteblanche.wire.analysis import Analysis
from carteblanche.wire.cards import (
    BlockLanguage,
    CardDeeds,
    CardProposal,
    CardText,
    DeckChange,
    DeckText,
    Offer,
    PartShape,
    Reading,
    Struck,
    TrialReport,
)


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
    seats: int | None = None
    """It matters with so many seats alone."""


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
    alone: bool = False
    """Whether you sit there with bots alone."""


class Invitation(Message):
    """What somebody with the link of a room is told before they say who they are."""

    game: str
    host: str
    """Their name; empty if they were forgotten."""
    players: tuple[str, ...]
    """The people who sit there."""
    bots: int
    free: int
    """Chairs on which a person could sit down now."""
    phase: Literal["gathering", "playing", "over"]
    yours: bool
    """Whether you have a chair there."""


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
    """What a strong bot would do in your place, as an action and as text, and why, where the game's bots can say."""

    action: Message
    text: str
    reason: Reason | None = None


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
    house: bool
    """Whether it is the house's: nobody's own, and everybody's to play with."""
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
    key: str
    """By which cards of yours are known."""


class NewDeck(Message):
    """A deck just made. The code is shown once: with it a deck that lost its owner finds a new one."""

    id: str
    recovery: str


class LexiconInfo(Message):
    """A language's word list for BLANKO. Until it is ready the language is played with its small list, if it has one."""

    language: str
    state: Literal["ready", "building", "missing"]
    words: int
    small: int
    """How many words the small list has; 0 if there is none."""
    share: int
    """How far it is built, in percent."""
    why: str = ""
    """Why the last build failed."""


class TableWords(Message):
    """The word list that a table is played with."""

    language: str
    words: int
    small: bool
    """Whether it is the small list."""
    house: int
    """How many words of the house it has."""
    outdated: bool
    """Whether the next game at this table has another list."""
    laid: tuple[str, ...]
    """Words that have stood on the board, the newest first."""
    rulings: tuple[WordRuling, ...]
    """What was decided at this table."""


class WordRuling(Message):
    """A word that a table has voted in, with who laid it and who voted how."""

    word: str
    by: str
    yes: tuple[str, ...]
    no: tuple[str, ...]


class WordMeaning(Message):
    """What a word is a form of and, where a source says so, what it means."""

    base: str
    word_kind: str = ""
    text: str = ""


class DeviceLink(Message):
    """A code with which another device becomes the same person, and for how many seconds it works."""

    code: str
    seconds: int


class Token(Message):
    """The key with which a program acts as this person. It is shown once."""

    token: str


class TokenInfo(Message):
    """A token that holds: what its program is called, and since when."""

    id: str
    name: str
    day: str


FromServer: TypeAlias = (
    Person
    | GameInfo
    | RoomInfo
    | Invitation
    | Replay
    | Happening
    | Hint
    | Moment
    | Analysis
    | ScoreLine
    | DeckInfo
    | NewDeck
    | DeckChange
    | CardProposal
    | CardDeeds
    | Struck
    | TrialReport
    | LexiconInfo
    | TableWords
    | WordRuling
    | WordMeaning
    | DeviceLink
    | Token
    | TokenInfo
    | Overview
    | AdminRoom
    | AdminPerson
    | AdminToken
    | AdminAct
    | Resources
    | AdminDeck
    | AdminWord
    | AdminPrecedent
    | NetworkState
    | NetworkAddress
    | HostToken
    | DeckText
    | CardText
    | Reading
    | Offer
    | BlockLanguage
    | PartShape
)
"""What the HTTP interface answers with."""
