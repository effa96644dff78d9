"""`carteblanche migrate`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click
import msgspec

from carteblanche.cli.house.database import check_database
from carteblanche.core.errors import Unreadable
from carteblanche.server import data
from carteblanche.store.lock import lock_house


@click.command()
@click.argument("address", metavar="URL", envvar="CARTEBLANCHE_DATABASE", callback=check_database)
@click.option("--back", is_flag=True, help="From the database into a new SQLite file.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")
def command(address: str, back: bool, as_json: bool) -> None:
    """Copy the house, with its keys, into the empty PostgreSQL database at URL, while no server runs. It is compared afterwards.

    What was copied stays where it was.
    """
    folder = data.folder()
    file = folder / "house.sqlite"
    if back and file.exists():
        raise Unreadable("there is a house here already: move it away first", str(file))
    if not back and not file.exists():
        raise Unreadable("there is no house here yet", str(file))
    with lock_house(folder):
        count = asyncio.run(_migrate(file, address, back=back, quiet=as_json))
    if as_json:
        click.echo(msgspec.json.encode({"rows": count, "to": "sqlite" if back else "postgresql"}).decode())
        return
    where = f"in {file}: start it without --database" if back else "in the database: start it with --database"
    click.echo(f"{count} rows. The house is {where}")


async def _migrate(file: Path, address: str, *, back: bool, quiet: bool) -> int:
    from carteblanche.store import moving
    from carteblanche.store.store import Store, StoreFailed

    try:
        async with Store.open(address) as shared, Store.open(file) as own:
            source, target = (shared, own) if back else (own, shared)
            length = await moving.count_rows(source)
            with click.progressbar(length=length, label="Rows", hidden=quiet) as bar:
                count = await moving.move(source, target, bar.update)
            await (moving.move_keys_out(shared, file.parent) if back else moving.move_keys_in(file.parent, shared))
            return count
    except StoreFailed as error:
        raise Unreadable(f"the house was not copied: {error}") from None
