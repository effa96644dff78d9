"""`carteblanche backup`."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from carteblanche.server import data
from carteblanche.store import backup as copies


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")
def command(file: Path, as_json: bool) -> None:
    """Copy the whole house to FILE, with its keys, also while it is open. FILE is checked after it was written."""
    size = copies.backup(data.folder() / "house.sqlite", file)
    if as_json:
        click.echo(msgspec.json.encode({"file": str(file), "bytes": size}).decode())
        return
    click.echo(f"{file}: {size / 1024:.0f} KiB. `carteblanche restore {file}` puts it back.")
