"""Trials of cards for the studio: bot games with and without a card, a few pairs at a time, as jobs of the queue.

The same card in the same deck gives the same figures. Each person has one trial at a time; a new one ends the old.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.trials import Pair, Plan, pairs, summary
from carteblanche.server.jobs.queue import Job, JobQueue
from carteblanche.wire.cards import TrialReport

KIND: Final = "trial"
PAIRS_PER_STEP: Final = 10
WAIT: Final = 20.0
"""Seconds that a question waits for something new."""


class TrialPlan(msgspec.Struct, frozen=True):
    """What is tried, with how many pairs of games, and what the cards of the deck say in the language of whoever asked."""

    plan: Plan
    wanted: int
    says: dict[str, str]


def play_more(about: bytes, found: bytes) -> tuple[bytes, bool]:
    """In the background process: some more of the pairs."""
    trial = msgspec.json.decode(about, type=TrialPlan)
    played = _read_pairs(found)
    played += pairs(trial.plan, range(len(played), min(len(played) + PAIRS_PER_STEP, trial.wanted)))
    return msgspec.json.encode(played), len(played) >= trial.wanted


def _read_pairs(found: bytes) -> list[Pair]:
    return msgspec.json.decode(found, type=list[Pair]) if found else []


class Trials:
    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs
        jobs.register(KIND, play_more)

    async def begin(self, person: str, trial: TrialPlan) -> TrialReport:
        """Begins a trial, and ends the one that this person had."""
        about = msgspec.json.encode(trial)
        return TrialReport(await self._jobs.add(KIND, about, person=person), "playing", trial.wanted, None, {})

    async def report(self, trial: str, seen: int | None = None) -> TrialReport:
        """How far it is; once more pairs than these have been played, or after a while."""

        def has_more(job: Job) -> bool:
            return seen is None or len(_read_pairs(job.found)) > seen

        found = await self._jobs.wait(trial, has_more, WAIT)
        if found is None or found.kind != KIND:
            raise Illegal("no-such-trial")
        return await asyncio.to_thread(_report, found)

    async def end(self, trial: str) -> None:
        await self._jobs.drop(trial)


def _report(job: Job) -> TrialReport:
    trial, played = msgspec.json.decode(job.about, type=TrialPlan), _read_pairs(job.found)
    found = summary(trial.plan, played) if played else None
    says = {} if found is None else {one.card: trial.says[one.card] for one in found.beside}
    return TrialReport(job.id, "playing" if job.state == "waiting" else job.state, trial.wanted, found, says)
