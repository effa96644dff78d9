"""A house under attack, with all its limits on, and somebody beside it who only wants to play.

How long that bystander waits for an answer is held against a quiet house beside it, on the same machine at the same time, while frames of
every kind, broken messages and requests at every route come in from several addresses. Nobody may be disturbed: no answer is an error of
ours, the house does not grow, and the bystander waits no longer than a stated multiple of what the quiet house takes.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from drivers.server.bystander import FEWEST, Bystander, Waiting
from drivers.server.clients import Server

MEDIAN_TIMES: Final = 10
WORST_TIMES: Final = 20
"""So many times as long as in a quiet house somebody may wait, as a rule and at the worst."""
LEAST_MEDIAN: Final = 0.01
LEAST_WORST: Final = 0.1
"""Seconds: a quiet house that answers faster counts as one that needs so long, since below that a machine's own moods are measured."""
MOST_GROWTH: Final = 100_000
"""So many kB more than before an attack would be a leak: what a running server takes for its caches is far less."""


@dataclass(frozen=True)
class Attack:
    """What was thrown and what came back."""

    games: int = 0
    """How many thousands of messages, frames and requests were asked for."""
    messages: int = 0
    frames: int = 0
    requests: int = 0
    handshakes: int = 0
    refused: int = 0
    median: int = 0
    """The worst of all medians, in microseconds."""
    worst: int = 0
    """The longest that the bystander waited, in milliseconds."""

    def __add__(self, other: Attack) -> Attack:
        mine, yours = asdict(self), asdict(other)
        largest = {"median": max(self.median, other.median), "worst": max(self.worst, other.worst)}
        return Attack(**{key: mine[key] + yours[key] for key in mine} | largest)

    @property
    def thrown(self) -> int:
        return self.messages + self.frames + self.requests + self.handshakes

    def __str__(self) -> str:
        return (
            f"{self.thrown} thrown ({self.messages} messages, {self.frames} frames, {self.requests} requests, {self.handshakes} "
            f"handshakes), {self.refused} refused with a code; a bystander waited {self.median / 1000:.1f} ms (the worst median) and "
            f"{self.worst} ms at the most"
        )


async def attack(server: Server, beside: Server, seed: int, rounds: int) -> Attack:
    """So many rounds of about a thousand messages, frames and requests, with a quiet house beside it."""
    bystander, before, over = Bystander(server), _memory(server), asyncio.Event()
    waiting = asyncio.gather(bystander.wait(over), Bystander(beside).wait(over))
    command = [sys.executable, "-m", "drivers.server.attackers", str(server.port), bystander.client.room]
    attackers = await asyncio.create_subprocess_exec(
        *command, str(seed), str(rounds), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, wrong = await attackers.communicate()
    over.set()
    attacked, quiet = await waiting
    if attackers.returncode:
        raise AssertionError(wrong.decode()[-2000:])
    check(quiet, attacked)
    if _memory(server) > before + MOST_GROWTH:
        raise AssertionError(f"the server grew from {before} to {_memory(server)} kB")
    counts = json.loads(said)
    frames = sum(count for what, count in counts.items() if what.endswith(" frames"))
    return Attack(
        rounds,
        counts["messages"],
        frames,
        counts["requests"],
        counts["handshakes"],
        counts["refused"],
        round(1e6 * attacked.median),
        round(1000 * attacked.worst),
    )


def check(quiet: Waiting, attacked: Waiting) -> None:
    """Whether somebody waited longer than may be."""
    if min(len(quiet.delays), len(attacked.delays)) < FEWEST:
        raise AssertionError("too few answers to tell")
    if (
        attacked.median > MEDIAN_TIMES * max(quiet.median, LEAST_MEDIAN)
        or attacked.worst > WORST_TIMES * max(quiet.worst, LEAST_WORST)
    ):  # fmt: skip
        raise AssertionError(f"somebody else had to wait: {attacked}; in the quiet house {quiet}")


def _memory(server: Server) -> int:
    """How much memory the server holds, in kB; 0 where the machine does not say."""
    try:
        said = Path(f"/proc/{server.pid}/status").read_text()
    except OSError:
        return 0
    return int(said.split("VmRSS:")[1].split()[0])


def batch(seeds: range) -> Attack:
    """As many rounds as there are seeds, at a house of their own."""
    with tempfile.TemporaryDirectory(prefix="carteblanche-hostile-") as folder:
        houses = attacked, quiet = Server(Path(folder) / "attacked"), Server(Path(folder) / "quiet")
        try:
            for house in houses:
                house.folder.mkdir()
                house.start()
            found = asyncio.run(attack(attacked, quiet, seeds.start, len(seeds)))
        finally:
            for house in houses:
                house.stop()
        if "Traceback" in (said := (attacked.folder / "serve.log").read_text()):
            raise AssertionError(said[-2000:])
        return found
