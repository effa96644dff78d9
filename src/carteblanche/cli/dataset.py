"""`carteblanche dataset GAME --out FILE`: games of bots, or stored ones, as Parquet."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click


@click.command(name="dataset")
@click.argument("game")
@click.option("--bots", "-b", metavar="A,B,…", help="The levels of the bots that play, one for each seat.")
@click.option("--games", "-g", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game.")
@click.option("--seed", "-s", default=0, show_default=True, type=click.IntRange(0), help="Another seed, other games.")
@click.option(
    "--logs", type=click.Path(exists=True, file_okay=False, path_type=Path), help="A folder of logs instead of bots."
)
@click.option("--out", required=True, type=click.Path(dir_okay=False, path_type=Path), help="The file to write.")
def command(
    game: str,
    bots: str | None,
    games: int,
    options: tuple[str, ...],
    seed: int,
    logs: Path | None,
    out: Path,
) -> None:
    """Write games of GAME as a Parquet file: a row for each act, with what its player saw, could do and did, and how it ended.

    The games are played by --bots, who change seats from game to game, or read from --logs, as `carteblanche export` writes them. The
    columns are described in docs/research.md.
    """
    from carteblanche.cli.terminal import read_config
    from carteblanche.core.errors import Unreadable
    from carteblanche.games import catalogue
    from carteblanche.library.resources import find_for_table

    if (bots is None) == (logs is None):
        raise Unreadable("either --bots or --logs says where the games come from")
    opened = catalogue.open(game)
    if missing := [name for name in ("numpy", "pyarrow") if find_spec(name) is None]:
        raise Unreadable(f"{missing[0]} is missing: pip install carteblanche[research]")
    import msgspec

    from carteblanche.research.dataset import play_games, read_logs, write_parquet

    if logs is not None:
        rows = read_logs(game, logs)
    else:
        names = (bots or "").split(",")
        unknown = [name for name in names if name not in opened.BOTS]
        if unknown:
            raise Unreadable(f"{game} has no bot {unknown[0]!r}; there are {', '.join(opened.BOTS)}")
        if len(names) not in opened.SEATS:
            raise Unreadable(f"{game} is played by {opened.SEATS[0]} to {opened.SEATS[-1]}, not by {len(names)}")
        config = read_config(opened, options)
        ready = find_for_table(game, config)
        played = catalogue.open(game, None, ready.resources)
        rows = play_games(played, names, games, seed, msgspec.convert({**config, **ready.config}, played.CONFIG))
    with click.progressbar(rows, label="Games", length=None if logs else games) as shown:
        count, written = write_parquet(shown, out)
    click.echo(f"{count} games, {written} rows in {out}")
