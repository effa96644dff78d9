"""What is really kept of a house, read past the server: from its SQLite file, or from its PostgreSQL database."""

from __future__ import annotations

import asyncio
import itertools
import re
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, cast


class Records:
    def __init__(self, place: Path | str) -> None:
        self._place = place

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of a query with `?` for its values."""
        if isinstance(self._place, Path):
            with closing(sqlite3.connect(f"file:{self._place}?mode=ro", uri=True)) as house:
                return house.execute(query, values).fetchall()
        with ThreadPoolExecutor(1) as thread:  # whoever asks may be on a loop
            return thread.submit(asyncio.run, _fetch(self._place, query, values)).result()


async def _fetch(address: str, query: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    import asyncpg

    numbers = itertools.count(1)
    connection: Any = await cast("Any", asyncpg).connect(address)
    try:
        found = await connection.fetch(re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values)
        return [tuple(row) for row in found]
    finally:
        await connection.close()
