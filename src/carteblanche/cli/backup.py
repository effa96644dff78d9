"""`carteblanche backup`."""

from __future__ import annotations

from pathlib import Path

import click

from carteblanche.server import data
from carteblanche.store import backup as copies


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Copy the whole house to FILE, also while it is open."""
    size = copies.backup(data.folder() / "house.sqlite", file)
    click.echo(f"{file}: {size / 1024:.0f} KiB. `carteblanche restore {file}` puts it back.")
