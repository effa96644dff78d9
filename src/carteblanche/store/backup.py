"""A copy of the whole house in one file, made while it is open, and put back.

A backup is a SQLite file: SQLite's own online copy, so it is a moment of the house and not a mixture of two. The keys of the house are in
it, in a table of their own, so that cookies and tokens hold wherever it is put back; it is readable by its owner alone. Word lists are not
in it: they can be built again, and their licences do not allow to pass them on with it.
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from carteblanche.core.errors import Unreadable
from carteblanche.store.keys import FILES, keep_key, read_key

KEYS: Final = "carried_keys"
"""The table in a backup that has the keys."""
TABLES: Final = {"people", "rooms", "secrets", "entries", "results", "seats"}


def backup(database: Path, copy: Path) -> int:
    """Copies the house to a new file. Returns its size."""
    if not database.exists():
        raise Unreadable("there is no house here yet", str(database))
    if copy.exists():
        raise Unreadable("this file is there already", str(copy))
    if not copy.parent.is_dir():
        raise Unreadable("there is no such folder", str(copy.parent))
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with _opened(database) as source, _opened(part) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
            found = [(name, read_key(database.parent, name)) for name in FILES]
            if rows := [(name, content) for name, content in found if content is not None]:
                target.execute(f"CREATE TABLE {KEYS} (name TEXT PRIMARY KEY, content TEXT NOT NULL)")
                target.executemany(f"INSERT INTO {KEYS} VALUES (?, ?)", rows)  # noqa: S608  # a name of ours
        check(part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.rename(copy)
    return copy.stat().st_size


def restore(copy: Path, database: Path) -> Path | None:
    """Puts a backup in the place of the house. What was there is kept beside it; returns where."""
    check(copy)
    kept = None
    if database.exists():
        names = (database.with_name(f"{database.stem}.before-restore-{n}{database.suffix}") for n in itertools.count())
        kept = next(name for name in names if not name.exists())
        backup(database, kept)
    with _opened(copy) as source, _opened(database) as target:
        source.backup(target)
        for name, content in _read_keys(target):
            keep_key(database.parent, name, content)
        target.execute(f"DROP TABLE IF EXISTS {KEYS}")
    return kept


def _read_keys(copy: sqlite3.Connection) -> list[tuple[str, str]]:
    """The keys in a backup; nothing in one that was made before they were."""
    if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (KEYS,)).fetchone():
        return []
    found = copy.execute(f"SELECT name, content FROM {KEYS}").fetchall()  # noqa: S608  # a name of ours
    return [(str(name), str(content)) for name, content in found if name in FILES]


def check(file: Path) -> None:
    """Whether this is a backup of ours and whole; `Unreadable` if not."""
    if not file.exists():
        raise Unreadable("there is no such file", str(file))
    try:
        with _opened(file) as database:
            found = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not found >= TABLES:
                raise Unreadable("this is not a backup of a house", str(file))
            said = database.execute("PRAGMA integrity_check").fetchone()[0]
            if database.execute("PRAGMA foreign_key_check").fetchone():
                said = "rows without what they belong to"
    except sqlite3.DatabaseError as error:
        raise Unreadable(f"this is not a backup of a house ({error})", str(file)) from None
    if said != "ok":
        raise Unreadable(f"this backup is damaged ({said})", str(file))


@contextmanager
def _opened(file: Path) -> Generator[sqlite3.Connection]:
    """A connection that is closed at the end, not only committed."""
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        yield connection
        connection.commit()


def keep_before_upgrade(database: Path, newest: str) -> None:
    """A house of an earlier version is copied before its tables are changed; one of a later version is left alone."""
    if not database.exists():
        return
    with _opened(database) as house:
        if not house.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return
        row = house.execute("SELECT version_num FROM alembic_version").fetchone()
    version = str(row[0]) if row else newest
    if version > newest:
        raise Unreadable(f"this house was kept by a newer version of Carte Blanche (schema {version})", str(database))
    copy = database.with_name(f"{database.stem}.before-upgrade-from-{version}{database.suffix}")
    if version < newest and not copy.exists():
        backup(database, copy)


def finished(database: Path) -> list[str]:
    """All rooms whose game is over."""
    return [room for room, phase, _ in rooms(database) if phase == "over"]


def rooms(database: Path) -> list[tuple[str, str, bytes]]:
    """All rooms with their phase and what is kept of them."""
    if not database.exists():
        raise Unreadable("there is no house here yet", str(database))
    with _opened(database) as house:
        found = house.execute("SELECT id, phase, document FROM rooms ORDER BY id").fetchall()
    return [(str(room), str(phase), _kept(document)) for room, phase, document in found]


def lines(database: Path, room: str) -> list[bytes]:
    """The log of a room, as it is kept."""
    with _opened(database) as house:
        return [_kept(row[0]) for row in house.execute("SELECT line FROM entries WHERE room = ? ORDER BY n", (room,))]


def secret(database: Path, room: str) -> str | None:
    with _opened(database) as house:
        row = house.execute("SELECT secret FROM secrets WHERE room = ?", (room,)).fetchone()
    return None if row is None else str(row[0])


def _kept(value: Any) -> bytes:
    """What a column holds, whatever somebody has put there."""
    return value if isinstance(value, bytes) else str(value).encode()
