"""Sets played on a Ray cluster: on the machines that `RAY_ADDRESS` names, or on this one where there is none.

A set is a task that depends on the plan and its number alone. If a worker or a whole machine is lost, Ray gives its sets to others; the
logs come back with the result and are written here, so that the machines need no folder in common.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from carteblanche.arena.plan import Plan
from carteblanche.arena.playing import Player
from carteblanche.arena.results import LOGS, SetResult
from carteblanche.library.folders import write_whole

AHEAD: Final = 2
"""So many sets for each core are given out at a time."""
AGAIN: Final = -1
"""How often Ray plays a set again whose worker was lost: as often as that happens."""


def can_use_ray() -> bool:
    return find_spec("ray") is not None


def play_on_cluster(plan: Plan, folder: Path, numbers: Sequence[int], cores: int) -> Iterator[SetResult]:
    """These sets, as they are finished; on as many cores, where the cluster is not there before. Such a one is stopped at the end."""
    ray: Any = import_module("ray")
    address = os.environ.get("RAY_ADDRESS")
    if address:
        ray.init(address=address, log_to_driver=False)
    else:
        ray.init(address="local", num_cpus=cores, include_dashboard=False, log_to_driver=False)
    try:
        play: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(_play_set)
        words = ray.put(msgspec.json.encode(plan))
        left = iter(numbers)
        running: list[Any] = [play.remote(words, number) for number in islice(left, AHEAD * cores)]
        while running:
            (finished, *_), running = ray.wait(running)
            running += [play.remote(words, number) for number in islice(left, 1)]
            result, logs = ray.get(finished)
            for name, log in logs.items():
                write_whole(folder / LOGS / name, log)
            yield msgspec.json.decode(result, type=SetResult)
    finally:
        ray.shutdown()


def _play_set(words: bytes, number: int) -> tuple[bytes, dict[str, bytes]]:
    """In a worker: one set, its result and its logs by name."""
    plan = msgspec.json.decode(words, type=Plan)
    with TemporaryDirectory(prefix="carteblanche-") as folder:
        result = Player(plan, Path(folder)).play_set(number)
        logs = {game.log: (Path(folder) / LOGS / game.log).read_bytes() for game in result.games}
    return msgspec.json.encode(result), logs
