"""Backups by themselves: one every so many hours, checked after it was written, and only so many kept."""

from __future__ import annotations

import asyncio
import datetime as dt
from pathlib import Path
from typing import Final

from carteblanche.server.logging import Log
from carteblanche.store import backup as copies

_NAME: Final = "house-%Y%m%dT%H%M%SZ.sqlite"
_PATTERN: Final = "house-????????T??????Z.sqlite"

_log: Final = Log("carteblanche.backup")


class Backups:
    def __init__(self, database: Path, folder: Path, *, hours: float, keep: int) -> None:
        self._database = database
        self._folder = folder
        self._every = dt.timedelta(hours=hours)
        self._keep = keep
        self.made = 0
        """How many since the start."""
        self.last: dt.datetime | None = None
        """When the newest was made."""

    async def run(self) -> None:
        """Makes backups for ever. What fails is logged, and tried again."""
        while True:
            wait = self.due(dt.datetime.now(dt.UTC))
            await asyncio.sleep(max(0.0, wait.total_seconds()))
            await asyncio.to_thread(self.make, dt.datetime.now(dt.UTC))

    def due(self, now: dt.datetime) -> dt.timedelta:
        """How long until the next one."""
        found = self.list_made()
        if not found:
            return dt.timedelta()
        self.last = dt.datetime.strptime(found[-1].name, _NAME).replace(tzinfo=dt.UTC)
        return self.last + self._every - now

    def make(self, now: dt.datetime) -> Path:
        """One backup, now; then the oldest go."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._folder / now.strftime(_NAME)
        size = copies.backup(self._database, file)
        self.made, self.last = self.made + 1, now
        _log.info("backup", file=str(file), bytes=size)
        for old in self.list_made()[: -self._keep]:
            old.unlink()
        return file

    def list_made(self) -> list[Path]:
        """The oldest first."""
        return sorted(self._folder.glob(_PATTERN))
