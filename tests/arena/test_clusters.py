"""An arena on a Ray cluster of this machine: two workers, of which one is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from click.testing import CliRunner
from tests.arena.plans import small_plan
from tests.arena.test_running import read_logs

from carteblanche.arena import clusters
from carteblanche.arena.results import SETS
from carteblanche.arena.running import run
from carteblanche.cli.arena import command

KILLER: Final = Path(__file__).parent / "programs" / "killer.py"
GAMES: Final = 8
PATIENCE: Final = 600
"""Seconds after which a cluster that does not come to an end is one that hangs."""


def arena(folder: Path, bots: tuple[str, ...], *more: str) -> None:
    words = ["arena", "blockers", "--games", str(GAMES), "--seconds", "60", "--out", str(folder), "--json", *more]
    for bot in bots:
        words += ["--bots", bot]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    environment |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    subprocess.run([sys.executable, "-m", "carteblanche", *words], check=True, env=environment, timeout=PATIENCE)


def test_two_workers_of_which_one_is_killed_come_to_the_same_as_one_core(tmp_path: Path) -> None:
    """A bot kills the worker that has started it, once: by then the other plays, and the set is played again."""
    pytest.importorskip("ray", reason="a real cluster is tried where carteblanche[ray] is installed")
    killed, ray, one = (tmp_path / name for name in ("killed", "ray", "one"))
    bots = ("random", f"run:{sys.executable} {KILLER} {killed}")
    arena(ray, bots, "--engine", "ray", "--cores", "2")
    assert killed.exists()
    arena(one, bots, "--cores", "1")
    assert sorted((ray / SETS).read_bytes().splitlines()) == sorted((one / SETS).read_bytes().splitlines())
    assert b"forfeit" not in (one / SETS).read_bytes().replace(b'"forfeit":null', b"")
    assert len(read_logs(one)) == GAMES
    assert read_logs(ray) == read_logs(one)


class Cluster:
    """What an arena asks of Ray, done here, the last task first."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def init(self, **options: Any) -> None:
        self.said.append(f"init {options['address']} {options.get('num_cpus', '–')}")

    def shutdown(self) -> None:
        self.said.append("shutdown")

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **_: Any) -> Callable[[Callable[..., Any]], Any]:
        return lambda task: SimpleNamespace(remote=partial(partial, task))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Callable[[], Any]) -> Any:
        return task()


@pytest.mark.parametrize("address", ["", "10.0.0.5:6379"])
def test_sets_come_back_with_their_logs_in_any_order(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    monkeypatch.setenv("RAY_ADDRESS", address)
    plan = small_plan()
    assert run(plan, tmp_path / "ray", 5, cores=2, engine="ray") == run(plan, tmp_path / "one", 5)
    assert read_logs(tmp_path / "ray") == read_logs(tmp_path / "one")
    assert cluster.said == [f"init {address} –" if address else "init local 2", "shutdown"]


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "can_use_ray", lambda: False)
    found = CliRunner().invoke(command, ["blockers", "--bots", "random,novice", "--engine", "ray"])
    assert found.exit_code == 2
    assert "carteblanche[ray]" in found.output
