"""The log is the truth, and the only thing that is stored of a game.

A log is a header and entries. The header says what is played, by which rules version, with which options, by whom, and carries the
server's commitment. Every entry is something that happened: a number was committed or shown, the deal, an action, an alarm, and the
table's own (proposals, leaving, a bot taking a chair, pauses). An entry keeps the luck that was drawn in its step, so a
replay needs no generator. Undo does not remove: it appends. The fold of a log is the table.

Each entry has a salt that nobody can guess, and a hash over the hash before it and its own bytes. So no entry can be changed,
dropped or moved without breaking the chain, and no hash gives away what it was made from. No hash leaves the server before the outcome.

As a file a log is JSON Lines that a person can read: the header's line, then a line for each entry. There is exactly one way to
write each line; any other is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from carteblanche.core.clocks import Pace
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Alarm, Message, Millis, Outcome, Seat

FORMAT: Final = 1
LONGEST_LINE: Final = 1 << 20
"""In bytes: what is longer is neither written nor read."""
_REF: Final = "act"
"""What a `ref` is called in stored logs: their format keeps the name it began with."""


class Chair(Message):
    """Who sits on a chair: a person by name, a bot by level, or nobody any more."""

    player: Literal["human", "bot", "empty"]
    name: str
    level: str | None = None


class Header(Message):
    game: str
    rules: int
    config: dict[str, Any]
    chairs: tuple[Chair, ...]
    commitment: str
    """The server's commitment to its secret number."""
    pace: Pace | None = None
    """Thinking time, for games with turns."""
    stand_in: str | None = None
    """The level of the bot that takes the chair of somebody who is gone; by default the strongest."""
    lexicon: str | None = None
    """The hash of the word list that is played with."""
    deck: dict[str, Any] | None = None
    """The cards themselves, where they are the players' own."""
    opened: str = ""
    """When and where the table was opened, as text. Nothing depends on it."""
    format: int = FORMAT


Proposal: TypeAlias = Literal["undo", "pause", "abort", "rematch"]


class Committed(Message):
    """A seat committed to a number, before any number was shown."""

    seat: Seat
    commitment: str


class Numbered(Message):
    """A seat showed its number."""

    seat: Seat
    number: str


class Dealt(Message):
    """All numbers are shown: the game begins."""


class Judged(Message):
    """How the arbiter of a race came to its order: when an act arrived, from when it counts, and how it stood: nobody else was after
    the same, it was the first of several, it was level with one and went by priority, or it came too late.
    """

    arrival: Millis
    effective: Millis
    verdict: Literal["alone", "first", "tie", "late"]


class Played(Message):
    seat: Seat
    action: dict[str, Any]
    ref: str = msgspec.field(name=_REF)
    """The sender's own id for this act: the same id twice is the same act."""
    by: Literal["player", "bot", "clock"] = "player"
    judged: Judged | UnsetType = UNSET
    """In a race, for what others could have touched."""


class Missed(Message):
    """An act of a race for which somebody else was quicker. Nothing changed; the rules refused it with this code."""

    seat: Seat
    action: dict[str, Any]
    ref: str = msgspec.field(name=_REF)
    code: str
    judged: Judged
    by: Literal["player", "bot"] = "player"


class Rang(Message):
    alarm: Alarm


class Proposed(Message):
    seat: Seat
    proposal: Proposal
    ref: str = msgspec.field(name=_REF)


class Answered(Message):
    seat: Seat
    yes: bool
    ref: str = msgspec.field(name=_REF)


class Expired(Message):
    """Nobody answered the open proposal in time."""


class Resumed(Message):
    seat: Seat
    ref: str = msgspec.field(name=_REF)


class Left(Message):
    """A seat gave up: with two seats the game is over, with more a bot plays on."""

    seat: Seat
    ref: str = msgspec.field(name=_REF)


class Covered(Message):
    """A bot plays for somebody who is away."""

    seat: Seat


class Returned(Message):
    """The person is back on the chair."""

    seat: Seat


class Closed(Message):
    """It is over: the secret is shown, and the outcome as the table counts it (`None`: abandoned or aborted)."""

    secret: str
    outcome: Outcome | None


Event: TypeAlias = (
    Committed
    | Numbered
    | Dealt
    | Played
    | Missed
    | Rang
    | Proposed
    | Answered
    | Expired
    | Resumed
    | Left
    | Covered
    | Returned
    | Closed
)


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    n: int
    at: Millis
    event: Event
    luck: tuple[int, ...]
    salt: str


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: Entry
    hash: str


class _FirstLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    hash: str


_encode: Final = msgspec.json.Encoder().encode
_read_line: Final = msgspec.json.Decoder(_Line).decode
_read_first: Final = msgspec.json.Decoder(_FirstLine).decode


def chain_hash(before: str, body: Header | Entry) -> str:
    """The next hash of the chain."""
    return _chain_hash(before, _encode(body))


def _chain_hash(before: str, written: bytes) -> str:
    return hashlib.sha256(before.encode() + written).hexdigest()


def write_entry(before: str, entry: Entry) -> tuple[str, bytes]:
    """The next hash of the chain, and the line of this entry."""
    written = _encode(entry)
    chained = _chain_hash(before, written)
    return chained, _check_length(b'{"entry":%b,"hash":"%b"}' % (written, chained.encode()))


def write_header(header: Header) -> bytes:
    return _check_length(_encode(_FirstLine(header, chain_hash("", header))))


def _check_length(line: bytes) -> bytes:
    """What is written can always be read."""
    if len(line) > LONGEST_LINE:
        raise Illegal("too-large-for-the-log", bytes=len(line), most=LONGEST_LINE)
    return line


def write(header: Header, entries: Iterable[Entry]) -> Iterator[bytes]:
    """The lines of a log, without their ends."""
    chained = chain_hash("", header)
    yield write_header(header)
    for entry in entries:
        chained, line = write_entry(chained, entry)
        yield line


class Broken(Unreadable):
    """A log that was changed. `n` is the entry that broke, -1 the header."""

    def __init__(self, n: int, message: str) -> None:
        super().__init__(message, "header" if n < 0 else f"entry {n}")
        self.n = n


def read(lines: Iterable[bytes]) -> tuple[Header, list[Entry]]:
    """A log from its lines, every link of the chain checked."""
    header: Header | None = None
    body: Header | Entry
    entries: list[Entry] = []
    chained = ""
    for number, raw in enumerate(lines):
        n = number - 1
        if len(raw) > LONGEST_LINE:
            raise Broken(n, "this line is longer than any line of a log")
        try:
            if header is None:
                first = _read_first(raw)
                header, body, said = first.header, first.header, first.hash
                whole = _encode(first)
            else:
                later = _read_line(raw)
                body, said = later.entry, later.hash
                whole = _encode(later)
                entries.append(later.entry)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Broken(n, f"this line cannot be read ({_short(error)})") from None
        if whole != raw:
            raise Broken(n, "this line is not written as we write it")
        if isinstance(body, Entry):
            if body.n != n:
                raise Broken(n, f"this entry calls itself {body.n}")
        elif body.format != FORMAT:
            raise Broken(n, f"this is log format {body.format}; format {FORMAT} is known")
        chained = chain_hash(chained, body)
        if said != chained:
            raise Broken(n, "this line or one before it was changed: the chain of hashes breaks here")
    if header is None:
        raise Unreadable("this log is empty")
    return header, entries


def _short(error: Exception) -> str:
    return str(error).split("\n")[0][:120]
