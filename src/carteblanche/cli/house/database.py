"""The addresses of a PostgreSQL database and of a Redis, as commands take them."""

from __future__ import annotations

from importlib.util import find_spec

import click

SCHEMES = ("postgresql://", "postgres://")
REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def check_database(_context: click.Context, _option: click.Parameter, address: str | None) -> str | None:
    """An address that can be opened, on a machine that has the driver."""
    if address is None:
        return None
    if not address.startswith(SCHEMES):
        raise click.BadParameter("this is not the address of a PostgreSQL database: postgresql://USER@HOST/NAME")
    if find_spec("asyncpg") is None or find_spec("greenlet") is None:
        raise click.BadParameter("the driver is missing: pip install carteblanche[scale]")
    return address


def check_redis(_context: click.Context, _option: click.Parameter, address: str | None) -> str | None:
    """The same of a Redis."""
    if address is None:
        return None
    if not address.startswith(REDIS_SCHEMES):
        raise click.BadParameter("this is not the address of a Redis: redis://HOST/NUMBER")
    if find_spec("redis") is None:
        raise click.BadParameter("the client is missing: pip install carteblanche[scale]")
    return address
