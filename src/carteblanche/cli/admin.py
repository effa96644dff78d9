"""`carteblanche admin`."""

from __future__ import annotations

import click
import msgspec

from carteblanche.server import data


@click.command()
@click.option("--renew", is_flag=True, help="Make a new token: the old link opens nothing after the next start.")
@click.option("--url", default="http://127.0.0.1:8765", show_default=True, help="The address of the house.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts.")
def command(renew: bool, url: str, as_json: bool) -> None:
    """Show the link of the admin page. Its token lasts until a new one is made."""
    token = data.find_admin_token(data.folder(), renew=renew)
    page = f"{url.rstrip('/')}/admin#{token}"
    click.echo(msgspec.json.encode({"token": token, "page": page}).decode() if as_json else page)
