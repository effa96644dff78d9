"""Where this house keeps what it built."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def data() -> Path:
    """`CARTEBLANCHE_DATA`, or the platform's place for a program's data."""
    named = os.environ.get("CARTEBLANCHE_DATA")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("carteblanche", appauthor=False)


def lexicons() -> Path:
    return data() / "lexicons"


def languages() -> Path:
    """Recipes of the house's own, a file a language."""
    return data() / "languages"


def name_draft(path: Path) -> Path:
    """A name beside this one for what is not ready: nobody else has it, neither another program nor another thread."""
    return path.with_name(f".{path.name}.{secrets.token_hex(8)}")


def write_whole(file: Path, content: bytes) -> None:
    """All or nothing, whoever else writes the same file meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = name_draft(file)
    try:
        draft.write_bytes(content)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
