"""The secrets of a house that lie beside its database, each in a file that its owner alone can read.

A file is written whole or not at all: a full disk on the first start must not leave an empty key behind, with which anybody could sign.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from carteblanche.core.errors import Unreadable

COOKIE_KEY: Final = "cookie-key"
"""Signs cookies and tokens."""
ADMIN_TOKEN: Final = "admin-token"  # noqa: S105  # the name of a file
"""Opens the admin page."""
PASSWORD_HASH: Final = "password-hash"  # noqa: S105  # likewise
"""Of the password of the house, as it was last given."""
FILES: Final = {COOKIE_KEY: r"[0-9a-f]{64}", ADMIN_TOKEN: r"[\w-]{20,}", PASSWORD_HASH: r"\$argon2id\$[!-~]{50,300}"}
"""By name: the form of what is in it."""


def read_key(folder: Path, name: str) -> str | None:
    """What is kept under this name; nothing if there is no such file; `Unreadable` if it is not what it should be."""
    file = folder / name
    if not file.exists():
        return None
    found = file.read_text(errors="replace").strip()
    if not re.fullmatch(FILES[name], found):
        raise Unreadable(
            "this key is empty or damaged: put it back from a backup, or remove it to get a new one", str(file)
        )
    return found


def keep_key(folder: Path, name: str, content: str) -> str:
    """Keeps this under this name, durably, or not at all."""
    part = folder / f"{name}.part"
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(folder / name)
    return content


def find_key(folder: Path, name: str, make: Callable[[], str]) -> str:
    """What is kept under this name, made if there is nothing yet."""
    return read_key(folder, name) or keep_key(folder, name, make())
