"""The house lexicon: words that this house plays with although the dictionaries do not have them, each with where it came from.

One file of JSON that a person can read and mend. A word gets in by a vote at a table (its log says which, and how everybody voted) or by
the host's own hand. Taking a word out keeps its history.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.data import LANGUAGES
from carteblanche.games.blanko.rules import Blanko
from carteblanche.library import folders
from carteblanche.table.log import Entry, Header
from carteblanche.table.table import Table, opened


class HouseWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: str
    language: str
    source: str
    """`vote` or `host`."""
    where: str = ""
    """The table, in the words of its log's header, and the entry."""
    by: str = ""
    """Who laid it, or which host added it."""
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    when: str = ""
    removed: str = ""
    """Why it was taken out again, if it was."""


def _file(folder: Path | None) -> Path:
    return (folder or folders.lexicons()) / "house.json"


def read(folder: Path | None = None) -> list[HouseWord]:
    file = _file(folder)
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[HouseWord])
    except FileNotFoundError:
        return []
    except msgspec.DecodeError as error:
        raise Unreadable(f"the house lexicon cannot be read ({error}); mend it, or move it away", str(file)) from None


def write(words: Iterable[HouseWord], folder: Path | None = None) -> None:
    file = _file(folder)
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(list(words)), indent=1) + b"\n")
    fresh.replace(file)


def words(language: str, folder: Path | None = None) -> list[str]:
    """What is played with: every word whose last entry is not a removal."""
    last = {entry.word: entry for entry in read(folder) if entry.language == language}
    return sorted(word for word, entry in last.items() if not entry.removed)


def checked(word: str, language: str) -> str:
    """A word as it may be added, or `Unreadable`."""
    if language not in LANGUAGES:
        raise Unreadable(f"there is no language {language[:20]!r}; there are {', '.join(LANGUAGES)}")
    alphabet, shown = LANGUAGES[language].alphabet, word.strip().upper()
    strange = next((letter for letter in shown if letter not in alphabet), None)
    if strange is not None:
        raise Unreadable(f"{shown[:40]!r} has {strange!r}, which is not a letter of {alphabet}")
    if not 2 <= len(shown) <= 16:
        raise Unreadable(f"{shown[:40]!r} has {len(shown)} letters: a word has 2 to 16")
    return shown


def add(entries: Iterable[HouseWord], folder: Path | None = None) -> list[HouseWord]:
    """Adds what is not there yet. The entries that were new."""
    known = read(folder)
    last = {(entry.language, entry.word): entry for entry in known}
    fresh = [
        entry
        for entry in entries
        if (entry.language, entry.word) not in last
        or bool(last[entry.language, entry.word].removed) != bool(entry.removed)
    ]
    if fresh:
        write([*known, *fresh], folder)
    return fresh


def admitted(header: Header, entries: Iterable[Entry], resources: dict[str, Any] | None = None) -> list[HouseWord]:
    """The words that a table has voted in, with who said what, from its log."""
    table = Table(header, game=opened(header, resources))
    if not isinstance(table.game, Blanko):
        return []
    names = [chair.name for chair in header.chairs]
    found: list[HouseWord] = []
    for entry in entries:
        before: Any = table.state
        table.refold(entry)
        after: Any = table.state
        if before is None or after is None or before.admitted == after.admitted:
            continue
        votes: dict[int, str] = dict(before.ballot.votes)
        laid: int = before.turn
        event: Any = entry.event
        if getattr(event, "action", None):
            votes[event.seat] = event.action.get("answer", "abstain")
        said = {
            answer: tuple(names[seat] for seat, vote in sorted(votes.items()) if vote == answer)
            for answer in ("yes", "no")
        }
        for word in after.admitted[len(before.admitted) :]:
            where = f"{header.opened or header.commitment[:12]}, entry {entry.n}"
            found.append(HouseWord(word, after.config.language, "vote", where, names[laid], said["yes"], said["no"]))
    return found
