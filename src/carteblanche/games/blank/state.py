"""BLANK: the state of a game."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from carteblanche.core.pieces import State
from carteblanche.core.values import Message, Seat, Value
from carteblanche.games.blank.affairs import Affairs, Frame, Ruling


class Config(Message):
    """What a table may choose."""

    effects: Literal["automatic", "by-hand"] = "automatic"
    """Who carries out what cards say: the machine, or the players (BK-60)."""
    wrong: Literal["fined", "refused", "lie"] = "fined"
    """What becomes of a wrong play: fined, refused, or it lies until somebody objects (BK-57)."""
    reading: bool = True
    """Whether everybody says that the rules are understood before the first card (BK-10)."""
    rewards: bool = True
    """Whether winners write a card (BK-82)."""
    owner: Annotated[int, Meta(ge=0, le=5, extra={"unit": "seat"})] = 0
    """Whose copy it is: this seat has the last word on new cards (BK-84)."""
    starts: Annotated[int, Meta(ge=0, le=5, extra={"unit": "seat"})] | None = None
    """The youngest; by default luck decides (BK-14)."""
    new: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """Rules just written, which are revealed before random ones (BK-87)."""
    people: bool = True
    """Whether rules and game cards are dealt for which people have to see, say or do something, or to hurry; rules just written always
    are."""
    clocks: bool = True
    """Whether rules and game cards are dealt by which something happens after a time; rules just written always are."""
    patience: Annotated[int, Meta(ge=3, le=3600, extra={"unit": "seconds"})] = 15
    """How many seconds there are for a choice, a vote or something to be said (BK-80, BK-97)."""
    precedents: Annotated[tuple[Ruling, ...], Meta(max_length=20)] = ()
    """What earlier tables have ruled about these cards (BK-95)."""
    names: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=6)] = ()
    """Who sits where, for cards that name somebody."""
    ages: Annotated[tuple[Annotated[int, Meta(ge=0, le=150)], ...], Meta(max_length=6)] = ()
    """By seat, for cards that ask how old somebody is."""


REFEREE: Final = Config()
SHARP_EYES: Final = Config(effects="by-hand", wrong="lie")


def is_sharp(config: Config) -> bool:
    """Whether people must notice what is wrong or owed: nobody is told."""
    return config.effects == "by-hand" or config.wrong == "lie"


Answered: TypeAlias = int | str | tuple[int, ...]
"""What a question was answered with, or what luck has brought: a tuple holds cards, a text words or seats."""


Memo: TypeAlias = tuple[tuple[str, Answered], ...]
"""By where it was asked: what was answered."""


class Hidden(Value):
    """What a frame knows and not everybody may: the cards it deals with, hands as they were, and the answers given to its running step."""

    these: tuple[int, ...] = ()
    event: tuple[int, ...] = ()
    """The cards of the play or the draw that set it off."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By seat: the hand when the frame's group began."""
    memo: Memo = ()


class Debt(Value):
    """What somebody has to carry out, if effects are by hand, until the next card is played (BK-53, BK-60)."""

    seat: Seat
    frame: Frame
    hidden: Hidden = Hidden()
    late: bool = False
    acts: int = 0
    """How many turns had been completed when it was late."""


class Ground(Message):
    """What a change that looks at hands or players comes to for one seat: the cards that it is about, and its number."""

    card: int
    path: str
    n: int
    """-1: it does not hold; else its number, or 0."""
    cards: tuple[int, ...] = ()
    lasting: int = -1


class Tally(Value):
    """How often something happened, and of how many cards, in this turn, round and game."""

    card: int
    path: str
    seat: Seat
    times: tuple[int, int, int] = (0, 0, 0)
    amount: tuple[int, int, int] = (0, 0, 0)


class Record(Value):
    """What the record knows and no view shows."""

    hidden: tuple[tuple[int, Hidden], ...] = ()
    """By frame."""
    choices: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """By question: the cards that may be chosen."""
    kept: tuple[tuple[int, str, tuple[int, ...]], ...] = ()
    """By `Lasting` and path: cards that have been found already."""
    numbers: tuple[tuple[int, str, int], ...] = ()
    """Card, name, number that a card keeps."""
    grounds: tuple[tuple[Ground, ...], ...] = ()
    """By seat: what changes come to that look at hands or players."""
    tallies: tuple[Tally, ...] = ()
    latest: tuple[tuple[int, str, Seat, Seat | None], ...] = ()
    """Card, path of a pattern, whom it was about the last time, and who brought it about."""
    truths: tuple[tuple[int, str, int, tuple[Seat, ...]], ...] = ()
    """Card, path, lasting: for whom a condition that is waited for holds."""
    used: tuple[tuple[int, str, int, str], ...] = ()
    """Card, path, seat, period: what works only once in a while and has."""
    fired: tuple[tuple[int, str], ...] = ()
    """What has fired in this action (BK-35d)."""
    done: tuple[tuple[int, int, int, int], ...] = ()
    """What the effects of the last two cards have moved: the card that did it, which card, from where and where to."""
    faults: int = 0
    """How many penalties an objection to the last play would bring (BK-56, BK-57)."""
    debts: tuple[Debt, ...] = ()
    lapsed: tuple[tuple[Seat, int], ...] = ()
    """Who owed something to which card, did not do it, and can no longer be accused of it (BK-58)."""
    spent: tuple[int, ...] = ()
    """What held for one time only and has been used up, if effects are by hand."""
    closed: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """By question: the words that it cannot be answered with, because whoever is asked cannot pay for them."""
    lastly: tuple[tuple[int, str, Seat, tuple[int, ...]], ...] = ()
    """Card, path of a pattern, whom it was about, and which cards it was about the last time for this player; the newest last."""


NO_RECORD: Final = Record()


class BlankState(State):
    config: Config
    seats: int
    deck: str
    """The hash of the deck that is played with."""
    affairs: Affairs
    peeked: int = 0
    """Rides along: as bits, all places of which somebody may know a card who need not."""
    before: BlankState | None = None
    """The position before the last play: what can be taken back. Nobody sees it."""
    record: Record = NO_RECORD


def found(pairs: tuple[tuple[Any, Any], ...], key: Any) -> Any:
    """What is kept under a key, or nothing."""
    for one, value in pairs:
        if one == key:
            return value
    return None
