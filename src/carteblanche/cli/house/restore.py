"""`carteblanche restore`."""

from __future__ import annotations

from pathlib import Path

import click

from carteblanche.server import data
from carteblanche.store import backup as copies
from carteblanche.store.lock import lock_house


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.confirmation_option(prompt="Put this backup in the place of the house? What is there now is kept beside it")
def command(file: Path) -> None:
    """Put the backup in FILE in the place of the house, with its keys. The server must not run."""
    folder = data.folder()
    with lock_house(folder):
        kept = copies.restore(file, folder / "house.sqlite")
    click.echo("The house is as it was." + (f" What was there before is in {kept}." if kept else ""))
