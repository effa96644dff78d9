"""Our server under load, beside boardgame.io's under an equivalent load."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

from bench import houses
from bench.contract import Bench, Missing, Stage
from bench.houses import House
from bench.load import Answer, Task
from bench.node import PEERS, command

ROUNDS = 3
TABLES = (50, 200, 500)
FACTOR = 2.0
"""The goal: at least so many times the peer's rate, although ours is durable."""

Driver: TypeAlias = Callable[[Task], tuple[list[str], dict[str, str] | None]]


@dataclass(frozen=True)
class Side:
    name: str
    house: Callable[[], AbstractContextManager[House]]
    driver: Driver


def _ours(task: Task) -> tuple[list[str], dict[str, str] | None]:
    return [sys.executable, "-m", "bench.load", json.dumps(_fields(task))], None


def _theirs(task: Task) -> tuple[list[str], dict[str, str] | None]:
    return command("load.mjs", json.dumps(_fields(task)))


def _fields(task: Task) -> dict[str, float]:
    return {name: getattr(task, name) for name in task.__struct_fields__}


SIDES = (
    Side("Carte Blanche, durable", houses.ours, _ours),
    Side("boardgame.io, in memory", houses.boardgame_io, _theirs),
)


def drive(side: Side, task: Task) -> Answer:
    """One load of one server, by a process of its own."""
    words, environment = side.driver(task)
    cwd = houses.ROOT if environment is None else PEERS
    limit = 60 + task.warmup + task.seconds
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, timeout=limit, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Missing(f"the load of {side.name} failed: {said[-1] if said else done.returncode}")
    return Answer(**json.loads(done.stdout))


def closed_loop(stage: Stage) -> None:
    for tables in TABLES:
        found = _rounds(stage, f"{tables} tables", tables, ROUNDS, players=2, warmup=1.5, seconds=5.0)
        rows = [_row(name, answers) for name, answers in found.items()]
        columns = ("closed loop, 2 players", "actions/s", "spread", "p50 ms", "p99 ms", "server CPU µs per action")
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
    )


def _compare(stage: Stage, found: dict[str, list[Answer]]) -> None:
    if len(found) == 2:
        ours, theirs = (median(answer.rate for answer in answers) for answers in found.values())
        verdict = "reached" if ours >= FACTOR * theirs else "not reached"
        stage.say(f"Ours is × {ours / theirs:.2f}; goal ≥ {FACTOR:g}: {verdict}")
    refused = sum(answer.refused for answers in found.values() for answer in answers)
    if refused:
        stage.say(f"{refused} messages were refused: look into it")


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
                    task = Task(house.port, house.pid, tables, players, warmup, seconds, pace)
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
                drive(side, Task(house.port, house.pid, 1, players, 0.2, 0.5))
                before = house.memory()
                answer = drive(side, Task(house.port, house.pid, tables, players, 6.0, 20.0, 4.0))
                memory = (house.memory() - before) / tables / 1024
        except Missing as reason:
            stage.say(f"{side.name}: {reason}")
            continue
        busy = answer.cpu / 20.0 * 100
        figures = (f"{answer.rate:.0f}", f"{answer.p50:.1f}", f"{answer.p99:.1f}", f"{busy:.0f} %", f"{memory:.0f}")
        rows.append((side.name, *figures))
    columns = ("4 players a table, about 4 s a move", "actions/s", "p50 ms", "p99 ms", "of one core", "kB a table")
    stage.table(f"{tables} tables, {tables * players} sockets", columns, rows)


BENCHES = [
    Bench("server", "two-player tables in closed loop, beside boardgame.io's server", closed_loop),
    Bench("server-human", "200 tables with 800 sockets at human pace", human_pace),
]
