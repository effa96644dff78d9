"""`carteblanche arena GAME --bots A,B`: which bot is stronger, by many games."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.progress import Progress

    from carteblanche.arena.plan import Limits, Plan
    from carteblanche.arena.results import SetResult
    from carteblanche.arena.running import Engine
    from carteblanche.arena.summary import Summary
    from carteblanche.core.estimates import Estimate

PLOTS = "plots"
"""Where plots are kept, each as SVG and PNG."""


@click.command(name="arena")
@click.argument("game")
@click.option(
    "--bots",
    "-b",
    required=True,
    multiple=True,
    metavar="A,B,…",
    help="Which bots play: levels, MODULE:NAME, run:COMMAND.",
)
@click.option("--games", "-g", default=100, show_default=True, type=click.IntRange(1), help="How many games at least.")
@click.option("--players", "-n", type=int, help="How many sit at a table; by default as few as the game allows.")
@click.option(
    "--option", "--options", "-o", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game."
)
@click.option("--seed", "-s", default=0, show_default=True, type=click.IntRange(0), help="Another seed, other games.")
@click.option("--cores", type=click.IntRange(1), help="How many processes play; by default one for each core.")
@click.option(
    "--engine",
    type=click.Choice(["processes", "ray"]),
    default="processes",
    show_default=True,
    help="What plays: processes of this machine, or the Ray cluster of RAY_ADDRESS.",
)
@click.option("--longest", type=click.IntRange(1), help="After so many steps a game is given up.")
@click.option(
    "--seconds", default=5.0, show_default=True, type=click.FloatRange(0.01), help="A move of a bot from outside."
)
@click.option(
    "--thinking", type=click.FloatRange(0.01), help="Processor seconds for a move, of bots in Python that keep time."
)
@click.option("--memory", default=2048, show_default=True, type=click.IntRange(16), help="MiB of a bot from outside.")
@click.option(
    "--decide",
    type=click.FloatRange(0.5, 1, min_open=True, max_open=True),
    metavar="SHARE",
    help="Stop once it is decided whether one of each two wins so often, such as 0.55.",
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Where results and logs are kept.")
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def command(
    game: str,
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int,
    cores: int | None,
    engine: Engine,
    longest: int | None,
    seconds: float,
    thinking: float | None,
    memory: int,
    decide: float | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other in virtual time, and say who is stronger.

    Games come in sets with the same luck, in which the bots change seats. The same command again goes on where it was stopped, and with
    more games adds to those that were played: docs/arena.md.
    """
    import msgspec

    from carteblanche.arena.clusters import can_use_ray
    from carteblanche.arena.deciding import Decision
    from carteblanche.arena.plan import Limits
    from carteblanche.arena.running import never, run
    from carteblanche.arena.summary import summarise
    from carteblanche.library.resources import make_ready

    if engine == "ray" and not can_use_ray():
        raise click.UsageError("--engine ray needs Ray: pip install carteblanche[ray]")
    plan = make_plan(game, bots, players, options, seed, longest, Limits(seconds, memory, thinking))
    folder = out or Path("arena") / plan.name
    sets = plan.count_sets(games)
    make_ready(plan.game)
    decision = None if decide is None else Decision(plan, decide)
    with _progress(quiet=as_json) as progress:
        task = progress.add_task("", total=sum(map(plan.count_games, range(sets))))

        def advance(result: SetResult) -> None:
            progress.advance(task, len(result.games))

        try:
            played = run(plan, folder, sets, cores or os.cpu_count() or 1, decision or never, advance, engine)
        except KeyboardInterrupt:
            raise click.ClickException(f"stopped; the same command goes on. What was played is in {folder}") from None
        except BrokenProcessPool:
            raise click.ClickException(f"a process was killed; the same command goes on. See {folder}") from None
    summary = summarise(plan, played, decide, () if decision is None else decision.verdicts)
    keep(folder, plan, played, summary)
    if as_json:
        click.echo(msgspec.json.encode(summary))
        return
    for line in describe(summary):
        click.echo(line)
    click.echo(f"All of it is in {folder}; open {folder / 'report.html'}.")


def make_plan(
    name: str,
    bots: Sequence[str],
    players: int | None,
    options: Sequence[str],
    seed: int,
    longest: int | None,
    limits: Limits,
) -> Plan:
    from carteblanche import __version__
    from carteblanche.arena.entrants import read_entrants, split_names
    from carteblanche.arena.plan import LONGEST, Plan, check_players
    from carteblanche.cli.terminal import read_config
    from carteblanche.games import catalogue
    from carteblanche.library.resources import find_for_table

    game = catalogue.open(name)
    entrants = read_entrants(game, split_names(bots))
    config = read_config(game, options)
    ready = find_for_table(name, config)
    return Plan(
        game=name,
        rules=game.VERSION,
        config={**config, **ready.config},
        lexicon=ready.lexicon,
        entrants=entrants,
        players=check_players(game, players, len(entrants)),
        seed=seed,
        longest=longest or LONGEST,
        limits=limits,
        version=__version__,
    )


def keep(folder: Path, plan: Plan, played: Sequence[SetResult], summary: Summary) -> None:
    """Writes what a run came to in all its forms."""
    import msgspec

    from carteblanche.arena.parquet import can_write, write_parquet
    from carteblanche.arena.plots import write_svg
    from carteblanche.arena.rasters import write_png
    from carteblanche.arena.report import draw, write_report
    from carteblanche.library.folders import write_whole

    write_whole(folder / "summary.json", msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    write_whole(folder / "report.html", write_report(summary).encode())
    (folder / PLOTS).mkdir(exist_ok=True)
    for name, plot in draw(summary).items():
        write_whole(folder / PLOTS / f"{name}.svg", write_svg(plot, alone=True).encode())
        write_whole(folder / PLOTS / f"{name}.png", write_png(plot))
    if can_write():
        write_parquet(plan, played, folder / "games.parquet")


def describe(summary: Summary) -> Iterator[str]:
    """The result as lines of text."""
    from carteblanche.arena.report import describe_decision

    plan = summary.plan
    names = [entrant.name for entrant in plan.entrants]
    yield f"{plan.game}, {plan.players} players: {summary.games} games in {summary.sets} sets with the same luck"
    wide = max(4, *map(len, names))
    yield f"{'':{wide}}  {'wins':>22}  {'points':>22}  {'rating':>22}"
    for standing in summary.standings:
        rating = "needs carteblanche[arena]" if standing.rating is None else say(standing.rating, ".1f")
        points = say(standing.points, ".1f")
        yield f"{standing.name:{wide}}  {say(standing.wins, '.1%'):>22}  {points:>22}  {rating:>22}"
    yield ""
    yield "Who comes before whom, of all games in which both played:"
    shares = {(pair.one, pair.other): pair.share.value for pair in summary.pairings}
    shares |= {(other, one): 1 - value for (one, other), value in shares.items()}
    columns = [max(6, len(name)) for name in names]
    yield f"{'':{wide}}" + "".join(f"  {name:>{width}}" for name, width in zip(names, columns, strict=True))
    for one in names:
        row = ("" if one == other else f"{shares[one, other]:.1%}" for other in names)
        yield f"{one:{wide}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(row, columns, strict=True))
    yield ""
    yield from (
        f"{pair.one} before {pair.other}: {say(pair.share, '.1%')}; {pair.before} before, {pair.level} level, "
        f"{pair.behind} behind"
        for pair in summary.pairings
    )
    if summary.decide is not None:
        yield describe_decision(summary)
    if (lengths := summary.lengths) is not None:
        yield (
            f"A game took {lengths.shortest} to {lengths.longest} steps, half of them at most {lengths.median}; "
            f"{summary.minutes:.1f} minutes at a table."
        )
    yield "Ends: " + ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    for standing in summary.standings:
        for reason, count in standing.forfeits.items():
            yield f"{standing.name} lost {count} games by rule: {reason}"


def say(found: Estimate | None, form: str) -> str:
    return "–" if found is None else f"{found.value:{form}} ({found.low:{form}}…{found.high:{form}})"


def _progress(*, quiet: bool) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)
