"""`carteblanche types`: the messages' types in TypeScript."""

from __future__ import annotations

import click


@click.command()
def command() -> None:
    """Print the types of all messages in TypeScript: web/src/lib/wire.gen.ts is made of it."""
    from carteblanche.wire.typescript import typescript

    click.echo(typescript(), nl=False)
