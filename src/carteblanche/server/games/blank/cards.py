"""A card on its way into a deck: as it is sent, and as it is understood."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar.params import Parameter
from msgspec import Meta
from msgspec.structs import replace

from carteblanche.core.errors import Illegal
from carteblanche.games.blank.deck import INK, Picture, Title, Words, ink
from carteblanche.games.blank.language.grammar import LANGUAGES
from carteblanche.games.blank.language.reading import LONGEST
from carteblanche.library.decks.texts import accept_card
from carteblanche.server.dates import today

AT_ONCE: Final = 2
"""How many cards are read at the same time; the others wait."""

Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
"""A parameter of an address."""

reading: Final = asyncio.Semaphore(AT_ONCE)
"""Held by whoever reads a card."""


class NewCard(msgspec.Struct, forbid_unknown_fields=True):
    """A rule (`card` empty), or words for a game card without any: as text, or as blocks."""

    language: Literal["en", "de", "fr", "pl", "ru"]
    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    blocks: dict[str, Any] | None = None
    card: Annotated[str, Meta(max_length=40)] = ""
    title: Title = ""
    picture: Picture = ()


async def read_card(new: NewCard, author: str) -> Words:
    """The words for a card, from what somebody sent; `Illegal` if they cannot stand on one."""
    if ink(new.picture) > INK:
        raise Illegal("too-much-ink", most=INK)
    async with reading:
        words = await asyncio.to_thread(
            accept_card, new.text, new.language, new.blocks, rule=not new.card, author=author, title=new.title
        )
    return replace(words, picture=new.picture, written=today())
