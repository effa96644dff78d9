"""How this house is run: what the flags and environment variables of `carteblanche serve` say."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Endpoint(msgspec.Struct, frozen=True):
    """A language model that the host has named, by the common chat-completions protocol."""

    url: str
    key: str = ""
    model: str = ""


class Settings(msgspec.Struct, frozen=True):
    folder: Path
    """Where everything is kept."""
    key: str
    """Signs cookies and tokens."""
    admin: str
    """The token that opens the admin page."""
    address: str | None = None
    """Of the PostgreSQL database that the house is in; without it, it is in a SQLite file in the folder."""
    redis: str | None = None
    """The address of the Redis that the nodes of a house in PostgreSQL share, if there is one."""
    node_address: str = ""
    """Under which address and port the other nodes reach this one."""
    password: str | None = None
    """What people must know to come in; nothing if anybody with a link may."""
    public_url: str | None = None
    """Under which address people reach the house, if not the one it listens on. Cookies are Secure if it is https."""
    host_names: tuple[str, ...] = ()
    """More names by which people may call the house, besides that of the public address."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For is believed."""
    listen: str = "127.0.0.1"
    """The address that the house listens on from its start."""
    port: int = 8765
    certificate: Path | None = None
    """The host's own certificate and its key, for when friends are let in."""
    certificate_key: Path | None = None
    host_code: str | None = None
    """With which the browser that the start opens becomes the host's, once."""
    most_sockets: int = 1000
    """How many sockets at tables this server takes."""
    limited: bool = True
    """Whether there are limits; lifted only for load tests."""

    keep_gathering: int = 14
    """Days after which a room is cleared away in which no game has begun, if nobody has come back."""
    keep_unfinished: int = 90
    """The same of games that have begun and are not over; 0 for ever."""
    keep_finished: int = 0
    """The same of finished games, with their lines on score sheets; 0 for ever."""

    backup_folder: Path | None = None
    """Where backups are made by themselves; nowhere if it is not given."""
    backup_hours: float = 24.0
    backup_keep: int = 14
    """How many backups are kept."""

    translator: Endpoint | None = None
    """What authors of cards may ask for a suggestion; nothing is sent anywhere without it."""
    polite: bool = False
    """Whether slurs and vulgar words are left out of every new game, whatever its host would choose."""
    build_words: bool = True
    """Whether word lists are built by themselves when they are missing."""
    bot_pause: float = 1.4
    """Seconds that a bot waits at least before it acts, so that people can follow."""
    cover_after: float = 30.0
    """Seconds after which a bot covers somebody who is gone, where the host of a table wants it so."""

    @property
    def keep_days(self) -> dict[str, int]:
        """By phase of a room: after how many days without anybody it is cleared away."""
        return {"gathering": self.keep_gathering, "playing": self.keep_unfinished, "over": self.keep_finished}

    @property
    def database(self) -> Path | str:
        """What `Store.open` takes."""
        return self.address or self.folder / "house.sqlite"

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")
