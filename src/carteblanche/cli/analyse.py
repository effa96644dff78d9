"""`carteblanche analyse LOG`: where a finished game turned, turn by turn: the best move, and what it would have gained."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(name="analyse")
@click.argument("log", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option(
    "--best", default=3, show_default=True, type=click.IntRange(1, 50), help="BLANKO: how many moves for each turn."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, as a replay carries it.")
def command(log: Path, best: int, as_json: bool) -> None:
    """Show for each turn of LOG the best moves with what they were worth, where it turned, and what everybody left on the table.

    LOG is a file as `carteblanche export` writes it, or - for standard input. In BLANKO moves are worth points; its lexicon must be here,
    and its cards are not counted, since nobody can foresee them. In Blockers! and BLANK they are worth how likely they win, in percent, as
    the strongest bot thinks that sees what the player saw.
    """
    import msgspec

    from carteblanche.cli.verify import read_lines
    from carteblanche.library import chances
    from carteblanche.library.words import analysis as words
    from carteblanche.table.log import read

    header, entries = read(read_lines(log))
    found = words.analyse(header, entries, best) if header.game == "blanko" else chances.analyse(header, entries)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    names = [chair.name for chair in header.chairs]
    unit = "" if found.unit == "points" else " %"
    for turn in found.turns:
        could = ", ".join(f"{one.move} ({one.points}{unit})" for one in turn.best) or "nothing"
        click.echo(f"{turn.entry:>4} {names[turn.seat]}: {turn.move} ({turn.points}{unit}); possible: {could}")
    for turn in sorted(found.turns, key=lambda turn: -turn.left)[:TURNING]:
        if turn.left:
            click.echo(f"It turned at {turn.entry}: {names[turn.seat]} left {turn.left}{unit}, by {turn.best[0].move}")
    for seat, name in enumerate(names):
        click.echo(f"{name} left {found.left[seat]} {'points' if not unit else 'percent points'} on the table")


TURNING = 3
"""So many turns are told in which it turned."""
