"""What the admin page is told: how the house stands, for whoever runs it."""

from __future__ import annotations

from typing import Literal

from carteblanche.core.values import Message, Seat


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
    asleep: bool = False
    """Whether it is only in the store, and not in memory."""
    touched: str = ""
    """The day on which somebody was last there, of one that is asleep."""


class AdminPerson(Message):
    id: str
    name: str
    banned: bool = False
    muted: bool = False


class AdminToken(Message):
    """A token that holds, and who asked for it."""

    id: str
    name: str
    owner: str
    day: str


class AdminAct(Message):
    """Something that was done on the admin page."""

    at: str
    what: str
    about: str


class Resources(Message):
    """What the house uses of its machine, in bytes."""

    memory: int
    """0 where the machine does not say."""
    disk: int
    free: int
    """What is free on the disk."""
    sockets: int
    failures: int
    """How many tasks have failed since the start: the log says why."""


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


class NetworkAddress(Message):
    """An address of this machine on a network."""

    name: str
    """Of the interface, where the system tells it."""
    address: str
    link: str | None
    """By which others reach the house, while it is open there."""


class NetworkState(Message):
    """Whether friends can come in over the network."""

    open: bool
    at_start: bool
    """Whether it was opened by how it was started; then it cannot be closed by a switch."""
    addresses: tuple[NetworkAddress, ...]
    port: int
    password: bool
    """Whether who comes in over the network must know a password."""
    tls: Literal["own", "local", "none"]
    """What certificate there can be: the host's own, one that this machine makes, or none."""
    secure: bool
    """Whether it is open with TLS."""


class HostToken(Message):
    token: str


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
    resources: Resources
    tokens: tuple[AdminToken, ...]
    bans: tuple[str, ...]
    """Addresses that may not come in."""
    audit: tuple[AdminAct, ...]
    """The newest first."""
