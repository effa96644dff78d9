"""A language that nobody speaks: the English texts with marks on every letter, two fifths longer and in brackets.

Whoever looks at pages in it sees at once what was never translated (letters without marks), and what has no room for a longer
language. It is made from the Fluent files and put in the place of English while a page fetches them; nothing of it is shipped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = "åƀçđéƒĝĥîĵķļɱñöƥǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤǪŔŠŢÛṼŴẊÝŽ"
LONGER: Final = 0.4

_MARKS: Final = str.maketrans(PLAIN, MARKED)
_MESSAGE: Final = re.compile(r"^(-?[a-z][a-z0-9_-]* *= *)", re.MULTILINE)
_VARIANT: Final = re.compile(r"(\s*\*?\[[^\]]*\] ?)")

ASSETS: Final = files("carteblanche") / "server" / "static" / "assets"
"""The built client. It is read from here and not through the page, which may be gone before an answer has come."""


def pseudo(source: str) -> str:
    """A whole Fluent file in the language that nobody speaks."""
    head, *parts = _MESSAGE.split(source)
    messages = zip(parts[::2], parts[1::2], strict=True)
    return head + "".join(name + _value(value) for name, value in messages)


def _value(value: str) -> str:
    """A message's text; comments and empty lines after it stay as they are."""
    lines = value.split("\n")
    end = next((n for n, line in enumerate(lines) if n and not line.startswith((" ", "}"))), len(lines))
    return "\n".join([_pattern("\n".join(lines[:end])), *lines[end:]])


def _pattern(text: str) -> str:
    """Text and placeables in brackets; if there are choices among them, every variant has brackets of its own."""
    pieces = [_choice(piece) if _is_choice(piece) else piece for piece in _pieces(text)]
    marked = "".join(piece if piece.startswith("{") else piece.translate(_MARKS) for piece in pieces)
    body = marked.strip()
    if not body or any(map(_is_choice, pieces)):
        return marked
    letters = sum(len(piece.strip()) for piece in pieces if not piece.startswith("{"))
    # No brackets of Fluent's own: a line that begins with one would be a variant.
    return marked.replace(body, f"⟦{body}{' ' if letters > 12 else ''}{'~' * round(LONGER * letters)}⟧", 1)


def _is_choice(piece: str) -> bool:
    return piece.startswith("{") and "->" in piece


def _choice(placeable: str) -> str:
    selector, variants = placeable[:-1].split("->", 1)
    keys, texts = list[str](), list[str]()
    for piece in _pieces(variants):
        if piece.startswith("{"):
            texts[-1] += piece
            continue
        first, *parts = _VARIANT.split(piece)
        if texts:
            texts[-1] += first
        keys += parts[::2]
        texts += parts[1::2]
    return f"{selector}->" + "".join(key + _pattern(text) for key, text in zip(keys, texts, strict=True)) + "}"


def _pieces(text: str) -> Iterator[str]:
    """Texts and whole placeables, in order."""
    depth, start = 0, 0
    for at, sign in enumerate(text):
        if sign == "{":
            if depth == 0:
                yield text[start:at]
                start = at
            depth += 1
        elif sign == "}":
            depth -= 1
            if depth == 0:
                yield text[start : at + 1]
                start = at + 1
    yield text[start:]


def speak_pseudo(page: Page) -> None:
    """From its next load on, this page speaks the language that nobody speaks instead of English."""
    english = [file.read_text("utf-8") for file in (files("carteblanche") / "locales" / "en").iterdir()]
    signs = {_sign(source): pseudo(source) for source in english}

    def answer(route: Route) -> None:
        name = route.request.url.partition("?")[0].rpartition("/")[2]
        body = (ASSETS / name).read_text(encoding="utf-8")
        found = next((text for sign, text in signs.items() if sign in body), None)
        said = body if found is None else f"export default {json.dumps(found)}"
        route.fulfill(body=said, content_type="text/javascript")

    page.route("**/assets/*.js", answer)


def _sign(source: str) -> str:
    """A line by which this file is known in what was built."""
    found = re.search(r"^[a-z][a-z0-9-]* = [A-Z][a-z ,]{7,}", source, re.MULTILINE)
    assert found is not None
    return found[0]
