"""`carteblanche export`."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from carteblanche.cli.tables import read_all
from carteblanche.server import data
from carteblanche.store import backup as copies


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts: a table on each line.")
def command(folder: Path, as_json: bool) -> None:
    """Write the logs of all finished games to FOLDER, one file each, also while the house is open.

    So are those of games that were begun and cannot be read any more, as far as they are there.
    """
    house = data.folder() / "house.sqlite"
    found = copies.finished(house)
    unreadable = [table for table in read_all(house, "playing") if table.reason]
    folder.mkdir(parents=True, exist_ok=True)
    with click.progressbar([*found, *(table.room for table in unreadable)], label="Logs", hidden=as_json) as rooms:
        for room in rooms:
            (folder / f"{room}.jsonl").write_bytes(b"".join(line + b"\n" for line in copies.lines(house, room)))
    if as_json:
        why = {table.room: {"reason": table.reason, "why": table.why} for table in unreadable}
        for room in [*found, *why]:
            line = {"room": room, "file": str(folder / f"{room}.jsonl"), **why.get(room, {})}
            click.echo(msgspec.json.encode(line).decode())
        return
    click.echo(f"{len(found) + len(unreadable)} logs in {folder}. `carteblanche verify FILE` checks one.")
    for table in unreadable:
        click.echo(f"{table.room} was not finished and cannot be read ({table.reason}): {table.why}")
