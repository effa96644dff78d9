"""One process at a time has a house open. The lock is the system's, on a file beside the database: a process that is dead holds nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from carteblanche.core.errors import Unreadable


@contextmanager
def lock_house(folder: Path) -> Generator[None]:
    """Holds the house in this folder; `Unreadable` if another process does."""
    handle = os.open(folder / "house.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _take(handle):
            raise Unreadable("this house is open already: stop the other server first", str(folder))
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
