"""`carteblanche export`."""

from __future__ import annotations

from pathlib import Path

import click

from carteblanche.server import data
from carteblanche.store import backup as copies


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def command(folder: Path) -> None:
    """Write the logs of all finished games to FOLDER, one file each, also while the house is open."""
    folder.mkdir(parents=True, exist_ok=True)
    house = data.folder() / "house.sqlite"
    found = copies.finished(house)
    with click.progressbar(found, label="Logs") as rooms:
        for room in rooms:
            (folder / f"{room}.jsonl").write_bytes(b"\n".join(copies.lines(house, room)) + b"\n")
    click.echo(f"{len(found)} logs in {folder}. `carteblanche verify FILE` checks one.")
