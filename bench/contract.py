"""What a benchmark is.

A module of this folder that has benchmarks exposes them as `BENCHES: list[Bench]`; `./run bench` finds every such module by itself.
`Bench.run` is given a `Stage` and does its measuring by handing it contests:

    def _ours(seconds: float) -> float:
        return steps / elapsed            # play for about so long, answer with steps per second

    def run(stage: Stage) -> None:
        ours = Contender("Carte Blanche", _ours)
        peer = Contender("OpenSpiel, defined in Python", _peer, "peer")
        stage.contest(Contest("Blitz, 4 players", "actions/s", (ours, peer), goals=(Goal("Carte Blanche", peer.name, 0.2),)))

    BENCHES = [Bench("blitz", "random play beside OpenSpiel and RLCard", run)]

The rules of this folder:

- A figure means something only beside another one of the same run: machines differ, and so do two minutes of the same one. So a contest has
  at least two contenders; they take turns, round by round; medians are compared, and the spread is shown beside them.
- Peers are imported, compiled and warmed up before or outside what is measured, and so is our side.
- A contender that cannot run here (a package is missing) raises `Missing` with the reason: it is left out, and the table says why.
- Only stage prints. Modules are imported for `--list`, so heavy imports belong into `run`.
- Nothing here is a test: no figure makes a run fail. A goal is shown as reached or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Role: TypeAlias = Literal["ours", "peer", "beside"]
"""Ours; a peer that we want to be compared with; or something beside, for orientation: a ceiling, a floor, a calibration."""


class Missing(Exception):
    """This contender cannot run here, and why."""


@dataclass(frozen=True)
class Contender:
    name: str
    measure: Callable[[float], float]
    """One round of about so many seconds; answers with the figure, in the contest's unit."""
    role: Role = "ours"


@dataclass(frozen=True)
class Goal:
    """`whose` figure is to be at least `factor` times as good as `than`'s."""

    whose: str
    than: str
    factor: float


@dataclass(frozen=True)
class Contest:
    """Some contenders for one figure."""

    title: str
    unit: str
    contenders: Sequence[Contender]
    more_is_better: bool = True
    goals: Sequence[Goal] = ()
    rounds: int = 5
    seconds: float = 1.0
    """How long a round of one contender takes, about."""


class Stage(Protocol):
    """Where benchmarks perform: it runs contests, shows progress and prints."""

    def contest(self, contest: Contest) -> dict[str, float]:
        """Runs it, prints its table and answers with the medians by name, without those that are missing."""
        ...

    def table(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Prints a table of a bench's own making: for figures that come several at a time."""
        ...

    def say(self, line: str) -> None:
        """Prints a remark."""
        ...

    def progress(self, line: str) -> None:
        """Says what is being done now; the next output replaces it."""
        ...


@dataclass(frozen=True)
class Bench:
    name: str
    about: str
    """One line for `./run bench --list`."""
    run: Callable[[Stage], None]
    by_name_only: bool = False
    """Left out when no name is given: it takes long or needs the network."""
