"""The address of a PostgreSQL database, as commands take it."""

from __future__ import annotations

from importlib.util import find_spec

import click

SCHEMES = ("postgresql://", "postgres://")


def check_database(_context: click.Context, _option: click.Parameter, address: str | None) -> str | None:
    """An address that can be opened, on a machine that has the driver."""
    if address is None:
        return None
    if not address.startswith(SCHEMES):
        raise click.BadParameter("this is not the address of a PostgreSQL database: postgresql://USER@HOST/NAME")
    if find_spec("asyncpg") is None or find_spec("greenlet") is None:
        raise click.BadParameter("the driver is missing: pip install carteblanche[scale]")
    return address
