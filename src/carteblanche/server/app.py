"""The application: HTTP, sockets and the page, wired to one house."""

from __future__ import annotations

import traceback
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR

from carteblanche import __version__
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.server.data import STATIC
from carteblanche.server.games.extension import Services
from carteblanche.server.games.registry import EXTENSIONS, create_extensions
from carteblanche.server.http import admin, friends, hints, people, replays, rooms
from carteblanche.server.http.handover import Handover
from carteblanche.server.http.hosts import find_host, find_names, is_ours, refuse_host
from carteblanche.server.http.metrics import metrics
from carteblanche.server.http.network import Network
from carteblanche.server.http.nodes import forget_here, join_nodes
from carteblanche.server.http.openapi import HtmlPlugin, JsonPlugin, make_ready
from carteblanche.server.http.preview import with_preview
from carteblanche.server.http.relay import Relays
from carteblanche.server.http.socket import is_passed, socket
from carteblanche.server.jobs.background import BackgroundPool
from carteblanche.server.jobs.backups import Backups
from carteblanche.server.jobs.queue import JobQueue
from carteblanche.server.jobs.supervisor import end, supervise
from carteblanche.server.logging import Log
from carteblanche.server.meter import ERRORS, REFUSALS
from carteblanche.server.nodes.membership import Nodes
from carteblanche.server.nodes.passing import Doors
from carteblanche.server.nodes.routes import Routes
from carteblanche.server.nodes.shared import SharedMemory
from carteblanche.server.people.access import Access, Locked
from carteblanche.server.people.limits import Limits
from carteblanche.server.rooms.checking import check_rooms_later
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.runner import AWAY
from carteblanche.server.settings import Endpoint, Settings
from carteblanche.store.store import Elsewhere, Store, StoreFailed
from carteblanche.wire.to_client import Refused

API: Final[list[Any]] = [
    *people.HANDLERS,
    *rooms.HANDLERS,
    *replays.HANDLERS,
    *hints.HANDLERS,
    *admin.HANDLERS,
    *friends.HANDLERS,
    *(route for extension in EXTENSIONS for route in extension.routes),
]
"""Everything that can be called by HTTP and is described."""
LARGEST_BODY: Final = 64 * 1024
IMMUTABLE: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
"""The client's files are named by their content."""
COMPRESSION: Final = CompressionConfig(backend="gzip", exclude=["^/api/", "^/socket/"])
"""Only for the page and its files: the compressed size of an answer that depends on who asks could reveal its content."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
APP_FILES: Final = {
    "manifest.webmanifest": "application/manifest+json",
    "offline.html": "text/html; charset=utf-8",
    "worker.js": "text/javascript",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
}
WITHOUT_PASSWORD: Final = ("/api/door", "/api/admin/claim", "/health")
"""Paths of the interface that answer before the password was given. The page itself holds no secret."""

_log: Final = Log("carteblanche.server")
Asked = Request[Any, Any, Any]


def create(settings: Settings, limits: Limits, network: Network) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """The application of one house."""
    access = Access(settings, limits)
    handover, relays, doors = Handover(access), Relays(), Doors(settings.key)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        shared = isinstance(settings.database, str)
        async with Store.open(settings.database, shared=shared) as store:
            memory = SharedMemory(settings.redis, settings.key) if settings.redis else None
            house = create_house(
                store,
                limits,
                nodes=Nodes(store, settings.node_address),
                routes=Routes(memory),
                bot_pause=settings.bot_pause,
                build_resources=settings.build_words,
                translator=settings.translator,
                polite=settings.polite,
                cover_after=settings.cover_after,
                keep_days=settings.keep_days,
            )
            app.state.house = house
            await access.load(store)
            house.may_talk = access.may_talk
            if shared:
                join_nodes(house, access, handover, relays, doors, network, memory)
            await house.start()
            checking = supervise("checking", partial(check_rooms_later, house))
            try:
                async with _making_backups(settings):
                    yield
            finally:
                await end(checking)
                await network.close()
                await house.stop()
                await handover.stop()

    async def guard(request: Asked) -> Response[Any] | None:
        """Counts every request against the limits, asks for the password, and refuses requests that pages of other sites send. What another
        node is to answer is answered by it.
        """
        path = request.scope["path"]
        if "\0" in path:
            raise NotFoundException
        house: House = request.app.state.house
        house.nodes.expect_serving_at(path)
        if access.handed_over(request) is not None:
            return None
        access.count(request, "crowd")
        if not path.startswith(("/api/", "/metrics")):
            return None
        access.count(request, "requests")
        if request.method != "GET" and not access.same_origin(request):
            raise Illegal("wrong-origin")
        if path not in WITHOUT_PASSWORD:
            access.expect_admitted(request)
        access.expect_welcome(request)
        return await handover.pass_on(request, house)

    def provide_house(state: State) -> House:
        house: House = state.house
        return house

    def provide_access() -> Access:
        return access

    def provide_settings() -> Settings:
        return settings

    def provide_network() -> Network:
        return network

    async def with_headers(response: Response[Any]) -> Response[Any]:
        response.headers.update(HEADERS)
        if settings.secure:  # over plain http browsers ignore it, and complain
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        return response

    html = _read_page()
    static = (
        [create_static_files_router(path="/assets", directories=[STATIC / "assets"], cache_control=IMMUTABLE)]
        if STATIC.exists()
        else []
    )
    pages = Litestar(
        [
            *API,
            metrics,
            forget_here,
            _page_route(html),
            _file_route(),
            *static,
        ],
        lifespan=[lifespan],
        before_request=guard,
        after_request=with_headers,
        after_exception=[_log_unexpected],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "access": Provide(provide_access, sync_to_thread=False),
            "settings": Provide(provide_settings, sync_to_thread=False),
            "network": Provide(provide_network, sync_to_thread=False),
            **{
                name: Provide(_provide_attribute(extension.game, name), sync_to_thread=False)
                for extension in EXTENSIONS
                for name in extension.provided
            },
        },
        exception_handlers={
            Illegal: _refused,
            Unreadable: _unreadable,
            Locked: _locked,
            HTTPException: _framework_refused(html),
            StoreFailed: _not_saved,
            Elsewhere: _not_saved,
            RecursionError: _too_deep,
        },
        openapi_config=OpenAPIConfig(
            title="Carte Blanche",
            version=__version__,
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, before_request=make_ready()
            ),
            render_plugins=[HtmlPlugin(), JsonPlugin()],
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        compression_config=COMPRESSION,
    )
    return _dispatch(pages, access, limits, relays, doors, find_names(settings.public_url, settings.host_names))


def _dispatch(
    pages: Litestar, access: Access, limits: Limits, relays: Relays, doors: Doors, names: Collection[str]
) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """Sends everything that comes by a name of the house's own, or from another node, where it belongs."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        handed = scope["type"] != "lifespan" and access.handed_over(ASGIConnection(scope)) is not None
        if handed and scope["client"] and not is_passed(scope):
            limits.nodes.add(scope["client"][0])
        if scope["type"] != "lifespan" and not handed and not is_ours(find_host(scope), names):
            await refuse_host(scope, send)
        elif scope["type"] == "websocket":
            await socket(scope, receive, send, pages.state.house, access, relays, doors)
        elif scope.get("method") == "HEAD":  # the server sends the head of what a GET would get
            asked: Any = {**scope, "method": "GET"}
            await pages(asked, receive, send)
        else:
            await pages(scope, receive, send)

    return application


@asynccontextmanager
async def _making_backups(settings: Settings) -> AsyncGenerator[None]:
    """Makes backups by itself meanwhile, if the host wants it so."""
    if settings.backup_folder is None or isinstance(settings.database, str):
        yield
        return
    backups = Backups(settings.database, settings.backup_folder, hours=settings.backup_hours, keep=settings.backup_keep)
    task = supervise("backup", backups.run)
    try:
        yield
    finally:
        await end(task)


def create_house(
    store: Store,
    limits: Limits,
    *,
    bot_pause: float = 0.0,
    build_resources: bool = False,
    translator: Endpoint | None = None,
    polite: bool = False,
    cover_after: float = AWAY,
    keep_days: Mapping[str, int] | None = None,
    nodes: Nodes | None = None,
    routes: Routes | None = None,
) -> House:
    """A house with the extensions of all games."""
    background, nodes = BackgroundPool(), nodes or Nodes(store)
    jobs = JobQueue(background, nodes.mark)
    extensions = create_extensions(Services(store, background, jobs, build_resources, translator, polite))
    return House(
        store,
        limits,
        jobs,
        extensions,
        bot_pause=bot_pause,
        cover_after=cover_after,
        keep_days=keep_days,
        nodes=nodes,
        routes=routes,
    )


def _provide_attribute(game: str, name: str) -> Callable[[State], Any]:
    """Gives route handlers an attribute of their game's extension."""

    def provide(state: State) -> Any:
        return getattr(state.house.extensions[game], name)

    return provide


def _read_page() -> str:
    index = STATIC / "index.html"
    return index.read_text() if index.exists() else "The client is not built: start the house with ./run."


def _page_route(html: str) -> Any:
    """The client: one page for every address that a person can open."""

    @get(
        [
            "/",
            *(f"/{name}/{{_rest:path}}" for name in ("t", "r", "tv", "rules", "learn")),
            *(f"/{name}" for name in ("admin", "join", "scores")),
            *(page for extension in EXTENSIONS for page in extension.pages),
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def page(request: Asked, house: House, settings: Settings) -> str:
        return await with_preview(html, request, house, settings)

    return page


def _file_route() -> Any:
    """Files that make the page installable; their names never change."""

    @get([f"/{name}" for name in APP_FILES], include_in_schema=False)
    async def file(request: Asked) -> Response[bytes]:
        name = request.url.path.removeprefix("/")
        path = STATIC / name
        if not path.is_file():
            raise NotFoundException
        return Response(path.read_bytes(), media_type=APP_FILES[name], headers={"Cache-Control": "no-cache"})

    return file


def _refused(_request: Asked, error: Illegal) -> Response[Refused]:
    REFUSALS[error.code] += 1
    seconds = error.details.get("seconds")
    status = 429 if error.code == "too-often" else 404 if error.code.startswith("no-such-room") else 409
    headers = {"Retry-After": str(seconds)} if seconds else {}
    if error.details.get("what") == "crowd":
        headers["Connection"] = "close"  # and connections are counted, before a request costs anything
    return Response(Refused("", error.code, dict(error.details)), status_code=status, headers=headers | HEADERS)


def _unreadable(_request: Asked, error: Unreadable) -> Response[Refused]:
    return Response(Refused("", "unreadable", {"why": error.message}), status_code=400, headers=HEADERS)


def _too_deep(request: Asked, error: RecursionError) -> Response[Refused]:
    """A body that is nested too deeply for the framework to read. Anywhere else it is an error of ours."""
    if not _is_of_framework(error):
        raise error
    return _unreadable(request, Unreadable("this is nested too deeply"))


def _is_of_framework(error: BaseException) -> bool:
    """Whether it was raised where the framework reads a request."""
    frames = list(traceback.walk_tb(error.__traceback__))
    return bool(frames) and str(frames[-1][0].f_globals.get("__name__", "")).startswith(("litestar", "msgspec"))


def _locked(_request: Asked, _error: Locked) -> Response[Refused]:
    return Response(Refused("", "locked", {}), status_code=401, headers=HEADERS)


def _not_saved(request: Asked, error: StoreFailed | Elsewhere) -> Response[Refused]:
    _log.error("not saved", path=request.url.path, why=str(error).partition("\n")[0])  # what follows are people's words
    return Response(Refused("", "not-saved", {}), status_code=503, headers=HEADERS)


def _framework_refused(html: str) -> Callable[[Asked, HTTPException], Response[Any]]:
    """What the framework refuses, as a `Refused`; a browser that asks for an unknown page gets the client, which says so."""

    def refused(request: Asked, error: HTTPException) -> Response[Any]:
        missing = error.status_code == HTTP_404_NOT_FOUND and not request.url.path.startswith("/api/")
        if missing and "text/html" in request.headers.get("accept", ""):
            return Response(html, status_code=HTTP_404_NOT_FOUND, media_type=MediaType.HTML, headers=HEADERS)
        codes = {400: "unreadable", 404: "not-found", 405: "not-allowed", 413: "too-large"}
        code = codes.get(error.status_code, "refused")
        headers = HEADERS | (error.headers or {})
        return Response(Refused("", code, {"why": error.detail[:200]}), status_code=error.status_code, headers=headers)

    return refused


async def _log_unexpected(error: Exception, scope: Any) -> None:
    """Logs exceptions that are neither refusals nor errors of the client."""
    if isinstance(error, HTTPException) and error.status_code < HTTP_500_INTERNAL_SERVER_ERROR:
        return
    if isinstance(error, RecursionError) and _is_of_framework(error):
        return
    if not isinstance(error, Illegal | Unreadable | Locked | StoreFailed):
        ERRORS["http"] += 1
        _log.error("unexpected", path=scope.get("path"), error=error)
