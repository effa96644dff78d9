"""What takes long: `python -m drivers.long [NAME…]`, all cores, seeded, resumable, with progress.

A long run is a number of games, done in batches; every batch that is done is written down, so that a run that was stopped goes on
where it was. A record belongs to the source code as it was: after a change of the rules, the kit or the drivers a run begins anew. The
first batch in which something does not hold ends everything, with exit status 1 and the way to see it again.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import click
import msgspec

import carteblanche
from carteblanche.library import folders
from carteblanche.testing import laws
from carteblanche.testing.blank import decks as blank
from carteblanche.testing.laws import LawBroken, Report
from carteblanche.testing.variants import VARIANTS
from drivers.games import blank_matches, blanko_matches, blanko_reference, blitz_matches, reading_time
from drivers.games.blanko_matches import Duel
from drivers.games.blitz_matches import Matches
from drivers.games.reading_time import Slowest
from drivers.server import club, hostile, http_interface, kills, nodes, tables, weeks
from drivers.server.club import Evening
from drivers.server.hostile import Attack
from drivers.server.http_interface import Requests
from drivers.server.kills import Kills
from drivers.server.nodes import Troubles
from drivers.server.tables import Tables
from drivers.server.weeks import Weeks

BATCH: Final = 25


Tally: TypeAlias = Report | Matches | Duel | Slowest | Kills | Attack | Requests | Evening | Weeks | Troubles | Tables
"""What a batch reports: counts that can be added up and said."""


class Run(NamedTuple):
    """A long run: so many games, and what plays those with these seeds and reports, or raises `LawBroken`."""

    name: str
    games: int
    play: Callable[[range], Tally]
    report: type[Tally] = Report
    above: tuple[str, ...] = ()
    """The layers above the games and the table on which it depends too."""
    alone: tuple[str, ...] = ()
    """All on which it depends beside this file, if that is less than all games and all drivers."""


OF_BLANK: Final = ("core", "search", "games/blank", "table", "testing")
SERVED: Final = ("wire", "library", "store", "server")


def under_laws(number: int, seeds: range) -> Report:
    """The variant with this number, which has seeds of its own. A number is what reaches another process: hooks may be closures."""
    variant = VARIANTS[number]
    game, config = variant.open()
    first = number * 1_000_000
    own = range(first + seeds.start, first + seeds.stop)
    return laws.check_many(game, config, variant.seats, own, every=variant.every, hooks=variant.hooks)


RUNS: Final[tuple[Run, ...]] = (
    *(Run(f"laws-{variant.title}", variant.games, partial(under_laws, n)) for n, variant in enumerate(VARIANTS)),
    *(Run(f"matches-blitz-{seats}", 1000, partial(blitz_matches.blitz, seats), Matches) for seats in (2, 3, 4, 6, 8)),
    Run("moves-blanko", 1000, blanko_reference.under_comparison),
    Run("duels-blanko-club-casual", 10_000, partial(blanko_matches.blanko, "club", "casual"), Duel),
    Run("duels-blanko-expert-greedy", 1000, partial(blanko_matches.blanko, "expert", "greedy"), Duel),
    Run("duels-blanko-master-expert", 1000, partial(blanko_matches.blanko, "master", "expert"), Duel),
    Run("duels-blank-beginner-random", 4000, partial(blank_matches.blank, "beginner", "random"), Duel),
    Run("duels-blank-reader-random", 3640, partial(blank_matches.blank, "reader", "random"), Duel),
    Run("duels-blank-reader-beginner", 2000, partial(blank_matches.blank, "reader", "beginner"), Duel),
    Run("duels-blank-sharp-reader", 1000, partial(blank_matches.blank, "sharp", "reader"), Duel),
    Run("meanings-blank", 1_000_000, blank.cards, alone=OF_BLANK),
    Run("decks-blank", 10_000, blank.decks, alone=OF_BLANK),
    Run("reading-blank", 1000, reading_time.batch, Slowest, ("reader",)),
    Run("kills", 1000, kills.batch, Kills, SERVED),
    Run("power-cuts", 1000, kills.batch_of_power_cuts, Kills, SERVED),
    Run("nodes", 100, nodes.batch, Troubles, SERVED),
    Run("tables", 1, tables.batch, Tables, SERVED),
    Run("hostile", 1000, hostile.batch, Attack, SERVED),
    Run("weeks", 1, weeks.batch, Weeks, SERVED),
    Run("club", 1, club.batch, Evening, SERVED),
    Run("interface", 1000, http_interface.batch, Requests, SERVED),
)
"""All long runs. Those under laws follow from the variants; others are added here."""


class Record(msgspec.Struct):
    """What has been done of a run. Batches are numbered; `done` lists them."""

    source: str
    done: list[int] = []
    report: dict[str, int] = {}


class Progress:
    """The record of one run, on disk."""

    def __init__(self, folder: Path, run: Run, source: str) -> None:
        self._path = folder / f"{run.name}.json"
        self._report = run.report
        self.record = Record(source)
        try:
            found = msgspec.json.decode(self._path.read_bytes(), type=Record)
            if found.source == source:
                self.record = found
        except (OSError, msgspec.DecodeError):
            pass

    def add(self, batch: int, report: Tally) -> None:
        self.record.done.append(batch)
        whole: Any = self.report
        self.record.report = asdict(whole + report)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self.record))
        fresh.replace(self._path)

    @property
    def report(self) -> Tally:
        return self._report(**self.record.report)


def source(above: tuple[str, ...] = (), alone: tuple[str, ...] = ()) -> str:
    """A digest of the code that a long run depends on: the games, the table, the kit, the drivers and these layers above them; or these
    parts of the package `alone`, and this file.
    """
    root = Path(carteblanche.__file__).parent
    digest = hashlib.sha256()
    parts = [root / part for part in alone or ("core", "search", "games", "table", "testing", *above)]
    found = [(part, path) for part in parts for path in sorted(part.rglob("*.py"))]
    drivers = Path(__file__).parent
    found += [(drivers, path) for path in ([Path(__file__)] if alone else sorted(drivers.rglob("*.py")))]
    for part, path in found:
        digest.update(path.relative_to(part.parent).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def batches(run: Run, done: list[int]) -> Iterator[tuple[Run, int]]:
    """The batches of a run that are not done yet."""
    ready = set(done)
    return ((run, batch) for batch in range(-(-run.games // BATCH)) if batch not in ready)


def play(task: tuple[Run, int]) -> tuple[int, Tally | str]:
    """One batch, in a worker process: what was tried, or what does not hold."""
    run, batch = task
    try:
        return batch, run.play(range(batch * BATCH, min(run.games, (batch + 1) * BATCH)))
    except (LawBroken, AssertionError) as broken:
        return batch, str(broken)


def perform(run: Run, progress: Progress, workers: int, advance: Callable[[float], None]) -> str | None:
    """A run to its end. What does not hold, if something does not."""
    left = list(batches(run, progress.record.done))
    if not left:
        return None
    with multiprocessing.get_context("spawn").Pool(min(workers, len(left))) as pool:
        for batch, result in pool.imap_unordered(play, left):
            if isinstance(result, str):
                pool.terminate()
                return result
            progress.add(batch, result)
            advance(result.games)
    return None


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--list", "listed", is_flag=True, help="Say which long runs there are.")
@click.option("--games", type=click.IntRange(1), help="Play so many games of each instead.")
@click.option("--fresh", is_flag=True, help="Begin anew, whatever was done before.")
@click.option("--workers", type=click.IntRange(1), default=multiprocessing.cpu_count(), show_default=True)
@click.option(
    "--folder", type=click.Path(path_type=Path), help="Where to keep the record; by default in the data folder."
)
def main(  # click passes flags by name
    names: tuple[str, ...],
    *,
    listed: bool,
    games: int | None,
    fresh: bool,
    workers: int,
    folder: Path | None,
) -> None:
    """Run what takes long: all of it, or those whose name begins with NAME."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    unknown = [name for name in names if not any(run.name.startswith(name) for run in RUNS)]
    if unknown:
        raise click.UsageError(f"no long run is called {unknown[0]}; --list says which there are")
    chosen = [run for run in RUNS if not names or run.name.startswith(names)]
    if games is not None:
        chosen = [run._replace(games=games) for run in chosen]
    console = Console()
    kept = folder or folders.data() / "long"
    with Bars(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as bars:
        for run in chosen:
            digest = source(run.above, run.alone)
            progress = Progress(kept, run, "" if fresh else digest)
            progress.record.source = digest
            if listed:
                console.print(f"{run.name}: {run.games} games, {progress.report.games} done")
                continue
            task = bars.add_task(run.name, total=run.games, completed=progress.report.games)

            def report(games: float, run: Run = run, progress: Progress = progress, task: TaskID = task) -> None:
                bars.advance(task, games)
                if not console.is_terminal:  # into a file goes a line for every batch
                    console.print(f"{run.name}: {progress.report.games} of {run.games}")

            broken = perform(run, progress, workers, report)
            if broken is not None:
                console.print(f"{run.name}: {broken}", style="red", markup=False)
                sys.exit(1)
            console.print(f"{run.name}: {progress.report}", markup=False)


if __name__ == "__main__":
    main()
