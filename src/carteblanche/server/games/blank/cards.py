"""A card on its way into a deck: as it is sent, as it is understood, and put upon the newest version."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Annotated, Any, Final, Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import INK, Picture, Title, Words, ink
from carteblanche.games.blank.language.reading import LONGEST
from carteblanche.library.cards import accepted
from carteblanche.server.rooms.scores import today

AT_ONCE: Final = 2
"""How many cards are read at the same time; the others wait."""

reading: Final = asyncio.Semaphore(AT_ONCE)


class NewCard(msgspec.Struct, forbid_unknown_fields=True):
    """A rule (`card` empty), or words for a game card without any: as text, or as blocks."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    card: Annotated[str, Meta(max_length=40)] = ""
    title: Title = ""
    picture: Picture = ()


async def understood(new: NewCard, author: str) -> Words:
    """What somebody sent, ready to stand on a card; `Illegal` if it cannot."""
    if ink(new.picture) > INK:
        raise Illegal("too-much-ink", most=INK)
    async with reading:
        words = await asyncio.to_thread(
            accepted, new.text, new.language, new.blocks, rule=not new.card, author=author, title=new.title
        )
    return replace(words, picture=new.picture, written=today())


class Pens:
    """One pen for each deck. Whoever changes a deck reads it with the pen in hand and lays the pen down when all is durable: so everything
    is put upon the newest version, and nobody writes over what another wrote.
    """

    def __init__(self) -> None:
        self._pens: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, *decks: str | None) -> AsyncGenerator[None]:
        """Waits for the pens of these decks, always in the same order, so that nobody waits for ever."""
        async with AsyncExitStack() as held:
            for deck in sorted({deck for deck in decks if deck is not None}):
                await held.enter_async_context(self._pens.setdefault(deck, asyncio.Lock()))
            yield
