"""The log of an arena's game, as any other table's: `carteblanche verify` checks it, and whoever shows logs shows it.

The driver plays; this only writes down. Nobody sits at the table but bots, so its luck comes from the secret alone, and tables with the
same secret have the same luck in every entry. A game that ends by a rule of the arena is closed without an outcome.
"""

from __future__ import annotations

from typing import final

import msgspec

from carteblanche.core.driver import Step
from carteblanche.core.luck import Luck, RecordedLuck
from carteblanche.core.values import Alarm, Millis, Outcome
from carteblanche.table import deal, log
from carteblanche.table.log import Closed, Dealt, Entry, Event, Header, Judged, Missed, Played, Rang


@final
class TableLuck(Luck):
    """The luck of a table: a stream for every entry."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._entry = 0
        self._recorded = RecordedLuck(deal.entry_luck(key, 0))

    def below(self, n: int) -> int:
        return self._recorded.below(n)

    def witness(self, answer: int | None) -> int:
        return self._recorded.witness(answer)

    def end_entry(self) -> tuple[int, ...]:
        """What this entry has drawn; the next one begins."""
        drawn = tuple(self._recorded.drawn)
        self._entry += 1
        self._recorded = RecordedLuck(deal.entry_luck(self._key, self._entry))
        return drawn


@final
class Record:
    """A log that is being written. The deal and all steps must draw from `luck`, and each is added before the next is made."""

    def __init__(self, header: Header, secret: str) -> None:
        self._header = header
        self._secret = secret
        self._entries: list[Entry] = []
        self._at = Millis(0)
        self.luck = TableLuck(deal.derive_key(secret, {}))

    def add_deal(self) -> None:
        self._add(Millis(0), Dealt())

    def add_step(self, step: Step) -> None:
        self._add(step.at, self._event(step))

    def close(self, outcome: Outcome | None) -> bytes:
        """The whole log as a file."""
        self._add(self._at, Closed(self._secret, outcome))
        return b"".join(line + b"\n" for line in log.write(self._header, self._entries))

    def _event(self, step: Step) -> Event:
        if step.seat is None:
            assert isinstance(step.done, Alarm)
            return Rang(step.done)
        action, ref = msgspec.to_builtins(step.done), f"bot {len(self._entries)}"
        if step.late:
            return Missed(step.seat, action, ref, step.refused, Judged(step.at, step.at, "late"), "bot")
        return Played(step.seat, action, ref, "bot")

    def _add(self, at: Millis, event: Event) -> None:
        n = len(self._entries)
        self._entries.append(Entry(n, at, event, self.luck.end_entry(), deal.entry_salt(self._secret, n)))
        self._at = at
