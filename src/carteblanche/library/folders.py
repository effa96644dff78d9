"""Where this house keeps what it built."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import TypeVar

import msgspec

from carteblanche.core.errors import Unreadable

T = TypeVar("T")


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


def read_kept(file: Path, kind: type[T]) -> T:
    """What was kept in a file as JSON. `Unreadable` if it is damaged."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError:
        raise Unreadable("it is damaged; take it from a backup or start a new table", str(file)) from None
