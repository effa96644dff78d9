"""Asks the translator that the host has named: an endpoint that speaks the common chat-completions protocol.

Nothing is sent unless the host has named one and an author asks. What comes back is text from a stranger: bounded in size and time, never
followed to another address, and read by `library.decks.translation` in the reader's process.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar.status_codes import HTTP_200_OK

from carteblanche.core.errors import Illegal
from carteblanche.library.decks.translation import make_messages
from carteblanche.server.logging import Log
from carteblanche.server.settings import Endpoint

SECONDS: Final = 60.0
"""So long an answer may take in all."""
LARGEST: Final = 64 * 1024
"""So many bytes it may have."""
LONGEST: Final = 1000
"""Tokens of an answer, for endpoints that keep to it."""
AT_ONCE: Final = 2
MOST_WAITING: Final = 8
"""How many texts may be asked about at the same time, and how many together with those that wait."""

_log: Final = Log("carteblanche.translator")
Failure = Literal["slow", "unreachable", "refused", "too-large", "unreadable"]


class _Message(msgspec.Struct):
    content: str


class _Choice(msgspec.Struct):
    message: _Message


class _Completion(msgspec.Struct):
    choices: list[_Choice]


class Translator:
    def __init__(self, endpoint: Endpoint | None, *, seconds: float = SECONDS) -> None:
        self._endpoint = endpoint
        self._seconds = seconds
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    @property
    def is_named(self) -> bool:
        """Whether the host has named one."""
        return self._endpoint is not None

    async def ask(self, text: str, *, rule: bool) -> str:
        """What it answers to the text of a card. `Illegal` if there is none, it fails, or too many ask."""
        if self._endpoint is None:
            raise Illegal("no-translator")
        if self._waiting >= MOST_WAITING:
            raise Illegal("too-busy")
        self._waiting += 1
        try:
            async with self._turn, asyncio.timeout(self._seconds):
                body = await _post(self._endpoint, make_messages(text, rule=rule))
        except TimeoutError:
            raise _fail("slow") from None
        finally:
            self._waiting -= 1
        try:
            return msgspec.json.decode(body, type=_Completion).choices[0].message.content
        except (msgspec.MsgspecError, IndexError, RecursionError):
            raise _fail("unreadable") from None


async def _post(endpoint: Endpoint, messages: list[dict[str, str]]) -> bytes:
    """The body of its answer, as it comes: asked for plain and not unpacked. A redirect is not followed."""
    import httpx

    headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
    if endpoint.key:
        headers["Authorization"] = f"Bearer {endpoint.key}"
    asked: dict[str, Any] = {"messages": messages, "temperature": 0, "max_tokens": LONGEST, "stream": False}
    if endpoint.model:
        asked["model"] = endpoint.model
    found = bytearray()
    try:
        async with (
            httpx.AsyncClient(follow_redirects=False, timeout=SECONDS) as client,
            client.stream("POST", endpoint.url, json=asked, headers=headers) as answer,
        ):
            if answer.status_code != HTTP_200_OK:
                raise _fail("refused", status=answer.status_code)
            async for part in answer.aiter_raw():
                found += part
                if len(found) > LARGEST:
                    raise _fail("too-large")
    except (httpx.HTTPError, httpx.InvalidURL, OSError):
        raise _fail("unreachable") from None
    return bytes(found)


def _fail(why: Failure, **details: Any) -> Illegal:
    """The host reads why; neither the text nor the key is logged."""
    _log.warning("translator failed", why=why, **details)
    return Illegal("translator-failed", why=why)
