"""`carteblanche import LOG…`: finished games from files, such as an arena's, to be looked at in the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from carteblanche.server.rooms.document import Document


@click.command(name="import")
@click.argument("logs", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="As JSON, for scripts: a game on each line.")
def command(logs: tuple[Path, ...], as_json: bool) -> None:
    """Take finished games into the house, also while it is open, and say under which address each is replayed.

    LOG is a file as `carteblanche export` and `carteblanche arena` write it, or a folder of such files. A log that cannot be replayed is
    refused, and then nothing is taken in. Whoever has the address can look; results and people's lists are left as they are.
    """
    import msgspec

    from carteblanche.core.errors import Unreadable
    from carteblanche.server import data

    files = [file for log in logs for file in (sorted(log.glob("*.jsonl")) if log.is_dir() else [log])]
    taken = [_read(file) for file in files]
    house = data.folder() / "house.sqlite"
    if not house.exists():
        raise Unreadable("there is no house here yet; open it first: carteblanche serve", str(house))
    asyncio.run(_keep(house, taken))
    for file, (document, _) in zip(files, taken, strict=True):
        address = f"/r/{document.id}"
        said = {"file": str(file), "room": document.id, "address": address}
        click.echo(msgspec.json.encode(said) if as_json else f"{file.name}: {address}")


def _read(file: Path) -> tuple[Document, list[bytes]]:
    """The room of this game, and the lines of its log."""
    from carteblanche.cli.verify import read_lines
    from carteblanche.core.errors import Unreadable
    from carteblanche.server.rooms.document import Document, Seated, new_room_id
    from carteblanche.server.rooms.reading import read_table
    from carteblanche.table import log

    lines = list(read_lines(file))
    header, _ = log.read(lines)
    document = Document(
        id=new_room_id(),
        game=header.game,
        config=dict(header.config),
        host="",
        chairs=[Seated(chair.player, chair.name, chair.level) for chair in header.chairs],
        rules=header.rules,
        started=True,
        over=True,
    )
    table, _ = read_table(document, lines, None)
    if table.phase != "over":
        raise Unreadable("this game is not over", str(file))
    return document, lines


async def _keep(database: Path, taken: Sequence[tuple[Document, list[bytes]]]) -> None:
    """All of them are kept, or none is."""
    import msgspec

    from carteblanche.core.errors import Unreadable
    from carteblanche.store.store import Store, StoreFailed

    async with Store.open(database) as store:
        statements = [
            statement
            for document, lines in taken
            for statement in (
                store.upsert_room(document.id, document.phase, msgspec.json.encode(document)),
                store.append_lines(document.id, 0, lines),
            )
        ]
        try:
            await store.write(*statements)
        except StoreFailed as failed:
            raise Unreadable(f"this was not kept: {failed}") from None
