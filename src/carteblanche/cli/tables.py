"""`carteblanche tables`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from carteblanche.server import data
from carteblanche.server.rooms.reading import check_room, read_document
from carteblanche.store import backup as copies


class Listed(msgspec.Struct):
    """A table, and why it cannot be read, if it cannot."""

    room: str
    game: str
    phase: str
    entries: int
    reason: str = ""
    why: str = ""


@click.command()
@click.option("--unreadable", is_flag=True, help="Only those that cannot be read.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, a table on each line.")
@click.pass_context
def command(ctx: click.Context, *, unreadable: bool, as_json: bool) -> None:
    """List the tables of the house and read every one of them, also while the house is open.

    Exit status 0: all can be read. 1: some cannot; they are kept as they are, and `carteblanche export` writes what there is of them.
    """
    wrong = 0
    for table in read_all(data.folder() / "house.sqlite"):
        wrong += bool(table.reason)
        if unreadable and not table.reason:
            continue
        if as_json:
            sys.stdout.write(msgspec.json.encode(table).decode() + "\n")
        else:
            said = f"cannot be read ({table.reason}): {table.why}" if table.reason else table.phase
            click.echo(f"{table.room}  {table.game or '?':8}  {table.entries:5} entries  {said}")
    ctx.exit(1 if wrong else 0)


def read_all(house: Path, *phases: str) -> Iterator[Listed]:
    """All tables that have begun and rooms that cannot be read, or those in these phases."""
    for room, phase, kept in copies.rooms(house):
        if phases and phase not in phases:
            continue
        lines = copies.lines(house, room)
        count = max(0, len(lines) - 1)
        unreadable = check_room(room, phase, kept, lines, copies.secret(house, room))
        if unreadable is not None:
            game = "" if unreadable.document is None else unreadable.document.game
            yield Listed(room, game, phase, count, unreadable.reason, unreadable.why)
        elif phase != "gathering":
            yield Listed(room, read_document(kept).game, phase, count)
