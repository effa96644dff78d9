"""`carteblanche types`: what goes over the wire, in TypeScript."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def command(folder: Path) -> None:
    """Write TypeScript types for clients into FOLDER: of all messages (wire.gen.ts), and of all HTTP calls (http.gen.ts)."""
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    from carteblanche.server.app import API
    from carteblanche.server.http.typescript import calls
    from carteblanche.wire.typescript import typescript

    return {"wire.gen.ts": typescript(), "http.gen.ts": calls(API)}
