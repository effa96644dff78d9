"""`carteblanche serve`: the house is open."""

from __future__ import annotations

import contextlib
import gc
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Generator
from pathlib import Path

import click

from carteblanche.server import data
from carteblanche.server.settings import Settings


@click.command()
@click.option("--port", default=8765, show_default=True, type=click.IntRange(1, 65535), envvar="CARTEBLANCHE_PORT")
@click.option("--lan", is_flag=True, help="Let others on your network in, and show a QR code for them.")
@click.option("--host", default=None, help="The address to listen on, if neither this machine alone nor --lan.")
@click.option("--browser/--no-browser", default=True, help="Open a browser when there is one.")
@click.option("--password", envvar="CARTEBLANCHE_PASSWORD", help="What people must know to come in.")
@click.option("--public-url", envvar="CARTEBLANCHE_PUBLIC_URL", help="The address under which people reach the house.")
@click.option("--trusted-proxy", multiple=True, help="An address whose X-Forwarded-For is believed.")
@click.option("--json-logs", is_flag=True, envvar="CARTEBLANCHE_JSON_LOGS", help="Log lines as JSON.")
@click.option("--words/--no-words", default=True, help="Build missing word lists for BLANKO in the background.")
@click.option(
    "--bot-pause", default=0.7, show_default=True, type=click.FloatRange(0, 60), help="Seconds a bot waits at least."
)
@click.option(
    "--cover-after",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0, 3600),
    help="Seconds after which a bot covers somebody who is gone.",
)
@click.option(
    "--no-limits", is_flag=True, envvar="CARTEBLANCHE_NO_LIMITS", help="Lift all limits: for load tests only."
)
def command(
    port: int,
    lan: bool,
    host: str | None,
    browser: bool,
    password: str | None,
    public_url: str | None,
    trusted_proxy: tuple[str, ...],
    json_logs: bool,
    words: bool,
    bot_pause: float,
    cover_after: float,
    no_limits: bool,
) -> None:
    """Open the house: serve its tables to browsers. Stop with Ctrl-C; every game goes on at the next start."""
    folder = data.folder()
    settings = Settings(
        folder=folder,
        key=data.key(folder),
        admin=secrets.token_urlsafe(18),
        password=None if password is None else _hashed(password),
        public_url=public_url,
        trusted_proxies=trusted_proxy,
        limited=not no_limits,
        build_words=words,
        bot_pause=bot_pause,
        cover_after=cover_after,
    )
    listen = host or ("0.0.0.0" if lan else "127.0.0.1")  # noqa: S104  # the host asked for it
    with _bound(listen, port) as bound:
        _greet(settings, listen, port, folder)
        if browser and _has_browser():
            threading.Timer(0.8, webbrowser.open, [f"http://127.0.0.1:{port}"]).start()
        _serve(settings, bound, json_logs=json_logs)


def _serve(settings: Settings, bound: socket.socket, *, json_logs: bool) -> None:
    import uvicorn

    from carteblanche.server.app import create
    from carteblanche.server.http.protocol import SocketProtocol
    from carteblanche.server.logging import configure

    configure(as_json=json_logs)
    config = uvicorn.Config(
        create(settings),
        log_level="warning",
        ws=SocketProtocol,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )
    gc.collect()
    gc.freeze()  # what is there now stays; looking through it again and again would cost players time
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.0005)  # the store's thread has little to do, and everybody waits for it
    uvicorn.Server(config).run(sockets=[bound])


@contextlib.contextmanager
def _bound(host: str, port: int) -> Generator[socket.socket]:
    """The listening socket, or one clear line why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns off the delay for small packets on every connection.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(512)
    except OSError as error:
        raise click.ClickException(f"port {port} cannot be used ({error.strerror}); try --port {port + 1}") from None
    try:
        yield bound
    finally:
        bound.close()


def _hashed(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def _greet(settings: Settings, listen: str, port: int, folder: Path) -> None:
    address = settings.public_url or f"http://{_lan_address() if listen in ('0.0.0.0', '::') else '127.0.0.1'}:{port}"  # noqa: S104
    click.echo(f"Carte Blanche is open at {address}")
    click.echo(f"  data in {folder}; Ctrl-C stops")
    click.echo(f"  admin page: {address}/admin#{settings.admin}")
    if listen in ("0.0.0.0", "::"):  # noqa: S104
        import segno

        segno.make(address, micro=False).terminal(compact=True)


def _lan_address() -> str:
    """This machine's address on its network. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _has_browser() -> bool:
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or _is_mac()


def _is_mac() -> bool:
    import sys

    return sys.platform == "darwin"
