"""`carteblanche admin`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click
import msgspec

from carteblanche.cli.house.database import check_database
from carteblanche.server import data


@click.command()
@click.option("--renew", is_flag=True, help="Make a new token: the old link opens nothing after the next start.")
@click.option("--url", default="http://127.0.0.1:8765", show_default=True, help="The address of the house.")
@click.option(
    "--database",
    metavar="URL",
    envvar="CARTEBLANCHE_DATABASE",
    callback=check_database,
    help="Of a house in PostgreSQL.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")
def command(renew: bool, url: str, database: str | None, as_json: bool) -> None:
    """Show the link of the admin page. Its token lasts until a new one is made."""
    folder = data.folder()
    token = data.find_admin_token(folder, renew=renew)
    if database is not None:
        token = asyncio.run(_share(database, folder, renew=renew))
    page = f"{url.rstrip('/')}/admin#{token}"
    click.echo(msgspec.json.encode({"token": token, "page": page}).decode() if as_json else page)


async def _share(database: str, folder: Path, *, renew: bool) -> str:
    from carteblanche.store.store import Store

    async with Store.open(database, shared=True) as store:
        await (data.share_admin_token(store, folder) if renew else data.share_keys(store, folder, None))
    return data.find_admin_token(folder)
