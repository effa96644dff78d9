"""Where the data folder, the key for cookies and the built client are."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from carteblanche.library import folders

STATIC: Final = Path(__file__).with_name("static")
"""The built client."""
PRINT: Final = STATIC / "print"
"""The fonts and drawings with which decks are printed: they come with the built client."""


def folder() -> Path:
    """The data folder (`library.folders.data`). Made if it is not there."""
    found = folders.data()
    found.mkdir(parents=True, exist_ok=True)
    return found


def key(folder: Path) -> str:
    """The key that signs cookies: made once, readable by the owner alone."""
    file = folder / "cookie-key"
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_hex(32))
    return file.read_text().strip()
