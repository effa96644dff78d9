"""`carteblanche verify LOG`: what a log promises, checked offline."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.library.resources import find_for_header
from carteblanche.table.log import Broken
from carteblanche.table.verify import verify

LONGEST_LOG = 256 << 20


@click.command()
@click.argument("log", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")
@click.pass_context
def command(ctx: click.Context, log: Path, *, as_json: bool) -> None:
    """Check LOG: the chain of its entries, every action by the rules, every draw against what was committed before the deal.

    Exit status 0: all of it holds. 1: something was changed or is against the rules. 2: the file is not a log. 3: it holds as far as
    it can be checked (the game still runs, so its secret is not shown; or its word list is not at hand).
    """
    lines = list(read_lines(log))
    try:
        verdict = verify(lines, find_for_header)
    except Broken as error:
        if error.n < 0:
            raise Unreadable(f"this is not a log: {error.message}", str(log)) from None
        if as_json:
            click.echo(msgspec.json.encode({"log": str(log), "entry": error.n, "why": error.message}).decode())
        else:
            click.echo(f"{log}: {error}", err=True)
        ctx.exit(1)
    status = 0 if verdict.deal and verdict.words else 3
    if as_json:
        click.echo(msgspec.json.encode({"log": str(log), **msgspec.to_builtins(verdict)}).decode())
        ctx.exit(status)
    said = [f"{verdict.game}, {verdict.entries} entries", "chain holds", "rules hold"]
    said.append("deal holds" if verdict.deal else "deal not checked: the secret is shown when the game is over")
    if not verdict.words:
        said.append("words not checked: the word list is not here")
    click.echo(f"{log}: {'; '.join(said)}")
    ctx.exit(status)


def read_lines(log: Path) -> Iterator[bytes]:
    """The lines of a log: of this file, or of standard input for `-`."""
    with click.open_file(str(log), "rb") as file:
        data = file.read(LONGEST_LOG + 1)
    if len(data) > LONGEST_LOG:
        raise Unreadable("this file is larger than any log", str(log))
    if not data.endswith(b"\n"):
        raise Unreadable("the last line is not complete: the file was cut off", str(log))
    yield from data[:-1].split(b"\n")
