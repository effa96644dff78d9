"""`carteblanche serve`: the house is open."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import secrets
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Generator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click
import msgspec
from sqlalchemy.exc import SQLAlchemyError

from carteblanche.cli.house.database import check_database, check_redis
from carteblanche.core.errors import Unreadable
from carteblanche.server import data
from carteblanche.server.http.network import EVERYWHERE, Network, bind, find_address
from carteblanche.server.settings import Endpoint, Settings
from carteblanche.store.lock import lock_house

SPARE_FILES: Final = 500
"""How many files may be open besides connections, and the sockets of them that are handed over, which have two."""
LARGEST_MESSAGE: Final = 16 * 1024
"""What a client may send at once, in bytes. The longest message that is understood is half of that."""


def _check_endpoint(_context: click.Context, _option: click.Parameter, url: str | None) -> str | None:
    """An address of the form that can be asked; a password in it would end up in logs."""
    if url is None:
        return None
    found = urlsplit(url)
    if found.scheme not in ("http", "https") or not found.hostname or found.username or found.password:
        raise click.BadParameter("this is not the http or https address of an endpoint, without a user name in it")
    return url


def _find_endpoint(url: str | None, model: str) -> Endpoint | None:
    return None if url is None else Endpoint(url, os.environ.get("CARTEBLANCHE_TRANSLATOR_KEY", ""), model)


@click.command()
@click.option(
    "--database",
    metavar="URL",
    envvar="CARTEBLANCHE_DATABASE",
    callback=check_database,
    help="A PostgreSQL database that the house is in: postgresql://USER@HOST/NAME. Without it, a SQLite file.",
)
@click.option(
    "--redis",
    metavar="URL",
    envvar="CARTEBLANCHE_REDIS",
    callback=check_redis,
    help="A Redis that the nodes of a house in PostgreSQL share: redis://HOST/NUMBER. They do without it, too.",
)
@click.option(
    "--node-address",
    metavar="HOST:PORT",
    envvar="CARTEBLANCHE_NODE_ADDRESS",
    help="Where other nodes of a house in PostgreSQL reach this one, if not where it listens.",
)
@click.option("--port", default=8765, show_default=True, type=click.IntRange(1, 65535), envvar="CARTEBLANCHE_PORT")
@click.option("--lan", is_flag=True, help="Let others on your network in, and show a QR code for them.")
@click.option("--host", default=None, help="The address to listen on, if neither this machine alone nor --lan.")
@click.option("--browser/--no-browser", default=True, help="Open a browser when there is one.")
@click.option("--password", envvar="CARTEBLANCHE_PASSWORD", help="What people must know to come in.")
@click.option("--public-url", envvar="CARTEBLANCHE_PUBLIC_URL", help="The address under which people reach the house.")
@click.option("--host-name", multiple=True, help="Another name by which people may call the house.")
@click.option(
    "--tls-certificate",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="CARTEBLANCHE_TLS_CERTIFICATE",
    help="A certificate of your own (PEM), for when you let friends in.",
)
@click.option(
    "--tls-key",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    envvar="CARTEBLANCHE_TLS_KEY",
    help="The key of that certificate, if it is in another file.",
)
@click.option("--trusted-proxy", multiple=True, help="An address whose X-Forwarded-For is believed.")
@click.option("--json-logs", is_flag=True, envvar="CARTEBLANCHE_JSON_LOGS", help="Log lines as JSON.")
@click.option(
    "--polite",
    is_flag=True,
    envvar="CARTEBLANCHE_POLITE",
    help="Leave slurs and vulgar words out of BLANKO at every new table.",
)
@click.option("--words/--no-words", default=True, help="Build missing word lists for BLANKO in the background.")
@click.option(
    "--translator",
    metavar="URL",
    envvar="CARTEBLANCHE_TRANSLATOR",
    callback=_check_endpoint,
    help="A language model that authors of cards may ask, by the chat-completions protocol; key: CARTEBLANCHE_TRANSLATOR_KEY.",
)
@click.option(
    "--translator-model", default="", envvar="CARTEBLANCHE_TRANSLATOR_MODEL", help="Which model to ask there for."
)
@click.option(
    "--bot-pause", default=1.4, show_default=True, type=click.FloatRange(0, 60), help="Seconds a bot waits at least."
)
@click.option(
    "--cover-after",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0, 3600),
    help="Seconds after which a bot covers somebody who is gone.",
)
@click.option(
    "--keep-gathering", default=14, show_default=True, type=click.IntRange(0), help="Days to keep rooms without a game."
)
@click.option(
    "--keep-unfinished", default=90, show_default=True, type=click.IntRange(0), help="Days to keep games nobody ends."
)
@click.option(
    "--keep-finished",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Days to keep finished games; 0: ever.",
)
@click.option(
    "--backup-to",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="CARTEBLANCHE_BACKUP_TO",
    help="Make backups in this folder by itself.",
)
@click.option(
    "--backup-every", default=24.0, show_default=True, type=click.FloatRange(0.1), help="Hours between two backups."
)
@click.option("--backup-keep", default=14, show_default=True, type=click.IntRange(1), help="How many backups are kept.")
@click.option(
    "--most-sockets",
    default=1000,
    show_default=True,
    type=click.IntRange(1),
    envvar="CARTEBLANCHE_MOST_SOCKETS",
    help="How many sockets at tables this server takes.",
)
@click.option(
    "--no-limits", is_flag=True, envvar="CARTEBLANCHE_NO_LIMITS", help="Lift all limits: for load tests only."
)
def command(
    database: str | None,
    redis: str | None,
    node_address: str | None,
    port: int,
    lan: bool,
    host: str | None,
    browser: bool,
    password: str | None,
    public_url: str | None,
    host_name: tuple[str, ...],
    tls_certificate: Path | None,
    tls_key: Path | None,
    trusted_proxy: tuple[str, ...],
    json_logs: bool,
    polite: bool,
    words: bool,
    translator: str | None,
    translator_model: str,
    bot_pause: float,
    cover_after: float,
    keep_gathering: int,
    keep_unfinished: int,
    keep_finished: int,
    backup_to: Path | None,
    backup_every: float,
    backup_keep: int,
    most_sockets: int,
    no_limits: bool,
) -> None:
    """Open the house: serve its tables to browsers. Stop with Ctrl-C; every game goes on at the next start."""
    with _failures_in_one_line(as_json=json_logs):
        folder = data.folder()
        if redis is not None and database is None:
            raise click.ClickException("--redis is for several nodes: they share a house in PostgreSQL, --database")
        if database is not None:
            if backup_to is not None:
                raise click.ClickException(
                    "--backup-to copies SQLite files; for PostgreSQL there is pg_dump, or carteblanche migrate"
                )
            asyncio.run(_share_keys(database, folder, password))
        listen = host or ("0.0.0.0" if lan else "127.0.0.1")  # noqa: S104  # the host asked for it
        browser = browser and _has_browser()
        settings = Settings(
            folder=folder,
            key=data.find_cookie_key(folder),
            admin=data.find_admin_token(folder),
            address=database,
            redis=redis,
            node_address=node_address or f"{find_address() if listen in EVERYWHERE else listen}:{port}",
            password=None if password is None else data.hash_password(folder, password),
            public_url=public_url,
            host_names=host_name,
            trusted_proxies=trusted_proxy,
            port=port,
            certificate=tls_certificate,
            certificate_key=tls_key,
            host_code=secrets.token_urlsafe(18) if browser else None,
            most_sockets=most_sockets,
            limited=not no_limits,
            translator=_find_endpoint(translator, translator_model),
            polite=polite,
            build_words=words,
            bot_pause=bot_pause,
            cover_after=cover_after,
            keep_gathering=keep_gathering,
            keep_unfinished=keep_unfinished,
            keep_finished=keep_finished,
            backup_folder=backup_to,
            backup_hours=backup_every,
            backup_keep=backup_keep,
        )
        with lock_house(folder), _bound(listen, port) as bound:
            asyncio.run(_prove(settings.database))
            _greet(settings, listen, port, folder)
            if browser:
                own = f"http://127.0.0.1:{port}/#host={settings.host_code}"
                threading.Timer(0.8, webbrowser.open, [own]).start()
            settings = msgspec.structs.replace(settings, listen=str(bound.getsockname()[0]))
            _serve(settings, bound, json_logs=json_logs)


def _serve(settings: Settings, bound: socket.socket, *, json_logs: bool) -> None:
    from carteblanche.server.app import create
    from carteblanche.server.http.connections import HouseServer, OpenConnections, ServerConfig
    from carteblanche.server.logging import configure
    from carteblanche.server.people.limits import Limits

    configure(as_json=json_logs)
    limits = Limits(lifted=not settings.limited, most_sockets=settings.most_sockets)
    _allow_files(limits.most_connections + limits.most_sockets + SPARE_FILES)
    network = Network(settings)
    config = ServerConfig(
        create(settings, limits, network),
        OpenConnections(limits, settings.trusted_proxies),
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )
    gc.collect()
    gc.freeze()  # what is there now stays; looking through it again and again would cost players time
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.0005)  # the store's thread has little to do, and everybody waits for it
    network.listener = server = HouseServer(config)
    server.run(sockets=[bound])


@contextlib.contextmanager
def _failures_in_one_line(*, as_json: bool) -> Generator[None]:
    """What keeps the house from opening, and what to do about it, for people or as a line of the log."""
    try:
        yield
    except (Unreadable, OSError, sqlite3.Error, SQLAlchemyError, click.ClickException) as error:
        why = error.message if isinstance(error, click.ClickException) else str(error).partition("\n")[0]
        if as_json:
            click.echo(msgspec.json.encode({"level": "error", "event": "cannot start", "why": why}).decode())
            sys.exit(1)
        raise click.ClickException(f"the house cannot open: {why}") from None


async def _share_keys(database: str, folder: Path, password: str | None) -> None:
    from carteblanche.store.store import Store

    async with Store.open(database, shared=True) as store:
        await data.share_keys(store, folder, password)


async def _prove(database: Path | str) -> None:
    """Opens the store once, and brings it up to date, where a failure still ends in one clear line."""
    from carteblanche.store.store import Store

    async with Store.open(database, shared=isinstance(database, str)):
        pass


@contextlib.contextmanager
def _bound(host: str, port: int) -> Generator[socket.socket]:
    """The listening socket, or one clear line why not."""
    try:
        bound = bind(host, port)
    except socket.gaierror as error:
        raise click.ClickException(f"{host} is no address of this machine ({error.strerror}); look at --host") from None
    except (OSError, UnicodeError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise click.ClickException(
            f"{host}, port {port} cannot be used ({said}); try --port {port + 1}, or look at --host"
        ) from None
    try:
        yield bound
    finally:
        bound.close()


def _allow_files(wanted: int) -> None:
    """Lets this process open as many files as it needs for its connections, as far as it may."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _greet(settings: Settings, listen: str, port: int, folder: Path) -> None:
    address = settings.public_url or f"http://{find_address() if listen in EVERYWHERE else '127.0.0.1'}:{port}"
    click.echo(f"Carte Blanche is open at {address}")
    click.echo(f"  data in {folder}; Ctrl-C stops")
    click.echo(f"  admin page, where you let friends in: {address}/admin#{settings.admin}")
    if listen in EVERYWHERE:
        import segno

        segno.make(address, micro=False).terminal(compact=True)


def _has_browser() -> bool:
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or _is_mac()


def _is_mac() -> bool:
    import sys

    return sys.platform == "darwin"
