"""Words of the house: what a table has voted in although the dictionaries do not have it, and what may be added at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from carteblanche.core.errors import Unreadable
from carteblanche.games.blanko.rules import Blanko
from carteblanche.library.words.recipes import find_letters
from carteblanche.table.fold import open_game
from carteblanche.table.log import Entry, Header
from carteblanche.table.table import Table


class AdmittedWord(NamedTuple):
    """A word that a table has voted in: in which entry, who laid it, and who voted how."""

    word: str
    language: str
    entry: int
    seat: int
    yes: tuple[int, ...]
    no: tuple[int, ...]


def check_word(word: str, language: str) -> str:
    """A word as it may be added, or `Unreadable`."""
    alphabet, shown = find_letters(language).alphabet, word.strip().upper()
    strange = next((letter for letter in shown if letter not in alphabet), None)
    if strange is not None:
        raise Unreadable(f"{shown[:40]!r} has {strange!r}, which is not a letter of {alphabet}")
    if not 2 <= len(shown) <= 16:
        raise Unreadable(f"{shown[:40]!r} has {len(shown)} letters: a word has 2 to 16")
    return shown


def find_admitted(
    header: Header, entries: Iterable[Entry], resources: Mapping[str, Any] | None = None
) -> list[AdmittedWord]:
    """The words that a table has voted in and not taken back, from its log."""
    table = Table(header, game=open_game(header, resources))
    if not isinstance(table.game, Blanko):
        return []
    found: list[AdmittedWord] = []
    for entry in entries:
        before: Any = table.state
        table.fold(entry)
        after: Any = table.state
        if before is None or after is None or before.admitted == after.admitted:
            continue
        found = [one for one in found if one.word in after.admitted]
        votes: dict[int, str] = {} if before.ballot is None else dict(before.ballot.votes)
        event: Any = entry.event
        if getattr(event, "action", None):
            votes[event.seat] = event.action.get("answer", "abstain")
        yes, no = (tuple(seat for seat, vote in sorted(votes.items()) if vote == said) for said in ("yes", "no"))
        for word in after.admitted[len(before.admitted) :]:
            found.append(AdmittedWord(word, after.config.language, entry.n, before.turn, yes, no))
    return found
