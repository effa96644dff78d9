"""What is kept of a room besides its log. Names are here and not in the log, so that they can be forgotten."""

from __future__ import annotations

import secrets
from typing import Any, Literal, TypeAlias

import msgspec

from carteblanche.core.clocks import Pace
from carteblanche.core.values import Seat
from carteblanche.store.store import Store
from carteblanche.wire.from_client import Away

Phase: TypeAlias = Literal["gathering", "playing", "over"]


def new_room_id() -> str:
    """Cannot be guessed: whoever does not have the link of a room cannot find it."""
    return secrets.token_urlsafe(12)


class Seated(msgspec.Struct):
    """A chair with whoever sits on it."""

    player: Literal["human", "bot", "empty"] = "empty"
    name: str = ""
    level: str | None = None
    person: str | None = None


class Friend(msgspec.Struct, frozen=True):
    """Somebody who offers to play for a person who is gone, or does."""

    seat: Seat
    person: str
    name: str
    plays: bool = False


class ChatMessage(msgspec.Struct, frozen=True):
    """Something that somebody said in a room."""

    at: int
    person: str
    name: str
    text: str
    emote: bool = False
    ref: str = ""
    """The sender's id of it: what is sent again is not said again."""


class Document(msgspec.Struct):
    id: str
    game: str
    config: dict[str, Any]
    host: str
    chairs: list[Seated]
    rules: int | None = None
    """The rules version by which this room is set up and played; the newest in rooms that were kept before versions were."""
    pace: Pace | None = None
    away: Away = "wait"
    open: bool = False
    deck: str | None = None
    """Which deck is played with, in games that have decks."""
    started: bool = False
    over: bool = False
    next: str | None = None
    said: list[ChatMessage] = []
    friends: list[Friend] = []
    """Who plays for people who are gone, until they are back, and who offers to."""
    awaited: list[Seat] = []
    """Whose turn it was when the room was put to sleep, for lists of rooms; nothing while it is awake."""

    @property
    def phase(self) -> Phase:
        return "over" if self.over else "playing" if self.started else "gathering"

    def copy(self) -> Document:
        """A copy that can be changed and thrown away."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Document)

    def rematch(self) -> Document:
        """A new room with the same people and options, everybody one chair on."""
        return Document(
            id=new_room_id(),
            game=self.game,
            config=self.config,
            host=self.host,
            chairs=[*self.chairs[1:], self.chairs[0]],
            rules=self.rules,
            pace=self.pace,
            away=self.away,
            deck=self.deck,
        )

    def without(self, person: str) -> Document:
        """The same without any trace of this person. Their chair stays, without a name; what they said goes."""
        document = self.copy()
        for chair in document.chairs:
            if chair.person == person:
                chair.name, chair.person = "", None
        if document.host == person:
            document.host = next((chair.person for chair in document.chairs if chair.person is not None), "")
        document.said = [message for message in document.said if message.person != person]
        document.friends = [friend for friend in document.friends if friend.person != person]
        return document

    def seat_of(self, person: str | None) -> Seat | None:
        """The seat that this person plays: the own one, or a friend's."""
        own = self.own_seat_of(person)
        if own is not None:
            return own
        return next((friend.seat for friend in self.friends if friend.plays and friend.person == person), None)

    def is_friend(self, person: str | None) -> bool:
        """Whether this person plays for another."""
        return any(friend.plays and friend.person == person for friend in self.friends)

    def own_seat_of(self, person: str | None) -> Seat | None:
        if person is not None:
            for index, chair in enumerate(self.chairs):
                if chair.person == person:
                    return Seat(index)
        return None

    def player_of(self, seat: Seat) -> str | None:
        """Who plays this seat: its own person, or a friend meanwhile."""
        playing = (friend.person for friend in self.friends if friend.plays and friend.seat == seat)
        return next(playing, self.chairs[seat].person)

    def name_of(self, seat: Seat) -> str:
        """What whoever plays this seat is called."""
        playing = (friend.name for friend in self.friends if friend.plays and friend.seat == seat)
        return next(playing, self.chairs[seat].name)


async def read_names(store: Store, room: str | None) -> list[str]:
    """By seat: the names of the players of a room, as far as they were not forgotten; bots by their names."""
    document = None if room is None else await store.read_room(room)
    if document is None:
        return []
    try:
        return [chair.name for chair in msgspec.json.decode(document, type=Document).chairs]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []  # a room that is set aside
