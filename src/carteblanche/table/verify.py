"""Checking a log offline: the chain, the rules, and the deal against what was committed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, final

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import Luck, ReplayedLuck, ScriptedLuck
from carteblanche.core.values import Message
from carteblanche.table import deal
from carteblanche.table.fold import open_game
from carteblanche.table.log import Broken, Closed, Header, Numbered, read
from carteblanche.table.table import Table


class Verdict(Message):
    """What was checked and found right. `deal` is false while the secret is not shown, `words` while no lexicon is at hand."""

    game: str
    entries: int
    deal: bool
    words: bool = True


@final
class _CheckedLuck(ReplayedLuck):
    """Draws from the committed stream and compares with what was written down."""

    def __init__(self, source: Luck, recorded: Sequence[int]) -> None:
        self._source = source
        self._recorded = list(recorded)

    def below(self, n: int) -> int:
        drawn = self._source.below(n)
        if not self._recorded or self._recorded.pop(0) != drawn:
            raise Unreadable("the luck that was drawn is not what the committed numbers give")
        return drawn

    def witness(self, answer: int | None) -> int:
        return self.recall(answer, self._recorded.pop(0) if self._recorded else None)

    @property
    def left(self) -> int:
        return len(self._recorded)


def verify(lines: Iterable[bytes], find: Callable[[Header], Mapping[str, Any]] | None = None) -> Verdict:
    """Everything about this log holds, or `Broken` with the entry that does not. `find` brings what a header names: its lexicon."""
    header, entries = read(lines)
    unwitnessed = 0
    try:
        table = Table(header, game=open_game(header, None if find is None else find(header)))
    except Unreadable as error:
        raise Broken(-1, str(error)) from None
    closing = next((entry for entry in entries if isinstance(entry.event, Closed)), None)
    secret = closing.event.secret if closing is not None and isinstance(closing.event, Closed) else None
    numbers = {entry.event.seat: entry.event.number for entry in entries if isinstance(entry.event, Numbered)}
    try:
        key = None if secret is None else deal.derive_key(secret, numbers)
    except ValueError:
        assert closing is not None
        raise Broken(closing.n, "the secret or a number is not written in hexadecimal digits") from None
    for entry in entries:
        try:
            luck = ScriptedLuck(entry.luck) if key is None else _CheckedLuck(deal.entry_luck(key, entry.n), entry.luck)
            table.fold(entry, luck)
            unwitnessed += luck.unwitnessed
            if secret is not None and key is not None and entry.salt != deal.entry_salt(secret, entry.n):
                raise Unreadable("the salt is not the one that the secret gives")
        except Unreadable as error:
            raise Broken(entry.n, error.message) from None
        if isinstance(entry.event, Closed) and entry.event.outcome != table.outcome:
            raise Broken(entry.n, "the outcome is not the one that the game came to")
    return Verdict(header.game, len(entries), deal=key is not None, words=not unwitnessed)


def list_draws(
    lines: Iterable[bytes], find: Callable[[Header], Mapping[str, Any]] | None = None
) -> list[tuple[int, ...]]:
    """What luck was asked, entry by entry: for every number that is written down, below which it had to be; 0 where not luck was asked
    but a source outside the rules. With it, whoever knows no rules can draw everything again.
    """
    header, entries = read(lines)
    table = Table(header, game=open_game(header, None if find is None else find(header)))
    asked: list[tuple[int, ...]] = []
    for entry in entries:
        luck = _ListeningLuck(entry.luck)
        table.fold(entry, luck)
        asked.append(tuple(luck.asked))
    return asked


@final
class _ListeningLuck(ReplayedLuck):
    """Luck that is read back, and what it was asked."""

    def __init__(self, recorded: Iterable[int]) -> None:
        self._source = ScriptedLuck(recorded)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self._source.below(n)

    def witness(self, answer: int | None) -> int:
        self.asked.append(0)
        return self._source.witness(answer)

    @property
    def left(self) -> int:
        return self._source.left
