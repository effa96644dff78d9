"""How this house is run: what the flags and environment variables of `carteblanche serve` say."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    folder: Path
    """Where everything is kept."""
    key: str
    """Signs cookies and tokens."""
    admin: str
    """The token that opens the admin page."""
    password: str | None = None
    """What people must know to come in; nothing if anybody with a link may."""
    public_url: str | None = None
    """Under which address people reach the house, if not the one it listens on. Cookies are Secure if it is https."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For is believed."""
    limited: bool = True
    """Whether there are limits; lifted only for load tests."""

    build_words: bool = True
    """Whether word lists are built by themselves when they are missing."""
    bot_pause: float = 0.7
    """Seconds that a bot waits at least before it acts, so that people can follow."""
    cover_after: float = 30.0
    """Seconds after which a bot covers somebody who is gone, where the host of a table wants it so."""

    @property
    def database(self) -> Path:
        return self.folder / "house.sqlite"

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")
