"""`carteblanche analyse LOG`: what was possible in each turn of a BLANKO game, or what a strong bot would have done in another."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(name="analyse")
@click.argument("log", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option(
    "--best", default=3, show_default=True, type=click.IntRange(1, 50), help="How many moves to show for each turn."
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, as a replay carries it.")
def command(log: Path, best: int, as_json: bool) -> None:
    """Show for each turn of LOG the best moves with their points, and what everybody left on the table.

    LOG is a file as `carteblanche export` writes it, or - for standard input. The lexicon of a BLANKO game must be here; its cards are not
    counted, since nobody can foresee them. In Blockers! and BLANK moves have no points: there it shows what a strong bot would have done.
    """
    import msgspec

    from carteblanche.cli.verify import read_lines
    from carteblanche.games import catalogue
    from carteblanche.library.advice import advise
    from carteblanche.library.words.analysis import analyse
    from carteblanche.table.log import read
    from carteblanche.wire.analysis import Advice

    header, entries = read(read_lines(log))
    advises = catalogue.open(header.game, header.rules).ADVICE
    found = advise(header, entries) if advises else analyse(header, entries, best)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    names = [chair.name for chair in header.chairs]
    if isinstance(found, Advice):
        for one in found.turns:
            click.echo(f"{one.entry:>4} {names[one.seat]}: {'the same' if one.alike else 'perhaps'}: {one.move}")
        for seat, name in enumerate(names):
            own = [one.alike for one in found.turns if one.seat == seat]
            click.echo(f"{name} did the same in {sum(own)} of {len(own)} turns")
        return
    for turn in found.turns:
        could = ", ".join(f"{one.move} ({one.points})" for one in turn.best) or "nothing"
        click.echo(f"{turn.entry:>4} {names[turn.seat]}: {turn.move} ({turn.points}); possible: {could}")
    for seat, name in enumerate(names):
        click.echo(f"{name} left {found.left[seat]} points on the table")
