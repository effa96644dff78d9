"""Where the data folder, the keys of the house and the built client are."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from carteblanche.library import folders
from carteblanche.store import keys

STATIC: Final = Path(__file__).with_name("static")
"""The built client."""
PRINT: Final = STATIC / "print"
"""The fonts and drawings with which decks are printed: they come with the built client."""


def folder() -> Path:
    """The data folder (`library.folders.data`). Made if it is not there."""
    found = folders.data()
    found.mkdir(parents=True, exist_ok=True)
    return found


def find_cookie_key(folder: Path) -> str:
    """The key that signs cookies and tokens: made once."""
    return keys.find_key(folder, keys.COOKIE_KEY, lambda: secrets.token_hex(32))


def find_admin_token(folder: Path, *, renew: bool = False) -> str:
    """The token that opens the admin page: made once, and when a new one is asked for."""
    if renew:
        return keys.keep_key(folder, keys.ADMIN_TOKEN, secrets.token_urlsafe(18))
    return keys.find_key(folder, keys.ADMIN_TOKEN, lambda: secrets.token_urlsafe(18))


def hash_password(folder: Path, password: str) -> str:
    """The hash of the password of the house. The same password keeps its hash, so that a restart asks nobody for it again."""
    from argon2 import PasswordHasher
    from argon2.exceptions import VerificationError

    kept = keys.read_key(folder, keys.PASSWORD_HASH)
    if kept is not None:
        with suppress(VerificationError):
            PasswordHasher().verify(kept, password)
            return kept
    return keys.keep_key(folder, keys.PASSWORD_HASH, PasswordHasher().hash(password))
