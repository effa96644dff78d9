"""Trials of cards for the studio: bot games with and without a card, a few pairs at a time, in the background process.

The same card in the same deck gives the same figures. Each person has one trial at a time; a new one ends the old. Reports are kept in
memory only.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.trials import Pair, Plan, Trial, pairs, summary
from carteblanche.server.logging import Log
from carteblanche.wire.cards import TrialReport

PAIRS_PER_JOB: Final = 10
WAIT: Final = 20.0
"""Seconds that a question waits for something new."""
KEPT: Final = 200
"""How many reports are kept; the oldest go first."""

_log: Final = Log("carteblanche.server")


@lru_cache(maxsize=1)
def _plan(plan: bytes) -> Plan:
    return msgspec.json.decode(plan, type=Plan)


def play_pairs(plan: bytes, first: int, count: int) -> list[Pair]:
    """In the background process: some of the pairs."""
    return list(pairs(_plan(plan), range(first, first + count)))


PlayPairs: TypeAlias = Callable[[bytes, int, int], Awaitable[list[Pair]]]
"""Plays some of the pairs: given the plan, from which one on, and how many."""


class RunningTrial:
    """One trial: what has been found so far, and the task that finds more."""

    def __init__(self, plan: Plan, wanted: int, says: dict[str, str]) -> None:
        self.id = secrets.token_urlsafe(12)
        self.plan = plan
        self.wanted = wanted
        self.state: Literal["playing", "done", "failed"] = "playing"
        self.trial: Trial | None = None
        self.task: asyncio.Task[None] | None = None
        self._says = says
        self._changed = asyncio.Event()

    async def play(self, play_pairs: PlayPairs) -> None:
        plan = msgspec.json.encode(self.plan)
        found: list[Pair] = []
        try:
            while len(found) < self.wanted:
                found += await play_pairs(plan, len(found), min(PAIRS_PER_JOB, self.wanted - len(found)))
                self.trial = summary(self.plan, found)
                self._notify()
            self.state = "done"
        except Illegal:
            self.state = "failed"
        except Exception as error:  # noqa: BLE001  # nobody awaits this task: what it meets is reported here
            self.state = "failed"
            _log.error("trial failed", error=error)
        self._notify()

    def end(self) -> None:
        """Stops playing, and wakes everybody who waits."""
        if self.state == "playing":
            self.state = "failed"
        if self.task is not None:
            self.task.cancel()
        self._notify()

    def _notify(self) -> None:
        """Wakes everybody who waits for a change; who asks next waits for the next one."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def wait_for_more(self, seen: int) -> None:
        """Returns when more pairs than these have been played, or the trial has ended."""
        while self.state == "playing" and (self.trial is None or self.trial.games <= seen):
            await self._changed.wait()

    def report(self) -> TrialReport:
        beside = () if self.trial is None else self.trial.beside
        says = {one.card: self._says[one.card] for one in beside}
        return TrialReport(self.id, self.state, self.wanted, self.trial, says)


class Trials:
    def __init__(self, play_pairs: PlayPairs) -> None:
        self._play_pairs = play_pairs
        self._running: dict[str, RunningTrial] = {}
        self._of: dict[str, str] = {}
        """By person: their trial."""

    def begin(self, person: str, trial: RunningTrial) -> TrialReport:
        """Begins a trial, and ends the one that this person had."""
        self.end(self._of.pop(person, ""))
        self._running[trial.id] = trial
        trial.task = asyncio.create_task(trial.play(self._play_pairs), name=f"trial {trial.id}")
        for old in list(self._running)[:-KEPT]:
            self.end(old)
        self._of = {one: kept for one, kept in self._of.items() if kept in self._running} | {person: trial.id}
        return trial.report()

    async def report(self, trial: str, seen: int | None = None) -> TrialReport:
        if trial not in self._running:
            raise Illegal("no-such-trial")
        found = self._running[trial]
        if seen is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(found.wait_for_more(seen), WAIT)
        return found.report()

    def end(self, trial: str) -> None:
        if (found := self._running.pop(trial, None)) is not None:
            found.end()

    async def stop(self) -> None:
        tasks = [trial.task for trial in self._running.values() if trial.task is not None]
        for trial in list(self._running):
            self.end(trial)
        await asyncio.gather(*tasks, return_exceptions=True)
