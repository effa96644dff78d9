"""Where the data folder, the keys of the house and the built client are."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carteblanche.library import folders
from carteblanche.store import keys

if TYPE_CHECKING:
    from carteblanche.store.store import Store

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


async def share_keys(store: Store, folder: Path, password: str | None) -> None:
    """Gives this node of a house in PostgreSQL the keys of the others, or the others those of this one, if it is the first."""
    from carteblanche.store.shared_keys import read_shared_key, share_key

    for name, find in ((keys.COOKIE_KEY, find_cookie_key), (keys.ADMIN_TOKEN, find_admin_token)):
        _keep_changed(folder, name, await share_key(store, name, find(folder)))
    if password is None:
        return
    shared = await read_shared_key(store, keys.PASSWORD_HASH)
    if shared is not None:
        _keep_changed(folder, keys.PASSWORD_HASH, shared)
    wanted = hash_password(folder, password)
    if wanted != shared:  # another node may have kept the same password meanwhile, with another hash
        _keep_changed(folder, keys.PASSWORD_HASH, await share_key(store, keys.PASSWORD_HASH, wanted, shared))


async def share_admin_token(store: Store, folder: Path) -> None:
    """The other nodes open the admin page with this token, too, after their next start."""
    from carteblanche.store.shared_keys import read_shared_key, share_key

    before = await read_shared_key(store, keys.ADMIN_TOKEN)
    await share_key(store, keys.ADMIN_TOKEN, find_admin_token(folder), before)


def _keep_changed(folder: Path, name: str, content: str) -> None:
    if keys.read_key(folder, name) != content:
        keys.keep_key(folder, name, content)


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
