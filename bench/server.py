"""Our server under load, beside boardgame.io's under an equivalent load."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from statistics import median

from bench import houses
from bench.contract import Bench, Missing, Stage
from bench.houses import House
from bench.node import PEERS, command, install

ROUNDS = 5
TABLES = (50, 200, 500)
FACTOR = 2.0
"""The goal: at least so many times the peer's rate, although ours is durable."""
SATURATED = 0.9
"""A driver that uses more of a core than this may be what limits the rate."""


@dataclass(frozen=True)
class Task:
    side: str
    port: int
    pid: int
    tables: int
    players: int
    warmup: float
    seconds: float
    pace: float = 0.0
    """Seconds that a player thinks, on average; 0: closed loop."""


@dataclass(frozen=True)
class Answer:
    actions: int
    seconds: float
    p50: float
    p99: float
    """Milliseconds."""
    cpu: float
    """Seconds of processor time that the server used meanwhile."""
    driver: float
    """And the driver."""
    refused: int
    lost: list[str]
    """Why sockets were closed other than by the driver."""

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def busy(self) -> float:
        """How much of one core the driver used."""
        return self.driver / self.seconds


@dataclass(frozen=True)
class Side:
    name: str
    house: Callable[[], AbstractContextManager[House]]
    script: str
    """What talks to it, in bench/peers."""


SIDES = (
    Side("Carte Blanche, durable", houses.ours, "carteblanche"),
    Side("boardgame.io, in memory", houses.boardgame_io, "boardgame"),
)


def drive(side: Side, task: Task) -> Answer:
    """One load of one server, by a process of its own."""
    install()
    words, environment = command("load.mjs", json.dumps(asdict(task)))
    limit = 60 + task.warmup + task.seconds
    done = subprocess.run(words, cwd=PEERS, env=environment, capture_output=True, timeout=limit, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Missing(f"the load of {side.name} failed: {said[-1] if said else done.returncode}")
    return Answer(**json.loads(done.stdout))


def closed_loop(stage: Stage) -> None:
    for tables in TABLES:
        found = _rounds(stage, f"{tables} tables", tables, ROUNDS, players=2, warmup=1.5, seconds=5.0)
        rows = [_row(name, answers) for name, answers in found.items()]
        columns = (
            "closed loop, 2 players",
            "actions/s",
            "spread",
            "p50 ms",
            "p99 ms",
            "CPU µs per action",
            "driver's core",
        )
        stage.table(f"{tables} tables", columns, rows)
        _compare(stage, found)


def _row(name: str, answers: Sequence[Answer]) -> tuple[str, ...]:
    rates = [answer.rate for answer in answers]
    cpu = median(answer.cpu / max(1, answer.actions) for answer in answers) * 1e6
    return (
        name,
        f"{median(rates):,.0f}",
        f"{min(rates):,.0f} … {max(rates):,.0f}",
        f"{median(answer.p50 for answer in answers):.1f}",
        f"{median(answer.p99 for answer in answers):.1f}",
        f"{cpu:.0f}",
        f"{median(answer.busy for answer in answers):.0%}",
    )


def _compare(stage: Stage, found: dict[str, list[Answer]]) -> None:
    if len(found) == 2:
        pairs = list(zip(*found.values(), strict=False))
        rate = median(ours.rate / theirs.rate for ours, theirs in pairs)
        cpu = median(theirs.cpu / theirs.actions / (ours.cpu / ours.actions) for ours, theirs in pairs)
        verdict = "reached" if rate >= FACTOR else "not reached"
        stage.say(
            f"Ours is × {rate:.2f} (median of rounds); goal ≥ {FACTOR:g}: {verdict}. By processor time × {cpu:.2f}"
        )
    _blemishes(stage, found)


def _blemishes(stage: Stage, found: dict[str, list[Answer]]) -> None:
    for name, answers in found.items():
        if any(answer.busy > SATURATED for answer in answers):
            stage.say(f"The driver of {name} was busy all the time: its rate may be the driver's")
        refused, lost = sum(answer.refused for answer in answers), [why for answer in answers for why in answer.lost]
        if refused or lost:
            stage.say(
                f"{name}: {refused} messages were refused, {len(lost)} sockets lost {sorted(set(lost))}: look into it"
            )


def _rounds(
    stage: Stage, title: str, tables: int, rounds: int, *, players: int, warmup: float, seconds: float, pace: float = 0
) -> dict[str, list[Answer]]:
    """The sides take turns, each time with a fresh server."""
    found: dict[str, list[Answer]] = {}
    for turn in range(rounds):
        for side in SIDES:
            stage.progress(f"{title}: round {turn + 1} of {rounds}, {side.name}")
            try:
                with side.house() as house:
                    task = Task(side.script, house.port, house.pid, tables, players, warmup, seconds, pace)
                    found.setdefault(side.name, []).append(drive(side, task))
            except Missing as reason:
                stage.say(f"{side.name}: {reason}")
    return found


def human_pace(stage: Stage) -> None:
    """200 tables of four, all connected, each thinking for about four seconds a move."""
    tables, players = 200, 4
    rows: list[tuple[str, ...]] = []
    for side in SIDES:
        stage.progress(f"{tables} tables with {tables * players} sockets at human pace, {side.name}")
        try:
            with side.house() as house:
                drive(side, Task(side.script, house.port, house.pid, 1, players, 0.2, 0.5))
                before = house.memory()
                answer = drive(side, Task(side.script, house.port, house.pid, tables, players, 6.0, 20.0, 4.0))
                memory = (house.memory() - before) / tables / 1024
        except Missing as reason:
            stage.say(f"{side.name}: {reason}")
            continue
        busy = answer.cpu / 20.0 * 100
        figures = (f"{answer.rate:.0f}", f"{answer.p50:.1f}", f"{answer.p99:.1f}", f"{busy:.0f} %", f"{memory:.0f}")
        rows.append((side.name, *figures))
        _blemishes(stage, {side.name: [answer]})
    columns = ("4 players a table, about 4 s a move", "actions/s", "p50 ms", "p99 ms", "of one core", "kB a table")
    stage.table(f"{tables} tables, {tables * players} sockets", columns, rows)


BENCHES = [
    Bench("server", "two-player tables in closed loop, beside boardgame.io's server", closed_loop),
    Bench("server-human", "200 tables with 800 sockets at human pace", human_pace),
]
