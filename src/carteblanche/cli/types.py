"""`carteblanche types`: the messages' types in TypeScript."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Write them to this file.")
def command(output: Path | None) -> None:
    """Print the types of all messages in TypeScript, for clients of the server."""
    from carteblanche.wire.typescript import typescript

    if output is None:
        click.echo(typescript(), nl=False)
    else:
        output.write_text(typescript(), encoding="utf-8")
