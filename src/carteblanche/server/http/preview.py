"""What a messenger shows of a link to a table: who invites to which game, with a picture. Nothing where the house has a password."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request

from carteblanche.core.errors import Unreadable
from carteblanche.library.wording import word
from carteblanche.server.rooms.house import House
from carteblanche.server.rooms.reading import read_document
from carteblanche.server.settings import Settings

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
PICTURE: Final = "icon-512.png"
TITLE: Final = "<title>Carte Blanche</title>"


def preferred_language(request: Request[Any, Any, Any]) -> str:
    """The first language that the reader prefers and the product speaks."""
    asked = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])


async def with_preview(html: str, request: Request[Any, Any, Any], house: House, settings: Settings) -> str:
    """The page with tags that say what it is, in the reader's language."""
    language = preferred_language(request)
    title, line = "Carte Blanche", word("app-tagline", language=language)
    kind, _, room = request.url.path.strip("/").partition("/")
    if kind == "t" and settings.password is None:
        game, host = await _find(house, room)
        if game:
            called = word(f"game-{game}", language=language)
            named = word("invite-title", {"host": host, "game": called}, language)
            title = named if host else word("invite-title-none", {"game": called}, language)
            line = word(f"aim-{game}", language=language)
    address = (settings.public_url or str(request.base_url)).rstrip("/")
    tags = {"title": title, "description": line, "image": f"{address}/{PICTURE}", "type": "website"}
    written = "".join(f'<meta property="og:{key}" content="{escape(value)}" />' for key, value in tags.items())
    return html.replace(TITLE, TITLE + written, 1)


async def _find(house: House, room: str) -> tuple[str, str]:
    """The game of this room and its host's name; nothing of a room that is not there or cannot be read. Whoever holds it."""
    kept = await house.store.read_kept_room(room)
    try:
        document = None if kept is None else read_document(kept[1])
    except Unreadable:
        document = None
    return ("", "") if document is None else (document.game, await house.store.read_person(document.host) or "")
