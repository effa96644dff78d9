"""`carteblanche serve`: the server."""

from __future__ import annotations

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="The port to listen on.")
@click.option("--browser/--no-browser", default=True, help="Open a browser when there is one.")
def command(host: str, port: int, browser: bool) -> None:
    """Serve the tables of this house."""
    import uvicorn

    from carteblanche.server import data
    from carteblanche.server.app import create

    folder = data.folder()
    app = create(folder / "house.sqlite", data.key(folder))
    click.echo(f"Carte Blanche is open at http://{host}:{port}  (data in {folder}; Ctrl-C stops)")
    if browser:
        import threading
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}"]).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=65536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
