"""Trials of cards for the studio: bot games with and without a card, a few pairs at a time, in the process aside.

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
import structlog

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.trials import Pair, Plan, Trial, pairs, summary
from carteblanche.wire.cards import TrialReport

PORTION: Final = 10
"""How many pairs of games are played in one go."""
WAIT: Final = 20.0
"""Seconds that a question waits for something new."""
KEPT: Final = 200
"""How many reports are kept; the oldest go first."""

_log: Final = structlog.get_logger("carteblanche.server")


@lru_cache(maxsize=1)
def _plan(plan: bytes) -> Plan:
    return msgspec.json.decode(plan, type=Plan)


def portion(plan: bytes, first: int, count: int) -> list[Pair]:
    """In the process aside: some of the pairs."""
    return list(pairs(_plan(plan), range(first, first + count)))


Portions: TypeAlias = Callable[[bytes, int, int], Awaitable[list[Pair]]]
"""How some of the pairs are played: given the plan, from which one on, and how many."""


class Running:
    """One trial: what has been found so far, and the task that finds more."""

    def __init__(self, plan: Plan, wanted: int, says: dict[str, str]) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.plan = plan
        self.wanted = wanted
        self.state: Literal["playing", "done", "failed"] = "playing"
        self.trial: Trial | None = None
        self.task: asyncio.Task[None] | None = None
        self._says = says
        self._news = asyncio.Event()

    async def play(self, portions: Portions) -> None:
        plan = msgspec.json.encode(self.plan)
        found: list[Pair] = []
        try:
            while len(found) < self.wanted:
                found += await portions(plan, len(found), min(PORTION, self.wanted - len(found)))
                self.trial = summary(self.plan, found)
                self._tell()
            self.state = "done"
        except Illegal:
            self.state = "failed"
        except Exception as error:  # noqa: BLE001  # nobody awaits this task: what it meets is reported here
            self.state = "failed"
            _log.error("trial failed", exc_info=error)
        self._tell()

    def end(self) -> None:
        """Stops playing. Who waits is told."""
        if self.state == "playing":
            self.state = "failed"
        if self.task is not None:
            self.task.cancel()
        self._tell()

    def _tell(self) -> None:
        """Wakes those who wait; who asks next waits for the next news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def news(self, seen: int) -> None:
        """Returns when more pairs than these have been played, or the trial has ended."""
        while self.state == "playing" and (self.trial is None or self.trial.games <= seen):
            await self._news.wait()

    def report(self) -> TrialReport:
        beside = () if self.trial is None else self.trial.beside
        says = {one.card: self._says[one.card] for one in beside}
        return TrialReport(self.id, self.state, self.wanted, self.trial, says)


class Trials:
    def __init__(self, portions: Portions) -> None:
        self._portions = portions
        self._running: dict[str, Running] = {}
        self._of: dict[str, str] = {}
        """By person: their trial."""

    def begin(self, person: str, trial: Running) -> TrialReport:
        """Begins a trial, and ends the one that this person had."""
        self.end(self._of.pop(person, ""))
        self._running[trial.id] = trial
        trial.task = asyncio.create_task(trial.play(self._portions), name=f"trial {trial.id}")
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
                await asyncio.wait_for(found.news(seen), WAIT)
        return found.report()

    def end(self, trial: str) -> None:
        if (found := self._running.pop(trial, None)) is not None:
            found.end()

    async def stop(self) -> None:
        tasks = [trial.task for trial in self._running.values() if trial.task is not None]
        for trial in list(self._running):
            self.end(trial)
        await asyncio.gather(*tasks, return_exceptions=True)
