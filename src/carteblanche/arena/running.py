"""All sets of a plan, on as many cores as wanted, here or on a cluster, from where an earlier run stopped.

Results do not depend on the number of cores or on who plays: a set depends on its number alone, and whether enough was played is asked of
the sets in the order of their numbers. Sets that were played ahead of the one that decides do not count.

Whoever stops a run, or kills it, leaves no processes behind: workers end when they are told to or when nobody is there to tell them, and
with them the bots from outside that they have started.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from pathlib import Path
from typing import Literal, NoReturn, TypeAlias

from carteblanche.arena.clusters import AHEAD, play_on_cluster
from carteblanche.arena.plan import Plan
from carteblanche.arena.playing import Player
from carteblanche.arena.results import Results, SetResult

Engine: TypeAlias = Literal["processes", "ray"]
"""What plays: processes of this machine, or a Ray cluster."""
Enough: TypeAlias = Callable[[SetResult], bool]
"""Told of every set in order; whether no more are needed."""


def never(_: SetResult) -> bool:
    return False


def run(
    plan: Plan,
    folder: Path,
    sets: int,
    cores: int = 1,
    enough: Enough = never,
    done: Callable[[SetResult], object] = lambda _: None,
    engine: Engine = "processes",
) -> list[SetResult]:
    """The results of the first so many sets, or of fewer if these are enough. What the folder has already is not played again. `done` is
    told of every set that counts, in order.
    """
    results = Results.open(folder, plan)
    try:
        counted: list[SetResult] = []
        if _count(results, sets, enough, done, counted):
            return counted
        missing = [number for number in range(sets) if number not in results.sets]
        played = (
            play_on_cluster(plan, folder, missing, cores) if engine == "ray" else _play(plan, folder, missing, cores)
        )
        for result in played:
            results.add(result)
            if _count(results, sets, enough, done, counted):
                break
        return counted
    finally:
        results.close()


def _count(
    results: Results, sets: int, enough: Enough, done: Callable[[SetResult], object], counted: list[SetResult]
) -> bool:
    """Counts what can be counted in order; whether that is all."""
    while len(counted) < sets and (result := results.sets.get(len(counted))) is not None:
        counted.append(result)
        done(result)
        if enough(result):
            return True
    return len(counted) == sets


def _play(plan: Plan, folder: Path, numbers: Sequence[int], cores: int) -> Iterator[SetResult]:
    """These sets, as they are finished."""
    if cores == 1 or len(numbers) == 1:
        player = Player(plan, folder)
        yield from map(player.play_set, numbers)
        return
    before = active_children()
    pool = ProcessPoolExecutor(
        min(cores, len(numbers)), get_context("spawn"), initializer=_prepare, initargs=(plan, folder)
    )
    try:
        left = iter(numbers)
        running: set[Future[SetResult]] = {pool.submit(_play_set, n) for n in islice(left, AHEAD * cores)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(_play_set, n) for n in islice(left, len(finished))}
            for future in finished:
                yield future.result()
    finally:
        for worker in set(active_children()).difference(before):
            worker.terminate()
        pool.shutdown(
            cancel_futures=True
        )  # the pool waits for its processes: if we did too, one of us would miss their end


_players: list[Player] = []
"""In a worker: its one player."""


def _prepare(plan: Plan, folder: Path) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the arena is told, and stops it
    signal.signal(signal.SIGTERM, _end)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    _players.append(Player(plan, folder))


def _end(_number: int, _frame: object) -> NoReturn:
    """Ends this worker at once: an exception would only end its set."""
    for player in _players:
        player.stop()
    os._exit(1)


def _follow(parent: int) -> None:
    """Ends this worker when whoever started it has ended."""
    connection.wait([parent])
    os.kill(os.getpid(), signal.SIGTERM)


def _play_set(number: int) -> SetResult:
    return _players[0].play_set(number)
